//! The Presidential powers.

use serde::{Deserialize, Serialize};

/// What an elected President must do when a Fascist policy covers it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Power {
    /// The President alone sees a player's party.
    InvestigateLoyalty,
    /// The President alone sees the top three tiles.
    PolicyPeek,
    /// The President names the next candidate.
    SpecialElection,
    /// The President puts a player out of the game.
    Execution,
}

impl Power {
    /// Every power.
    pub const ALL: [Self; 4] = [Self::InvestigateLoyalty, Self::PolicyPeek, Self::SpecialElection, Self::Execution];
}
