//! The last group of people at this phone and how they played, kept for the next game.

use serde::{Deserialize, Serialize};

use super::{Options, Unreadable, seal};
use crate::rules::MOST_SEATS;

/// Changes with every change of what is kept.
const VERSION: u32 = 1;

/// Who plays, clockwise, and how. Names are what was typed: whoever takes them up applies the policy again.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct People {
    /// Their names.
    pub names: Vec<String>,
    /// How they play.
    pub options: Options,
}

impl People {
    /// The group as text: no readable word, and a checksum.
    #[must_use]
    pub fn save(&self) -> Option<String> {
        seal::seal(VERSION, self)
    }

    /// Takes up the group that was kept.
    ///
    /// # Errors
    /// The text is damaged, was saved by a later version, or has more people than any table.
    pub fn load(text: &str) -> Result<Self, Unreadable> {
        let people: Self = seal::open(VERSION, text)?;
        if people.names.len() > MOST_SEATS { Err(Unreadable::Damaged) } else { Ok(people) }
    }
}
