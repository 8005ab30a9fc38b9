//! Three symbols before the envelope opens again, and setting them at the first look.

use crate::ui::live::{Callback, RwSignal};

use crate::i18n::Message;
use crate::rules::Seat;
use crate::table::{Command, Lock, Refusal, Screen, Step, TRIES, Table};
use crate::ui::element::{IntoNode, Node, el, following, several};
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
    let action = {
        el("<div class=row>")
            .kid(button(Kind::Secondary, Message::LockClear, move || entered.set(Vec::new())))
            .kid(button(Kind::Quiet, Message::BackToTable, move || playing.tell(step, Command::LeaveIt)))
    };
    let help = move || {
        if forgotten.get() {
            el("<p role=status>").say(Message::LockForgottenNote).view()
        } else {
            button(Kind::Quiet, Message::LockForgotten, move || forgotten.set(true))
        }
    };
    shell("lock").action(action).holding(vec![
        prompt(say(Message::LockEnter)),
        el("<p class=lead>").kid(el("<bdi>").kid(playing.name(seat))).view(),
        (wrong > 0).then(|| warning(say(Message::LockWrong { tries }))).node(),
        lock_pad(entered, unlock),
        following(help),
    ])
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
    let clear = move || {
        entered.set(Vec::new());
        first.set(None);
        differed.set(false);
    };
    let row = el("<div class=row>").kid(button(Kind::Secondary, Message::LockClear, clear)).kid(button(
        Kind::Quiet,
        Message::LockSkip,
        move || done.run(()),
    ));
    several()
        .kid(el("<p class=soft>").kid(el("<bdi>").kid(playing.name(seat))))
        .kid(el("<p class=lead role=status>").live(words))
        .kid(el("<p class='soft small'>").say(Message::LockOfferNote))
        .kid(lock_pad(entered, chosen))
        .kid(row)
        .view()
}
