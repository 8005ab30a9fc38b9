//! Is the game really left? It is kept.

use crate::ui::element::{el, side_by_side};
use leptos::prelude::*;

use crate::i18n::Message;
use crate::ui::page::{Page, Place};
use crate::ui::parts::{Button, Kind, Veil};
use crate::ui::words::say;

/// Asks, and goes to the first page.
pub(super) fn leave() -> AnyView {
    let place = Place::here();
    view! { <Veil title=say(Message::MenuLeave) asks=true>{side_by_side(vec![el("p").class("lead").kid(say(Message::LeaveKept)).view(), view! { <Button words=say(Message::LeaveConfirm) press=Callback::new(move |()| place.go(Page::Home)) /> }.into_any(), view! { <Button words=say(Message::Cancel) kind=Kind::Quiet press=Callback::new(move |()| place.close()) /> }.into_any()])}</Veil> }.into_any()
}
