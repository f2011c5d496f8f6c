use super::{Action, Carrying, Kind, Knight, Man, Nation, Phase, Position, Question, Seat};
use crate::{BitBoard, Square, attacks};

/// What a seat's pieces may do: its own pieces block and others' visible ones too; a foreign
/// hidden Knight counts as absent (`european.md`, small print).
pub(super) struct Generator<'a> {
    position: &'a Position,
    us: Seat,
    own: BitBoard,
    occupied: BitBoard,
    /// Visible foreign pieces that may be captured.
    takeable: BitBoard,
    kings: BitBoard,
}

impl Position {
    /// Appends what may be done now, when nobody has to set out and the game is not over.
    pub(super) fn list_steps(&self, actions: &mut Vec<Action>) {
        if let Some(&(seat, question)) = self.questions.first() {
            return self.list_answers(seat, question, actions);
        }
        let before = actions.len();
        let generator = Generator::new(self);
        match &self.phase {
            Phase::Open => generator.list_open(actions),
            Phase::Busy(Carrying::Load, knight) => {
                actions.push(Action::End);
                generator.list_loads(*knight, actions);
            }
            Phase::Busy(Carrying::Unload, knight) => {
                actions.push(Action::End);
                generator.list_unloads(*knight, actions);
            }
            Phase::Naming(_, named) => {
                let named = named
                    .iter()
                    .fold(BitBoard::EMPTY, |all, at| all | at.bitboard());
                actions.extend((generator.own & !named).into_iter().map(Action::Pick));
                if !named.is_empty() {
                    actions.push(Action::Roll);
                }
            }
            Phase::Rolled(rolled) => {
                actions.push(Action::End);
                for &(from, kind) in rolled {
                    generator.list_rolled(from, kind, BitBoard::FULL, actions);
                }
            }
        }
        if actions.len() == before {
            actions.push(Action::Pass);
        }
    }

    /// Appends those of the actions in an open turn, or with rolled pieces, that take something
    /// visible, make a pawn more than it is or burn, for whoever thinks ahead; nothing while
    /// somebody is asked.
    pub fn list_captures(&self, actions: &mut Vec<Action>) {
        if !self.questions.is_empty() {
            return;
        }
        let generator = Generator::new(self);
        match &self.phase {
            Phase::Open => generator.list_open_captures(actions),
            Phase::Rolled(rolled) => {
                let takeable = generator.takeable;
                for &(from, kind) in rolled {
                    generator.list_rolled(from, kind, takeable, actions);
                }
            }
            Phase::Busy(..) | Phase::Naming(..) => {}
        }
    }

    fn list_answers(&self, seat: Seat, question: Question, actions: &mut Vec<Action>) {
        match question {
            Question::Keep => {
                let knights = self.pieces(seat, Kind::Knight);
                actions.extend(knights.into_iter().map(Action::Keep));
            }
            Question::Strike(_) => actions.extend([Action::Strike, Action::Let]),
            Question::Allow { .. } => actions.extend([Action::Allow, Action::Refuse]),
        }
    }
}

impl<'a> Generator<'a> {
    pub(super) fn new(position: &'a Position) -> Self {
        let us = position.turn;
        let hidden = position.hidden_from(us);
        let [_, others @ ..] = us.and_after();
        let takeable = others
            .into_iter()
            .filter(|&other| !position.is_immune(other))
            .fold(BitBoard::EMPTY, |all, other| all | position.side(other));
        Self {
            position,
            us,
            own: position.side(us),
            occupied: position.occupied() & !hidden,
            takeable: takeable & !hidden,
            kings: position.board.kind(Kind::King),
        }
    }

    fn list_open(&self, actions: &mut Vec<Action>) {
        if self.position.nation(self.us) == Some(Nation::Guild) {
            self.list_guild(actions);
        }
        self.list_placements(actions);
        for from in self.own {
            let Some(man) = self.position.man(from) else {
                continue;
            };
            let goals = self.goals(man, from);
            self.push_moves(man, from, goals, man.kind == Kind::Pawn, actions);
            if man.kind == Kind::MycenaeanKnight {
                self.list_loads(from, actions);
                if !self.position.cargo(from).is_empty() {
                    actions.push(Action::Burn(from));
                }
            }
        }
        for &knight in self.position.cargo.keys() {
            self.list_unloads(knight, actions);
        }
    }

    fn list_open_captures(&self, actions: &mut Vec<Action>) {
        for from in self.own {
            let Some(man) = self.position.man(from) else {
                continue;
            };
            let pawn = man.kind == Kind::Pawn;
            let promotes = pawn && man.direction.row(from) == 6;
            let wanted = if promotes {
                BitBoard::FULL
            } else {
                self.takeable
            };
            let goals = self.goals(man, from) & wanted;
            self.push_moves(man, from, goals, pawn, actions);
            if man.kind == Kind::MycenaeanKnight && !self.position.cargo(from).is_empty() {
                actions.push(Action::Burn(from));
            }
        }
    }

