//! Light, dark, or as the phone.

use crate::browser::ev;

use crate::i18n::Message;
use crate::ui::element::{Node, el};
use crate::ui::sync::{Look, Looks};
use crate::ui::words::say;

/// A button that says how the page looks and goes to the next look.
pub(in crate::ui) fn looks_button(class: &'static str) -> Node {
    let looks = Looks::here();
    let word = move || {
        say(match looks.0.get() {
            Look::System => Message::ThemeSystem,
            Look::Light => Message::ThemeLight,
            Look::Dark => Message::ThemeDark,
        })
    };
    el("<button type=button>")
        .attr("class", class)
        .attr("data-kind", "quiet")
        .on(ev::CLICK, move |_| looks.0.update(|look| *look = look.next()))
        .kid(el("<span>").say(Message::Theme))
        .kid(el("<small>").live(word))
        .view()
}
