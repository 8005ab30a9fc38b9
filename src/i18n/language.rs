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

    /// What there is to know of each: a row a language.
    const fn about(self) -> About {
        use Direction::LeftToRight;
        const ONE_AND_OTHER: &[Plural] = &[Plural::One, Plural::Other];
        let (tag, own_name, direction, plurals) = match self {
            Self::English => ("en", "English", LeftToRight, ONE_AND_OTHER),
            Self::Italian => ("it", "Italiano", LeftToRight, ONE_AND_OTHER),
            Self::Spanish => ("es", "Español", LeftToRight, ONE_AND_OTHER),
            Self::Portuguese => ("pt", "Português", LeftToRight, ONE_AND_OTHER),
            Self::Dutch => ("nl", "Nederlands", LeftToRight, ONE_AND_OTHER),
            Self::French => ("fr", "Français", LeftToRight, ONE_AND_OTHER),
            Self::German => ("de", "Deutsch", LeftToRight, ONE_AND_OTHER),
        };
        About { tag, own_name, direction, plurals }
    }

    /// Its tag, for `lang`, voices and saves.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        self.about().tag
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
        self.about().own_name
    }

    /// Which way it runs.
    #[must_use]
    pub const fn direction(self) -> Direction {
        self.about().direction
    }

    /// The plural categories it has, in the order in which its texts give the forms.
    #[must_use]
    pub const fn plurals(self) -> &'static [Plural] {
        self.about().plurals
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
    pub(super) fn form(self, number: usize) -> usize {
        let plural = self.plural(number);
        self.plurals().iter().position(|category| *category == plural).unwrap_or_default()
    }
}

/// What is particular to a language, beside its texts.
struct About {
    tag: &'static str,
    own_name: &'static str,
    direction: Direction,
    plurals: &'static [Plural],
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
