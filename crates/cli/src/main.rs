//! `amir`: the rules and the engine on the command line, for people, scripts and tests.
//!
//! Exit codes: 0 all is well, 1 a check failed, 2 the input was refused.

use clap::{Parser, Subcommand};
use cli::{Failure, answer, campaigns, european, selfplay, vectors};
use engine::Level;
use rules::{Position, Variant, battle, chess, perft, perft_divide};
use serde_json::json;
use std::fs;
use std::io::{self, BufRead, Write};
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Parser)]
#[command(
    name = "amir",
    version,
    about = "Amir's Chess: rules and engine on the command line"
)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Counts the leaves of the tree of legal moves.
    Perft {
        /// battle, chess or european
        variant: Variant,
        /// The position string, in quotes
        fen: String,
        /// How many plies deep
        depth: u32,
        /// Tell the count of each first move
        #[arg(long)]
        divide: bool,
    },
    /// Lists the legal moves, sorted.
    Moves {
        /// battle, chess or european
        variant: Variant,
        /// The position string, in quotes
        fen: String,
    },
    /// Checks vector files; exit code 1 if a line disagrees.
    Vectors {
        /// Files with one JSON object a line
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
    /// Reads vector lines and writes them with this program's own values.
    Answer,
    /// Makes, plays and shows campaigns on the world map.
    #[command(subcommand)]
    Campaign(campaigns::Command),
    /// Lets the computer play whole games against itself, one JSON object a game. European Chess is
    /// played at random, by nations that the seed draws.
    Selfplay {
        /// battle, chess or european
        variant: Variant,
        /// Where each game begins; the usual start if left out
        #[arg(long)]
        fen: Option<String>,
        /// How many games
        #[arg(long, default_value_t = 1)]
        games: u64,
        /// The level of the side that moves first: a name or 1 to 5
        #[arg(long, default_value = "3")]
        white: Level,
        /// The level of the other side
        #[arg(long, default_value = "3")]
        black: Level,
        /// The first game's seed; each further game takes the next
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Cut a game off after this many plies
        #[arg(long, default_value_t = 400)]
        plies: usize,
    },
}

fn main() -> ExitCode {
    match run(Arguments::parse().command, &mut io::stdout().lock()) {
        Ok(()) | Err(Failure::Gone) => ExitCode::SUCCESS,
        Err(Failure::Check) => ExitCode::from(1),
        Err(Failure::Input(problem)) => {
            eprintln!("amir: {problem}");
            ExitCode::from(2)
        }
    }
}

fn run(command: Command, out: &mut impl Write) -> Result<(), Failure> {
    match command {
        Command::Perft {
            variant: Variant::Battle,
            fen,
            depth,
            divide,
        } => count::<battle::Position>(&fen, depth, divide, out),
        Command::Perft {
            variant: Variant::Chess,
            fen,
            depth,
            divide,
        } => count::<chess::Position>(&fen, depth, divide, out),
        Command::Perft {
            variant: Variant::European,
            fen,
            depth,
            divide,
        } => count::<rules::european::Position>(&fen, depth, divide, out),
        Command::Moves {
            variant: Variant::Battle,
            fen,
        } => list::<battle::Position>(&fen, out),
        Command::Moves {
            variant: Variant::Chess,
            fen,
        } => list::<chess::Position>(&fen, out),
        Command::Moves {
            variant: Variant::European,
            fen,
        } => list::<rules::european::Position>(&fen, out),
        Command::Vectors { files } => check(&files, out),
        Command::Answer => answer_lines(out),
        Command::Campaign(command) => campaigns::run(&command, out),
        Command::Selfplay {
            variant,
            fen,
            games,
            white,
            black,
            seed,
            plies,
        } => {
            let play = Play {
                levels: [white, black],
                games,
                seed,
                plies,
            };
            match variant {
                Variant::Battle => {
                    let start = battle::Position::start(battle::Terrain::Field);
                    play.run(position_or(fen, start)?, out)
                }
                Variant::Chess => play.run(position_or(fen, chess::Position::start())?, out),
                Variant::European => {
                    let start = fen.map(|fen| position(&fen)).transpose()?;
                    european::selfplay(start.as_ref(), games, seed, plies, out)
                }
            }
        }
    }
}

fn position<P: Position>(fen: &str) -> Result<P, Failure> {
    fen.parse()
        .map_err(|error| Failure::Input(format!("{} position refused: {error}", P::VARIANT)))
}

fn position_or<P: Position>(fen: Option<String>, start: P) -> Result<P, Failure> {
    fen.map_or(Ok(start), |fen| position(&fen))
}

fn count<P: Position>(
    fen: &str,
    depth: u32,
    divide: bool,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let position: P = position(fen)?;
    if divide {
        let counts = perft_divide(&position, depth);
        for (mv, count) in &counts {
            writeln!(out, "{mv}: {count}")?;
        }
        writeln!(
            out,
            "total: {}",
            counts.iter().map(|(_, count)| count).sum::<u64>()
        )?;
    } else {
        writeln!(out, "{}", perft(&position, depth))?;
    }
    Ok(())
}

fn list<P: Position>(fen: &str, out: &mut impl Write) -> Result<(), Failure> {
    for mv in answer::sorted_moves(&position::<P>(fen)?) {
        writeln!(out, "{mv}")?;
    }
    Ok(())
}

fn check(files: &[PathBuf], out: &mut impl Write) -> Result<(), Failure> {
    let mut total = vectors::Report::default();
    for file in files {
        let name = file.display().to_string();
        let content = fs::read_to_string(file)
            .map_err(|error| Failure::Input(format!("{name} cannot be read: {error}")))?;
        total.add(vectors::check(&name, &content));
    }
    for mismatch in &total.mismatches {
        writeln!(out, "{mismatch}")?;
    }
    writeln!(out, "{total}")?;
    if total.mismatches.is_empty() {
        Ok(())
    } else {
        Err(Failure::Check)
    }
}

fn answer_lines(out: &mut impl Write) -> Result<(), Failure> {
    for text in io::stdin().lock().lines() {
        let text = text?;
        if text.trim().is_empty() {
            continue;
        }
        let answer = match serde_json::from_str(&text) {
            Ok(line) => serde_json::Value::Object(answer::answer(&line)),
            Err(error) => json!({ "error": format!("not a JSON object: {error}") }),
        };
        writeln!(out, "{answer}")?;
    }
    Ok(())
}

struct Play {
    levels: [Level; 2],
    games: u64,
    seed: u64,
    plies: usize,
}

impl Play {
    fn run<P: engine::Thinkable>(&self, start: P, out: &mut impl Write) -> Result<(), Failure> {
        for number in 0..self.games {
            let seed = self.seed.wrapping_add(number.wrapping_mul(1 << 20));
            let game = selfplay::play(&start, self.levels, seed, self.plies);
            let moves: Vec<String> = game.moves.iter().map(ToString::to_string).collect();
            let line = json!({
                "variant": P::VARIANT.name(),
                "fen": start.to_string(),
                "play": moves,
                "then": game.end.to_string(),
                "outcome": answer::outcome_value::<P>(game.outcome),
            });
            writeln!(out, "{line}")?;
        }
        Ok(())
    }
}
