//! How far points are from each other.

use rules::field::{HEADQUARTERS, Point, Points as Set, RAILS, neighbours, straight};
use std::sync::OnceLock;

type Steps = [[u8; Point::COUNT]; Point::COUNT];

/// How many moves a piece that turns no corners needs from a point to another on an empty board.
pub(super) fn steps() -> &'static Steps {
    static STEPS: OnceLock<Steps> = OnceLock::new();
    STEPS.get_or_init(|| {
        let mut steps = [[u8::MAX; Point::COUNT]; Point::COUNT];
        for start in Point::all() {
            let row = &mut steps[start.index()];
            let (mut seen, mut edge, mut distance) = (Set::of(start), Set::of(start), 0);
            while !edge.is_empty() {
                for point in edge {
                    row[point.index()] = distance;
                }
                distance += 1;
                // A headquarters leads nowhere.
                let onwards = edge.without(HEADQUARTERS.without(Set::of(start)));
                let next = onwards.into_iter().fold(Set::EMPTY, |next, from| {
                    let rails = straight(from, Set::EMPTY).and(RAILS);
                    next.with(neighbours(from)).with(rails)
                });
                edge = next.without(seen);
                seen = seen.with(edge);
            }
        }
        steps
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_counted_along_lines_and_rails() {
        let far = |from: &str, to: &str| {
            let [from, to] = [from, to].map(|name| Point::parse(name).expect(name));
            steps()[from.index()][to.index()]
        };
        assert_eq!(far("a1", "a12"), 1);
        assert_eq!(far("a6", "e12"), 2);
        assert_eq!(far("c6", "c7"), 1);
        assert_eq!(far("a6", "b12"), 2);
        // Through the headquarters there is no way.
        assert_eq!((far("a1", "b1"), far("a1", "c1")), (1, 4));
    }
}
