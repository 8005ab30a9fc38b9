//! Three symbols before the envelope opens again.

use leptos::prelude::*;

use crate::i18n::Message;
use crate::ui::parts::shell::Shell;
use crate::ui::words::say;
use crate::rules::Seat;
use crate::table::Step;
/// Three symbols before the envelope opens again.
pub(in crate::ui) fn lock(step: Step, seat: Seat) -> AnyView {
    let _ = (step, seat);
    view! { <Shell name="lock"><h1 tabindex="-1">{say(Message::Title)}</h1></Shell> }.into_any()
}
