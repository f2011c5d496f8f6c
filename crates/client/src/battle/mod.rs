//! One battle as a person plays it, without a window: whose turn it is, what is selected, what
//! may be done, the record and looking back through it. The rules themselves are in [`rules`];
//! `session` ties it to the running game.

mod action;
mod notation;
mod record;
mod session;
mod setup;
mod table;
pub(crate) mod text;
mod tips;
mod written;

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;

pub use action::{Action, Happening, Power, Refused, Wanted};
pub(crate) use notation::SHOT;
pub use notation::short_notation;
pub use record::{Entry, Record};
pub(crate) use session::begin;
pub use session::plugin;
pub use session::{BattleSet, Do, Happened, Notice, Prepared};
pub use setup::{BattleSetup, InCampaign, Seat};
pub use table::{Company, Job, Question, Selection, Standing, Table};
pub use tips::{PieceTip, TipLine, outcome_words, piece_tip, side_name};
pub(crate) use written::{Written, entry as entry_of_words, words as entry_in_words};
