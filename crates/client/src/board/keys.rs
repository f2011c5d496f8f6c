//! The keyboard in a battle.

use super::layout::Layout;
use super::pointer::KeyboardCursor;
use crate::battle::{Action, Do, Question, Selection, Table};
use crate::opponent::{MoveNow, Watching};
use crate::panels::PanelInput;
use crate::screens::Overlay;
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;
use rules::Piece;

/// The keys of a battle and what they do, for the help.
pub const KEYS: &[(&str, &str)] = &[
    ("Arrow keys", "move the square marker"),
    ("Enter or Space", "pick up the piece there, or move to it"),
    ("Escape", "put the piece down; again: pause"),
    (
        "1 to 5",
        "pick up a Queen, Rook, Bishop, Knight or Pawn of the reserve",
    ),
    ("N, B, R", "what a pawn becomes, when asked"),
    ("Y, N", "answer yes or no, when asked"),
    ("H", "hint"),
    ("U", "take back"),
    ("R", "retreat (asks first)"),
    ("G", "give up (asks first)"),
    (
        "V",
        "in a campaign, let the rest be played out (asks first)",
    ),
    ("F", "turn the board round"),
    ("M", "let the computer move now"),
    ("P", "pause or go on, when two computers play"),
    ("Home, End", "look at the beginning, return to the present"),
    ("Page Up, Page Down", "one move back, one move forward"),
    ("Left, Right", "the same while looking back"),
];

/// The pieces the keys 1 to 5 pick up from the reserve.
pub const RESERVE_KEYS: [(KeyCode, KeyCode, Piece); 5] = [
    (KeyCode::Digit1, KeyCode::Numpad1, Piece::Queen),
    (KeyCode::Digit2, KeyCode::Numpad2, Piece::Rook),
    (KeyCode::Digit3, KeyCode::Numpad3, Piece::Bishop),
    (KeyCode::Digit4, KeyCode::Numpad4, Piece::Knight),
    (KeyCode::Digit5, KeyCode::Numpad5, Piece::Pawn),
];

const ARROWS: [(KeyCode, i8, i8); 4] = [
    (KeyCode::ArrowLeft, -1, 0),
    (KeyCode::ArrowRight, 1, 0),
    (KeyCode::ArrowUp, 0, 1),
    (KeyCode::ArrowDown, 0, -1),
];

/// Turns what the keyboard does into actions.
pub(super) fn use_keys(
    keys: Res<ButtonInput<KeyCode>>,
    mut typed: MessageReader<KeyboardInput>,
    panel: Res<PanelInput>,
    layout: Res<Layout>,
    table: Res<Table>,
    mut cursor: ResMut<KeyboardCursor>,
    mut watching: ResMut<Watching>,
    mut actions: MessageWriter<Do>,
    mut move_now: MessageWriter<MoveNow>,
    mut overlay: ResMut<NextState<Overlay>>,
) {
    let repeated: Vec<KeyCode> = typed
        .read()
        .filter(|input| input.repeat && input.state.is_pressed())
        .map(|input| input.key_code)
        .collect();
    let goes = |key: KeyCode| keys.just_pressed(key) || repeated.contains(&key);
    let held = [
        KeyCode::AltLeft,
        KeyCode::AltRight,
        KeyCode::SuperLeft,
        KeyCode::SuperRight,
    ];
    if keys.any_pressed(held) {
        return;
    }
    if keys.just_pressed(KeyCode::Escape) {
        let open = !matches!(table.question(), None | Some(Question::Extend(_)));
        if open || table.selection().is_some() {
            actions.write(Do(Action::Cancel));
        } else if !panel.has_keyboard || table.question().is_some() {
            overlay.set(Overlay::Pause);
        }
        return;
    }
    if let Some(action) = answer(&keys, table.question(), panel.has_keyboard) {
        actions.write(Do(action));
        return;
    }
    if keys.just_pressed(KeyCode::KeyM) {
        move_now.write(MoveNow);
    }
    if keys.just_pressed(KeyCode::KeyP) && watching.only_computers {
        watching.paused = !watching.paused;
    }
    if let Some(action) = command(&keys).or_else(|| looking_back(goes, table.is_live())) {
        actions.write(Do(action));
    }
    if !panel.has_keyboard && table.is_live() && !watching.only_computers {
        use_cursor(&keys, goes, &layout, &table, &mut cursor, &mut actions);
    }
}

