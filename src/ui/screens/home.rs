//! The first page: a poster, and where to go.

use crate::ui::live::{RwSignal, untrack};

use crate::i18n::Message;
use crate::rules::Phase;
use crate::table::Table;
use crate::ui::element::{Node, el, following, several};
use crate::ui::page::{Page, Place};
use crate::ui::parts::shell::shell;
use crate::ui::parts::{Art, Kind, art, button};
use crate::ui::playing::Playing;
use crate::ui::sync::Tab;

/// The first page.
pub(in crate::ui) fn home() -> Node {
    let asking = RwSignal::new(false);
    let action = following(move || if asking.get() { ask(asking) } else { ways(asking) });
    let place = Place::here();
    let elsewhere = el("<nav class=home-ways>")
        .kid(button(Kind::Quiet, Message::HowToPlay, move || place.go(Page::Help)))
        .kid(button(Kind::Quiet, Message::Credits, move || place.go(Page::Credits)))
        .kid(button(Kind::Quiet, Message::SettingsTitle, move || place.go(Page::Settings)))
        .view();
    let inside = several()
        .kid(el("<div class=poster>").kid(art(Art::Hitler)))
        .kid(el("<h1 tabindex=-1>").say(Message::Title))
        .kid(el("<p class=lead>").say(Message::Tagline))
        .kid(el("<p class=soft>").say(Message::HomePromise))
        .kid(elsewhere)
        .view();
    shell("home").action(action).holding(inside)
}

/// Whether a game would be lost by a new one.
fn would_be_lost(table: &Table) -> bool {
    !matches!(table.game().phase(), Phase::Over(_))
}

/// Goes on with the game, or begins a new one.
fn ways(asking: RwSignal<bool>) -> Node {
    let playing = Playing::here();
    let place = Place::here();
    let tab = Tab::here();
    let resume = move || {
        if !untrack(move || tab.is_elsewhere()) {
            tab.take_over();
        }
        place.go(Page::Play);
    };
    let begin = move || {
        if playing.now(would_be_lost) == Some(true) {
            asking.set(true);
        } else {
            place.go(Page::People);
        }
    };
    if playing.is_on() {
        let new = button(Kind::Secondary, Message::NewGame, begin);
        several().kid(button(Kind::Primary, Message::ResumeGame, resume)).kid(new).view()
    } else {
        button(Kind::Primary, Message::NewGame, begin)
    }
}

/// Is the game in progress really to end?
fn ask(asking: RwSignal<bool>) -> Node {
    let place = Place::here();
    several()
        .kid(el("<p role=alert>").say(Message::EndOldGame))
        .kid(button(Kind::Danger, Message::EndOldGameConfirm, move || place.go(Page::People)))
        .kid(
            // Where the button was that led here).kid(so that a second tap changes nothing.
            button(Kind::Primary, Message::KeepOldGame, move || asking.set(false)),
        )
        .view()
}
