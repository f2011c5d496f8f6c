//! Chess: material, squares, mobility, pawns and the safety of Kings, tapered from the middle of
//! the game to its end.

use super::pawns;
use super::squares::{PLAIN, Tapered, t};
use crate::score::Points;
use crate::search::{Board, exchange};
use crate::thinkable::{Gain, Thinkable};
use rules::chess::Position;
use rules::{BitBoard, Color, Move, Piece, Position as _, Square, attacks};

const MATERIAL: [Tapered; 6] = [
    t(88, 108),
    t(325, 300),
    t(338, 315),
    t(470, 530),
    t(980, 970),
    t(0, 0),
];
const PHASE: [i32; 6] = [0, 1, 1, 2, 4, 0];
/// For each square more than usual that a piece may go to.
const MOBILITY: [Tapered; 6] = [t(0, 0), t(5, 5), t(5, 5), t(2, 4), t(1, 3), t(0, 0)];
const USUAL: [i32; 6] = [0, 4, 6, 7, 13, 0];
/// What an attack on a square beside the King weighs.
const THREAT: [i32; 6] = [0, 3, 3, 4, 6, 0];
const PAIR: Tapered = t(28, 45);
const TEMPO: Points = 12;
const DOUBLED: Tapered = t(-8, -18);
const ISOLATED: Tapered = t(-12, -12);
const PASSED: [Tapered; 8] = [
    t(0, 0),
    t(2, 8),
    t(4, 14),
    t(8, 28),
    t(22, 55),
    t(48, 95),
    t(80, 150),
    t(0, 0),
];
const OPEN_FILE: Tapered = t(24, 8);
const HALF_OPEN: Tapered = t(10, 6);
const HIT_BY_PAWN: Tapered = t(-38, -30);
const SHELTER: i32 = 9;
const BARE_FILE: i32 = -14;

/// What one side's pieces do, gathered while they are looked at.
struct Side {
    score: Tapered,
    phase: i32,
    /// The attackers of the enemy King's surroundings and the weight of what they attack.
    attackers: i32,
    threat: i32,
}

fn side(position: &Position, us: Color) -> Side {
    let them = !us;
    let occupied = position.occupied();
    let own = position.side(us);
    let [own_pawns, enemy_pawns] = [us, them].map(|color| position.pieces_of(color, Piece::Pawn));
    let guarded = pawns::attacks(them, enemy_pawns);
    let zone = attacks::king(position.king(them));
    let free = !own & !guarded;
    let mut sum = Side {
        score: t(0, 0),
        phase: 0,
        attackers: 0,
        threat: 0,
    };
    for piece in [Piece::Knight, Piece::Bishop, Piece::Rook, Piece::Queen] {
        let kind = piece.index();
        for square in position.pieces_of(us, piece) {
            let reach = match piece {
                Piece::Knight => attacks::knight(square),
                Piece::Bishop => attacks::bishop(square, occupied),
                Piece::Rook => attacks::rook(square, occupied),
                _ => attacks::queen(square, occupied),
            };
            sum.score += MATERIAL[kind].plus(at_home(us, piece, square));
            sum.score += MOBILITY[kind].times((reach & free).len() as i32 - USUAL[kind]);
            sum.phase += PHASE[kind];
            let hits = (reach & zone).len() as i32;
            if hits > 0 {
                sum.attackers += 1;
                sum.threat += THREAT[kind] * hits;
            }
            if guarded.has(square) {
                sum.score += HIT_BY_PAWN;
            }
            if piece == Piece::Rook {
                let file = BitBoard::FILES[usize::from(square.file())];
                if file.is_disjoint(own_pawns) {
                    sum.score += if file.is_disjoint(enemy_pawns) {
                        OPEN_FILE
                    } else {
                        HALF_OPEN
                    };
                }
            }
        }
    }
    if position.pieces_of(us, Piece::Bishop).has_many() {
        sum.score += PAIR;
    }
    sum.score += structure(position, us, own_pawns, enemy_pawns);
    let king = position.king(us);
    sum.score += at_home(us, Piece::King, king);
    sum.score += t(shelter(us, king, own_pawns), 0);
    sum
}

fn at_home(us: Color, piece: Piece, square: Square) -> Tapered {
    let seen = if us == Color::White {
        square
    } else {
        square.flip_rank()
    };
    PLAIN[piece.index()][seen.index()]
}

fn structure(position: &Position, us: Color, own: BitBoard, enemy: BitBoard) -> Tapered {
    let mut score = MATERIAL[0].times(own.len() as i32);
    let kings = [us, !us].map(|color| position.king(color));
    for square in own {
        score += at_home(us, Piece::Pawn, square);
        let ahead = pawns::ahead(us, square);
        if !ahead.is_disjoint(own) {
            score += DOUBLED;
        } else if (ahead | pawns::beside(us, square)).is_disjoint(enemy) {
            let rank = usize::from(us.rank(square.rank()));
            score += PASSED[rank];
            let nearer =
                i32::from(kings[1].distance(square)) - i32::from(kings[0].distance(square));
            score += t(0, nearer * rank as i32);
        }
        if pawns::neighbours(square).is_disjoint(own) {
            score += ISOLATED;
        }
    }
    score
}

