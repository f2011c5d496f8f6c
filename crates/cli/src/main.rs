//! `amir`: the rules and the engine on the command line, for people, scripts and tests.
//!
//! Exit codes: 0 all is well, 1 a check failed, 2 the input was refused.

use clap::{Parser, Subcommand};
use cli::tune::{self, Fit};
use cli::{Failure, answer, campaigns, european, matches, puzzles, selfplay, uci, vectors};
use engine::Level;
use rules::{Position, Variant, battle, chess, field, minnaar, perft, perft_divide};
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
        /// battle, chess, minnaar, field or european
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
        /// battle, chess, minnaar, field or european
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
    /// Speaks UCI with a chess program: chess, and set by UCI_Variant battle or minnaar.
    Uci,
    /// Plays two players against each other and tells how much stronger one is.
    Match(Box<matches::Match>),
    /// Makes, plays and shows campaigns on the world map.
    #[command(subcommand)]
    Campaign(campaigns::Command),
    /// Finds, shows and proves battle puzzles.
    #[command(subcommand)]
    Puzzles(puzzles::Command),
    /// Lets the computer play whole games against itself, one JSON object a game. In European Chess
    /// the seed draws two to four nations.
    Selfplay {
        /// battle, chess, minnaar, field or european
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
        /// The level of the other side, or of all other seats
        #[arg(long, default_value = "3")]
        black: Level,
        /// The first game's seed; each further game takes the next
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Cut a game off after this many plies
        #[arg(long, default_value_t = 400)]
        plies: usize,
        /// Instead of telling the games, add quiet positions of them to this file, each with the result,
        /// for `tune`; both sides think alike, and openings are random
        #[arg(long)]
        positions: Option<PathBuf>,
        /// With --positions: how many nodes each side thinks; in Field Chess --white tells the level
        #[arg(long, default_value_t = 4000)]
        nodes: u64,
    },
    /// Finds the weights of an evaluation that tell best how games ended, and writes their module.
    Tune {
        /// battle, chess, minnaar or field
        variant: Variant,
        /// Files of positions, as `selfplay --positions` writes them
        #[arg(long, required = true)]
        data: Vec<PathBuf>,
        /// Where the module goes; standard output if left out
        #[arg(long)]
        out: Option<PathBuf>,
        /// How often all positions are gone through
        #[arg(long, default_value_t = 60)]
        rounds: u32,
        /// How much results count against what the search thought, from 0 to 1
        #[arg(long, default_value_t = 0.6)]
        results: f32,
        /// For the order of the positions
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
}

fn main() -> ExitCode {
    match run(Arguments::parse().command, &mut io::stdout()) {
        Ok(()) | Err(Failure::Gone) => ExitCode::SUCCESS,
        Err(Failure::Check) => ExitCode::from(1),
        Err(Failure::Input(problem)) => {
            eprintln!("amir: {problem}");
            ExitCode::from(2)
        }
    }
}

/// Does the same for any game whose positions are told whole in a string.
macro_rules! open_game {
    ($variant:expr, $position:ident => $call:expr) => {
        match $variant {
            Variant::Battle => {
                type $position = battle::Position;
                $call
            }
            Variant::Chess => {
                type $position = chess::Position;
                $call
            }
            Variant::Minnaar => {
                type $position = minnaar::Position;
                $call
            }
            Variant::Field => {
                type $position = field::Position;
                $call
            }
            Variant::European => {
                type $position = rules::european::Position;
                $call
            }
        }
    };
}

