//! What is done in a room.

use super::EndId;
use super::chance::draw;
use super::end::last;
use super::entering::no_room;
use super::room::Room;
use crate::store::{Kept, Mark, StoreError};
use engine::{Fighter, Level};
use protocol::{Act, Arbiter, Command, Entry, Reason, Refusal, ServerMessage};
use std::time::Instant;
use tokio::task::spawn_blocking;

/// How well both sides of a battle are led that is played out here.
const FIGHTER: Fighter = Fighter { level: Level::Club };

impl Room {
    /// An end commands; everybody is told what came of it, or it alone why it is refused.
    pub async fn command(&mut self, end: EndId, command: &Command) {
        let begun = Instant::now();
        let done = self.try_command(end, command).await;
        self.hub.metrics.answer.took(begun.elapsed());
        match done {
            Ok(()) => self.hub.metrics.commands.add(),
            Err(refusal) => {
                self.hub.metrics.refusals.add();
                if matches!(refusal.reason, Reason::Stale | Reason::Differs) {
                    self.hub.metrics.stale.add();
                }
                let expects = Some(command.expects);
                self.tell(end, &ServerMessage::Refused { expects, refusal });
            }
        }
        self.tell_presence().await;
    }

    async fn try_command(&mut self, end: EndId, command: &Command) -> Result<(), Refusal> {
        let found = self.ends.iter().find(|it| it.id == end);
        let watches = || Refusal::new(Reason::Place, "who looks on cannot act");
        let seat = found.and_then(|it| it.seat).ok_or_else(watches)?;
        let entry = self.judge(seat, command).await?;
        let leaves = entry.act == Act::Leave;
        let seat = entry.seat;
        self.keep(Kept { entry, token: None }).await?;
        if leaves {
            self.has_left(seat).await;
        }
        Ok(())
    }

    /// Has the rules say whether it may be done; where that may take long, beside the others.
    async fn judge(&mut self, by: u8, command: &Command) -> Result<Entry, Refusal> {
        let chance = draw()?;
        let game = self.game.as_mut().ok_or_else(no_room)?;
        if !game.arbiter.is_slow(&command.act) {
            return game
                .arbiter
                .judge(by, command, chance, &mut FIGHTER.clone());
        }
        let mut game = self.game.take().ok_or_else(no_room)?;
        let wanted = command.clone();
        let judged = spawn_blocking(move || {
            let judged = judge(&mut game.arbiter, by, &wanted, chance);
            (game, judged)
        });
        match judged.await {
            Ok((game, judged)) => {
                self.game = Some(game);
                judged
            }
            Err(problem) => {
                tracing::error!(room = %self.code, "the rules failed: {problem}");
                self.reload().await?;
                Err(Refusal::new(Reason::Illegal, "this cannot be done"))
            }
        }
    }

    /// Writes down what the arbiter has done already, and tells everybody once that is safe. If
    /// it cannot be written, the game is again what the store says.
    pub async fn keep(&mut self, kept: Kept) -> Result<(), Refusal> {
        let game = self.game.as_ref().ok_or_else(no_room)?;
        let mark = game.mark;
        let line = serde_json::to_string(&kept).unwrap_or_default();
        let begun = Instant::now();
        let done = self.hub.store.append(&self.code, mark, line.clone()).await;
        self.hub.metrics.commit.took(begun.elapsed());
        let problem = match done {
            Ok(mark) => {
                self.push(&kept, mark);
                return Ok(());
            }
            Err(problem) => problem,
        };
        self.reload().await?;
        // An acknowledgement may be lost though the line was written.
        if self.game.as_ref().is_some_and(|game| game.has(&kept)) {
            return Ok(());
        }
        match problem {
            StoreError::Conflict => {
                self.hub.metrics.conflicts.add();
                Err(Refusal::new(Reason::Stale, "something else happened first"))
            }
            StoreError::Broken(problem) => {
                self.hub.metrics.store_failures.add();
                tracing::error!(room = %self.code, "an entry cannot be kept: {problem}");
                Err(Refusal::new(
                    Reason::Store,
                    "the server could not write it down",
                ))
            }
        }
    }

    fn push(&mut self, kept: &Kept, mark: Mark) {
        if let Some(game) = &mut self.game {
            game.push(kept, mark);
        }
        self.tell_entry(kept.entry.number);
    }

    /// Follows an entry that another server has written.
    pub async fn follow(&mut self, kept: Kept, mark: Mark) {
        let Some(mut game) = self.game.take() else {
            return;
        };
        let entry = kept.entry.clone();
        let followed = spawn_blocking(move || {
            let followed = game.arbiter.apply(&entry);
            (game, followed)
        });
        match followed.await {
            Ok((game, Ok(()))) => {
                self.game = Some(game);
                self.push(&kept, mark);
                if kept.entry.act == Act::Leave {
                    self.forget_seat(kept.entry.seat);
                    if self.is_deserted() {
                        self.close();
                    }
                }
            }
            _ => {
                let _ = self.reload().await;
            }
        }
    }

    /// Whoever has left has no place any more. A room that everybody has left is gone.
    async fn has_left(&mut self, seat: Option<u8>) {
        self.forget_seat(seat);
        if self.is_deserted() {
            if let Err(problem) = self.hub.store.remove(&self.code).await {
                tracing::warn!(room = %self.code, "cannot be removed: {problem}");
                return;
            }
            self.hub.metrics.rooms_removed.add();
            tracing::info!(room = %self.code, "deserted");
            self.close();
        }
    }

    fn is_deserted(&self) -> bool {
        self.game
            .as_ref()
            .is_some_and(|it| it.arbiter.is_deserted())
    }

    fn close(&mut self) {
        self.game = None;
        self.send_all_away(Reason::NoRoom, "everybody has left this room");
    }

    fn forget_seat(&mut self, seat: Option<u8>) {
        self.ends.retain(|end| {
            let left = end.seat.is_some() && end.seat == seat;
            if left {
                let _ = end
                    .outbox
                    .try_send(last(Reason::Place, "you have left this room"));
            }
            !left
        });
    }
}

fn judge(arbiter: &mut Arbiter, by: u8, wanted: &Command, chance: u32) -> Result<Entry, Refusal> {
    arbiter.judge(by, wanted, chance, &mut FIGHTER.clone())
}
