//! The first page: a poster, and where to go.

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
    let action = move || {
        view! { {move || if asking.get() { ask(asking) } else { ways(asking) }} }.into_any()
    };
    let place = Place::here();
    let go = move |page: Page| Callback::new(move |()| place.go(page));
    view! {
        <Shell name="home" action=action>
            <div class="poster">{art(Art::Hitler)}</div>
            <h1 tabindex="-1">{say(Message::Title)}</h1>
            <p class="lead">{say(Message::Tagline)}</p>
            <p class="soft">{say(Message::HomePromise)}</p>
            <nav class="row">
                <Button words=say(Message::HowToPlay) kind=Kind::Quiet press=go(Page::Help) />
                <Button words=say(Message::Credits) kind=Kind::Quiet press=go(Page::Credits) />
                {looks_button("button looks")}
            </nav>
        </Shell>
    }
    .into_any()
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
    view! {
        {is_on.then(|| view! { <Button words=say(Message::ResumeGame) press=resume /> })}
        <Button words=say(Message::NewGame) kind=kind press=begin />
    }
    .into_any()
}

/// Is the game in progress really to end?
fn ask(asking: RwSignal<bool>) -> AnyView {
    let place = Place::here();
    view! {
        <p role="alert">{say(Message::EndOldGame)}</p>
        <Button words=say(Message::KeepOldGame) press=Callback::new(move |()| asking.set(false)) />
        <Button
            words=say(Message::EndOldGameConfirm)
            kind=Kind::Danger
            press=Callback::new(move |()| place.go(Page::People))
        />
    }
    .into_any()
}
