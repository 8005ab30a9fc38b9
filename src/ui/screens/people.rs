//! Who plays, in seating order.

use leptos::prelude::*;

use crate::i18n::Message;
use crate::ui::parts::shell::Shell;
use crate::ui::words::say;

/// Who plays, in seating order.
pub(in crate::ui) fn people() -> AnyView {
    
    view! { <Shell name="people"><h1 tabindex="-1">{say(Message::Title)}</h1></Shell> }.into_any()
}
