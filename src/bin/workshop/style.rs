//! One style sheet out of the many small ones.
//!
//! The page may ask for few files, people want to read small ones. The order needs no list: it is the order of the
//! cascade layers, and within a layer no file may depend on another.

use crate::{Result, digest, project};
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// The layers, weakest first; each a folder or a file of `style/`.
const LAYERS: [&str; 5] = ["tokens", "base", "layout", "parts", "screens"];

/// What only a game or its rules wear. It comes in a sheet of its own, while people enter names.
const OF_THE_GAME: [&str; 14] = [
    "ballots", "board", "cover", "end", "envelope", "help", "hold", "lock", "prose", "record", "script", "seats",
    "sheet", "tile",
];

/// The sheet of the game, on the workbench.
pub(crate) const GAME: &str = "game.css";

/// Writes one sheet where `index.html` expects it, and that of the game beside it.
pub(crate) fn bundle() -> Result<()> {
    let folder = project::root().join("style");
    let files = if folder.is_dir() { project::files_below(&folder)? } else { Vec::new() };
    let of_the_game =
        |path: &PathBuf| path.file_stem().is_some_and(|stem| OF_THE_GAME.contains(&stem.to_string_lossy().as_ref()));
    let (game, first) = files.into_iter().partition(of_the_game);
    std::fs::create_dir_all(project::workbench())?;
    std::fs::write(project::workbench().join("style.css"), join(&folder, first)?)?;
    std::fs::write(project::workbench().join(GAME), join(&folder, game)?)?;
    check_fonts(&project::root().join("public").join("fonts"))
}

fn join(folder: &Path, mut left: Vec<PathBuf>) -> Result<String> {
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
