//! The pieces on the board, and how they come, go and move.

use super::art::{BoardArt, EffectKind};
use super::layout::Layout;
use super::motion::{Ball, Glide, Leaving, SHOT, SLIDE, finish, spawn_effect};
use super::pointer::Drag;
use crate::battle::{Happened, Happening, Table};
use crate::screens::Screen;
use crate::settings::{Colours, Settings};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use rules::battle::{Position, Terrain};
use rules::{Color as Side, Piece, Square};

/// How large a piece is drawn, in squares.
const SIZE: f32 = 0.98;

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
    colours: Colours,
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

/// Starts the motion of what has just happened. The table is ahead: `reconcile` makes sure that
/// in the end exactly its pieces stand.
#[expect(
    clippy::too_many_arguments,
    reason = "a system's parameters are what it works on"
)]
pub(super) fn set_moving(
    mut commands: Commands,
    art: Res<BoardArt>,
    layout: Res<Layout>,
    table: Res<Table>,
    settings: Res<Settings>,
    mut happened: MessageReader<Happened>,
    mut pieces: Query<(Entity, &mut PieceSprite), Without<Leaving>>,
    gliding: Query<Entity, With<Glide>>,
    passing: Query<Entity, Or<(With<Leaving>, With<Ball>)>>,
    mut drag: ResMut<Drag>,
) {
    let batch: Vec<Happening> = happened.read().map(|Happened(it)| *it).collect();
    let changes = batch.iter().any(|it| {
        !matches!(
            it,
            Happening::Selected | Happening::PutDown | Happening::Asked
        )
    });
    if !changes {
        return;
    }
    finish(&mut commands, &gliding, &passing);
    if !table.is_live() {
        return;
    }
    let still = settings.reduced_motion();
    let mut arrives = 0.0;
    for happening in batch {
        let effect = match happening {
            Happening::Moved {
                from, to, piece, ..
            } => {
                let carried = drag.was_carried_to(to);
                let Some((entity, mut sprite)) =
                    pieces.iter_mut().find(|(_, sprite)| sprite.square == from)
                else {
                    continue;
                };
                sprite.square = to;
                if !still && !carried {
                    arrives = SLIDE;
                    let lift = if piece == Piece::Knight { 0.35 } else { 0.06 };
                    let way = layout.world(from) - layout.world(to);
                    let from = way / layout.square_size();
                    commands.entity(entity).insert(Glide {
                        from,
                        delay: 0.0,
                        elapsed: 0.0,
                        duration: SLIDE,
                        lift,
                    });
                }
                None
            }
            Happening::Shot { from, to } => {
                if !still {
                    arrives = SHOT;
                    let edge = layout.square_size();
                    commands.spawn((
                        Sprite::from_color(Color::srgb(0.08, 0.07, 0.07), Vec2::splat(edge * 0.14)),
                        Transform::from_translation(layout.world(from).extend(38.0)),
                        Ball {
                            from: layout.world(from),
                            to: layout.world(to),
                            elapsed: 0.0,
                            duration: SHOT,
                        },
                        DespawnOnExit(Screen::Battle),
                    ));
                }
                Some((EffectKind::Shot, from, 0.0))
            }
            Happening::Captured { at, color, .. } => {
                let taken = pieces
                    .iter()
                    .find(|(_, sprite)| sprite.square == at && sprite.color == color);
                if let Some((entity, _)) = taken {
                    let leaving = Leaving {
                        delay: arrives * 0.8,
                        elapsed: 0.0,
                    };
                    commands
                        .entity(entity)
                        .remove::<PieceSprite>()
                        .insert(leaving);
                }
                Some((EffectKind::Capture, at, arrives * 0.8))
            }
            Happening::Dropped { at, .. } => Some((EffectKind::Landing, at, 0.12)),
            Happening::PowerLost(color, _) => {
                Some((EffectKind::PowerLost, table.position().king(color), arrives))
            }
            Happening::PowerWon(color, _) => {
                Some((EffectKind::PowerWon, table.position().king(color), arrives))
            }
            Happening::Promoted { at, .. } => Some((EffectKind::PowerWon, at, arrives)),
            _ => None,
        };
        let Some((kind, square, delay)) = effect else {
            continue;
        };
        let of_power = matches!(kind, EffectKind::PowerLost | EffectKind::PowerWon);
        if !still || of_power {
            spawn_effect(&mut commands, &art, &layout, (kind, square), delay, still);
        }
    }
    *drag = Drag::default();
}

/// Makes the standing pieces those of the shown position.
#[expect(
    clippy::too_many_arguments,
    reason = "a system's parameters are what it works on"
)]
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
        colours: settings.colours,
    };
    let same_look = *look == Some(wanted_look);
    *look = Some(wanted_look);
    let position = table.shown();
    let mut standing = rules::BitBoard::EMPTY;
    for (entity, sprite) in &pieces {
        let belongs = position.piece_at(sprite.square) == Some((sprite.color, sprite.piece));
        if same_look && belongs && !standing.has(sprite.square) {
            standing |= sprite.square.bitboard();
        } else {
            commands.entity(entity).despawn();
        }
    }
    let settling = !pieces.is_empty() && same_look && !settings.reduced_motion();
    for square in position.occupied() & !standing {
        let Some((color, piece)) = position.piece_at(square) else {
            continue;
        };
        let size = layout.square_size() * SIZE;
        let sprite = art.piece(settings.colours, color, piece, size, wanted_look.factor);
        let place = piece_place(&layout, position.terrain(), square, Vec2::ZERO);
        let mut spawned = commands.spawn((
            sprite,
            Transform::from_translation(place),
            PieceSprite {
                square,
                color,
                piece,
            },
            DespawnOnExit(Screen::Battle),
        ));
        if settling && table.is_live() && came_from_reserve(&table, square) {
            let from = Vec2::new(0.0, 0.6);
            spawned.insert(Glide {
                from,
                delay: 0.0,
                elapsed: 0.0,
                duration: 0.18,
                lift: 0.0,
            });
        }
    }
}

/// Whether the last move dropped a piece on `square`.
fn came_from_reserve(table: &Table, square: Square) -> bool {
    let last = table.record().last_move(table.shown_at());
    last.is_some_and(|(mv, _)| mv.is_drop() && mv.to() == square)
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
        }
        let goal = Transform::from_translation(place);
        transform.set_if_neq(goal);
    }
}
