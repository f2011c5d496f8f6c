use super::end::{End, last, text};
use super::game::Game;
use super::presence::{BEAT, Elsewhere, Shout, Signal};
use super::{EndId, Hub, Mail, Out};
use crate::store::{Fed, Kept};
use axum::extract::ws::Utf8Bytes;
use protocol::{Phrase, Presence, Reason, Refusal, RoomCode, ServerMessage};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::task::spawn_blocking;
use tokio::time::{MissedTickBehavior, interval};

/// A room that nobody is in stays in memory for so long.
const LINGER: Duration = Duration::from_secs(60);

/// A room in use: who is in it, and its game.
#[derive(Debug)]
pub(super) struct Room {
    pub code: RoomCode,
    pub hub: Arc<Hub>,
    /// Whether the store has been asked for it.
    pub loaded: bool,
    /// `None` if there is no such room.
    pub game: Option<Game>,
    pub ends: Vec<End>,
    pub elsewhere: Elsewhere,
    told: Presence,
    /// The number of the last entry that everybody here was told of.
    last_told: u64,
    idle_since: Instant,
}

impl Room {
    pub fn new(code: RoomCode, hub: Arc<Hub>) -> Self {
        hub.metrics.rooms_active.up();
        Self {
            code,
            hub,
            loaded: false,
            game: None,
            ends: Vec::new(),
            elsewhere: Elsewhere::default(),
            told: Presence::default(),
            last_told: 0,
            idle_since: Instant::now(),
        }
    }

