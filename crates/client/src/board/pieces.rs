//! The pieces on the board, and how they come, go and move.

use super::art::BoardArt;
use super::layout::Layout;
use super::motion::{Glide, SLIDE};
use super::pointer::{Drag, Hover};
use crate::battle::{Selection, Table};
use crate::screens::Screen;
use crate::settings::{Colours, Settings};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use rules::battle::{Position, Terrain};
use rules::{Color as Side, Piece, Position as _, Square};

/// How large a piece is drawn, in squares.
const SIZE: f32 = 0.98;

/// How a piece lies on its goal that was put there but not yet taken from the hand, in squares.
pub(crate) const IN_HAND: Vec2 = Vec2::new(0.0, 0.05);

/// A piece that stands on the board.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq)]
pub struct PieceSprite {
    /// Where.
    pub square: Square,
    /// Whose.
    pub color: Side,
    /// What.
    pub piece: Piece,
}

/// What the pictures of all pieces depend on.
#[derive(Copy, Clone, PartialEq)]
pub(super) struct Look {
    size: f32,
    factor: f32,
    /// The rows of the atlases for both sides.
    rows: [usize; 2],
}

/// Where a piece on `square` stands in the world, `offset` squares away from there. Pawns on a
/// wall stand higher; what stands lower on the screen stands in front.
pub fn piece_place(layout: &Layout, terrain: Terrain, square: Square, offset: Vec2) -> Vec3 {
    let on_wall = terrain == Terrain::Siege && terrain.closed().has(square);
    let lift = if on_wall { 0.14 } else { 0.03 };
    let edge = layout.square_size();
    let place = layout.world(square) + (offset + Vec2::new(0.0, lift)) * edge;
    let moving = if offset == Vec2::ZERO { 0.0 } else { 1.5 };
    place.extend(10.0 + f32::from(layout.row(square)) * 0.1 + moving)
}

/// Draws the pieces of a position, without any that moves.
pub fn spawn_pieces(
    commands: &mut Commands,
    art: &BoardArt,
    layout: &Layout,
    position: &Position,
    colours: Colours,
    factor: f32,
) -> Vec<Entity> {
    let mut pieces = Vec::new();
    for square in position.occupied() {
        if let Some((color, piece)) = position.piece_at(square) {
            let size = layout.square_size() * SIZE;
            let place = piece_place(layout, position.terrain(), square, Vec2::ZERO);
            let sprite = art.piece(colours, color, piece, size, factor);
            pieces.push(
                commands
                    .spawn((sprite, Transform::from_translation(place)))
                    .id(),
            );
        }
    }
    pieces
}

/// Makes the standing pieces those of the shown position.
pub(super) fn reconcile(
    mut commands: Commands,
    art: Res<BoardArt>,
    layout: Res<Layout>,
    table: Res<Table>,
    settings: Res<Settings>,
    window: Single<&Window, With<PrimaryWindow>>,
    pieces: Query<(Entity, &PieceSprite)>,
    mut look: Local<Option<Look>>,
) {
    let wanted_look = Look {
        size: layout.square_size(),
        factor: window.scale_factor(),
        rows: Side::ALL.map(|side| table.setup().row(settings.colours, side)),
    };
    let same_look = *look == Some(wanted_look);
    *look = Some(wanted_look);
    let position = table.shown();
    let settling = !pieces.is_empty() && same_look && !settings.reduced_motion();
    let mut standing = rules::BitBoard::EMPTY;
    let mut stray = Vec::new();
    for (entity, sprite) in &pieces {
        let belongs = position.piece_at(sprite.square) == Some((sprite.color, sprite.piece));
        if same_look && belongs && !standing.has(sprite.square) {
            standing |= sprite.square.bitboard();
        } else {
            stray.push((entity, *sprite));
        }
    }
    // Looking one move back or forward lets the piece walk; a longer jump changes all at once.
    let walks = settling && stray.len() <= 2;
    for square in position.occupied() & !standing {
        let Some((color, piece)) = position.piece_at(square) else {
            continue;
        };
        let here = PieceSprite {
            square,
            color,
            piece,
        };
        let alike = |(_, it): &(Entity, PieceSprite)| it.color == color && it.piece == piece;
        if walks && let Some(index) = stray.iter().position(alike) {
            let (entity, old) = stray.swap_remove(index);
            let way = layout.world(old.square) - layout.world(square);
            let glide = Glide::along(way / layout.square_size(), SLIDE);
            commands.entity(entity).insert((here, glide));
            continue;
        }
        let size = layout.square_size() * SIZE;
        let row = wanted_look.rows[color.index()];
        let sprite = art.piece_of_row(row, piece, size, wanted_look.factor);
        let place = piece_place(&layout, position.terrain(), square, Vec2::ZERO);
        let place = Transform::from_translation(place);
        let mut spawned = commands.spawn((sprite, place, here, DespawnOnExit(Screen::Battle)));
        if settling && let Some((from, duration)) = arrival(&table, &layout, square) {
            spawned.insert(Glide::along(from, duration));
        }
    }
    for (entity, _) in stray {
        commands.entity(entity).despawn();
    }
}

