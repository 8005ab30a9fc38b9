//! Somebody saw too much: is everything really dealt anew?

use super::question;
use crate::i18n::Message;
use crate::ui::element::Node;
use crate::ui::group;
use crate::ui::page::Place;
use crate::ui::parts::{Kind, button};

/// Asks, and deals to the same people.
pub(super) fn deal_again() -> Node {
    let place = Place::here();
    let buttons = vec![
        button(Kind::Primary, Message::DealAgain, group::deal_again),
        button(Kind::Quiet, Message::Cancel, move || place.close()),
    ];
    question(Message::ScriptWrong, Some(Message::ScriptWrongNote), buttons)
}