    /// Works through its mail until nobody needs it any more.
    pub async fn run(mut self, mut mails: UnboundedReceiver<Mail>) {
        let mut beats = interval(BEAT);
        beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                mail = mails.recv() => match mail {
                    Some(mail) => self.open(mail).await,
                    None => break,
                },
                _ = beats.tick() => {
                    self.beat().await;
                    let idle = self.ends.is_empty() && self.idle_since.elapsed() > LINGER;
                    if idle && self.hub.retire(&self.code, &mails) {
                        break;
                    }
                }
            }
        }
    }

    async fn open(&mut self, mail: Mail) {
        match mail {
            Mail::Enter {
                end,
                outbox,
                how,
                done,
            } => {
                let entered = self.enter(end, outbox, how).await;
                let _ = done.send(entered);
                self.tell_presence().await;
            }
            Mail::Command { end, command, done } => {
                self.command(end, &command).await;
                let _ = done.send(());
            }
            Mail::Phrase { end, phrase } => self.phrase(end, phrase).await,
            Mail::Log { end, from, done } => {
                let inside = self.ends.iter().any(|it| it.id == end);
                let page = self.game.as_ref().filter(|_| inside);
                if let Some(page) = page.map(|game| game.page(from)) {
                    let _ = done.send(page);
                }
            }
            Mail::Gone { end } => {
                self.ends.retain(|it| it.id != end);
                self.tell_presence().await;
            }
            Mail::Fed(fed) => self.fed(fed).await,
            Mail::Removed => {
                self.loaded = true;
                self.game = None;
                self.send_all_away(Reason::NoRoom, "nothing happened in this room for too long");
            }
        }
        if !self.ends.is_empty() {
            self.idle_since = Instant::now();
        }
    }

    /// Reads the log from the store, unless that has been done.
    pub async fn load(&mut self) -> Result<(), Refusal> {
        if self.loaded {
            return Ok(());
        }
        let loaded = self.hub.store.load(&self.code).await.map_err(|problem| {
            tracing::error!(room = %self.code, "cannot be loaded: {problem}");
            Refusal::new(Reason::Store, "the server cannot read this room now")
        })?;
        self.game = None;
        if !loaded.lines.is_empty() {
            let game = spawn_blocking(move || Game::replay(&loaded)).await;
            let game = game.map_err(|it| it.to_string()).and_then(|it| it);
            let game = game.map_err(|problem| {
                tracing::error!(room = %self.code, "its log cannot be followed: {problem}");
                let words = "this server cannot follow the game of this room";
                Refusal::new(Reason::Version, words)
            })?;
            self.last_told = self.last_told.max(game.number());
            self.game = Some(game);
        }
        self.loaded = true;
        Ok(())
    }

    /// Reads the log again, and tells everybody what is new in it.
    pub async fn reload(&mut self) -> Result<(), Refusal> {
        let before = self.last_told;
        self.loaded = false;
        if let Err(refusal) = self.load().await {
            self.game = None;
            self.send_all_away(refusal.reason, &refusal.words);
            return Err(refusal);
        }
        match self.game.as_ref().map(Game::number) {
            Some(number) if number >= before => {
                for new in before + 1..=number {
                    self.tell_entry(new);
                }
            }
            _ => self.send_all_away(Reason::NoRoom, "this room is gone"),
        }
        Ok(())
    }

    /// Tells everybody of an entry.
    pub fn tell_entry(&mut self, number: u64) {
        self.last_told = number;
        let told = self.game.as_ref().and_then(|game| game.told(number));
        if let Some(told) = told {
            self.tell_all(&told);
        }
    }

    /// Sends something to everybody. Who does not read what was sent before is dropped, and comes
    /// back by himself.
    pub fn tell_all(&mut self, told: &Utf8Bytes) {
        let metrics = &self.hub.metrics;
        self.ends.retain(|end| {
            let sent = end.outbox.try_send(Out::Text(told.clone()));
            if sent.is_err() {
                metrics.slow_dropped.add();
            }
            sent.is_ok()
        });
    }

    /// Sends something to one end.
    pub fn tell(&mut self, end: EndId, message: &ServerMessage) {
        let found = self.ends.iter().find(|it| it.id == end);
        if let Some(end) = found {
            let _ = end.outbox.try_send(Out::Text(text(message)));
        }
    }

    /// Everybody's connection ends.
    pub fn send_all_away(&mut self, reason: Reason, words: &str) {
        self.last_told = 0;
        for end in self.ends.drain(..) {
            let _ = end.outbox.try_send(last(reason, words));
        }
    }

    fn seats_here(&self) -> Vec<u8> {
        self.ends.iter().filter_map(|end| end.seat).collect()
    }

    pub fn watchers_here(&self) -> u32 {
        self.ends.iter().filter(|end| end.seat.is_none()).count() as u32
    }

    /// Tells everybody who is there, if that has changed.
    pub async fn tell_presence(&mut self) {
        let count = self.game.as_ref().map_or(0, |it| it.arbiter.seats().len());
        let (seats, watchers) = (self.seats_here(), self.watchers_here());
        let presence = self.elsewhere.with(count, &seats, watchers);
        if presence != self.told {
            self.told = presence.clone();
            self.tell_all(&text(&ServerMessage::Presence(presence)));
            self.shout(Signal::Here { seats, watchers }).await;
        }
    }

    /// Who is there, as it was last told.
    pub fn presence(&self) -> &Presence {
        &self.told
    }

    pub async fn shout(&self, what: Signal) {
        let from = self.hub.name.clone();
        if let Ok(text) = serde_json::to_string(&Shout { from, what }) {
            self.hub.store.shout(&self.code, text).await;
        }
    }

    async fn beat(&mut self) {
        self.elsewhere.forget_silent();
        self.tell_presence().await;
        if !self.ends.is_empty() {
            let (seats, watchers) = (self.seats_here(), self.watchers_here());
            self.shout(Signal::Here { seats, watchers }).await;
        }
    }

    async fn phrase(&mut self, end: EndId, phrase: Phrase) {
        let seat = self
            .ends
            .iter()
            .find(|it| it.id == end)
            .and_then(|it| it.seat);
        if let Some(seat) = seat {
            self.tell_all(&text(&ServerMessage::Phrase { seat, phrase }));
            self.shout(Signal::Said { seat, phrase }).await;
        }
    }

    async fn fed(&mut self, fed: Fed) {
        if !self.loaded {
            return;
        }
        match fed {
            Fed::Line { line, mark, .. } => {
                let Ok(kept) = serde_json::from_str::<Kept>(&line) else {
                    return;
                };
                let next = self.game.as_ref().map_or(1, |it| it.number() + 1);
                if kept.entry.number == next && next > 1 {
                    self.follow(kept, mark).await;
                } else if kept.entry.number >= next {
                    let _ = self.reload().await;
                }
            }
            Fed::Shout { text, .. } => {
                if let Ok(shout) = serde_json::from_str::<Shout>(&text)
                    && shout.from != self.hub.name
                {
                    self.hear(shout).await;
                }
            }
            Fed::Missed => {
                let _ = self.reload().await;
            }
        }
        self.tell_presence().await;
    }

    async fn hear(&mut self, shout: Shout) {
        match shout.what {
            Signal::Here { seats, watchers } => {
                self.elsewhere.heard(shout.from, seats, watchers);
            }
            Signal::Who => {
                let (seats, watchers) = (self.seats_here(), self.watchers_here());
                if !self.ends.is_empty() {
                    self.shout(Signal::Here { seats, watchers }).await;
                }
            }
            Signal::Took { seat } => {
                self.elsewhere.took(&shout.from, seat);
                self.end_older(seat);
            }
            Signal::Said { seat, phrase } => {
                self.tell_all(&text(&ServerMessage::Phrase { seat, phrase }));
            }
        }
    }

    /// Connections to a seat that has been taken back elsewhere end.
    pub fn end_older(&mut self, seat: u8) {
        self.ends.retain(|end| {
            let older = end.seat == Some(seat);
            if older {
                let words = "your seat has been taken up from elsewhere";
                let _ = end.outbox.try_send(last(Reason::Place, words));
            }
            !older
        });
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        self.hub.metrics.rooms_active.down();
    }
}
