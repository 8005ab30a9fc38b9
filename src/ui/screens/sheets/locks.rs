//! Somebody has forgotten their symbols: the lock is removed in the open, confirmed twice, and all are told.

use crate::ui::element::{IntoNode, Node, el, following, side_by_side};
use leptos::prelude::*;

use crate::i18n::Message;
use crate::rules::Seat;
use crate::table::{Command, Table};
use crate::ui::page::Place;
use crate::ui::parts::option::choose_seat;
use crate::ui::parts::settle::settling;
use crate::ui::parts::{Kind, button, veil, worded};
use crate::ui::playing::Playing;
use crate::ui::words::say;

/// Choose whose, confirm that everybody watches, confirm again.
pub(super) fn locks() -> Node {
    let playing = Playing::here();
    let chosen = RwSignal::new(None::<Seat>);
    let watched = RwSignal::new(None::<Seat>);
    let locked = playing.now(locked).unwrap_or_default();
    veil(
        say(Message::LockRemoveWho),
        true,
        side_by_side(vec![
            (choose_seat(Message::LockRemoveWho, locked, chosen)).node(),
            following(move || {
                chosen.get().map(|seat| {
                    let sure = watched.get() == Some(seat);
                    side_by_side(vec![
                        el("h3").kid(say(Message::LockRemoveTitle { player: seat })).view(),
                        el("p").kid(say(Message::LockRemoveNote { player: seat })).view(),
                        (if sure { remove(seat) } else { watch(seat, watched) }).node(),
                    ])
                })
            }),
        ]),
    )
    .node()
}

fn locked(table: &Table) -> Vec<Seat> {
    table.game().players().seats().iter().filter(|seat| table.is_locked(*seat)).collect()
}

fn watch(seat: Seat, watched: RwSignal<Option<Seat>>) -> Node {
    let press = Callback::new(move |()| watched.set(Some(seat)));
    button(Kind::Secondary, Message::LockRemoveFirst, move || press.run(()))
}

fn remove(seat: Seat) -> Node {
    let playing = Playing::here();
    let place = Place::here();
    let press = Callback::new(move |()| {
        place.close();
        if playing.attempt_now(Command::RemoveLock(seat)).is_ok() {
            place.say(Message::LockRemoved { player: seat });
        }
    });
    worded(say(Message::LockRemoveSecond)).asleep(settling()).press(Kind::Danger, move || press.run(())).node()
}
