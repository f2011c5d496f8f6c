//! `cargo xtask bench instructions`: what a node costs, in instructions.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{SystemTime, UNIX_EPOCH};
use std::{env, fs};

use super::record::{self, Count};
use crate::setup::{self, Purpose};
use crate::{Stop, cargo};

/// Counts the instructions of fixed perfts and compares them with the record, or (if `anew`)
/// records them.
///
/// # Errors
/// Stops when valgrind is missing or anything does not run.
pub fn instructions(anew: bool) -> Result<(), Stop> {
    setup::prepare(&[Purpose::Counting], true)?;
    let program = build()?;
    let mut counts = Vec::new();
    for line in output(Command::new(&program).arg("--list"))?.lines() {
        println!("Counting {line} …");
        counts.push(counted(&program, line)?);
    }
    let file = cargo::workspace().join("crates/rules/benches/instructions.txt");
    if anew {
        let text = record::write(&counts, &made()?);
        fs::write(&file, &text).map_err(|error| unusable(&file, &error))?;
        print!("\n{text}");
        return Ok(());
    }
    let text = fs::read_to_string(&file).map_err(|error| unusable(&file, &error))?;
    let (recorded, by) = record::read(&text);
    print!("{}", record::compare(&counts, &recorded));
    println!("\nThe record: {by}. This time: {}.", made()?);
    Ok(())
}

fn unusable(file: &Path, error: &dyn std::error::Error) -> Stop {
    Stop::new(format!("{} cannot be used: {error}.", file.display()))
}

/// Builds the program that does the perfts, as every bench is built, and gives where it is.
fn build() -> Result<PathBuf, Stop> {
    let mut command = cargo::command();
    command.args(["bench", "--package", "rules", "--bench", "instructions"]);
    command.args(["--no-run", "--message-format", "json-render-diagnostics"]);
    let told = output(command.stderr(Stdio::inherit()))?;
    let executable = told.lines().rev().find_map(executable);
    executable.ok_or_else(|| Stop::new("cargo does not say where it built the bench."))
}

/// The path in a message of cargo that tells of something to run.
fn executable(line: &str) -> Option<PathBuf> {
    let (_, rest) = line.split_once("\"executable\":\"")?;
    let (path, _) = rest.split_once('"')?;
    Some(PathBuf::from(path.replace("\\\\", "\\")))
}

/// Runs one perft under valgrind. `line` is its name and how many nodes it has.
fn counted(program: &Path, line: &str) -> Result<Count, Stop> {
    let wrong = || Stop::new(format!("`{line}` is no perft."));
    let (name, nodes) = line.split_once(' ').ok_or_else(wrong)?;
    let mut command = Command::new("valgrind");
    command.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]);
    // Only what happens inside this function.
    command.arg("--toggle-collect=*::counted*");
    command.arg(program).arg(name);
    let done = command.output();
    let done = done.map_err(|error| Stop::new(format!("valgrind cannot be run: {error}.")))?;
    let told = String::from_utf8_lossy(&done.stderr);
    let instructions = told.lines().find_map(collected);
    match instructions.filter(|_| done.status.success()) {
        Some(instructions) => Ok(Count {
            name: name.to_owned(),
            nodes: nodes.parse().map_err(|_| wrong())?,
            instructions,
        }),
        None => Err(Stop::new(format!("valgrind did not count:\n{told}"))),
    }
}

/// `==123== Collected : 4567`.
fn collected(line: &str) -> Option<u64> {
    let (_, number) = line.split_once("Collected :")?;
    number.trim().parse().ok()
}

/// With which compiler, and when.
fn made() -> Result<String, Stop> {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let version = output(Command::new(rustc).arg("--version"))?;
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    let days = since.map_or(0, |since| since.as_secs() / 86_400);
    let (version, system) = (version.trim(), env::consts::ARCH);
    Ok(format!("{version}, {system}, {}", date(days)))
}

/// The day so many days after the first of 1970.
fn date(days: u64) -> String {
    // Howard Hinnant's civil_from_days, for days since then.
    let days = days + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = era * 400 + year + u64::from(month <= 2);
    format!("{year}-{month:02}-{day:02}")
}

fn output(command: &mut Command) -> Result<String, Stop> {
    let done = command.output();
    let done = done.map_err(|error| {
        Stop::new(format!(
            "`{}` could not be started: {error}.",
            cargo::shown(command)
        ))
    })?;
    if !done.status.success() {
        return Err(Stop::new(format!(
            "`{}` ended with {}.",
            cargo::shown(command),
            done.status
        )));
    }
    Ok(String::from_utf8_lossy(&done.stdout).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_dates() {
        assert_eq!(date(0), "1970-01-01");
        assert_eq!(date(11_016), "2000-02-29");
        assert_eq!(date(20_787), "2026-11-30");
    }

    #[test]
    fn what_cargo_and_valgrind_say_is_read() {
        let line =
            r#"{"reason":"compiler-artifact","executable":"/t/deps/instructions-1f","fresh":true}"#;
        assert_eq!(executable(line), Some("/t/deps/instructions-1f".into()));
        assert_eq!(executable(r#"{"executable":null}"#), None);
        assert_eq!(collected("==7== Collected : 4567"), Some(4567));
        assert_eq!(collected("==7== Events    : Ir"), None);
    }
}
