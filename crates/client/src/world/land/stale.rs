//! Which part of the painted land must be painted again.

use super::chart::Chart;
use super::lines::{Distances, FINENESS};
use bevy::math::{IVec2, UVec2};

/// How far a change is felt: what stands on a square and the unevenness of edges reach over it.
const REACH: i32 = 2;

/// Squares, from the south-west corner up to but not with `high`.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Part {
    pub low: UVec2,
    pub high: UVec2,
}

impl Part {
    /// The whole map.
    pub fn whole(side: usize) -> Self {
        let side = side as u32;
        Self {
            low: UVec2::ZERO,
            high: UVec2::splat(side),
        }
    }

    /// Squares along its sides.
    pub fn size(self) -> UVec2 {
        self.high - self.low
    }

    /// A part with both in it.
    pub fn with(self, other: Self) -> Self {
        Self {
            low: self.low.min(other.low),
            high: self.high.max(other.high),
        }
    }
}

/// The part in which two paintings of the same map differ; `changed` tells it of the squares by
/// index.
pub(super) fn part(
    chart: (&Chart, &Chart),
    lines: (&Distances, &Distances),
    changed: impl Fn(usize) -> bool,
) -> Option<Part> {
    let side = chart.1.side;
    let at = |index: usize, side: usize, fine: usize| {
        IVec2::new((index % side / fine) as i32, (index / side / fine) as i32)
    };
    let squares = (0..side * side)
        .filter(|&index| chart.0.ground.get(index) != chart.1.ground.get(index) || changed(index))
        .map(|index| at(index, side, 1));
    let texels = lines.0.texels.iter().zip(&lines.1.texels).enumerate();
    let drawn = texels
        .filter(|(_, (old, new))| old != new)
        .map(|(index, _)| at(index, lines.1.side, FINENESS));
    let most = IVec2::splat(side as i32);
    squares
        .chain(drawn)
        .map(|at| Part {
            low: (at - REACH).max(IVec2::ZERO).as_uvec2(),
            high: (at + REACH + 1).min(most).as_uvec2(),
        })
        .reduce(Part::with)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::campaign::{State, View};
    use rules::Color;

    fn painting(rest: &str) -> (Chart, Distances) {
        let rows = "................\n".repeat(16);
        let text = format!("size 16\nmap\n{rows}capital white a8\ncapital black p8\n{rest}");
        let state: State = text.parse().expect("a world");
        let view = View::new(&state, Color::White);
        (Chart::new(&view), Distances::new(&view))
    }

    #[test]
    fn only_what_has_changed_and_its_neighbours_are_painted_again() {
        let old = painting("");
        assert_eq!(part((&old.0, &old.0), (&old.1, &old.1), |_| false), None);
        let one = part((&old.0, &old.0), (&old.1, &old.1), |index| {
            index == 16 * 5 + 15
        });
        let part_of_edge = Part {
            low: UVec2::new(13, 3),
            high: UVec2::new(16, 8),
        };
        assert_eq!(one, Some(part_of_edge));
        let new = painting("fog off\ncity - d8\n");
        let changed = part((&old.0, &new.0), (&old.1, &new.1), |_| false).expect("a new road");
        assert!(changed.low.x <= 1 && changed.high.x == 16, "{changed:?}");
    }
}
