//! The board of a table: ground, pieces, marks and motion, and the hands on it.

mod layout;

pub use layout::TableLayout;

use super::{Seated, TableSet};
use crate::settings::Settings;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

/// The board as it is seen, and the hands on it.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins(hands);
}

/// The hands alone, which work without a picture: tests play with them.
fn hands(app: &mut App) {
    app.init_resource::<TableLayout>().add_systems(
        Update,
        lay_out
            .in_set(TableSet::Input)
            .run_if(resource_exists::<Seated>),
    );
}

/// Keeps the layout that of the window.
fn lay_out(
    window: Single<&Window, With<PrimaryWindow>>,
    settings: Res<Settings>,
    seated: Res<Seated>,
    mut layout: ResMut<TableLayout>,
) {
    let size = Vec2::new(window.width(), window.height());
    let scale = settings.scale_in(size.x, size.y);
    let kind = seated.0.game().board();
    layout.set_if_neq(TableLayout::new(kind, size, scale, seated.0.is_flipped()));
}
