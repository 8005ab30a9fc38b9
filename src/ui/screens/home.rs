//! The first page.

use leptos::prelude::*;

use crate::i18n::Message;
use crate::ui::parts::shell::Shell;
use crate::ui::words::say;

/// The first page.
pub(in crate::ui) fn home() -> AnyView {
    
    view! { <Shell name="home"><h1 tabindex="-1">{say(Message::Title)}</h1></Shell> }.into_any()
}
