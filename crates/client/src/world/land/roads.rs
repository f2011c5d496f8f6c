//! Which ways people would have worn: from city to city, and from each farm, mine and quarry to
//! the next city, over land that is known.

use super::chart::site;
use ::campaign::world::Ground;
use ::campaign::{Square, View};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap};

/// Squares one after the other.
pub(super) type Way = Vec<Square>;

/// The longest track from a resource to a city, in steps.
const LONGEST_TRACK: usize = 4;

/// Roads between cities and tracks to resources.
pub(super) fn ways(view: &View) -> (Vec<Way>, Vec<Way>) {
    let places = |wanted: fn(::campaign::world::SiteKind) -> bool| -> Vec<Square> {
        let squares = view.size().squares();
        squares
            .filter(|&at| site(view, at).is_some_and(wanted))
            .collect()
    };
    let cities = places(|kind| kind.is_city());
    let mut worn = BTreeSet::new();
    let roads = tree(view, &cities, &mut worn);
    let mut tracks = Vec::new();
    for at in places(|kind| kind.is_resource()) {
        let towns = cities.iter().copied().collect();
        let way = walk(view, at, &towns, &worn);
        tracks.extend(way.filter(|way| way.len() <= LONGEST_TRACK + 1));
    }
    (roads, tracks)
}

/// The shortest net that joins all cities which can be joined: each road goes from the net so far
/// to the city next to it.
fn tree(view: &View, cities: &[Square], worn: &mut BTreeSet<Square>) -> Vec<Way> {
    let mut left: BTreeSet<Square> = cities.iter().copied().collect();
    let mut roads = Vec::new();
    while let Some(first) = left.pop_first() {
        let mut joined = vec![first];
        loop {
            let ways = joined
                .iter()
                .filter_map(|&from| walk(view, from, &left, worn));
            let Some(way) = ways.min_by_key(|way| cost(view, way, worn)) else {
                break;
            };
            if let Some(&end) = way.last() {
                left.remove(&end);
                joined.push(end);
            }
            worn.extend(way.iter().copied());
            roads.push(way);
        }
    }
    roads
}

/// What a step onto a square costs somebody who would rather walk on open land and old roads.
fn toil(view: &View, to: Square, worn: &BTreeSet<Square>) -> Option<u32> {
    let ground = match view.ground(to)? {
        Ground::Field => 4,
        Ground::Hill => 6,
        Ground::Forest => 7,
        Ground::River => 9,
        Ground::Mountain => return None,
    };
    Some(if worn.contains(&to) { 2 } else { ground })
}

/// A step across a corner is longer.
fn step(view: &View, from: Square, to: Square, worn: &BTreeSet<Square>) -> Option<u32> {
    let across = from.file() != to.file() && from.rank() != to.rank();
    Some(toil(view, to, worn)? * if across { 7 } else { 5 })
}

fn cost(view: &View, way: &[Square], worn: &BTreeSet<Square>) -> u32 {
    let steps = way
        .windows(2)
        .filter_map(|two| step(view, two[0], two[1], worn));
    steps.sum()
}

/// The easiest walk over known land from a square to the nearest of some goals.
fn walk(
    view: &View,
    from: Square,
    goals: &BTreeSet<Square>,
    worn: &BTreeSet<Square>,
) -> Option<Way> {
    let mut best = BTreeMap::from([(from, (0, from))]);
    let mut open = BinaryHeap::from([Reverse((0, from))]);
    while let Some(Reverse((spent, at))) = open.pop() {
        if goals.contains(&at) && at != from {
            return Some(back(&best, from, at));
        }
        if best.get(&at).is_some_and(|(known, _)| *known < spent) {
            continue;
        }
        for next in view.size().neighbours(at).iter() {
            let Some(more) = step(view, at, next, worn) else {
                continue;
            };
            let total = spent + more;
            if best.get(&next).is_none_or(|(known, _)| total < *known) {
                best.insert(next, (total, at));
                open.push(Reverse((total, next)));
            }
        }
    }
    None
}

fn back(best: &BTreeMap<Square, (u32, Square)>, from: Square, to: Square) -> Way {
    let mut way = vec![to];
    let mut at = to;
    while at != from {
        let Some(&(_, before)) = best.get(&at) else {
            break;
        };
        way.push(before);
        at = before;
    }
    way.reverse();
    way
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::campaign::State;
    use rules::Color;

    fn view(rows: &str, rest: &str) -> View {
        let text = format!("size 8\nmap\n{rows}capital white a4\ncapital black h4\n{rest}");
        let state: State = text.parse().expect("a world");
        View::new(&state, Color::White)
    }

    fn names(way: &Way) -> String {
        let names: Vec<String> = way.iter().map(ToString::to_string).collect();
        names.join(" ")
    }

    #[test]
    fn a_road_goes_round_mountains_from_city_to_city() {
        let rows =
            "........\n........\n........\n...@....\n..@@@...\n...@....\n...@....\n...@....\n";
        let (roads, tracks) = ways(&view(rows, "city - c6\nfarm - b6\nfog off\n"));
        assert_eq!(roads.len(), 2, "three cities, two roads");
        let ground = view(rows, "fog off\n");
        for at in roads.iter().flatten() {
            assert_ne!(ground.ground(*at), Some(Ground::Mountain));
        }
        assert_eq!(tracks.iter().map(names).collect::<Vec<_>>(), ["b6 c6"]);
    }

    #[test]
    fn no_road_leads_over_land_that_nobody_has_seen() {
        let rows = "........\n".repeat(8);
        let (roads, tracks) = ways(&view(&rows, "city - c6\narmy white b5 1P\n"));
        assert_eq!(roads.iter().map(names).collect::<Vec<_>>(), ["a4 b5 c6"]);
        assert!(tracks.is_empty());
    }

    #[test]
    fn a_road_would_rather_not_cross_a_wood() {
        let rows =
            "........\n........\n........\n........\n.ffffff.\n........\n........\n........\n";
        let (roads, _) = ways(&view(rows, "fog off\n"));
        let wood = view(rows, "fog off\n");
        let inside = roads.iter().flatten();
        let woods = inside.filter(|at| wood.ground(**at) == Some(Ground::Forest));
        assert_eq!(woods.count(), 0, "{roads:?}");
    }
}
