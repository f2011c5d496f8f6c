//! The field in which moves are typed, at the foot of a board.

use crate::measure::{SIZES, draw, everywhere, faults, is_seen};
use crate::screens::click;
use bevy_egui::egui::accesskit::Role;
use bevy_egui::egui::{Key, Rect, Vec2};
use client::typed::{Typed, Typing, Way, show};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;

const USUAL: Vec2 = SIZES[1];

struct State {
    typing: Typing,
    ways: Vec<Way<()>>,
    came: Vec<Typed>,
}

/// The strip with what was typed in it. The panel takes what it takes beside a board.
fn typed(size: Vec2, ways: &[&str], text: &str) -> Harness<'static, State> {
    let mut typing = Typing::default();
    typing.open();
    let way = |spelling: &&str| Way {
        spellings: vec![(*spelling).to_owned()],
        does: (),
    };
    let state = State {
        typing,
        ways: ways.iter().map(way).collect(),
        came: Vec::new(),
    };
    let room = Vec2::new(size.x - (size.x * 0.32).clamp(250.0, 400.0), size.y);
    let mut harness = draw(size, state, move |ui, state| {
        let room = Rect::from_min_size(ui.max_rect().min, room);
        let hint = words::words!("typed-hint");
        let came = show(ui.ctx(), &mut state.typing, &state.ways, room, &hint);
        if came != Typed::Nothing {
            state.came.push(came);
        }
    });
    if !text.is_empty() {
        harness.get_by_role(Role::TextInput).type_text(text);
        harness.run_steps(4);
    }
    harness
}

const MOVES: [&str; 7] = ["Nf3", "Nh3", "Na3", "Nc3", "Nbd2", "Nge2", "Nxd5+"];
const ORDERS: [&str; 5] = [
    "march a4 a5 all",
    "march a4 b5 all",
    "march a4 b4 all",
    "build a4 pawn",
    "end",
];

#[test]
fn the_field_fits_everywhere() {
    for (size, _speaking) in everywhere() {
        for (ways, text) in [
            (&MOVES[..], ""),
            (&MOVES[..], "N"),
            (&MOVES[..], "Nf"),
            (&MOVES[..], "zz"),
            (&ORDERS[..], "m"),
        ] {
            let strip = typed(size, ways, text);
            let faults = faults(&strip, size);
            assert!(faults.is_empty(), "'{text}' at {size}: {faults:?}");
        }
    }
}

#[test]
fn what_is_typed_is_done() {
    let mut strip = typed(USUAL, &MOVES, "Nd");
    assert!(is_seen(&strip, "Nxd5+"));
    strip.key_press(Key::Enter);
    strip.run_steps(2);
    assert_eq!(strip.state().came, [Typed::Does(6)]);
    let mut strip = typed(USUAL, &MOVES, "N");
    for _ in 0..5 {
        strip.key_press(Key::ArrowDown);
        strip.run_steps(2);
    }
    assert!(is_seen(&strip, "Nbd2"), "what was chosen stays in sight");
    strip.key_press(Key::Enter);
    strip.run_steps(2);
    assert_eq!(strip.state().came, [Typed::Does(4)]);
    let mut strip = typed(USUAL, &MOVES, "Nc");
    click(&mut strip, "Nc3");
    assert_eq!(strip.state().came, [Typed::Does(3)]);
    let mut strip = typed(USUAL, &MOVES, "Qa1");
    strip.key_press(Key::Enter);
    strip.run_steps(2);
    assert_eq!(strip.state().came, [Typed::Unread("Qa1".to_owned())]);
    assert!(strip.state().typing.is_open());
    strip.key_press(Key::Escape);
    strip.run_steps(2);
    assert!(!strip.state().typing.is_open());
    assert_eq!(strip.state().typing.room(1.0), 0.0);
}
