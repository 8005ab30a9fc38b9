//! One of a few options.

use crate::browser::ev;
use crate::ui::live::{Callback, RwSignal, Signal};

use crate::i18n::Message;
use crate::rules::Seat;
use crate::ui::element::{Node, el};
use crate::ui::playing::Playing;
use crate::ui::words::say;

/// One way: what it is called, and what it means.
pub(in crate::ui) type Word = (Message, Option<Message>);

/// Two ways under a title. `second` tells which is chosen.
pub(in crate::ui) fn two_ways(
    title: Message,
    [first, other]: [Word; 2],
    second: Signal<bool>,
    choose: Callback<bool>,
) -> Node {
    el("<div class=segment role=radiogroup>")
        .attr("aria-label", say(title))
        .kid(el("<h2 class=segment-title aria-hidden=true>").say(title))
        .kid(way(first, Signal::derive(move || !second.get()), Callback::new(move |()| choose.run(false))))
        .kid(way(other, second, Callback::new(move |()| choose.run(true))))
        .view()
}

fn way((word, note): Word, chosen: Signal<bool>, choose: Callback<()>) -> Node {
    el("<button type=button class=option role=radio>")
        .attr_live("aria-checked", move || if chosen.get() { "true" } else { "false" })
        .on(ev::CLICK, move |_| choose.run(()))
        .kid(el("<span class=option-word>").say(word))
        .kid(note.map(|note| el("<span class=option-note>").say(note).view()))
        .view()
}

/// One of these seats.
pub(in crate::ui) fn choose_seat(title: Message, seats: Vec<Seat>, chosen: RwSignal<Option<Seat>>) -> Node {
    let playing = Playing::here();
    let option = move |seat: Seat| {
        el("<button type=button class=option role=radio>")
            .attr_live("aria-checked", move || if chosen.get() == Some(seat) { "true" } else { "false" })
            .on(ev::CLICK, move |_| chosen.set(Some(seat)))
            .kid(el("<bdi class=option-word>").kid(playing.name(seat)))
            .view()
    };
    let options = seats.into_iter().map(option).collect::<Vec<_>>();
    el("<div class=segment role=radiogroup>").attr("aria-label", say(title)).kid(options).view()
}
