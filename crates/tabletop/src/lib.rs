//! The board games beside battle and campaign (chess, Minnaar, Field and European Chess) as
//! people sit before them. Pure: no window, no clock, no files.
//!
//! A [`Game`] tells who decides, what he may choose, what each player may see of it and what went
//! on record; rules are decided in `rules` alone. A [`Sitting`] is a game at one screen: what is
//! touched, asked, looked back at, and who looks. Both are the same for every game, so that a
//! screen, a save and a network need to know only these.
//!
//! ```
//! use rules::Variant;
//! use tabletop::{Viewer, open};
//!
//! let mut game = open(Variant::Chess, "").unwrap();
//! let white = game.decider().unwrap();
//! assert_eq!(game.choices().len(), 20);
//! game.play(white, "e2e4").unwrap();
//! assert_eq!(game.steps(Viewer::Everything)[0].words, "e4");
//! ```
#![forbid(unsafe_code)]

mod chess;
mod choice;
mod european;
mod field;
mod figure;
mod files;
mod game;
mod look;
mod mind;
mod minnaar;
mod point;
mod problem;
mod said;
mod save;
mod sitting;
#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod spoken;
mod step;
mod way;
#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod whole_games;

pub use chess::chess_pgn;
pub use choice::{Choice, Place, Verb};
pub use european::nation_name;
pub use figure::{Badge, Figure, Kind, Livery};
pub use game::{Board, Ending, Export, Game, Player, Refused, Viewer, WayOut, open};
pub use look::{Counter, Die, Look, PlayerLook, Sign};
pub use mind::Mind;
pub use point::Point;
pub use problem::position_problem;
pub use rules::capital;
pub use save::{Saved, SavedError};
pub use sitting::{Act, Asking, Company, Happening, Job, Sent, Sitter, Sitting, Wanted};
pub use step::{Motion, Step};
