//! `cargo verify`: everything that has to hold, step by step.

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::setup::{self, Machine, Purpose};
use crate::{Stop, cargo};

/// One check: what it looks at, the words for cargo, and a variable of the environment.
struct Step {
    name: &'static str,
    cargo: &'static [&'static str],
    var: Option<(&'static str, &'static str)>,
}

const STEPS: [Step; 4] = [
    Step {
        name: "layout of the code",
        cargo: &["fmt", "--all", "--check"],
        var: None,
    },
    Step {
        name: "lints",
        cargo: &[
            "clippy",
            "--workspace",
            "--all-targets",
            "--",
            "-D",
            "warnings",
        ],
        var: None,
    },
    Step {
        name: "tests",
        cargo: &["test", "--workspace"],
        var: None,
    },
    Step {
        name: "documentation",
        cargo: &["doc", "--workspace", "--no-deps"],
        var: Some(("RUSTDOCFLAGS", "-D warnings")),
    },
];

/// Sets up what is missing, then runs every step until one fails.
///
/// # Errors
/// Stops at the first step that fails.
pub fn verify(install: bool) -> Result<(), Stop> {
    setup::prepare(
        &[
            Purpose::Build,
            Purpose::Run,
            Purpose::WindowTests,
            Purpose::NetworkTests,
        ],
        install,
    )?;
    toolchain_parts(install)?;
    let start = Instant::now();
    for (at, step) in STEPS.iter().enumerate() {
        let mut command = cargo::command();
        command.args(step.cargo).envs(step.var);
        let var = step
            .var
            .map(|(name, value)| format!("{name}=\"{value}\" "))
            .unwrap_or_default();
        println!(
            "== {}/{} {}: {var}{}",
            at + 1,
            STEPS.len(),
            step.name,
            cargo::shown(&command)
        );
        let begun = Instant::now();
        cargo::wait(&mut command)
            .map_err(|stop| Stop::new(format!("the step \"{}\" failed. {stop}", step.name)))?;
        println!("== {} passed in {}", step.name, spoken(begun.elapsed()));
    }
    println!(
        "== everything holds, checked in {}",
        spoken(start.elapsed())
    );
    Ok(())
}

/// The parts of the toolchain that a minimal one leaves out.
fn toolchain_parts(install: bool) -> Result<(), Stop> {
    let parts = [("fmt", "rustfmt"), ("clippy", "clippy")];
    let missing: Vec<&str> = parts
        .into_iter()
        .filter(|(command, _)| !answers(command))
        .map(|(_, part)| part)
        .collect();
    if missing.is_empty() {
        return Ok(());
    }
    let words = missing.join(" ");
    println!("Missing in the Rust toolchain: {}.", missing.join(", "));
    if Machine::here().program("rustup").is_none() {
        return Err(Stop::new(format!(
            "please install {words} from where your Rust comes from; without them the first steps cannot run."
        )));
    }
    println!("The command that installs it:\n\n    rustup component add {words}\n");
    if !install {
        return Err(Stop::new("the first steps cannot run without it."));
    }
    cargo::wait(
        Command::new("rustup")
            .args(["component", "add"])
            .args(&missing),
    )
}

/// Whether cargo has this command.
fn answers(command: &str) -> bool {
    let mut cargo = cargo::command();
    cargo
        .args([command, "--version"])
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    cargo.status().is_ok_and(|status| status.success())
}

/// A length of time in minutes and seconds.
fn spoken(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    if seconds < 60.0 {
        return format!("{seconds:.1} s");
    }
    let whole = time.as_secs();
    format!("{} min {} s", whole / 60, whole % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_spoken_in_minutes_and_seconds() {
        assert_eq!(spoken(Duration::from_millis(1240)), "1.2 s");
        assert_eq!(spoken(Duration::from_secs(605)), "10 min 5 s");
    }
}
