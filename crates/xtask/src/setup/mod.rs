//! Seeing to it that the system has what the project needs.

mod machine;
mod needs;
mod plan;

use std::process::Command;

pub use machine::Machine;
pub use needs::{Manager, Need, Purpose, to_run};
use plan::{CommandLine, Plan, packages};

use crate::Stop;

/// Finds what is missing for these purposes, tells it and the command that brings it, and
/// (if `install`) runs that command.
///
/// # Errors
/// Stops when nothing could be built without what is still missing, or when it may not
/// install.
pub fn prepare(purposes: &[Purpose], install: bool) -> Result<(), Stop> {
    if !cfg!(target_os = "linux") {
        println!(
            "On this system the project needs Rust, a C linker and a graphics driver with Vulkan, Metal or \
             DirectX 12; nothing is installed by itself."
        );
        return Ok(());
    }
    let machine = Machine::here();
    let missing = machine.missing(purposes);
    if missing.is_empty() {
        return Ok(());
    }
    println!("Missing on this system:");
    for need in &missing {
        println!("  - {}: {}", need.what, need.why);
    }
    match machine.situation() {
        Some(situation) if packages(&missing, situation.manager, &situation.gpus).is_empty() => {
            println!("This system has no package for it.");
        }
        Some(situation) => {
            let plan = plan::plan(&missing, &situation);
            if !plan.allowed && install {
                return Err(Stop::new(format!(
                    "Installing needs the superuser, and `sudo` is not there. Run this as root, then \
                     try again:\n\n    {plan}\n\nWith `--no-install` it goes on as far as it can."
                )));
            }
            println!("The command that installs it:\n\n    {plan}\n");
            if install {
                run(&plan);
            }
        }
        None => println!(
            "No package manager known here (apt, dnf, pacman, zypper): please install what is listed in your \
             system's own way."
        ),
    }
    judge(&Machine::here().missing(purposes))
}

/// Installs; a failure is told here and judged by what is missing afterwards.
fn run(plan: &Plan) {
    if plan.refresh_first && !plan.refresh.as_ref().is_some_and(execute) {
        println!("Fetching the package lists did not succeed; trying to install all the same.");
    }
    if execute(&plan.install) {
        return;
    }
    // Old lists name packages that the mirrors have since replaced.
    if let (Some(refresh), false) = (&plan.refresh, plan.refresh_first) {
        println!("That did not succeed; fetching the package lists and trying once more.");
        if execute(refresh) && execute(&plan.install) {
            return;
        }
    }
    println!("Installing did not succeed.");
}

fn execute(command: &CommandLine) -> bool {
    println!("Running: {command}");
    let Some((program, arguments)) = command.0.split_first() else {
        return false;
    };
    match Command::new(program).args(arguments).status() {
        Ok(status) => status.success(),
        Err(error) => {
            println!("`{program}` could not be started: {error}");
            false
        }
    }
}

/// Whether it makes sense to go on without what is still missing.
fn judge(missing: &[&Need]) -> Result<(), Stop> {
    let names = |purpose| {
        let of_purpose = missing.iter().filter(|need| need.purpose == purpose);
        of_purpose
            .map(|need| need.what)
            .collect::<Vec<_>>()
            .join(", ")
    };
    let to_build = names(Purpose::Build);
    if !to_build.is_empty() {
        return Err(Stop::new(format!(
            "Nothing can be built without {to_build}."
        )));
    }
    let to_run = names(Purpose::Run);
    if !to_run.is_empty() {
        println!("Going on: it builds without {to_run}, but the game may not open its window.");
    }
    let to_test = names(Purpose::WindowTests);
    if !to_test.is_empty() {
        println!("Going on: the tests that open the window will fail without {to_test}.");
    }
    let to_count = names(Purpose::Counting);
    if !to_count.is_empty() {
        return Err(Stop::new(format!(
            "Instructions cannot be counted without {to_count}."
        )));
    }
    let to_connect = names(Purpose::NetworkTests);
    if !to_connect.is_empty() {
        println!("Going on: the tests of many servers are left out without {to_connect}.");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn needs(purpose: Purpose) -> Vec<&'static Need> {
        needs::NEEDS
            .iter()
            .filter(|need| need.purpose == purpose)
            .collect()
    }

    #[test]
    fn only_what_nothing_goes_without_stops_it() {
        assert!(judge(&[]).is_ok());
        assert!(judge(&needs(Purpose::Run)).is_ok());
        assert!(judge(&needs(Purpose::WindowTests)).is_ok());
        assert!(judge(&needs(Purpose::NetworkTests)).is_ok());
        let stop = judge(&needs(Purpose::Build)).expect_err("nothing compiles");
        assert_eq!(
            stop.to_string(),
            "Nothing can be built without pkg-config, the ALSA headers."
        );
        let stop = judge(&needs(Purpose::Counting)).expect_err("nothing counts");
        assert_eq!(
            stop.to_string(),
            "Instructions cannot be counted without valgrind."
        );
    }
}
