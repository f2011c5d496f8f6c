//! What one side may know (`field.md`, what is known).

use super::moves::{Force, is_straight};
use super::notation::write_points;
use super::{Combat, Kinds, Move, Piece, Point, Points, Position, QUIET, Seen, Side, Trace};
use crate::Outcome;
use std::fmt;

/// All that one side may know of a game: its own pieces, where the enemy's stand, the trays, the
/// redacted record, a shown Flag, and what each enemy piece has shown.
///
/// It is made of the own pieces and the enemy's points at the beginning and of what everybody
/// sees of each turn, and of nothing else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    side: Side,
    own: [Points; 12],
    traces: Vec<Trace>,
    lost: Vec<Piece>,
    record: Vec<Seen>,
    flags: [Option<Point>; 2],
    to_move: Side,
    quiet: u32,
    turn: u32,
    outcome: Option<Outcome<Side>>,
}

impl View {
    /// What `side` sees at the beginning.
    pub(super) fn begin(side: Side, start: &Position, from_setups: bool) -> Self {
        let enemy = side.other();
        let traces = start.side(enemy).into_iter();
        let mut view = Self {
            side,
            own: Piece::ALL.map(|piece| start.pieces_of(side, piece)),
            traces: traces
                .map(|home| Trace::new(enemy, home, from_setups))
                .collect(),
            lost: Vec::new(),
            record: Vec::new(),
            flags: Side::ALL.map(|side| start.shown_flag(side)),
            to_move: start.turn_of(),
            quiet: start.quiet(),
            turn: start.turn(),
            outcome: None,
        };
        if let Some(flag) = view.flags[enemy.index()] {
            view.learn_flag(flag);
        }
        view
    }

    /// Takes in what everybody sees of the next turn.
    pub(super) fn see(&mut self, seen: &Seen) {
        let Move { from, to } = seen.mv;
        let flag = seen.flags[self.side.other().index()];
        if seen.side == self.side {
            self.see_own(from, to, seen.combat, flag.is_some());
        } else {
            self.see_enemy(from, to, seen.combat, flag.is_some());
        }
        for (known, shown) in self.flags.iter_mut().zip(seen.flags) {
            *known = known.or(shown);
        }
        if let Some(flag) = flag {
            self.learn_flag(flag);
        }
        self.record.push(*seen);
        self.quiet = seen.combat.map_or(self.quiet.saturating_add(1), |_| 0);
        self.turn = self.turn.saturating_add(1);
        self.to_move = seen.side.other();
    }

    pub(super) fn end(&mut self, outcome: Option<Outcome<Side>>) {
        self.outcome = outcome;
    }

    fn see_own(&mut self, from: Point, to: Point, combat: Option<Combat>, marshal: bool) {
        let Some(piece) = self.piece_at(from) else {
            return;
        };
        self.take_off(from);
        let falls = matches!(combat, Some(Combat::AttackerFalls | Combat::BothFall));
        if falls {
            self.lost.push(piece);
        } else {
            self.own[piece.index()] = self.own[piece.index()].with(Points::of(to));
        }
        if let Some(combat) = combat {
            let could_be = Kinds::attacked_by(piece, combat);
            let stays = combat == Combat::AttackerFalls;
            self.met(to, piece, could_be, stays.then_some(to), marshal);
        }
    }

    fn see_enemy(&mut self, from: Point, to: Point, combat: Option<Combat>, marshal: bool) {
        let turned = !is_straight(from, to, self.occupied());
        let Some(trace) = self.trace_mut(from) else {
            return;
        };
        trace.moved(to, turned);
        trace.attacks += u32::from(combat.is_some());
        let (Some(combat), Some(piece)) = (combat, self.piece_at(to)) else {
            return;
        };
        let could_be = Kinds::attacking(piece, combat);
        if combat != Combat::AttackerFalls {
            self.take_off(to);
            self.lost.push(piece);
        }
        let stays = combat == Combat::DefenderFalls;
        self.met(to, piece, could_be, stays.then_some(to), marshal);
    }

    /// The enemy that now counts as standing on `at` has fought an own `piece` and `could_be` one
    /// of these; it stands on `stays` now or has fallen. `marshal`: its side's Flag is shown.
    fn met(
        &mut self,
        at: Point,
        piece: Piece,
        could_be: Kinds,
        stays: Option<Point>,
        marshal: bool,
    ) {
        let shown = self.flags[self.side.other().index()].is_some();
        let Some(trace) = self.trace_mut(at) else {
            return;
        };
        trace.narrow(could_be);
        trace.at = stays;
        if stays.is_some() {
            trace.has_beaten(piece);
        } else if marshal {
            trace.narrow(Kinds::NONE.with(Piece::FieldMarshal));
        } else if !shown {
            // A Field Marshal's fall would have shown the Flag.
            trace.narrow(Kinds::ALL.without(Piece::FieldMarshal));
        }
    }

