//! The keyboard at a table.

use super::layout::TableLayout;
use crate::board::{KeyboardCursor, Leaf, Strokes};
use crate::panels::PanelInput;
use crate::screens::Overlay;
use crate::table::{MoveNow, Order, Seated, Seen, Watching};
use bevy::prelude::*;
use tabletop::{Act, Asking, Place, Point, Sitting, WayOut};

/// The keys of a table and what they do, for the help.
pub const TABLE_KEYS: &[(&str, &str)] = &[
    ("Arrow keys", "move the marker over the board"),
    ("Enter or Space", "pick up the piece there, or move to it"),
    ("Escape", "put the piece down; again: pause"),
    (
        "1 to 9",
        "the first to ninth piece of the reserve, or answer when asked which",
    ),
    ("Y, N", "answer yes or no, when asked"),
    ("H", "hint"),
    ("U, R", "take back; do again what was taken back"),
    ("D", "draw, or end the battle (asks first)"),
    ("G", "give up (asks first)"),
    ("F", "turn the board round"),
    ("M", "let the computer move now"),
    (
        "P",
        "play the record by itself, or stop; when computers play: pause",
    ),
    ("Home, End", "look at the beginning, return to the present"),
    ("Page Up, Page Down", "one step back, one step forward"),
    ("Left, Right", "the same while looking back"),
];

/// The digits in order, on both rows of keys.
const DIGITS: [[KeyCode; 2]; 9] = [
    [KeyCode::Digit1, KeyCode::Numpad1],
    [KeyCode::Digit2, KeyCode::Numpad2],
    [KeyCode::Digit3, KeyCode::Numpad3],
    [KeyCode::Digit4, KeyCode::Numpad4],
    [KeyCode::Digit5, KeyCode::Numpad5],
    [KeyCode::Digit6, KeyCode::Numpad6],
    [KeyCode::Digit7, KeyCode::Numpad7],
    [KeyCode::Digit8, KeyCode::Numpad8],
    [KeyCode::Digit9, KeyCode::Numpad9],
];

/// Turns what the keyboard does into acts.
pub(super) fn use_keys(
    mut strokes: Strokes,
    panel: Res<PanelInput>,
    layout: Res<TableLayout>,
    (seated, seen): (Res<Seated>, Res<Seen>),
    mut cursor: ResMut<KeyboardCursor<Point>>,
    mut watching: ResMut<Watching>,
    mut move_now: MessageWriter<MoveNow>,
    mut orders: MessageWriter<Order>,
    mut overlay: ResMut<NextState<Overlay>>,
) {
    let sitting = &seated.0;
    strokes.read();
    if strokes.is_chord() {
        return;
    }
    if strokes.any(&[KeyCode::Escape]) {
        if sitting.asking().is_some() || sitting.picked().is_some() {
            orders.write(Order(Act::Cancel));
        } else if !panel.has_keyboard {
            overlay.set(Overlay::Pause);
        }
        return;
    }
    if sitting.curtain().is_some() {
        return;
    }
    if let Some(asking) = sitting.asking() {
        orders.write_batch(answer(&strokes, asking, panel.has_keyboard).map(Order));
        return;
    }
    if strokes.any(&[KeyCode::KeyM]) {
        move_now.write(MoveNow);
    }
    let goes_on = sitting.is_live() && sitting.ending().is_none();
    if strokes.any(&[KeyCode::KeyP]) && watching.only_computers && goes_on {
        watching.paused = !watching.paused;
    }
    let act = command(&strokes)
        .or_else(|| strokes.leaf(sitting.is_live()).map(leaf_act))
        .or_else(|| reserve(&strokes, sitting, &seen));
    orders.write_batch(act.map(Order));
    if !panel.has_keyboard && sitting.is_live() && !sitting.only_computers() {
        let first = match sitting.picked() {
            Some(Place::Board(at)) => Some(at),
            _ => None,
        };
        let beside = |at, right, up| layout.beside(at, right, up);
        let mut marker = KeyboardCursor {
            square: cursor.square,
            visible: cursor.visible,
        };
        let touched = strokes.mark(&mut marker, first, beside);
        if marker.shown() != cursor.shown() {
            *cursor = marker;
        }
        orders.write_batch(touched.map(|at| Order(Act::Touch(Place::Board(at)))));
    }
}

/// The answer to an open question. Enter goes on: what ends the game has its own letter.
fn answer(strokes: &Strokes, asking: &Asking, panel_has_keyboard: bool) -> Option<Act> {
    match asking {
        Asking::Which(choices) => {
            let choice = digit(strokes).and_then(|index| choices.get(index));
            choice.map(|choice| Act::Choose(choice.action.clone()))
        }
        Asking::WayOut(..) | Asking::Agree { .. } | Asking::Sure(_) => {
            let enter = !panel_has_keyboard && strokes.enter();
            if strokes.any(&[KeyCode::KeyY]) {
                Some(Act::Confirm)
            } else {
                (enter || strokes.any(&[KeyCode::KeyN])).then_some(Act::Cancel)
            }
        }
    }
}

/// Which digit has been pressed, 0 for the first.
fn digit(strokes: &Strokes) -> Option<usize> {
    DIGITS.iter().position(|keys| strokes.any(keys))
}

fn command(strokes: &Strokes) -> Option<Act> {
    let letters = [
        (KeyCode::KeyH, Act::Hint),
        (KeyCode::KeyU, Act::TakeBack),
        (KeyCode::KeyR, Act::Redo),
        (KeyCode::KeyD, Act::WayOut(WayOut::Agree)),
        (KeyCode::KeyG, Act::WayOut(WayOut::Resign)),
        (KeyCode::KeyF, Act::Flip),
    ];
    let letter = letters.into_iter().find(|(key, _)| strokes.any(&[*key]));
    letter.map(|(_, act)| act)
}

fn leaf_act(leaf: Leaf) -> Act {
    match leaf {
        Leaf::First => Act::LookAt(0),
        Leaf::Back => Act::StepBack,
        Leaf::Forward => Act::StepForward,
        Leaf::Present => Act::Live,
    }
}

/// A digit picks up a piece of the decider's own reserve.
fn reserve(strokes: &Strokes, sitting: &Sitting, seen: &Seen) -> Option<Act> {
    let index = digit(strokes)?;
    let decider = sitting.game().decider()?;
    let own = seen.chair(decider)?;
    let (kind, _) = own.look.reserve.get(index)?;
    Some(Act::Touch(Place::Reserve(*kind)))
}
