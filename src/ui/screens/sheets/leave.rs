//! Is the game really left? It is kept.

use super::question;
use crate::i18n::Message;
use crate::ui::element::Node;
use crate::ui::page::{Page, Place};
use crate::ui::parts::{Kind, button};

/// Asks, and goes to the first page.
pub(super) fn leave() -> Node {
    let place = Place::here();
    let buttons = vec![
        button(Kind::Primary, Message::LeaveConfirm, move || place.go(Page::Home)),
        button(Kind::Quiet, Message::Cancel, move || place.close()),
    ];
    question(Message::MenuLeave, Some(Message::LeaveKept), buttons)
}
