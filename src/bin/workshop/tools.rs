//! The tools that build the page: which, in what version, why, and how they get here.
//!
//! All lie under `target/tools` and are called from there; the machine's own programs are left alone.

use crate::{Result, project, run, say};
use std::path::PathBuf;
use std::process::Command;

/// One thing that must be there. The order is the order of installing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tool {
    /// The standard library for the browser.
    WasmTarget,
    /// Compresses the WebAssembly; from npm, which ships it ready-made.
    WasmOpt,
    /// Compresses script and style; from npm.
    Esbuild,
    /// Turns the compiled crate into something a page can load. Its version must equal the crate's of that name.
    WasmBindgen,
    /// Puts the page together.
    Trunk,
    /// Drives Firefox in the browser tests.
    Geckodriver,
    /// Checks the form of the sources; a part of Rust that small installations leave out.
    Rustfmt,
    /// Checks the sources for what is better not written; likewise.
    Clippy,
}

impl Tool {
    /// What the page needs.
    pub(crate) const PAGE: [Self; 5] = [Self::WasmTarget, Self::WasmOpt, Self::Esbuild, Self::WasmBindgen, Self::Trunk];

    /// What the checks need beside that.
    pub(crate) const CHECKS: [Self; 2] = [Self::Rustfmt, Self::Clippy];

    const fn name(self) -> &'static str {
        match self {
            Self::WasmTarget => "wasm32-unknown-unknown",
            Self::WasmOpt => "binaryen",
            Self::Esbuild => "esbuild",
            Self::WasmBindgen => "wasm-bindgen-cli",
            Self::Trunk => "trunk",
            Self::Geckodriver => "geckodriver",
            Self::Rustfmt => "rustfmt",
            Self::Clippy => "clippy",
        }
    }

    /// The one that is wanted; nothing where it comes with the compiler.
    const fn version(self) -> &'static str {
        match self {
            Self::WasmTarget | Self::Rustfmt | Self::Clippy => "",
            Self::WasmOpt => "132.0.0",
            Self::Esbuild => "0.28.2",
            Self::WasmBindgen => "0.2.130",
            Self::Trunk => "0.21.14",
            Self::Geckodriver => "0.37.1",
        }
    }

    const fn why(self) -> &'static str {
        match self {
            Self::WasmTarget => "compiles Rust for the browser",
            Self::WasmOpt => "wasm-opt, makes the page lighter",
            Self::Esbuild => "makes script and style lighter",
            Self::WasmBindgen => "joins WebAssembly and page",
            Self::Trunk => "puts the page together",
            Self::Geckodriver => "drives Firefox in the tests",
            Self::Rustfmt => "checks the form of the sources",
            Self::Clippy => "checks the sources",
        }
    }

    /// Where the installed program lies.
    pub(crate) fn program(self) -> PathBuf {
        let (folder, file) = match self {
            Self::WasmTarget => ("", "rustc"),
            Self::WasmOpt => return npm_program("wasm-opt"),
            Self::Esbuild => return npm_program("esbuild"),
            Self::WasmBindgen => ("bin", "wasm-bindgen"),
            Self::Trunk => ("bin", "trunk"),
            Self::Geckodriver => ("bin", "geckodriver"),
            Self::Rustfmt => ("", "rustfmt"),
            Self::Clippy => ("", "cargo-clippy"),
        };
        match folder {
            "" => file.into(),
            _ => project::tools().join(folder).join(format!("{file}{}", std::env::consts::EXE_SUFFIX)),
        }
    }

    /// Asked of the tool itself, because a half-finished installation leaves files too.
    fn is_there(self) -> bool {
        if self == Self::WasmTarget {
            let folder = run::first_line("rustc", "--print=target-libdir").map(PathBuf::from);
            // …/rustlib/HOST/lib, beside which the other targets lie.
            return folder
                .and_then(|lib| Some(lib.parent()?.parent()?.join(self.name()).join("lib")))
                .is_some_and(|lib| lib.is_dir());
        }
        let Some(answer) = run::first_line(self.program(), "--version") else { return false };
        let wanted = self.version().trim_end_matches(".0");
        let is_wanted = |word: &str| word.trim_end_matches(".0") == wanted;
        wanted.is_empty() || answer.split(|letter: char| !letter.is_ascii_digit() && letter != '.').any(is_wanted)
    }

    fn install(self) -> Result<()> {
        match self {
            Self::WasmTarget => run::run(run::command("rustup").args(["target", "add", self.name()])),
            Self::Rustfmt | Self::Clippy => run::run(run::command("rustup").args(["component", "add", self.name()])),
            Self::WasmOpt | Self::Esbuild => {
                let folder = project::tools().join("npm");
                std::fs::create_dir_all(&folder)?;
                let package = format!("{}@{}", self.name(), self.version());
                let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
                let quiet = ["--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error", "--save-exact"];
                run::run(run::command(npm).arg("install").args(quiet).arg("--prefix").arg(folder).arg(package))
            }
            // Its lock file names crates that newer registries have withdrawn.
            Self::WasmBindgen => run::run(&mut self.cargo_install()),
            Self::Trunk | Self::Geckodriver => run::run(self.cargo_install().arg("--locked")),
        }
    }

    /// One build folder for all, because they share many crates; and built to be ready soon rather than to run fast.
    fn cargo_install(self) -> Command {
        let mut cargo = run::cargo();
        cargo.args(["install", self.name(), "--version", self.version(), "--force", "--root"]).arg(project::tools());
        cargo.env("CARGO_TARGET_DIR", build_folder());
        for (key, value) in
            [("OPT_LEVEL", "1"), ("LTO", "off"), ("CODEGEN_UNITS", "16"), ("DEBUG", "0"), ("STRIP", "symbols")]
        {
            cargo.env(format!("CARGO_PROFILE_RELEASE_{key}"), value);
        }
        // What these would download by themselves is installed from here.
        match self {
            Self::WasmBindgen => cargo.args(["--no-default-features", "--bin", "wasm-bindgen"]),
            Self::Trunk => cargo.arg("--no-default-features"),
            _ => &mut cargo,
        };
        cargo
    }

    const fn by_hand(self) -> &'static str {
        match self {
            Self::WasmTarget | Self::Rustfmt | Self::Clippy => "rustup (https://rustup.rs), which brings parts of Rust",
            Self::WasmOpt | Self::Esbuild => {
                "Node.js 18 or newer with npm (https://nodejs.org; Debian: apt-get install nodejs npm)"
            }
            Self::WasmBindgen | Self::Trunk | Self::Geckodriver => {
                "a C compiler and linker (Debian: apt-get install build-essential)"
            }
        }
    }
}

