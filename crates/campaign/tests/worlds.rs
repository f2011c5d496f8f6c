//! Every promise of `campaign.md` about new worlds, over many seeds.

use campaign::world::START_ARMY;
use campaign::world::{Ground, SiteKind};
use campaign::{Options, Setup, Side, Size, Square, SquareSet, State};
use rules::Color;
use std::collections::HashSet;

const SEEDS: u32 = 1_000;

fn world(size: Size, seed: u32, barbarians: bool) -> State {
    let options = Options {
        barbarians,
        ..Options::default()
    };
    State::new(&Setup {
        size,
        options,
        seed,
    })
}

fn each_world(check: impl Fn(&State, bool)) {
    for size in [Size::Small, Size::Large] {
        for seed in 0..SEEDS {
            let barbarians = seed % 2 == 0;
            let state = world(size, seed, barbarians);
            check(&state, barbarians);
        }
    }
}

fn reach(state: &State, from: Square) -> SquareSet {
    let land = state.size().all() & !state.map().all(Ground::Mountain);
    let mut reached = SquareSet::from(from);
    loop {
        let more = (reached.spread() & land) | reached;
        if more == reached {
            return reached;
        }
        reached = more;
    }
}

fn capital(state: &State, who: Color) -> Square {
    let mut sites = state.sites();
    let found = sites.find(|(_, site)| site.kind == SiteKind::Capital && site.owner == Some(who));
    found.expect("a capital").0
}

#[test]
fn mirror_symmetric_left_to_right() {
    each_world(|state, _| {
        for square in state.size().squares() {
            let mirror = state.size().mirror(square);
            assert_eq!(state.map().ground(square), state.map().ground(mirror));
            let (here, there) = (state.site(square), state.site(mirror));
            assert_eq!(
                here.map(|site| (site.kind, site.walled)),
                there.map(|site| (site.kind, site.walled))
            );
        }
        let (white, black) = (capital(state, Color::White), capital(state, Color::Black));
        assert_eq!(state.size().mirror(white), black);
        assert!(white.file() < state.size().side() / 2, "White in the west");
    });
}

#[test]
fn every_thing_reachable_on_foot_from_both_capitals() {
    each_world(|state, _| {
        let land = state.size().all() & !state.map().all(Ground::Mountain);
        for color in Color::ALL {
            assert_eq!(reach(state, capital(state, color)), land);
        }
        for (at, site) in state.sites() {
            assert!(land.has(at), "a {} on a mountain, {at}", site.kind);
        }
    });
}

#[test]
fn no_capital_closer_than_half_the_size_to_the_other() {
    each_world(|state, _| {
        let apart = capital(state, Color::White).distance(capital(state, Color::Black));
        assert!(apart >= state.size().side() / 2);
    });
}

#[test]
fn so_many_sites_in_each_half() {
    each_world(|state, barbarians| {
        let count = |wanted: &dyn Fn(SiteKind, bool) -> bool| {
            let sites = state.sites();
            let west = sites.filter(|(at, _)| at.file() < state.size().side() / 2);
            west.filter(|(_, site)| wanted(site.kind, site.walled))
                .count()
        };
        let kinds = |kind| count(&|other, _| other == kind);
        let small = state.size() == Size::Small;
        assert_eq!(kinds(SiteKind::Capital), 1);
        assert_eq!(kinds(SiteKind::City), if small { 2 } else { 5 });
        let walled = count(&|kind, walled| kind == SiteKind::City && walled);
        assert_eq!(walled, if small { 1 } else { 2 });
        let resources = SiteKind::RESOURCES.map(kinds);
        assert_eq!(resources.iter().sum::<usize>(), if small { 3 } else { 8 });
        assert!(
            resources
                .iter()
                .all(|&count| count >= if small { 1 } else { 2 })
        );
        let camps = match (barbarians, small) {
            (false, _) => 0,
            (true, true) => 1,
            (true, false) => 3,
        };
        assert_eq!(kinds(SiteKind::Camp), camps);
    });
}

