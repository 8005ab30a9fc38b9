//! What the browser keeps for this page. It may be absent, full, shared by two tabs, or wiped.

use web_sys::Storage;

/// Why something could not be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unkept {
    /// There is no storage here (a private window, a setting).
    Absent,
    /// There is, but it is full.
    Full,
}

fn storage() -> Option<Storage> {
    super::window()?.local_storage().ok().flatten()
}

/// What is kept under `key`.
#[must_use]
pub fn read(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// Keeps `value` under `key`.
///
/// # Errors
/// It could not be kept; what was there before still is.
pub fn write(key: &str, value: &str) -> Result<(), Unkept> {
    let storage = storage().ok_or(Unkept::Absent)?;
    storage.set_item(key, value).map_err(|_| Unkept::Full)
}

/// Forgets what is kept under `key`.
pub fn remove(key: &str) {
    if let Some(storage) = storage() {
        // Nothing to do if it refuses: a value that cannot be removed is only never read again.
        let _ = storage.remove_item(key);
    }
}
