//! The harness of the native tests: written deals, whole governments in one word, and random play.
//!
//! | type | used for |
//! |---|---|
//! | [`Table`] | a game with its dealer and its log, played by short sentences |
//! | [`Laid`] | a deal that is written down, for scenarios |
//! | [`play`] | blind play from a seed, for properties |

#![allow(dead_code, unused_imports, unreachable_pub, reason = "each test takes from the harness what it needs")]
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a test may panic"
)]
#![allow(missing_docs, clippy::missing_panics_doc, reason = "the names of tests and of their tools speak")]

mod laid;
pub mod play;
mod table;

pub use laid::{Laid, tiles};
pub use table::{Table, usual_roles};

use secret_hitler::rules::{Players, Policy, Seat, Seats};

pub const L: Policy = Policy::Liberal;
pub const F: Policy = Policy::Fascist;

/// The seat with this number at the largest table; not every table has it.
pub fn seat(index: usize) -> Seat {
    Players::ALL[5].seat(index).expect("no table has this seat")
}

pub fn players(number: usize) -> Players {
    Players::new(number).expect("nobody plays with so few or so many")
}

/// The numbers of these seats.
pub fn numbers(seats: Seats) -> Vec<usize> {
    seats.iter().map(Seat::index).collect()
}

/// The set of these seats.
pub fn seats(numbers: &[usize]) -> Seats {
    numbers.iter().map(|number| seat(*number)).collect()
}
