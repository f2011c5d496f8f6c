//! The keyboard at a table.

use super::layout::TableLayout;
use crate::board::KeyboardCursor;
use crate::keys::{Command, Leaf, Strokes};
use crate::panels::PanelInput;
use crate::screens::Overlay;
use crate::table::{MoveNow, Order, Seated, Seen, Watching};
use bevy::prelude::*;
use tabletop::{Act, Asking, Place, Point, Sitting, WayOut};

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
    if strokes.escape() {
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
    if strokes.just(Command::MoveNow) {
        move_now.write(MoveNow);
    }
    let goes_on = sitting.is_live() && sitting.ending().is_none();
    if strokes.just(Command::Pause) && watching.only_computers && goes_on {
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
            let choice = strokes.number().and_then(|index| choices.get(index));
            choice.map(|choice| Act::Choose(choice.action.clone()))
        }
        Asking::WayOut(..) | Asking::Agree { .. } | Asking::Sure(_) => {
            let enter = !panel_has_keyboard && strokes.enter();
            if strokes.just(Command::Yes) {
                Some(Act::Confirm)
            } else {
                (enter || strokes.just(Command::No)).then_some(Act::Cancel)
            }
        }
    }
}

fn command(strokes: &Strokes) -> Option<Act> {
    let commands = [
        (Command::Hint, Act::Hint),
        (Command::TakeBack, Act::TakeBack),
        (Command::Redo, Act::Redo),
        (Command::OfferDraw, Act::WayOut(WayOut::Agree)),
        (Command::Resign, Act::WayOut(WayOut::Resign)),
        (Command::Flip, Act::Flip),
    ];
    let given = commands
        .into_iter()
        .find(|(command, _)| strokes.just(*command));
    given.map(|(_, act)| act)
}

fn leaf_act(leaf: Leaf) -> Act {
    match leaf {
        Leaf::First => Act::LookAt(0),
        Leaf::Back => Act::StepBack,
        Leaf::Forward => Act::StepForward,
        Leaf::Present => Act::Live,
    }
}

/// A number picks up a piece of the decider's own reserve.
fn reserve(strokes: &Strokes, sitting: &Sitting, seen: &Seen) -> Option<Act> {
    let index = strokes.number()?;
    let decider = sitting.game().decider()?;
    let own = seen.chair(decider)?;
    let (kind, _) = own.look.reserve.get(index)?;
    Some(Act::Touch(Place::Reserve(*kind)))
}
