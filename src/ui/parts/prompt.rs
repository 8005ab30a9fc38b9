//! Words at the table: what to do, what to say aloud, what to beware of.

use leptos::prelude::*;

use super::{Art, IconButton, icon};
use crate::i18n::Message;
use crate::ui::words::say;

/// The one sentence that says what happens now.
pub(in crate::ui) fn prompt(words: String) -> AnyView {
    view! { <h1 class="prompt" tabindex="-1">{words}</h1> }.into_any()
}

/// A formal sentence for somebody to say aloud.
pub(in crate::ui) fn quote(words: String) -> AnyView {
    view! { <p class="quote"><span class="quote-say">{say(Message::SayAloud)}</span>{words}</p> }.into_any()
}

/// A warning.
pub(in crate::ui) fn warning(words: String) -> AnyView {
    view! { <p class="warning">{icon(Art::Bolt)} {words}</p> }.into_any()
}

/// What happens in a phase that comes up for the first time; it can be put away.
pub(in crate::ui) fn hint_line(words: String) -> AnyView {
    let shown = RwSignal::new(true);
    let words = StoredValue::new(words);
    view! {
        <Show when=move || shown.get()>
            <div class="hint">
                <p>{words.get_value()}</p>
                <IconButton name=say(Message::HintGotIt) drawing=Art::Close press=Callback::new(move |()| shown.set(false)) />
            </div>
        </Show>
    }
    .into_any()
}
