//! The browsers that the tests drive, and the programs that drive them.

use crate::tools::{self, Tool};
use crate::{Result, run, say};
use std::path::PathBuf;

/// A program that the browser tests start, found on the machine.
struct Wanted {
    /// What tells the tests where it is; set by hand, it is believed.
    variable: &'static str,
    names: &'static [&'static str],
    /// Debian's package.
    package: &'static str,
    why: &'static str,
}

const WANTED: [Wanted; 3] = [
    Wanted {
        variable: "CHROMIUM",
        names: &["chromium", "chromium-browser", "google-chrome"],
        package: "chromium",
        why: "one of the two browsers the tests play in",
    },
    Wanted {
        variable: "CHROMEDRIVER",
        names: &["chromedriver"],
        package: "chromium-driver",
        why: "drives Chromium in the tests",
    },
    Wanted {
        variable: "FIREFOX",
        names: &["firefox-esr", "firefox"],
        package: "firefox-esr",
        why: "the other browser the tests play in",
    },
];

impl Wanted {
    fn found(&self) -> Option<PathBuf> {
        let told = std::env::var_os(self.variable).map(PathBuf::from);
        told.or_else(|| self.names.iter().find_map(|name| run::find(name)))
    }
}

/// Installs what is missing; answers with the variables that tell the tests where everything is.
pub(crate) fn ensure() -> Result<Vec<(&'static str, PathBuf)>> {
    let missing: Vec<&Wanted> = WANTED.iter().filter(|wanted| wanted.found().is_none()).collect();
    for wanted in &missing {
        say::item(wanted.package, &format!("missing ({}): installing it", wanted.why));
    }
    if !missing.is_empty() {
        install(&missing.iter().map(|wanted| wanted.package).collect::<Vec<_>>())?;
    }
    let mut places = Vec::new();
    for wanted in &WANTED {
        let place = wanted.found().ok_or_else(|| by_hand(&[wanted.package]))?;
        say::item(wanted.package, &format!("there: {}", place.display()));
        places.push((wanted.variable, place));
    }
    tools::ensure(&[Tool::Geckodriver])?;
    places.push(("GECKODRIVER", Tool::Geckodriver.program()));
    Ok(places)
}

fn install(packages: &[&str]) -> Result<()> {
    let root = run::first_line("id", "-u").is_some_and(|id| id == "0");
    let mut before: Vec<&str> = Vec::new();
    match (run::find("apt-get"), root, run::find("sudo")) {
        (None, ..) | (Some(_), false, None) => return Err(by_hand(packages).into()),
        (Some(_), true, _) => {}
        // Without a question: a test command that waits for a password is a test command that hangs.
        (Some(_), false, Some(_)) => before.extend(["sudo", "--non-interactive"]),
    }
    before.extend(["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]);
    let apt = |words: &[&str]| {
        let mut all = before.iter().chain(words);
        let mut command = run::command(all.next().copied().unwrap_or_default());
        run::run_quietly(command.args(all))
    };
    apt(&["update"])
        .and_then(|_| apt(&[&["install", "--yes", "--no-install-recommends"], packages].concat()))
        .map_err(|trouble| format!("{trouble}\n{}", by_hand(packages)))?;
    Ok(())
}

fn by_hand(packages: &[&str]) -> String {
    format!(
        "Please install by hand: {} (these are Debian's names; elsewhere Chromium or Chrome, its chromedriver, and Firefox). \
         CHROMIUM, CHROMEDRIVER and FIREFOX in the environment say where they are if they are not in the PATH.",
        packages.join(", ")
    )
}
