//! One connection: reads and writes one message after the other, and never waits for a slow one
//! of others.

use super::Shared;
use super::pace::Pace;
use crate::rooms::{EndId, Entrance, Hub, Mail, Out};
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use protocol::{
    ClientMessage, Command, Reason, Refusal, RoomCode, ServerMessage, Version, read_client,
};
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::{MissedTickBehavior, interval, sleep, timeout};

/// Messages that may wait for a connection to read them.
const WAITING: usize = 128;
/// A message that cannot be sent for so long is never read.
const PATIENCE: Duration = Duration::from_secs(10);
/// A connection must have a place in a room after so long.
const TO_ENTER: Duration = Duration::from_secs(30);
/// So many messages that cannot be read, or come too fast, and the connection ends.
const FORBEARANCE: u32 = 100;

/// Whether the connection goes on.
type Flow = ControlFlow<()>;

#[derive(Debug)]
struct Connection {
    socket: WebSocket,
    hub: Arc<Hub>,
    id: EndId,
    greeted: bool,
    room: Option<RoomCode>,
    /// What the room wants to be sent; it closes this when it has no place for us any more.
    waiting: Option<mpsc::Receiver<Out>>,
    pace: Pace,
    /// Messages beyond the pace or beyond reading.
    faults: u32,
    heard: Instant,
}

/// Counts an open connection as long as it lives, and takes its end out of its room.
struct Counted<'a>(&'a Hub);

impl Drop for Counted<'_> {
    fn drop(&mut self) {
        self.0.metrics.connections.down();
    }
}

/// Serves a connection until it ends.
pub(super) async fn serve(socket: WebSocket, shared: Shared) {
    let hub = Arc::clone(&shared.hub);
    hub.metrics.connections.up();
    hub.metrics.connections_total.add();
    let _counted = Counted(&hub);
    let mut connection = Connection {
        socket,
        id: hub.new_end(),
        greeted: false,
        room: None,
        waiting: None,
        pace: Pace::new(hub.config.pace),
        faults: 0,
        heard: Instant::now(),
        hub: Arc::clone(&hub),
    };
    connection.run(shared).await;
    if let Some(room) = connection.room.take() {
        let end = connection.id;
        hub.send(&room, Mail::Gone { end });
    }
}

/// Waits until the server stops.
async fn stopped(stopping: &mut watch::Receiver<bool>) {
    let _ = stopping.wait_for(|stopping| *stopping).await;
}

/// What the room wants to be sent next; without a room nothing ever.
async fn next(waiting: &mut Option<mpsc::Receiver<Out>>) -> Option<Out> {
    match waiting {
        Some(waiting) => waiting.recv().await,
        None => std::future::pending().await,
    }
}

