//! The ground under the pieces: table, frame, letters, and the picture of the board.

use super::art::TableArt;
use super::layout::TableLayout;
use crate::board::{BoardArt, Frame, GroundPart, Lettering, lay_on_table};
use crate::screens::Screen;
use crate::settings::Settings;
use crate::table::Seated;
use bevy::prelude::*;
use rules::Variant;

/// What the drawn ground depends on.
#[derive(Clone, PartialEq)]
pub(super) struct Drawn {
    layout: TableLayout,
    variant: Variant,
    coordinates: bool,
}

/// Draws the frame, the letters and the ground of a board, everything but the pieces.
pub fn spawn_table_ground(
    commands: &mut Commands,
    (art, table): (&BoardArt, &TableArt),
    layout: &TableLayout,
    variant: Variant,
    coordinates: bool,
) -> Vec<Entity> {
    let frame = Frame {
        window: layout.window,
        board: layout.board,
        width: layout.frame,
    };
    let ground = Sprite {
        custom_size: Some(layout.board.size()),
        ..Sprite::from_image(table.ground(variant, layout.flipped))
    };
    let letters = coordinates.then_some(Lettering {
        places: layout.kind.size(),
        flipped: layout.flipped,
        size: layout.letters,
    });
    frame.spawn_board(commands, art, ground, letters)
}

/// Draws the ground anew when something it depends on has changed.
pub(super) fn draw_ground(
    mut commands: Commands,
    art: (Res<BoardArt>, Res<TableArt>),
    layout: Res<TableLayout>,
    seated: Res<Seated>,
    settings: Res<Settings>,
    old: Query<Entity, With<GroundPart>>,
    mut drawn: Local<Option<Drawn>>,
    // Both views, so that turning the board waits for nothing.
    mut held: Local<Option<(Variant, [Handle<Image>; 2])>>,
) {
    let variant = seated.0.game().variant();
    let (art, table) = (&*art.0, &*art.1);
    if held.as_ref().is_none_or(|(of, _)| *of != variant) {
        let views = [false, true].map(|flipped| table.ground(variant, flipped));
        *held = Some((variant, views));
    }
    let wanted = Drawn {
        layout: *layout,
        variant,
        coordinates: settings.show_coordinates,
    };
    if drawn.as_ref() == Some(&wanted) && !old.is_empty() {
        return;
    }
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let parts = spawn_table_ground(
        &mut commands,
        (art, table),
        &layout,
        variant,
        settings.show_coordinates,
    );
    lay_on_table(&mut commands, art, layout.window, parts, Screen::Table);
    *drawn = Some(wanted);
}
