//! Who wants to see their role again?

use leptos::prelude::*;

use super::living;
use crate::i18n::Message;
use crate::rules::Seat;
use crate::table::Command;
use crate::ui::page::Place;
use crate::ui::parts::Veil;
use crate::ui::playing::Playing;
use crate::ui::words::say;

/// A name leads to the cover of that seat, which can be left at no cost.
pub(super) fn look_again() -> AnyView {
    let playing = Playing::here();
    let place = Place::here();
    let name = move |seat: Seat| {
        let look = move |_| {
            place.close();
            let _ = playing.tell_now(Command::LookAgain(seat));
        };
        view! {
            <button type="button" class="menu-item" aria-label=say(Message::AgainConfirm { player: seat }) on:click=look>
                <bdi>{playing.name(seat)}</bdi>
            </button>
        }
        .into_any()
    };
    let names = living(playing).into_iter().map(name).collect::<Vec<_>>();
    view! {
        <Veil title=say(Message::AgainTitle)>
            <p class="soft">{say(Message::AgainNote)}</p>
            <nav class="menu">{names}</nav>
        </Veil>
    }
    .into_any()
}
