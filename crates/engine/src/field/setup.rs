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

/// How many shuffled set-ups are improved, of which the best is taken.
const TRIES: usize = 6;
/// How many swaps are tried to improve one: enough to be sound, too few to always come to the
/// same.
const SWAPS: usize = 240;

/// A set-up that the rules allow and that makes sense, the same for the same seed.
pub fn set_up(side: Side, seed: u64) -> Setup {
    let mut dice = ChaCha8Rng::seed_from_u64(seed);
    let ruse = match dice.next_u32() % 8 {
        0..4 => Ruse::Plain,
        4..6 => Ruse::Split,
        _ => Ruse::Decoy,
    };
    let (mut best, mut points) = sound(side, ruse, &mut dice);
    for _ in 1..TRIES {
        let (other, found) = sound(side, ruse, &mut dice);
        if found > points {
            (best, points) = (other, found);
        }
    }
    best
}

/// A shuffled set-up, improved by swaps, and how well it serves its ruse.
fn sound(side: Side, ruse: Ruse, dice: &mut ChaCha8Rng) -> (Setup, i32) {
    let mut setup = Setup::shuffle(side, dice);
    let mut points = judge(&setup, ruse);
    for _ in 0..SWAPS {
        let taken: Vec<Point> = setup.iter().map(|(point, _)| point).collect();
        let mut any = || taken[dice.next_u32() as usize % taken.len()];
        let (from, to) = (any(), any());
        let mut other = setup.clone();
        if other.swap(from, to).is_err() {
            continue;
        }
        let found = judge(&other, ruse);
        if found >= points {
            (setup, points) = (other, found);
        }
    }
    (setup, points)
}

/// How well a set-up serves its ruse.
fn judge(setup: &Setup, ruse: Ruse) -> i32 {
    let side = setup.side();
    let own_row = |point: Point| match side {
        Side::South => point.row(),
        Side::North => 11 - point.row(),
    };
    let flag = setup.iter().find(|&(_, piece)| piece == Piece::Flag);
    let Some((flag, _)) = flag else {
        return 0;
    };
    let mut others = HEADQUARTERS.into_iter();
    let decoy = others.find(|&other| other != flag && other.row() == flag.row());
    let place = |point: Point| Place {
        row: i32::from(own_row(point)),
        at_flag: neighbours(flag).has(point),
        at_decoy: decoy.is_some_and(|decoy| neighbours(decoy).has(point)),
        on_side: point.column() == 0 || point.column() == 4,
        is_frozen: decoy == Some(point),
    };
    setup
        .iter()
        .map(|(point, piece)| place(point).suits(piece, ruse))
        .sum()
}

/// What matters of a point.
struct Place {
    /// From the own edge, 0 to 5.
    row: i32,
    at_flag: bool,
    at_decoy: bool,
    /// On the rails along the side of the board.
    on_side: bool,
    /// In the headquarters that the Flag is not in, where a piece is lost to the battle.
    is_frozen: bool,
}

impl Place {
    /// How well a piece stands here.
    fn suits(&self, piece: Piece, ruse: Ruse) -> i32 {
        let &Self {
            row,
            at_flag,
            at_decoy,
            on_side,
            ..
        } = self;
        let if_so = |holds: bool, points: i32| if holds { points } else { 0 };
        let points = match piece {
            Piece::Flag => 0,
            Piece::Landmine => match ruse {
                Ruse::Plain => if_so(at_flag, 30),
                Ruse::Decoy => if_so(at_decoy, 30),
                Ruse::Split => if_so(at_flag, 18) + if_so(at_decoy, 16),
            },
            // One near home is a guard, one near the front hunts the strong.
            Piece::Bomb => if_so(at_flag, 12) + 4 * row.min(3),
            // They are wanted late, and must not fall to the first attack.
            Piece::Engineer => -3 * (row - 2).abs() - if_so(row == 5, 12),
            // Weak pieces feel out the enemy; a few stay as seeming Landmines.
            Piece::Lieutenant | Piece::Captain => 2 * row,
            Piece::Major | Piece::Colonel => 3 * row + if_so(at_flag, 8),
            // Behind the first row, with a rail beside them.
            Piece::Brigadier | Piece::MajorGeneral => 4 * row + if_so(on_side, 5),
            Piece::General | Piece::FieldMarshal => {
                5 * row.min(4) - if_so(row == 5, 14) + if_so(on_side, 5)
            }
        };
        let wasted = piece.rank().map_or(0, |rank| i32::from(rank) * 6);
        points - if_so(self.is_frozen, wasted)
    }
}
