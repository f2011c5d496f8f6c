//! The ground under the pieces: table, frame, letters, terrain, rubble, and a little life.

use super::art::{BoardArt, EffectKind};
use super::frame::{Frame, GroundPart, Lettering, lay_on_table};
use super::layout::Layout;
use crate::battle::Table;
use crate::screens::Screen;
use crate::settings::Settings;
use crate::terrain::face;
use bevy::prelude::*;
use rules::battle::{Position, Terrain};
use rules::{Piece, Square};

/// Frames of water and leaves a second.
pub(crate) const LIFE_RATE: f32 = 6.0;

/// Loops as long as motion is wanted.
#[derive(Component)]
pub(super) struct Life {
    kind: EffectKind,
    shift: usize,
}

/// What the drawn ground depends on.
#[derive(Clone, PartialEq)]
pub(super) struct Drawn {
    layout: Layout,
    terrain: Terrain,
    breaches: rules::BitBoard,
    coordinates: bool,
    alive: bool,
}

/// Draws the board's frame, letters, terrain and breaches, everything but the pieces.
pub fn spawn_ground(
    commands: &mut Commands,
    art: &BoardArt,
    layout: &Layout,
    position: &Position,
    coordinates: bool,
) -> Vec<Entity> {
    let frame = Frame {
        window: layout.window,
        board: layout.board,
        width: layout.frame,
    };
    let terrain = art.terrain(position.terrain(), layout.flipped, layout.board.width());
    let letters = coordinates.then_some(Lettering {
        places: (8, 8),
        flipped: layout.flipped,
        size: layout.letters,
    });
    let mut parts = frame.spawn_board(commands, art, terrain, letters);
    let plain = art.plain_ground(layout.board.width());
    let below = frame.to_world(layout.board.center()).extend(-0.1);
    let below = Transform::from_translation(below);
    parts.push(commands.spawn((plain, below)).id());
    for square in breaches(position) {
        let place = Transform::from_translation(layout.world(square).extend(1.0));
        parts.push(
            commands
                .spawn((art.rubble(layout.square_size()), place))
                .id(),
        );
    }
    parts
}

/// Squares where a Tower stood and does not any more.
fn breaches(position: &Position) -> rules::BitBoard {
    position.terrain().towers() & !position.pieces(Piece::Tower)
}

/// Where there is something to live: glitter on water, leaves among trees and over fields.
fn living(terrain: Terrain) -> impl Iterator<Item = (Square, EffectKind)> {
    let life = face(terrain).life;
    Square::all().filter_map(move |at| life(at).map(|kind| (at, kind)))
}

/// Whether anything on this ground moves by itself, [`LIFE_RATE`] times a second.
pub(crate) fn lives(terrain: Terrain) -> bool {
    living(terrain).next().is_some()
}

/// Draws the ground anew when something it depends on has changed.
pub(super) fn draw_ground(
    mut commands: Commands,
    art: Res<BoardArt>,
    layout: Res<Layout>,
    table: Res<Table>,
    settings: Res<Settings>,
    old: Query<Entity, With<GroundPart>>,
    mut drawn: Local<Option<Drawn>>,
    // Both views, so that turning the board waits for nothing.
    mut held: Local<Option<(Terrain, [Handle<Image>; 2])>>,
) {
    let shown = table.shown();
    let terrain = shown.terrain();
    if held.as_ref().is_none_or(|(of, _)| *of != terrain) {
        *held = Some((
            terrain,
            [false, true].map(|flipped| art.ground(terrain, flipped)),
        ));
    }
    let wanted = Drawn {
        layout: *layout,
        terrain: shown.terrain(),
        breaches: breaches(shown),
        coordinates: settings.show_coordinates,
        alive: !settings.reduced_motion(),
    };
    if drawn.as_ref() == Some(&wanted) && !old.is_empty() {
        return;
    }
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let mut parts = spawn_ground(
        &mut commands,
        &art,
        &layout,
        shown,
        settings.show_coordinates,
    );
    if wanted.alive {
        for (shift, (square, kind)) in living(shown.terrain()).enumerate() {
            let height = if kind == EffectKind::Water { 0.5 } else { 30.0 };
            let life = (
                art.effect(kind, shift % 8, layout.square_size()),
                Transform::from_translation(layout.world(square).extend(height)),
                Life { kind, shift },
            );
            parts.push(commands.spawn(life).id());
        }
    }
    lay_on_table(&mut commands, &art, layout.window, parts, Screen::Battle);
    *drawn = Some(wanted);
}

/// Lets water glitter and leaves drift.
pub(super) fn live(time: Res<Time>, mut lives: Query<(&Life, &mut Sprite)>) {
    let tick = (time.elapsed_secs() * LIFE_RATE) as usize;
    for (life, mut sprite) in &mut lives {
        let index = BoardArt::effect_index(life.kind, (tick + life.shift) % EffectKind::FRAMES);
        let stale = sprite
            .texture_atlas
            .as_ref()
            .is_some_and(|atlas| atlas.index != index);
        if stale && let Some(atlas) = &mut sprite.texture_atlas {
            atlas.index = index;
        }
    }
}
