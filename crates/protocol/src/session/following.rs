//! Keeping up with the log.

use super::{AGAIN, News, Session};
use crate::{Act, Arbiter, Broken, ClientMessage, Entry, Reason, Refusal};

impl Session {
    /// Takes in entries as far as they come next.
    pub(super) fn follow(&mut self, entries: impl IntoIterator<Item = Entry>) {
        let behind = !self.is_caught_up() && self.number() + 1 < self.last;
        let mut live = Vec::new();
        for entry in entries {
            if entry.number != self.number() + 1 {
                // Known already, or what lies between has to come first.
                continue;
            }
            if let Err(broken) = self.take_in(&entry) {
                return self.broken(&broken);
            }
            self.came_back(&entry);
            live.push(entry);
        }
        let anew = behind || live.first().is_some_and(|it| it.number == 1);
        self.whole |= anew;
        if !self.whole {
            self.news.extend(live.into_iter().map(News::Entry));
        }
        self.catch_up();
    }

    fn take_in(&mut self, entry: &Entry) -> Result<(), Broken> {
        match &mut self.arbiter {
            Some(arbiter) => arbiter.apply(entry),
            None => {
                self.arbiter = Some(Arbiter::begin(entry)?);
                Ok(())
            }
        }
    }

    /// Asks for what is missing; tells of the whole once nothing is.
    pub(super) fn catch_up(&mut self) {
        if !self.placed {
            return;
        }
        if self.number() < self.last {
            if !self.paging {
                self.paging = true;
                let from = self.number() + 1;
                self.outbox.push(ClientMessage::Log { from });
            }
            return;
        }
        self.mending = false;
        if let (true, Some(arbiter)) = (std::mem::take(&mut self.whole), &self.arbiter) {
            self.news.push(News::CaughtUp(Box::new(arbiter.clone())));
        }
        self.send_pending();
    }

    /// The game is made anew from the whole log.
    pub(super) fn mend(&mut self) {
        self.arbiter = None;
        self.mending = true;
        self.whole = true;
        self.paging = false;
        self.catch_up();
    }

    /// An entry does not fit: the whole log tells. If that does not fit either, the two programs
    /// are not the same.
    fn broken(&mut self, broken: &Broken) {
        if self.mending {
            let words = format!("this program cannot follow the game: {broken}");
            return self.end(Refusal::new(Reason::Version, words));
        }
        self.mend();
    }

    /// Whether the entry is what was commanded here.
    fn came_back(&mut self, entry: &Entry) {
        let Some(pending) = &self.pending else { return };
        let command = &pending.command;
        let seat = command.seat.or(self.seat);
        if command.expects != entry.number {
            return;
        }
        if entry.seat == seat && entry.act == command.act {
            self.pending = None;
        } else {
            let words = "Something else happened first";
            self.overtaken(Refusal::new(Reason::Stale, words));
        }
    }

    /// Something else got the number first. To give up or to leave is meant whatever happened;
    /// anything else is to be thought over.
    pub(super) fn overtaken(&mut self, refusal: Refusal) {
        let Some(pending) = &mut self.pending else {
            return;
        };
        let meant = matches!(pending.command.act, Act::Resign | Act::Leave);
        if meant && pending.again < AGAIN {
            pending.again += 1;
            pending.sent = false;
            pending.command.expects = 0;
        } else {
            self.pending = None;
            self.news.push(News::Refused(refusal));
        }
        self.catch_up();
    }

    /// Sends what has not come back, once the game is as the server knows it.
    pub(super) fn send_pending(&mut self) {
        if !self.is_caught_up() {
            return;
        }
        let (Some(pending), Some(arbiter)) = (&mut self.pending, &self.arbiter) else {
            return;
        };
        if pending.sent {
            return;
        }
        if pending.command.expects == 0 {
            pending.command.expects = arbiter.number() + 1;
        }
        pending.command.hash = arbiter.hash();
        pending.sent = true;
        self.outbox
            .push(ClientMessage::Command(pending.command.clone()));
    }
}
