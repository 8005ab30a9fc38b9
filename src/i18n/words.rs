//! The words of one language, as the page gets them.

use super::fill::fill;
use super::{Key, Language, Message};

/// Which of two sets of words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Wording {
    /// Those of the game.
    #[default]
    Original,
    /// The same rules in an unhistorical story.
    Mild,
}

impl Wording {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Original, Self::Mild];

    /// What the files of this wording have in their names.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::Original => "original",
            Self::Mild => "mild",
        }
    }
}

/// The words of one language: one text a message. They come as a file, a line a message, and no page carries those of a
/// language that nobody at its table speaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Words {
    language: Language,
    wording: Wording,
    lines: Box<[Box<str>]>,
}

impl Words {
    /// Reads such a file; nothing if it is one of another version.
    #[must_use]
    pub fn read(language: Language, wording: Wording, file: &str) -> Option<Self> {
        let lines: Box<[Box<str>]> = file.lines().map(Box::from).collect();
        (lines.len() == Key::ALL.len()).then_some(Self { language, wording, lines })
    }

    /// The language.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The set of words.
    #[must_use]
    pub const fn wording(&self) -> Wording {
        self.wording
    }

    /// The text of a message. `names` are the players' names in seat order; they may be empty where no player is meant.
    #[must_use]
    pub fn text(&self, message: Message, names: &[String]) -> String {
        let pattern = self.lines.get(message.key() as usize).map(Box::as_ref).unwrap_or_default();
        fill(pattern, message.args(), names, self.language.form())
    }
}
