//! Marks over squares: what is selected, what can be reached and what happens there.

use super::Folk;
use super::armies::battlefield;
use super::art::{FolkArt, Sign};
use super::zoom::Zoom;
use crate::campaign::{Question, Session, Way};
use crate::world::hands::MapCursor;
use crate::world::{Drawn, MapHover, Reel, SQUARE, layer, middle};
use ::campaign::world::Ground;
use ::campaign::{Command, Forecast, Square, View, ViewPending};
use bevy::prelude::*;

/// A mark over a square.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(super) struct Placed {
    sign: Sign,
    square: Square,
    strength: f32,
    /// In squares.
    size: f32,
}

impl Placed {
    fn new(sign: Sign, square: Square) -> Self {
        Self {
            sign,
            square,
            strength: 1.0,
            size: 1.0,
        }
    }

    fn height(&self) -> f32 {
        match self.sign {
            Sign::Selected | Sign::Hover => layer::MARKS,
            Sign::Dot => layer::PATHS,
            Sign::Cursor => layer::ARMIES + 6.0,
            Sign::Swords => layer::ARMIES + 7.0,
            _ => layer::ARMIES + 5.0,
        }
    }
}

/// A mark's sprite.
#[derive(Component)]
pub(super) struct MarkSprite;

/// What a goal is marked with: how it is reached, or what happens there.
pub(super) fn goal_sign(view: &View, from: Square, to: Square, way: Way) -> Sign {
    let party = match way {
        Way::March => view.marchers(from, to),
        Way::Ride => view.riders(from, to),
        Way::Rally => return Sign::Aim,
    };
    match view.forecast(&party, to) {
        Forecast::Walk if way == Way::Ride => Sign::Ride,
        Forecast::Walk => Sign::March,
        Forecast::Join => Sign::Join,
        Forecast::Take { wins: true, .. } => Sign::Win,
        Forecast::Take { .. } => Sign::Take,
        Forecast::Raze => Sign::Raze,
        Forecast::Attack { .. } => Sign::Attack,
    }
}

/// All marks that a person sees.
fn marks_of(session: &Session, hover: Option<Square>) -> Vec<Placed> {
    let view = session.view();
    let mut marks = Vec::new();
    if let Some(selected) = session.selected() {
        marks.push(Placed::new(Sign::Selected, selected));
    }
    if session.curtain().is_some() {
        return Vec::new();
    }
    if let Some(sent) = session.sent() {
        marks.extend(sent_to(sent).map(|at| Placed {
            strength: 0.7,
            ..Placed::new(Sign::Aim, at)
        }));
        return marks;
    }
    if let Some(ViewPending::Land { goals, .. }) = view.pending.as_ref().filter(|_| view.must_act) {
        marks.extend(goals.iter().map(|at| Placed::new(Sign::Landing, at)));
        return marks;
    }
    if let Some(Question::Party(picking)) = session.question() {
        let sign = goal_sign(view, picking.from, picking.to, picking.way);
        marks.push(Placed::new(sign, picking.to));
        return marks;
    }
    let Some(from) = session.selected() else {
        return marks;
    };
    for to in view.size().squares() {
        let Some(way) = session.way_to(to) else {
            continue;
        };
        let sign = goal_sign(view, from, to, way);
        if way != Way::Rally || Some(to) == hover {
            marks.push(Placed::new(sign, to));
        } else if view.ground(to) != Some(Ground::Mountain) {
            marks.push(Placed {
                strength: 0.5,
                size: 0.14,
                ..Placed::new(Sign::Dot, to)
            });
        }
        // Two steps away the way there is told beside what happens.
        if way == Way::Ride && sign != Sign::Ride {
            marks.push(Placed {
                strength: 0.9,
                size: 0.5,
                ..Placed::new(Sign::Ride, to)
            });
        }
    }
    marks
}

/// Where a command leads that is under way to the room.
fn sent_to(command: Command) -> Option<Square> {
    match command {
        Command::March { to, .. } | Command::Ride { to, .. } => Some(to),
        Command::Rally { goal, .. } => Some(goal),
        Command::Land { at } | Command::Build { at, .. } => Some(at),
        _ => None,
    }
}

/// Draws the marks anew when something they depend on has changed.
pub(super) fn draw(
    mut commands: Commands,
    art: Res<FolkArt>,
    zoom: Res<Zoom>,
    drawn: If<Res<Drawn>>,
    session: Option<Res<Session>>,
    reel: Res<Reel>,
    hover: Res<MapHover>,
    cursor: Res<MapCursor>,
    old: Query<Entity, With<MarkSprite>>,
    mut last: Local<(Vec<Placed>, usize)>,
) {
    let mut wanted = Vec::new();
    if let Some(session) = session.filter(|_| !reel.shows_others()) {
        wanted = marks_of(&session, hover.0);
    }
    if let Some(field) = battlefield(&drawn.view) {
        wanted.push(Placed {
            size: 0.5,
            ..Placed::new(Sign::Swords, field)
        });
    }
    if let Some(square) = cursor.shown() {
        wanted.push(Placed::new(Sign::Cursor, square));
    } else if let Some(square) = hover.0 {
        wanted.push(Placed::new(Sign::Hover, square));
    }
    let wanted = (wanted, zoom.detail);
    if wanted == *last && old.iter().len() == wanted.0.len() {
        return;
    }
    for entity in &old {
        commands.entity(entity).despawn();
    }
    for placed in &wanted.0 {
        let mut sprite = art.sign(placed.sign, SQUARE * placed.size, zoom.detail);
        sprite.color = Color::WHITE.with_alpha(placed.strength);
        let mut place = middle(placed.square);
        if placed.sign == Sign::Swords {
            place.y += 24.0;
        }
        let place = Transform::from_translation(place.extend(placed.height()));
        commands.spawn((sprite, place, MarkSprite, Folk));
    }
    *last = wanted;
}
