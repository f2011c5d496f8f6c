//! Chess, Minnaar, Field and European Chess at one table: the same for every game. Rules and
//! what each player may see come from `tabletop`; this is the window's part of it.

mod board;
mod carry;
mod panel;
mod run;
mod seen;
mod setup;
mod small_board;
mod think;

pub use crate::opponent::{MoveNow, PauseWatching, Watching};
pub(crate) use board::table_marks;
pub use board::{
    Reel, TableArt, TableLayout, hands, look_marks, play_on, spawn_fallen, spawn_figures,
    spawn_table, spawn_table_ground, spawn_table_mark, spawn_two_tables,
};
pub(crate) use carry::may_take_over;
pub use carry::{Brought, Carry, read_chess, read_game};
pub(crate) use carry::{battle_text, export};
pub use panel::{Model, TableCurtain, Tumbling, Wish, emblem, questions, side_panel};
pub use run::{Did, Laid, Order, Refusal, Seated, TableSet};
pub use seen::{Chair, Seen};
pub use setup::{TableSetup, again};
pub use small_board::SmallBoard;
pub use think::Thinking;

use bevy::prelude::*;

/// The game at a table with its computers, but without a picture: tests play with it.
pub fn sitting(app: &mut App) {
    app.add_plugins((run::plugin, think::plugin));
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((sitting, carry::plugin, board::plugin, panel::plugin));
}
