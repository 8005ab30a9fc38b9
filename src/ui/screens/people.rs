//! Who plays: five to ten names in seating order.

mod order;
mod row;

use crate::ui::element::{IntoNode, Node, el, following, side_by_side};
use leptos::prelude::*;

use self::order::Order;
use self::row::row;
use crate::i18n::Message;
use crate::rules::{MOST_SEATS, Players};
use crate::ui::group::{Group, fewest};
use crate::ui::page::{Page, Place};
use crate::ui::parts::prompt::prompt;
use crate::ui::parts::roles::roles_of;
use crate::ui::parts::shell::{Bar, shell};
use crate::ui::parts::{Art, Kind, button, worded};
use crate::ui::words::say;

/// Who plays.
pub(in crate::ui) fn people() -> Node {
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
        side_by_side(vec![
            el("p").class("small soft").attr("role", "status").live(move || say(standing(group))).view(),
            worded(say(Message::ToOptions))
                .asleep(move || group.ready().is_none())
                .press(Kind::Primary, move || go_on.run(()))
                .node(),
        ])
        .node()
    };
    shell("people").bar(Bar::Back).title(say(Message::NewGame)).back(move || place.go(Page::Home)).action(action).holding(side_by_side(vec![(prompt(say(Message::PlayersTitle))).node(), el("p").class("soft").kid(say(Message::PlayersOrder)).view(), following(move || group.remembered.get().then(|| remembered(group))), el("ol").class("names").kid(view! { <For each=move || group.people() key=|person| person.id let:person>{row(group, order, &person).built()}</For> }.into_any()).view(), el("p").class("unseen").attr("role", "status").live(move || order.told()).view(), following(move || add(group, order, group.people().len() >= MOST_SEATS)), following(move || Players::new(group.number()).map(roles_of))])).node()
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
fn add(group: Group, order: Order, full: bool) -> Node {
    if full {
        return el("p").class("soft").kid(say(Message::PlayersFull)).view();
    }
    let press = Callback::new(move |()| order.write_at(group.add(String::new())));
    worded(say(Message::AddPlayer)).art(Art::Plus).press(Kind::Secondary, move || press.run(())).node()
}

/// These people sat here last time.
fn remembered(group: Group) -> Node {
    let clear = Callback::new(move |()| {
        group.remembered.set(false);
        group.fill(Vec::new());
    });
    side_by_side(vec![
        el("p").kid(say(Message::LastGroup)).view(),
        button(Kind::Quiet, Message::ClearNames, move || clear.run(())),
    ])
    .node()
}
