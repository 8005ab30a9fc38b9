//! Somebody saw too much: is everything really dealt anew?

use leptos::prelude::*;

use crate::i18n::Message;
use crate::ui::group::Dealing;
use crate::ui::page::Place;
use crate::ui::parts::{Button, Kind, Veil};
use crate::ui::words::say;

/// Asks, and deals to the same people.
pub(super) fn deal_again() -> AnyView {
    let place = Place::here();
    let dealing = Dealing::here();
    view! {
        <Veil title=say(Message::ScriptWrong) asks=true>
            <p class="lead">{say(Message::ScriptWrongNote)}</p>
            <Button words=say(Message::DealAgain) press=Callback::new(move |()| dealing.deal_again()) />
            <Button words=say(Message::Cancel) kind=Kind::Quiet press=Callback::new(move |()| place.close()) />
        </Veil>
    }
    .into_any()
}
