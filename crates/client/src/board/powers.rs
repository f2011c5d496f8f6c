//! The badges beside each King: what he can do now.

use super::art::BoardArt;
use super::layout::Layout;
use super::motion::Glide;
use super::pieces::{IN_HAND, PieceSprite, piece_place};
use super::pointer::Drag;
use crate::battle::{Power, Table};
use crate::screens::Screen;
use bevy::prelude::*;
use rules::battle::{Position, Powers};
use rules::{Color as Side, Piece};

/// A badge beside a King.
#[derive(Component)]
pub(super) struct Badge {
    color: Side,
    power: Power,
}

/// What the drawn badges depend on.
type Drawn = (Layout, [Powers; 2]);

/// The edge of a badge.
fn size(layout: &Layout) -> f32 {
    (layout.square_size() * 0.34).max(17.0)
}

/// Where a badge lies as seen from the middle of the King's square, in logical pixels: one above
/// the other along his right side.
fn beside(layout: &Layout, power: Power) -> Vec2 {
    let edge = layout.square_size();
    let step = size(layout) * 0.94;
    Vec2::new(edge * 0.38, step * (1.0 - power.index() as f32))
}

/// Draws the badges of both Kings of a position.
pub fn spawn_badges(
    commands: &mut Commands,
    art: &BoardArt,
    layout: &Layout,
    position: &Position,
) -> Vec<Entity> {
    let mut badges = Vec::new();
    for color in Side::ALL {
        for power in Power::ALL {
            let place = piece_place(layout, position.terrain(), position.king(color), Vec2::ZERO);
            let place = place + beside(layout, power).extend(15.0);
            let lit = power.is_in(position.powers(color));
            let badge = (
                art.power(power.index(), lit, size(layout)),
                Transform::from_translation(place),
                Badge { color, power },
            );
            badges.push(commands.spawn(badge).id());
        }
    }
    badges
}

/// Draws the badges anew the moment a power is won or lost.
pub(super) fn draw_badges(
    mut commands: Commands,
    art: Res<BoardArt>,
    layout: Res<Layout>,
    table: Res<Table>,
    old: Query<Entity, With<Badge>>,
    coming: Query<(), (With<PieceSprite>, With<Glide>)>,
    mut drawn: Local<Option<Drawn>>,
) {
    // A power is lost when its piece is hit, not before whoever takes it has arrived.
    if !coming.is_empty() && !old.is_empty() {
        return;
    }
    let shown = table.shown();
    let wanted = (*layout, Side::ALL.map(|color| shown.powers(color)));
    if *drawn == Some(wanted) && !old.is_empty() {
        return;
    }
    for entity in &old {
        commands.entity(entity).despawn();
    }
    for badge in spawn_badges(&mut commands, &art, &layout, shown) {
        commands.entity(badge).insert(DespawnOnExit(Screen::Battle));
    }
    *drawn = Some(wanted);
}

/// The badges go with their King.
pub(super) fn follow_king(
    layout: Res<Layout>,
    table: Res<Table>,
    drag: Res<Drag>,
    pieces: Query<(&PieceSprite, Option<&Glide>)>,
    mut badges: Query<(&Badge, &mut Transform)>,
) {
    for (badge, mut transform) in &mut badges {
        let king = pieces
            .iter()
            .find(|(sprite, _)| sprite.color == badge.color && sprite.piece == Piece::King);
        let Some((king, glide)) = king else { continue };
        let offset = glide.map_or(Vec2::ZERO, Glide::offset);
        let mut place = piece_place(&layout, table.shown().terrain(), king.square, offset);
        if let Some(held) = drag.held_at(king.square) {
            place = layout.to_world(held).extend(50.0);
        } else if let Some(on) = drag.lies_on(king.square).filter(|_| table.sent().is_some()) {
            place = piece_place(&layout, table.shown().terrain(), on, IN_HAND);
        }
        let place = place.truncate() + beside(&layout, badge.power);
        let height = if drag.held_at(king.square).is_some() {
            51.0
        } else {
            25.0
        };
        transform.set_if_neq(Transform::from_translation(place.extend(height)));
    }
}
