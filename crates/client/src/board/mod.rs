//! The board: ground, pieces, marks and motion, and the hands on it.

mod art;
mod frame;
mod gestures;
mod ground;
mod keys;
mod layout;
mod marks;
mod motion;
mod pieces;
mod pointer;
mod powers;
mod scene;
mod sign;
mod small;
mod stage;

pub(crate) use art::{Atlas, nearest_atlas};
pub use art::{BoardArt, EffectKind, Mark};
pub(crate) use frame::{Frame, GroundPart, Lettering, lay_on_table};
pub(crate) use gestures::Gestures;
pub use ground::spawn_ground;
pub(crate) use ground::{LIFE_RATE, lives};
pub(crate) use keys::RESERVE;
pub use layout::{Around, Layout};
pub(crate) use layout::{Room, bar_beside, letters, to_world};
pub(crate) use marks::HINT_FROM;
pub use marks::{Placed, marks_of, position_marks, spawn_mark};
pub(crate) use motion::{
    Glide, Leaving, SLIDE, advance_effects, advance_glides, advance_leaving, keep_drawing, pace,
    spawn_effect,
};
pub(crate) use pieces::IN_HAND;
pub use pieces::{PieceSprite, spawn_pieces};
pub use pointer::{Drag, Hover, KeyboardCursor};
pub(crate) use pointer::{LetGo, Press, point};
pub use powers::spawn_badges;
pub use scene::{SceneSeed, SceneStep, run_scene, spawn_position, spawn_words, step_through};
pub(crate) use sign::Sign;
pub use small::SmallBattle;
pub(crate) use small::draw_mark;

use crate::analysis::Analysis;
use crate::battle::{BattleSet, Table};
use crate::library::Replay;
use crate::panels::PanelInput;
use crate::screens::{Overlay, Screen};
use crate::settings::Settings;
use crate::typed::Typing;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

/// The board as it is seen, and the hands on it.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins(hands);
    app.init_resource::<BoardArt>()
        .add_systems(
            Update,
            (
                (ground::draw_ground, ground::live),
                (stage::set_moving, pieces::reconcile, pieces::place).chain(),
                (powers::draw_badges, powers::follow_king)
                    .chain()
                    .after(pieces::place),
                marks::draw_marks.after(stage::set_moving),
                pieces::carry_ghost,
                (
                    advance_glides,
                    advance_leaving,
                    advance_effects,
                    motion::advance_balls,
                    keep_drawing,
                )
                    .chain()
                    .before(stage::set_moving),
            )
                .in_set(BattleSet::Show)
                .run_if(resource_exists::<Table>),
        )
        .add_systems(Update, art::stand_in);
}

/// The hands alone, which work without a picture: tests play with them.
pub fn hands(app: &mut App) {
    app.init_resource::<Layout>()
        .init_resource::<PanelInput>()
        .init_resource::<Hover>()
        .init_resource::<KeyboardCursor>()
        .init_resource::<Drag>()
        .add_systems(OnEnter(Screen::Battle), lay_hands)
        .add_systems(
            Update,
            (
                lay_out.run_if(resource_exists::<Table>),
                (pointer::use_pointer, keys::use_keys)
                    .chain()
                    .run_if(in_state(Overlay::None).and_then(resource_exists::<Table>)),
            )
                .chain()
                .in_set(BattleSet::Input),
        );
}

fn lay_hands(mut commands: Commands) {
    commands.insert_resource(<Hover>::default());
    commands.insert_resource(<KeyboardCursor>::default());
    commands.insert_resource(<Drag>::default());
}

/// Keeps the layout that of the window.
fn lay_out(
    window: Single<&Window, With<PrimaryWindow>>,
    settings: Res<Settings>,
    table: Res<Table>,
    analysis: Option<Res<Analysis>>,
    replay: Option<Res<Replay>>,
    typing: Option<Res<Typing>>,
    mut layout: ResMut<Layout>,
) {
    let size = Vec2::new(window.width(), window.height());
    let scale = settings.scale_in(size.x, size.y);
    let text = settings.text_size_in(size.x, size.y);
    let around = Around {
        bar: analysis.is_some_and(|analysis| analysis.is_on()),
        foot: replay.map_or(0.0, |replay| replay.room())
            + typing.map_or(0.0, |typing| typing.room(text)),
        text,
    };
    layout.set_if_neq(Layout::with(size, scale, table.is_flipped(), around));
}
