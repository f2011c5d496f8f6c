//! How a screen keeps up with its room.

use crate::online::{Line, Room};
use protocol::{Act, Arbiter, StateHash};

/// So often a computer's wish is sent again that was refused, before something else happens.
const AGAIN: u8 = 3;

/// How far a screen has followed its room.
#[derive(Clone, Debug, Default)]
pub(super) struct Pace {
    games: Option<u32>,
    at: Option<(u64, StateHash, [Option<u8>; 2], bool)>,
    tried: u8,
}

impl Pace {
    /// Whether the room has begun another game than the one that was `laid` out.
    pub fn is_another_game(&mut self, arbiter: &Arbiter, laid: bool) -> bool {
        if laid {
            *self = Self {
                games: Some(arbiter.games()),
                ..Self::default()
            };
        }
        let another = self.games != Some(arbiter.games());
        self.games = Some(arbiter.games());
        another
    }

    /// Whether anything has happened in the room, or to the line, since this was last asked.
    pub fn has_moved(&mut self, room: &Room, arbiter: &Arbiter) -> bool {
        let place = [room.seat(), room.shoulder()];
        let now = Some((arbiter.number(), arbiter.hash(), place, room.is_cut()));
        let moved = self.at != now;
        if moved {
            self.at = now;
            self.tried = 0;
        }
        moved
    }

    /// Whether what was refused may be tried again: a person decides that himself, a computer
    /// would try for ever.
    pub fn may_try_again(&mut self, computer: bool) -> bool {
        self.tried = self.tried.saturating_add(u8::from(computer));
        self.tried <= AGAIN
    }
}

/// One wish is under way at a time.
#[derive(Clone, Debug)]
pub(super) struct OneByOne {
    free: Result<(), String>,
    cut: bool,
}

impl OneByOne {
    pub fn of(room: &Room) -> Self {
        let free = match (room.line(), room.under_way()) {
            (Line::Over(_), _) => Err(words!("online-line-ended")),
            (_, Some(_)) => Err(words!("online-under-way")),
            (_, None) => Ok(()),
        };
        let cut = room.is_cut();
        Self { free, cut }
    }

    /// Whether a wish may go out now; the next one has to wait for it. A decision waits for the
    /// connection, what others have to answer does not: by then it may mean another thing.
    pub fn may_go(&mut self, act: &Act) -> Result<(), String> {
        if self.cut && !matches!(act, Act::Play { .. }) {
            return self.free.clone().and(Err(words!("online-no-line")));
        }
        std::mem::replace(&mut self.free, Err(words!("online-one-by-one")))
    }
}
