//! The page: built when something it is made of has changed, else left alone.

use crate::{Result, digest, finish, project, run, say, style, tools};
use std::path::{Path, PathBuf};

/// What the page is made of, beside the tools.
const SOURCES: [&str; 8] =
    ["src", "style", "public", "index.html", "Trunk.toml", "Cargo.toml", "Cargo.lock", ".cargo/config.toml"];

/// A page to be built: where to, and with which of the crate's features.
pub(crate) struct Page {
    name: &'static str,
    features: Option<&'static str>,
}

/// What is served and published.
pub(crate) const PAGE: Page = Page { name: "dist", features: None };

/// A page that shows on purpose what it should hide, so that the test that looks for leaks is seen to find one.
pub(crate) const LEAKING: Page = Page { name: "target/page/leaking", features: Some("leak-on-purpose") };

impl Page {
    /// The folder of the finished page.
    pub(crate) fn dist(&self) -> PathBuf {
        project::root().join(self.name)
    }

    /// Builds the page unless it is as it should be.
    pub(crate) fn ensure(&self) -> Result<()> {
        let stamp = project::workbench().join(format!("{}.stamp", self.features.unwrap_or("page")));
        let sources = fingerprint(&SOURCES.map(|source| project::root().join(source)))?;
        let is_stamped =
            |made: &str| std::fs::read_to_string(&stamp).is_ok_and(|text| text == format!("{sources} {made}"));
        if fingerprint(&[self.dist()]).is_ok_and(|made| is_stamped(&made)) {
            say::item("page", "up to date, nothing to build");
            return Ok(());
        }
        let watch = say::Watch::start();
        self.build()?;
        std::fs::write(&stamp, format!("{sources} {}", fingerprint(&[self.dist()])?))?;
        say::item("page", &format!("built in {}", watch.read()));
        Ok(())
    }

    fn build(&self) -> Result<()> {
        say::item("crates", "fetching those that are missing");
        run::run(run::cargo().args(["fetch", "--locked", "--quiet"]))?;
        say::item("page", &format!("building ({})", self.name));
        style::bundle()?;
        // A crash in the middle must not leave half a page that looks finished.
        let _ = std::fs::remove_dir_all(self.dist());
        let mut trunk = run::command(tools::Tool::Trunk.program());
        // Trunk takes a colour switch of 1 for an error.
        trunk.args(["build", "--release", "--dist"]).arg(self.dist()).env_remove("NO_COLOR").env("RUST_LOG", "warn");
        trunk.args(self.features.iter().flat_map(|features| ["--features", features]));
        run::run(&mut trunk)?;
        finish::finish(&self.dist())
    }
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
