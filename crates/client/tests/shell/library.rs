//! Replays and what begins from them.

use super::measure::{everywhere, pressable, text_size};
use super::screens::{Drawn, LEAST, USUAL, all_reached, click, drawn, press, well};
use bevy_egui::egui::{Color32, Key, Rect, Vec2, pos2};
use client::battle::{BattleSetup, Seat, Table};
use client::library::{Branch, Mark, Steer, Steering, Way, ask_branch, bar, place};
use client::settings::ShownSpeed;
use rules::Variant;
use tabletop::{Sitting, open};

/// What is steered.
#[derive(Clone)]
struct Model {
    at: usize,
    playing: bool,
}

const LAST: usize = 240;

/// The bar beside a panel of that width, with the longest words.
fn bar_at(size: Vec2, panel: f32, at: usize, playing: bool) -> Drawn<Model, Steer> {
    drawn(size, Model { at, playing }, move |ui, model| {
        let ways = [
            Way {
                icon: "B",
                name: "Play on from here".into(),
                hover: "A game of its own".into(),
                allowed: Ok(()),
            },
            Way {
                icon: "X",
                name: String::new(),
                hover: "Close the replay (Escape)".into(),
                allowed: Ok(()),
            },
        ];
        let mark = |at| Mark {
            at,
            colour: Color32::RED,
        };
        let steering = Steering {
            playing: model.playing,
            ends: [model.at == 0, model.at == LAST],
            words: format!("{} of {LAST}: 118… Qb8xf4+", model.at),
            counts: ("Step".into(), 0..=LAST),
            at: model.at,
            marks: [0, 77, LAST].map(mark).to_vec(),
            speed: ShownSpeed::default(),
            ways: &ways,
            takes_keyboard: true,
        };
        let room = Rect::from_min_max(pos2(0.0, 0.0), pos2(size.x - panel, size.y));
        bar(ui, place(room), "bar", &steering)
    })
}

fn asked() -> Branch {
    let start = "nations guild china mycenae korea seed 7";
    let game = open(Variant::European, start).unwrap();
    let mut sitting = Sitting::new(game, &[]);
    sitting.act(tabletop::Act::FaceUp(true)).unwrap();
    Branch::of_game(&sitting, 0).unwrap()
}

fn branch_at(size: Vec2, branch: Branch) -> Drawn<Branch, bool> {
    drawn(size, branch, |ui, branch| ask_branch(ui.ctx(), branch))
}

#[test]
fn nothing_is_cut_or_overlaps_around_a_replay() {
    for (size, _speaking) in everywhere() {
        let panel = 250.0 * text_size();
        for at in [0, 120, LAST] {
            well("bar", size, &bar_at(size, panel, at, at == 120));
            well("bar of a map", size, &bar_at(size, 0.0, at, false));
        }
        well("branch", size, &branch_at(size, asked()));
    }
}

#[test]
fn everything_around_a_replay_is_reached_and_has_a_name() {
    all_reached("bar", bar_at(USUAL, 250.0, 9, false));
    all_reached("branch", branch_at(LEAST, asked()));
    for (label, place) in pressable(&bar_at(LEAST, 250.0, 9, false)) {
        assert!(!label.trim().is_empty(), "nameless at {place:?}");
    }
}

#[test]
fn a_replay_is_steered_by_clicks() {
    let mut steered = bar_at(USUAL, 300.0, 9, false);
    for name in [
        // Each tells its key behind its name.
        "Play (",
        "A step on",
        "A step back",
        "To the end",
        "To the start",
        "Fast",
        "Close the replay",
    ] {
        let found = pressable(&steered).into_iter();
        let place = { found }.find(|(label, _)| label.starts_with(name));
        press(&mut steered, place.unwrap().1);
    }
    assert_eq!(
        steered.state().chosen,
        [
            Steer::Play(true),
            Steer::On,
            Steer::Back,
            Steer::Last,
            Steer::First,
            Steer::Speed(ShownSpeed::Fast),
            Steer::Way(1),
        ]
    );
}

#[test]
fn who_sits_where_is_chosen_before_a_game_is_played_on() {
    let table = Table::new(BattleSetup::default());
    let mut sheet = branch_at(USUAL, Branch::of_battle(&table, 0).unwrap());
    click(&mut sheet, "Defender played by: next");
    let seats: Vec<Seat> = sheet
        .state()
        .model
        .chairs
        .iter()
        .map(|it| it.seat)
        .collect();
    let before = table.setup().seats;
    assert_eq!(seats[0], before[0]);
    assert_ne!(seats[1], before[1]);
    let mut sheet = branch_at(USUAL, asked());
    sheet.key_press(Key::Enter);
    sheet.run_steps(3);
    assert_eq!(sheet.state().chosen, [true], "Enter plays on");
    let mut sheet = branch_at(USUAL, asked());
    click(&mut sheet, "Cancel");
    assert_eq!(sheet.state().chosen, [false]);
}
