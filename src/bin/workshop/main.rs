//! The workshop: the one native tool behind `cargo play`, `cargo verify` and their smaller sisters.
//!
//! | file | what it knows |
//! |---|---|
//! | [`play`], [`verify`] | the two commands of the README, step by step |
//! | [`tools`], [`browsers`] | what has to be installed, why, and how |
//! | [`page`], [`style`], [`finish`] | how the page is built, and what happens to it after Trunk |
//! | [`shrink`], [`esbuild`] | how it gets lighter |
//! | [`html`], [`digest`] | reading the built page; its fingerprints |
//! | [`budget`] | how heavy the page may be |
//! | [`serve`], [`address`] | handing the page out, and where a phone finds it |
//! | [`project`], [`run`], [`say`] | folders, child processes, the terminal |

mod address;
mod browsers;
mod budget;
mod digest;
mod esbuild;
mod finish;
mod html;
mod page;
mod play;
mod project;
mod run;
mod say;
mod serve;
mod shrink;
mod style;
mod tools;
mod verify;
mod words;

use std::process::ExitCode;

/// What every step answers: a value, or a sentence about what went wrong.
pub(crate) type Result<T, E = Box<dyn std::error::Error>> = std::result::Result<T, E>;

const USAGE: &str = "\
cargo play [--port N] [--build-only]   install what is missing, build the page and serve it
cargo verify                           install what is missing and run every check
cargo measure                          start-up and tap latency of the built page
cargo pictures                         screenshots of every screen";

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let command = words.next().unwrap_or_default();
    let rest: Vec<String> = words.collect();
    let done = match command.as_str() {
        "play" => play::Options::read(&rest).and_then(|options| play::play(&options)),
        "verify" => verify::verify(),
        "measure" => verify::browser_errand("measure"),
        "pictures" => verify::browser_errand("pictures"),
        _ => Err(USAGE.into()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) => {
            say::trouble(&trouble.to_string());
            ExitCode::FAILURE
        }
    }
}
