#![allow(clippy::unwrap_used)]

use super::brush::Brush;
use super::life::{Life, Population};
use super::show;
use crate::settings::Settings;
use crate::world::{Drawn, bounds, middle, square_at};
use ::campaign::world::Ground;
use ::campaign::{Known, Options, Setup, Size, Square, State, View};
use bevy::prelude::*;
use rules::Color as Kingdom;
use std::sync::Arc;

/// What White sees of a new world.
fn view(size: Size, seed: u32, fog: bool) -> View {
    let setup = Setup {
        size,
        seed,
        options: Options {
            fog,
            ..Options::default()
        },
    };
    View::new(&State::new(&setup), Kingdom::White)
}

/// A small world by hand, without fog.
fn drawn_by_hand(map: [&str; 8], more: &str) -> View {
    let map = map.join("\n");
    let text = format!("size 8\nmap\n{map}\ncapital white a1\ncapital black h1\nfog off\n{more}");
    let state: State = text.parse().unwrap();
    View::new(&state, Kingdom::White)
}

/// A wood in the middle of fields.
fn wood(more: &str) -> View {
    let map = [
        "........", "........", "...ff...", "...ff...", "........", "........", "........",
        "........",
    ];
    drawn_by_hand(map, more)
}

fn live(life: &mut Life, seconds: f32) {
    for _ in 0..(seconds * 12.0) as usize {
        life.advance(1.0 / 12.0, None);
    }
}

/// Where everything is, in words.
fn all(life: &Life) -> String {
    let herds: Vec<_> = life.herds.iter().map(|it| &it.beasts).collect();
    format!(
        "{herds:?} {:?} {:?} {:?} {:?} {:?}",
        life.deer, life.flocks, life.hawks, life.butterflies, life.ducks
    )
}

fn picture(life: &Life, still: bool) -> Brush {
    let mut brush = Brush::new();
    brush.begin(bounds(life.land.size).inflate(200.0), 1.0);
    life.paint(&mut brush, still);
    brush
}

#[test]
fn the_same_world_lives_the_same_life() {
    let view = view(Size::Small, 5, false);
    let born = |seed| {
        let mut life = Life::new(seed, Population::Natural, &view);
        live(&mut life, 40.0);
        life
    };
    assert_eq!(all(&born(5)), all(&born(5)));
    assert_ne!(all(&born(5)), all(&born(6)));
    assert_eq!(
        picture(&born(5), false).ground,
        picture(&born(5), false).ground
    );
}

#[test]
fn a_world_has_as_many_animals_as_it_shall() {
    for seed in 1..6 {
        let small = Life::new(seed, Population::Natural, &view(Size::Small, seed, false));
        assert_eq!(small.count(), 110);
        let large = view(Size::Large, seed, false);
        assert_eq!(Life::new(seed, Population::Natural, &large).count(), 420);
        for count in [0, 1, 400, 900] {
            assert_eq!(
                Life::new(seed, Population::Count(count), &large).count(),
                count
            );
        }
        let hidden = Life::new(seed, Population::Natural, &view(Size::Large, seed, true));
        assert!(hidden.count() < 220, "{} under fog", hidden.count());
    }
}

#[test]
fn beasts_stay_on_ground_that_carries_them() {
    for seed in 1..5 {
        let view = view(Size::Large, seed, true);
        let mut life = Life::new(seed, Population::Natural, &view);
        let mut walked = 0;
        for _ in 0..300 {
            live(&mut life, 1.0);
            for herd in &life.herds {
                for beast in &herd.beasts {
                    walked += usize::from(beast.walks());
                    let square = square_at(Size::Large, beast.body.at).unwrap();
                    let ground = view.ground(square);
                    let sheep = herd.row == super::atlas::Row::Sheep;
                    assert!(
                        ground == Some(Ground::Field) || sheep && ground == Some(Ground::Hill),
                        "{ground:?}"
                    );
                }
            }
            for deer in &life.deer {
                let square = square_at(Size::Large, deer.body.at).unwrap();
                let ground = view.ground(square);
                assert!(
                    matches!(ground, Some(Ground::Field | Ground::Forest)),
                    "{ground:?}"
                );
            }
            for duck in &life.ducks {
                let square = square_at(Size::Large, duck.body.at).unwrap();
                assert_eq!(view.ground(square), Some(Ground::River));
            }
        }
        assert!(walked > 100, "cattle wander");
    }
}

