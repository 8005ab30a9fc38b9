//! Child processes.

use crate::{Result, project};
use std::ffi::OsStr;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// A command that runs in the project's folder and finds the project's tools before the machine's.
pub(crate) fn command(program: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(program);
    command.current_dir(project::root()).stdin(Stdio::null());
    let own = [project::tools().join("bin"), project::tools().join("npm/node_modules/.bin")];
    let machine = std::env::var_os("PATH").unwrap_or_default();
    if let Ok(path) = std::env::join_paths(own.into_iter().chain(std::env::split_paths(&machine))) {
        command.env("PATH", path);
    }
    command
}

/// The cargo that started us.
pub(crate) fn cargo() -> Command {
    command(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// Runs to the end with the terminal as its output.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let status = command.status().map_err(|trouble| format!("{} does not start: {trouble}", name(command)))?;
    if status.success() { Ok(()) } else { Err(format!("{} failed ({status})", name(command)).into()) }
}

/// Runs to the end and keeps quiet unless it fails: then the error carries the output.
pub(crate) fn run_quietly(command: &mut Command) -> Result<String> {
    let output = command.output().map_err(|trouble| format!("{} does not start: {trouble}", name(command)))?;
    let out = String::from_utf8_lossy(&output.stdout).into_owned();
    if output.status.success() {
        return Ok(out);
    }
    let errors = String::from_utf8_lossy(&output.stderr);
    Err(format!("{} failed ({})\n{}\n{}", name(command), output.status, out.trim_end(), errors.trim_end()).into())
}

/// The first line that a program prints about itself, if it is there and runs.
pub(crate) fn first_line(program: impl AsRef<OsStr>, argument: &str) -> Option<String> {
    let output = command(program).arg(argument).output().ok().filter(|output| output.status.success())?;
    String::from_utf8_lossy(&output.stdout).lines().next().map(|line| line.trim().to_owned())
}

/// Where a program lies on the machine, if anywhere.
pub(crate) fn find(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let name = format!("{program}{}", std::env::consts::EXE_SUFFIX);
    std::env::split_paths(&path).map(|folder| folder.join(&name)).find(|file| file.is_file())
}

fn name(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}
