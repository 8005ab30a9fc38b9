//! What the table and each seat see at one moment, in the words and numbers of the exchange form.

use crate::dealer::Private;
use crate::rules::{Ending, Executive, Game, Party, Phase, Policy, Power, Role, Seat, Seats, Session};

/// What the table and each seat see at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// What the table sees.
    pub table: Position,
    /// What each seat sees, in seat order.
    pub seats: Vec<Known>,
}

/// What the table sees.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// The phase by its name in the exchange form.
    pub phase: &'static str,
    /// The candidate or President.
    pub president: usize,
    /// The nominee or Chancellor.
    pub chancellor: Option<usize>,
    /// Who may be chosen now.
    pub eligible: Vec<usize>,
    /// Who has voted.
    pub voted: Vec<usize>,
    /// Steps on the Election Tracker.
    pub tracker: u8,
    /// Liberal policies enacted.
    pub liberal: u8,
    /// Fascist policies enacted.
    pub fascist: u8,
    /// Tiles left to draw.
    pub draw_pile: usize,
    /// Tiles on the discard pile.
    pub discard_pile: usize,
    /// Who is alive.
    pub alive: Vec<usize>,
    /// Who has been investigated.
    pub investigated: Vec<usize>,
    /// The last elected President.
    pub last_president: Option<usize>,
    /// The last elected Chancellor.
    pub last_chancellor: Option<usize>,
    /// Whether a government may veto.
    pub veto_unlocked: bool,
    /// How it ended.
    pub ending: Option<Ending>,
}

/// What one seat knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    /// The roles it knows, its own included.
    pub roles: Vec<(usize, Role)>,
    /// The tiles it holds or peeks at, in the order drawn.
    pub tiles: Vec<Policy>,
    /// The parties it has seen.
    pub parties: Vec<(usize, Party)>,
}

impl Known {
    /// What this notebook says.
    #[must_use]
    pub fn of(notebook: &Private) -> Self {
        Self {
            roles: notebook.known().map(|(seat, role)| (seat.index(), role)).collect(),
            tiles: notebook.tiles().iter().map(|held| held.policy).collect(),
            parties: notebook.parties().map(|(seat, party)| (seat.index(), party)).collect(),
        }
    }
}

impl Position {
    /// What everybody sees of this game.
    #[must_use]
    pub fn of(game: &Game) -> Self {
        let numbers = |seats: Seats| seats.iter().map(Seat::index).collect();
        Self {
            phase: phase_word(game),
            president: game.president().index(),
            chancellor: game.chancellor().map(Seat::index),
            eligible: numbers(game.eligible()),
            voted: match game.phase() {
                Phase::Election { cast, .. } => numbers(*cast),
                _ => Vec::new(),
            },
            tracker: game.board().tracker(),
            liberal: game.board().liberal(),
            fascist: game.board().fascist(),
            draw_pile: game.draw_count(),
            discard_pile: game.discard_count(),
            alive: numbers(game.alive()),
            investigated: numbers(game.investigated()),
            last_president: game.last_elected().map(|last| last.president.index()),
            last_chancellor: game.last_elected().map(|last| last.chancellor.index()),
            veto_unlocked: game.board().is_veto_unlocked(),
            ending: match game.phase() {
                Phase::Over(ending) => Some(*ending),
                _ => None,
            },
        }
    }
}

const fn phase_word(game: &Game) -> &'static str {
    match game.phase() {
        Phase::Dealing(_) | Phase::Nomination { .. } | Phase::Chaos | Phase::Reshuffling(_) => "nomination",
        Phase::Election { .. } | Phase::Vetting(_) => "election",
        Phase::Legislation { step, .. } => match step {
            Session::Drawing | Session::Mixing | Session::Discarding => "legislation_president",
            Session::Passing | Session::Enacting(_) | Session::Turning(_) => "legislation_chancellor",
            Session::Answering => "veto",
        },
        Phase::Executive { power, step: Executive::Showing | Executive::Choosing | Executive::Opening(_), .. } => {
            match power {
                Power::InvestigateLoyalty => "investigation",
                Power::SpecialElection => "special_election",
                Power::PolicyPeek => "policy_peek",
                Power::Execution => "execution",
            }
        }
        Phase::Over(_) => "over",
    }
}
