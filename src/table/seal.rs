//! Text that tells whether it is whole: a version, bytes, a checksum, in letters that any storage keeps.

use crc::{CRC_32_ISO_HDLC, Crc, NoTable};
use data_encoding::BASE64_NOPAD;
use serde::{Serialize, de::DeserializeOwned};

const SUM: Crc<u32, NoTable> = Crc::<u32, NoTable>::new(&CRC_32_ISO_HDLC);

/// No saved game comes near this; anything longer is not one.
const LONGEST: usize = 256 * 1024;

/// Why sealed text cannot be opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// It was sealed by a later version.
    Newer,
    /// It is damaged, or never was ours.
    Damaged,
}

/// Seals a value under this version.
pub(super) fn seal(version: u32, value: &impl Serialize) -> Option<String> {
    let mut bytes = version.to_le_bytes().to_vec();
    bytes.extend(postcard::to_allocvec(value).ok()?);
    let sum = SUM.checksum(&bytes);
    bytes.extend(sum.to_le_bytes());
    Some(BASE64_NOPAD.encode(&bytes))
}

/// Opens what was sealed under this version.
pub(super) fn open<T: DeserializeOwned>(version: u32, text: &str) -> Result<T, Unreadable> {
    if text.len() > LONGEST {
        return Err(Unreadable::Damaged);
    }
    let bytes = BASE64_NOPAD.decode(text.as_bytes()).map_err(|_| Unreadable::Damaged)?;
    let (rest, sum) = bytes.split_last_chunk::<4>().ok_or(Unreadable::Damaged)?;
    if SUM.checksum(rest) != u32::from_le_bytes(*sum) {
        return Err(Unreadable::Damaged);
    }
    let (sealed, value) = rest.split_first_chunk::<4>().ok_or(Unreadable::Damaged)?;
    match u32::from_le_bytes(*sealed) {
        found if found > version => Err(Unreadable::Newer),
        found if found < version => Err(Unreadable::Damaged),
        _ => match postcard::take_from_bytes(value) {
            Ok((value, [])) => Ok(value),
            _ => Err(Unreadable::Damaged),
        },
    }
}
