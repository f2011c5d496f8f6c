//! `amir campaign`: worlds as text or saves in, commands in, state and events out.

pub mod answer;
mod apply;
mod auto;
mod make;
mod show;
mod world;

use crate::Failure;
use clap::Subcommand;
use std::io::Write;

/// What can be done with a campaign. A world is a text as `campaign.md` has it, or a save.
#[derive(Subcommand, Clone, Debug)]
pub enum Command {
    /// Makes a world and prints it as text.
    New(make::New),
    /// Carries out commands, one a line; prints events and the world as JSON, a line a command.
    Apply(apply::Apply),
    /// Draws the whole world.
    Show(show::Show),
    /// Draws what a kingdom knows.
    View(show::Knows),
    /// Lets the computer play whole campaigns, replays each record, and tells how they ended.
    Auto(auto::Auto),
}

/// Does what the command line asks.
///
/// # Errors
/// Says what was refused or failed.
pub fn run(command: &Command, out: &mut impl Write) -> Result<(), Failure> {
    match command {
        Command::New(new) => new.run(out),
        Command::Apply(apply) => apply.run(out),
        Command::Show(show) => show.run(out),
        Command::View(knows) => knows.run(out),
        Command::Auto(auto) => auto.run(out),
    }
}
