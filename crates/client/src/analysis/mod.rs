//! What the computer thinks of a battle or a game of chess, for people who wish to know: a bar with
//! the chances beside the board, the best lines and arrows for the position that is shown, and a
//! look over the whole game with the points at which it turned.
//!
//! It is a help like a hint and off until it is asked for; [`may_analyse`] is the one rule about
//! who may have it. It thinks beside the game, and a computer player's own thinking goes first.

mod arrows;
mod bar;
mod face;
mod follow;
mod graph;
mod hands;
mod pane;
mod place;
mod review;
mod rule;
mod sight;
mod state;
mod study;
mod words;

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;

pub use arrows::arrows;
pub(crate) use arrows::{Way, way};
pub use bar::bar;
pub use face::{Face, Men};
pub(crate) use pane::SWITCH;
pub use pane::{View, pane};
pub(crate) use place::place;
pub use review::{Account, Assessment, Class, Judged, KeptReview, Verdict};
pub use rule::{Circumstances, NotAnalysed, may_analyse};
pub use sight::{Sight, Step, Told};
pub use state::{Analysis, Page, Progress, Wish};
pub use study::{Deed, Open, Study};

use crate::battle::{BattleSet, Do, Notice};
use crate::lessons;
use crate::screens::Screen;
use crate::table::{Order, Refusal, TableSet};
use bevy::prelude::*;
use std::time::Duration;

/// The least time between two pictures of what was found: nobody reads faster.
const UNREAD: Duration = Duration::from_millis(200);

/// The analysis; works without a window.
pub fn plugin(app: &mut App) {
    app.init_resource::<Analysis>()
        .add_message::<Wish>()
        .add_message::<Do>()
        .add_message::<Notice>()
        .add_message::<Order>()
        .add_message::<Refusal>()
        .add_systems(
            Update,
            (
                (
                    hands::use_keys
                        .after(BattleSet::Input)
                        .after(TableSet::Input)
                        .run_if(not(lessons::is_battle)),
                    follow::expect,
                    follow::grant,
                )
                    .chain()
                    .before(BattleSet::Act)
                    .before(TableSet::Act),
                follow::follow.after(BattleSet::Act).after(TableSet::Act),
            )
                .run_if(in_state(Screen::Battle).or_else(in_state(Screen::Table))),
        );
    for screen in [Screen::Battle, Screen::Table] {
        app.add_systems(OnEnter(screen), follow::leave)
            .add_systems(OnExit(screen), follow::leave);
    }
}
