//! The server of online play: it keeps rooms, each an ordered log of what happened in a game, and
//! checks whatever is to be written there against the rules.
//!
//! A room in use is a task of its own that alone touches its game; a connection is another. A
//! command is judged, written to the [`Store`] and only then told to everybody. The store is a
//! file ([`Disk`]), or NATS JetStream for many servers at once.
#![forbid(unsafe_code)]

mod config;
mod error;
mod http;
mod metrics;
mod rooms;
mod store;

pub use config::Config;
pub use error::ServerError;
#[cfg(feature = "nats")]
pub use store::Nats;
pub use store::{Disk, Fed, Kept, Loaded, Mark, Store, StoreError, Stored};

use axum::serve::ListenerExt;
use http::Shared;
use rooms::Hub;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::time::sleep;

/// Connections have so long to say goodbye when the server stops.
const GOODBYE: Duration = Duration::from_secs(5);

/// Opens `address`; port 0 takes any free one.
///
/// # Errors
/// Says which address could not be had, and why.
pub async fn listen(address: SocketAddr) -> Result<TcpListener, ServerError> {
    TcpListener::bind(address)
        .await
        .map_err(|source| ServerError::Listen { address, source })
}

/// The store that was asked for.
///
/// # Errors
/// Says why it cannot be had.
pub async fn open_store(config: &Config) -> Result<Arc<dyn Store>, ServerError> {
    #[cfg(feature = "nats")]
    if let Some(url) = &config.nats {
        let nats = Nats::connect(url, &config.nats_stream, config.nats_replicas).await?;
        return Ok(Arc::new(nats));
    }
    Ok(Arc::new(Disk::open(&config.data)?))
}

/// Serves until `stopped` completes, then says goodbye to every connection and closes the store.
///
/// # Errors
/// Says what failed in the network.
pub async fn serve(
    listener: TcpListener,
    config: Config,
    store: Arc<dyn Store>,
    stopped: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServerError> {
    let hub = Hub::new(config, Arc::clone(&store));
    let (stop, stopping) = watch::channel(false);
    let router = http::router(Shared {
        hub: Arc::clone(&hub),
        stopping,
    });
    let listening = tokio::spawn(Arc::clone(&hub).listen());
    let sweeping = tokio::spawn(Arc::clone(&hub).sweep());
    // A move is small and wants to go at once.
    let listener = listener.tap_io(|socket| {
        if let Err(problem) = socket.set_nodelay(true) {
            tracing::debug!("a connection waits to fill its packets: {problem}");
        }
    });
    let served = axum::serve(listener, router)
        .with_graceful_shutdown(async move {
            stopped.await;
            tracing::info!("stopping");
            stop.send_replace(true);
        })
        .await;
    let begun = Instant::now();
    while hub.metrics.connections.get() > 0 && begun.elapsed() < GOODBYE {
        sleep(Duration::from_millis(10)).await;
    }
    listening.abort();
    sweeping.abort();
    hub.close();
    store.close().await;
    served.map_err(ServerError::Serve)
}