/// From where, in squares, and for how long a piece comes that has just appeared on `square`:
/// from above if it was dropped, along its pawn's way if it was promoted.
fn arrival(table: &Table, layout: &Layout, square: Square) -> Option<(Vec2, f32)> {
    let (mv, _) = table.record().last_move(table.shown_at())?;
    if mv.to() != square || !table.is_live() {
        return None;
    }
    match mv.from() {
        None => Some((Vec2::new(0.0, 0.6), 0.18)),
        Some(from) if mv.promotes_to().is_some() => {
            let way = layout.world(from) - layout.world(square);
            Some((way / layout.square_size(), SLIDE))
        }
        Some(_) => None,
    }
}

/// The reserve piece in the hand, on its way to the board.
#[derive(Component)]
pub(super) struct Ghost(Piece);

/// Lets the reserve piece that is picked up follow the pointer.
pub(super) fn carry_ghost(
    mut commands: Commands,
    art: Res<BoardArt>,
    layout: Res<Layout>,
    table: Res<Table>,
    settings: Res<Settings>,
    hover: Res<Hover>,
    window: Single<&Window, With<PrimaryWindow>>,
    mut ghosts: Query<(Entity, &Ghost, &mut Transform)>,
) {
    let held = match (table.selection(), hover.place) {
        (Some(Selection::Reserve(piece)), Some(place)) => Some((piece, place)),
        _ => None,
    };
    let place = |place: Vec2| Transform::from_translation(layout.to_world(place).extend(50.0));
    let mut there = false;
    for (entity, ghost, mut transform) in &mut ghosts {
        match held {
            Some((piece, at)) if piece == ghost.0 && !there => {
                transform.set_if_neq(place(at));
                there = true;
            }
            _ => commands.entity(entity).despawn(),
        }
    }
    if let Some((piece, at)) = held
        && !there
    {
        let color = table.position().side_to_move();
        let size = layout.square_size() * SIZE;
        let row = table.setup().row(settings.colours, color);
        let mut sprite = art.piece_of_row(row, piece, size, window.scale_factor());
        sprite.color = Color::WHITE.with_alpha(0.8);
        commands.spawn((
            sprite,
            place(at),
            Ghost(piece),
            DespawnOnExit(Screen::Battle),
        ));
    }
}

/// Puts every piece where it stands now, on its way or in the hand.
pub(super) fn place(
    layout: Res<Layout>,
    table: Res<Table>,
    drag: Res<Drag>,
    mut pieces: Query<(&PieceSprite, Option<&Glide>, &mut Transform)>,
) {
    for (sprite, glide, mut transform) in &mut pieces {
        let offset = glide.map_or(Vec2::ZERO, Glide::offset);
        let terrain = table.shown().terrain();
        let mut place = piece_place(&layout, terrain, sprite.square, offset);
        if let Some(held) = drag.held_at(sprite.square) {
            place = layout.to_world(held).extend(50.0);
        } else if let Some(on) = drag
            .lies_on(sprite.square)
            .filter(|_| table.sent().is_some())
        {
            place = piece_place(&layout, terrain, on, IN_HAND);
        }
        let goal = Transform::from_translation(place);
        transform.set_if_neq(goal);
    }
}
