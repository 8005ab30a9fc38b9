//! Language, words and looks. They can be changed at any time, in the middle of a game too.

use crate::i18n::{Language, Message, Wording};
use crate::ui::element::{Node, several};
use crate::ui::live::{Callback, Signal};
use crate::ui::page::Place;
use crate::ui::parts::option::choose_way;
use crate::ui::parts::prompt::prompt;
use crate::ui::parts::shell::shell;
use crate::ui::parts::{Kind, button};
use crate::ui::sync::{Look, Looks};
use crate::ui::words::{Spoken, say};

/// Language, words and looks.
pub(in crate::ui) fn settings() -> Node {
    let place = Place::here();
    let action = button(Kind::Primary, Message::Back, move || place.back());
    let inside = several().kid(prompt(say(Message::SettingsTitle))).kid(language()).kid(words()).kid(looks());
    shell("settings").action(action).holding(inside)
}

/// Speaks other words, or says that they could not be had.
fn speak(language: Language, wording: Wording) {
    let place = Place::here();
    Spoken::here().speak(language, wording, move || place.say(Message::LanguageFailed));
}

/// Each language is called what its speakers call it.
fn language() -> Node {
    let spoken = Spoken::here();
    let ways = Language::ALL.map(|language| (language.own_name().to_owned(), None)).into();
    let chosen = Signal::derive(move || place_in(&Language::ALL, spoken.language()));
    let choose = Callback::new(move |at| {
        if let Some(language) = Language::ALL.get(at) {
            speak(*language, spoken.wording());
        }
    });
    choose_way(Message::LanguageTitle, ways, chosen, choose)
}

fn words() -> Node {
    let spoken = Spoken::here();
    let ways = vec![(say(Message::WordsOriginal), None), (say(Message::WordsMild), Some(Message::WordsMildNote))];
    let chosen = Signal::derive(move || place_in(&Wording::ALL, spoken.wording()));
    let choose = Callback::new(move |at| {
        if let Some(wording) = Wording::ALL.get(at) {
            speak(spoken.language(), *wording);
        }
    });
    choose_way(Message::WordsTitle, ways, chosen, choose)
}

fn looks() -> Node {
    let looks = Looks::here();
    let ways = [Message::ThemeSystem, Message::ThemeLight, Message::ThemeDark].map(|look| (say(look), None)).into();
    let chosen = Signal::derive(move || place_in(&Look::ALL, looks.0.get()));
    let choose = Callback::new(move |at: usize| looks.0.set(Look::ALL.get(at).copied().unwrap_or_default()));
    choose_way(Message::Theme, ways, chosen, choose)
}

fn place_in<T: PartialEq>(all: &[T], one: T) -> usize {
    all.iter().position(|each| *each == one).unwrap_or_default()
}
