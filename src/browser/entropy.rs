//! The browser's strong randomness.

/// 32 fresh random bytes, if the browser has a strong source.
#[must_use]
pub fn seed() -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    super::window()?.crypto().ok()?.get_random_values_with_u8_array(&mut bytes).ok()?;
    Some(bytes)
}
