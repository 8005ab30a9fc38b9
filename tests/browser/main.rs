//! The built page in real browsers, served under a sub-path and driven by what a person sees.
//!
//! `cargo verify` builds the page and says in the environment where everything is: `DIST`, `BROWSER`, `CHROMIUM`,
//! `CHROMEDRIVER`, `FIREFOX`, `GECKODRIVER` (see [`visit`]).
#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a test that panics is a test that fails"
)]

#[allow(dead_code, reason = "`cargo play` uses more of it")]
#[path = "../../src/bin/workshop/serve.rs"]
mod serve;

#[allow(dead_code, reason = "the tests of the table use more of it")]
#[path = "../common/people.rs"]
mod people;

mod boot;
mod fits;
mod games;
mod hand;
mod knowing;
mod languages;
mod leaks;
mod measure;
mod people_typed;
mod pictures;
mod plan;
mod reload;
mod trouble;
mod twin;
mod visit;