#[test]
fn nothing_is_painted_on_what_is_not_seen() {
    let view = view(Size::Large, 3, true);
    let mut life = Life::new(3, Population::Natural, &view);
    live(&mut life, 60.0);
    let unseen = |at: Vec2| {
        let square = square_at(Size::Large, at);
        square.is_none_or(|square| !matches!(view.at(square), Known::Seen { .. }))
    };
    let bodies = life
        .herds
        .iter()
        .flat_map(|herd| &herd.beasts)
        .map(|beast| &beast.body)
        .chain(life.deer.iter().map(|it| &it.body))
        .chain(life.butterflies.iter().map(|it| &it.body))
        .chain(life.ducks.iter().map(|it| &it.body));
    for body in bodies {
        assert!(body.seen == 0.0 || !unseen(body.at), "{body:?}");
    }
    let blank = view
        .squares()
        .filter(|(_, known)| **known == Known::Blank)
        .map(|(square, _)| square)
        .find(|square| {
            let near = Size::Large.neighbours(*square);
            near.iter().all(|it| *view.at(it) == Known::Blank)
        });
    let mut brush = Brush::new();
    // The inside of a blank square, away from what stands near its edges.
    let middle = middle(blank.unwrap());
    brush.begin(Rect::from_center_half_size(middle, Vec2::splat(10.0)), 1.0);
    life.paint(&mut brush, true);
    assert!(brush.ground.is_empty() && brush.sky.is_empty());
}

#[test]
fn deer_run_from_the_pointer_and_come_back() {
    let view = wood("");
    let mut life = Life::new(4, Population::Natural, &view);
    assert!(!life.deer.is_empty());
    live(&mut life, 3.0);
    let at = life.deer[0].body.at;
    assert!(!life.deer[0].is_away());
    life.advance(0.1, Some(at + 30.0));
    assert!(life.deer[0].is_away());
    live(&mut life, 5.0);
    let hidden = &life.deer[0].body;
    assert_eq!(
        view.ground(square_at(Size::Small, hidden.at).unwrap()),
        Some(Ground::Forest)
    );
    assert_eq!(hidden.seen, 0.0);
    live(&mut life, 60.0);
    assert!(!life.deer[0].is_away() && life.deer[0].body.seen == 1.0);
}

#[test]
fn deer_run_from_an_army_that_passes() {
    let mut life = Life::new(4, Population::Natural, &wood(""));
    live(&mut life, 3.0);
    assert!(life.deer.iter().all(|it| !it.is_away()));
    let square = square_at(Size::Small, life.deer[0].body.at).unwrap();
    life.learn(&wood(&format!("army white {square} 3P")));
    life.advance(0.1, None);
    assert!(life.deer[0].is_away());
    // Far ones have not noticed anything.
    let far = |at: Vec2| at.distance(middle(square)) > 160.0;
    assert!(life.deer.iter().all(|it| it.is_away() != far(it.body.at)));
    // It stays away while the army stands there.
    live(&mut life, 50.0);
    assert!(life.deer[0].is_away());
    life.learn(&wood(""));
    live(&mut life, 60.0);
    assert!(!life.deer[0].is_away());
}

#[test]
fn a_herd_leaves_the_square_an_army_takes() {
    let mut life = Life::new(2, Population::Natural, &wood(""));
    let square = square_at(Size::Small, life.herds[0].beasts[0].body.at).unwrap();
    life.learn(&wood(&format!("army white {square} 3P")));
    live(&mut life, 90.0);
    let there = |at: Vec2| square_at(Size::Small, at) == Some(square);
    let left = life.herds[0].beasts.iter().filter(|it| !there(it.body.at));
    assert!(left.count() * 2 > life.herds[0].beasts.len());
}

