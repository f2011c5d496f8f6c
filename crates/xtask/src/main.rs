//! The project's own commands: `cargo play`, `cargo verify` and `cargo xtask …`.
//!
//! It depends on nothing, so that it is built in seconds and can say at once what is
//! missing and what is going on.

mod bench;
mod cargo;
mod display;
mod dist;
mod licences;
mod pictures;
mod play;
mod setup;
mod verify;

use dist::Profile;
use std::process::ExitCode;
use std::{env, error, fmt};

const HELP: &str = "\
cargo play [--no-install] [-- ARGUMENTS]   set up what is missing, build the game and start it
cargo verify [--no-install]                set up what is missing, check and test everything
cargo xtask assets [ARGUMENTS]             draw the pictures and make the sounds under assets/ anew
cargo xtask bench                          measure all that is promised of the speed, and print it in a table
cargo xtask bench perft [--read]           measure move generation; --read shows the last figures again
cargo xtask bench instructions [--record]  count its instructions beside the record; --record writes it anew
cargo xtask bench frame                    measure what a picture of the map costs, in a window of its own
cargo xtask pictures [NAME…]               take the pictures under assets/pictures/ anew
cargo xtask licences                       check the licences of all libraries, and write down those of the game's
cargo xtask dist [--lto] [--no-install]
                                           build the game to be given away: a folder and an archive

--no-install   only print what is missing and the command that installs it
--lto          pack the game linked as a whole instead of as `cargo play` builds it: smaller, but hours on a small machine
ARGUMENTS      go on to the game, or to the program that makes the assets; see their --help";

/// Why a command ended early: a message for people.
#[derive(Debug)]
pub struct Stop(String);

impl Stop {
    /// With this message.
    pub fn new(message: impl Into<String>) -> Self {
        Self(message.into())
    }
}

impl fmt::Display for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl error::Error for Stop {}

/// What a command line asks for.
#[derive(Debug, PartialEq, Eq)]
enum Task {
    Help,
    Play { install: bool, game: Vec<String> },
    Verify { install: bool },
    Assets { rest: Vec<String> },
    Bench,
    BenchPerft { read: bool },
    BenchFrame,
    BenchInstructions { anew: bool },
    Pictures { names: Vec<String> },
    Licences,
    Dist { profile: Profile, install: bool },
}

fn main() -> ExitCode {
    let words: Vec<String> = env::args_os()
        .skip(1)
        .map(|word| word.to_string_lossy().into_owned())
        .collect();
    let task = match parse(&words) {
        Ok(task) => task,
        Err(stop) => {
            eprintln!("{stop}\n\n{HELP}");
            return ExitCode::from(2);
        }
    };
    match perform(task) {
        Ok(()) => ExitCode::SUCCESS,
        Err(stop) => {
            eprintln!("\nStopped: {stop}");
            ExitCode::FAILURE
        }
    }
}

fn perform(task: Task) -> Result<(), Stop> {
    match task {
        Task::Help => println!("{HELP}"),
        Task::Play { install, game } => play::play(install, &game)?,
        Task::Verify { install } => verify::verify(install)?,
        Task::Assets { rest } => {
            let words = ["run", "--release", "--package", "art", "--"].map(ToString::to_string);
            cargo::run(words.into_iter().chain(rest))?;
        }
        Task::Bench => bench::all()?,
        Task::BenchPerft { read } => bench::speed(read)?,
        Task::BenchFrame => bench::frame()?,
        Task::BenchInstructions { anew } => bench::instructions(anew)?,
        Task::Pictures { names } => pictures::take(&names)?,
        Task::Licences => licences::licences()?,
        Task::Dist { profile, install } => dist::dist(profile, install)?,
    }
    Ok(())
}

