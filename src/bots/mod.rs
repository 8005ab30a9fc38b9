//! Players made of code: a view in, an intent out.

mod random;

pub use random::Random;

use crate::dealer::View;
use crate::rules::{Intent, Need, Seat};

/// Any seat's player.
pub trait Player {
    /// What `seat` does now, knowing only what it may see. `None` if nothing is asked of it.
    fn choose(&mut self, seat: Seat, view: View<'_>) -> Option<Intent>;
}

/// A seat from which something is asked now, if any.
#[must_use]
pub fn asked(need: &Need) -> Option<Seat> {
    match need {
        Need::Seat(seat, _) => Some(*seat),
        Need::Ballots { missing } => missing.iter().next(),
        Need::Dealer(_) | Need::Over(_) => None,
    }
}
