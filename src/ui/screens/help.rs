//! How to play.

use leptos::prelude::*;

use crate::i18n::Message;
use crate::ui::parts::shell::Shell;
use crate::ui::words::say;

/// How to play.
pub(in crate::ui) fn help() -> AnyView {
    
    view! { <Shell name="help"><h1 tabindex="-1">{say(Message::Title)}</h1></Shell> }.into_any()
}
