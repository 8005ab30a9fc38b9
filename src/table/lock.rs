//! Three symbols that keep an envelope shut on a phone that lies about.

use serde::{Deserialize, Serialize};

/// How many symbols there are to choose from.
pub const SYMBOLS: u8 = 9;

/// How many wrong tries put the phone back on the table.
pub const TRIES: u8 = 3;

/// Three symbols in order, each below [`SYMBOLS`].
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lock(pub [u8; 3]);

impl core::fmt::Debug for Lock {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("Lock")
    }
}
