use super::notation::short_notation;
use rules::battle::Position;
use rules::{Color, Move, Outcome, Piece, Position as _, Reason};

/// One thing that went on record.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A move, a shot or a drop.
    Move(Move),
    /// The budget was extended (`true`), or somebody declined and the battle is a draw.
    Extension(bool),
    /// That side left the ground.
    Retreat(Color),
    /// That side gave up.
    Resign(Color),
    /// Both agreed on a draw.
    Agreed,
}

/// A battle from its first position on: what was done, the position after each, and its words.
#[derive(Clone, Debug)]
pub struct Record {
    positions: Vec<Position>,
    entries: Vec<Entry>,
    words: Vec<String>,
}

impl Record {
    /// Nothing has been done yet.
    pub fn new(start: Position) -> Self {
        Self {
            positions: vec![start],
            entries: Vec::new(),
            words: Vec::new(),
        }
    }

    /// A record made by doing `entries` one after the other.
    ///
    /// # Errors
    /// Gives back the index of the first entry that is impossible.
    pub fn replay(start: Position, entries: &[Entry]) -> Result<Self, usize> {
        let mut record = Self::new(start);
        for (index, &entry) in entries.iter().enumerate() {
            if !record.push(entry) {
                return Err(index);
            }
        }
        Ok(record)
    }

    /// Does `entry` in the last position; `false` and no change if it is impossible.
    pub fn push(&mut self, entry: Entry) -> bool {
        if self.ended().is_some() {
            return false;
        }
        let mut next = self.last().clone();
        let words = match entry {
            Entry::Move(mv) => {
                let words = short_notation(self.last(), mv);
                if next.play(mv).is_err() {
                    return false;
                }
                words
            }
            Entry::Extension(true) => {
                if next.extend().is_err() {
                    return false;
                }
                "extended".to_owned()
            }
            Entry::Extension(false) => {
                if !next.can_extend() {
                    return false;
                }
                "not extended".to_owned()
            }
            Entry::Retreat(color) => {
                if color != next.side_to_move() || next.can_retreat().is_err() {
                    return false;
                }
                "retreats".to_owned()
            }
            Entry::Resign(_) => "resigns".to_owned(),
            Entry::Agreed => "draw agreed".to_owned(),
        };
        self.positions.push(next);
        self.entries.push(entry);
        self.words.push(words);
        true
    }

    /// How many entries there are.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether nothing has been done yet.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// What was done, in order.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The words of entry `index`, such as `Rxd5+`; empty past the end.
    pub fn words(&self, index: usize) -> &str {
        self.words.get(index).map_or("", String::as_str)
    }

    /// The first position.
    pub fn start(&self) -> &Position {
        &self.positions[0]
    }

    /// The position after all entries.
    pub fn last(&self) -> &Position {
        &self.positions[self.positions.len() - 1]
    }

    /// The position after `index` entries, at most the last.
    pub fn after(&self, index: usize) -> &Position {
        &self.positions[index.min(self.entries.len())]
    }

    /// Forgets all but the first `len` entries.
    pub fn truncate(&mut self, len: usize) {
        self.entries.truncate(len);
        self.words.truncate(len);
        self.positions.truncate(len + 1);
    }

    /// The last move among the first `index` entries, and the position before it.
    pub fn last_move(&self, index: usize) -> Option<(Move, &Position)> {
        let index = index.min(self.entries.len());
        self.entries[..index]
            .iter()
            .enumerate()
            .rev()
            .find_map(|(at, entry)| match entry {
                Entry::Move(mv) => Some((*mv, &self.positions[at])),
                _ => None,
            })
    }

    /// What `color` has lost to captures within the first `index` entries, in order.
    pub fn captured(&self, color: Color, index: usize) -> Vec<Piece> {
        let index = index.min(self.entries.len());
        let moves = self.entries[..index].iter().zip(&self.positions);
        moves
            .filter(|(_, before)| before.side_to_move() != color)
            .filter_map(|(entry, before)| match entry {
                Entry::Move(mv) => before.captured(*mv),
                _ => None,
            })
            .collect()
    }

    /// How the battle ended. While an extension may still be agreed on it has not: an
    /// [`Entry::Extension`] says so.
    pub fn ended(&self) -> Option<Outcome<Color>> {
        let last = self.last();
        match self.entries.last() {
            Some(Entry::Resign(color)) => Some(last.resign(*color)),
            Some(Entry::Agreed) => Some(Outcome {
                winner: None,
                reason: Reason::Agreed,
            }),
            Some(Entry::Retreat(color)) => Some(Outcome {
                winner: Some(!*color),
                reason: Reason::Retreat,
            }),
            Some(Entry::Extension(false)) => last.outcome(),
            _ if last.can_extend() => None,
            _ => last.outcome(),
        }
    }
}
