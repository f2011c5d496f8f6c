//! The paths of rally orders: dotted, with a flag at the goal.

use super::Folk;
use super::art::{FolkArt, Sign};
use super::zoom::Zoom;
use crate::campaign::Session;
use crate::world::{Drawn, MapHover, layer, middle};
use ::campaign::{Square, View};
use bevy::prelude::*;

/// Between two dots, in world units.
const STEP: f32 = 25.0;
/// How far the lines of several orders from one square lie apart, in world units.
const APART: f32 = 9.0;

/// A way that is drawn.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Path {
    squares: Vec<Square>,
    /// Of the selected army, or just being chosen.
    lit: bool,
    /// Which of several from the same square.
    lane: usize,
}

/// A dot or flag of a path.
#[derive(Component)]
pub(super) struct PathSprite;

/// The squares from `from` to `goal` as an order would lead; only the two where there is no way.
fn way(view: &View, from: Square, goal: Square) -> Vec<Square> {
    let walk = view.walk(goal);
    let mut squares = vec![from];
    let mut at = from;
    // No way is longer than the map has squares.
    for _ in 0..256 {
        if at == goal {
            return squares;
        }
        let Some(next) = walk.step(at) else {
            break;
        };
        squares.push(next);
        at = next;
    }
    squares.push(goal);
    squares
}

/// The paths of all orders, and of one that is just being given.
fn paths_of(view: &View, selected: Option<Square>, aim: Option<(Square, Square)>) -> Vec<Path> {
    let mut paths: Vec<Path> = Vec::new();
    for order in &view.orders {
        let lane = paths
            .iter()
            .filter(|path| path.squares.first() == Some(&order.at))
            .count();
        paths.push(Path {
            squares: way(view, order.at, order.goal),
            lit: selected == Some(order.at),
            lane,
        });
    }
    if let Some((from, to)) = aim.filter(|(from, to)| from != to) {
        paths.push(Path {
            squares: way(view, from, to),
            lit: true,
            lane: 0,
        });
    }
    paths
}

/// Where the dots of a path are.
fn dots(path: &Path) -> Vec<Vec2> {
    let side = (path.lane as f32 / 2.0).ceil()
        * if path.lane.is_multiple_of(2) {
            1.0
        } else {
            -1.0
        };
    let mut dots = Vec::new();
    for pair in path.squares.windows(2) {
        let &[from, to] = pair else {
            continue;
        };
        let (from, to) = (middle(from), middle(to));
        let count = (from.distance(to) / STEP).round().max(1.0);
        let aside = (to - from).normalize_or_zero().perp() * side * APART;
        dots.extend((1..=count as usize).map(|i| from.lerp(to, i as f32 / count) + aside));
    }
    // The flag stands on the last one.
    dots.pop();
    dots
}

/// Draws the paths anew when something they depend on has changed.
pub(super) fn draw(
    mut commands: Commands,
    art: Res<FolkArt>,
    zoom: Res<Zoom>,
    drawn: If<Res<Drawn>>,
    session: Option<Res<Session>>,
    hover: Res<MapHover>,
    old: Query<Entity, With<PathSprite>>,
    mut last: Local<(Vec<Path>, usize)>,
) {
    let selected = session.as_ref().and_then(|it| it.selected());
    let aim = session
        .filter(|it| it.is_aiming())
        .and(selected)
        .zip(hover.0);
    let wanted = (paths_of(&drawn.view, selected, aim), zoom.detail);
    if wanted == *last && (wanted.0.is_empty() || !old.is_empty()) {
        return;
    }
    for entity in &old {
        commands.entity(entity).despawn();
    }
    for path in &wanted.0 {
        spawn(&mut commands, &art, zoom.detail, path);
    }
    *last = wanted;
}

fn spawn(commands: &mut Commands, art: &FolkArt, detail: usize, path: &Path) {
    let (size, alpha) = if path.lit { (13.0, 1.0) } else { (10.0, 0.75) };
    let size = if detail == 0 { size * 1.5 } else { size };
    let tone = if path.lit {
        Color::srgb(1.0, 0.86, 0.36)
    } else {
        Color::WHITE
    };
    for dot in dots(path) {
        let mut sprite = art.sign(Sign::Dot, size, detail);
        sprite.color = tone.with_alpha(alpha);
        let place = Transform::from_translation(dot.extend(layer::PATHS));
        commands.spawn((sprite, place, PathSprite, Folk));
    }
    if let Some(&goal) = path.squares.last() {
        let size = if detail == 0 { 66.0 } else { 52.0 };
        let mut sprite = art.sign(Sign::Rally, size, detail);
        sprite.color = Color::WHITE.with_alpha(if path.lit { 1.0 } else { 0.9 });
        let foot = middle(goal) + Vec2::new(-18.0 + size * 0.16, -12.0 + size * 0.4);
        let place = Transform::from_translation(foot.extend(layer::ARMIES + 4.0));
        commands.spawn((sprite, place, PathSprite, Folk));
    }
}
