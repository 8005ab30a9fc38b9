//! Playing a written game again, move by move.

use crate::dealer::{Dealer, Local, Scripted, Spoilt};
use crate::rules::{
    Act, Ballot, Choice, Ending, Executive, Game, Handle, Illegal, Intent, Need, Party, Phase, Players, Policy, Power,
    Role, Seat, Session, Setup,
};

use super::{Move, Refused, What, Written, settle, take};

/// Why a written game cannot be played at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unplayable {
    /// Not five to ten players.
    Players,
    /// Not the roles that this number of players has.
    Roles,
    /// Not six Liberal and eleven Fascist tiles.
    Deck,
    /// Nobody sits there.
    FirstPresident,
    /// A reshuffle is missing or is no order of the tiles left.
    Shuffle,
}

/// Why a move ended the replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The rules refuse it.
    Illegal(Illegal),
    /// The game as written cannot go on.
    Unplayable(Unplayable),
}

/// A written game being played again.
#[derive(Clone, Debug)]
pub struct Replay {
    game: Game,
    dealer: Local<Scripted>,
}

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

impl Replay {
    /// Deals a written game.
    ///
    /// # Errors
    /// Why it cannot be played.
    pub fn new(written: &Written) -> Result<Self, Unplayable> {
        let players = Players::new(written.players.len()).ok_or(Unplayable::Players)?;
        let count = |role| written.roles.iter().filter(|dealt| **dealt == role).count();
        if (written.roles.len(), count(Role::Liberal), count(Role::Hitler)) != (players.number(), players.liberals(), 1) {
            return Err(Unplayable::Roles);
        }
        let first = players.seat(written.first_president).ok_or(Unplayable::FirstPresident)?;
        let setup = Setup::new(players, first).ok_or(Unplayable::FirstPresident)?;
        let piles = core::iter::once(&written.deck).chain(&written.shuffles).cloned();
        let mut dealer = Local::new(players, Scripted::new(written.roles.clone(), piles));
        let mut game = Game::new(setup);
        settle(&mut game, &mut dealer, |_, _| ()).map_err(|_| Unplayable::Deck)?;
        Ok(Self { game, dealer })
    }

    /// Plays one move.
    ///
    /// # Errors
    /// The rules refuse it, or the game as written cannot go on.
    pub fn play(&mut self, step: &Move) -> Result<(), Stop> {
        let intent = self.intent(step).map_err(Stop::Illegal)?;
        take(&mut self.game, &mut self.dealer, intent, |_, _| ()).map_err(|why| match why {
            Refused::Illegal(why) => Stop::Illegal(why),
            Refused::Spoilt(Spoilt) => Stop::Unplayable(Unplayable::Shuffle),
        })
    }

    fn intent(&self, step: &Move) -> Result<(Seat, Intent), Illegal> {
        if let Phase::Over(_) = self.game.phase() {
            return Err(Illegal::Over);
        }
        let seat = |index| self.game.players().seat(index).ok_or(Illegal::Barred(crate::rules::Bar::NoSuchSeat));
        let by = seat(step.by)?;
        let act = match step.what {
            What::Vote { ja } => return Ok((by, Intent::Ballot(if ja { Ballot::Ja } else { Ballot::Nein }))),
            What::Nominate(target) => Act::Nominate(seat(target)?),
            What::Discard(tile) => Act::Discard(self.held(by, tile)?),
            What::Enact(tile) => Act::Enact(self.held(by, tile)?),
            What::ProposeVeto => Act::ProposeVeto,
            What::AnswerVeto { consent } => Act::AnswerVeto { consent },
            What::Investigate(target) => Act::Investigate(seat(target)?),
            What::Peek => Act::Peek,
            What::CallSpecialElection(target) => Act::CallSpecialElection(seat(target)?),
            What::Execute(target) => Act::Execute(seat(target)?),
        };
        Ok((by, Intent::Act(act)))
    }

    fn held(&self, seat: Seat, place: usize) -> Result<Handle, Illegal> {
        let notebook = self.dealer.private(seat).ok_or(Illegal::NotInHand)?;
        notebook.tiles().get(place).map(|held| held.tile).ok_or(Illegal::NotInHand)
    }

    /// What the table and each seat see now.
    #[must_use]
    pub fn shown(&self) -> Shown {
        Shown { table: position(&self.game), seats: self.known() }
    }

    fn known(&self) -> Vec<Known> {
        let notebooks = self.game.players().seats().iter().filter_map(|seat| self.dealer.private(seat));
        notebooks
            .map(|notebook| Known {
                roles: notebook.known().map(|(seat, role)| (seat.index(), role)).collect(),
                tiles: notebook.tiles().iter().map(|held| held.policy).collect(),
                parties: notebook.parties().map(|(seat, party)| (seat.index(), party)).collect(),
            })
            .collect()
    }
}

fn position(game: &Game) -> Position {
    let seats = |seats: crate::rules::Seats| seats.iter().map(Seat::index).collect();
    let chooses = matches!(
        game.need(),
        Need::Seat(_, Choice::Nominate | Choice::Investigate | Choice::CallSpecialElection | Choice::Execute)
    );
    let voted = match game.phase() {
        Phase::Election { cast, .. } => *cast,
        _ => crate::rules::Seats::NONE,
    };
    Position {
        phase: phase_word(game),
        president: game.president().index(),
        chancellor: game.chancellor().map(Seat::index),
        eligible: if chooses {
            game.alive().iter().filter(|seat| game.bar(*seat).is_none()).map(Seat::index).collect()
        } else {
            Vec::new()
        },
        voted: seats(voted),
        tracker: game.board().tracker(),
        liberal: game.board().liberal(),
        fascist: game.board().fascist(),
        draw_pile: game.draw_count(),
        discard_pile: game.discard_count(),
        alive: seats(game.alive()),
        investigated: seats(game.investigated()),
        last_president: game.last_elected().map(|last| last.president.index()),
        last_chancellor: game.last_elected().map(|last| last.chancellor.index()),
        veto_unlocked: game.board().is_veto_unlocked(),
        ending: match game.phase() {
            Phase::Over(ending) => Some(*ending),
            _ => None,
        },
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
