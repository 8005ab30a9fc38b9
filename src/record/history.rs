//! The rounds of a game, as everybody saw them.

use crate::rules::{Ending, Event, Game, Policy, Seat, Seats, Ticket, Turn};

use super::{Broken, Log};

/// Everything public that happened, round by round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct History {
    /// The rounds, the first one first; the last one may still be going on.
    pub rounds: Vec<Round>,
    /// How the game ended, if it has.
    pub ending: Option<Ending>,
}

/// One round: from the candidate's turn until the next candidate's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// The Presidential candidate.
    pub candidate: Seat,
    /// Why it was their turn.
    pub turn: Turn,
    /// Who was nominated.
    pub nominee: Option<Seat>,
    /// Who said Ja, if ballots were turned over.
    pub ja: Seats,
    /// Who said Nein.
    pub nein: Seats,
    /// Whether the government was elected; nothing before the ballots are turned over.
    pub elected: Option<bool>,
    /// What came of it, in order.
    pub done: Vec<Done>,
}

/// Something public that came of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Done {
    /// The Chancellor is known not to be Hitler.
    NotHitler(Seat),
    /// The tracker moved up to this step.
    Tracker(u8),
    /// A veto was answered.
    Veto {
        /// Whether the President agreed.
        consent: bool,
    },
    /// A policy was enacted; in chaos by nobody.
    Enacted {
        /// Its face.
        policy: Policy,
        /// Whether it was the top tile, in chaos.
        chaos: bool,
    },
    /// Everything not enacted was mixed into a pile of this many.
    Reshuffled(u8),
    /// The President saw this player's party.
    Investigated(Seat),
    /// The President saw the top three tiles.
    Peeked,
    /// The President named this candidate.
    SpecialElection(Seat),
    /// The President executed this player.
    Executed {
        /// Who is out.
        target: Seat,
        /// Whether that was Hitler.
        hitler: bool,
    },
}

impl Round {
    const fn new(candidate: Seat, turn: Turn) -> Self {
        let (ja, nein) = (Seats::NONE, Seats::NONE);
        Self { candidate, turn, nominee: None, ja, nein, elected: None, done: Vec::new() }
    }

    /// The government, once nominated.
    #[must_use]
    pub fn ticket(&self) -> Option<Ticket> {
        Some(Ticket { president: self.candidate, chancellor: self.nominee? })
    }
}

impl History {
    /// The history that a log tells.
    ///
    /// # Errors
    /// The first fact that the rules refuse.
    pub fn of(log: &Log) -> Result<Self, Broken> {
        let mut history = Self::default();
        log.fold_with(|_, _: &Game, events| events.iter().for_each(|event| history.add(*event)))?;
        Ok(history)
    }

    /// Adds what just happened.
    pub fn add(&mut self, event: Event) {
        match event {
            Event::Candidate(candidate, turn) => self.rounds.push(Round::new(candidate, turn)),
            Event::Over(ending) => self.ending = Some(ending),
            Event::Dealt
            | Event::Passed(_)
            | Event::VetoProposed(_)
            | Event::VetoUnlocked
            | Event::LimitsForgotten
            | Event::Power(..) => {}
            _ => {
                if let Some(round) = self.rounds.last_mut() {
                    round.add(event);
                }
            }
        }
    }
}

impl Round {
    fn add(&mut self, event: Event) {
        match event {
            Event::Nominated(ticket) => self.nominee = Some(ticket.chancellor),
            Event::Voted { ja, nein, elected, .. } => {
                (self.ja, self.nein, self.elected) = (ja, nein, Some(elected));
            }
            Event::NotHitler(seat) => self.done.push(Done::NotHitler(seat)),
            Event::Tracker(step) => self.done.push(Done::Tracker(step)),
            Event::VetoAnswered { consent, .. } => self.done.push(Done::Veto { consent }),
            Event::Enacted { policy, by } => self.done.push(Done::Enacted { policy, chaos: by.is_none() }),
            Event::Reshuffled(tiles) => self.done.push(Done::Reshuffled(tiles)),
            Event::Investigated { target, .. } => self.done.push(Done::Investigated(target)),
            Event::Peeked(_) => self.done.push(Done::Peeked),
            Event::SpecialElection { target, .. } => self.done.push(Done::SpecialElection(target)),
            Event::Executed { target, hitler, .. } => self.done.push(Done::Executed { target, hitler }),
            _ => {}
        }
    }
}
