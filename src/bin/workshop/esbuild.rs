//! esbuild: makes script and style small, and leaves out what a script never uses.

use crate::tools::npm_program;
use crate::{Result, run};
use std::io::Write;
use std::process::Stdio;

/// The oldest browsers that the page is made for: the first ones with cascade layers, and with a policy that allows
/// WebAssembly without allowing `eval`.
const BROWSERS: &str = "--target=chrome99,firefox102,safari16";

/// A module of its own, without what it does not use, still readable.
pub(crate) fn bundle(script: &str) -> Result<String> {
    esbuild(script, &["--loader=js", "--bundle", "--format=esm"])
}

/// A module, as small as it gets.
pub(crate) fn module(script: &str) -> Result<String> {
    esbuild(script, &["--loader=js", "--bundle", "--format=esm", "--minify"])
}

/// A script that stands in the page.
pub(crate) fn script(script: &str) -> Result<String> {
    esbuild(script, &["--loader=js", "--minify"])
}

/// A style sheet.
pub(crate) fn style(sheet: &str) -> Result<String> {
    esbuild(sheet, &["--loader=css", "--minify"])
}

fn esbuild(text: &str, arguments: &[&str]) -> Result<String> {
    let mut command = run::command(npm_program("esbuild"));
    command.args(["--charset=utf8", "--legal-comments=none", "--log-level=error", BROWSERS]).args(arguments);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    // Closed when dropped: esbuild begins when its input ends.
    child.stdin.take().ok_or("esbuild takes no input")?.write_all(text.as_bytes())?;
    let output = child.wait_with_output()?;
    if !output.status.success() {
        return Err("esbuild does not understand what Trunk has built".into());
    }
    Ok(String::from_utf8(output.stdout)?)
}
