//! What the game asks of whoever knows the secrets, and what comes back.

use serde::{Deserialize, Serialize};

use super::{Handle, Party, Pile, Policy, Role, Seat, Seats};

/// Which side of a thing is turned up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Facet {
    /// An envelope's secret role.
    Role,
    /// An envelope's party membership.
    Party,
    /// Whether an envelope's role is Hitler, and nothing more.
    IsHitler,
    /// A tile's face.
    Policy,
}

/// Whose eyes may see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum To {
    /// The whole table's.
    Public,
    /// One seat's.
    Seat(Seat),
}

/// Who mixes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mixers {
    /// The whole table, so that nobody can follow a tile.
    All,
    /// One seat, which goes on knowing which is which.
    One(Seat),
}

/// A question to the dealer: a pure function of the facts, so the same on every device.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Ask {
    /// Deal an envelope to each seat.
    Envelopes,
    /// Let those who may know each other know each other.
    Recognition,
    /// Bring this many tiles of each kind.
    Deck {
        /// Liberal tiles.
        liberal: u8,
        /// Fascist tiles.
        fascist: u8,
    },
    /// Mix these tiles and give new handles.
    Mix {
        /// What is mixed.
        tiles: Pile,
        /// Who knows afterwards which is which.
        by: Mixers,
    },
    /// Turn these up.
    Open {
        /// What is turned up.
        items: Pile,
        /// Which side.
        facet: Facet,
        /// Before whose eyes.
        to: To,
    },
    /// Turn up all ballots at once.
    Ballots {
        /// Whose ballots lie face down.
        voters: Seats,
    },
}

/// What everybody saw when something was turned up in public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Face {
    /// A secret role.
    Role(Role),
    /// A party membership.
    Party(Party),
    /// Whether this is Hitler.
    IsHitler(bool),
    /// A tile's face.
    Policy(Policy),
}

/// The dealer's answer, as far as it is public.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Note {
    /// The envelopes, in seat order.
    Envelopes(Pile),
    /// Those who may know each other do.
    Recognised,
    /// These are the handles now.
    Handles(Pile),
    /// This was turned up before everybody.
    Opened(Face),
    /// Something was shown to one seat; not what.
    Shown,
    /// All ballots, turned up at once.
    Ballots {
        /// Who said Ja.
        ja: Seats,
        /// Who said Nein.
        nein: Seats,
    },
}

/// A pile of this one thing.
pub(super) fn one(item: Handle) -> Pile {
    let mut pile = Pile::new();
    pile.push(item);
    pile
}
