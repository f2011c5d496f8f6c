use super::land::Canvas;
use super::{Ground, Square};
use crate::chance::Dice;
use crate::world::SquareSet;

/// Draws rivers: lines of squares joined by their edges, from an edge of the map to another or to
/// the middle, where they meet their mirror image. `None` if there is no room for so many.
pub(super) fn rivers(dice: &mut Dice, canvas: &mut Canvas, count: usize) -> Option<()> {
    for _ in 0..count {
        let line = (0..40).find_map(|_| course(dice, canvas))?;
        for square in line {
            canvas.paint(square, Ground::River);
        }
    }
    Some(())
}

/// Where a river comes from and runs to.
#[derive(Copy, Clone)]
enum Kind {
    /// From the northern or southern edge to the middle.
    Bend,
    /// From the western edge to the middle: right across the world.
    Across,
    /// From the northern edge to the southern one: one in each half.
    Down,
}

fn course(dice: &mut Dice, canvas: &Canvas) -> Option<Vec<Square>> {
    let side = canvas.size().side();
    let half = side / 2;
    let kind = dice.pick(&[Kind::Bend, Kind::Across, Kind::Down])?;
    let any = |dice: &mut Dice, low: u8, high: u8| {
        dice.between(usize::from(low), usize::from(high)) as u8
    };
    let from = match kind {
        Kind::Across => Square::at(0, any(dice, 1, side - 2)),
        Kind::Down => Square::at(any(dice, 1, half - 2), side - 1),
        Kind::Bend if dice.chance(50) => Square::at(any(dice, 1, half - 2), side - 1),
        Kind::Bend => Square::at(any(dice, 1, half - 2), 0),
    }?;
    let to = match kind {
        Kind::Down => Square::at(any(dice, 1, half - 2), 0),
        Kind::Across | Kind::Bend => Square::at(half - 1, any(dice, 1, side - 2)),
    }?;
    let line = meander(dice, canvas, kind, from, to)?;
    (line.len() >= usize::from(half) - 1).then_some(line)
}

/// A winding walk that touches neither itself nor another river.
fn meander(
    dice: &mut Dice,
    canvas: &Canvas,
    kind: Kind,
    from: Square,
    to: Square,
) -> Option<Vec<Square>> {
    let size = canvas.size();
    // A river that runs down must not touch its mirror image in the middle.
    let last_file = match kind {
        Kind::Down => size.side() / 2 - 2,
        Kind::Across | Kind::Bend => size.side() / 2 - 1,
    };
    let barred = canvas.clear | canvas.map.all(Ground::River).spread();
    let mut line = vec![from];
    let mut at = from;
    if barred.has(from) {
        return None;
    }
    while at != to {
        let apart = |square: Square| {
            u32::from(square.file().abs_diff(to.file()))
                + u32::from(square.rank().abs_diff(to.rank()))
        };
        let own: SquareSet = line[..line.len() - 1].iter().copied().collect();
        let mut choices: Vec<Square> = edges(at)
            .into_iter()
            .flatten()
            .filter(|&next| {
                let touches = edges(next)
                    .into_iter()
                    .flatten()
                    .any(|other| own.has(other));
                size.has(next) && next.file() <= last_file && !barred.has(next) && !touches
                    && !own.has(next)
                    // The middle is reached once, at the end.
                    && (next == to || next.file() < size.side() / 2 - 1)
            })
            .collect();
        dice.shuffle(&mut choices);
        if dice.chance(65) {
            choices.sort_by_key(|&next| apart(next));
        }
        at = *choices.first()?;
        line.push(at);
        if line.len() > usize::from(size.side()) * 2 {
            return None;
        }
    }
    Some(line)
}

/// The squares across the four edges, on the big map.
fn edges(square: Square) -> [Option<Square>; 4] {
    let (file, rank) = (square.file(), square.rank());
    [
        Square::at(file, rank + 1),
        Square::at(file + 1, rank),
        rank.checked_sub(1).and_then(|rank| Square::at(file, rank)),
        file.checked_sub(1).and_then(|file| Square::at(file, rank)),
    ]
}
