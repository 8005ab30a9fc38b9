//! Puts the focus where the new screen begins, and keeps ghost taps from the old one away from it.

use crate::ui::live::{Memo, StoredValue, watch};

use crate::browser::page;
use crate::browser::timer::{Later, later};
use crate::ui::page::Place;
use crate::ui::playing::Playing;
use crate::ui::words::Spoken;

/// For this long a new screen takes no taps: the second tap of a hasty finger was meant for the old one.
const SETTLING: u32 = 300;

/// Follows every change of page, sheet or step.
pub(super) fn follow_the_screen(playing: Playing, place: Place) {
    let waiting: StoredValue<Option<Later>> = StoredValue::new(None);
    let spoken = Spoken::here();
    let shown =
        Memo::new(move || (place.page.get(), place.sheet.get(), playing.screen(), spoken.language(), spoken.wording()));
    let mut begun = false;
    watch(move || {
        // To follow a memo is not enough: it notices nothing before it is read.
        shown.with(|_| ());
        // Nothing was tapped before the first screen.
        if !std::mem::replace(&mut begun, true) {
            return;
        }
        page::to_top();
        // On the root, since the new screen may not be there yet.
        page::set_root("data-still", Some(""));
        waiting.set_value(Some(later(SETTLING, || {
            page::set_root("data-still", None);
            page::close_off_what_is_under_a_sheet();
            // Under a sheet nothing takes the focus, so if there is one this comes to it.
            page::focus_first("[data-screen] [tabindex='-1']");
            page::focus_first("[data-sheet] [tabindex='-1']");
        })));
    });
}
