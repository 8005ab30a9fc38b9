//! Ballots: picking one, and showing them all.

use leptos::prelude::*;

use super::{Art, art};
use crate::i18n::Message;
use crate::rules::{Ballot, Seats};
use crate::ui::playing::Playing;
use crate::ui::words::say;

const fn look(ballot: Ballot) -> (Art, Message, &'static str) {
    match ballot {
        Ballot::Ja => (Art::Ja, Message::Ja, "ja"),
        Ballot::Nein => (Art::Nein, Message::Nein, "nein"),
    }
}

/// A Ja side and a Nein side; nothing is preset.
pub(in crate::ui) fn pick(
    name: String,
    big: bool,
    chosen: Signal<Option<Ballot>>,
    choose: Callback<Ballot>,
) -> AnyView {
    let sides = Ballot::ALL.map(|ballot| {
        let (drawing, word, _) = look(ballot);
        view! {
            <button
                type="button"
                role="radio"
                aria-checked=move || if chosen.get() == Some(ballot) { "true" } else { "false" }
                on:click=move |_| choose.run(ballot)
            >
                {art(drawing)}
                {say(word)}
            </button>
        }
    });
    view! {
        <div class="ballot-pick" role="radiogroup" aria-label=name data-big=big.then_some("")>
            {sides.into_iter().collect_view()}
        </div>
    }
    .into_any()
}

/// Every ballot with its name, Ja first.
pub(in crate::ui) fn shown(ja: Seats, nein: Seats) -> AnyView {
    let playing = Playing::here();
    let votes = ja.iter().map(|seat| (seat, Ballot::Ja)).chain(nein.iter().map(|seat| (seat, Ballot::Nein)));
    let cards = votes.enumerate().map(|(at, (seat, ballot))| {
        let (drawing, word, data) = look(ballot);
        view! {
            <li class="shown-ballot">
                <span class="card" data-vote=data style:--i=at.to_string()>{art(drawing)} {say(word)}</span>
                <bdi>{playing.name(seat)}</bdi>
            </li>
        }
    });
    view! { <ol class="shown">{cards.collect_view()}</ol> }.into_any()
}

/// How many have said what.
pub(in crate::ui) fn count(ja: usize, nein: usize) -> AnyView {
    view! {
        <span>{art(Art::Ja)} {say(Message::Ja)} " " {ja}</span>
        <span>{art(Art::Nein)} {say(Message::Nein)} " " {nein}</span>
    }
    .into_any()
}
