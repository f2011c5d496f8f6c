use super::river::rivers;
use super::{Ground, Map, Size, Square, is_connected};
use crate::chance::Dice;
use crate::world::SquareSet;

/// What a world is like: shares of the whole map in percent, least and most, and rivers.
struct Character {
    mountains: [usize; 2],
    forest: [usize; 2],
    hills: [usize; 2],
    /// How many rivers a half of the small and of the large map has.
    rivers: [[usize; 2]; 2],
}

const CHARACTERS: [Character; 6] = [
    // Open plains.
    Character {
        mountains: [8, 10],
        forest: [8, 13],
        hills: [4, 8],
        rivers: [[1, 1], [1, 2]],
    },
    // Deep woods.
    Character {
        mountains: [8, 11],
        forest: [26, 36],
        hills: [4, 9],
        rivers: [[1, 1], [1, 2]],
    },
    // Highlands.
    Character {
        mountains: [12, 14],
        forest: [8, 14],
        hills: [18, 26],
        rivers: [[1, 1], [1, 2]],
    },
    // A land of waters.
    Character {
        mountains: [8, 10],
        forest: [10, 16],
        hills: [4, 9],
        rivers: [[1, 2], [2, 4]],
    },
    // Hills and woods.
    Character {
        mountains: [9, 12],
        forest: [16, 22],
        hills: [12, 18],
        rivers: [[1, 1], [1, 3]],
    },
    // A ridge country.
    Character {
        mountains: [12, 14],
        forest: [16, 24],
        hills: [8, 12],
        rivers: [[1, 1], [1, 1]],
    },
];

/// Mountains take 8-14 % of all squares (`campaign.md`).
const MOUNTAINS: [usize; 2] = [8, 14];

/// A half of the world that is mirrored with everything done to it.
pub(super) struct Canvas {
    pub map: Map,
    /// Where neither mountain nor river may be: the capital and around it.
    pub clear: SquareSet,
}

impl Canvas {
    pub fn size(&self) -> Size {
        self.map.size()
    }

    /// The squares of the western half.
    pub fn west(&self) -> Vec<Square> {
        let half = self.size().side() / 2;
        self.size()
            .squares()
            .filter(|square| square.file() < half)
            .collect()
    }

    pub fn paint(&mut self, square: Square, ground: Ground) {
        self.map.set(square, ground);
        self.map.set(self.size().mirror(square), ground);
    }

    fn is_field(&self, square: Square) -> bool {
        self.map.ground(square) == Ground::Field
    }
}

/// The ground of a world; `None` if it falls apart.
pub(super) fn lay(dice: &mut Dice, size: Size, capital: Square) -> Option<Map> {
    let character = &CHARACTERS[dice.below(CHARACTERS.len())];
    let mut canvas = Canvas {
        map: Map::open(size),
        clear: SquareSet::from(capital).spread() & size.all(),
    };
    let count = character.rivers[usize::from(size == Size::Large)];
    let count = dice.between(count[0], count[1]);
    rivers(dice, &mut canvas, count)?;
    mountains(dice, &mut canvas, character.mountains)?;
    clumps(dice, &mut canvas, Ground::Hill, character.hills)?;
    clumps(dice, &mut canvas, Ground::Forest, character.forest)?;
    let open_rows = (0..size.side())
        .filter_map(|rank| Square::at(size.side() / 2 - 1, rank))
        .filter(|&square| canvas.map.ground(square) != Ground::Mountain)
        .count();
    // The two halves meet along most of the middle.
    let passable = open_rows * 3 >= usize::from(size.side()) * 2;
    (passable && is_connected(&canvas.map)).then_some(canvas.map)
}

/// Half of a share of the whole map in squares, within the given percents.
fn half_share(dice: &mut Dice, size: Size, percent: [usize; 2]) -> usize {
    let all = usize::from(size.side()).pow(2);
    let least = (all * percent[0]).div_ceil(200);
    let most = all * percent[1] / 200;
    dice.between(least, most.max(least))
}

/// Ranges: short walks that keep their direction.
fn mountains(dice: &mut Dice, canvas: &mut Canvas, percent: [usize; 2]) -> Option<()> {
    let size = canvas.size();
    let all = usize::from(size.side()).pow(2);
    let wanted = half_share(dice, size, percent).min(all * MOUNTAINS[1] / 200);
    let longest = usize::from(size.side()) / 4 + 1;
    let west = canvas.west();
    let mut left = wanted;
    for _ in 0..60 {
        if left == 0 {
            return Some(());
        }
        let mut at = dice.pick(&west)?;
        let mut heading = dice.below(8);
        for _ in 0..dice.between(1, longest) {
            let fits = canvas.is_field(at) && !canvas.clear.has(at) && at.file() < size.side() / 2;
            if left == 0 || !fits {
                break;
            }
            canvas.paint(at, Ground::Mountain);
            left -= 1;
            if dice.chance(35) {
                heading = (heading + dice.between(7, 9)) % 8;
            }
            match step(size, at, heading) {
                Some(next) => at = next,
                None => break,
            }
        }
    }
    None
}

fn step(size: Size, from: Square, heading: usize) -> Option<Square> {
    const WAYS: [(i8, i8); 8] = [
        (0, 1),
        (1, 1),
        (1, 0),
        (1, -1),
        (0, -1),
        (-1, -1),
        (-1, 0),
        (-1, 1),
    ];
    let (file, rank) = WAYS[heading % 8];
    let file = from.file().checked_add_signed(file)?;
    let rank = from.rank().checked_add_signed(rank)?;
    Square::at(file, rank).filter(|&square| size.has(square))
}

/// Hills and forests grow in clumps from a first square; hills like the feet of mountains.
fn clumps(dice: &mut Dice, canvas: &mut Canvas, ground: Ground, percent: [usize; 2]) -> Option<()> {
    let size = canvas.size();
    let mut left = half_share(dice, size, percent);
    let largest = usize::from(size.side()) / 2 + 2;
    for _ in 0..200 {
        if left == 0 {
            return Some(());
        }
        let mut starts: Vec<Square> = canvas.west();
        starts.retain(|&square| canvas.is_field(square));
        let by_mountains = canvas.map.all(Ground::Mountain).spread();
        if ground == Ground::Hill && dice.chance(70) {
            starts.retain(|&square| by_mountains.has(square));
        }
        let Some(first) = dice.pick(&starts) else {
            continue;
        };
        let wanted = dice.between(2, largest).min(left);
        let clump = grow(dice, canvas, first, wanted);
        // A tree is no wood: clumps of one are kept only where they join another.
        let joins = !(canvas.map.all(ground) & SquareSet::from(first).spread()).is_empty();
        if clump.len() < 2 && !joins {
            continue;
        }
        left -= clump.len();
        for square in clump {
            canvas.paint(square, ground);
        }
    }
    // What could not be placed is left as fields.
    Some(())
}

fn grow(dice: &mut Dice, canvas: &Canvas, first: Square, size: usize) -> Vec<Square> {
    let half = canvas.size().side() / 2;
    let mut clump = vec![first];
    let mut tries = 0;
    while clump.len() < size && tries < 40 {
        tries += 1;
        let Some(from) = dice.pick(&clump) else {
            break;
        };
        // Straight neighbours make rounder woods than slanting ones.
        let heading = if dice.chance(80) {
            dice.below(4) * 2
        } else {
            dice.below(8)
        };
        let next = step(canvas.size(), from, heading)
            .filter(|&square| square.file() < half && canvas.is_field(square));
        if let Some(next) = next.filter(|next| !clump.contains(next)) {
            clump.push(next);
        }
    }
    clump
}
