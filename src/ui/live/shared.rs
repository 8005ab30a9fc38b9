//! What the whole page shares.

use std::cell::Cell;
use std::thread::LocalKey;

use super::gone;

/// Something that all screens share, once the page has begun.
pub(in crate::ui) type Shared<T> = Cell<Option<T>>;

/// Shares it from now on.
pub(in crate::ui) fn share<T: Copy + 'static>(here: &'static LocalKey<Shared<T>>, value: T) -> T {
    here.set(Some(value));
    value
}

/// What is shared.
pub(in crate::ui) fn shared<T: Copy + 'static>(here: &'static LocalKey<Shared<T>>) -> T {
    here.get().unwrap_or_else(|| gone())
}
