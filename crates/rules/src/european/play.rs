//! What each action does.

use super::fall::Fallen;
use super::{Action, Carrying, Fall, Kind, Knight, Man, Phase, Position, Question, Seat, Stow};
use crate::Square;

impl Position {
    /// Carries out an action that is legal now and tells how the dice fell. Any other leaves a
    /// position of which nothing is promised.
    pub(super) fn carry_out(&mut self, action: Action, falls: &mut Vec<Fall>) {
        match action {
            Action::Stow(stow) => return self.stow(stow, falls),
            Action::Keep(square) => self.keep(square),
            Action::Strike => self.strike(),
            Action::Let => self.drop_question(),
            Action::Allow => return self.answer_loading(true),
            Action::Refuse => return self.answer_loading(false),
            Action::Hide => return self.hide(),
            Action::Show => {
                self.knights[self.turn.index()] = Knight::Shown;
                return;
            }
            Action::Pick(square) => return self.pick(square, falls),
            Action::Roll => return self.roll(falls),
            Action::Load { knight, piece } => return self.load(knight, piece),
            Action::Unload { knight, kind, to } => self.unload(knight, kind, to),
            Action::Move {
                from,
                to,
                promotion,
            } => self.go(from, to, promotion),
            Action::Convert(square) => {
                if let Some(man) = self.man(square) {
                    let kind = Kind::Knight;
                    self.board.put(square, Man { kind, ..man });
                }
            }
            Action::Place(kind, square) => self.place(kind, square),
            Action::Burn(knight) => self.burn(knight),
            Action::Resign => {
                let mut fallen = Fallen::default();
                self.defeat(self.turn, self.turn, &mut fallen);
                self.settle(self.turn, fallen);
            }
            Action::End | Action::Pass => self.phase = Phase::Open,
        }
        self.wrap_up(falls);
    }

    /// Asks what is to be asked, and ends the turn if nothing is left to do in it.
    fn wrap_up(&mut self, falls: &mut Vec<Fall>) {
        if self.is_out(self.turn) {
            self.phase = Phase::Open;
        }
        self.review_questions();
        if self.questions.is_empty() && self.phase == Phase::Open {
            self.end_turn(falls);
        }
    }

    fn stow(&mut self, stow: Stow, falls: &mut Vec<Fall>) {
        for (knight, kinds) in stow.inside() {
            for kind in kinds {
                self.cargo.entry(knight).or_default().add(kind, stow.seat());
            }
        }
        if self.setting_out().is_none() {
            self.begin_turn(falls);
        }
    }

    /// A piece goes from square to square; whatever stands where it ends is captured.
    fn go(&mut self, from: Square, to: Square, promotion: Option<Kind>) {
        let Some(man) = self.board.take(from) else {
            return;
        };
        let was_hidden = self.hidden_at(man.owner) == Some(from);
        let cargo = self.cargo.remove(&from);
        let mut fallen = Fallen::default();
        let captured = self.take_off(to, &mut fallen).is_some();
        if captured || man.kind.is_pawn() {
            self.note_event();
        }
        let becomes = promotion.map(|kind| Man::new(man.owner, kind));
        self.board.put(to, becomes.unwrap_or(man));
        if let Some(cargo) = cargo {
            self.cargo.insert(to, cargo);
        }
        let knight = &mut self.knights[man.owner.index()];
        if let Knight::Hidden(at, _) = knight
            && was_hidden
        {
            *at = to;
            if captured {
                *knight = Knight::Open;
            }
        }
        if let Phase::Rolled(rolled) = &mut self.phase {
            rolled.retain(|&(square, _)| square != from);
            if rolled.is_empty() {
                self.phase = Phase::Open;
            }
        }
        self.settle(man.owner, fallen);
        self.ask_the_passed(man.owner, from, to);
    }

    fn hide(&mut self) {
        let seat = self.turn;
        if let Some(at) = self.pieces(seat, Kind::Knight).first() {
            self.knights[seat.index()] = Knight::Hidden(at, 1);
        }
    }

    fn pick(&mut self, square: Square, falls: &mut Vec<Fall>) {
        if let Phase::Naming(up_to, named) = &mut self.phase {
            named.push(square);
            if named.len() >= usize::from(*up_to) {
                self.roll(falls);
            }
        }
    }

    fn place(&mut self, kind: Kind, square: Square) {
        let seat = self.turn;
        self.reserve[seat.index()].take(kind, seat);
        self.put(Man::new(seat, kind), square);
    }

    fn unload(&mut self, knight: Square, kind: Kind, to: Square) {
        let seat = self.turn;
        if let Some(cargo) = self.cargo.get_mut(&knight) {
            cargo.take(kind, seat);
            if cargo.is_empty() {
                self.cargo.remove(&knight);
            }
        }
        self.phase = Phase::Busy(Carrying::Unload, knight);
        self.put(Man::new(seat, kind), to);
    }

    /// A piece comes onto the board, which is an event; a hidden Knight there is captured.
    fn put(&mut self, man: Man, square: Square) {
        self.note_event();
        let mut fallen = Fallen::default();
        self.take_off(square, &mut fallen);
        self.board.put(square, man);
        self.settle(man.owner, fallen);
    }

    /// Another's piece is asked for first.
    fn load(&mut self, knight: Square, piece: Square) {
        match self.man(piece) {
            Some(man) if man.owner != self.turn => {
                let question = Question::Allow { knight, piece };
                self.questions.push((man.owner, question));
            }
            _ => self.load_now(knight, piece),
        }
    }

    fn answer_loading(&mut self, allowed: bool) {
        let Some(&(_, Question::Allow { knight, piece })) = self.questions.first() else {
            return;
        };
        self.drop_question();
        if allowed {
            self.load_now(knight, piece);
        } else {
            self.refused |= piece.bitboard();
        }
    }

    fn load_now(&mut self, knight: Square, piece: Square) {
        let Some(man) = self.board.take(piece) else {
            return;
        };
        if self.hidden_at(man.owner) == Some(piece) {
            self.knights[man.owner.index()] = Knight::Open;
        }
        let cargo = self.cargo.entry(knight).or_default();
        cargo.add(man.kind, man.owner);
        self.phase = Phase::Busy(Carrying::Load, knight);
    }

    fn burn(&mut self, knight: Square) {
        self.note_event();
        let mut fallen = Fallen::default();
        let near = crate::attacks::king(knight) & crate::attacks::rook_rays(knight);
        for square in near | knight.bitboard() {
            self.take_off(square, &mut fallen);
        }
        self.settle(self.turn, fallen);
    }

    /// Removing is neither capture nor destruction: the quiet goes on.
    fn keep(&mut self, square: Square) {
        let Some(&(seat, Question::Keep)) = self.questions.first() else {
            return;
        };
        self.drop_question();
        for other in self.pieces(seat, Kind::Knight) & !square.bitboard() {
            self.take_off(other, &mut Fallen::default());
        }
    }

    fn strike(&mut self) {
        let Some(&(seat, Question::Strike(square))) = self.questions.first() else {
            return;
        };
        self.drop_question();
        self.knights[seat.index()] = Knight::Open;
        self.note_event();
        let mut fallen = Fallen::default();
        self.take_off(square, &mut fallen);
        self.settle(seat, fallen);
    }

    fn drop_question(&mut self) {
        if !self.questions.is_empty() {
            self.questions.remove(0);
        }
    }
}

/// Whose piece stands on a square.
pub(super) fn owner_at(position: &Position, square: Square) -> Option<Seat> {
    position.man(square).map(|man| man.owner)
}
