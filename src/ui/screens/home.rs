//! The first page: a poster, and where to go.

use crate::ui::element::{el, following, side_by_side};
use leptos::prelude::*;

use crate::i18n::Message;
use crate::rules::Phase;
use crate::table::Table;
use crate::ui::page::{Page, Place};
use crate::ui::parts::looks::looks_button;
use crate::ui::parts::shell::Shell;
use crate::ui::parts::{Art, Button, Kind, art};
use crate::ui::playing::Playing;
use crate::ui::sync::Tab;
use crate::ui::words::say;

/// The first page.
pub(in crate::ui) fn home() -> AnyView {
    let asking = RwSignal::new(false);
    let action = move || following(move || if asking.get() { ask(asking) } else { ways(asking) }).into_any();
    let place = Place::here();
    let go = move |page: Page| Callback::new(move |()| place.go(page));
    view! { <Shell name="home" action=action>{side_by_side(vec![el("div").class("poster").kid(art(Art::Hitler)).view(), el("h1").attr("tabindex", "-1").kid(say(Message::Title)).view(), el("p").class("lead").kid(say(Message::Tagline)).view(), el("p").class("soft").kid(say(Message::HomePromise)).view(), el("nav").class("row").kid(view! { <Button words=say(Message::HowToPlay) kind=Kind::Quiet press=go(Page::Help) /> }.into_any()).kid(view! { <Button words=say(Message::Credits) kind=Kind::Quiet press=go(Page::Credits) /> }.into_any()).kid(looks_button("button looks")).view()])}</Shell> }.into_any()
}

/// Whether a game would be lost by a new one.
fn would_be_lost(table: &Table) -> bool {
    !matches!(table.game().phase(), Phase::Over(_))
}

/// Goes on with the game, or begins a new one.
fn ways(asking: RwSignal<bool>) -> AnyView {
    let playing = Playing::here();
    let place = Place::here();
    let tab = Tab::here();
    let resume = Callback::new(move |()| {
        if !untrack(move || tab.is_elsewhere()) {
            tab.take_over();
        }
        place.go(Page::Play);
    });
    let begin = Callback::new(move |()| {
        if playing.now(would_be_lost) == Some(true) {
            asking.set(true);
        } else {
            place.go(Page::People);
        }
    });
    let is_on = playing.is_on();
    let kind = if is_on { Kind::Secondary } else { Kind::Primary };
    side_by_side(vec![
        (is_on.then(|| view! { <Button words=say(Message::ResumeGame) press=resume /> }.into_any())).into_any(),
        view! { <Button words=say(Message::NewGame) kind=kind press=begin /> }.into_any(),
    ])
    .into_any()
}

/// Is the game in progress really to end?
fn ask(asking: RwSignal<bool>) -> AnyView {
    let place = Place::here();
    side_by_side(vec![el("p").attr("role", "alert").kid(say(Message::EndOldGame)).view(), view! { <Button words=say(Message::KeepOldGame) press=Callback::new(move |()| asking.set(false)) /> }.into_any(), view! { <Button words=say(Message::EndOldGameConfirm) kind=Kind::Danger press=Callback::new(move |()| place.go(Page::People)) /> }.into_any()])
    .into_any()
}
