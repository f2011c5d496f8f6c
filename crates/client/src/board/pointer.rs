//! Mouse and finger on the board: hover, click and click, drag and drop.

use super::gestures::{Gestures, Pointer};
use super::layout::Layout;
use crate::battle::{Action, Do, Selection, Table};
use crate::opponent::Watching;
use crate::panels::PanelInput;
use bevy::prelude::*;
use rules::Square;

/// How far the pointer goes before a press is a drag, in squares.
const DRAG_FROM: f32 = 0.18;

/// What the pointer is over; places are squares, or points of another board.
#[derive(Resource, Debug, PartialEq)]
pub struct Hover<P = Square> {
    /// The square, if the pointer is over the board and nothing lies over it.
    pub square: Option<P>,
    /// Where the pointer is in the window.
    pub place: Option<Vec2>,
}

impl<P> Default for Hover<P> {
    fn default() -> Self {
        Self {
            square: None,
            place: None,
        }
    }
}

/// The square that the keyboard would act on.
#[derive(Resource, Debug)]
pub struct KeyboardCursor<P = Square> {
    /// Where it is.
    pub square: P,
    /// Whether it is shown: it hides when the mouse is used.
    pub visible: bool,
}

impl Default for KeyboardCursor {
    fn default() -> Self {
        Self::new(Square::E2)
    }
}

impl<P: Copy> KeyboardCursor<P> {
    /// One that is not shown yet.
    pub fn new(square: P) -> Self {
        Self {
            square,
            visible: false,
        }
    }

    /// The square, if the keyboard is in use.
    pub fn shown(&self) -> Option<P> {
        self.visible.then_some(self.square)
    }
}

/// A press on the board that may become a drag.
#[derive(Resource, Debug)]
pub struct Drag<P = Square> {
    press: Option<Press<P>>,
    /// From where to where something has just been dragged.
    dropped: Option<(P, P)>,
}

impl<P> Default for Drag<P> {
    fn default() -> Self {
        Self {
            press: None,
            dropped: None,
        }
    }
}

#[derive(Copy, Clone, Debug)]
pub(crate) struct Press<P> {
    pub square: P,
    /// Where it began and where the pointer is, in the window.
    began: Vec2,
    at: Vec2,
    /// Whether the press itself picked the piece up.
    picked_up: bool,
    /// Whether a piece is in the hand.
    carries: bool,
    moved: bool,
}

impl<P> Press<P> {
    /// A press on a square; whether it picked a piece up, and whether one is in the hand.
    pub fn new(square: P, began: Vec2, picked_up: bool, carries: bool) -> Self {
        Self {
            square,
            began,
            at: began,
            picked_up,
            carries,
            moved: false,
        }
    }
}

/// What comes of letting go.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum LetGo<P> {
    /// It was a click.
    Touch(P),
    /// What is in the hand is put there.
    Drop(P),
    /// What is in the hand was carried where it cannot go.
    Miss(P),
}

impl<P: Copy + PartialEq> Drag<P> {
    /// Where in the window the piece of `square` is held, if it is being dragged.
    pub fn held_at(&self, square: P) -> Option<Vec2> {
        let press = self.press.as_ref()?;
        (press.square == square && press.carries && press.moved).then_some(press.at)
    }

    /// Whether the piece that goes to `square` was carried there and need not slide.
    pub fn was_carried_to(&self, square: P) -> bool {
        self.dropped.as_ref().is_some_and(|(_, to)| *to == square)
    }

    /// Where the piece of `square` was dropped.
    pub(crate) fn lies_on(&self, square: P) -> Option<P> {
        let dropped = self.dropped.filter(|(from, _)| *from == square);
        dropped.map(|(_, to)| to)
    }

    /// Whether the pointer is held down on the board.
    pub(crate) fn is_pressed(&self) -> bool {
        self.press.is_some()
    }

    /// The pointer is pressed, on a square of the board or beside it.
    pub(crate) fn begin(&mut self, press: Option<Press<P>>) {
        self.dropped = None;
        if press.is_some() {
            self.press = press;
        }
    }

