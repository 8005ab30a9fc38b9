//! `cargo verify`: everything that has to be true, one line a step. A step that fails does not stop the next.

use crate::page::{LEAKING, PAGE};
use crate::tools::{self, Tool};
use crate::{Result, browsers, budget, run, say};
use std::path::PathBuf;
use std::process::Command;

/// Steps so far, and how many of them failed.
#[derive(Default)]
struct Tally {
    passed: u32,
    failed: Vec<String>,
}

impl Tally {
    fn step<T>(&mut self, name: &str, work: impl FnOnce() -> Result<T>) -> Option<T> {
        let watch = say::Watch::start();
        say::line(&format!("… {name}"));
        match work() {
            Ok(value) => {
                self.passed += 1;
                say::line(&format!("ok      {name:<52} {}", watch.read()));
                Some(value)
            }
            Err(trouble) => {
                self.failed.push(name.to_owned());
                say::line(&trouble.to_string());
                say::line(&format!("FAILED  {name:<52} {}", watch.read()));
                None
            }
        }
    }
}

pub(crate) fn verify() -> Result<()> {
    let watch = say::Watch::start();
    let mut tally = Tally::default();
    tally.step("tools", || tools::ensure(&Tool::PAGE).and_then(|()| tools::ensure(&Tool::CHECKS)));
    let places = tally.step("browsers and their drivers", browsers::ensure);
    tally.step("format", || cargo(&["fmt", "--check"]));
    tally.step("clippy, native", || strict_cargo(&["clippy", "--locked", "--all-targets", "--test", "browser"]));
    tally.step("clippy, browser", || strict_cargo(&["clippy", "--locked", "--lib", "--bin", "secret-hitler", WASM]));
    tally.step("architecture", || cargo(&["test", "--locked", "--quiet", "--test", "architecture"]));
    tally.step("native tests", || cargo(&["test", "--locked", "--quiet", "--no-fail-fast"]));
    tally.step("documentation, native", || cargo(&["doc", "--locked", "--quiet", "--no-deps", "--lib"]));
    tally.step("documentation, browser", || cargo(&["doc", "--locked", "--quiet", "--no-deps", "--lib", WASM]));
    tally.step("page", || PAGE.ensure());
    tally.step("weight of the page", || budget::check(&PAGE.dist()));
    tally.step("page that leaks on purpose", || LEAKING.ensure());
    for browser in ["chromium", "firefox"] {
        tally.step(&format!("browser tests in {browser}"), || browser_tests(places.as_deref(), browser, &[]));
    }
    say::line(&format!("took {}", watch.read()));
    say::line(&format!("{} passed, {} failed", tally.passed, tally.failed.len()));
    if tally.failed.is_empty() { Ok(()) } else { Err(format!("failed: {}", tally.failed.join(", ")).into()) }
}

/// An errand that is no check: a measurement or a set of pictures, written as ignored tests of this module of the
/// browser tests, which have all it needs to drive a browser.
pub(crate) fn browser_errand(module: &str) -> Result<()> {
    tools::ensure(&Tool::PAGE)?;
    let places = browsers::ensure()?;
    PAGE.ensure()?;
    // Whether it is too heavy is for `cargo verify` to say.
    let _ = budget::check(&PAGE.dist());
    browser_tests(Some(&places), "chromium", &["--ignored", "--nocapture", "--test-threads=1", &format!("{module}::")])
}

/// Runs the browser tests on the built page. They learn from the environment where it lies and what drives which browser.
fn browser_tests(places: Option<&[(&str, PathBuf)]>, browser: &str, arguments: &[&str]) -> Result<()> {
    let places = places.ok_or("without browsers and drivers they cannot run")?;
    let mut command = run::cargo();
    command.args(["test", "--locked", "--quiet", "--test", "browser", "--"]).args(arguments);
    command
        .env("BROWSER", browser)
        .env("DIST", PAGE.dist())
        .env("LEAKING_DIST", LEAKING.dist())
        .envs(places.iter().map(|(name, place)| (*name, place)));
    run::run(&mut command)
}

const WASM: &str = "--target=wasm32-unknown-unknown";

fn cargo(arguments: &[&str]) -> Result<()> {
    let mut command = run::cargo();
    command.args(arguments);
    if arguments.first() == Some(&"doc") {
        deny_warnings(&mut command, "RUSTDOCFLAGS");
    }
    run::run(&mut command)
}

/// Clippy with every warning an error.
fn strict_cargo(arguments: &[&str]) -> Result<()> {
    let mut command = run::cargo();
    run::run(command.args(arguments).args(["--quiet", "--", "-D", "warnings"]))
}

fn deny_warnings(command: &mut Command, variable: &str) {
    command.env(variable, "-D warnings");
}
