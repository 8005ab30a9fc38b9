//! One of a few options.

use crate::browser::ev;
use crate::ui::live::{Callback, RwSignal, Signal};

use crate::i18n::Message;
use crate::rules::Seat;
use crate::ui::element::{Node, el};
use crate::ui::playing::Playing;
use crate::ui::words::say;

/// One way: what it is called, and what it means.
pub(in crate::ui) type Way = (String, Option<Message>);

/// A few ways under a title, one of which is chosen.
pub(in crate::ui) fn choose_way(
    title: Message,
    ways: Vec<Way>,
    chosen: Signal<usize>,
    choose: Callback<usize>,
) -> Node {
    let ways = ways.into_iter().enumerate().map(move |(at, (word, note))| {
        el("<button type=button class=option role=radio>")
            .attr_live("aria-checked", move || if chosen.get() == at { "true" } else { "false" })
            .on(ev::CLICK, move |_| choose.run(at))
            .kid(el("<span class=option-word>").kid(word))
            .kid(note.map(|note| el("<span class=option-note>").say(note)))
    });
    el("<div class=segment role=radiogroup>")
        .attr("aria-label", say(title))
        .kid(el("<h2 class=segment-title aria-hidden=true>").say(title))
        .kids(ways)
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