/// Pawns before the King, and files without any.
fn shelter(us: Color, king: Square, own_pawns: BitBoard) -> i32 {
    let before = pawns::ahead(us, king) | pawns::beside(us, king);
    let near = [1, 2].iter().fold(BitBoard::EMPTY, |near, step| {
        let rank = us.rank(us.rank(king.rank()).saturating_add(*step).min(7));
        near | BitBoard::RANKS[usize::from(rank)]
    });
    let guards = (before & near & own_pawns).len() as i32;
    let bare = BitBoard::FILES[usize::from(king.file())].is_disjoint(own_pawns);
    guards.min(3) * SHELTER + if bare { BARE_FILE } else { 0 }
}

/// How a storm on the King grows: little from one attacker, quickly from more.
fn storm(side: &Side) -> i32 {
    const SHARE: [i32; 8] = [0, 0, 50, 75, 88, 94, 97, 99];
    let share = SHARE[side.attackers.clamp(0, 7) as usize];
    (side.threat * share / 10).min(400)
}

/// Cornering a lone King: the winner's King comes near, the loser's is driven to the edge.
fn hunt(position: &Position, winner: Color) -> i32 {
    let [hunter, prey] = [winner, !winner].map(|color| position.king(color));
    let edge = |line: u8| i32::from(line.max(7 - line)) - 4;
    let driven = edge(prey.file()) + edge(prey.rank());
    12 * driven + 6 * (7 - i32::from(hunter.distance(prey)))
}

fn evaluate(position: &Position) -> Points {
    let us = position.side_to_move();
    let [ours, theirs] = [us, !us].map(|color| side(position, color));
    let mut score = ours.score;
    score -= theirs.score;
    score += t(storm(&ours) - storm(&theirs), 0);
    let mut points = score.at(ours.phase + theirs.phase);
    let bare = |color: Color| !position.side(color).has_many();
    if bare(!us) && !bare(us) {
        points += hunt(position, us);
    } else if bare(us) && !bare(!us) {
        points -= hunt(position, !us);
    }
    if !can_win(position, if points > 0 { us } else { !us }) {
        points /= 8;
    }
    // An advantage that brings nothing for long is worth less: the fifty-move draw comes near.
    points = points * (200 - position.half_moves().min(100) as i32) / 200;
    points + TEMPO
}

/// Whether a side has more than a single minor piece and no pawn.
fn can_win(position: &Position, color: Color) -> bool {
    let own = position.side(color);
    let heavy = [Piece::Pawn, Piece::Rook, Piece::Queen];
    heavy
        .iter()
        .any(|&piece| !position.pieces_of(color, piece).is_empty())
        || (own & (position.pieces(Piece::Knight) | position.pieces(Piece::Bishop))).has_many()
}

/// Whether `mv` wins at least `least` once both sides have taken all they want on its square. Pins
/// are not looked at.
fn see(position: &Position, mv: Move, least: Points) -> bool {
    let worth = |piece: Piece| Position::WORTH[piece.index()];
    let (Some(mover), Some(from), to) = (position.moved(mv), mv.from(), mv.to()) else {
        return least <= 0;
    };
    let (becomes, raised) = mv.promotes_to().map_or((mover, 0), |piece| {
        (piece, worth(piece) - worth(Piece::Pawn))
    });
    let captured = position.captured(mv);
    let mut balance = captured.map_or(0, worth) + raised - least;
    if balance < 0 {
        return false;
    }
    balance -= worth(becomes);
    if balance >= 0 {
        return true;
    }
    let us = position.side_to_move();
    let mut occupied = position.occupied() & !from.bitboard() | to.bitboard();
    if mover == Piece::Pawn && captured.is_some() && !position.occupied().has(to) {
        // Taken in passing: the pawn stood beside the mover.
        let passed = Square::at(to.file(), from.rank());
        occupied &= !passed.map_or(BitBoard::EMPTY, Square::bitboard);
    }
    let queens = position.pieces(Piece::Queen);
    let straight = position.pieces(Piece::Rook) | queens;
    let diagonal = position.pieces(Piece::Bishop) | queens;
    let pawns = position.pieces(Piece::Pawn);
    let mut attackers = attacks::pawn(Color::Black, to) & pawns & position.side(Color::White)
        | attacks::pawn(Color::White, to) & pawns & position.side(Color::Black)
        | attacks::knight(to) & position.pieces(Piece::Knight)
        | attacks::king(to) & position.pieces(Piece::King)
        | attacks::bishop(to, occupied) & diagonal
        | attacks::rook(to, occupied) & straight;
    let mut side = !us;
    loop {
        attackers &= occupied;
        let ours = attackers & position.side(side);
        let Some((piece, from)) = TAKERS.into_iter().find_map(|piece| {
            let first = (ours & position.pieces(piece)).first();
            first.map(|from| (piece, from))
        }) else {
            break;
        };
        side = !side;
        if piece == Piece::King && !attackers.is_disjoint(position.side(side)) {
            // A King may only take what nothing defends any more.
            side = !side;
            break;
        }
        balance = -balance - 1 - worth(piece);
        if balance >= 0 {
            break;
        }
        occupied ^= from.bitboard();
        if matches!(piece, Piece::Pawn | Piece::Bishop | Piece::Queen) {
            attackers |= attacks::bishop(to, occupied) & diagonal;
        }
        if matches!(piece, Piece::Rook | Piece::Queen) {
            attackers |= attacks::rook(to, occupied) & straight;
        }
    }
    side != us
}

