//! Ballots: picking one, and showing them all.

use crate::browser::ev;
use crate::ui::element::{Node, el, several};
use crate::ui::live::{Callback, Signal};

use super::{Art, art};
use crate::i18n::{Message, digits};
use crate::rules::{Ballot, Seats};
use crate::ui::playing::Playing;

const fn look(ballot: Ballot) -> (Art, Message, &'static str) {
    match ballot {
        Ballot::Ja => (Art::Ja, Message::Ja, "ja"),
        Ballot::Nein => (Art::Nein, Message::Nein, "nein"),
    }
}

/// A Ja side and a Nein side; nothing is preset.
pub(in crate::ui) fn pick(name: String, big: bool, chosen: Signal<Option<Ballot>>, choose: Callback<Ballot>) -> Node {
    let sides = Ballot::ALL.map(|ballot| {
        let (drawing, word, _) = look(ballot);
        el("<button type=button role=radio>")
            .attr_live("aria-checked", move || if chosen.get() == Some(ballot) { "true" } else { "false" })
            .on(ev::CLICK, move |_| choose.run(ballot))
            .kid(art(drawing))
            .say(word)
            .view()
    });
    el("<div class=ballot-pick role=radiogroup>")
        .attr("aria-label", name)
        .attr("data-big", big.then_some(""))
        .kids(sides)
        .view()
}

/// Every ballot with its name, Ja first.
pub(in crate::ui) fn shown(ja: Seats, nein: Seats) -> Node {
    let playing = Playing::here();
    let votes = ja.iter().map(|seat| (seat, Ballot::Ja)).chain(nein.iter().map(|seat| (seat, Ballot::Nein)));
    let cards = votes.enumerate().map(|(at, (seat, ballot))| {
        let (drawing, word, data) = look(ballot);
        el("<li class=shown-ballot>")
            .kid(
                el("<span class=card>")
                    .attr("data-vote", data)
                    .style("--i", &digits(at))
                    .kid(art(drawing))
                    .say(word)
                    .view(),
            )
            .kid(el("<bdi>").kid(playing.name(seat)))
            .view()
    });
    el("<ol class=shown>").kids(cards).view()
}

/// How many have said what.
pub(in crate::ui) fn count(ja: usize, nein: usize) -> Node {
    several()
        .kid(el("<span>").kid(art(Art::Ja)).say(Message::Ja).kid(" ").kid(ja))
        .kid(el("<span>").kid(art(Art::Nein)).say(Message::Nein).kid(" ").kid(nein))
        .view()
}
