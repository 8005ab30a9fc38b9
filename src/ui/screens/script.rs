//! The eyes-closed script.

use leptos::prelude::*;

use crate::i18n::Message;
use crate::ui::parts::shell::Shell;
use crate::ui::words::say;
use crate::table::Step;
/// The eyes-closed script.
pub(in crate::ui) fn script(step: Step) -> AnyView {
    let _ = step;
    view! { <Shell name="script"><h1 tabindex="-1">{say(Message::Title)}</h1></Shell> }.into_any()
}