/// From the one that is risked most readily.
const TAKERS: [Piece; 6] = [
    Piece::Pawn,
    Piece::Knight,
    Piece::Bishop,
    Piece::Rook,
    Piece::Queen,
    Piece::King,
];

impl Board for Position {
    const WORTH: [Points; 7] = [100, 310, 325, 500, 950, 10_000, 0];

    fn attackers(&self, square: Square, color: Color) -> BitBoard {
        self.attackers(square, color)
    }

    fn of_kind(&self, piece: Piece) -> BitBoard {
        self.pieces(piece)
    }

    fn captured(&self, mv: Move) -> Option<Piece> {
        self.captured(mv)
    }

    fn moved(&self, mv: Move) -> Option<Piece> {
        self.moved(mv)
    }
}

impl Thinkable for Position {
    type Memory = ();
    const REPETITION_DRAWS: bool = true;
    const SLOTS: usize = 2 * 7 * 64;

    fn evaluate(&self, (): &mut ()) -> Points {
        evaluate(self)
    }

    fn in_check(&self) -> bool {
        self.is_check()
    }

    fn may_be_over(&self) -> bool {
        let strong = [Piece::Pawn, Piece::Rook, Piece::Queen];
        self.half_moves() >= 100 || strong.iter().all(|&piece| self.pieces(piece).is_empty())
    }

    fn table_key(&self) -> u64 {
        // Near the fifty-move draw the count makes a difference.
        match self.half_moves() {
            0..80 => self.hash(),
            count => self.hash() ^ u64::from(count).wrapping_mul(0x9E37_79B9_7F4A_7C15),
        }
    }

    fn generate_forcing(&self, moves: &mut Vec<Move>) {
        self.generate_captures(moves);
    }

    fn gain(&self, mv: Move) -> Option<Gain> {
        let worth = |piece: Piece| Self::WORTH[piece.index()];
        let captured = self.captured(mv);
        if captured.is_none() && mv.promotes_to().is_none() {
            return None;
        }
        let raised = mv
            .promotes_to()
            .map_or(0, |piece| worth(piece) - worth(Piece::Pawn));
        let wins = captured.map_or(0, worth) + raised;
        let risks = self.moved(mv).map_or(0, worth) + raised;
        Some(Gain { wins, risks })
    }

    fn exchange(&self, mv: Move) -> Points {
        exchange(self, mv)
    }

    fn exchange_reaches(&self, mv: Move, least: Points) -> bool {
        see(self, mv, least)
    }

    fn prey(&self, mv: Move) -> usize {
        let captured = self.captured(mv).map_or(7, Piece::index);
        captured + if mv.promotes_to().is_some() { 8 } else { 0 }
    }

    fn structure(&self) -> u64 {
        let [white, black] = Color::ALL.map(|color| self.pieces_of(color, Piece::Pawn));
        pawns::key(white, black) ^ self.side_to_move().index() as u64
    }

    fn is_sparse(&self) -> bool {
        let weak = self.pieces(Piece::Pawn) | self.pieces(Piece::King);
        !(self.side(self.side_to_move()) & !weak).has_many()
    }

    fn slot(&self, mv: Move) -> usize {
        let piece = self.moved(mv).map_or(0, Piece::index);
        (self.side_to_move().index() * 7 + piece) * 64 + mv.to().index()
    }

    fn number(mv: Move) -> u64 {
        u64::from(mv.to_bits())
    }

    fn pass(&self) -> Option<Self> {
        let pawns = self.pieces(Piece::Pawn) | self.pieces(Piece::King);
        (!self.side(self.side_to_move()).is_subset(pawns)).then(|| {
            let mut next = self.clone();
            next.skip_turn();
            next
        })
    }
}
