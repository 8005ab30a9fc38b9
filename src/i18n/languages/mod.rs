//! The languages, one file each. The page does not hold them: its build writes each as a file of lines beside it.

#![allow(clippy::wildcard_imports, reason = "a language fills every group of messages")]

mod dutch;
mod english;
mod french;
mod german;
mod italian;
mod portuguese;
mod spanish;

use super::messages::texts::Texts;
use super::{Key, Language, Part, Wording, Words};

/// A language's texts, and those that are different in mild words.
type Tables = (&'static Texts, &'static [(Key, &'static str)]);

const fn tables(language: Language) -> Tables {
    match language {
        Language::English => (&english::TEXTS, english::MILD),
        Language::Italian => (&italian::TEXTS, italian::MILD),
        Language::Spanish => (&spanish::TEXTS, spanish::MILD),
        Language::Portuguese => (&portuguese::TEXTS, portuguese::MILD),
        Language::Dutch => (&dutch::TEXTS, dutch::MILD),
        Language::French => (&french::TEXTS, french::MILD),
        Language::German => (&german::TEXTS, german::MILD),
    }
}

impl Language {
    /// The text of a message with its blanks open: `{player}`, `{tiles|tile|tiles}`.
    #[must_use]
    pub fn pattern(self, wording: Wording, key: Key) -> &'static str {
        let (texts, mild) = tables(self);
        let milder = mild.iter().find(|(other, _)| *other == key && wording == Wording::Mild);
        milder.map_or_else(|| texts.of(key), |(_, text)| text)
    }

    /// The keys that have a text of their own in mild words.
    #[must_use]
    pub fn milder(self) -> Vec<Key> {
        tables(self).1.iter().map(|(key, _)| *key).collect()
    }

    /// A file that the page fetches: a line a message, in the order of [`Key::ALL`], blanks by place.
    #[must_use]
    pub fn file(self, wording: Wording, part: Part) -> String {
        let line = |key: &Key| by_place(self.pattern(wording, *key), *key) + "\n";
        part.keys().iter().map(line).collect()
    }
}

impl Words {
    /// The words of a language, without a file.
    #[must_use]
    pub fn of(language: Language, wording: Wording) -> Option<Self> {
        Self::first(language, wording, &language.file(wording, Part::First))?.rest(&language.file(wording, Part::Rest))
    }
}

/// `{president}` becomes `{0}`, the place of the argument.
fn by_place(pattern: &str, key: Key) -> String {
    let mut text = pattern.to_owned();
    for (place, (name, _)) in key.args().iter().enumerate() {
        for end in ['}', '|'] {
            text = text.replace(&format!("{{{name}{end}"), &format!("{{{place}{end}"));
        }
    }
    text
}