    /// The pointer goes to a place of the window; `size` is the edge of a square.
    pub(crate) fn follow(&mut self, place: Vec2, size: f32) {
        if let Some(press) = &mut self.press
            && press.at != place
        {
            press.at = place;
            press.moved |= place.distance(press.began) > size * DRAG_FROM;
        }
    }

    /// The pointer lets go over the board, or where the board lies beneath something; from the
    /// reserve may come what was not pressed on the board.
    pub(crate) fn end(
        &mut self,
        over: Option<P>,
        beneath: Option<P>,
        from_reserve: bool,
        is_goal: impl Fn(P) -> bool,
    ) -> Option<LetGo<P>> {
        match (self.press.take(), over) {
            // A click: what the press picked up stays picked up.
            (Some(press), Some(square)) if press.square == square => {
                (!press.picked_up).then_some(LetGo::Touch(square))
            }
            (Some(press), Some(square)) if press.carries && is_goal(square) => {
                self.dropped = Some((press.square, square));
                Some(LetGo::Drop(square))
            }
            (Some(press), Some(square)) if press.carries && press.moved => {
                Some(LetGo::Miss(square))
            }
            // Dragged out of the reserve tray.
            (None, _) if from_reserve => beneath.filter(|&square| is_goal(square)).map(LetGo::Drop),
            _ => None,
        }
    }
}

/// Turns what the pointer does into actions.
pub(super) fn use_pointer(
    mut gestures: Gestures,
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
    for pointer in gestures.since_last_picture() {
        let over = pointer
            .place
            .filter(|_| !panel.has_pointer)
            .and_then(|place| layout.square_at(place));
        point(&pointer, over, &mut last_place, &mut hover, &mut cursor);
        if watching.only_computers {
            continue;
        }
        if pointer.cancelled {
            *drag = Drag::default();
            actions.write(Do(Action::Cancel));
            continue;
        }
        if pointer.pressed {
            let on = over.zip(pointer.place);
            drag.begin(on.map(|(square, place)| press(&table, square, place, &mut actions)));
        }
        if let Some(place) = pointer.place {
            drag.follow(place, layout.square_size());
        }
        if pointer.released {
            // Whatever is dragged out of the panel's tray still belongs to the panel.
            let beneath = pointer.place.and_then(|place| layout.square_at(place));
            let reserve = matches!(table.selection(), Some(Selection::Reserve(_)));
            let goals = table.goals();
            let is_goal = |square| goals.iter().any(|mv| mv.to() == square);
            let done = drag.end(over, beneath, reserve, is_goal);
            let done = done.and_then(|done| match done {
                LetGo::Touch(square) => Some(Action::Touch(square)),
                LetGo::Drop(square) => Some(Action::Release(square)),
                LetGo::Miss(_) => None,
            });
            actions.write_batch(done.map(Do));
        }
    }
}

/// Keeps what the pointer is over; the keyboard's marker hides once the pointer is used.
pub(crate) fn point<P: Copy + PartialEq + Send + Sync + 'static>(
    pointer: &Pointer,
    over: Option<P>,
    last_place: &mut Option<Vec2>,
    hover: &mut ResMut<Hover<P>>,
    cursor: &mut ResMut<KeyboardCursor<P>>,
) {
    let moved = pointer.place.is_some() && pointer.place != *last_place;
    if cursor.visible && (pointer.pressed || moved && last_place.is_some()) {
        cursor.visible = false;
    }
    if moved {
        *last_place = pointer.place;
    }
    hover.set_if_neq(Hover {
        square: over,
        place: pointer.place,
    });
}

/// A press picks an own piece up, unless it plays to a goal when released.
fn press(
    table: &Table,
    square: Square,
    began: Vec2,
    actions: &mut MessageWriter<Do>,
) -> Press<Square> {
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
    Press::new(square, began, picked_up, own && !is_goal)
}
