//! Who stands where after what was heard, and when it is shown; without a picture.

use super::armies::{self, Army};
use super::motion::{self, Glide};
use super::showing::{self, Showing, Tempo};
use super::sites::{self, Place};
use super::zoom::Zoom;
use crate::campaign::Step;
use crate::settings::{Settings, ShownSpeed};
use crate::world::{Drawn, LookAt, MapArea, Reel, Shown, middle};
use ::campaign::{Event, NoBattles, Side, Square, State, View};
use bevy::prelude::*;
use bevy::time::{TimePlugin, TimeUpdateStrategy};
use bevy::window::RequestRedraw;
use rules::Color as Kingdom;
use std::sync::Arc;
use std::time::Duration;

/// A game that only shows, a tenth of a second a picture.
struct Game {
    app: App,
    world: State,
}

fn square(text: &str) -> Square {
    Square::parse(text).unwrap()
}

/// Everything that has been shown.
#[derive(Resource, Default)]
struct Heard(Vec<Event>);

impl Game {
    fn new(extra: &str) -> Self {
        let open = "........\n".repeat(8);
        let world: State =
            format!("size 8\nmap\n{open}capital white a4\ncapital black h4\n{extra}")
                .parse()
                .unwrap();
        let mut app = App::new();
        app.add_plugins(TimePlugin)
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(
                100,
            )))
            .insert_resource(Settings {
                reduced_motion: Some(false),
                ..default()
            })
            .insert_resource(Drawn {
                view: Arc::new(View::new(&world, Kingdom::White)),
                seed: 0,
            })
            .init_resource::<Reel>()
            .init_resource::<MapArea>()
            .init_resource::<Showing>()
            .init_resource::<Tempo>()
            .init_resource::<Zoom>()
            .init_resource::<Heard>()
            .add_message::<Shown>()
            .add_message::<LookAt>()
            .add_message::<RequestRedraw>()
            .add_systems(
                Update,
                (
                    showing::advance,
                    motion::set_moving,
                    motion::advance,
                    (sites::reconcile, armies::reconcile),
                    armies::place,
                    |mut shown: MessageReader<Shown>, mut heard: ResMut<Heard>| {
                        heard
                            .0
                            .extend(shown.read().map(|Shown(event)| event.clone()));
                    },
                )
                    .chain(),
            );
        app.update();
        Self { app, world }
    }

    fn set(&mut self, change: impl Fn(&mut Settings)) {
        change(&mut self.app.world_mut().resource_mut::<Settings>());
    }

    /// A command, as White hears of it.
    fn step(&mut self, command: &str, own: bool) -> Step {
        let reports = self.world.apply_text(command, &mut NoBattles).unwrap();
        let heard = |report: &::campaign::Report| report.heard_by(Kingdom::White).cloned();
        Step {
            events: reports.iter().filter_map(heard).collect(),
            view: Arc::new(View::new(&self.world, Kingdom::White)),
            own,
        }
    }

    fn tell(&mut self, command: &str, own: bool) {
        let step = self.step(command, own);
        self.push(step);
    }

    fn push(&mut self, step: Step) {
        self.app.world_mut().resource_mut::<Reel>().push(step);
    }

    /// Pictures until all has been shown.
    fn run(&mut self) -> u32 {
        for pictures in 0..200 {
            if self.app.world().resource::<Reel>().is_idle() {
                return pictures;
            }
            self.app.update();
        }
        panic!("it never ends");
    }

    fn at(&mut self, owner: Side, text: &str) -> Option<Entity> {
        let mut armies = self.app.world_mut().query::<(Entity, &Army)>();
        armies
            .iter(self.app.world())
            .find(|(_, army)| army.square == square(text) && army.troop.owner == owner)
            .map(|(entity, _)| entity)
    }

    fn count(&mut self) -> usize {
        let mut armies = self.app.world_mut().query::<&Army>();
        armies.iter(self.app.world()).len()
    }

    fn place(&self, entity: Entity) -> Vec2 {
        let transform = self.app.world().get::<Transform>(entity).unwrap();
        transform.translation.truncate()
    }
}

