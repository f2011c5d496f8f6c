//! How turns end and begin.

use super::{Fall, Kind, Knight, Nation, Phase, Position};
use crate::BitBoard;

/// In how many of his turns in a row a player may hide his Knight.
pub(super) const HIDDEN_TURNS: u8 = 3;

impl Position {
    /// Ends the turn with nothing done: no move of the game, but what a player supposes who thinks
    /// ahead (a null move). Questions that wait are left as they are.
    pub fn skip_turn(&mut self) {
        self.end_turn(&mut Vec::new());
    }

    /// Something happened that ends the quiet.
    pub(super) fn note_event(&mut self) {
        self.quiet = 0;
        self.eventful = true;
    }

    pub(super) fn end_turn(&mut self, falls: &mut Vec<Fall>) {
        let mover = self.turn;
        let own = &mut self.own_turns[mover.index()];
        *own = own.saturating_add(1);
        self.turns = self.turns.saturating_add(1);
        if !self.eventful {
            self.quiet = self.quiet.saturating_add(1);
        }
        self.eventful = false;
        self.phase = Phase::Open;
        self.refused = BitBoard::EMPTY;
        let knight = &mut self.knights[mover.index()];
        if matches!(knight, Knight::Weary | Knight::Shown) {
            *knight = Knight::Open;
        }
        self.lose_the_absent();
        let [_, others @ ..] = mover.and_after();
        let next = others.into_iter().find(|&seat| self.is_playing(seat));
        self.turn = next.unwrap_or(mover);
        self.begin_turn(falls);
    }

    /// What happens by itself at the start of a turn.
    pub(super) fn begin_turn(&mut self, falls: &mut Vec<Fall>) {
        let knight = &mut self.knights[self.turn.index()];
        if let Knight::Hidden(at, count) = *knight {
            *knight = if count < HIDDEN_TURNS {
                Knight::Hidden(at, count + 1)
            } else {
                Knight::Weary
            };
        }
        if self.nation(self.turn) == Some(Nation::Korea) && self.judge().is_none() {
            let die = self.chance.die();
            falls.push(Fall::Turn(die));
            if die >= 5 {
                let die = self.chance.die();
                falls.push(Fall::Number(die));
                self.phase = Phase::Naming(die.div_ceil(2), Vec::new());
            }
        }
    }

    /// One die for each piece named, in the order named.
    pub(super) fn roll(&mut self, falls: &mut Vec<Fall>) {
        let Phase::Naming(_, named) = std::mem::take(&mut self.phase) else {
            return;
        };
        let rolled = named.into_iter().map(|square| {
            let die = self.chance.die();
            falls.push(Fall::Piece(square, die));
            (square, Kind::rolled(die))
        });
        let rolled = rolled.collect();
        self.phase = Phase::Rolled(rolled);
    }
}
