//! Three symbols before the envelope opens again, and setting them at the first look.

use crate::ui::element::{el, side_by_side};
use leptos::prelude::*;

use crate::i18n::Message;
use crate::rules::Seat;
use crate::table::{Command, Lock, Refusal, Screen, Step, TRIES, Table};
use crate::ui::page::Place;
use crate::ui::parts::lock_pad::lock_pad;
use crate::ui::parts::prompt::{prompt, warning};
use crate::ui::parts::shell::Shell;
use crate::ui::parts::{Button, Kind};
use crate::ui::playing::Playing;
use crate::ui::words::say;

/// A locked envelope.
pub(super) fn lock(step: Step, seat: Seat) -> AnyView {
    let playing = Playing::here();
    let place = Place::here();
    let entered = RwSignal::new(Vec::new());
    let forgotten = RwSignal::new(false);
    let unlock = Callback::new(move |lock: Lock| {
        let wrong = playing.tell(step, Command::Unlock(lock)) == Err(Refusal::WrongLock);
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
            let _ = playing.tell(step, Command::LeaveIt);
        });
        side_by_side(vec![view! { <Button words=say(Message::LockClear) kind=Kind::Secondary press=clear /> }.into_any(), el("div").class("row").kid(view! { <Button words=say(Message::LockForgotten) kind=Kind::Quiet press=Callback::new(move |()| forgotten.set(true)) /> }.into_any()).kid(view! { <Button words=say(Message::BackToTable) kind=Kind::Quiet press=leave /> }.into_any()).view()])
        .into_any()
    };
    view! { <Shell name="lock" action=action>{side_by_side(vec![(prompt(say(Message::LockEnter))).into_any(), el("p").class("lead").kid(el("bdi").kid(playing.name(seat)).view()).view(), ((wrong > 0).then(|| warning(say(Message::LockWrong { tries })))).into_any(), el("p").attr("role", "status").live(move || forgotten.get().then(|| say(Message::LockForgottenNote))).view(), (lock_pad(entered, unlock)).into_any()])}</Shell> }.into_any()
}

/// Choosing three symbols and repeating them, by whoever holds the phone. `done` when they are set, or none are wanted.
pub(super) fn set_lock(step: Step, seat: Seat, done: Callback<()>) -> AnyView {
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
            let _ = playing.tell(step, Command::SetLock(lock));
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
        el("p").class("lead").attr("role", "status").kid(words).view(),
        el("p").class("soft small").kid(say(Message::LockOfferNote)).view(),
        (lock_pad(entered, chosen)).into_any(),
        el("div")
            .class("row")
            .kid(view! { <Button words=say(Message::LockClear) kind=Kind::Secondary press=clear /> }.into_any())
            .kid(view! { <Button words=say(Message::LockSkip) kind=Kind::Quiet press=done /> }.into_any())
            .view(),
    ])
    .into_any()
}
