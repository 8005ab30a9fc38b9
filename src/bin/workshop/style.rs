//! One style sheet out of the many small ones.
//!
//! The page may ask for few files, people want to read small ones. The order needs no list: it is the order of the
//! cascade layers, and within a layer no file may depend on another.

use crate::{Result, digest, project};
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// The layers, weakest first; each a folder or a file of `style/`.
const LAYERS: [&str; 5] = ["tokens", "base", "layout", "parts", "screens"];

/// Writes the one sheet where `index.html` expects it.
pub(crate) fn bundle() -> Result<()> {
    let folder = project::root().join("style");
    let sheet = join(&folder)?;
    std::fs::create_dir_all(project::workbench())?;
    std::fs::write(project::workbench().join("style.css"), sheet)?;
    check_fonts(&project::root().join("public").join("fonts"))
}

fn join(folder: &Path) -> Result<String> {
    let mut left = if folder.is_dir() { project::files_below(folder)? } else { Vec::new() };
    let mut sheet = format!("@layer {};\n", LAYERS.join(", "));
    for layer in LAYERS {
        let file = folder.join(format!("{layer}.css"));
        let (mine, others): (Vec<PathBuf>, _) =
            left.into_iter().partition(|path| *path == file || path.starts_with(folder.join(layer)));
        for path in mine {
            let text = std::fs::read_to_string(&path)?;
            if !text.contains("@layer") && !text.contains("@font-face") {
                return Err(format!("{}: every style sheet says which @layer it belongs to", path.display()).into());
            }
            let _ = writeln!(sheet, "{text}");
        }
        left = others;
    }
    match left.first() {
        None => Ok(sheet),
        Some(stray) => Err(format!("{}: belongs to no layer ({})", stray.display(), LAYERS.join(", ")).into()),
    }
}

/// Trunk leaves `url()` in a style sheet alone, so a font carries the start of its own SHA-256 in its name: another
/// font is another address, and no browser shows an old one.
fn check_fonts(folder: &Path) -> Result<()> {
    for path in if folder.is_dir() { project::files_below(folder)? } else { Vec::new() } {
        if path.extension().is_some_and(|kind| kind == "woff2") {
            let print = digest::short(&std::fs::read(&path)?);
            let name = path.file_stem().unwrap_or_default().to_string_lossy();
            if !name.rsplit('-').next().is_some_and(|end| end.len() >= 8 && print.starts_with(end)) {
                return Err(
                    format!("{}: its name must end in -{}", path.display(), print.get(..8).unwrap_or(&print)).into()
                );
            }
        }
    }
    Ok(())
}
