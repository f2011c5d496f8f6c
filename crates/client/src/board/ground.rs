//! The ground under the pieces: table, frame, letters, terrain, rubble, and a little life.

use super::art::{BoardArt, EffectKind};
use super::layout::Layout;
use crate::battle::Table;
use crate::screens::Screen;
use crate::settings::Settings;
use bevy::prelude::*;
use bevy::sprite::Text2dShadow;
use rules::battle::{Position, Terrain};
use rules::{Color as Side, Piece, Square};

const WALNUT: Color = Color::srgb(0.27, 0.17, 0.10);
const WALNUT_EDGE: Color = Color::srgb(0.16, 0.10, 0.06);
const GILT: Color = Color::srgb(0.78, 0.62, 0.32);
const LETTERS: Color = Color::srgb(0.93, 0.84, 0.64);
/// Frames of water and leaves a second.
pub(crate) const LIFE_RATE: f32 = 6.0;

/// Part of the ground; all is drawn anew when it changes.
#[derive(Component)]
pub(super) struct GroundPart;

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
    let mut parts = spawn_frame(commands, layout);
    let middle = layout.to_world(layout.board.center());
    let terrain = art.terrain(position.terrain(), layout.flipped, layout.board.width());
    parts.push(
        commands
            .spawn((terrain, Transform::from_translation(middle.extend(0.0))))
            .id(),
    );
    for square in breaches(position) {
        let place = Transform::from_translation(layout.world(square).extend(1.0));
        parts.push(
            commands
                .spawn((art.rubble(layout.square_size()), place))
                .id(),
        );
    }
    if coordinates {
        parts.extend(spawn_letters(commands, art, layout));
    }
    parts
}

/// Squares where a Tower stood and does not any more.
fn breaches(position: &Position) -> rules::BitBoard {
    position.terrain().towers() & !position.pieces(Piece::Tower)
}

fn spawn_frame(commands: &mut Commands, layout: &Layout) -> Vec<Entity> {
    let middle = layout.to_world(layout.board.center());
    let (side, frame) = (layout.board.width(), layout.frame);
    let sheets = [
        (
            Color::srgba(0.0, 0.0, 0.0, 0.22),
            side + 2.0 * frame + 8.0,
            -4.0,
        ),
        (WALNUT_EDGE, side + 2.0 * frame, 0.0),
        (WALNUT, side + 2.0 * frame - 4.0, 0.0),
        (GILT, side + 4.0, 0.0),
        (WALNUT_EDGE, side + 2.0, 0.0),
    ];
    let mut height = -5.0;
    let mut spawn = |(colour, size, down): (Color, f32, f32)| {
        height += 0.5;
        let place = Transform::from_xyz(middle.x, middle.y + down, height);
        commands
            .spawn((Sprite::from_color(colour, Vec2::splat(size)), place))
            .id()
    };
    sheets.into_iter().map(&mut spawn).collect()
}

fn spawn_letters(commands: &mut Commands, art: &BoardArt, layout: &Layout) -> Vec<Entity> {
    let font = TextFont {
        font: art.font.clone().into(),
        font_size: FontSize::Px((layout.frame * 0.68).max(9.0)),
        ..default()
    };
    let half = layout.frame / 2.0;
    let (board, square) = (layout.board, layout.square_size());
    let mut parts = Vec::new();
    for index in 0..8_u8 {
        let along = (f32::from(index) + 0.5) * square;
        let (file, rank) = if layout.flipped {
            (7 - index, index)
        } else {
            (index, 7 - index)
        };
        let file = char::from(b'a' + file).to_string();
        let rank = (rank + 1).to_string();
        let places = [
            (&file, Vec2::new(board.min.x + along, board.max.y + half)),
            (&file, Vec2::new(board.min.x + along, board.min.y - half)),
            (&rank, Vec2::new(board.min.x - half, board.min.y + along)),
            (&rank, Vec2::new(board.max.x + half, board.min.y + along)),
        ];
        for (text, place) in places {
            let letter = commands.spawn((
                Text2d::new(text.clone()),
                font.clone(),
                TextColor(LETTERS),
                Text2dShadow {
                    offset: Vec2::new(0.0, -1.0),
                    color: WALNUT_EDGE,
                },
                Transform::from_translation(layout.to_world(place).round().extend(1.0)),
            ));
            parts.push(letter.id());
        }
    }
    parts
}

/// Where there is something to live: glitter on water, leaves among trees and over fields.
fn living(terrain: Terrain) -> Vec<(Square, EffectKind)> {
    let kept = |square: &Square, one_in: usize| (square.index() * 7 + 3).is_multiple_of(one_in);
    match terrain {
        Terrain::River => terrain
            .water()
            .into_iter()
            .map(|at| (at, EffectKind::Water))
            .collect(),
        Terrain::Forest => {
            let trees = terrain
                .stops(Side::White)
                .into_iter()
                .filter(|at| kept(at, 3));
            trees.map(|at| (at, EffectKind::Leaves)).collect()
        }
        Terrain::Field | Terrain::Hill => {
            let some = Square::all().filter(|at| kept(at, 20));
            some.map(|at| (at, EffectKind::Leaves)).collect()
        }
        Terrain::Siege => Vec::new(),
    }
}

/// Whether anything on this ground moves by itself, [`LIFE_RATE`] times a second.
pub(crate) fn lives(terrain: Terrain) -> bool {
    !living(terrain).is_empty()
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
    let table_top = (
        art.table(layout.window),
        Transform::from_xyz(0.0, 0.0, -9.0),
    );
    parts.push(commands.spawn(table_top).id());
    if wanted.alive {
        for (shift, (square, kind)) in living(shown.terrain()).into_iter().enumerate() {
            let height = if kind == EffectKind::Water { 0.5 } else { 30.0 };
            let life = (
                art.effect(kind, shift % 8, layout.square_size()),
                Transform::from_translation(layout.world(square).extend(height)),
                Life { kind, shift },
            );
            parts.push(commands.spawn(life).id());
        }
    }
    for part in parts {
        commands
            .entity(part)
            .insert((GroundPart, DespawnOnExit(Screen::Battle)));
    }
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
