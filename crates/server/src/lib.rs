//! The server of online play. It answers health checks and stops gracefully; rooms are not kept
//! yet.
#![deny(missing_docs)]
#![forbid(unsafe_code)]

use axum::routing::get;
use axum::{Json, Router};
use protocol::Version;
use serde_json::{Value, json};
use std::io;
use std::net::SocketAddr;
use tokio::net::TcpListener;

/// Why the server could not run.
#[derive(Debug, thiserror::Error)]
pub enum ServerError {
    /// The address cannot be listened on.
    #[error("cannot listen on {address}: {source}; is another server running there?")]
    Listen {
        /// Where it was to listen.
        address: SocketAddr,
        /// What the system said.
        source: io::Error,
    },
    /// The network failed while serving.
    #[error("serving failed: {0}")]
    Serve(#[source] io::Error),
}

/// What the server answers.
pub fn router() -> Router {
    Router::new().route("/healthz", get(health))
}

async fn health() -> Json<Value> {
    Json(json!({ "status": "ok", "protocol": Version::CURRENT }))
}

/// Opens `address`; port 0 takes any free one.
///
/// # Errors
/// Says which address could not be had, and why.
pub async fn listen(address: SocketAddr) -> Result<TcpListener, ServerError> {
    TcpListener::bind(address)
        .await
        .map_err(|source| ServerError::Listen { address, source })
}

/// Serves until `stopped` completes, then lets running answers end.
///
/// # Errors
/// Says what failed in the network.
pub async fn serve(
    listener: TcpListener,
    stopped: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServerError> {
    axum::serve(listener, router())
        .with_graceful_shutdown(stopped)
        .await
        .map_err(ServerError::Serve)
}
