//! How this table plays.

use leptos::prelude::*;

use crate::i18n::Message;
use crate::ui::parts::shell::Shell;
use crate::ui::words::say;

/// How this table plays.
pub(in crate::ui) fn options() -> AnyView {
    
    view! { <Shell name="options"><h1 tabindex="-1">{say(Message::Title)}</h1></Shell> }.into_any()
}
