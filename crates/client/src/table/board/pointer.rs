//! Mouse and finger on the board of a table: hover, click and click, drag and drop.

use super::art::TableArt;
use super::layout::TableLayout;
use super::marks::in_hand;
use crate::board::{Drag, Gestures, Hover, KeyboardCursor, LetGo, Press, point};
use crate::panels::PanelInput;
use crate::screens::Screen;
use crate::table::{Order, Seated, Seen};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use tabletop::{Act, Kind, Livery, Place, Point, Sitting};

/// Turns what the pointer does into acts.
pub(super) fn use_pointer(
    mut gestures: Gestures,
    panel: Res<PanelInput>,
    layout: Res<TableLayout>,
    (seated, seen): (Res<Seated>, Res<Seen>),
    mut hover: ResMut<Hover<Point>>,
    mut cursor: ResMut<KeyboardCursor<Point>>,
    mut drag: ResMut<Drag<Point>>,
    mut orders: MessageWriter<Order>,
    mut last_place: Local<Option<Vec2>>,
) {
    let sitting = &seated.0;
    for pointer in gestures.since_last_picture() {
        let beneath = pointer.place.and_then(|place| layout.point_at(place));
        let over = beneath.filter(|_| !panel.has_pointer);
        point(&pointer, over, &mut last_place, &mut hover, &mut cursor);
        if sitting.only_computers() || sitting.curtain().is_some() {
            if drag.is_pressed() {
                *drag = Drag::default();
            }
            continue;
        }
        if pointer.cancelled {
            *drag = Drag::default();
            orders.write(Order(Act::Cancel));
            continue;
        }
        if pointer.pressed {
            let on = over.zip(pointer.place);
            drag.begin(on.map(|(at, place)| press((sitting, &seen), at, place, &mut orders)));
        }
        if let Some(place) = pointer.place.filter(|_| drag.is_pressed()) {
            drag.follow(place, layout.cell.min_element());
        }
        if pointer.released {
            // Whatever is dragged out of the panel's tray still belongs to the panel.
            let is_goal = |at| seen.is_goal(sitting.picked(), at);
            let done = drag.end(over, beneath, in_hand(sitting).is_some(), is_goal);
            orders.write_batch(done.map(|done| {
                Order(match done {
                    LetGo::Touch(at) => Act::Touch(Place::Board(at)),
                    LetGo::Drop(at) | LetGo::Miss(at) => Act::Drop(at),
                })
            }));
        }
    }
}

/// A press picks a piece up that may do something, unless it plays to a goal when released.
fn press(
    (sitting, seen): (&Sitting, &Seen),
    at: Point,
    began: Vec2,
    orders: &mut MessageWriter<Order>,
) -> Press<Point> {
    let place = Place::Board(at);
    let is_goal = seen.is_goal(sitting.picked(), at);
    let picked = sitting.picked() == Some(place);
    let can = seen.begins_at(place) && sitting.refuses_to_swap(place).is_none();
    let picked_up = can && !picked && !is_goal;
    if picked_up {
        orders.write(Order(Act::Pick(place)));
    }
    Press::new(at, began, picked_up, can && !is_goal)
}

/// The reserve piece in the hand, on its way to the board.
#[derive(Component)]
pub(super) struct Ghost(Kind, Livery);

/// Lets the reserve piece that is picked up follow the pointer.
pub(super) fn carry_ghost(
    mut commands: Commands,
    art: Res<TableArt>,
    layout: Res<TableLayout>,
    seated: Res<Seated>,
    hover: Res<Hover<Point>>,
    window: Single<&Window, With<PrimaryWindow>>,
    mut ghosts: Query<(Entity, &Ghost, &mut Transform)>,
) {
    let game = seated.0.game();
    let livery = game.decider().map(|player| game.livery(player));
    let held = match (in_hand(&seated.0), livery, hover.place) {
        (Some(kind), Some(livery), Some(place)) => Some((kind, livery, place)),
        _ => None,
    };
    let place = |place: Vec2| Transform::from_translation(layout.to_world(place).extend(50.0));
    let mut there = false;
    for (entity, ghost, mut transform) in &mut ghosts {
        match held {
            Some((kind, livery, at)) if (kind, livery) == (ghost.0, ghost.1) && !there => {
                transform.set_if_neq(place(at));
                there = true;
            }
            _ => commands.entity(entity).despawn(),
        }
    }
    if let Some((kind, livery, at)) = held
        && !there
    {
        let mut sprite = art.figure(kind, livery, layout.cell * 0.98, window.scale_factor());
        sprite.color = Color::WHITE.with_alpha(0.8);
        commands.spawn((
            sprite,
            place(at),
            Ghost(kind, livery),
            DespawnOnExit(Screen::Table),
        ));
    }
}
