//! What seats do, and what is recorded.

use serde::{Deserialize, Serialize};

use super::{Handle, Note, Seat};

/// What a seat does in the open. Which tile is meant is public, its face is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Act {
    /// The candidate names a Chancellor.
    Nominate(Seat),
    /// The President throws one of three tiles away.
    Discard(Handle),
    /// The Chancellor enacts one of two tiles.
    Enact(Handle),
    /// The Chancellor wishes to veto this agenda.
    ProposeVeto,
    /// The President answers that wish.
    AnswerVeto {
        /// Whether both tiles are thrown away.
        consent: bool,
    },
    /// The President looks at a party membership.
    Investigate(Seat),
    /// The President puts back the three tiles that were peeked at.
    Peek,
    /// The President names the next candidate.
    CallSpecialElection(Seat),
    /// The President puts a player out of the game.
    Execute(Seat),
}

/// A ballot. Its value is nobody's business until all are in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ballot {
    /// Yes.
    Ja,
    /// No.
    Nein,
}

impl Ballot {
    /// Both ballots.
    pub const ALL: [Self; 2] = [Self::Ja, Self::Nein];
}

/// What a player wants: an act for all to see, or a ballot for the dealer alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Intent {
    /// Done in the open.
    Act(Act),
    /// Laid face down.
    Ballot(Ballot),
}

/// What is recorded. A game is the fold of its facts.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Fact {
    /// A seat did this.
    Act(Seat, Act),
    /// A ballot of this seat lies face down.
    Cast(Seat),
    /// The dealer said this.
    Note(Note),
}

impl Fact {
    /// Whether this fact lays a ballot.
    #[must_use]
    pub const fn is_cast(&self) -> bool {
        matches!(self, Self::Cast(_))
    }
}
