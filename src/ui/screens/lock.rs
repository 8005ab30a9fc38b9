//! Three symbols before the envelope opens again, and setting them at the first look.

use crate::ui::element::{IntoNode, Node, el, side_by_side};
use leptos::prelude::*;

use crate::i18n::Message;
use crate::rules::Seat;
use crate::table::{Command, Lock, Refusal, Screen, Step, TRIES, Table};
use crate::ui::page::Place;
use crate::ui::parts::lock_pad::lock_pad;
use crate::ui::parts::prompt::{prompt, warning};
use crate::ui::parts::shell::shell;
use crate::ui::parts::{Kind, button};
use crate::ui::playing::Playing;
use crate::ui::words::say;

/// A locked envelope.
pub(super) fn lock(step: Step, seat: Seat) -> Node {
    let playing = Playing::here();
    let place = Place::here();
    let entered = RwSignal::new(Vec::new());
    let forgotten = RwSignal::new(false);
    let unlock = Callback::new(move |lock: Lock| {
        let wrong = playing.attempt(step, Command::Unlock(lock)) == Err(Refusal::WrongLock);
        if wrong && !matches!(playing.now(Table::screen), Some(Screen::Lock { .. })) {
            place.say(Message::LockOut);
        }
    });
    let wrong = playing.now(|table| table.acks().wrong_tries % TRIES).unwrap_or_default();
    let tries = usize::from(TRIES - wrong);
    let action = move || {
        let clear = Callback::new(move |()| entered.set(Vec::new()));
        let leave = Callback::new(move |()| {
            // A second tap is refused as stale.
            playing.tell(step, Command::LeaveIt);
        });
        side_by_side(vec![
            button(Kind::Secondary, Message::LockClear, move || clear.run(())),
            el("div")
                .class("row")
                .kid(button(Kind::Quiet, Message::LockForgotten, move || forgotten.set(true)))
                .kid(button(Kind::Quiet, Message::BackToTable, move || leave.run(())))
                .view(),
        ])
        .node()
    };
    shell("lock")
        .action(action)
        .holding(side_by_side(vec![
            (prompt(say(Message::LockEnter))).node(),
            el("p").class("lead").kid(el("bdi").kid(playing.name(seat)).view()).view(),
            ((wrong > 0).then(|| warning(say(Message::LockWrong { tries })))).node(),
            el("p")
                .attr("role", "status")
                .live(move || forgotten.get().then(|| say(Message::LockForgottenNote)))
                .view(),
            (lock_pad(entered, unlock)).node(),
        ]))
        .node()
}

/// Choosing three symbols and repeating them, by whoever holds the phone. `done` when they are set, or none are wanted.
pub(super) fn set_lock(step: Step, seat: Seat, done: Callback<()>) -> Node {
    let playing = Playing::here();
    let entered = RwSignal::new(Vec::new());
    let first = RwSignal::new(None::<[u8; 3]>);
    let differed = RwSignal::new(false);
    let chosen = Callback::new(move |lock: Lock| match first.get_untracked() {
        None => {
            differed.set(false);
            first.set(Some(lock.0));
        }
        Some(before) if before == lock.0 => {
            done.run(());
            playing.tell(step, Command::SetLock(lock));
        }
        Some(_) => {
            differed.set(true);
            first.set(None);
        }
    });
    let words = move || {
        say(match (first.get(), differed.get()) {
            (Some(_), _) => Message::LockRepeat,
            (None, true) => Message::LockDiffers,
            (None, false) => Message::LockChoose,
        })
    };
    let clear = Callback::new(move |()| {
        entered.set(Vec::new());
        first.set(None);
        differed.set(false);
    });
    side_by_side(vec![
        el("p").class("soft").kid(el("bdi").kid(playing.name(seat)).view()).view(),
        el("p").class("lead").attr("role", "status").live(words).view(),
        el("p").class("soft small").kid(say(Message::LockOfferNote)).view(),
        (lock_pad(entered, chosen)).node(),
        el("div")
            .class("row")
            .kid(button(Kind::Secondary, Message::LockClear, move || clear.run(())))
            .kid(button(Kind::Quiet, Message::LockSkip, move || done.run(())))
            .view(),
    ])
    .node()
}
