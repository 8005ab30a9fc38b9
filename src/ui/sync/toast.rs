//! Lets go of a line that said what just happened.

use crate::ui::live::{StoredValue, watch};

use crate::browser::timer::{Later, later};
use crate::ui::page::Place;

/// For this long it stays, in milliseconds, unless somebody goes on before.
const STAYS: u32 = 8000;

/// Takes each line away after a while.
pub(super) fn let_go_of_what_was_said(place: Place) {
    let waiting: StoredValue<Option<Later>> = StoredValue::new(None);
    watch(move || {
        let said = place.toast.get().is_some();
        waiting.set_value(said.then(|| later(STAYS, move || place.toast.set(None))));
    });
}
