//! How this table wants to play.

use serde::{Deserialize, Serialize};

/// How ballots are taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Vote {
    /// All show thumbs at once; somebody enters them.
    #[default]
    Hands,
    /// The phone goes around, each ballot behind a cover.
    Secret,
}

/// How Fascists get to know each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Recognition {
    /// The envelope tells them.
    #[default]
    Silent,
    /// Somebody reads the eyes-closed script aloud.
    Script,
}

/// How this table wants to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    /// How ballots are taken.
    pub vote: Vote,
    /// How Fascists get to know each other.
    pub recognition: Recognition,
    /// Whether each player may lock their envelope.
    pub locks: bool,
    /// Whether a sentence explains each phase the first time it comes up.
    pub hints: bool,
}

impl Options {
    /// How many times the phone changes hands in a round with this many living, powers not counted.
    #[must_use]
    pub const fn hand_overs(self, living: usize) -> usize {
        let session = 2;
        match self.vote {
            Vote::Hands => session,
            Vote::Secret => session + living,
        }
    }
}

impl Default for Options {
    fn default() -> Self {
        Self { vote: Vote::Hands, recognition: Recognition::Silent, locks: false, hints: true }
    }
}
