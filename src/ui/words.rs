//! What the page says, in the chosen language and with the names of this table.

use std::cell::Cell;
use std::rc::Rc;

use super::kept::{self, Key};
use super::live::{RwSignal, Shared, share, shared};
use super::playing::Playing;
use crate::browser::{fetch, page};
use crate::i18n::{Language, Message, Part, Wording, Words};

/// The words in which everything is said.
#[derive(Clone, Copy)]
pub(super) struct Spoken(&'static RwSignal<Rc<Words>>);

thread_local! {
    static HERE: Shared<RwSignal<Rc<Words>>> = const { Shared::new(None) };
    // How often other words were chosen.
    static WISHES: Cell<u32> = const { Cell::new(0) };
}

impl Spoken {
    pub(super) fn provide(words: Words) -> Self {
        Self(share(&HERE, RwSignal::new(Rc::new(words))))
    }

    pub(super) fn here() -> Self {
        Self(shared(&HERE))
    }

    /// Runs again whoever calls this when other words are chosen.
    pub(super) fn track(self) {
        self.0.track();
    }

    /// The language, following its changes.
    pub(super) fn language(self) -> Language {
        self.0.with(|words| words.language())
    }

    /// The set of words, following its changes.
    pub(super) fn wording(self) -> Wording {
        self.0.with(|words| words.wording())
    }

    /// Speaks other words from now on, everywhere; `failed` if they could not be had.
    pub(super) fn speak(self, language: Language, wording: Wording, failed: impl FnOnce() + 'static) {
        let wish = WISHES.get() + 1;
        WISHES.set(wish);
        let spoken = move |words: Words| {
            // Meanwhile somebody chose again; what was chosen last counts, whichever comes first.
            if WISHES.get() != wish {
                return;
            }
            // What cannot be kept lasts as long as the page.
            let _ = kept::write(Key::Language, language.tag());
            let _ = kept::write(Key::Wording, wording.tag());
            self.0.set(Rc::new(words));
        };
        fetch_first_of(language, wording, move |words| match words {
            Some(words) => fetch_rest_of(words, move |words| words.map_or_else(failed, spoken)),
            None => failed(),
        });
    }

    /// Fetches the other part of the words; tells whether it came.
    pub(super) fn fetch_rest(self, then: impl FnOnce(bool) + 'static) {
        let first = Words::clone(&self.0.get_untracked());
        fetch_rest_of(first, move |words| {
            let came = words.is_some();
            if let Some(words) = words
                // Somebody may have chosen another language meanwhile; that one is complete.
                && !self.0.with_untracked(|words| words.are_complete())
            {
                self.0.with_silently(|spoken| *spoken = Rc::new(words));
            }
            then(came);
        });
    }
}

/// Fetches the words of the language that the page chose before the program came.
pub(super) fn fetch_first(then: impl FnOnce(Option<Words>) + 'static) {
    let language = page::root("lang").and_then(|tag| Language::tagged(&tag)).unwrap_or_default();
    let kept = kept::read(Key::Wording);
    let wording = Wording::ALL.into_iter().find(|wording| kept.as_deref() == Some(wording.tag())).unwrap_or_default();
    fetch_first_of(language, wording, then);
}

fn fetch_first_of(language: Language, wording: Wording, then: impl FnOnce(Option<Words>) + 'static) {
    fetch::text(&address(language, wording, Part::First), move |file| {
        then(file.and_then(|file| Words::first(language, wording, &file)));
    });
}

fn fetch_rest_of(first: Words, then: impl FnOnce(Option<Words>) + 'static) {
    fetch::text(&address(first.language(), first.wording(), Part::Rest), move |file| {
        then(file.and_then(|file| first.rest(&file)));
    });
}

fn address(language: Language, wording: Wording, part: Part) -> String {
    [page::file("words").as_str(), language.tag(), "-", wording.tag(), "-", part.tag(), ".txt"].concat()
}

/// The text of a message. Follows the words where it is called inside a view; names are those of the moment.
pub(super) fn say(message: Message) -> String {
    if !message.speaks_of_players() {
        return say_of(message, &[]);
    }
    let names = Playing::here().now(|table| table.names().map(String::from).collect::<Vec<_>>()).unwrap_or_default();
    say_of(message, &names)
}

/// The same about people who sit at no table yet.
pub(super) fn say_of(message: Message, names: &[String]) -> String {
    Spoken::here().0.with(|words| words.text(message, names))
}