#[test]
fn mountains_8_to_14_percent() {
    each_world(|state, _| {
        let all = state.size().all().len();
        let share = 100.0 * f64::from(state.map().all(Ground::Mountain).len()) / f64::from(all);
        assert!((8.0..=14.0).contains(&share), "{share} % in\n{state}");
    });
}

/// The squares across an edge.
fn edges(square: Square) -> impl Iterator<Item = Square> {
    let around = SquareSet::from(square).spread();
    around
        .iter()
        .filter(move |other| (other.file() == square.file()) != (other.rank() == square.rank()))
}

#[test]
fn rivers_as_connected_lines() {
    each_world(|state, _| {
        let river = state.map().all(Ground::River);
        assert!(!river.is_empty(), "no river in\n{state}");
        for square in river.iter() {
            let mut line = vec![square];
            let mut done = SquareSet::from(square);
            while let Some(at) = line.pop() {
                for next in edges(at).filter(|next| river.has(*next) && state.size().has(*next)) {
                    if !done.has(next) {
                        done.insert(next);
                        line.push(next);
                    }
                }
            }
            let least = u32::from(state.size().side()) / 2 - 1;
            assert!(done.len() >= least, "a puddle on {square} in\n{state}");
            let corner = |file, rank| Square::at(square.file() + file, square.rank() + rank);
            let lake = [corner(1, 0), corner(0, 1), corner(1, 1)]
                .into_iter()
                .all(|other| other.is_some_and(|other| river.has(other)));
            assert!(!lake, "a lake on {square} in\n{state}");
        }
    });
}

#[test]
fn forests_and_hills_in_clumps() {
    each_world(|state, _| {
        for ground in [Ground::Forest, Ground::Hill] {
            let all = state.map().all(ground);
            for square in all.iter() {
                let mut around = SquareSet::from(square).spread() & all;
                around.remove(square);
                assert!(
                    !around.is_empty(),
                    "a lonely {ground:?} on {square} in\n{state}"
                );
            }
        }
    });
}

#[test]
fn capitals_start_owned_with_an_army_cities_and_resources_do_not() {
    each_world(|state, _| {
        for (_, site) in state.sites() {
            assert_eq!(site.owner.is_some(), site.kind == SiteKind::Capital);
            assert!(site.build.is_none() && site.sacked == 0);
            assert!(site.walled || site.kind != SiteKind::Capital);
        }
        assert_eq!(state.armies().count(), 2);
        for color in Color::ALL {
            let army = state.army(capital(state, color)).expect("an army");
            assert_eq!((army.owner, army.total()), (Side::from(color), START_ARMY));
            assert_eq!(state.gold(color), 10);
        }
        assert_eq!((state.turn(), state.round()), (Side::White, 1));
    });
}

#[test]
fn the_same_seed_gives_the_same_world_and_others_others() {
    for size in [Size::Small, Size::Large] {
        let worlds: HashSet<String> = (0..100)
            .map(|seed| {
                let text = world(size, seed, true).to_string();
                assert_eq!(text, world(size, seed, true).to_string());
                text.split("\nseed").next().expect("a world").to_owned()
            })
            .collect();
        assert_eq!(worlds.len(), 100, "two seeds, one world");
    }
}

#[test]
fn worlds_differ_in_character() {
    let share = |ground: Ground| {
        let counts: Vec<u32> = (0..100)
            .map(|seed| world(Size::Large, seed, true).map().all(ground).len())
            .collect();
        let least = counts.iter().copied().min().unwrap_or(0);
        let most = counts.iter().copied().max().unwrap_or(0);
        (least, most)
    };
    for ground in [Ground::River, Ground::Forest, Ground::Hill] {
        let (least, most) = share(ground);
        assert!(most >= 3 * least, "{ground:?}: {least} to {most} squares");
    }
    let seats: HashSet<Square> = (0..100)
        .map(|seed| capital(&world(Size::Large, seed, true), Color::White))
        .collect();
    assert!(seats.len() >= 15, "only {} seats", seats.len());
}

#[test]
fn a_new_world_round_trips_through_its_text() {
    each_world(|state, _| {
        let text = state.to_string();
        let again: State = text.parse().expect("a world");
        assert_eq!((&again, again.to_string()), (state, text));
    });
}
