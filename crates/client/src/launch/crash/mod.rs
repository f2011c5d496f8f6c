//! What brings the game down is written into a file, and the next start tells of it.

mod doing;
mod folder;
mod hook;
mod report;

pub use folder::{Reports, unread};
pub(super) use hook::install;

use super::options::Options;
use bevy::prelude::*;

/// Tells reports what goes on, and breaks the game if that is wished.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins(doing::plugin)
        .add_systems(Update, break_if_wished);
}

fn break_if_wished(options: Res<Options>) {
    let sign = options.panic_when.as_ref();
    assert!(
        !sign.is_some_and(|file| file.exists()),
        "the game was told to break"
    );
}