#[test]
fn a_moved_army_is_still_the_same() {
    let mut game = Game::new("army white b4 2P\n");
    let army = game.at(Side::White, "b4").unwrap();
    game.tell("march b4 c5 all", true);
    game.app.update();
    assert!(game.app.world().get::<Glide>(army).is_some());
    assert_ne!(game.place(army), middle(square("b4")), "on its way");
    game.run();
    assert_eq!(game.at(Side::White, "c5"), Some(army));
    assert_eq!(game.count(), 1);
    for _ in 0..10 {
        game.app.update();
    }
    assert_eq!(game.place(army), middle(square("c5")));
}

#[test]
fn who_stays_behind_stays_and_who_joins_is_joined() {
    let mut game = Game::new("army white b4 3P\narmy white d4 1R\n");
    let army = game.at(Side::White, "b4").unwrap();
    game.tell("march b4 c4 1P", true);
    game.run();
    assert_eq!(game.at(Side::White, "b4"), Some(army));
    assert_eq!(game.count(), 3);
    game.tell("march b4 c4 2P", true);
    game.run();
    assert_eq!(game.count(), 2);
    let mut armies = game.app.world_mut().query::<&Army>();
    let sizes: Vec<u32> = armies
        .iter(game.app.world())
        .map(|army| army.troop.army.total())
        .collect();
    assert_eq!(sizes.iter().sum::<u32>(), 4);
}

#[test]
fn armies_come_out_of_the_fog_and_are_lost_in_it() {
    let mut game = Game::new("army white b4 1P\narmy black e4 1P\nturn black 2\n");
    assert_eq!(game.count(), 1, "three squares away nobody sees it");
    game.tell("march e4 d4 1P", false);
    game.run();
    assert!(game.at(Side::Black, "d4").is_some());
    let heard = &game.app.world().resource::<Heard>().0;
    let unseen = |event: &Event| {
        matches!(
            event,
            Event::Marched {
                from: None,
                to: Some(_),
                ..
            }
        )
    };
    assert!(heard.iter().any(unseen), "{heard:?}");
    game.tell("end", false);
    game.tell("end", true);
    game.tell("march d4 e4 1P", false);
    game.run();
    for _ in 0..10 {
        game.app.update();
    }
    let mut armies = game.app.world_mut().query::<&Army>();
    let black = |army: &&Army| army.troop.owner == Side::Black;
    assert_eq!(
        armies.iter(game.app.world()).filter(black).count(),
        0,
        "gone again"
    );
}

#[test]
fn steps_are_shown_one_after_the_other_at_the_chosen_speed() {
    let pictures = |speed, own, still| {
        let mut game = Game::new("fog off\narmy white b4 1P\narmy white b6 1P\n");
        game.set(|settings| {
            settings.shown_speed = speed;
            settings.reduced_motion = Some(still);
        });
        game.tell("march b4 c4 1P", own);
        game.tell("march b6 c6 1P", own);
        game.app.update();
        let first = game.app.world().resource::<Heard>().0.len();
        (game.run(), first)
    };
    let (slow, first) = pictures(ShownSpeed::Slow, false, false);
    assert_eq!(first, 1, "the second waits for the first");
    let (normal, _) = pictures(ShownSpeed::Normal, false, false);
    let (fast, _) = pictures(ShownSpeed::Fast, false, false);
    let (own, _) = pictures(ShownSpeed::Normal, true, false);
    let (still, _) = pictures(ShownSpeed::Normal, false, true);
    assert!(
        slow > normal && normal > fast && normal > own,
        "{slow} {normal} {fast} {own}"
    );
    assert!(still > 0 && still < normal, "a short rest each: {still}");
    assert_eq!(pictures(ShownSpeed::Skip, false, false), (0, 2));
    assert_eq!(pictures(ShownSpeed::Normal, true, true), (0, 2));
}

#[test]
fn rally_marches_go_together() {
    let mut game = Game::new(
        "fog off\narmy white b4 1P\narmy white b6 1P\nrally white b4 f4 1P\n\
         rally white b6 f6 1P\nturn black 1\n",
    );
    game.tell("end", false);
    game.app.update();
    let heard = &game.app.world().resource::<Heard>().0;
    let rally = |event: &&Event| matches!(event, Event::Marched { rally: true, .. });
    assert_eq!(heard.iter().filter(rally).count(), 2);
    assert!(!game.app.world().resource::<Reel>().is_idle());
    game.run();
    assert!(game.at(Side::White, "c4").is_some() || game.at(Side::White, "c5").is_some());
}

