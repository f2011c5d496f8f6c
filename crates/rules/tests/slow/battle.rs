//! A slow battle generator, written from the rules alone: it walks squares one by one, makes
//! every move on a copy of the board, and asks whether the mover's King is attacked then.

use super::dice::{check, sorted_moves};
use rules::battle::{Position, Terrain};
use rules::{Color, Piece, Position as _, Square};

/// File and rank, both from 0.
type At = (i32, i32);

#[derive(Clone)]
struct Board {
    cells: [[Option<(Color, Piece)>; 8]; 8],
    terrain: Terrain,
    side: Color,
    passed: Option<At>,
    reserve: [Vec<Piece>; 2],
    spent: bool,
}

const STRAIGHT: [At; 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const DIAGONAL: [At; 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
const LEAPS: [At; 8] = [
    (1, 2),
    (2, 1),
    (-1, 2),
    (-2, 1),
    (1, -2),
    (2, -1),
    (-1, -2),
    (-2, -1),
];

fn inside((file, rank): At) -> bool {
    (0..8).contains(&file) && (0..8).contains(&rank)
}

fn name((file, rank): At) -> String {
    format!("{}{}", (b'a' + file as u8) as char, rank + 1)
}

impl Board {
    fn new(position: &Position) -> Self {
        let mut cells = [[None; 8]; 8];
        for square in Square::all() {
            cells[usize::from(square.rank())][usize::from(square.file())] =
                position.piece_at(square);
        }
        let reserve =
            Color::ALL.map(|color| position.reserve(color).iter().map(|(p, _)| p).collect());
        let side = position.side_to_move();
        Self {
            cells,
            terrain: position.terrain(),
            side,
            passed: position
                .en_passant()
                .map(|s| (i32::from(s.file()), i32::from(s.rank()))),
            reserve,
            spent: side == Color::White && position.move_number() > u16::from(position.budget()),
        }
    }

    fn get(&self, (file, rank): At) -> Option<(Color, Piece)> {
        self.cells[rank as usize][file as usize]
    }

    fn set(&mut self, (file, rank): At, value: Option<(Color, Piece)>) {
        self.cells[rank as usize][file as usize] = value;
    }

    fn all(&self) -> Vec<(At, Color, Piece)> {
        let squares = (0..64).map(|i| (i % 8, i / 8));
        squares
            .filter_map(|at| self.get(at).map(|(color, piece)| (at, color, piece)))
            .collect()
    }

    fn is_water(&self, (file, rank): At) -> bool {
        self.terrain == Terrain::River && rank == 4 && ![1, 4, 6].contains(&file)
    }

    fn is_wall(&self, (file, rank): At) -> bool {
        self.terrain == Terrain::Siege && rank == 4 && [0, 1, 6, 7].contains(&file)
    }

    /// Whether a Knight may cross rank 5 over this file.
    fn is_crossing(&self, file: i32) -> bool {
        match self.terrain {
            Terrain::River => [1, 4, 6].contains(&file),
            Terrain::Siege => match file {
                2 | 5 => true,
                3 | 4 => !matches!(self.get((file, 4)), Some((_, Piece::Tower))),
                _ => false,
            },
            _ => true,
        }
    }

    fn stops(&self, color: Color, from: At, to: At) -> bool {
        match self.terrain {
            Terrain::Hill => color == Color::White && from.1 < 5 && to.1 >= 5,
            Terrain::Forest => ![3, 4].contains(&from.1) && [3, 4].contains(&to.1),
            _ => false,
        }
    }

    /// Squares a slider attacks.
    fn slides(&self, color: Color, from: At, rays: &[At]) -> Vec<At> {
        let mut found = Vec::new();
        for (df, dr) in rays {
            let mut at = (from.0 + df, from.1 + dr);
            while inside(at) && !self.is_water(at) && !self.is_wall(at) {
                found.push(at);
                if self.get(at).is_some() || self.stops(color, from, at) {
                    break;
                }
                at = (at.0 + df, at.1 + dr);
            }
        }
        found
    }

    /// A Tower fires over walls, gates and breaches alike.
    fn fire(&self, from: At) -> Vec<At> {
        let mut found = Vec::new();
        for (df, dr) in STRAIGHT {
            let mut at = (from.0 + df, from.1 + dr);
            while inside(at) {
                found.push(at);
                if self.get(at).is_some() {
                    break;
                }
                at = (at.0 + df, at.1 + dr);
            }
        }
        found
    }

    fn leaps(&self, from: At) -> Vec<At> {
        let mut found = Vec::new();
        for (df, dr) in LEAPS {
            let to = (from.0 + df, from.1 + dr);
            if !inside(to) || self.is_water(to) || self.is_wall(to) {
                continue;
            }
            let over = (from.1 == 3 && to.1 == 5) || (from.1 == 5 && to.1 == 3);
            if !over || self.is_crossing(from.0) || self.is_crossing(to.0) {
                found.push(to);
            }
        }
        found
    }

    fn has(&self, color: Color, kinds: &[Piece]) -> bool {
        self.all()
            .iter()
            .any(|(_, owner, piece)| *owner == color && kinds.contains(piece))
    }

    /// Squares the piece attacks.
    fn attacks(&self, from: At, color: Color, piece: Piece) -> Vec<At> {
        let up = if color == Color::White { 1 } else { -1 };
        match piece {
            Piece::Pawn => [(from.0 - 1, from.1 + up), (from.0 + 1, from.1 + up)]
                .into_iter()
                .filter(|&to| inside(to))
                .collect(),
            Piece::Knight => self.leaps(from),
            Piece::Bishop => self.slides(color, from, &DIAGONAL),
            Piece::Rook => self.slides(color, from, &STRAIGHT),
            Piece::Queen => [
                self.slides(color, from, &STRAIGHT),
                self.slides(color, from, &DIAGONAL),
            ]
            .concat(),
            Piece::Tower => self.fire(from),
            Piece::King => {
                let steps = STRAIGHT
                    .iter()
                    .chain(&DIAGONAL)
                    .map(|(df, dr)| (from.0 + df, from.1 + dr));
                let mut found: Vec<At> = steps
                    .filter(|&to| inside(to) && !self.is_water(to) && !self.is_wall(to))
                    .collect();
                if self.has(color, &[Piece::Rook, Piece::Queen, Piece::Tower]) {
                    found.extend(self.slides(color, from, &STRAIGHT));
                }
                if self.has(color, &[Piece::Bishop, Piece::Queen]) {
                    found.extend(self.slides(color, from, &DIAGONAL));
                }
                if self.has(color, &[Piece::Knight]) {
                    found.extend(self.leaps(from));
                }
                found
            }
        }
    }

    /// Whether the King of `color` is attacked.
    fn in_check(&self, color: Color) -> bool {
        let pieces = self.all();
        let Some((king, ..)) = pieces
            .iter()
            .find(|(_, c, p)| *c == color && *p == Piece::King)
        else {
            return false;
        };
        pieces.iter().any(|&(from, owner, piece)| {
            owner != color && self.attacks(from, owner, piece).contains(king)
        })
    }

    /// The boards after each pseudo-legal move, with the move's text and whether it captures.
    fn tries(&self) -> Vec<(String, Self, bool)> {
        let (us, mut found) = (self.side, Vec::new());
        for (from, color, piece) in self.all() {
            if color != us {
                continue;
            }
            if piece == Piece::Pawn {
                self.pawn_tries(from, &mut found);
                continue;
            }
            for to in self.attacks(from, us, piece) {
                let target = self.get(to);
                let takes =
                    matches!(target, Some((owner, kind)) if owner != us && kind != Piece::King);
                if !takes && (target.is_some() || piece == Piece::Tower) {
                    continue;
                }
                let mut next = self.clone();
                if piece == Piece::Tower {
                    next.set(to, None);
                } else {
                    next.set(from, None);
                    next.set(to, Some((us, piece)));
                }
                found.push((name(from) + &name(to), next, takes));
            }
        }
        let back = if us == Color::White { 0 } else { 7 };
        for &piece in &self.reserve[us.index()] {
            for file in 0..8 {
                if self.get((file, back)).is_none() {
                    let mut next = self.clone();
                    next.set((file, back), Some((us, piece)));
                    let letter = piece.letter().to_ascii_uppercase();
                    found.push((format!("{letter}@{}", name((file, back))), next, false));
                }
            }
        }
        found
    }

    fn pawn_tries(&self, from: At, found: &mut Vec<(String, Self, bool)>) {
        let us = self.side;
        let (up, second, last) = if us == Color::White {
            (1, 1, 7)
        } else {
            (-1, 6, 0)
        };
        let mut goals = Vec::new();
        let one = (from.0, from.1 + up);
        if inside(one) && self.get(one).is_none() && !self.is_water(one) {
            goals.push((one, None, false));
            let two = (from.0, from.1 + 2 * up);
            let open = from.1 == second && !self.is_water(two) && !self.is_wall(two);
            if open && self.get(two).is_none() {
                goals.push((two, None, false));
            }
        }
        for to in self.attacks(from, us, Piece::Pawn) {
            match self.get(to) {
                Some((owner, piece)) if owner != us && piece != Piece::King => {
                    goals.push((to, None, true));
                }
                None if self.passed == Some(to) => goals.push((to, Some((to.0, from.1)), true)),
                _ => {}
            }
        }
        for (to, passed, takes) in goals {
            let mut next = self.clone();
            next.set(from, None);
            if let Some(pawn) = passed {
                next.set(pawn, None);
            }
            let text = name(from) + &name(to);
            if to.1 == last {
                for piece in [Piece::Knight, Piece::Bishop, Piece::Rook] {
                    next.set(to, Some((us, piece)));
                    found.push((format!("{text}{}", piece.letter()), next.clone(), takes));
                }
            } else {
                next.set(to, Some((us, Piece::Pawn)));
                found.push((text, next, takes));
            }
        }
    }

    fn is_alone(&self, color: Color) -> bool {
        self.reserve[color.index()].is_empty()
            && self
                .all()
                .iter()
                .filter(|(_, owner, _)| *owner == color)
                .count()
                == 1
    }

    /// The sorted legal moves and the name of the end, if the battle is over.
    fn judge(&self) -> (Vec<String>, Option<&'static str>) {
        let us = self.side;
        let legal: Vec<_> = self
            .tries()
            .into_iter()
            .filter(|(_, next, _)| !next.in_check(us))
            .collect();
        let check = self.in_check(us);
        let (alone, foe_alone) = (self.is_alone(us), self.is_alone(!us));
        let end = if check && legal.is_empty() {
            Some("checkmate")
        } else if alone && foe_alone {
            Some("bare-kings")
        } else if alone && !legal.iter().any(|(_, _, takes)| *takes) {
            Some("rout")
        } else if legal.is_empty() {
            Some("stalemate")
        } else if self.spent {
            Some("budget")
        } else {
            None
        };
        let mut moves: Vec<String> = match end {
            Some(_) => Vec::new(),
            None => legal.into_iter().map(|(text, ..)| text).collect(),
        };
        moves.sort();
        moves.dedup();
        (moves, end)
    }
}

/// What must hold of any position of a battle.
pub fn compare(position: &Position) {
    let (slow_moves, slow_end) = Board::new(position).judge();
    assert_eq!(sorted_moves(position), slow_moves, "moves of {position}");
    let end = position.outcome().map(|outcome| outcome.reason.to_string());
    assert_eq!(end.as_deref(), slow_end, "end of {position}");
    check(position, position.hash_from_scratch());
    captures_agree(position);
}

fn captures_agree(position: &Position) {
    let mut captures = Vec::new();
    position.generate_captures(&mut captures);
    captures.sort();
    let mut wanted: Vec<_> = position
        .legal_moves()
        .into_iter()
        .filter(|&mv| position.is_capture(mv) || mv.promotes_to().is_some())
        .collect();
    wanted.sort();
    assert_eq!(captures, wanted, "captures of {position}");
}
