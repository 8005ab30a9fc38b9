//! What the game waits for: chance, choice, ballots, or nothing more.

use super::{Act, Ask, Ending, Seat, Seats};

/// What must come next.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Need {
    /// The dealer must answer.
    Dealer(Ask),
    /// This seat must choose.
    Seat(Seat, Choice),
    /// These seats have not voted yet.
    Ballots {
        /// Who is missing.
        missing: Seats,
    },
    /// Nothing: the game has ended.
    Over(Ending),
}

/// What a seat must choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// A Chancellor.
    Nominate,
    /// Which of three tiles to throw away.
    Discard,
    /// Which of two tiles to enact, or to ask for a veto.
    Enact {
        /// Whether a veto may be asked for.
        veto: bool,
    },
    /// Whether to agree to a veto.
    AnswerVeto,
    /// Whose party to look at.
    Investigate,
    /// To put the peeked tiles back.
    Peek,
    /// The next candidate.
    CallSpecialElection,
    /// Whom to execute.
    Execute,
}

impl Choice {
    /// Whether `act` is of the kind that is to be chosen.
    pub(super) const fn is_met_by(self, act: Act) -> bool {
        matches!(
            (self, act),
            (Self::Nominate, Act::Nominate(_))
                | (Self::Discard, Act::Discard(_))
                | (Self::Enact { .. }, Act::Enact(_) | Act::ProposeVeto)
                | (Self::AnswerVeto, Act::AnswerVeto { .. })
                | (Self::Investigate, Act::Investigate(_))
                | (Self::Peek, Act::Peek)
                | (Self::CallSpecialElection, Act::CallSpecialElection(_))
                | (Self::Execute, Act::Execute(_))
        )
    }
}
