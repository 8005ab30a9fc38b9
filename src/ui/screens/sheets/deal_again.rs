//! Somebody saw too much: is everything really dealt anew?

use crate::ui::element::{IntoNode, Node, el, side_by_side};

use crate::i18n::Message;
use crate::ui::group::Dealing;
use crate::ui::page::Place;
use crate::ui::parts::{Kind, button, veil};
use crate::ui::words::say;

/// Asks, and deals to the same people.
pub(super) fn deal_again() -> Node {
    let place = Place::here();
    let dealing = Dealing::here();
    veil(
        say(Message::ScriptWrong),
        true,
        side_by_side(vec![
            el("p").class("lead").kid(say(Message::ScriptWrongNote)).view(),
            button(Kind::Primary, Message::DealAgain, move || dealing.deal_again()),
            button(Kind::Quiet, Message::Cancel, move || place.close()),
        ]),
    )
    .node()
}
