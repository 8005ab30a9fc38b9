//! The page: built when something it is made of has changed, else left alone.

use crate::{Result, digest, finish, project, run, say, style, tools};
use std::path::{Path, PathBuf};

/// What the page is made of, beside the tools.
const SOURCES: [&str; 8] =
    ["src", "style", "public", "index.html", "Trunk.toml", "Cargo.toml", "Cargo.lock", ".cargo/config.toml"];

/// Builds the page unless it is as it should be.
pub(crate) fn ensure() -> Result<()> {
    let stamp = project::workbench().join("stamp");
    let sources = fingerprint(&SOURCES.map(|source| project::root().join(source)))?;
    let is_stamped = |made: &str| std::fs::read_to_string(&stamp).is_ok_and(|text| text == format!("{sources} {made}"));
    if fingerprint(&[project::dist()]).is_ok_and(|made| is_stamped(&made)) {
        say::item("page", "up to date, nothing to build");
        return Ok(());
    }
    let watch = say::Watch::start();
    build()?;
    std::fs::write(&stamp, format!("{sources} {}", fingerprint(&[project::dist()])?))?;
    say::item("page", &format!("built in {}", watch.read()));
    Ok(())
}

fn build() -> Result<()> {
    say::item("crates", "fetching those that are missing");
    run::run(run::cargo().args(["fetch", "--locked", "--quiet"]))?;
    say::item("page", "building (dist)");
    style::bundle()?;
    // A crash in the middle must not leave half a page that looks finished.
    let _ = std::fs::remove_dir_all(project::dist());
    let mut trunk = run::command(tools::Tool::Trunk.program());
    // Trunk takes a colour switch of 1 for an error.
    trunk.arg("build").arg("--release").env_remove("NO_COLOR").env("RUST_LOG", "warn");
    run::run(&mut trunk)?;
    finish::finish(&project::dist())
}

/// One fingerprint of all these files and folders: their names and their bytes.
fn fingerprint(paths: &[PathBuf]) -> Result<String> {
    let mut all = Vec::new();
    for path in paths.iter().filter(|path| path.exists()) {
        let files = if path.is_dir() { project::files_below(path)? } else { vec![path.clone()] };
        for file in files {
            all.extend(name_of(&file).bytes());
            all.extend(digest::short(&std::fs::read(&file)?).bytes());
        }
    }
    Ok(digest::short(&all))
}

fn name_of(file: &Path) -> String {
    file.strip_prefix(project::root()).unwrap_or(file).to_string_lossy().into_owned()
}