/// Installs what is missing and says of each tool whether it was there.
pub(crate) fn ensure(tools: &[Tool]) -> Result<()> {
    std::fs::create_dir_all(project::tools())?;
    let mut built = false;
    for &tool in tools {
        let name = format!("{} {}", tool.name(), tool.version());
        if tool.is_there() {
            say::item(&name, "there");
            continue;
        }
        let place = if tool.version().is_empty() { "by rustup" } else { "under target/tools" };
        say::item(&name, &format!("missing ({}): installing it {place}", tool.why()));
        let watch = say::Watch::start();
        let done = tool.install();
        if done.is_err() || !tool.is_there() {
            let trouble =
                done.err().map_or_else(|| "it does not answer after installing".to_owned(), |it| it.to_string());
            return Err(format!("{name}: {trouble}\nIt needs {}. Then run this again.", tool.by_hand()).into());
        }
        built |= matches!(tool, Tool::WasmBindgen | Tool::Trunk | Tool::Geckodriver);
        say::item(&name, &format!("installed in {}", watch.read()));
    }
    if built {
        // A gigabyte that nobody needs again.
        let _ = std::fs::remove_dir_all(build_folder());
    }
    Ok(())
}

/// A program out of one of the packages from npm, of which some bring several.
pub(crate) fn npm_program(name: &str) -> PathBuf {
    let file = if cfg!(windows) { format!("{name}.cmd") } else { name.to_owned() };
    project::tools().join("npm/node_modules/.bin").join(file)
}

fn build_folder() -> PathBuf {
    project::tools().join("build")
}
