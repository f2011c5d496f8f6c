//! What the fuzzer does with its bytes: one plain function a target, so that tests run the same
//! without a fuzzer. Each panics when something does not hold that always must.
//!
//! A game's input is a line of text, the position it begins with (or anything else, for the usual
//! start), and bytes, each of which chooses a move.

pub mod battle;
mod bytes;
pub mod campaign;
pub mod chess;
pub mod european;
pub mod field;
pub mod minnaar;
pub mod players;
pub mod protocol;
pub mod search;
pub mod tables;
pub mod texts;
pub mod uci;

#[path = "../../../crates/rules/tests/dice/mod.rs"]
mod dice;
#[path = "../../../crates/campaign/tests/common/mod.rs"]
mod lot;
#[path = "../../../crates/rules/tests/slow/battle.rs"]
mod slow_battle;
#[path = "../../../crates/rules/tests/slow/chess.rs"]
mod slow_chess;
#[path = "../../european/slow.rs"]
mod slow_european;
#[path = "../../../crates/rules/tests/slow/field.rs"]
mod slow_field;
#[path = "../../../crates/rules/tests/slow/minnaar.rs"]
mod slow_minnaar;

use bytes::Bytes;
