//! Who plays: five to ten names in seating order.

mod order;
mod row;

use crate::ui::live::{Memo, untrack};

use self::order::Order;
use self::row::row;
use crate::i18n::Message;
use crate::rules::{MOST_SEATS, Players};
use crate::ui::element::{Node, el, following};
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
    // While somebody types, what hangs on the numbers alone stays as it is.
    let number = Memo::new(move || group.number());
    let is_full = Memo::new(move || group.people().len() >= MOST_SEATS);
    let go_on = move || {
        if let Some(names) = untrack(move || group.ready()) {
            group.fill(names);
            place.go(Page::Options);
        }
    };
    let action = {
        let note = el("<p class='small soft' role=status>").live(move || say(standing(number.get())));
        let asleep = move || group.ready().is_none();
        vec![note.view(), worded(say(Message::ToOptions)).asleep(asleep).press(Kind::Primary, go_on)]
    };
    let ids = move || group.people().iter().map(|person| person.id).collect();
    let rows = el("<ol class=names>").rows(ids, move |id| row(group, order, id));
    let inside = vec![
        prompt(say(Message::PlayersTitle)),
        el("<p class=soft>").say(Message::PlayersOrder).view(),
        following(move || group.remembered.get().then(|| remembered(group))),
        rows.view(),
        el("<p class=unseen role=status>").live(move || order.told()).view(),
        following(move || add(group, order, is_full.get())),
        following(move || Players::new(number.get()).map(roles_of)),
    ];
    let back = move || place.go(Page::Home);
    shell("people").bar(Bar::Back).title(say(Message::NewGame)).back(back).action(action).holding(inside)
}

/// How many there are, and how many more are needed.
fn standing(players: usize) -> Message {
    match fewest().checked_sub(players) {
        None | Some(0) => Message::PlayersReady { players },
        Some(missing) => Message::PlayersMissing { missing },
    }
}

/// A way to add somebody, while there is room.
fn add(group: Group, order: Order, full: bool) -> Node {
    if full {
        return el("<p class=soft>").say(Message::PlayersFull).view();
    }
    let press = move || order.write_at(group.add(String::new()));
    worded(say(Message::AddPlayer)).art(Art::Plus).press(Kind::Secondary, press)
}

/// These people sat here last time.
fn remembered(group: Group) -> Vec<Node> {
    let clear = move || {
        group.remembered.set(false);
        group.fill(Vec::new());
    };
    let note = el("<p>").say(Message::LastGroup).view();
    vec![note, button(Kind::Quiet, Message::ClearNames, clear)]
}
