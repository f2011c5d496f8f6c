//! A battle: material and what the types left are worth to the King, the ground, threats with
//! true and phantom defence, the Kings' safety, the reserve, the danger of rout and the budget. What
//! each feature weighs was tuned on battles against itself.

mod features;
mod king;
mod pawns;
mod play;
mod weights;
mod worth;

use self::features as f;
use self::worth::PHASE;
use super::linear::{Counts, Sum, Tally};
use super::pawns as fronts;
use super::tapered::Tapered;
use crate::score::Points;
use crate::tuning::{Trace, Tunable};
use rules::battle::{Position, Terrain};
use rules::{BitBoard, Color, Piece, Position as _, Square, attacks};

/// No estimate is further from even.
const LIMIT: Points = 20_000;
/// From so many moves left on, an advantage counts for less and less: the draw comes near.
pub(super) const LAST_MOVES: u16 = 12;

/// What a side has and attacks.
struct Force {
    color: Color,
    /// What counts for White counts against Black.
    sign: i32,
    own: BitBoard,
    passed: BitBoard,
    pawn_attacks: BitBoard,
    minor_attacks: BitBoard,
    /// What all but the King attack.
    officer_attacks: BitBoard,
    /// What the King attacks, borrowed powers included.
    king_attacks: BitBoard,
    /// What is truly defended: not by a power of the King that goes with the piece.
    defended: BitBoard,
    /// Pieces without which the King loses a power: straight, diagonal, of Knights.
    sources: [BitBoard; 3],
    /// What an attack on the squares about the enemy King weighs, and how many take part.
    threat: i32,
    attackers: i32,
    /// Squares from which sliders and Knights attack, for checks.
    straight_attacks: BitBoard,
    diagonal_attacks: BitBoard,
    knight_attacks: BitBoard,
    rook_attacks: BitBoard,
    phase: i32,
}

/// What both sides see of the scene.
struct Scene<'a> {
    position: &'a Position,
    terrain: Terrain,
    occupied: BitBoard,
    towers: BitBoard,
    closed: BitBoard,
    /// Fords, or gates and breaches.
    passages: BitBoard,
}

impl Force {
    fn new(scene: &Scene<'_>, color: Color, tally: &mut impl Tally) -> Self {
        let position = scene.position;
        let own_pawns = position.pieces_of(color, Piece::Pawn);
        let mut force = Self {
            color,
            sign: if color == Color::White { 1 } else { -1 },
            own: position.side(color),
            passed: BitBoard::EMPTY,
            pawn_attacks: fronts::attacks(color, own_pawns),
            minor_attacks: BitBoard::EMPTY,
            officer_attacks: BitBoard::EMPTY,
            king_attacks: BitBoard::EMPTY,
            defended: BitBoard::EMPTY,
            sources: [BitBoard::EMPTY; 3],
            threat: 0,
            attackers: 0,
            straight_attacks: BitBoard::EMPTY,
            diagonal_attacks: BitBoard::EMPTY,
            knight_attacks: BitBoard::EMPTY,
            rook_attacks: BitBoard::EMPTY,
            phase: 0,
        };
        force.count_officers(scene, tally);
        force.count_pawns(scene, tally);
        let zone = king::zone(position.king(!color));
        force.threat += (force.pawn_attacks & zone).len() as i32;
        force.look_at_king(scene, tally);
        force.officer_attacks |= force.pawn_attacks;
        force.defended |= force.officer_attacks;
        worth::reserve(position, color, force.sign, tally);
        worth::rout_danger(position, color, force.sign, tally);
        force
    }

    /// Counts a piece's square and the ground there.
    fn place(&self, scene: &Scene<'_>, piece: Piece, square: Square, tally: &mut impl Tally) {
        let (us, kind) = (self.color, piece.index());
        let file = usize::from(square.file().min(7 - square.file()));
        let rank = usize::from(us.rank(square.rank()));
        tally.add(f::SQUARES + kind * 32 + rank * 4 + file, self.sign);
        let side = us.index();
        let ground = match scene.terrain {
            Terrain::Field => return,
            Terrain::River => side,
            Terrain::Hill => 2 + side,
            // Woods are the same from both sides.
            Terrain::Forest => 4,
            Terrain::Siege => 5 + side,
        };
        tally.add(f::GROUND + (ground * 6 + kind) * 8 + rank, self.sign);
    }

