//! "A game is in progress": where everybody lands after a reload.

use crate::ui::element::{el, side_by_side};
use leptos::prelude::*;

use crate::i18n::Message;
use crate::table::{Command, Step, Table};
use crate::ui::kept::{self, Found};
use crate::ui::page::{Page, Place};
use crate::ui::parts::board::board;
use crate::ui::parts::prompt::prompt;
use crate::ui::parts::shell::{Layout, Shell};
use crate::ui::parts::{Button, Kind};
use crate::ui::playing::Playing;
use crate::ui::sync::Tab;
use crate::ui::words::say;

/// The game was just loaded. One button leads to whatever was due, never into a secret.
pub(super) fn in_progress(step: Step) -> AnyView {
    let playing = Playing::here();
    let place = Place::here();
    let action = move || {
        side_by_side(vec![view! { <Button words=say(Message::InProgressGoOn) press=Callback::new(move |()| drop(playing.tell(step, Command::Resume))) /> }.into_any(), view! { <Button words=say(Message::MenuLeave) kind=Kind::Quiet press=Callback::new(move |()| place.go(Page::Home)) /> }.into_any()])
        .into_any()
    };
    let saved = playing.now(|table| {
        let round = table.history().rounds.len();
        say(Message::SavedOn { round, players: table.game().players().number() })
    });
    let next = match playing.now(Table::waiting_for).flatten() {
        Some(player) => Message::InProgressNext { player },
        None => Message::InProgressTable,
    };
    view! { <Shell name="resume" layout=Layout::Middle action=action>{side_by_side(vec![(prompt(say(Message::InProgressTitle))).into_any(), el("p").class("lead").kid(saved).view(), el("p").kid(say(next)).view(), (board(true, None)).into_any()])}</Shell> }.into_any()
}

/// Another tab plays this game.
pub(super) fn elsewhere() -> AnyView {
    let playing = Playing::here();
    let tab = Tab::here();
    let take_over = Callback::new(move |()| {
        // The other tab has gone on: what it kept is the game.
        if let Found::Game(table) | Found::Older(table) = kept::find() {
            playing.set(Some(table));
        }
        tab.take_over();
    });
    let action = move || view! { <Button words=say(Message::OtherTabHere) press=take_over /> }.into_any();
    view! { <Shell name="other-tab" layout=Layout::Middle action=action>{prompt(say(Message::OtherTab))}</Shell> }
        .into_any()
}

/// There is no game after all.
pub(super) fn nothing() -> AnyView {
    let place = Place::here();
    let action = move || {
        view! { <Button words=say(Message::NewGame) press=Callback::new(move |()| place.go(Page::People)) /> }
            .into_any()
    };
    view! { <Shell name="nothing" layout=Layout::Middle action=action>{prompt(say(Message::Title))}</Shell> }.into_any()
}
