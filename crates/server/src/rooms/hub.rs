use super::room::Room;
use super::{EndId, Mail};
use crate::Config;
use crate::metrics::Metrics;
use crate::store::{Fed, Store};
use protocol::RoomCode;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::{MissedTickBehavior, interval};

/// Between two looks for rooms in which nothing happens any more.
const SWEEP: Duration = Duration::from_secs(600);

type Mailboxes = HashMap<RoomCode, UnboundedSender<Mail>>;

/// All rooms, and what they share.
#[derive(Debug)]
pub(crate) struct Hub {
    pub config: Config,
    pub store: Arc<dyn Store>,
    pub metrics: Metrics,
    /// This server's own name among those of the same store.
    pub name: String,
    /// The rooms that are in use.
    rooms: Mutex<Mailboxes>,
    ends: AtomicU64,
}

impl Hub {
    pub fn new(config: Config, store: Arc<dyn Store>) -> Arc<Self> {
        let mut bytes = [0; 8];
        // Without chance all servers would be called the same; then each hears only itself.
        let _ = getrandom::fill(&mut bytes);
        Arc::new(Self {
            config,
            store,
            metrics: Metrics::default(),
            name: format!("{:016x}", u64::from_le_bytes(bytes)),
            rooms: Mutex::default(),
            ends: AtomicU64::new(1),
        })
    }

    fn rooms(&self) -> MutexGuard<'_, Mailboxes> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A number for a new connection.
    pub fn new_end(&self) -> EndId {
        self.ends.fetch_add(1, Ordering::Relaxed)
    }

    /// Sends something to a room, which is woken if it is not in use.
    pub fn send(self: &Arc<Self>, room: &RoomCode, mail: Mail) {
        let mut rooms = self.rooms();
        let sent = match rooms.get(room) {
            Some(mailbox) => mailbox.send(mail).map_err(|back| back.0),
            None => Err(mail),
        };
        // Asleep, or come to grief: another task takes over.
        if let Err(mail) = sent {
            self.wake(&mut rooms, room, mail);
        }
    }

    fn wake(self: &Arc<Self>, rooms: &mut Mailboxes, room: &RoomCode, mail: Mail) {
        let (mailbox, mails) = unbounded_channel();
        let _ = mailbox.send(mail);
        rooms.insert(room.clone(), mailbox);
        let task = Room::new(room.clone(), Arc::clone(self));
        tokio::spawn(task.run(mails));
    }

    /// A room that nobody uses goes to sleep; not if it has mail.
    pub fn retire(&self, room: &RoomCode, mails: &UnboundedReceiver<Mail>) -> bool {
        let mut rooms = self.rooms();
        let idle = mails.is_empty();
        if idle {
            rooms.remove(room);
        }
        idle
    }

    /// Sends something to a room if it is in use.
    fn send_if_awake(&self, room: &RoomCode, mail: Mail) {
        if let Some(mailbox) = self.rooms().get(room) {
            let _ = mailbox.send(mail);
        }
    }

    /// Every room that is in use ends.
    pub fn close(&self) {
        self.rooms().clear();
    }

    /// Passes on what other servers do, as long as there are any.
    pub async fn listen(self: Arc<Self>) {
        let Some(mut feed) = self.store.feed() else {
            return;
        };
        while let Some(fed) = feed.recv().await {
            match &fed {
                Fed::Line { room, .. } | Fed::Shout { room, .. } => {
                    let room = room.clone();
                    self.send_if_awake(&room, Mail::Fed(fed));
                }
                Fed::Missed => {
                    let rooms: Vec<RoomCode> = self.rooms().keys().cloned().collect();
                    for room in rooms {
                        self.send_if_awake(&room, Mail::Fed(Fed::Missed));
                    }
                }
            }
        }
        tracing::error!("nothing is heard of other servers any more");
    }

    /// Removes rooms in which nothing happens any more, again and again.
    pub async fn sweep(self: Arc<Self>) {
        let mut ticks = interval(SWEEP);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            ticks.tick().await;
            match self.store.remove_idle(self.config.idle()).await {
                Ok(removed) => {
                    for room in &removed {
                        self.metrics.rooms_removed.add();
                        self.send_if_awake(room, Mail::Removed);
                    }
                    if !removed.is_empty() {
                        tracing::info!(rooms = removed.len(), "idle rooms removed");
                    }
                }
                Err(problem) => tracing::warn!("cannot look for idle rooms: {problem}"),
            }
        }
    }
}