    /// Counts a piece that stands on a passage or beside one.
    fn pass(&self, scene: &Scene<'_>, square: Square, tally: &mut impl Tally) {
        let row = match scene.terrain {
            Terrain::River => f::FORD,
            Terrain::Siege => f::GATE,
            _ => return,
        };
        let passages = scene.passages;
        let beside = BitBoard(passages.0 << 8 | passages.0 >> 8);
        if passages.has(square) {
            tally.add(row, self.sign);
        } else if beside.has(square) {
            tally.add(row + 1, self.sign);
        }
    }

    fn count_officers(&mut self, scene: &Scene<'_>, tally: &mut impl Tally) {
        let (position, us, sign) = (scene.position, self.color, self.sign);
        let [own_pawns, enemy_pawns] = [us, !us].map(|side| position.pieces_of(side, Piece::Pawn));
        let free = !self.own & !fronts::attacks(!us, enemy_pawns);
        let zone = king::zone(position.king(!us));
        for (piece, row) in [
            (Piece::Knight, f::KNIGHT_MOBILITY),
            (Piece::Bishop, f::BISHOP_MOBILITY),
            (Piece::Rook, f::ROOK_MOBILITY),
            (Piece::Queen, f::QUEEN_MOBILITY),
        ] {
            let kind = piece.index();
            for square in position.pieces_of(us, piece) {
                let reach = scene.reach(us, piece, square);
                self.attack_with(piece, square, reach);
                self.phase += PHASE[kind];
                tally.add(f::MATERIAL + kind, sign);
                self.place(scene, piece, square, tally);
                self.pass(scene, square, tally);
                tally.add(row + (reach & free).len() as usize, sign);
                self.threaten(zone, reach, king::THREAT[kind]);
                let file = BitBoard::FILES[usize::from(square.file())];
                if piece == Piece::Rook && file.is_disjoint(own_pawns) {
                    tally.add(f::ROOK_OPEN, sign);
                }
            }
        }
        if position.pieces_of(us, Piece::Bishop).has_many() {
            tally.add(f::BISHOP_PAIR, sign);
        }
        for square in position.pieces_of(us, Piece::Tower) {
            let fire = attacks::rook(square, scene.occupied);
            self.officer_attacks |= fire;
            self.rook_attacks |= fire;
            tally.add(f::MATERIAL + Piece::Tower.index(), sign);
            self.threaten(zone, fire, king::THREAT[Piece::Tower.index()]);
        }
    }

    fn attack_with(&mut self, piece: Piece, square: Square, reach: BitBoard) {
        self.officer_attacks |= reach;
        match piece {
            Piece::Knight => {
                self.knight_attacks |= reach;
                self.minor_attacks |= reach;
            }
            Piece::Bishop => {
                self.diagonal_attacks |= reach;
                self.minor_attacks |= reach;
            }
            Piece::Rook => {
                self.straight_attacks |= reach;
                self.rook_attacks |= reach;
            }
            _ => {
                self.straight_attacks |= reach & attacks::rook_rays(square);
                self.diagonal_attacks |= reach & attacks::bishop_rays(square);
            }
        }
    }

    /// Counts an attack on the enemy King's surroundings.
    fn threaten(&mut self, zone: BitBoard, reach: BitBoard, weight: i32) {
        let hits = (reach & zone).len() as i32;
        if hits > 0 {
            self.attackers += 1;
            self.threat += weight * hits;
        }
    }

    /// Counts what the enemy does to the side's pieces.
    fn suffer(&self, position: &Position, foe: &Self, tally: &mut impl Tally) {
        let king = position.pieces(Piece::King);
        let takers = foe.officer_attacks | foe.king_attacks;
        let attacked = self.own & !king & takers;
        if attacked.is_empty() {
            return;
        }
        let by_pawn = attacked & foe.pawn_attacks & !position.pieces(Piece::Pawn);
        let by_minor = attacked & foe.minor_attacks & !foe.pawn_attacks;
        let by_rook = attacked & foe.rook_attacks & !foe.minor_attacks & !foe.pawn_attacks;
        let hanging = attacked & !self.defended & !by_pawn;
        let sign = -self.sign;
        for piece in Piece::ALL {
            let kind = position.pieces(piece) & attacked;
            if kind.is_empty() || piece == Piece::King {
                continue;
            }
            for (row, hit) in [
                (f::HIT_BY_PAWN, by_pawn),
                (f::HIT_BY_MINOR, by_minor),
                (f::HIT_BY_ROOK, by_rook),
                (f::HANGING, hanging),
            ] {
                let count = (kind & hit).len() as i32;
                if count > 0 {
                    tally.add(row + piece.index(), sign * count);
                }
            }
        }
        let heavy = position.pieces(Piece::Rook) | position.pieces(Piece::Queen);
        let loose = hanging | by_pawn | by_minor & heavy;
        for (power, sources) in self.sources.into_iter().enumerate() {
            if !(sources & loose).is_empty() {
                tally.add(f::HANGING_SOURCE + power, sign);
            }
        }
        tally.add(f::PRESSURE, sign * attacked.len() as i32);
    }
}

