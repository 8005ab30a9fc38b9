//! The rules, one file a rule.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a test may panic"
)]

#[path = "../common/mod.rs"]
mod common;

mod chaos;
mod election;
mod ending;
mod execution;
mod hitler;
mod investigation;
mod peek;
mod powers;
mod reshuffle;
mod rotation;
mod session;
mod setup;
mod special_election;
mod term_limits;
mod veto;
