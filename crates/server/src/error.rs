use crate::store::StoreError;
use std::io;
use std::net::SocketAddr;

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
    /// The rooms cannot be kept.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The network failed while serving.
    #[error("serving failed: {0}")]
    Serve(#[source] io::Error),
}