fn parse(words: &[String]) -> Result<Task, Stop> {
    let Some((command, rest)) = words.split_first() else {
        return Ok(Task::Help);
    };
    let (own, handed_on) = match rest.iter().position(|word| word == "--") {
        Some(at) => (&rest[..at], &rest[at + 1..]),
        None => (rest, &rest[rest.len()..]),
    };
    let wants_help = |word: &String| word == "--help" || word == "-h";
    match command.as_str() {
        "help" | "--help" | "-h" => Ok(Task::Help),
        "play" | "verify" | "bench" | "pictures" | "licences" | "dist"
            if own.iter().any(wants_help) =>
        {
            Ok(Task::Help)
        }
        "play" => Ok(Task::Play {
            install: !switch(own, "--no-install")?,
            game: handed_on.to_vec(),
        }),
        "verify" => Ok(Task::Verify {
            install: !switch(rest, "--no-install")?,
        }),
        "assets" => Ok(Task::Assets {
            rest: own.iter().chain(handed_on).cloned().collect(),
        }),
        "bench" if rest == ["frame"] => Ok(Task::BenchFrame),
        "bench" if rest.first().is_some_and(|word| word == "instructions") => {
            let anew = switch(&rest[1..], "--record")?;
            Ok(Task::BenchInstructions { anew })
        }
        "bench" if rest.first().is_some_and(|word| word == "perft") => {
            let read = switch(&rest[1..], "--read")?;
            Ok(Task::BenchPerft { read })
        }
        "bench" => match rest.first() {
            None => Ok(Task::Bench),
            Some(other) => Err(misread(other)),
        },
        "pictures" => Ok(Task::Pictures {
            names: rest.to_vec(),
        }),
        "licences" => match rest.first() {
            None => Ok(Task::Licences),
            Some(other) => Err(misread(other)),
        },
        "dist" => dist_task(rest),
        other => Err(Stop::new(format!("There is no command `{other}`."))),
    }
}

fn dist_task(words: &[String]) -> Result<Task, Stop> {
    let (mut profile, mut install) = (Profile::Release, true);
    for word in words {
        match word.as_str() {
            "--lto" => profile = Profile::Dist,
            "--no-install" => install = false,
            other => return Err(misread(other)),
        }
    }
    Ok(Task::Dist { profile, install })
}

fn misread(word: &str) -> Stop {
    Stop::new(format!("`{word}` is not understood here."))
}

/// Whether the one switch a command knows is given.
fn switch(words: &[String], name: &str) -> Result<bool, Stop> {
    match words.iter().find(|word| *word != name) {
        Some(other) => Err(misread(other)),
        None => Ok(!words.is_empty()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Task, String> {
        let words: Vec<String> = line.split_whitespace().map(ToString::to_string).collect();
        parse(&words).map_err(|stop| stop.to_string())
    }

    #[test]
    fn the_games_own_arguments_come_after_two_dashes() {
        assert_eq!(
            read("play"),
            Ok(Task::Play {
                install: true,
                game: Vec::new()
            })
        );
        assert_eq!(
            read("play --no-install -- --screen title --no-install"),
            Ok(Task::Play {
                install: false,
                game: ["--screen", "title", "--no-install"]
                    .map(String::from)
                    .to_vec()
            })
        );
    }

    #[test]
    fn what_is_not_understood_is_named() {
        assert_eq!(
            read("play --fast"),
            Err("`--fast` is not understood here.".into())
        );
        assert_eq!(
            read("verify now"),
            Err("`now` is not understood here.".into())
        );
        assert_eq!(read("dance"), Err("There is no command `dance`.".into()));
    }

    #[test]
    fn the_other_commands_are_read() {
        assert_eq!(read(""), Ok(Task::Help));
        assert_eq!(read("verify --help"), Ok(Task::Help));
        assert_eq!(
            read("verify --no-install"),
            Ok(Task::Verify { install: false })
        );
        assert_eq!(read("bench"), Ok(Task::Bench));
        assert_eq!(
            read("bench perft --read"),
            Ok(Task::BenchPerft { read: true })
        );
        assert!(read("bench --read").is_err());
        assert_eq!(read("bench frame"), Ok(Task::BenchFrame));
        assert_eq!(
            read("bench instructions --record"),
            Ok(Task::BenchInstructions { anew: true })
        );
        assert_eq!(
            read("assets -- sounds"),
            Ok(Task::Assets {
                rest: vec!["sounds".into()]
            })
        );
        assert_eq!(read("licences"), Ok(Task::Licences));
        assert!(read("licences now").is_err());
        assert_eq!(
            read("dist --lto"),
            Ok(Task::Dist {
                profile: Profile::Dist,
                install: true
            })
        );
        assert_eq!(
            read("dist --no-install"),
            Ok(Task::Dist {
                profile: Profile::Release,
                install: false
            })
        );
        assert_eq!(
            read("dist --quick"),
            Err("`--quick` is not understood here.".into())
        );
        assert_eq!(
            read("pictures battle"),
            Ok(Task::Pictures {
                names: vec!["battle".into()]
            })
        );
    }
}
