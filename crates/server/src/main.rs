//! `server`: `cargo run -p server -- --listen 0.0.0.0:7878`.

use clap::Parser;
use server::{Config, ServerError};
use std::io::IsTerminal;
use std::process::ExitCode;
use tracing_subscriber::EnvFilter;

#[derive(Parser)]
#[command(version, about = "The server of online play of Amir's Chess")]
struct Arguments {
    #[command(flatten)]
    config: Config,
    /// Write the log as JSON, one object a line
    #[arg(long)]
    log_json: bool,
}

/// Ctrl-C, or the system asks to stop.
async fn stopped() {
    let interrupted = async {
        if let Err(error) = tokio::signal::ctrl_c().await {
            tracing::error!("cannot wait for the signal to stop: {error}");
            std::future::pending::<()>().await;
        }
    };
    tokio::select! {
        () = interrupted => {}
        () = terminated() => {}
    }
}

#[cfg(unix)]
async fn terminated() {
    use tokio::signal::unix::{SignalKind, signal};
    match signal(SignalKind::terminate()) {
        Ok(mut signal) => {
            signal.recv().await;
        }
        Err(_) => std::future::pending().await,
    }
}

#[cfg(not(unix))]
async fn terminated() {
    std::future::pending().await
}

async fn run(config: Config) -> Result<(), ServerError> {
    let store = server::open_store(&config).await?;
    let listener = server::listen(config.listen).await?;
    let address = listener.local_addr().map_err(ServerError::Serve)?;
    tracing::info!(%address, "listening");
    server::serve(listener, config, store, stopped()).await
}

/// Logs as text or JSON; `RUST_LOG` says how much.
fn log(json: bool) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(std::io::stdout().is_terminal());
    match json {
        true => log.json().init(),
        false => log.init(),
    }
}

#[tokio::main]
async fn main() -> ExitCode {
    let arguments = Arguments::parse();
    log(arguments.log_json);
    match run(arguments.config).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            tracing::error!("{error}");
            ExitCode::FAILURE
        }
    }
}
