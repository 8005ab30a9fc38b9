//! Fingerprints: for the content-security policy, for integrity attributes, for names that change with their bytes.

use sha2::{Digest, Sha256, Sha384};
use std::fmt::Write;

/// As a content-security policy wants it: `sha256-…`.
pub(crate) fn csp_source(script: &str) -> String {
    format!("sha256-{}", base64(&Sha256::digest(script)))
}

/// As an `integrity` attribute wants it: `sha384-…`.
pub(crate) fn integrity(bytes: &[u8]) -> String {
    format!("sha384-{}", base64(&Sha384::digest(bytes)))
}

/// The start of the SHA-256 in hexadecimal, long enough for a file name.
pub(crate) fn short(bytes: &[u8]) -> String {
    let mut text = String::new();
    for byte in Sha256::digest(bytes).iter().take(8) {
        let _ = write!(text, "{byte:02x}");
    }
    text
}

fn base64(bytes: &[u8]) -> String {
    const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for group in bytes.chunks(3) {
        let bits = group.iter().fold(0_u32, |bits, byte| bits << 8 | u32::from(*byte)) << (8 * (3 - group.len()));
        for place in 0..4 {
            let letter = ALPHABET.get((bits >> (18 - 6 * place) & 63) as usize).filter(|_| place <= group.len());
            text.push(letter.map_or('=', |letter| char::from(*letter)));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base64_follows_the_examples_of_rfc_4648() {
        let pairs =
            [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("foobar", "Zm9vYmFy")];
        for (plain, coded) in pairs {
            assert_eq!(base64(plain.as_bytes()), coded);
        }
    }

    #[test]
    fn the_policy_hash_is_the_one_of_the_csp_specification() {
        assert_eq!(csp_source("alert('Hello, world.');"), "sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=");
    }

    #[test]
    fn a_short_fingerprint_has_sixteen_digits() {
        assert_eq!(short(b"abc"), "ba7816bf8f01cfea");
    }
}
