//! The words of one language, as the page gets them.

use super::fill::{Arg, fill};
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

/// Which part of a language's words. The page starts with the first, and fetches the other while people enter names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// What comes before a game.
    First,
    /// The game and its rules.
    Rest,
}

impl Part {
    /// Both, in their order.
    pub const ALL: [Self; 2] = [Self::First, Self::Rest];

    /// What the files of this part have in their names.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Rest => "rest",
        }
    }

    /// The messages in it.
    #[must_use]
    pub fn keys(self) -> &'static [Key] {
        let (first, rest) = Key::ALL.split_at(Key::PassTo as usize);
        match self {
            Self::First => first,
            Self::Rest => rest,
        }
    }
}

/// The words of one language: one text a message. They come as files, a line a message, and no page carries those of a
/// language that nobody at its table speaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Words {
    language: Language,
    wording: Wording,
    lines: Vec<Box<str>>,
}

impl Words {
    /// Reads the first part; nothing if it is one of another version.
    #[must_use]
    pub fn first(language: Language, wording: Wording, file: &str) -> Option<Self> {
        Self { language, wording, lines: Vec::new() }.with(Part::First, file)
    }

    /// The same with the other part; nothing if it is one of another version.
    #[must_use]
    pub fn rest(self, file: &str) -> Option<Self> {
        self.with(Part::Rest, file)
    }

    fn with(mut self, part: Part, file: &str) -> Option<Self> {
        let before = self.lines.len();
        self.lines.extend(file.lines().map(Box::from));
        (self.lines.len() - before == part.keys().len()).then_some(self)
    }

    /// Whether both parts are there.
    #[must_use]
    pub const fn are_complete(&self) -> bool {
        self.lines.len() == Key::ALL.len()
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
        fill(pattern, message.args(), names, self.language)
    }
}

impl Message {
    /// Whether it needs the names of players to be said.
    #[must_use]
    pub fn speaks_of_players(self) -> bool {
        self.args().iter().any(|arg| matches!(arg, Some(Arg::Player(_))))
    }
}