/// The answer to an open question. Enter fights on: what ends the battle has its own letter.
fn answer(
    keys: &ButtonInput<KeyCode>,
    question: Option<Question>,
    panel_has_keyboard: bool,
) -> Option<Action> {
    let any = |codes: &[KeyCode]| codes.iter().any(|code| keys.just_pressed(*code));
    let enter = !panel_has_keyboard && any(&[KeyCode::Enter, KeyCode::NumpadEnter]);
    match question? {
        Question::Promotion { .. } => {
            let choices = [
                (KeyCode::KeyN, KeyCode::Digit1, Piece::Knight),
                (KeyCode::KeyB, KeyCode::Digit2, Piece::Bishop),
                (KeyCode::KeyR, KeyCode::Digit3, Piece::Rook),
            ];
            let chosen = choices
                .into_iter()
                .find(|(letter, digit, _)| any(&[*letter, *digit]));
            chosen.map(|(_, _, piece)| Action::Promote(piece))
        }
        Question::Retreat(_) | Question::Resign(_) | Question::Resolve => {
            if any(&[KeyCode::KeyY]) {
                Some(Action::Confirm)
            } else {
                (enter || any(&[KeyCode::KeyN])).then_some(Action::Cancel)
            }
        }
        Question::Extend(_) => {
            if enter || any(&[KeyCode::KeyY]) {
                Some(Action::Extend(true))
            } else {
                any(&[KeyCode::KeyN]).then_some(Action::Extend(false))
            }
        }
    }
}

/// Letters for commands, digits for the reserve.
fn command(keys: &ButtonInput<KeyCode>) -> Option<Action> {
    let letters = [
        (KeyCode::KeyH, Action::Hint),
        (KeyCode::KeyU, Action::TakeBack),
        (KeyCode::KeyR, Action::Retreat),
        (KeyCode::KeyG, Action::Resign),
        (KeyCode::KeyV, Action::Resolve),
        (KeyCode::KeyF, Action::Flip),
    ];
    let letter = letters.into_iter().find(|(key, _)| keys.just_pressed(*key));
    let digit = RESERVE_KEYS
        .into_iter()
        .find(|(digit, numpad, _)| keys.any_just_pressed([*digit, *numpad]));
    letter
        .map(|(_, action)| action)
        .or(digit.map(|(_, _, piece)| Action::SelectReserve(piece)))
}

/// `goes` tells whether a key has been pressed, or is held and repeats.
fn looking_back(goes: impl Fn(KeyCode) -> bool, live: bool) -> Option<Action> {
    let stepping = !live;
    if goes(KeyCode::Home) {
        Some(Action::LookAt(0))
    } else if goes(KeyCode::End) {
        Some(Action::Live)
    } else if goes(KeyCode::PageUp) || stepping && goes(KeyCode::ArrowLeft) {
        Some(Action::StepBack)
    } else if goes(KeyCode::PageDown) || stepping && goes(KeyCode::ArrowRight) {
        Some(Action::StepForward)
    } else {
        None
    }
}

fn use_cursor(
    keys: &ButtonInput<KeyCode>,
    goes: impl Fn(KeyCode) -> bool,
    layout: &Layout,
    table: &Table,
    cursor: &mut KeyboardCursor,
    actions: &mut MessageWriter<Do>,
) {
    for (key, right, up) in ARROWS {
        if goes(key) {
            // The first key only shows where the marker is.
            if cursor.visible {
                cursor.square = layout.beside(cursor.square, right, up);
            } else if let Some(Selection::Piece(square)) = table.selection() {
                cursor.square = square;
            }
            cursor.visible = true;
        }
    }
    if cursor.visible
        && keys.any_just_pressed([KeyCode::Enter, KeyCode::NumpadEnter, KeyCode::Space])
    {
        actions.write(Do(Action::Touch(cursor.square)));
    }
}
