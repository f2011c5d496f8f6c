//! A slow generator of Field Chess, written from the rules alone: it goes from point to point.

use super::dice::{check, sorted_moves};
use rules::field::Position;
use rules::{Position as _, Reason};
use std::collections::BTreeSet;

/// Column and row, both from 0.
type At = (i32, i32);

const CAMP: [At; 10] = [
    (1, 2),
    (3, 2),
    (2, 3),
    (1, 4),
    (3, 4),
    (1, 9),
    (3, 9),
    (2, 8),
    (1, 7),
    (3, 7),
];
const HEADQUARTERS: [At; 4] = [(1, 0), (3, 0), (1, 11), (3, 11)];

/// A board of letters, written from the rules alone.
struct Slow {
    cells: [[char; 5]; 12],
    south_moves: bool,
    quiet: u32,
}

fn inside((column, row): At) -> bool {
    (0..5).contains(&column) && (0..12).contains(&row)
}

/// Whether two points beside each other are joined by rails.
fn railed(a: At, b: At) -> bool {
    let upright = a.0 == b.0 && (a.0 == 0 || a.0 == 4) && (a.1 - b.1).abs() == 1;
    let level = a.1 == b.1 && (a.1 == 5 || a.1 == 6) && (a.0 - b.0).abs() == 1;
    upright || level
}

/// Whether two points are joined by a line.
fn lined(a: At, b: At) -> bool {
    match ((a.0 - b.0).abs(), (a.1 - b.1).abs()) {
        (1, 0) => true,
        (0, 1) => a.1.min(b.1) != 5 || a.0 % 2 == 0,
        (1, 1) => CAMP.contains(&a) || CAMP.contains(&b),
        _ => false,
    }
}

impl Slow {
    fn new(text: &str) -> Self {
        let fields: Vec<&str> = text.split(' ').collect();
        let mut cells = [[' '; 5]; 12];
        for (row, line) in fields[0].split('/').enumerate() {
            let mut column = 0;
            for letter in line.chars() {
                match letter.to_digit(10) {
                    Some(run) => column += run as usize,
                    None => {
                        cells[11 - row][column] = letter;
                        column += 1;
                    }
                }
            }
        }
        Self {
            cells,
            south_moves: fields[1] == "s",
            quiet: fields[2].parse().expect("a number"),
        }
    }

    fn letter(&self, (column, row): At) -> char {
        self.cells[row as usize][column as usize]
    }

    fn is_own(&self, at: At) -> bool {
        let letter = self.letter(at);
        letter != ' ' && letter.is_ascii_uppercase() == self.south_moves
    }

    fn may_end(&self, at: At) -> bool {
        !self.is_own(at) && (self.letter(at) == ' ' || !CAMP.contains(&at))
    }

    /// Where an Engineer (`turning`) or another piece gets by rail, point by point.
    fn by_rail(&self, from: At, turning: bool) -> BTreeSet<At> {
        let mut found = BTreeSet::new();
        let ways = [(1, 0), (-1, 0), (0, 1), (0, -1)];
        let mut open: Vec<(At, At)> = ways.iter().map(|&way| (from, way)).collect();
        let mut seen: BTreeSet<(At, At)> = open.iter().copied().collect();
        while let Some((at, way)) = open.pop() {
            let next = (at.0 + way.0, at.1 + way.1);
            if !inside(next) || !railed(at, next) || next == from {
                continue;
            }
            found.insert(next);
            if self.letter(next) == ' ' {
                let on: &[At] = if turning { &ways } else { &[way] };
                open.extend(
                    on.iter()
                        .map(|&w| (next, w))
                        .filter(|step| seen.insert(*step)),
                );
            }
        }
        found
    }

    fn moves(&self, ended: bool) -> Vec<String> {
        let mut moves = Vec::new();
        if ended {
            return moves;
        }
        let points: Vec<At> = (0..12).flat_map(|r| (0..5).map(move |c| (c, r))).collect();
        for &from in &points {
            let kind = self.letter(from).to_ascii_uppercase();
            if !self.is_own(from) || "FL".contains(kind) || HEADQUARTERS.contains(&from) {
                continue;
            }
            let rail = self.by_rail(from, kind == 'E');
            for &to in &points {
                if (lined(from, to) || rail.contains(&to)) && self.may_end(to) {
                    let name = |(c, r): At| format!("{}{}", (b'a' + c as u8) as char, r + 1);
                    moves.push(name(from) + &name(to));
                }
            }
        }
        moves.sort();
        moves
    }

    fn has(&self, letter: char) -> bool {
        self.cells.iter().flatten().any(|&there| there == letter)
    }

    fn flag_lost(&self) -> bool {
        !self.has('F') || !self.has('f')
    }
}

/// What must hold of any position.
pub fn compare(position: &Position) {
    let text = position.to_string();
    let slow = Slow::new(&text);
    let ended = slow.flag_lost() || slow.quiet >= 100;
    assert_eq!(sorted_moves(position), slow.moves(ended), "moves of {text}");
    let end = if slow.flag_lost() {
        Some(Reason::Flag)
    } else if slow.moves(false).is_empty() {
        Some(Reason::Immobile)
    } else {
        (slow.quiet >= 100).then_some(Reason::Quiet)
    };
    assert_eq!(
        position.outcome().map(|end| end.reason),
        end,
        "end of {text}"
    );
    check(position, position.hash_from_scratch());
}
