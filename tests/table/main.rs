//! The table on one device: who must hold the phone, what is kept, what can be taken back.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a test may panic"
)]

mod announcements;
mod group;
mod hand_over;
mod locks;
#[path = "../common/people.rs"]
mod people;
mod save;
mod take_back;
mod taps;
