//! A battle: material and what the types left are worth to the King, the ground, threats with
//! true and phantom defence, the Kings' safety, the reserve, the danger of rout and the budget.

mod king;
mod play;
mod squares;
mod worth;

use self::worth::{MATERIAL, PHASE};
use super::pawns;
use super::squares::{Tapered, t};
use crate::score::Points;
use rules::battle::{Position, Terrain};
use rules::{BitBoard, Color, Piece, Position as _, Square, attacks};

const TEMPO: Points = 12;
/// For each square more than usual that a piece may go to.
const MOBILITY: [Tapered; 5] = [t(0, 0), t(5, 5), t(4, 5), t(2, 4), t(1, 3)];
const USUAL: [i32; 5] = [0, 4, 5, 6, 11];
const DOUBLED: Tapered = t(-6, -12);
const ISOLATED: Tapered = t(-9, -9);
/// A Rook is the best a pawn can become.
const PASSED: [Tapered; 8] = [
    t(0, 0),
    t(2, 6),
    t(4, 12),
    t(8, 24),
    t(18, 42),
    t(38, 72),
    t(64, 110),
    t(0, 0),
];
const OPEN_FILE: Tapered = t(18, 8);
const HIT_BY_PAWN: Tapered = t(-34, -30);
/// A Rook or Queen that a Knight or Bishop attacks.
const HIT_BY_MINOR: Tapered = t(-24, -20);
const HANGING: Tapered = t(-18, -22);
/// The only source of one of the King's powers that is attacked and not well defended.
const HANGING_SOURCE: Tapered = t(-22, -26);
/// For each enemy piece attacked.
const PRESSURE: Tapered = t(3, 7);
/// No estimate is further from even.
const LIMIT: Points = 20_000;
/// From so many moves left on, an advantage counts for less and less: the draw comes near.
pub(super) const LAST_MOVES: u16 = 12;

/// What a side has and attacks.
struct Force {
    color: Color,
    own: BitBoard,
    pawn_attacks: BitBoard,
    minor_attacks: BitBoard,
    /// What all but the King attack.
    officer_attacks: BitBoard,
    /// What the King attacks, borrowed powers included.
    king_attacks: BitBoard,
    /// What is truly defended: not by a power of the King that goes with the piece.
    defended: BitBoard,
    /// Pieces without which the King loses a power.
    sources: BitBoard,
    /// What an attack on the squares about the enemy King weighs, and how many take part.
    threat: i32,
    attackers: i32,
    /// Squares from which sliders and Knights attack, for checks.
    straight_attacks: BitBoard,
    diagonal_attacks: BitBoard,
    knight_attacks: BitBoard,
    phase: i32,
    score: Tapered,
}

/// What both sides see of the scene.
struct Scene<'a> {
    position: &'a Position,
    terrain: Terrain,
    occupied: BitBoard,
    towers: BitBoard,
    closed: BitBoard,
}

impl Force {
    fn new(scene: &Scene<'_>, color: Color) -> Self {
        let position = scene.position;
        let own_pawns = position.pieces_of(color, Piece::Pawn);
        let mut force = Self {
            color,
            own: position.side(color),
            pawn_attacks: pawns::attacks(color, own_pawns),
            minor_attacks: BitBoard::EMPTY,
            officer_attacks: BitBoard::EMPTY,
            king_attacks: BitBoard::EMPTY,
            defended: BitBoard::EMPTY,
            sources: BitBoard::EMPTY,
            threat: 0,
            attackers: 0,
            straight_attacks: BitBoard::EMPTY,
            diagonal_attacks: BitBoard::EMPTY,
            knight_attacks: BitBoard::EMPTY,
            phase: 0,
            score: t(0, 0),
        };
        force.officers(scene);
        force.pawns(scene, own_pawns);
        force.look_at_king(scene);
        force.officer_attacks |= force.pawn_attacks;
        force.defended |= force.officer_attacks;
        force.score += worth::reserve(position, color);
        force.score += worth::rout_danger(position, color);
        force
    }

