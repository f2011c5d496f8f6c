//! `amir puzzles`: battle puzzles, found and proved.

mod compose;
mod find;
mod game;
mod merit;
mod show;

use crate::Failure;
use clap::Subcommand;
use engine::puzzle::{Book, prove};
use std::fs;
use std::io::Write;
use std::path::PathBuf;

/// What `amir puzzles` can do.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Seeks puzzles and writes each as it is found, the position string and what it is worth.
    Find(find::Find),
    /// Proves every puzzle of a file; exit code 1 if one fails.
    Check {
        /// The file of the collection
        #[arg(default_value = "assets/puzzles/battle.ron")]
        file: PathBuf,
    },
    /// Shows a position as a board with its solution and what it is worth.
    Show {
        /// Position strings, in quotes; each is solved in two or three moves
        #[arg(required = true)]
        fens: Vec<String>,
    },
    /// Solves positions and writes them as a collection: lines `id | title | help | theme | grade | position`.
    Bind {
        /// The file of lines
        list: PathBuf,
        /// The file of the collection
        #[arg(long, default_value = "assets/puzzles/battle.ron")]
        out: PathBuf,
    },
}

/// Does it.
///
/// # Errors
/// Tells input that cannot be read; [`Failure::Check`] if a puzzle fails.
pub fn run(command: &Command, out: &mut impl Write) -> Result<(), Failure> {
    match command {
        Command::Find(find) => find.run(out),
        Command::Check { file } => check(file, out),
        Command::Show { fens } => fens.iter().try_for_each(|fen| show::show(fen, out)),
        Command::Bind { list, out: file } => {
            let book = show::bind(&read(list)?)?;
            let text = book
                .write()
                .map_err(|error| Failure::Input(error.to_string()))?;
            Ok(fs::write(file, text)?)
        }
    }
}

fn read(file: &PathBuf) -> Result<String, Failure> {
    fs::read_to_string(file)
        .map_err(|error| Failure::Input(format!("{} cannot be read: {error}", file.display())))
}

fn check(file: &PathBuf, out: &mut impl Write) -> Result<(), Failure> {
    let refused = |error| Failure::Input(format!("{}: {error}", file.display()));
    let book = Book::read(&read(file)?).map_err(refused)?;
    let mut failed = 0;
    for puzzle in &book.puzzles {
        if let Err(flaw) = prove(puzzle) {
            failed += 1;
            writeln!(out, "{}: {flaw}", puzzle.id)?;
        }
    }
    writeln!(
        out,
        "{} proved, {failed} failed",
        book.puzzles.len() - failed
    )?;
    if failed == 0 {
        Ok(())
    } else {
        Err(Failure::Check)
    }
}
