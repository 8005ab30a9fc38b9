//! The languages and what is particular to each.

/// A language the game speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Italian.
    Italian,
    /// Spanish.
    Spanish,
    /// Portuguese.
    Portuguese,
    /// Dutch.
    Dutch,
    /// French.
    French,
    /// German.
    German,
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
    pub const ALL: [Self; 7] =
        [Self::English, Self::Italian, Self::Spanish, Self::Portuguese, Self::Dutch, Self::French, Self::German];

    /// Its tag, for `lang`, voices and saves.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Italian => "it",
            Self::Spanish => "es",
            Self::Portuguese => "pt",
            Self::Dutch => "nl",
            Self::French => "fr",
            Self::German => "de",
        }
    }

    /// The language with this tag. What follows a hyphen, such as a country, makes no difference.
    #[must_use]
    pub fn tagged(tag: &str) -> Option<Self> {
        let tag = tag.split('-').next()?;
        Self::ALL.into_iter().find(|language| language.tag().eq_ignore_ascii_case(tag))
    }

    /// What its speakers call it.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Italian => "Italiano",
            Self::Spanish => "Español",
            Self::Portuguese => "Português",
            Self::Dutch => "Nederlands",
            Self::French => "Français",
            Self::German => "Deutsch",
        }
    }

    /// Which way it runs.
    #[must_use]
    pub const fn direction(self) -> Direction {
        match self {
            Self::English
            | Self::Italian
            | Self::Spanish
            | Self::Portuguese
            | Self::Dutch
            | Self::French
            | Self::German => Direction::LeftToRight,
        }
    }

    /// The plural categories it has, in the order in which its texts give the forms.
    #[must_use]
    pub const fn plurals(self) -> &'static [Plural] {
        match self {
            Self::English
            | Self::Italian
            | Self::Spanish
            | Self::Portuguese
            | Self::Dutch
            | Self::French
            | Self::German => &[Plural::One, Plural::Other],
        }
    }

    /// The category of a number.
    #[must_use]
    pub const fn plural(self, number: usize) -> Plural {
        match (self, number) {
            (Self::Portuguese | Self::French, 0) | (_, 1) => Plural::One,
            _ => Plural::Other,
        }
    }

    /// Which of the forms in a text is for this number.
    pub(super) const fn form(self) -> fn(usize) -> usize {
        match self {
            Self::Portuguese | Self::French => |number| usize::from(number > 1),
            Self::English | Self::Italian | Self::Spanish | Self::Dutch | Self::German => {
                |number| usize::from(number != 1)
            }
        }
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
