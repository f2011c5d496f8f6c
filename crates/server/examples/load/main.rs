//! How many rooms a server holds, and how fast it acknowledges:
//! `cargo run --release -p server --example load -- --rooms 2000 --every 5 --seconds 60`.
//!
//! Without `--url` it starts a server of its own as a second process, on a file in a new folder;
//! at the end it kills that server without warning, starts another on the same file, and looks
//! whether every acknowledged move is there.

mod figures;
mod program;
mod rooms;
mod script;

use clap::{Args, Parser, Subcommand};
use figures::Figures;
use program::Program;
use std::process::ExitCode;
use std::time::{Duration, Instant};

#[derive(Parser)]
#[command(about = "Loads a server of Amir's Chess and measures it")]
struct Arguments {
    #[command(subcommand)]
    serve: Option<Serve>,
    #[command(flatten)]
    load: Load,
}

#[derive(Subcommand)]
enum Serve {
    /// Runs a server; used by this program itself
    #[command(hide = true)]
    Serve(server::Config),
}

#[derive(Args, Clone, Debug)]
struct Load {
    /// How many rooms, each with two players
    #[arg(long, default_value_t = 2000)]
    rooms: usize,
    /// How many look on in each room
    #[arg(long, default_value_t = 0)]
    watchers: usize,
    /// Seconds between two moves of a room
    #[arg(long, default_value_t = 5.0)]
    every: f64,
    /// How many seconds are played
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// A server that runs already: ws://host:7878/play
    #[arg(long)]
    url: Option<String>,
    /// Rooms of the own server in NATS instead of a file
    #[arg(long, value_name = "URL")]
    nats: Option<String>,
}

#[tokio::main]
async fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let done = match arguments.serve {
        Some(Serve::Serve(config)) => serve(config).await,
        None => load(&arguments.load).await,
    };
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}

async fn serve(config: server::Config) -> Result<bool, String> {
    let store = server::open_store(&config)
        .await
        .map_err(|it| it.to_string())?;
    let listener = server::listen(config.listen)
        .await
        .map_err(|it| it.to_string())?;
    let served = server::serve(listener, config, store, std::future::pending()).await;
    served.map(|()| true).map_err(|it| it.to_string())
}

/// Whether everything went well.
async fn load(load: &Load) -> Result<bool, String> {
    println!(
        "load of this machine at the start: {}",
        program::machine_load()
    );
    let mut own = match &load.url {
        Some(_) => None,
        None => Some(Program::start(load.nats.as_deref()).await?),
    };
    let url = match (&load.url, &own) {
        (Some(url), _) => url.clone(),
        (None, Some(program)) => program.url(),
        (None, None) => return Err("no server".to_owned()),
    };
    let moves = (load.seconds as f64 / load.every).ceil() as usize + 1;
    let scripts = script::scripts(8, moves);
    let begun = Instant::now();
    let rooms = rooms::open(&url, load, &scripts).await?;
    println!(
        "{} rooms with {} players and {} watchers opened in {:.1} s",
        rooms.len(),
        rooms.len() * 2,
        rooms.len() * load.watchers,
        begun.elapsed().as_secs_f64()
    );
    let before = own.as_ref().and_then(Program::usage);
    let begun = Instant::now();
    let played = rooms::play(rooms, load).await;
    let took = begun.elapsed();
    let figures = Figures::of(&played);
    figures.print(took);
    println!(
        "load of this machine at the end: {}",
        program::machine_load()
    );
    if let (Some(program), Some(before)) = (&own, before) {
        program.print_usage(before, took);
    }
    if let Some(program) = &mut own {
        program.kill_and_start().await?;
        println!("the server was killed (SIGKILL) and started again on what it had written");
    }
    let lost = rooms::count_lost(&url, &played).await?;
    println!("acknowledged moves that are not in the log: {lost}");
    let quick = figures.p99() < Duration::from_millis(50);
    println!("p99 under 50 ms: {quick}");
    Ok(lost == 0 && figures.errors == 0)
}
