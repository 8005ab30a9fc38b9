//! The list of messages, grouped by screen. A name in braces is filled in: a `Seat` becomes a player's name, a `usize` a
//! number, or a word form that depends on it.

use super::fill::Arg;
use crate::rules::Seat;

/// Whether an argument of this type is a player.
const fn is_player(kind: &str) -> bool {
    matches!(kind.as_bytes(), b"Seat")
}

catalogue! {
    /// The start page.
    home: Home {
        Title, NewGame,
    }
    /// Nomination.
    nomination: Nomination {
        Nominate { player: Seat },
    }
}
