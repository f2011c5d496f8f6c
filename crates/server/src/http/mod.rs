//! What the server answers over HTTP: connections that play, its health, its numbers.

mod connection;
mod pace;

use crate::rooms::Hub;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get};
use axum::{Json, Router};
use protocol::{Version, limits};
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::timeout;

/// A store that says nothing for so long is no good.
const PATIENCE: Duration = Duration::from_secs(2);
/// Bytes that a connection reads or writes at a time: messages are small and connections many.
const BUFFER: usize = 4 * 1024;

/// What the answers need.
#[derive(Clone, Debug)]
pub(crate) struct Shared {
    pub hub: Arc<Hub>,
    /// Becomes true when the server stops.
    pub stopping: watch::Receiver<bool>,
}

pub(crate) fn router(shared: Shared) -> Router {
    Router::new()
        .route("/play", any(play))
        .route("/healthz", get(health))
        .route("/metrics", get(metrics))
        .with_state(shared)
}

async fn health(State(shared): State<Shared>) -> Response {
    let checked = timeout(PATIENCE, shared.hub.store.check()).await;
    let (code, status) = match checked {
        Ok(Ok(())) => (StatusCode::OK, "ok".to_owned()),
        Ok(Err(problem)) => (StatusCode::SERVICE_UNAVAILABLE, problem.to_string()),
        Err(_) => (
            StatusCode::SERVICE_UNAVAILABLE,
            "the store is silent".to_owned(),
        ),
    };
    (
        code,
        Json(json!({ "status": status, "protocol": Version::CURRENT })),
    )
        .into_response()
}

async fn metrics(State(shared): State<Shared>) -> impl IntoResponse {
    let kind = "text/plain; version=0.0.4; charset=utf-8";
    ([(CONTENT_TYPE, kind)], shared.hub.metrics.to_text())
}

async fn play(State(shared): State<Shared>, upgrade: WebSocketUpgrade) -> Response {
    let metrics = &shared.hub.metrics;
    let full = metrics.connections.get() >= shared.hub.config.connections as i64;
    if full || *shared.stopping.borrow() {
        metrics.connections_refused.add();
        let words = "this server has as many connections as it may have";
        return (StatusCode::SERVICE_UNAVAILABLE, words).into_response();
    }
    upgrade
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER)
        .max_write_buffer_size(2 * limits::ANSWER)
        // A little more than is allowed is read, so that it can be refused in words.
        .max_message_size(4 * limits::MESSAGE)
        .max_frame_size(4 * limits::MESSAGE)
        .on_upgrade(move |socket| connection::serve(socket, shared))
}
