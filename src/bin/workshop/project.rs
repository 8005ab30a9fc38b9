//! Where things lie.

use std::path::{Path, PathBuf};

/// The folder of `Cargo.toml`. Cargo says it at run time; a moved program still knows where it was built.
pub(crate) fn root() -> PathBuf {
    std::env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from)
}

/// Where tools are installed: inside the project, so that nothing of the machine's own is touched.
pub(crate) fn tools() -> PathBuf {
    root().join("target").join("tools")
}

/// What the page build makes on its way: the one style sheet, and the stamp of the last build.
pub(crate) fn workbench() -> PathBuf {
    root().join("target").join("page")
}

/// Every file below a folder, sorted by path, so that what is made of them is always the same.
pub(crate) fn files_below(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut open = vec![folder.to_path_buf()];
    while let Some(folder) = open.pop() {
        for entry in std::fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() { open.push(path) } else { found.push(path) }
        }
    }
    found.sort();
    Ok(found)
}
