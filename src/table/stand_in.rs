//! Somebody had to go home: another person plays on in their seat.

use serde::{Deserialize, Serialize};

use crate::rules::Seat;

/// A seat that changed hands, in the open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StandIn {
    /// How many rounds had begun.
    pub round: usize,
    /// Which seat.
    pub seat: Seat,
    /// Who left.
    pub from: String,
    /// Who plays on.
    pub to: String,
}

/// All that happened in this game, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct StandIns(Vec<StandIn>);

impl StandIns {
    pub(super) fn all(&self) -> &[StandIn] {
        &self.0
    }

    pub(super) fn add(&mut self, stand_in: StandIn) {
        self.0.push(stand_in);
    }
}
