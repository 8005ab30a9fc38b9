//! Keeps the game after every step.

use crate::ui::live::{StoredValue, watch};

use super::tab::Tab;
use crate::browser::storage::Unkept;
use crate::i18n::Message;
use crate::ui::kept;
use crate::ui::page::Place;
use crate::ui::playing::Playing;

/// Keeps the game after every step. If the browser does not keep it, the game goes on and says so once.
pub(super) fn keep_the_game(playing: Playing, place: Place, tab: Tab) {
    let warned = StoredValue::new(false);
    watch(move || {
        let kept = playing.with(|table| if tab.is_ours() { kept::keep(table) } else { Ok(()) });
        if let (Some(Err(why)), false) = (kept, warned.get_value()) {
            warned.set_value(true);
            place.say(match why {
                Unkept::Absent => Message::StorageAbsent,
                Unkept::Full => Message::StorageFull,
            });
        }
    });
}
