//! `server`: `cargo run -p server -- --listen 127.0.0.1:7878`.

use clap::Parser;
use std::net::SocketAddr;
use std::process::ExitCode;

#[derive(Parser)]
#[command(version, about = "The server of online play of Amir's Chess")]
struct Arguments {
    /// Where to listen
    #[arg(long, default_value = "127.0.0.1:7878")]
    listen: SocketAddr,
}

async fn stopped() {
    if let Err(error) = tokio::signal::ctrl_c().await {
        tracing::error!("cannot wait for the signal to stop: {error}");
        std::future::pending::<()>().await;
    }
}

#[tokio::main]
async fn main() -> ExitCode {
    tracing_subscriber::fmt().init();
    let address = Arguments::parse().listen;
    let served = match server::listen(address).await {
        Ok(listener) => {
            tracing::info!("listening on {address}");
            server::serve(listener, stopped()).await
        }
        Err(error) => Err(error),
    };
    match served {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            tracing::error!("{error}");
            ExitCode::FAILURE
        }
    }
}
