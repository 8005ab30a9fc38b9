//! Somebody saw too much: is everything really dealt anew?

use crate::ui::element::{el, side_by_side};
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
    view! { <Veil title=say(Message::ScriptWrong) asks=true>{side_by_side(vec![el("p").class("lead").kid(say(Message::ScriptWrongNote)).view(), view! { <Button words=say(Message::DealAgain) press=Callback::new(move |()| dealing.deal_again()) /> }.into_any(), view! { <Button words=say(Message::Cancel) kind=Kind::Quiet press=Callback::new(move |()| place.close()) /> }.into_any()])}</Veil> }.into_any()
}
