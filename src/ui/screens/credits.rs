//! Whose work this is.

use leptos::prelude::*;

use crate::i18n::Message;
use crate::ui::parts::shell::Shell;
use crate::ui::words::say;

/// Whose work this is.
pub(in crate::ui) fn credits() -> AnyView {
    
    view! { <Shell name="credits"><h1 tabindex="-1">{say(Message::Title)}</h1></Shell> }.into_any()
}