#[test]
fn what_comes_into_sight_is_peopled_and_nobody_is_taken_away() {
    let hidden = view(Size::Large, 9, true);
    let open = view(Size::Large, 9, false);
    let mut life = Life::new(9, Population::Natural, &hidden);
    let before: Vec<Vec2> = life.herds.iter().map(|it| it.beasts[0].body.at).collect();
    life.learn(&open);
    assert_eq!(life.count(), 420);
    let after: Vec<Vec2> = life.herds.iter().map(|it| it.beasts[0].body.at).collect();
    assert!(after.len() > before.len() && after.starts_with(&before));
    life.learn(&hidden);
    live(&mut life, 2.0);
    assert_eq!(life.count(), 420);
    let far = life
        .herds
        .iter()
        .flat_map(|it| &it.beasts)
        .filter(|it| it.body.seen > 0.0);
    assert!(far.count() < 100);
}

#[test]
fn cities_smoke_and_sacked_ones_more() {
    let count = |more: &str| {
        let view = drawn_by_hand(["........"; 8], more);
        let life = Life::new(1, Population::Count(0), &view);
        picture(&life, false).over.len()
    };
    let (none, city) = (count(""), count("city white d4"));
    assert!(none > 0, "capitals smoke");
    assert!(city > none);
    let sacked = count("city white d4 sacked 2");
    assert!(sacked > city);
}

#[test]
fn a_still_picture_has_animals_and_trees_and_nothing_else() {
    let view = view(Size::Small, 5, false);
    let life = Life::new(5, Population::Natural, &view);
    let (still, alive) = (picture(&life, true), picture(&life, false));
    assert!(still.over.is_empty() && still.sky.is_empty());
    assert!(!still.ground.is_empty() && !alive.over.is_empty());
}

/// A map without a window.
fn app(still: bool) -> App {
    let mut app = App::new();
    app.add_plugins(MinimalPlugins)
        .insert_resource(Settings {
            reduced_motion: Some(still),
            ..default()
        })
        .insert_resource(Drawn {
            view: Arc::new(view(Size::Small, 5, false)),
            seed: 5,
        })
        .add_plugins(show::plugin);
    app.update();
    app.update();
    app
}

#[test]
fn reduced_motion_stops_everything_at_once_and_lets_it_go_on() {
    let mut app = app(false);
    let step = |app: &mut App| {
        std::thread::sleep(std::time::Duration::from_millis(5));
        app.update();
        all(show::life(app.world()).unwrap())
    };
    assert_ne!(step(&mut app), step(&mut app));
    app.world_mut().resource_mut::<Settings>().reduced_motion = Some(true);
    assert_eq!(step(&mut app), step(&mut app));
    app.world_mut().resource_mut::<Settings>().reduced_motion = Some(false);
    assert_ne!(step(&mut app), step(&mut app));
}

#[test]
fn another_world_brings_another_life_and_none_brings_none() {
    let mut app = app(true);
    let first = all(show::life(app.world()).unwrap());
    app.insert_resource(Drawn {
        view: Arc::new(view(Size::Large, 8, false)),
        seed: 8,
    });
    app.update();
    app.update();
    assert_ne!(all(show::life(app.world()).unwrap()), first);
    app.world_mut().remove_resource::<Drawn>();
    app.update();
    assert!(show::life(app.world()).is_none());
    app.update();
}

#[test]
fn what_lives_before_one_kingdom_tells_the_other_nothing() {
    let seen_by = |who| {
        let setup = Setup {
            size: Size::Large,
            seed: 5,
            options: Options::default(),
        };
        Arc::new(View::new(&State::new(&setup), who))
    };
    let mut app = app(true);
    let mut live = |who| {
        app.insert_resource(Drawn {
            view: seen_by(who),
            seed: 5,
        });
        app.update();
        app.update();
        all(show::life(app.world()).unwrap())
    };
    let alone = live(Kingdom::Black);
    assert_ne!(live(Kingdom::White), alone);
    assert_eq!(live(Kingdom::Black), alone);
}

#[test]
fn squares_of_a_view_are_those_of_the_land() {
    let view = view(Size::Small, 5, true);
    let land = super::habitat::Habitat::new(&view);
    for (square, known) in view.squares() {
        let place = land.at(middle(square));
        assert_eq!(place.seen, matches!(known, Known::Seen { .. }));
        assert_eq!(place.ground, view.ground(square));
    }
    let beside: Vec<Square> = land
        .beside(Square::parse("a8").unwrap())
        .map(|(square, _)| square)
        .collect();
    assert_eq!(beside.len(), 2);
}
