//! The board of a table: ground, pieces, marks and motion, and the hands on it.

mod art;
mod figures;
mod ground;
mod heard;
mod keys;
mod layout;
mod marks;
mod picture;
mod pointer;
mod reel;
mod stage;
mod trays;

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;

pub use art::TableArt;
pub use figures::spawn_figures;
pub use ground::spawn_table_ground;
pub use layout::TableLayout;
pub(crate) use marks::table_marks;
pub use marks::{look_marks, spawn_table_mark};
pub use picture::{play_on, spawn_table, spawn_two_tables};
pub use reel::Reel;
pub use trays::spawn_fallen;

use super::{Seated, Seen, TableSet};
use crate::analysis::Analysis;
use crate::board::{
    Around, Drag, Hover, KeyboardCursor, advance_effects, advance_glides, advance_leaving,
    keep_drawing,
};
use crate::library::Replay;
use crate::panels::PanelInput;
use crate::screens::{Overlay, Screen};
use crate::settings::Settings;
use crate::typed::Typing;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use tabletop::{Board, Point};

/// The board as it is seen, and the hands on it.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins(hands);
    app.init_resource::<Reel>()
        .init_resource::<heard::Heard>()
        .add_systems(OnEnter(Screen::TableSetup), load_art)
        .add_systems(OnEnter(Screen::Table), (load_art, stage::begin).chain())
        .add_systems(
            Update,
            (
                ground::draw_ground,
                (stage::follow, figures::reconcile, figures::place).chain(),
                (marks::draw_marks, trays::draw_trays).after(stage::follow),
                heard::make_heard.after(stage::follow),
                pointer::carry_ghost,
                (
                    advance_glides,
                    advance_leaving,
                    advance_effects,
                    figures::advance_turning,
                    keep_drawing,
                )
                    .chain()
                    .before(stage::follow),
            )
                .in_set(TableSet::Show)
                .run_if(resource_exists::<Seated>.and_then(resource_exists::<Seen>)),
        );
}

/// Loads the pictures of the figures when they are first needed: most evenings they are not.
fn load_art(world: &mut World) {
    world.init_resource::<TableArt>();
}

/// The hands alone, which work without a picture: tests play with them.
pub fn hands(app: &mut App) {
    app.init_resource::<TableLayout>()
        .init_resource::<PanelInput>()
        .init_resource::<Hover<Point>>()
        .init_resource::<Drag<Point>>()
        .insert_resource(KeyboardCursor::new(Point::at(4, 1)))
        .add_systems(OnEnter(Screen::Table), lay_hands)
        .add_systems(
            Update,
            (
                lay_out.run_if(resource_exists::<Seated>),
                (pointer::use_pointer, keys::use_keys).chain().run_if(
                    in_state(Overlay::None)
                        .and_then(resource_exists::<Seated>)
                        .and_then(resource_exists::<Seen>),
                ),
            )
                .chain()
                .in_set(TableSet::Input),
        );
}

fn lay_hands(mut commands: Commands, seated: Option<Res<Seated>>) {
    let kind = seated.map_or(Board::Squares, |it| it.0.game().board());
    let (columns, _) = kind.size();
    commands.insert_resource(<Hover<Point>>::default());
    commands.insert_resource(<Drag<Point>>::default());
    commands.insert_resource(KeyboardCursor::new(Point::at(columns / 2, 1)));
}

/// Keeps the layout that of the window.
fn lay_out(
    window: Single<&Window, With<PrimaryWindow>>,
    settings: Res<Settings>,
    seated: Res<Seated>,
    analysis: Option<Res<Analysis>>,
    replay: Option<Res<Replay>>,
    typing: Option<Res<Typing>>,
    mut layout: ResMut<TableLayout>,
) {
    let size = Vec2::new(window.width(), window.height());
    let scale = settings.scale_in(size.x, size.y);
    let kind = seated.0.game().board();
    let text = settings.text_size_in(size.x, size.y);
    let around = Around {
        bar: analysis.is_some_and(|analysis| analysis.is_on()),
        foot: replay.map_or(0.0, |replay| replay.room())
            + typing.map_or(0.0, |typing| typing.room(text)),
        text,
    };
    let flipped = seated.0.is_flipped();
    layout.set_if_neq(TableLayout::with(kind, size, scale, flipped, around));
}
