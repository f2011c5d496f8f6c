//! The keyboard in a battle.

use super::layout::Layout;
use super::pointer::KeyboardCursor;
use crate::battle::{Action, Do, Question, Selection, Table};
use crate::keys::{Command, Leaf, Strokes};
use crate::opponent::{MoveNow, Watching};
use crate::panels::PanelInput;
use crate::screens::Overlay;
use bevy::prelude::*;
use rules::Piece;

/// The pieces the numbers pick up from the reserve.
pub const RESERVE: [Piece; 5] = [
    Piece::Queen,
    Piece::Rook,
    Piece::Bishop,
    Piece::Knight,
    Piece::Pawn,
];

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
    if strokes.escape() {
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
    if strokes.just(Command::MoveNow) {
        move_now.write(MoveNow);
    }
    let goes_on = table.is_live() && table.outcome().is_none();
    if strokes.just(Command::Pause) && watching.only_computers && goes_on {
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
    let enter = !panel_has_keyboard && strokes.enter();
    let yes = strokes.just(Command::Yes);
    let no = strokes.just(Command::No);
    match question? {
        Question::Promotion { .. } => {
            let choices = [
                (Command::Knight, Command::First, Piece::Knight),
                (Command::Bishop, Command::Second, Piece::Bishop),
                (Command::Rook, Command::Third, Piece::Rook),
            ];
            let chosen = choices
                .into_iter()
                .find(|(letter, number, _)| strokes.just(*letter) || strokes.just(*number));
            chosen.map(|(_, _, piece)| Action::Promote(piece))
        }
        Question::Retreat(_) | Question::Resign(_) | Question::Resolve => {
            if yes {
                Some(Action::Confirm)
            } else {
                (enter || no).then_some(Action::Cancel)
            }
        }
        Question::Extend(_) => {
            if enter || yes {
                Some(Action::Extend(true))
            } else {
                no.then_some(Action::Extend(false))
            }
        }
    }
}

/// Commands, and numbers for the reserve.
fn command(strokes: &Strokes) -> Option<Action> {
    let commands = [
        (Command::Hint, Action::Hint),
        (Command::TakeBack, Action::TakeBack),
        (Command::Retreat, Action::Retreat),
        (Command::Resign, Action::Resign),
        (Command::OfferDraw, Action::OfferDraw),
        (Command::Resolve, Action::Resolve),
        (Command::Flip, Action::Flip),
    ];
    let given = commands
        .into_iter()
        .find(|(command, _)| strokes.just(*command));
    let picked = || strokes.number().and_then(|number| RESERVE.get(number));
    given
        .map(|(_, action)| action)
        .or_else(|| picked().map(|piece| Action::SelectReserve(*piece)))
}
