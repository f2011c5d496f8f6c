//! The world map of Amir's Chess as a pure state machine: a [`State`], [`Command`]s in,
//! [`Report`]s of [`Event`]s out. The rules are those of `campaign.md`.
//!
//! Nothing here reads a clock, and nothing but [`save::file`] touches the disk. All chance comes
//! from the generator in the state, so that the same seed and commands give the same state
//! everywhere. A kingdom's player gets a [`View`] only: what it does not know is not in it.
//!
//! ```
//! use campaign::{NoBattles, State};
//!
//! let mut state: State = "size 8\nmap\n........\n........\n........\n........\n........\n\
//!     ........\n........\n........\ncapital white a4\ncapital black h4\narmy white b4 2P\n"
//!     .parse()
//!     .unwrap();
//! state.apply_text("march b4 c5 1P", &mut NoBattles).unwrap();
//! assert!(state.to_string().contains("army white c5 1P moved\n"));
//!
//! let before = state.to_string();
//! let refusal = state.apply_text("march c5 d6 1P", &mut NoBattles).unwrap_err();
//! assert_eq!(refusal.to_string(), "nobody on c5 can do that now: they have used their move or must rest");
//! assert_eq!(state.to_string(), before);
//! ```
#![forbid(unsafe_code)]

mod battlefield;
mod chance;
mod command;
mod economy;
mod event;
mod log;
mod march;
mod play;
mod rally;
mod record;
mod refusal;
mod rogues;
pub mod save;
mod sight;
mod stack;
mod state;
mod text;
mod turn;
mod words;
pub mod world;

pub use battlefield::{Attack, Battle, Pending};
pub use command::{BattleAct, Command, CommandError, Party};
pub use event::{Event, OrderEnd, Report};
pub use log::{Chronicle, Deeds, LogLine, Standing};
pub use play::{Battles, NoBattles, PlayedEnd, PlayedOut, PlayedOutError, Recorded};
pub use rally::Walk;
pub use record::{Campaign, Entry, UndoError};
pub use refusal::{Barred, Refusal};
pub use rules::Chance;
pub use sight::{Forecast, Known, RememberedSite, Treasury, View, ViewAttack, ViewPending};
pub use stack::{Pieces, Stack, Status, is_all_knights};
pub use state::{Opponent, Options, Order, START_GOLD, Side, State};
pub use text::WorldError;
pub use turn::Todo;
pub use world::{Setup, Size, Square, SquareSet};
