//! The two parties, the three secret roles, the two kinds of policy.

use serde::{Deserialize, Serialize};

/// One of the two teams; also what a party membership card says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Party {
    /// The majority, which knows nothing.
    Liberal,
    /// The minority, Hitler included.
    Fascist,
}

impl Party {
    /// Both parties.
    pub const ALL: [Self; 2] = [Self::Liberal, Self::Fascist];
}

/// What a secret role card says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Role {
    /// A member of the majority.
    #[default]
    Liberal,
    /// A Fascist who is not Hitler.
    Fascist,
    /// Hitler.
    Hitler,
}

impl Role {
    /// All three roles.
    pub const ALL: [Self; 3] = [Self::Liberal, Self::Fascist, Self::Hitler];

    /// The membership card in the same envelope. Hitler's says Fascist.
    #[must_use]
    pub const fn party(self) -> Party {
        match self {
            Self::Liberal => Party::Liberal,
            Self::Fascist | Self::Hitler => Party::Fascist,
        }
    }
}

/// The face of a policy tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Policy {
    /// Goes on the Liberal track.
    Liberal,
    /// Goes on the Fascist track.
    Fascist,
}

impl Policy {
    /// Both kinds.
    pub const ALL: [Self; 2] = [Self::Liberal, Self::Fascist];

    /// How many of the 17 tiles are Liberal.
    pub const LIBERAL_TILES: u8 = 6;
    /// How many of the 17 tiles are Fascist.
    pub const FASCIST_TILES: u8 = 11;

    /// The party whose track it goes on.
    #[must_use]
    pub const fn party(self) -> Party {
        match self {
            Self::Liberal => Party::Liberal,
            Self::Fascist => Party::Fascist,
        }
    }
}
