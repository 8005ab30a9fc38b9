//! Somebody has forgotten their symbols: the lock is removed in the open, confirmed twice, and all are told.

use crate::ui::live::RwSignal;

use crate::i18n::Message;
use crate::rules::Seat;
use crate::table::{Command, Table};
use crate::ui::element::{Node, el, following};
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
    let confirm = move || {
        let player = chosen.get()?;
        let sure = watched.get() == Some(player);
        Some(vec![
            el("<h3>").say(Message::LockRemoveTitle { player }).view(),
            el("<p>").say(Message::LockRemoveNote { player }).view(),
            if sure { remove(player) } else { watch(player, watched) },
        ])
    };
    let seats = choose_seat(Message::LockRemoveWho, locked, chosen);
    veil(say(Message::LockRemoveWho), true, vec![seats, following(confirm)])
}

fn locked(table: &Table) -> Vec<Seat> {
    table.game().players().seats().iter().filter(|seat| table.is_locked(*seat)).collect()
}

fn watch(seat: Seat, watched: RwSignal<Option<Seat>>) -> Node {
    button(Kind::Secondary, Message::LockRemoveFirst, move || watched.set(Some(seat)))
}

fn remove(seat: Seat) -> Node {
    let playing = Playing::here();
    let place = Place::here();
    let remove = move || {
        place.close();
        if playing.attempt_now(Command::RemoveLock(seat)).is_ok() {
            place.say(Message::LockRemoved { player: seat });
        }
    };
    worded(say(Message::LockRemoveSecond)).asleep(settling()).press(Kind::Danger, remove)
}
