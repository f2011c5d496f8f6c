//! Calling cargo, with its output going through to the terminal.

use std::ffi::OsString;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Command, ExitStatus, Stdio};
use std::{env, io};

use crate::Stop;

/// The cargo that started this program, so that the same toolchain goes on.
///
/// What it told this program of its own package is kept from it: some build scripts look at these
/// variables, and their crates would be built anew whenever cargo is called by hand in between.
pub fn command() -> Command {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo")));
    for (name, _) in env::vars_os().filter(|(name, _)| is_of_package(&name.to_string_lossy())) {
        cargo.env_remove(name);
    }
    cargo
}

/// Whether cargo sets this variable for a package's own program.
fn is_of_package(name: &str) -> bool {
    name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_")
}

/// Runs cargo with these arguments and waits for it.
///
/// # Errors
/// Stops when cargo cannot be started or ends badly.
pub fn run(arguments: impl IntoIterator<Item = String>) -> Result<(), Stop> {
    let mut cargo = command();
    cargo.args(arguments);
    wait(&mut cargo)
}

/// Runs a prepared command and waits for it.
///
/// # Errors
/// Stops when it cannot be started or ends badly.
pub fn wait(command: &mut Command) -> Result<(), Stop> {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(Stop::new(format!(
            "`{}` ended with {status}.",
            shown(command)
        ))),
        Err(error) => Err(Stop::new(format!(
            "`{}` could not be started: {error}.",
            shown(command)
        ))),
    }
}

/// Runs a prepared command, lets its output through, and gives it.
///
/// # Errors
/// Stops when it cannot be started or ends badly.
pub fn heard(command: &mut Command) -> Result<String, Stop> {
    let (told, status) = listen(command)?;
    if status.success() {
        return Ok(told);
    }
    Err(Stop::new(format!(
        "`{}` ended with {status}.",
        shown(command)
    )))
}

/// The same, however it ends.
///
/// # Errors
/// Stops when it cannot be started.
pub fn heard_whatever_comes(command: &mut Command) -> Result<String, Stop> {
    listen(command).map(|(told, _)| told)
}

fn listen(command: &mut Command) -> Result<(String, ExitStatus), Stop> {
    let mut listened = || {
        let mut child = command.stdout(Stdio::piped()).spawn()?;
        let mut told = String::new();
        let output = child.stdout.take().map(BufReader::new);
        for line in output.into_iter().flat_map(BufRead::lines) {
            let line = line?;
            println!("{line}");
            told.push_str(&line);
            told.push('\n');
        }
        Ok((told, child.wait()?))
    };
    let listened: io::Result<(String, ExitStatus)> = listened();
    listened.map_err(|error| Stop::new(format!("`{}` could not be run: {error}.", shown(command))))
}

/// A command as one would type it.
pub fn shown(command: &Command) -> String {
    let program = PathBuf::from(command.get_program());
    let name = program
        .file_stem()
        .unwrap_or(program.as_os_str())
        .to_string_lossy()
        .into_owned();
    let arguments = command.get_args().map(|word| {
        let word = word.to_string_lossy();
        if word.contains(' ') {
            format!("\"{word}\"")
        } else {
            word.into_owned()
        }
    });
    std::iter::once(name)
        .chain(arguments)
        .collect::<Vec<_>>()
        .join(" ")
}

/// The folder of the workspace.
pub fn workspace() -> PathBuf {
    // Cargo names it at run time; the compiled-in one is for a program started by hand.
    let member = env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    member
        .ancestors()
        .nth(2)
        .map_or(member.clone(), PathBuf::from)
}

/// The folder in which cargo keeps what it has fetched.
pub fn home() -> PathBuf {
    let told = env::var_os("CARGO_HOME").map(PathBuf::from);
    told.unwrap_or_else(|| env::home_dir().unwrap_or_default().join(".cargo"))
}

/// The folder cargo builds in, as an absolute path.
pub fn target() -> PathBuf {
    let folder =
        env::var_os("CARGO_TARGET_DIR").map_or_else(|| workspace().join("target"), PathBuf::from);
    // Benches run in another folder than this program.
    std::path::absolute(&folder).unwrap_or(folder)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cargo_tells_of_this_package_goes_no_further() {
        let removed = |name: &str| {
            let command = command();
            command.get_envs().any(|it| it == (name.as_ref(), None))
        };
        assert!(removed("CARGO_PKG_NAME") && removed("CARGO_MANIFEST_DIR"));
        assert!(!removed("CARGO_TARGET_DIR") && !removed("PATH"));
    }

    #[test]
    fn a_command_is_shown_as_typed() {
        let mut command = Command::new("/opt/rust/bin/cargo");
        command.args(["doc", "--title", "two words"]);
        assert_eq!(shown(&command), "cargo doc --title \"two words\"");
    }

    #[test]
    fn the_workspace_is_where_the_lock_file_is() {
        assert!(workspace().join("Cargo.toml").is_file());
        assert!(workspace().join("crates/xtask").is_dir());
    }
}
