//! Is the game really left? It is kept.

use crate::ui::element::{IntoNode, Node, el, side_by_side};

use crate::i18n::Message;
use crate::ui::page::{Page, Place};
use crate::ui::parts::{Kind, button, veil};
use crate::ui::words::say;

/// Asks, and goes to the first page.
pub(super) fn leave() -> Node {
    let place = Place::here();
    veil(
        say(Message::MenuLeave),
        true,
        side_by_side(vec![
            el("p").class("lead").kid(say(Message::LeaveKept)).view(),
            button(Kind::Primary, Message::LeaveConfirm, move || place.go(Page::Home)),
            button(Kind::Quiet, Message::Cancel, move || place.close()),
        ]),
    )
    .node()
}