impl Connection {
    async fn run(&mut self, mut shared: Shared) {
        let begun = Instant::now();
        let every = self.hub.config.ping_every();
        let mut pings = interval(every);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            let flow = tokio::select! {
                message = self.socket.recv() => match message {
                    Some(Ok(message)) => self.read(message).await,
                    Some(Err(problem)) => self.unreadable(&problem).await,
                    None => Flow::Break(()),
                },
                out = next(&mut self.waiting) => match out {
                    Some(Out::Text(text)) => self.send(text).await,
                    Some(Out::Last(text)) => self.end(text).await,
                    None => Flow::Break(()),
                },
                _ = pings.tick() => {
                    let silent = self.heard.elapsed() > every * 3;
                    let idle = self.room.is_none() && begun.elapsed() > TO_ENTER;
                    match silent || idle {
                        true => Flow::Break(()),
                        false => self.put(Message::Ping(Default::default())).await,
                    }
                }
                () = stopped(&mut shared.stopping) => {
                    self.close(Reason::Stopping, "the server is stopping; it will be back").await
                }
            };
            if flow.is_break() {
                return;
            }
        }
    }

    async fn put(&mut self, message: Message) -> Flow {
        match timeout(PATIENCE, self.socket.send(message)).await {
            Ok(Ok(())) => Flow::Continue(()),
            _ => Flow::Break(()),
        }
    }

    async fn send(&mut self, text: Utf8Bytes) -> Flow {
        self.put(Message::Text(text)).await
    }

    async fn say(&mut self, message: &ServerMessage) -> Flow {
        self.send(message.to_text().into()).await
    }

    async fn refuse(&mut self, refusal: Refusal) -> Flow {
        self.hub.metrics.refusals.add();
        let expects = None;
        self.say(&ServerMessage::Refused { expects, refusal }).await
    }

    /// The last word, and the end.
    async fn end(&mut self, text: Utf8Bytes) -> Flow {
        let frame = CloseFrame {
            code: close_code::NORMAL,
            reason: Utf8Bytes::default(),
        };
        if self.send(text).await.is_continue() {
            let _ = self.put(Message::Close(Some(frame))).await;
        }
        Flow::Break(())
    }

    async fn close(&mut self, reason: Reason, words: &str) -> Flow {
        let refusal = Refusal::new(reason, words);
        let closing = ServerMessage::Closing { refusal };
        self.end(closing.to_text().into()).await
    }

    /// The other end broke the form of WebSocket, or sent far too much.
    async fn unreadable(&mut self, problem: &axum::Error) -> Flow {
        tracing::debug!("a connection cannot be read: {problem}");
        let large = problem.to_string().contains("too long");
        self.hub.metrics.malformed.add();
        match large {
            true => {
                self.close(Reason::TooLarge, "this message is far too long")
                    .await
            }
            false => Flow::Break(()),
        }
    }

    async fn read(&mut self, message: Message) -> Flow {
        self.heard = Instant::now();
        let text = match message {
            Message::Text(text) => text,
            Message::Close(_) => return Flow::Break(()),
            Message::Ping(_) | Message::Pong(_) => return self.count_silently().await,
            Message::Binary(_) => {
                self.hub.metrics.malformed.add();
                return self.fault(Reason::Malformed, "messages are texts").await;
            }
        };
        self.hub.metrics.messages.add();
        let in_time = self.pace.allows(Instant::now());
        match read_client(&text) {
            // The pages of a long log come as fast as they may.
            Ok(message @ ClientMessage::Log { .. }) if !in_time => {
                sleep(self.pace.pause()).await;
                self.heed(message).await
            }
            _ if !in_time => {
                self.hub.metrics.too_fast.add();
                self.fault(Reason::TooFast, "not so fast").await
            }
            Ok(message) => self.heed(message).await,
            Err(refusal) => {
                self.hub.metrics.malformed.add();
                self.fault(refusal.reason, &refusal.words).await
            }
        }
    }

    /// Pings are answered by themselves; too many of them are a flood like any other.
    async fn count_silently(&mut self) -> Flow {
        match self.pace.allows(Instant::now()) {
            true => Flow::Continue(()),
            false => self.fault(Reason::TooFast, "not so fast").await,
        }
    }

    /// Something that a decent program does not do: refused, and the end if it goes on so.
    async fn fault(&mut self, reason: Reason, words: &str) -> Flow {
        self.faults += 1;
        match self.faults > FORBEARANCE {
            true => self.close(reason, words).await,
            false => self.refuse(Refusal::new(reason, words)).await,
        }
    }

    async fn heed(&mut self, message: ClientMessage) -> Flow {
        if let ClientMessage::Hello { version } = message {
            return self.greet(version).await;
        }
        if !self.greeted {
            let words = "the first word is hello, with the version";
            return self.close(Reason::Hello, words).await;
        }
        let (room, how) = match message {
            ClientMessage::Hello { .. } => return Flow::Continue(()),
            ClientMessage::Host {
                room,
                opening,
                name,
                token,
            } => (
                room,
                Entrance::Host {
                    opening,
                    name,
                    token,
                },
            ),
            ClientMessage::Join { room, name, token } => (room, Entrance::Join { name, token }),
            ClientMessage::Resume { room, token } => (room, Entrance::Resume { token }),
            ClientMessage::Watch { room } => (room, Entrance::Watch),
            inside => return self.act(inside).await,
        };
        self.enter(room, how).await
    }

    async fn greet(&mut self, version: Version) -> Flow {
        if self.greeted {
            return self.fault(Reason::Hello, "one greeting is enough").await;
        }
        let version_of_ours = Version::CURRENT;
        let hello = ServerMessage::Hello {
            version: version_of_ours,
        };
        if self.say(&hello).await.is_break() {
            return Flow::Break(());
        }
        match version.check() {
            Ok(()) => {
                self.greeted = true;
                Flow::Continue(())
            }
            Err(mismatch) => self.close(Reason::Version, &mismatch.to_string()).await,
        }
    }

    async fn enter(&mut self, room: RoomCode, how: Entrance) -> Flow {
        if self.room.is_some() {
            let words = "this connection has its place already";
            return self.refuse(Refusal::new(Reason::Place, words)).await;
        }
        let (outbox, waiting) = mpsc::channel(WAITING);
        let (done, entered) = oneshot::channel();
        let mail = Mail::Enter {
            end: self.id,
            outbox,
            how,
            done,
        };
        // Taken out of the room again whatever becomes of this connection meanwhile.
        self.room = Some(room.clone());
        self.hub.send(&room, mail);
        let refusal = match entered.await {
            Ok(Ok(())) => {
                self.waiting = Some(waiting);
                return Flow::Continue(());
            }
            Ok(Err(refusal)) => refusal,
            Err(_) => Refusal::new(Reason::Store, "the room has come to grief"),
        };
        self.room = None;
        match refusal.reason.may_pass() {
            true => {
                self.hub.metrics.refusals.add();
                self.close(refusal.reason, &refusal.words).await
            }
            false => self.refuse(refusal).await,
        }
    }

    /// Something that needs a place in a room.
    async fn act(&mut self, message: ClientMessage) -> Flow {
        let Some(room) = self.room.clone() else {
            let words = "this connection is in no room";
            return self.refuse(Refusal::new(Reason::Place, words)).await;
        };
        let end = self.id;
        match message {
            ClientMessage::Command(command) => self.command(&room, command).await,
            ClientMessage::Phrase { phrase } => {
                self.hub.send(&room, Mail::Phrase { end, phrase });
                Flow::Continue(())
            }
            ClientMessage::Log { from } => {
                let (done, page) = oneshot::channel();
                self.hub.send(&room, Mail::Log { end, from, done });
                match page.await {
                    Ok(page) => self.send(page).await,
                    Err(_) => Flow::Continue(()),
                }
            }
            _ => Flow::Continue(()),
        }
    }

    /// The next message is read once this one is settled.
    async fn command(&mut self, room: &RoomCode, command: Command) -> Flow {
        let (done, settled) = oneshot::channel();
        let mail = Mail::Command {
            end: self.id,
            command: Box::new(command),
            done,
        };
        self.hub.send(room, mail);
        match settled.await {
            Ok(()) => Flow::Continue(()),
            Err(_) => {
                self.close(Reason::Store, "the room has come to grief")
                    .await
            }
        }
    }
}
