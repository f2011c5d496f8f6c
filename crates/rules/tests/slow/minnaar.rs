//! A slow generator of Minnaar Chess, written from the rules alone: it walks square by square.

use super::dice::{check, sorted_moves};
use rules::minnaar::Position;
use rules::{Position as _, Square};

/// A board of letters, rank 1 first, written from the rules alone.
struct Slow {
    cells: [[char; 8]; 8],
    group: char,
    quiet: u32,
    passes: u32,
}

impl Slow {
    fn new(text: &str) -> Self {
        let fields: Vec<&str> = text.split(' ').collect();
        let mut cells = [[' '; 8]; 8];
        for (row, line) in fields[0].split('/').enumerate() {
            let mut file = 0;
            for letter in line.chars() {
                match letter.to_digit(10) {
                    Some(run) => file += run as usize,
                    None => {
                        cells[7 - row][file] = letter;
                        file += 1;
                    }
                }
            }
        }
        let number = |at: usize| fields[at].parse().expect("a number");
        Self {
            cells,
            group: fields[1].chars().next().expect("a group"),
            quiet: number(2),
            passes: number(3),
        }
    }

    fn owner(letter: char) -> char {
        match letter {
            ' ' => ' ',
            'S' => 'S',
            's' => 'N',
            'A'..='Z' => 'W',
            _ => 'B',
        }
    }

    fn is_sovereign(group: char) -> bool {
        group == 'S' || group == 'N'
    }

    fn has(&self, groups: &str) -> bool {
        let mut cells = self.cells.iter().flatten();
        cells.any(|&letter| letter != ' ' && groups.contains(Self::owner(letter)))
    }

    fn end(&self) -> Option<&'static str> {
        if !self.has("WB") {
            Some("liberation")
        } else if !self.has("S") || !self.has("N") {
            Some("divide-and-conquer")
        } else if self.quiet >= 80 || self.passes >= 4 {
            Some("impasse")
        } else {
            None
        }
    }

    fn moves(&self) -> Vec<String> {
        let mut moves = Vec::new();
        if self.end().is_some() {
            return moves;
        }
        for rank in 0..8 {
            for file in 0..8 {
                let letter = self.cells[rank][file];
                if Self::owner(letter) == self.group {
                    self.walk(letter, file as i32, rank as i32, &mut moves);
                }
            }
        }
        if moves.is_empty() {
            moves.push("pass".to_owned());
        }
        moves.sort();
        moves
    }

    fn walk(&self, letter: char, file: i32, rank: i32, moves: &mut Vec<String>) {
        for df in -2..=2i32 {
            for dr in -2..=2i32 {
                let (big, small) = (df.abs().max(dr.abs()), df.abs().min(dr.abs()));
                let straight = big == 1 && small == 0;
                let diagonal = big == 1 && small == 1;
                let steps = match letter.to_ascii_lowercase() {
                    's' if straight || diagonal => 4,
                    'q' if straight || diagonal => 7,
                    'r' if straight => 7,
                    'b' if diagonal => 7,
                    'k' if straight || diagonal => 1,
                    'n' if big == 2 && small == 1 => 1,
                    _ => 0,
                };
                for step in 1..=steps {
                    let (f, r) = (file + df * step, rank + dr * step);
                    if !(0..8).contains(&f) || !(0..8).contains(&r) {
                        break;
                    }
                    let there = Self::owner(self.cells[r as usize][f as usize]);
                    let ally = Self::is_sovereign(there) == Self::is_sovereign(self.group);
                    if there == ' ' || !ally {
                        let name =
                            |f: i32, r: i32| format!("{}{}", (b'a' + f as u8) as char, r + 1);
                        moves.push(name(file, rank) + &name(f, r));
                    }
                    if there != ' ' {
                        break;
                    }
                }
            }
        }
    }
}

/// What must hold of any position.
pub fn compare(position: &Position) {
    let text = position.to_string();
    let slow = Slow::new(&text);
    assert_eq!(sorted_moves(position), slow.moves(), "moves of {text}");
    let end = position.outcome().map(|outcome| outcome.reason.to_string());
    assert_eq!(end.as_deref(), slow.end(), "end of {text}");
    check(position, position.hash_from_scratch());
    let mut captures = Vec::new();
    position.generate_captures(&mut captures);
    captures.sort();
    let mut wanted = position.legal_moves();
    wanted.retain(|&mv| position.captured(mv).is_some());
    wanted.sort();
    assert_eq!(captures, wanted, "captures of {text}");
    let goals = Square::all().map(|square| position.goals(square).len());
    let steps = position.legal_moves().into_iter().filter_map(|mv| mv.to());
    assert_eq!(
        goals.sum::<u32>() as usize,
        steps.count(),
        "goals of {text}"
    );
}
