//! `art`: makes every picture and sound of the game.

use std::path::PathBuf;
use std::process::ExitCode;

use art::{Error, manifest, pictures, sound};
use clap::Parser;

/// Draws the pictures and makes the sounds of Amir's Chess.
#[derive(Debug, Parser)]
#[command(version)]
struct Args {
    /// Folder to write into
    #[arg(long, default_value = "assets")]
    out: PathBuf,
    /// Only this: `pictures`, `sounds`, or one picture group by name (the manifest is written with everything or with sounds)
    #[arg(long, value_name = "NAME")]
    only: Option<String>,
    /// Draw nothing; rewrite these pictures with a palette of 256 colours
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with = "only")]
    lighten: Vec<PathBuf>,
    /// Draw nothing; write the second and the third picture side by side into the first
    #[arg(long, value_name = "FILE", num_args = 3, conflicts_with_all = ["only", "lighten"])]
    beside: Vec<PathBuf>,
}

fn run(args: &Args) -> Result<(), Error> {
    if !args.lighten.is_empty() {
        return args.lighten.iter().try_for_each(|file| art::lighten(file));
    }
    if let [whole, left, right] = &args.beside[..] {
        return art::beside(whole, [left.as_path(), right.as_path()]);
    }
    match args.only.as_deref() {
        None => {
            pictures::write_all(&args.out)?;
            manifest::write(&args.out, sound::write_all(&args.out)?)
        }
        Some("sounds") => manifest::write(&args.out, sound::write_all(&args.out)?),
        Some("pictures") => pictures::write_all(&args.out),
        Some(name) => pictures::write_one(&args.out, name),
    }
}

fn main() -> ExitCode {
    match run(&Args::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("art: {error}");
            ExitCode::FAILURE
        }
    }
}
