//! The keyboard in a battle.

use super::layout::Layout;
use super::pointer::KeyboardCursor;
use crate::battle::{Action, Do, Question, Selection, Table};
use crate::opponent::{MoveNow, Watching};
use crate::panels::PanelInput;
use crate::screens::Overlay;
use bevy::ecs::system::SystemParam;
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
    ("D", "offer a draw, to who fights at another screen"),
    (
        "V",
        "in a campaign, let the rest be played out (asks first)",
    ),
    ("F", "turn the board round"),
    ("M", "let the computer move now"),
    (
        "P",
        "play the record by itself, or stop; when computers play: pause",
    ),
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

/// What is typed in a frame.
#[derive(SystemParam)]
pub(crate) struct Strokes<'w, 's> {
    keys: Res<'w, ButtonInput<KeyCode>>,
    typed: MessageReader<'w, 's, KeyboardInput>,
    repeated: Local<'s, Vec<KeyCode>>,
}

impl Strokes<'_, '_> {
    /// To be called once a frame.
    pub fn read(&mut self) {
        let repeats = self
            .typed
            .read()
            .filter(|input| input.repeat && input.state.is_pressed());
        *self.repeated = repeats.map(|input| input.key_code).collect();
    }

    /// Whether a key that changes what others mean is held: then nothing is typed for the board.
    pub fn is_chord(&self) -> bool {
        self.keys.any_pressed([
            KeyCode::AltLeft,
            KeyCode::AltRight,
            KeyCode::SuperLeft,
            KeyCode::SuperRight,
        ])
    }

    /// Whether one of these keys has just been pressed.
    pub fn any(&self, keys: &[KeyCode]) -> bool {
        keys.iter().any(|key| self.keys.just_pressed(*key))
    }

    /// Whether Enter has been pressed.
    pub fn enter(&self) -> bool {
        self.any(&[KeyCode::Enter, KeyCode::NumpadEnter])
    }

    /// Whether a key has been pressed, or is held and repeats.
    fn goes(&self, key: KeyCode) -> bool {
        self.keys.just_pressed(key) || self.repeated.contains(&key)
    }

    /// How the record is leafed through.
    pub fn leaf(&self, live: bool) -> Option<Leaf> {
        let stepping = !live;
        if self.goes(KeyCode::Home) {
            Some(Leaf::First)
        } else if self.goes(KeyCode::End) {
            Some(Leaf::Present)
        } else if self.goes(KeyCode::PageUp) || stepping && self.goes(KeyCode::ArrowLeft) {
            Some(Leaf::Back)
        } else if self.goes(KeyCode::PageDown) || stepping && self.goes(KeyCode::ArrowRight) {
            Some(Leaf::Forward)
        } else {
            None
        }
    }

    /// Moves the marker with the arrow keys: the first of them shows it, at `first` if that is
    /// told. `beside` tells what lies so many columns to the right and rows up. Returns where
    /// Enter or Space has been pressed.
    pub fn mark<P: Copy>(
        &self,
        cursor: &mut KeyboardCursor<P>,
        first: Option<P>,
        beside: impl Fn(P, i8, i8) -> P,
    ) -> Option<P> {
        for (key, right, up) in ARROWS {
            if self.goes(key) {
                if cursor.visible {
                    cursor.square = beside(cursor.square, right, up);
                } else if let Some(first) = first {
                    cursor.square = first;
                }
                cursor.visible = true;
            }
        }
        let touched = self.enter() || self.any(&[KeyCode::Space]);
        cursor.shown().filter(|_| touched)
    }
}

/// A way through the record.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Leaf {
    First,
    Back,
    Forward,
    Present,
}

/// Turns what the keyboard does into actions.
pub(super) fn use_keys(
    mut strokes: Strokes,
    panel: Res<PanelInput>,
    layout: Res<Layout>,
    table: Res<Table>,
    mut cursor: ResMut<KeyboardCursor>,
    mut watching: ResMut<Watching>,
    mut actions: MessageWriter<Do>,
    mut move_now: MessageWriter<MoveNow>,
    mut overlay: ResMut<NextState<Overlay>>,
) {
    strokes.read();
    if strokes.is_chord() {
        return;
    }
    if strokes.any(&[KeyCode::Escape]) {
        let open = !matches!(table.question(), None | Some(Question::Extend(_)));
        if open || table.selection().is_some() {
            actions.write(Do(Action::Cancel));
        } else if !panel.has_keyboard || table.question().is_some() {
            overlay.set(Overlay::Pause);
        }
        return;
    }
    if let Some(action) = answer(&strokes, table.asks_here(), panel.has_keyboard) {
        actions.write(Do(action));
        return;
    }
    if strokes.any(&[KeyCode::KeyM]) {
        move_now.write(MoveNow);
    }
    let goes_on = table.is_live() && table.outcome().is_none();
    if strokes.any(&[KeyCode::KeyP]) && watching.only_computers && goes_on {
        watching.paused = !watching.paused;
    }
    let leaf = || strokes.leaf(table.is_live()).map(leaf_action);
    if let Some(action) = command(&strokes).or_else(leaf) {
        actions.write(Do(action));
    }
    if !panel.has_keyboard && table.is_live() && !watching.only_computers {
        let first = match table.selection() {
            Some(Selection::Piece(square)) => Some(square),
            _ => None,
        };
        let beside = |square, right, up| layout.beside(square, right, up);
        let touched = strokes.mark(&mut cursor, first, beside);
        actions.write_batch(touched.map(|square| Do(Action::Touch(square))));
    }
}

fn leaf_action(leaf: Leaf) -> Action {
    match leaf {
        Leaf::First => Action::LookAt(0),
        Leaf::Back => Action::StepBack,
        Leaf::Forward => Action::StepForward,
        Leaf::Present => Action::Live,
    }
}

/// The answer to an open question. Enter fights on: what ends the battle has its own letter.
fn answer(
    strokes: &Strokes,
    question: Option<Question>,
    panel_has_keyboard: bool,
) -> Option<Action> {
    let any = |codes: &[KeyCode]| strokes.any(codes);
    let enter = !panel_has_keyboard && strokes.enter();
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
fn command(strokes: &Strokes) -> Option<Action> {
    let letters = [
        (KeyCode::KeyH, Action::Hint),
        (KeyCode::KeyU, Action::TakeBack),
        (KeyCode::KeyR, Action::Retreat),
        (KeyCode::KeyG, Action::Resign),
        (KeyCode::KeyD, Action::OfferDraw),
        (KeyCode::KeyV, Action::Resolve),
        (KeyCode::KeyF, Action::Flip),
    ];
    let letter = letters.into_iter().find(|(key, _)| strokes.any(&[*key]));
    let digit = RESERVE_KEYS
        .into_iter()
        .find(|(digit, numpad, _)| strokes.any(&[*digit, *numpad]));
    letter
        .map(|(_, action)| action)
        .or(digit.map(|(_, _, piece)| Action::SelectReserve(piece)))
}
