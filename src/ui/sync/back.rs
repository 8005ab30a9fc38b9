//! The browser's Back: never out of a game unasked, never to a secret.

use crate::ui::live::{StoredValue, watch};

use crate::browser::events::{self, Listening};
use crate::browser::page;
use crate::table::{Command, Screen};
use crate::ui::page::{Page, Place, Sheet};
use crate::ui::playing::Playing;

/// On a public screen Back asks whether to leave; with a seat holding the phone it covers; elsewhere it goes home.
pub(super) fn hold_back(playing: Playing, place: Place) {
    let held = StoredValue::new(false);
    watch(move || {
        if place.page.get() != Page::Home && !held.get_value() {
            held.set_value(true);
            page::hold_back();
        }
    });
    let listening: StoredValue<Option<Listening>> = StoredValue::new(None);
    listening.set_value(Some(events::on_back(move || match place.page.get_untracked() {
        Page::Home => {}
        Page::Options => place.go(Page::People),
        Page::People => place.go(Page::Home),
        Page::Help | Page::Credits | Page::Settings => place.back(),
        Page::Play => match playing.now(crate::table::Table::screen) {
            Some(Screen::Public(_)) if place.sheet.get_untracked().is_some() => place.close(),
            Some(Screen::Public(_)) => place.open(Sheet::Leave),
            // Whoever holds the phone put it down; on a cover that changes nothing.
            _ => playing.tell_now(Command::PutDown),
        },
    })));
}
