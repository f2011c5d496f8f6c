//! Mouse and finger on the board: hover, click and click, drag and drop.

use super::layout::Layout;
use crate::battle::{Action, Do, Selection, Table};
use crate::opponent::Watching;
use crate::panels::PanelInput;
use bevy::input::touch::Touches;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use rules::{Move, Square};

/// How far the pointer goes before a press is a drag, in squares.
const DRAG_FROM: f32 = 0.18;

/// What the pointer is over.
#[derive(Resource, Default, Debug, PartialEq)]
pub struct Hover {
    /// The square, if the pointer is over the board and nothing lies over it.
    pub square: Option<Square>,
    /// Where the pointer is in the window.
    pub place: Option<Vec2>,
}

/// The square that the keyboard would act on.
#[derive(Resource, Debug)]
pub struct KeyboardCursor {
    /// Where it is.
    pub square: Square,
    /// Whether it is shown: it hides when the mouse is used.
    pub visible: bool,
}

impl Default for KeyboardCursor {
    fn default() -> Self {
        Self {
            square: Square::E2,
            visible: false,
        }
    }
}

impl KeyboardCursor {
    /// The square, if the keyboard is in use.
    pub fn shown(&self) -> Option<Square> {
        self.visible.then_some(self.square)
    }
}

/// A press on the board that may become a drag.
#[derive(Resource, Default, Debug)]
pub struct Drag {
    press: Option<Press>,
    /// Where a drag has just ended.
    dropped_on: Option<Square>,
}

#[derive(Copy, Clone, Debug)]
struct Press {
    square: Square,
    /// Where it began and where the pointer is, in the window.
    began: Vec2,
    at: Vec2,
    /// Whether the press itself picked the piece up.
    picked_up: bool,
    /// Whether a piece is in the hand.
    carries: bool,
    moved: bool,
}

impl Drag {
    /// Where in the window the piece of `square` is held, if it is being dragged.
    pub fn held_at(&self, square: Square) -> Option<Vec2> {
        let press = self.press?;
        (press.square == square && press.carries && press.moved).then_some(press.at)
    }

    /// Whether the piece that goes to `square` was carried there and need not slide.
    pub fn was_carried_to(&self, square: Square) -> bool {
        self.dropped_on == Some(square)
    }
}

/// One pointer, whether mouse or finger.
#[derive(Copy, Clone, Default)]
pub(crate) struct Pointer {
    /// Where it is in the window.
    pub place: Option<Vec2>,
    pub pressed: bool,
    pub released: bool,
    /// The right button puts down what is in the hand.
    pub cancelled: bool,
}

/// Reads what the pointer does in this frame.
pub(crate) fn read_pointer(
    window: &Window,
    mouse: &ButtonInput<MouseButton>,
    touches: &Touches,
) -> Pointer {
    let begun = touches.iter_just_pressed().next();
    let lifted = touches.iter_just_released().next();
    let touch = begun.or_else(|| touches.iter().next()).or(lifted);
    match touch {
        Some(touch) => Pointer {
            place: Some(touch.position()),
            pressed: begun.is_some(),
            released: lifted.is_some(),
            cancelled: touches.iter_just_canceled().next().is_some(),
        },
        None => Pointer {
            place: window.cursor_position(),
            pressed: mouse.just_pressed(MouseButton::Left),
            released: mouse.just_released(MouseButton::Left),
            cancelled: mouse.just_pressed(MouseButton::Right),
        },
    }
}

/// Turns what the pointer does into actions.
pub(super) fn use_pointer(
    window: Single<&Window, With<PrimaryWindow>>,
    mouse: Res<ButtonInput<MouseButton>>,
    touches: Res<Touches>,
    panel: Res<PanelInput>,
    layout: Res<Layout>,
    table: Res<Table>,
    watching: Res<Watching>,
    mut hover: ResMut<Hover>,
    mut cursor: ResMut<KeyboardCursor>,
    mut drag: ResMut<Drag>,
    mut actions: MessageWriter<Do>,
    mut last_place: Local<Option<Vec2>>,
) {
    let pointer = read_pointer(&window, &mouse, &touches);
    if pointer.place.is_some() && pointer.place != *last_place {
        if last_place.is_some() && cursor.visible {
            cursor.visible = false;
        }
        *last_place = pointer.place;
    }
    let over = pointer
        .place
        .filter(|_| !panel.has_pointer)
        .and_then(|place| layout.square_at(place));
    let now = Hover {
        square: over,
        place: pointer.place,
    };
    hover.set_if_neq(now);
    if watching.only_computers {
        return;
    }
    if pointer.cancelled {
        *drag = Drag::default();
        actions.write(Do(Action::Cancel));
        return;
    }
    if pointer.pressed {
        cursor.visible = false;
        drag.dropped_on = None;
        if let (Some(square), Some(place)) = (over, pointer.place) {
            drag.press = Some(press(&table, square, place, &mut actions));
        }
    }
    if let (Some(press), Some(place)) = (&mut drag.press, pointer.place)
        && press.at != place
    {
        press.at = place;
        press.moved |= place.distance(press.began) > layout.square_size() * DRAG_FROM;
    }
    if pointer.released {
        // Whatever is dragged out of the panel's tray still belongs to the panel.
        let beneath = pointer.place.and_then(|place| layout.square_at(place));
        release(&table, over, beneath, &mut drag, &mut actions);
    }
}

/// A press picks an own piece up, unless it plays to a goal when released.
fn press(table: &Table, square: Square, began: Vec2, actions: &mut MessageWriter<Do>) -> Press {
    let is_goal = table.goals().iter().any(|mv| mv.to() == square);
    let selected = table.selection() == Some(Selection::Piece(square));
    let position = table.position();
    let own = table.is_persons_turn()
        && table.is_live()
        && position
            .side(rules::Position::side_to_move(position))
            .has(square);
    let picked_up = own && !selected && !is_goal;
    if picked_up {
        actions.write(Do(Action::Select(square)));
    }
    Press {
        square,
        began,
        at: began,
        picked_up,
        carries: own && !is_goal,
        moved: false,
    }
}

fn release(
    table: &Table,
    over: Option<Square>,
    beneath: Option<Square>,
    drag: &mut Drag,
    actions: &mut MessageWriter<Do>,
) {
    let goals = table.goals();
    let is_goal = |square: Square| goals.iter().map(|mv: &Move| mv.to()).any(|to| to == square);
    match (drag.press.take(), over) {
        // A click: what the press picked up stays picked up.
        (Some(press), Some(square)) if press.square == square => {
            let touch = (!press.picked_up).then_some(Do(Action::Touch(square)));
            actions.write_batch(touch);
        }
        (Some(press), Some(square)) if press.carries && is_goal(square) => {
            drag.dropped_on = Some(square);
            actions.write(Do(Action::Release(square)));
        }
        // Dragged out of the reserve tray.
        (None, _) if matches!(table.selection(), Some(Selection::Reserve(_))) => {
            if let Some(square) = beneath.filter(|&square| is_goal(square)) {
                actions.write(Do(Action::Release(square)));
            }
        }
        _ => {}
    }
}