fn run(command: Command, out: &mut impl Write) -> Result<(), Failure> {
    match command {
        Command::Perft {
            variant,
            fen,
            depth,
            divide,
        } => open_game!(variant, P => count::<P>(&fen, depth, divide, out)),
        Command::Moves { variant, fen } => open_game!(variant, P => list::<P>(&fen, out)),
        Command::Vectors { files } => check(&files, out),
        Command::Answer => answer_lines(out),
        Command::Uci => uci::run(io::BufReader::new(io::stdin()), io::stdout()),
        Command::Match(games) => games.run(out),
        Command::Campaign(command) => campaigns::run(&command, out),
        Command::Puzzles(command) => puzzles::run(&command, out),
        Command::Selfplay {
            variant,
            fen,
            games,
            white,
            black,
            seed,
            plies,
            positions,
            nodes,
        } => {
            if let Some(file) = positions {
                let seed = |number: u64| seed.wrapping_add(number);
                return match variant {
                    Variant::Battle => sample(&file, games, |number| {
                        tune::play::<battle::Position>(number, seed(number), nodes)
                    }),
                    Variant::Chess => sample(&file, games, |number| {
                        tune::play::<chess::Position>(number, seed(number), nodes)
                    }),
                    Variant::Minnaar => sample(&file, games, |number| {
                        tune::play::<minnaar::Position>(number, seed(number), nodes)
                    }),
                    Variant::Field => {
                        sample(&file, games, |number| tune::play_field(seed(number), white))
                    }
                    Variant::European => Err(untuned(variant)),
                };
            }
            let play = Play {
                levels: [white, black],
                games,
                seed,
                plies,
            };
            match variant {
                Variant::Battle => {
                    let start = battle::Position::start(battle::Terrain::Field);
                    play.open(position_or(fen, start)?, out)
                }
                Variant::Chess => play.open(position_or(fen, chess::Position::start())?, out),
                Variant::Minnaar => play.open(position_or(fen, minnaar::Position::start())?, out),
                Variant::Field => play.field(fen.map(|fen| position(&fen)).transpose()?, out),
                Variant::European => {
                    let start = fen.map(|fen| position(&fen)).transpose()?;
                    european::selfplay(start.as_ref(), [white, black], games, seed, plies, out)
                }
            }
        }
        Command::Tune {
            variant,
            data,
            out: file,
            rounds,
            results,
            seed,
        } => {
            let how = Fit {
                rounds,
                result_share: results.clamp(0.0, 1.0),
                seed,
            };
            let module = match variant {
                Variant::Battle => tuned::<battle::Position>(&data, how)?,
                Variant::Chess => tuned::<chess::Position>(&data, how)?,
                Variant::Minnaar => tuned::<minnaar::Position>(&data, how)?,
                Variant::Field => tuned::<field::Position>(&data, how)?,
                Variant::European => return Err(untuned(variant)),
            };
            match file {
                Some(file) => Ok(fs::write(file, module)?),
                None => Ok(write!(out, "{module}")?),
            }
        }
    }
}

fn untuned(variant: Variant) -> Failure {
    Failure::Input(format!(
        "{} has no weights to tune: all other games do",
        variant.name()
    ))
}

/// Plays games and appends their quiet positions to a file, game by game.
fn sample(
    file: &std::path::Path,
    games: u64,
    mut play: impl FnMut(u64) -> Vec<tune::Sampled>,
) -> Result<(), Failure> {
    let mut file = fs::OpenOptions::new()
        .create(true)
        .append(true)
        .open(file)?;
    for number in 0..games {
        let samples = play(number).into_iter();
        let lines: String = samples.map(|sample| format!("{sample}\n")).collect();
        file.write_all(lines.as_bytes())?;
    }
    Ok(())
}

fn tuned<P: engine::tuning::Tunable>(files: &[PathBuf], how: Fit) -> Result<String, Failure> {
    let mut samples = Vec::new();
    for file in files {
        let content = fs::read_to_string(file).map_err(|error| {
            Failure::Input(format!("{} cannot be read: {error}", file.display()))
        })?;
        for line in content.lines() {
            samples.push(line.parse().map_err(Failure::Input)?);
        }
    }
    let weights = tune::fit::<P>(&samples, how, |words| eprintln!("{words}"));
    Ok(tune::module::<P>(&weights))
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
    /// Games in which everybody sees everything.
    fn open<P: engine::Thinkable>(&self, start: P, out: &mut impl Write) -> Result<(), Failure> {
        self.run(out, |seed| {
            selfplay::play(&start, self.levels, seed, self.plies)
        })
    }

    fn field(&self, start: Option<field::Position>, out: &mut impl Write) -> Result<(), Failure> {
        self.run(out, |seed| {
            selfplay::play_field(start.as_ref(), self.levels, seed, self.plies)
        })
    }

    fn run<P: Position>(
        &self,
        out: &mut impl Write,
        play: impl Fn(u64) -> selfplay::Game<P>,
    ) -> Result<(), Failure> {
        for number in 0..self.games {
            let game = play(self.seed.wrapping_add(number.wrapping_mul(1 << 20)));
            let moves: Vec<String> = game.moves.iter().map(ToString::to_string).collect();
            let line = json!({
                "variant": P::VARIANT.name(),
                "fen": game.start.to_string(),
                "play": moves,
                "then": game.end.to_string(),
                "outcome": answer::outcome_value::<P>(game.outcome),
            });
            writeln!(out, "{line}")?;
        }
        Ok(())
    }
}
