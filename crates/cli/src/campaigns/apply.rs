use super::world;
use crate::Failure;
use campaign::{Campaign, Command, save};
use clap::Args;
use engine::{Fighter, Level};
use serde_json::json;
use std::io::Write;
use std::path::PathBuf;

/// Commands for a world.
#[derive(Args, Clone, Debug)]
pub struct Apply {
    /// The world: a text or a save; - for standard input
    world: String,
    /// The commands, one a line; `#` begins a comment; - for standard input
    #[arg(default_value = "-")]
    commands: String,
    /// Write the campaign as a save, too
    #[arg(long)]
    save: Option<PathBuf>,
    /// How well battles are fought that nobody plays: a name or 1 to 5
    #[arg(long, default_value = "3")]
    level: Level,
}

impl Apply {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        if self.world == "-" && self.commands == "-" {
            let problem = "world and commands cannot both come from standard input";
            return Err(Failure::Input(problem.to_owned()));
        }
        let mut campaign = world::load(&self.world)?;
        let commands = world::read(&self.commands)?;
        let commands = String::from_utf8(commands)
            .map_err(|error| Failure::Input(format!("{} refused: {error}", self.commands)))?;
        let carried_out = self.carry_out(&mut campaign, &commands, out);
        writeln!(out, "{}", json!({ "state": campaign.state().to_string() }))?;
        if let Some(path) = &self.save {
            save::file::save(path, &save::export(&campaign)).map_err(|error| {
                Failure::Input(format!("{} cannot be written: {error}", path.display()))
            })?;
        }
        carried_out
    }

    /// Stops at the first command that is refused.
    fn carry_out(
        &self,
        campaign: &mut Campaign,
        commands: &str,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        let mut fighter = Fighter { level: self.level };
        for line in commands.lines() {
            let text = line.split('#').next().unwrap_or_default().trim();
            if text.is_empty() {
                continue;
            }
            let done = Command::parse(text, campaign.state().size())
                .map_err(campaign::Refusal::from)
                .and_then(|command| campaign.apply(&command, &mut fighter));
            match done {
                Ok(reports) => {
                    let events: Vec<_> = reports.iter().map(|report| &report.event).collect();
                    let words: Vec<_> = events.iter().map(ToString::to_string).collect();
                    writeln!(
                        out,
                        "{}",
                        json!({ "command": text, "events": events, "words": words })
                    )?;
                }
                Err(refusal) => {
                    let refusal = refusal.to_string();
                    writeln!(out, "{}", json!({ "command": text, "refused": refusal }))?;
                    return Err(Failure::Input(format!("'{text}' refused: {refusal}")));
                }
            }
        }
        Ok(())
    }
}
