//! How pieces leave the board and armies change hands.

use super::{Cargo, Kind, Knight, Man, Nation, Position, Seat};
use crate::Square;

/// The owners of Kings that have gone in one act.
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct Fallen([bool; 4]);

impl Fallen {
    fn mark(&mut self, seat: Seat) {
        self.0[seat.index()] = true;
    }

    /// The next one to be settled; whoever did it comes last.
    fn next(&mut self, actor: Seat) -> Option<Seat> {
        let [actor, others @ ..] = actor.and_after();
        let mut order = others.into_iter().chain([actor]);
        let next = order.find(|seat| self.0[seat.index()])?;
        self.0[next.index()] = false;
        Some(next)
    }
}

impl Position {
    /// Takes a piece off the board with everything inside it, and notes the Kings among them.
    pub(super) fn take_off(&mut self, square: Square, fallen: &mut Fallen) -> Option<Man> {
        let man = self.board.take(square)?;
        if man.kind == Kind::King {
            fallen.mark(man.owner);
        }
        if self.hidden_at(man.owner) == Some(square) {
            self.knights[man.owner.index()] = Knight::Open;
        }
        self.empty_out(square, fallen);
        Some(man)
    }

    /// Everything inside the Knight on a square is gone.
    fn empty_out(&mut self, square: Square, fallen: &mut Fallen) {
        let cargo = self.cargo.remove(&square).unwrap_or_default();
        for (kind, owner, _) in cargo.iter() {
            if kind == Kind::King {
                fallen.mark(owner);
            }
        }
    }

    /// Where a seat's Knight is hidden, if it is.
    pub(super) fn hidden_at(&self, seat: Seat) -> Option<Square> {
        match self.knight(seat) {
            Knight::Hidden(at, _) => Some(at),
            _ => None,
        }
    }

    /// Every army whose last King has gone by `actor`'s act is taken over by him; his own leaves
    /// the board.
    pub(super) fn settle(&mut self, actor: Seat, mut fallen: Fallen) {
        while let Some(loser) = fallen.next(actor) {
            if !self.is_out(loser) && !self.has_king(loser) {
                self.defeat(loser, actor, &mut fallen);
            }
        }
        self.lose_the_absent();
    }

    /// A seat has lost by `actor`'s act: he takes its pieces over, or, if he is that seat himself
    /// or out of the game, they leave the board.
    pub(super) fn defeat(&mut self, loser: Seat, actor: Seat, fallen: &mut Fallen) {
        self.out[loser.index()] = true;
        self.knights[loser.index()] = Knight::Open;
        self.reserve[loser.index()] = Cargo::EMPTY;
        let heir = Some(actor).filter(|&actor| !self.is_out(actor));
        for square in self.side(loser) {
            match (heir, self.man(square)) {
                (Some(heir), Some(man)) => {
                    self.board.put(square, man.taken_over(heir));
                    self.empty_out(square, fallen);
                }
                _ => drop(self.take_off(square, fallen)),
            }
        }
        for cargo in self.cargo.values_mut() {
            match heir {
                Some(heir) => cargo.hand_over(loser, heir),
                None => cargo.drop_all(loser),
            }
        }
        self.cargo.retain(|_, cargo| !cargo.is_empty());
    }

    /// An Ottoman army with nothing in play after its first turn is lost.
    pub(super) fn lose_the_absent(&mut self) {
        for seat in Seat::ALL {
            let absent = self.nation(seat) == Some(Nation::Ottoman)
                && !self.is_out(seat)
                && self.own_turns(seat) > 0
                && self.side(seat).is_empty()
                && self.cargo.values().all(|cargo| cargo.only(seat).is_empty());
            if absent {
                self.defeat(seat, seat, &mut Fallen::default());
            }
        }
    }
}