    fn officers(&mut self, scene: &Scene<'_>) {
        let (position, us) = (scene.position, self.color);
        let [own_pawns, enemy_pawns] = [us, !us].map(|side| position.pieces_of(side, Piece::Pawn));
        let free = !self.own & !pawns::attacks(!us, enemy_pawns);
        let zone = king::zone(position.king(!us));
        let tables = squares::of(scene.terrain, us);
        for piece in [Piece::Knight, Piece::Bishop, Piece::Rook, Piece::Queen] {
            let kind = piece.index();
            for square in position.pieces_of(us, piece) {
                let reach = scene.reach(us, piece, square);
                self.attack_with(piece, square, reach);
                self.phase += PHASE[kind];
                self.score += MATERIAL[kind].plus(tables[kind][square.index()]);
                self.score += MOBILITY[kind].times((reach & free).len() as i32 - USUAL[kind]);
                self.threaten(zone, reach, king::THREAT[kind]);
                let file = BitBoard::FILES[usize::from(square.file())];
                if piece == Piece::Rook && file.is_disjoint(own_pawns) {
                    self.score += OPEN_FILE;
                }
            }
        }
        for square in position.pieces_of(us, Piece::Tower) {
            let fire = attacks::rook(square, scene.occupied);
            self.officer_attacks |= fire;
            self.score += MATERIAL[Piece::Tower.index()];
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
            Piece::Rook => self.straight_attacks |= reach,
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

    fn pawns(&mut self, scene: &Scene<'_>, own: BitBoard) {
        let (position, us) = (scene.position, self.color);
        let tables = squares::of(scene.terrain, us);
        let enemy = position.pieces_of(!us, Piece::Pawn);
        let barred = scene.terrain.water() | scene.towers;
        self.score += MATERIAL[0].times(own.len() as i32);
        for square in own {
            self.score += tables[0][square.index()];
            let ahead = pawns::ahead(us, square);
            if !ahead.is_disjoint(own) {
                self.score += DOUBLED;
            } else if (ahead | pawns::beside(us, square)).is_disjoint(enemy)
                && ahead.is_disjoint(barred)
            {
                self.score += PASSED[usize::from(us.rank(square.rank()))];
            }
            if pawns::neighbours(square).is_disjoint(own) {
                self.score += ISOLATED;
            }
        }
        let zone = king::zone(position.king(!us));
        self.threat += (self.pawn_attacks & zone).len() as i32;
    }

    /// What the enemy does to the side's pieces, seen from the side.
    fn suffers(&self, position: &Position, foe: &Self) -> Tapered {
        let pawns = position.pieces(Piece::Pawn) & self.own;
        let heavy = (position.pieces(Piece::Rook) | position.pieces(Piece::Queen)) & self.own;
        let king = position.pieces(Piece::King);
        let pieces = self.own & !king;
        let by_pawn = pieces & !pawns & foe.pawn_attacks;
        let by_minor = heavy & foe.minor_attacks & !foe.pawn_attacks;
        let takers = foe.officer_attacks | foe.king_attacks;
        let hanging = pieces & takers & !self.defended & !by_pawn;
        let mut score = HIT_BY_PAWN.times(by_pawn.len() as i32);
        score += HIT_BY_MINOR.times(by_minor.len() as i32);
        score += HANGING.times((hanging & !pawns).len() as i32 * 2);
        score += HANGING.times((hanging & pawns).len() as i32);
        let loose = self.sources & (hanging | by_pawn | by_minor);
        score += HANGING_SOURCE.times(loose.len() as i32);
        score += PRESSURE.times(-((takers & pieces).len() as i32));
        score
    }
}

impl Scene<'_> {
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

fn evaluate(position: &Position) -> Points {
    let terrain = position.terrain();
    let scene = Scene {
        position,
        terrain,
        occupied: position.occupied(),
        towers: position.pieces(Piece::Tower),
        closed: terrain.closed(),
    };
    let us = position.side_to_move();
    let [ours, theirs] = [us, !us].map(|color| Force::new(&scene, color));
    let mut score = ours.score;
    score -= theirs.score;
    score += ours.suffers(position, &theirs);
    score -= theirs.suffers(position, &ours);
    score += king::safety(&scene, &ours, &theirs);
    score -= king::safety(&scene, &theirs, &ours);
    let points = score.at(ours.phase + theirs.phase) + TEMPO;
    let points = points.clamp(-LIMIT, LIMIT);
    match position.moves_left() {
        left @ 0..=LAST_MOVES => points * (i32::from(left) + 4) / (i32::from(LAST_MOVES) + 4),
        _ => points,
    }
}

#[cfg(test)]
mod tests;
