//! Who plays: five to ten names in seating order.

mod order;
mod row;

use crate::ui::element::{el, following, side_by_side};
use leptos::prelude::*;

use self::order::Order;
use self::row::row;
use crate::i18n::Message;
use crate::rules::{MOST_SEATS, Players};
use crate::ui::group::{Group, fewest};
use crate::ui::page::{Page, Place};
use crate::ui::parts::prompt::prompt;
use crate::ui::parts::roles::roles_of;
use crate::ui::parts::shell::{Bar, Shell};
use crate::ui::parts::{Art, Button, Kind};
use crate::ui::words::say;

/// Who plays.
pub(in crate::ui) fn people() -> AnyView {
    let group = Group::here();
    let place = Place::here();
    let order = Order::new(group);
    let action = move || {
        let go_on = Callback::new(move |()| {
            if let Some(names) = untrack(move || group.ready()) {
                group.fill(names);
                place.go(Page::Options);
            }
        });
        side_by_side(vec![el("p").class("small soft").attr("role", "status").live(move || say(standing(group))).view(), view! { <Button words=say(Message::ToOptions) asleep=Signal::derive(move || group.ready().is_none()) press=go_on /> }.into_any()])
        .into_any()
    };
    view! { <Shell name="people" bar=Bar::Back title=say(Message::NewGame) back=Callback::new(move |()| place.go(Page::Home)) action=action>{side_by_side(vec![(prompt(say(Message::PlayersTitle))).into_any(), el("p").class("soft").kid(say(Message::PlayersOrder)).view(), following(move || group.remembered.get().then(|| remembered(group))), el("ol").class("names").kid(view! { <For each=move || group.people() key=|person| person.id let:person>{row(group, order, &person)}</For> }.into_any()).view(), el("p").class("unseen").attr("role", "status").live(move || order.told()).view(), following(move || add(group, order, group.people().len() >= MOST_SEATS)), following(move || Players::new(group.number()).map(roles_of))])}</Shell> }.into_any()
}

/// How many there are, and how many more are needed.
fn standing(group: Group) -> Message {
    let players = group.number();
    match fewest().checked_sub(players) {
        None | Some(0) => Message::PlayersReady { players },
        Some(missing) => Message::PlayersMissing { missing },
    }
}

/// A way to add somebody, while there is room.
fn add(group: Group, order: Order, full: bool) -> AnyView {
    if full {
        return el("p").class("soft").kid(say(Message::PlayersFull)).view();
    }
    let press = Callback::new(move |()| order.write_at(group.add(String::new())));
    view! { <Button words=say(Message::AddPlayer) kind=Kind::Secondary art=Art::Plus press=press /> }.into_any()
}

/// These people sat here last time.
fn remembered(group: Group) -> AnyView {
    let clear = Callback::new(move |()| {
        group.remembered.set(false);
        group.fill(Vec::new());
    });
    side_by_side(vec![
        el("p").kid(say(Message::LastGroup)).view(),
        view! { <Button words=say(Message::ClearNames) kind=Kind::Quiet press=clear /> }.into_any(),
    ])
    .into_any()
}
