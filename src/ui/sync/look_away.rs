//! Back to the cover when the page is hidden: whoever looks next may be somebody else.

use crate::ui::live::StoredValue;

use crate::browser::events::{self, Listening};
use crate::table::{Command, Screen};
use crate::ui::playing::Playing;

/// Puts the phone down when the page is hidden while a seat has it.
pub(super) fn cover_secrets(playing: Playing) {
    let listening: StoredValue<Option<Listening>> = StoredValue::new(None);
    listening.set_value(Some(events::on_visibility(move |visible| {
        let screen = playing.now(crate::table::Table::screen);
        if !visible && matches!(screen, Some(Screen::Secret { .. } | Screen::Choice { .. } | Screen::Lock { .. })) {
            // Nothing else can be due: the screen was just asked for.
            playing.tell_now(Command::PutDown);
        }
    })));
}
