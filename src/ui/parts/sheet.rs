//! A sheet that lies over a public screen.

use crate::ui::element::{IntoNode, Node, el};
use crate::ui::live::StoredValue;

use super::Art;
use super::button::icon_button;
use crate::browser::events::{self, Listening};
use crate::i18n::Message;
use crate::ui::page::Place;
use crate::ui::words::say;

/// A sheet with a title and a way to close it.
pub(in crate::ui) fn veil(title: String, asks: bool, shows: impl IntoNode) -> Node {
    let place = Place::here();
    let listening: StoredValue<Option<Listening>> = StoredValue::new(None);
    listening.set_value(Some(events::on_escape(move || place.close())));
    let head = el("<header class=sheet-head>").kid(el("<h2 id=sheet-title tabindex=-1>").kid(title)).kid(icon_button(
        say(Message::Close),
        Art::Close,
        move || place.close(),
    ));
    let sheet = el("<section class=sheet>")
        .attr("role", if asks { "alertdialog" } else { "dialog" })
        .attr("aria-modal", "true")
        .attr("aria-labelledby", "sheet-title")
        .kid(head)
        .kid(shows);
    el("<div class=veil data-sheet>").kid(sheet).view()
}