const FORDS: BitBoard = BitBoard(0b0101_0010 << 32);
const GATES: BitBoard = BitBoard(0b0011_1100 << 32);

impl<'a> Scene<'a> {
    fn new(position: &'a Position) -> Self {
        let terrain = position.terrain();
        let towers = position.pieces(Piece::Tower);
        Self {
            position,
            terrain,
            occupied: position.occupied(),
            towers,
            closed: terrain.closed(),
            passages: match terrain {
                Terrain::River => FORDS,
                Terrain::Siege => GATES & !towers,
                _ => BitBoard::EMPTY,
            },
        }
    }

    /// Where an officer on `square` may go or defend.
    #[inline]
    fn reach(&self, color: Color, piece: Piece, square: Square) -> BitBoard {
        let slides = || self.terrain.slides(color, square);
        match piece {
            Piece::Knight => self.terrain.leaps(self.towers, square),
            Piece::Bishop => attacks::bishop(square, self.occupied) & slides(),
            Piece::Rook => attacks::rook(square, self.occupied) & slides(),
            _ => attacks::queen(square, self.occupied) & slides(),
        }
    }
}

/// Counts everything; how far from the end the battle is: 24 with all pieces.
fn count(position: &Position, tally: &mut impl Tally) -> i32 {
    let scene = Scene::new(position);
    let white = Force::new(&scene, Color::White, tally);
    let black = Force::new(&scene, Color::Black, tally);
    for (own, foe) in [(&white, &black), (&black, &white)] {
        own.suffer(position, foe, tally);
        own.advance(&scene, foe, tally);
        king::safety(&scene, own, foe, tally);
    }
    let us = position.side_to_move();
    tally.add(f::TEMPO, if us == Color::White { 1 } else { -1 });
    (white.phase + black.phase).min(24)
}

/// The parts of a lead that count where they all do.
const WHOLE: i32 = 128;

/// How many parts of a lead count: it takes moves to win, the more the fuller the board is, and at the
/// end of the budget there is the draw. By how battles against itself ended.
fn scale(position: &Position) -> i32 {
    let pieces = position.occupied().len() as i32;
    let left = i32::from(position.moves_left());
    let parts = (6 * left - 8 * pieces + 70).clamp(WHOLE / 5, WHOLE * 3 / 2);
    let last = i32::from(LAST_MOVES);
    if left > last {
        parts
    } else {
        parts * (left + 4) / (last + 4)
    }
}

fn evaluate(position: &Position) -> Points {
    let mut sum = Sum::new(&weights::WEIGHTS);
    let phase = count(position, &mut sum);
    let Tapered { middle, end } = sum.total;
    let points = (middle * phase + end * (24 - phase)) / 24;
    let points = match position.side_to_move() {
        Color::White => points,
        Color::Black => -points,
    };
    points.clamp(-LIMIT, LIMIT) * scale(position) / WHOLE
}

impl Tunable for Position {
    fn trace(&self) -> Trace {
        let mut counts = Counts::default();
        let phase = count(self, &mut counts);
        Trace {
            counts: counts.0,
            middle: phase as f32 / 24.0,
            scales: [scale(self) as f32 / WHOLE as f32; 2],
            constant: 0.0,
        }
    }

    fn weights() -> Vec<[i32; 2]> {
        Tapered::pairs(&weights::WEIGHTS)
    }

    fn rows() -> &'static [(&'static str, usize)] {
        f::NAMES
    }
}

#[cfg(test)]
mod tests;
