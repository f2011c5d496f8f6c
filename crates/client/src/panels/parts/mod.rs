//! What the panels beside every board have in common: where they lie, their head, the line that
//! tells whose turn it is, the buttons, and the record.

mod buttons;
mod frame;
mod record;
mod wishes;

pub(crate) use buttons::{
    Command, Offer, all_watch, answer_awaited, asking_labels, board_buttons, command_grid,
    game_title, in_check, no_connection, turn_line,
};
pub(crate) use frame::{Part, Place, in_points, stacked};
pub(crate) use record::{Entry, Reading, Ways, pair, record_bar, record_list};
pub(crate) use wishes::PanelWishes;