    /// The enemy's Flag is shown, since its Field Marshal is no more.
    fn learn_flag(&mut self, flag: Point) {
        for trace in &mut self.traces {
            if trace.at == Some(flag) {
                trace.narrow(Kinds::NONE.with(Piece::Flag));
            } else {
                trace.narrow(Kinds::ALL.without(Piece::Flag));
            }
            if trace.at.is_some() {
                trace.narrow(Kinds::ALL.without(Piece::FieldMarshal));
            }
        }
    }

    fn trace_mut(&mut self, at: Point) -> Option<&mut Trace> {
        self.traces.iter_mut().find(|trace| trace.at == Some(at))
    }

    fn take_off(&mut self, point: Point) {
        for kind in &mut self.own {
            *kind = kind.without(Points::of(point));
        }
    }

    fn occupied(&self) -> Points {
        self.own_points().with(self.enemy_points())
    }

    /// Whose view it is.
    pub fn side(&self) -> Side {
        self.side
    }

    /// Whose turn it is.
    pub fn turn_of(&self) -> Side {
        self.to_move
    }

    /// Turns since the last combat.
    pub fn quiet(&self) -> u32 {
        self.quiet
    }

    /// Turns played.
    pub fn turn(&self) -> u32 {
        self.turn
    }

    /// How the game ended, which everybody is told.
    pub fn outcome(&self) -> Option<Outcome<Side>> {
        self.outcome
    }

    /// The own piece on a point.
    pub fn piece_at(&self, point: Point) -> Option<Piece> {
        let mut kinds = Piece::ALL.into_iter();
        kinds.find(|piece| self.own[piece.index()].has(point))
    }

    /// Where the own pieces of a kind stand.
    pub fn own(&self, piece: Piece) -> Points {
        self.own[piece.index()]
    }

    /// Where the own pieces stand.
    pub fn own_points(&self) -> Points {
        self.own
            .iter()
            .fold(Points::EMPTY, |set, &kind| set.with(kind))
    }

    /// Where the enemy's pieces stand.
    pub fn enemy_points(&self) -> Points {
        self.traces.iter().filter_map(|trace| trace.at).collect()
    }

    /// Every enemy piece, fallen ones too, and what it has shown.
    pub fn traces(&self) -> &[Trace] {
        &self.traces
    }

    /// The own tray: what was lost, in order.
    pub fn lost(&self) -> &[Piece] {
        &self.lost
    }

    /// The enemy's tray, face down: how many it has lost.
    pub fn taken(&self) -> usize {
        self.traces
            .iter()
            .filter(|trace| trace.at.is_none())
            .count()
    }

    /// A Flag that stands and is shown to everybody.
    pub fn shown_flag(&self, side: Side) -> Option<Point> {
        let standing = if side == self.side {
            self.own(Piece::Flag)
        } else {
            self.enemy_points()
        };
        self.flags[side.index()].filter(|&flag| standing.has(flag))
    }

    /// The redacted record.
    pub fn record(&self) -> &[Seen] {
        &self.record
    }

    /// Where the own pieces may go; nothing if it is not the own turn or the game is over.
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        if self.to_move == self.side && self.outcome.is_none() && self.quiet < QUIET {
            self.force().push_to(Points::ALL, &mut moves);
        }
        moves
    }

    fn force(&self) -> Force {
        let still = self.own(Piece::Flag).with(self.own(Piece::Landmine));
        Force {
            mobile: self.own_points().without(still),
            engineers: self.own(Piece::Engineer),
            own: self.own_points(),
            enemy: self.enemy_points(),
        }
    }

    /// The position if these were the enemy's pieces: for a player that thinks on from what it
    /// knows.
    pub fn suppose(&self, enemies: impl IntoIterator<Item = (Point, Piece)>) -> Position {
        let mut position = Position::empty();
        for piece in Piece::ALL {
            for point in self.own(piece) {
                position.toggle(self.side, piece, point);
            }
        }
        for (point, piece) in enemies {
            if position.piece_at(point).is_none() {
                position.toggle(self.side.other(), piece, point);
            }
        }
        if self.to_move != position.turn_of() {
            position.pass_turn();
        }
        (position.quiet, position.turn) = (self.quiet, self.turn);
        position
    }

    /// The placement that this side may see: enemies as `X` or `x`, a shown Flag as itself.
    pub fn placement(&self) -> String {
        self.to_string()
    }
}

/// As [`View::placement`].
impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (enemy, points) = (self.side.other(), self.enemy_points());
        write_points(f, |point| {
            if let Some(piece) = self.piece_at(point) {
                Some(piece.letter_of(self.side))
            } else if !points.has(point) {
                None
            } else if self.shown_flag(enemy) == Some(point) {
                Some(Piece::Flag.letter_of(enemy))
            } else {
                Some(enemy.unknown())
            }
        })
    }
}