#[test]
fn skipping_leaves_only_what_came_of_it() {
    let mut game = Game::new("fog off\narmy white b4 1P\narmy white b6 1P\narmy white b8 1P\n");
    for command in ["march b4 c4 1P", "march b6 c6 1P", "march b8 c8 1P"] {
        game.tell(command, false);
    }
    game.app.update();
    game.app.world_mut().resource_mut::<Reel>().skip();
    game.app.update();
    assert!(game.app.world().resource::<Reel>().is_idle());
    let drawn = game.app.world().resource::<Drawn>();
    assert_eq!(*drawn.view, View::new(&game.world, Kingdom::White));
    for to in ["c4", "c6", "c8"] {
        assert!(game.at(Side::White, to).is_some(), "{to}");
    }
    assert_eq!(game.count(), 3);
}

#[test]
fn a_claimed_place_raises_the_flag_before_the_step_is_over() {
    let mut game = Game::new("fog off\narmy white b4 1P\nmine - c4\n");
    let owner = |game: &mut Game| {
        let mut places = game.app.world_mut().query::<&Place>();
        let mine = places
            .iter(game.app.world())
            .find(|place| place.square == square("c4"))
            .copied();
        mine.unwrap().owner
    };
    assert_eq!(owner(&mut game), None);
    game.tell("march b4 c4 1P", false);
    for _ in 0..20 {
        game.app.update();
        let heard = &game.app.world().resource::<Heard>().0;
        if heard
            .iter()
            .any(|event| matches!(event, Event::Claimed { .. }))
        {
            break;
        }
    }
    assert!(!game.app.world().resource::<Reel>().is_idle());
    assert_eq!(owner(&mut game), Some(Kingdom::White));
}

#[test]
fn attackers_wait_beside_the_field_and_the_beaten_land() {
    let mut game = Game::new("fog off\nopponent computer\narmy white c4 1Q1R\narmy black d4 1P\n");
    let beaten = game.at(Side::Black, "d4").unwrap();
    let attacker = game.at(Side::White, "c4").unwrap();
    game.tell("march c4 d4 all", true);
    game.run();
    assert_eq!(
        game.at(Side::White, "d4"),
        Some(attacker),
        "an overrun enters"
    );
    let landing = game.world.pending().cloned();
    assert!(
        matches!(landing, Some(::campaign::Pending::Land { .. })),
        "{landing:?}"
    );
    game.tell("land f4", false);
    game.run();
    let landed = game.at(Side::Black, "f4");
    assert!(landed.is_some());
    assert!(landed == Some(beaten) || game.count() == 2);

    let mut game = Game::new("fog off\narmy white c4 1Q1R\narmy black d4 1R\n");
    let attacker = game.at(Side::White, "c4").unwrap();
    game.tell("march c4 d4 all", true);
    game.run();
    let army = *game.app.world().get::<Army>(attacker).unwrap();
    assert_eq!(
        (army.square, army.beside),
        (square("d4"), Some(square("c4")))
    );
    assert!(game.at(Side::Black, "d4").is_some());
}

#[test]
fn stillness_moves_nothing() {
    let mut game = Game::new("fog off\narmy white b4 1P\n");
    game.set(|settings| settings.reduced_motion = Some(true));
    game.tell("march b4 c4 1P", false);
    game.app.update();
    let mut glides = game.app.world_mut().query::<&Glide>();
    assert_eq!(glides.iter(game.app.world()).len(), 0);
    let army = game.at(Side::White, "c4").unwrap();
    assert_eq!(
        game.place(army),
        middle(square("c4")),
        "at its goal at once"
    );
}

#[test]
fn the_enemy_in_a_forest_stays_in_sight_while_the_battle_waits() {
    let open = "........\n";
    let map = open.repeat(3) + "....f...\n" + &open.repeat(4);
    let text = format!(
        "size 8\nmap\n{map}capital white a1\ncapital black h8\n\
         army white e4 1R4P\narmy black e5 1R1N\nturn white 2\n"
    );
    let mut world: State = text.parse().unwrap();
    world.apply_text("march e4 e5 all", &mut NoBattles).unwrap();
    let view = View::new(&world, Kingdom::White);
    assert_eq!(view.army(square("e5")), None, "nobody sees it now");
    let stands = armies::told(&view).into_iter().filter(|army| {
        army.square == square("e5") && army.beside.is_none() && army.troop.owner == Side::Black
    });
    assert_eq!(stands.count(), 1);
}
