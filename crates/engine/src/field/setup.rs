//! Where the computer puts its army: sound, and never twice the same, so that nothing can be
//! read from it.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use rules::field::{HEADQUARTERS, Piece, Point, Setup, Side, neighbours};

/// What the set-up wants the enemy to believe.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Ruse {
    /// Landmines guard the Flag.
    Plain,
    /// Landmines guard the empty headquarters; the Flag has other guards.
    Decoy,
    /// Some guard this one, some that.
    Split,
}

/// How many set-ups are thrown, of which the best is taken.
const THROWS: usize = 60;

/// A set-up that the rules allow and that makes sense, the same for the same seed.
pub fn set_up(side: Side, seed: u64) -> Setup {
    let mut dice = ChaCha8Rng::seed_from_u64(seed);
    let ruse = match dice.next_u32() % 8 {
        0..4 => Ruse::Plain,
        4..6 => Ruse::Split,
        _ => Ruse::Decoy,
    };
    let mut best = Setup::shuffle(side, &mut dice);
    improve(&mut best, ruse, &mut dice);
    let mut points = judge(&best, ruse);
    for _ in 1..THROWS / 10 {
        let mut other = Setup::shuffle(side, &mut dice);
        improve(&mut other, ruse, &mut dice);
        let found = judge(&other, ruse);
        if found > points {
            (best, points) = (other, found);
        }
    }
    best
}

/// Swaps pieces at random as long as that is no worse, for a while: long enough to be sound,
/// not long enough to always come to the same.
fn improve(setup: &mut Setup, ruse: Ruse, dice: &mut ChaCha8Rng) {
    let mut points = judge(setup, ruse);
    for _ in 0..THROWS * 4 {
        let taken: Vec<Point> = setup.iter().map(|(point, _)| point).collect();
        let mut any = || taken[dice.next_u32() as usize % taken.len()];
        let (from, to) = (any(), any());
        let mut other = setup.clone();
        if other.swap(from, to).is_err() {
            continue;
        }
        let found = judge(&other, ruse);
        if found >= points {
            (*setup, points) = (other, found);
        }
    }
}

/// How well a set-up serves its ruse.
fn judge(setup: &Setup, ruse: Ruse) -> i32 {
    let side = setup.side();
    let row = |point: Point| {
        (0..6)
            .find(|&row| side.row(row) == point.row())
            .unwrap_or(0)
    };
    let flag = setup.iter().find(|&(_, piece)| piece == Piece::Flag);
    let Some((flag, _)) = flag else {
        return 0;
    };
    let mut points = 0;
    for (point, piece) in setup.iter() {
        let at_flag = neighbours(flag).has(point);
        let decoy = HEADQUARTERS
            .into_iter()
            .find(|&other| other != flag && row(other) == 0);
        let decoy = decoy.filter(|decoy| decoy.row() == flag.row());
        let at_decoy = decoy.is_some_and(|decoy| neighbours(decoy).has(point));
        let row = i32::from(row(point));
        points += match piece {
            Piece::Flag => 0,
            Piece::Landmine => match ruse {
                Ruse::Plain => 30 * i32::from(at_flag),
                Ruse::Decoy => 30 * i32::from(at_decoy),
                Ruse::Split => 18 * i32::from(at_flag) + 16 * i32::from(at_decoy),
            },
            // One near home is a guard, one near the front hunts the strong.
            Piece::Bomb => 12 * i32::from(at_flag) + 4 * row.min(3),
            // They are wanted late, and must not fall to the first attack.
            Piece::Engineer => -3 * (row - 2).abs() - 12 * i32::from(row == 5),
            // Weak pieces feel out the enemy; a few stay as seeming Landmines.
            Piece::Lieutenant | Piece::Captain => 2 * row,
            Piece::Major | Piece::Colonel => 3 * row + 8 * i32::from(at_flag),
            // Behind the first row, with a rail beside them.
            Piece::Brigadier | Piece::MajorGeneral => 4 * row + 5 * i32::from(on_side(point)),
            Piece::General | Piece::FieldMarshal => {
                5 * row.min(4) - 14 * i32::from(row == 5) + 5 * i32::from(on_side(point))
            }
        };
        // A piece in the other headquarters is lost to the battle.
        if decoy == Some(point) {
            points -= i32::from(piece.rank().map_or(0, |rank| rank * 6));
        }
    }
    points
}

/// On a rail along the side of the board.
fn on_side(point: Point) -> bool {
    point.column() == 0 || point.column() == 4
}
