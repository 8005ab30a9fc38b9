//! What the whole page shares.

use std::cell::Cell;
use std::thread::LocalKey;

use super::gone;

/// Something that all screens share, once the page has begun.
pub(in crate::ui) type Shared<T> = Cell<Option<&'static T>>;

/// Shares it from now on, for as long as the page lives. Whoever holds it holds a reference and no more: nearly every
/// button does.
pub(in crate::ui) fn share<T>(here: &'static LocalKey<Shared<T>>, value: T) -> &'static T {
    let value = &*Box::leak(Box::new(value));
    here.set(Some(value));
    value
}

/// What is shared.
pub(in crate::ui) fn shared<T>(here: &'static LocalKey<Shared<T>>) -> &'static T {
    here.get().unwrap_or_else(|| gone())
}
