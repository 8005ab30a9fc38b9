//! How it ended, and the truth.

use leptos::prelude::*;

use crate::i18n::Message;
use crate::ui::parts::shell::Shell;
use crate::ui::words::say;
use crate::table::Step;
/// How it ended, and the truth.
pub(in crate::ui) fn end(step: Step) -> AnyView {
    let _ = step;
    view! { <Shell name="end"><h1 tabindex="-1">{say(Message::Title)}</h1></Shell> }.into_any()
}
