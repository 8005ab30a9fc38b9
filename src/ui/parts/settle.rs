//! A moment of rest for a button that stands where another one just was.

use crate::ui::live::{RwSignal, StoredValue};

use crate::browser::timer::{Later, later};

/// For this long a new button is asleep: the second tap of a hasty finger was meant for the old one.
const SETTLING: u32 = 600;

/// Whether what has just been built must still rest.
pub(in crate::ui) fn settling() -> impl Fn() -> bool + Copy + 'static {
    let asleep = RwSignal::new(true);
    let waking: StoredValue<Option<Later>> = StoredValue::new(None);
    waking.set_value(Some(later(SETTLING, move || {
        asleep.set(false);
    })));
    move || asleep.get()
}
