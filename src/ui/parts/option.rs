//! One of a few options.

use leptos::prelude::*;

use crate::i18n::Message;
use crate::rules::Seat;
use crate::ui::playing::Playing;
use crate::ui::words::say;

/// One way: what it is called, and what it means.
pub(in crate::ui) type Word = (Message, Option<Message>);

/// Two ways under a title. `second` tells which is chosen.
pub(in crate::ui) fn two_ways(title: Message, [first, other]: [Word; 2], second: Signal<bool>, choose: Callback<bool>) -> AnyView {
    view! {
        <div class="segment" role="radiogroup" aria-label=say(title)>
            <h2 class="segment-title" aria-hidden="true">{say(title)}</h2>
            {way(first, Signal::derive(move || !second.get()), Callback::new(move |()| choose.run(false)))}
            {way(other, second, Callback::new(move |()| choose.run(true)))}
        </div>
    }
    .into_any()
}

fn way((word, note): Word, chosen: Signal<bool>, choose: Callback<()>) -> AnyView {
    view! {
        <button
            type="button"
            class="option"
            role="radio"
            aria-checked=move || if chosen.get() { "true" } else { "false" }
            on:click=move |_| choose.run(())
        >
            <span class="option-word">{say(word)}</span>
            {note.map(|note| view! { <span class="option-note">{say(note)}</span> })}
        </button>
    }
    .into_any()
}

/// One of these seats.
pub(in crate::ui) fn choose_seat(title: Message, seats: Vec<Seat>, chosen: RwSignal<Option<Seat>>) -> AnyView {
    let playing = Playing::here();
    let option = move |seat: Seat| {
        view! {
            <button
                type="button"
                class="option"
                role="radio"
                aria-checked=move || if chosen.get() == Some(seat) { "true" } else { "false" }
                on:click=move |_| chosen.set(Some(seat))
            >
                <bdi class="option-word">{playing.name(seat)}</bdi>
            </button>
        }
        .into_any()
    };
    let options = seats.into_iter().map(option).collect::<Vec<_>>();
    view! { <div class="segment" role="radiogroup" aria-label=say(title)>{options}</div> }.into_any()
}
