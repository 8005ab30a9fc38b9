//! What is written down: log, history, the whole truth round by round, and the exchange form.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a test may panic"
)]

#[path = "../common/mod.rs"]
mod common;
#[path = "../../src/bin/replay/read.rs"]
mod read;

mod exchange;
mod history;
mod log;
mod truth;

fn names(number: usize) -> Vec<String> {
    (0..number).map(|seat| format!("Anna \"{seat}\" \\ \u{1}é🂠")).collect()
}
