//! The languages and what is particular to each.

use super::english::ENGLISH;
use super::fill::fill;
use super::{Key, Message};

/// A language the game speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    #[default]
    English,
}

/// Which way a language runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// From left to right.
    LeftToRight,
    /// From right to left.
    RightToLeft,
}

/// The plural categories of CLDR that the languages here use for whole numbers below a million.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plural {
    /// "1 tile".
    One,
    /// "0 tiles", "2 tiles".
    Other,
}

impl Language {
    /// Every language.
    pub const ALL: [Self; 1] = [Self::English];

    /// Its tag, for `lang`, voices and saves.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
        }
    }

    /// Which way it runs.
    #[must_use]
    pub const fn direction(self) -> Direction {
        match self {
            Self::English => Direction::LeftToRight,
        }
    }

    /// The plural categories it has, in the order in which its texts give the forms.
    #[must_use]
    pub const fn plurals(self) -> &'static [Plural] {
        match self {
            Self::English => &[Plural::One, Plural::Other],
        }
    }

    /// The category of a number.
    #[must_use]
    pub const fn plural(self, number: usize) -> Plural {
        match (self, number) {
            (Self::English, 1) => Plural::One,
            (Self::English, _) => Plural::Other,
        }
    }

    /// The text of a message with its blanks open.
    #[must_use]
    pub fn pattern(self, key: Key) -> &'static str {
        let table: &[&str] = match self {
            Self::English => &ENGLISH,
        };
        table.get(key as usize).copied().unwrap_or_default()
    }

    /// The text of a message. `names` are the players' names in seat order; they may be empty where no player is meant.
    #[must_use]
    pub fn text(self, message: Message, names: &[String]) -> String {
        let pattern = self.pattern(message.key());
        let form = |number| self.form(number);
        let mut text = String::new();
        message.with_args(&mut |args| text = fill(pattern, args, names, &form));
        text
    }

    /// Which of the forms in a text is for this number.
    fn form(self, number: usize) -> usize {
        let plural = self.plural(number);
        self.plurals().iter().position(|category| *category == plural).unwrap_or_default()
    }
}

impl Direction {
    /// The value of `dir`.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::LeftToRight => "ltr",
            Self::RightToLeft => "rtl",
        }
    }
}
