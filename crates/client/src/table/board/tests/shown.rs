//! Whatever moves meanwhile: in the end exactly the pieces of the position stand on the board.

use super::*;
use crate::table::board::figures::{On, Shape};
use crate::table::{Laid, MoveNow, Order, Watching, run};
use crate::windowless::{Inputs, frame};
use bevy::asset::AssetPlugin;
use engine::{Level, Stop};
use rules::Variant;
use std::time::Duration;
use tabletop::{Act, Kind, Livery, Sitter, Sitting, open};

struct Shown {
    app: App,
}

impl Inputs for Shown {
    fn game(&mut self) -> &mut App {
        &mut self.app
    }
}

impl Shown {
    fn of(variant: Variant, start: &str, still: bool) -> Self {
        let sitters = [Sitter::Computer(Level::Beginner); 4];
        let sitting = Sitting::new(open(variant, start).unwrap(), &sitters);
        let settings = Settings {
            reduced_motion: Some(still),
            ..Settings::default()
        };
        let mut app = frame(settings, Duration::from_millis(60));
        app.add_plugins(AssetPlugin::default())
            .init_asset::<Image>()
            .init_asset::<Font>()
            .init_asset::<TextureAtlasLayout>()
            .init_resource::<Watching>()
            .init_resource::<crate::board::BoardArt>()
            .add_message::<MoveNow>()
            .add_plugins((run::plugin, plugin))
            .insert_resource(Laid(Some(sitting)));
        let mut shown = Self { app };
        shown.goes_to(Screen::Table);
        shown
    }

    fn sitting(&self) -> &Sitting {
        &self.app.world().resource::<Seated>().0
    }

    fn does(&mut self, act: Act) {
        self.app.world_mut().write_message(Order(act));
        self.app.update();
    }

    /// Lets a computer decide; false once the game is over.
    fn goes_on(&mut self) -> bool {
        let Some(job) = self.sitting().job() else {
            return false;
        };
        let seed = job.number as u64;
        let action = job.mind.think(job.level, seed, &Stop::default()).unwrap();
        let version = job.version;
        self.does(Act::Reply { version, action });
        true
    }

    fn comes_to_rest(&mut self) {
        for _ in 0..400 {
            self.app.update();
            let rests = !self.app.world().resource::<Reel>().is_running();
            if rests {
                break;
            }
        }
        for _ in 0..30 {
            self.app.update();
        }
    }

    fn standing(&mut self) -> Vec<(Point, Kind, Livery)> {
        let mut pieces = self.app.world_mut().query::<(&On, &Shape)>();
        let found = pieces.iter(self.app.world());
        let mut found: Vec<_> = found.map(|(on, it)| (on.0, it.kind, it.livery)).collect();
        found.sort();
        found
    }

    #[track_caller]
    fn shows_the_position(&mut self) {
        let figures = self.sitting().look().figures;
        let mut wanted: Vec<_> = figures
            .iter()
            .map(|it| (it.at, it.kind, it.livery))
            .collect();
        wanted.sort();
        assert_eq!(self.standing(), wanted);
        let mut drawn = self.app.world_mut().query_filtered::<(), With<On>>();
        let drawn = drawn.iter(self.app.world()).count();
        assert_eq!(drawn, wanted.len(), "nothing is left behind");
    }
}

const GAMES: [(Variant, &str); 5] = [
    (Variant::Chess, ""),
    (Variant::Minnaar, ""),
    (Variant::Field, "seed 5"),
    (
        Variant::European,
        "nations guild china mycenae korea seed 3",
    ),
    (
        Variant::European,
        "nations ottoman plain guild plain seed 8",
    ),
];

#[test]
fn after_every_step_exactly_its_pieces_stand() {
    for ((variant, start), still) in GAMES.into_iter().flat_map(|it| [(it, false), (it, true)]) {
        let mut shown = Shown::of(variant, start, still);
        shown.shows_the_position();
        for turn in 0..40 {
            if !shown.goes_on() {
                break;
            }
            // Now and then the next comes before the last has been seen.
            if turn % 3 != 0 {
                shown.comes_to_rest();
                shown.shows_the_position();
            }
        }
        shown.comes_to_rest();
        shown.shows_the_position();
    }
}

#[test]
fn leafing_through_the_record_shows_every_position() {
    for (variant, start) in GAMES {
        let mut shown = Shown::of(variant, start, false);
        for _ in 0..30 {
            shown.goes_on();
        }
        let acts = [
            Act::StepBack,
            Act::StepBack,
            Act::LookAt(0),
            Act::StepForward,
            Act::StepForward,
            Act::StepForward,
            Act::Flip,
            Act::Live,
        ];
        for act in acts {
            shown.does(act);
            shown.comes_to_rest();
            shown.shows_the_position();
        }
    }
}

#[test]
fn nothing_stands_on_a_board_behind_a_curtain() {
    let mut shown = Shown::of(Variant::Field, "seed 5", false);
    let people = Sitting::new(open(Variant::Field, "seed 5").unwrap(), &[]);
    shown.app.world_mut().resource_mut::<Seated>().0 = people;
    shown.app.world_mut().resource_mut::<Reel>().cover();
    shown.comes_to_rest();
    assert!(shown.standing().is_empty());
    shown.does(Act::Unveil);
    shown.comes_to_rest();
    assert_eq!(shown.standing().len(), 25);
}
