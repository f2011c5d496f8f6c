//! The board: its lines, railways, camps and headquarters (`field.md`, board).

use super::{Point, Points};

const fn set(points: &[(u8, u8)]) -> Points {
    let mut set = 0;
    let mut i = 0;
    while i < points.len() {
        let (column, row) = points[i];
        // Each point has its mirror image on the other half.
        set |= 1 << (row * 5 + column);
        set |= 1 << ((11 - row) * 5 + column);
        i += 1;
    }
    Points(set)
}

/// Entered only when empty, and whoever rests there cannot be attacked.
pub const CAMPS: Points = set(&[(1, 2), (3, 2), (2, 3), (1, 4), (3, 4)]);

/// Where a Flag starts; a piece in any of them never moves again.
pub const HEADQUARTERS: Points = set(&[(1, 0), (3, 0)]);

const COLUMN_A: u64 = 0x0084_2108_4210_8421 & BOARD;
const COLUMN_E: u64 = COLUMN_A << 4;
const BOARD: u64 = (1 << 60) - 1;
/// The rows beside the river, 6 and 7.
const RIVERSIDE: u64 = 0x3ff << 25;
const SIDES: u64 = COLUMN_A | COLUMN_E;

/// The railway: columns a and e over their bridges, rows 6 and 7.
pub const RAILS: Points = Points(SIDES | RIVERSIDE);

/// The centre bridge c6-c7 is a plain line; the others carry rails too.
const fn is_bridge(column: u8) -> bool {
    column == 0 || column == 2 || column == 4
}

const fn line(from: (u8, u8), to: (u8, u8)) -> bool {
    let columns = from.0.abs_diff(to.0);
    let rows = from.1.abs_diff(to.1);
    if columns + rows == 1 {
        // Rows 6 and 7 lie on the two banks of the river.
        let crosses = rows == 1 && from.1 / 6 != to.1 / 6;
        return !crosses || is_bridge(from.0);
    }
    let ends = 1 << (from.1 * 5 + from.0) | 1 << (to.1 * 5 + to.0);
    columns == 1 && rows == 1 && CAMPS.0 & ends != 0
}

static LINES: [Points; Point::COUNT] = {
    let mut lines = [Points::EMPTY; Point::COUNT];
    let mut from = 0;
    while from < 60 {
        let mut to = 0;
        while to < 60 {
            if line((from % 5, from / 5), (to % 5, to / 5)) {
                lines[from as usize].0 |= 1 << to;
            }
            to += 1;
        }
        from += 1;
    }
    lines
};

/// The points one step along a line away.
#[inline(always)]
pub fn neighbours(point: Point) -> Points {
    LINES[point.index()]
}

/// The rails that leave a point upwards, to the right, downwards and to the left.
static TRACKS: [[u64; 4]; Point::COUNT] = {
    let mut tracks = [[0; 4]; Point::COUNT];
    let mut from = 0;
    while from < 60 {
        let here = 1u64 << from;
        if SIDES & here != 0 {
            let column = if from % 5 == 0 { COLUMN_A } else { COLUMN_E };
            tracks[from][0] = column & !(here | (here - 1));
            tracks[from][2] = column & (here - 1);
        }
        if RIVERSIDE & here != 0 {
            let row = 0x1f << (from / 5 * 5);
            tracks[from][1] = row & !(here | (here - 1));
            tracks[from][3] = row & (here - 1);
        }
        from += 1;
    }
    tracks
};

/// The points reached by rail in a straight line: each way up to and including the first
/// occupied point.
#[inline(always)]
pub fn straight(from: Point, occupied: Points) -> Points {
    let [up, right, down, left] = TRACKS[from.index()];
    let mut reached = 0;
    for ahead in [up, right] {
        let blockers = ahead & occupied.0;
        // Everything up to the lowest blocker; all of the track if there is none.
        reached |= ahead & (blockers ^ blockers.wrapping_sub(1));
    }
    for ahead in [down, left] {
        let blockers = ahead & occupied.0;
        let nearest = (1u64 << 63) >> blockers.leading_zeros().min(63);
        reached |= if blockers == 0 {
            ahead
        } else {
            ahead & !(nearest - 1)
        };
    }
    Points(reached)
}

/// The points one step along a rail away from any of a set on the rails.
#[inline(always)]
const fn along_rails(from: u64) -> u64 {
    let upright = from & SIDES;
    let level = from & RIVERSIDE;
    let vertical = upright << 5 | upright >> 5;
    let horizontal = (level << 1 & !COLUMN_A | level >> 1 & !COLUMN_E) & RIVERSIDE;
    (vertical | horizontal) & BOARD
}

/// The points reached by rail with any turns: over empty points, up to and including occupied
/// ones.
#[inline(always)]
pub(super) fn winding(from: Point, occupied: Points) -> Points {
    let start = Points::of(from).and(RAILS).0;
    let free = !occupied.0;
    let (mut reached, mut edge) = (0, start);
    while edge != 0 {
        let next = along_rails(edge) & !reached & !start;
        reached |= next;
        edge = next & free;
    }
    Points(reached)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(points: Points) -> String {
        let names: Vec<String> = points.into_iter().map(|p| p.to_string()).collect();
        names.join(" ")
    }

    fn point(name: &str) -> Point {
        Point::parse(name).expect(name)
    }

    #[test]
    fn the_board_is_drawn_as_told() {
        assert_eq!(names(CAMPS), "b3 d3 c4 b5 d5 b8 d8 c9 b10 d10");
        assert_eq!(names(HEADQUARTERS), "b1 d1 b12 d12");
        assert_eq!(RAILS.len(), 12 + 12 + 3 + 3);
        assert_eq!(names(neighbours(point("c4"))), "b3 c3 d3 b4 d4 b5 c5 d5");
        assert_eq!(names(neighbours(point("c6"))), "b5 c5 d5 b6 d6 c7");
        assert_eq!(names(neighbours(point("b6"))), "b5 a6 c6");
        assert_eq!(names(neighbours(point("a1"))), "b1 a2");
        let lines: u32 = Point::all().map(|p| neighbours(p).len()).sum();
        // A half has 24 level and 25 upright lines and the diagonals of its camps, of which c4
        // shares its four.
        assert_eq!(lines / 2, 2 * (24 + 25 + 16) + 3);
        for from in Point::all() {
            for to in neighbours(from) {
                assert!(neighbours(to).has(from));
                assert!(neighbours(from.mirror()).has(to.mirror()));
            }
        }
    }

    #[test]
    fn rails_run_straight_and_round_corners() {
        let none = Points::EMPTY;
        assert_eq!(straight(point("a6"), none).len(), 11 + 4);
        assert_eq!(names(straight(point("c6"), none)), "a6 b6 d6 e6");
        assert_eq!(straight(point("c5"), none), none);
        let block: Points = [point("a3"), point("a8"), point("d6")]
            .into_iter()
            .collect();
        assert_eq!(
            names(straight(point("a6"), block)),
            "a3 a4 a5 b6 c6 d6 a7 a8"
        );
        assert_eq!(winding(point("c6"), none).len(), 29);
        assert_eq!(winding(point("c5"), none), none);
        let block: Points = [point("b6"), point("e8"), point("e5"), point("d7")]
            .into_iter()
            .collect();
        assert_eq!(names(winding(point("c6"), block)), "e5 b6 d6 e6 d7 e7 e8");
    }
}
