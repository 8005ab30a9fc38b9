//! Words at the table: what to do, what to say aloud, what to beware of.

use crate::ui::element::{Node, el, following, several};
use crate::ui::live::{RwSignal, StoredValue};

use super::button::icon_button;
use super::{Art, icon};
use crate::i18n::Message;
use crate::ui::words::say;

/// The one sentence that says what happens now.
pub(in crate::ui) fn prompt(words: String) -> Node {
    el("<h1 class=prompt tabindex=-1>").kid(words).view()
}

/// The same for one player alone, who is named: whoever holds the phone by mistake can see it.
pub(in crate::ui) fn prompt_for(player: String, words: String) -> Node {
    several().kid(prompt(words)).kid(el("<p class='soft for-one'>").kid(el("<bdi>").kid(player))).view()
}

/// A formal sentence for somebody to say aloud.
pub(in crate::ui) fn quote(words: String) -> Node {
    el("<p class=quote>").kid(el("<span class=quote-say>").say(Message::SayAloud)).kid(words).view()
}

/// A warning.
pub(in crate::ui) fn warning(words: String) -> Node {
    el("<p class=warning>").kid(icon(Art::Bolt)).kid(words).view()
}

/// What happens in a phase that comes up for the first time; it can be put away.
pub(in crate::ui) fn hint_line(words: String) -> Node {
    let shown = RwSignal::new(true);
    let words = StoredValue::new(words);
    following(move || {
        shown.get().then(|| {
            el("<div class=hint>")
                .kid(el("<p>").kid(words.get_value()))
                .kid(icon_button(say(Message::HintGotIt), Art::Close, move || shown.set(false)))
                .view()
        })
    })
}
