//! A battle of a room's campaign, as its table has to show it.

use super::Session;
use super::battle::{Past, is_own_capital, played_on};
use super::work::chance;
use crate::battle::{BattleSetup, Company, Entry, InCampaign, Record, Seat, Standing, Table};
use ::campaign::{Command, Pending, PlayedOut, Side, Square};
use bevy::log::error;
use rules::battle::Position;
use rules::{Color, Reason};

impl Session {
    /// The battle on a square as a table to fight it at, or to look at it.
    pub(super) fn table_online(&self, at: Square) -> Option<Table> {
        let Some(Pending::Battle(battle)) = self.campaign.state().pending() else {
            return None;
        };
        let past = self.past(at);
        let sides = past.sides?;
        let setup = BattleSetup {
            terrain: past.start.terrain(),
            armies: Color::ALL.map(|color| past.start.army(color)),
            seats: [Seat::Afar; 2],
            campaign: Some(InCampaign {
                sides,
                from: battle.from,
                at,
                capital: is_own_capital(self.campaign.state(), sides[1], at),
                seed: chance(&self.campaign, past.line),
            }),
        };
        if setup.deploy() != past.start {
            error!("the battle on {at} does not begin as its armies deploy");
            return None;
        }
        Table::online(setup, self.standing_of(at, &past)?)
    }

    /// Whether a battle is being fought on a square.
    pub(super) fn is_fought_on(&self, at: Square) -> bool {
        let pending = self.campaign.state().pending();
        matches!(pending, Some(Pending::Battle(battle)) if battle.to == at)
    }

    /// How the last battle on a square stands, with the position it began in; `None` if none has
    /// begun there.
    pub(super) fn standing(&self, at: Square) -> Option<(Position, Standing)> {
        let past = self.past(at);
        let standing = self.standing_of(at, &past)?;
        Some((past.start, standing))
    }

    fn standing_of(&self, at: Square, past: &Past) -> Option<Standing> {
        let state = self.campaign.state();
        let sides = past.sides?;
        let (entries, extends) = match state.pending() {
            Some(Pending::Battle(battle)) if battle.to == at => {
                let asked = state.waits_for().filter(|_| battle.is_extension_asked());
                let color = |side| match side == sides[0] {
                    true => Color::White,
                    false => Color::Black,
                };
                (past.entries.clone(), asked.map(color))
            }
            _ => (self.to_the_end(past)?, None),
        };
        let online = self.online.as_ref()?;
        let mut parts = Color::ALL.into_iter().zip(sides);
        let over = parts.find(|(_, side)| *side == self.viewer);
        let over = over.map(|(color, _)| color);
        let name = |side: Side| Some(self.name(side.kingdom()?)?.to_owned());
        Some(Standing {
            seats: sides.map(|side| self.seat_of(side)),
            entries,
            extends,
            company: Company {
                names: sides.map(name),
                waits: online.waits,
                asked: online.asked,
                cut: online.cut,
                over: over.filter(|_| self.looks_on()),
            },
        })
    }

    /// Everything that was done in a battle that is over; `None` if it was taken back instead.
    fn to_the_end(&self, past: &Past) -> Option<Vec<Entry>> {
        let (winner, reason) = past.end?;
        let mut entries = past.entries.clone();
        if let Some(played) = self.last_played_out() {
            let before = Record::replay(past.start.clone(), &entries).ok()?;
            return Some(played_on(&before, played)?.entries().to_vec());
        }
        let attacker = past.sides?[0];
        let loser = winner.map(|winner| match winner == attacker {
            true => Color::Black,
            false => Color::White,
        });
        entries.extend(match reason {
            Reason::Retreat => loser.map(Entry::Retreat),
            Reason::Resign => loser.map(Entry::Resign),
            _ => None,
        });
        Some(entries)
    }

    /// How the last battle was played out, if it was not fought to its end.
    fn last_played_out(&self) -> Option<&[PlayedOut]> {
        let fought = |command: &Command| {
            matches!(
                command,
                Command::Battle(_) | Command::Extend(_) | Command::Resolve
            )
        };
        let record = self.campaign.record().iter();
        let last = record.rev().find(|entry| fought(&entry.command))?;
        (last.command == Command::Resolve).then_some(&last.played[..])
    }
}