    /// Where a piece may go as what it is.
    fn goals(&self, man: Man, from: Square) -> BitBoard {
        match man.kind {
            Kind::Pawn => self.pawn_steps(man, from, true),
            Kind::Cannon => self.cannon(from),
            Kind::ChinesePawn => {
                let ahead = man.direction.forward(from);
                let all = if man.direction.row(from) >= 4 {
                    attacks::king(from) & attacks::rook_rays(from)
                } else {
                    ahead.map_or(BitBoard::EMPTY, Square::bitboard)
                };
                all & self.free_or_takeable()
            }
            Kind::MycenaeanKnight => attacks::knight(from) & !self.occupied,
            kind => self.chess(kind, from),
        }
    }

    fn free_or_takeable(&self) -> BitBoard {
        !self.occupied | self.takeable
    }

    fn chess(&self, kind: Kind, from: Square) -> BitBoard {
        let attacked = match kind {
            Kind::King => attacks::king(from),
            Kind::Queen => attacks::queen(from, self.occupied),
            Kind::Rook => attacks::rook(from, self.occupied),
            Kind::Bishop => attacks::bishop(from, self.occupied),
            _ => attacks::knight(from),
        };
        attacked & self.free_or_takeable()
    }

    fn pawn_steps(&self, man: Man, from: Square, may_double: bool) -> BitBoard {
        let direction = man.direction;
        let mut goals = direction.diagonals(from) & self.takeable;
        let free = |square: &Square| !self.occupied.has(*square);
        if let Some(ahead) = direction.forward(from).filter(free) {
            goals |= ahead.bitboard();
            let double = direction.forward(ahead).filter(free);
            if let Some(double) = double.filter(|_| may_double && direction.row(from) == 1) {
                goals |= double.bitboard();
            }
        }
        goals
    }

    /// Over exactly one piece; a King is captured only over one's own.
    fn cannon(&self, from: Square) -> BitBoard {
        let seen = attacks::rook(from, self.occupied);
        let mut goals = BitBoard::EMPTY;
        for jumped in seen & self.occupied {
            let without = self.occupied & !jumped.bitboard();
            let mut beyond = attacks::rook(from, without) & !seen;
            if !self.own.has(jumped) {
                beyond &= !self.kings;
            }
            goals |= beyond;
        }
        goals & self.free_or_takeable()
    }

    fn list_rolled(&self, from: Square, kind: Kind, wanted: BitBoard, actions: &mut Vec<Action>) {
        let Some(man) = self.position.man(from) else {
            return;
        };
        if kind == Kind::Pawn {
            let goals = self.pawn_steps(man, from, false) & wanted;
            self.push_moves(man, from, goals, false, actions);
        } else {
            let goals = self.chess(kind, from) & wanted;
            self.push_moves(man, from, goals, man.kind == Kind::Pawn, actions);
        }
    }

    fn push_moves(
        &self,
        man: Man,
        from: Square,
        goals: BitBoard,
        may_promote: bool,
        actions: &mut Vec<Action>,
    ) {
        let push = |to, promotion| Action::Move {
            from,
            to,
            promotion,
        };
        for to in goals {
            if may_promote && man.direction.row(to) == 7 {
                let kinds = self.position.nation(self.us).map(Nation::promotions);
                let kinds = kinds.unwrap_or_default().iter();
                actions.extend(kinds.map(|&kind| push(to, Some(kind))));
            } else {
                actions.push(push(to, None));
            }
        }
    }

    fn list_guild(&self, actions: &mut Vec<Action>) {
        match self.position.knight(self.us) {
            Knight::Hidden(_, count) if count > 1 => actions.push(Action::Show),
            Knight::Open if self.position.pieces(self.us, Kind::Knight).len() == 1 => {
                actions.push(Action::Hide);
            }
            _ => {}
        }
        for kind in [Kind::Bishop, Kind::Rook] {
            let pieces = self.position.pieces(self.us, kind);
            actions.extend(pieces.into_iter().map(Action::Convert));
        }
    }

    /// The first five placements must be able to contain the King and both pawns.
    fn list_placements(&self, actions: &mut Vec<Action>) {
        let reserve = self.position.reserve(self.us);
        let placed = Nation::Ottoman.waiting().len() as u32 - reserve.len().min(8);
        let wanted = |kind| matches!(kind, Kind::King | Kind::Pawn);
        let owing: u32 = reserve
            .iter()
            .filter(|&(kind, ..)| wanted(kind))
            .map(|(.., count)| count)
            .sum();
        for kind in reserve.kinds_of(self.us) {
            let owing = owing - u32::from(wanted(kind));
            if placed < 5 && placed + 1 + owing > 5 {
                continue;
            }
            for square in self.us.deployment() {
                if !self.occupied.has(square) {
                    actions.push(Action::Place(kind, square));
                }
            }
        }
    }

    fn list_loads(&self, knight: Square, actions: &mut Vec<Action>) {
        let near = attacks::king(knight) & self.occupied & !self.position.refused;
        for piece in near {
            let man = self.position.man(piece);
            if man.is_some_and(|man| man.kind != Kind::MycenaeanKnight) {
                actions.push(Action::Load { knight, piece });
            }
        }
    }

    fn list_unloads(&self, knight: Square, actions: &mut Vec<Action>) {
        for kind in self.position.cargo(knight).kinds_of(self.us) {
            for to in attacks::king(knight) & !self.occupied {
                actions.push(Action::Unload { knight, kind, to });
            }
        }
    }
}
