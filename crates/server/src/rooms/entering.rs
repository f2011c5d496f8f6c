//! Coming into a room.

use super::chance::draw;
use super::end::{End, text};
use super::game::Game;
use super::presence::Signal;
use super::room::Room;
use super::{EndId, Entrance, Out, Outbox};
use crate::store::{Kept, Mark, StoreError};
use protocol::{Arbiter, Opening, Reason, Refusal, SeatToken, ServerMessage};
use tokio::task::spawn_blocking;

impl Room {
    /// An end comes in: it is told its place, or refused.
    pub async fn enter(&mut self, id: EndId, outbox: Outbox, how: Entrance) -> Result<(), Refusal> {
        self.load().await?;
        let seat = match how {
            Entrance::Host {
                opening,
                name,
                token,
            } => Some(self.host(opening, name, &token).await?),
            Entrance::Join { name, token } => Some(self.join(&name, &token).await?),
            Entrance::Resume { token } => {
                let game = self.game.as_ref().ok_or_else(no_room)?;
                let wrong = || Refusal::new(Reason::BadToken, "no seat of this room is yours");
                Some(game.seat_with(&token).ok_or_else(wrong)?)
            }
            Entrance::Watch => {
                self.check_watchers()?;
                None
            }
        };
        self.place(id, outbox, seat).await
    }

    async fn place(&mut self, id: EndId, outbox: Outbox, seat: Option<u8>) -> Result<(), Refusal> {
        let game = self.game.as_ref().ok_or_else(no_room)?;
        let placed = ServerMessage::Placed {
            room: self.code.clone(),
            seat,
            last: game.number(),
        };
        if let Some(seat) = seat {
            self.end_older(seat);
            self.shout(Signal::Took { seat }).await;
        }
        if self.ends.is_empty() {
            self.shout(Signal::Who).await;
        }
        let _ = outbox.try_send(Out::Text(text(&placed)));
        let presence = ServerMessage::Presence(self.presence().clone());
        let _ = outbox.try_send(Out::Text(text(&presence)));
        self.ends.push(End { id, outbox, seat });
        Ok(())
    }

    fn check_watchers(&self) -> Result<(), Refusal> {
        self.game.as_ref().ok_or_else(no_room)?;
        let watchers = self.watchers_here() + self.elsewhere.watchers();
        match (watchers as usize) < self.hub.config.watchers {
            true => Ok(()),
            false => {
                let words = "as many look on as may";
                Err(Refusal::new(Reason::WatchersFull, words))
            }
        }
    }

    /// The next free seat; the same token again finds the seat it has.
    async fn join(&mut self, name: &str, token: &SeatToken) -> Result<u8, Refusal> {
        loop {
            let game = self.game.as_mut().ok_or_else(no_room)?;
            if let Some(seat) = game.seat_with(token) {
                return Ok(seat);
            }
            let entry = game.arbiter.sit(name)?;
            let seat = entry.seat.unwrap_or_default();
            let token = Some(token.hash());
            match self.keep(Kept { entry, token }).await {
                // Somebody at another server sat down first: the next seat, then.
                Err(refusal) if refusal.reason == Reason::Stale => {}
                done => return done.map(|()| seat),
            }
        }
    }

    /// Opens the room; the same token again finds the seat it has.
    async fn host(
        &mut self,
        opening: Opening,
        name: String,
        token: &SeatToken,
    ) -> Result<u8, Refusal> {
        if let Some(seat) = self.seat_of_host(token)? {
            return Ok(seat);
        }
        self.check_room_count().await?;
        let seed = draw()?;
        // Making a world takes its time.
        let opened = spawn_blocking(move || Arbiter::open(opening, &name, seed)).await;
        let failed = |_| Refusal::new(Reason::BadSetUp, "this game cannot be set up");
        let (arbiter, entry) = opened.map_err(failed)??;
        let kept = Kept {
            entry,
            token: Some(token.hash()),
        };
        let line = serde_json::to_string(&kept).unwrap_or_default();
        let store = &self.hub.store;
        match store.append(&self.code, Mark::default(), line).await {
            Ok(mark) => {
                self.game = Some(Game::new(arbiter, &kept, mark));
                self.hub.metrics.rooms_opened.add();
                tracing::info!(room = %self.code, "opened");
                Ok(Arbiter::HOST)
            }
            Err(problem) => {
                if let StoreError::Broken(problem) = &problem {
                    self.hub.metrics.store_failures.add();
                    tracing::error!(room = %self.code, "cannot be kept: {problem}");
                }
                self.reload().await?;
                let seat = self.seat_of_host(token)?;
                seat.ok_or_else(|| Refusal::new(Reason::Store, "the server cannot open rooms now"))
            }
        }
    }

    /// The seat that the token has in the room, `None` if there is no room yet.
    fn seat_of_host(&self, token: &SeatToken) -> Result<Option<u8>, Refusal> {
        let Some(game) = &self.game else {
            return Ok(None);
        };
        let taken = || Refusal::new(Reason::RoomTaken, "there is a room of that name already");
        game.seat_with(token).map(Some).ok_or_else(taken)
    }

    async fn check_room_count(&self) -> Result<(), Refusal> {
        let count = self.hub.store.count().await;
        let broken = |_| Refusal::new(Reason::Store, "the server cannot open rooms now");
        match count.map_err(broken)? < self.hub.config.rooms {
            true => Ok(()),
            false => {
                let words = "this server keeps as many rooms as it may";
                Err(Refusal::new(Reason::ServerFull, words))
            }
        }
    }
}

pub(super) fn no_room() -> Refusal {
    Refusal::new(Reason::NoRoom, "there is no such room")
}
