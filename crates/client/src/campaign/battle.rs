//! A campaign's battle as it lies on the table, and what is done at the table as commands.

use super::act::{Happening, Refused};
use super::work::chance;
use super::{Feed, Session};
use crate::battle::{BattleSetup, Entry, InCampaign, Question, Record, Seat, Table};
use ::campaign::world::SiteKind;
use ::campaign::{
    BattleAct, Command, Event, Opponent, Pending, PlayedEnd, PlayedOut, Side, Square, State,
};
use bevy::log::error;
use rules::battle::Position;
use rules::{Color, Position as _, Reason};

/// How the last battle on a square began, and what was done since.
pub(super) struct Past {
    pub start: Position,
    pub entries: Vec<Entry>,
    /// Which line of the log tells of its beginning.
    pub line: usize,
    /// Who attacked and who defended, if the log tells of it.
    pub sides: Option<[Side; 2]>,
    /// Who won it and how, once it is over.
    pub end: Option<(Option<Side>, Reason)>,
}

impl Session {
    /// The battle that waits, as a table to fight it at; `None` if none waits.
    pub fn table(&self) -> Option<Table> {
        let state = self.campaign.state();
        let Some(Pending::Battle(battle)) = state.pending() else {
            return None;
        };
        if self.is_online() {
            return self.table_online(battle.to);
        }
        let past = self.past(battle.to);
        let record = Record::replay(past.start, &past.entries).ok();
        let record = record
            .filter(|record| *record.last() == battle.position)
            .unwrap_or_else(|| {
                error!("the log of the battle on {} does not lead to it", battle.to);
                Record::new(battle.position.clone())
            });
        let sides = self.fighters()?;
        let start = record.start();
        let setup = BattleSetup {
            terrain: start.terrain(),
            armies: Color::ALL.map(|color| start.army(color)),
            seats: sides.map(|side| self.seat_of(side)),
            campaign: Some(InCampaign {
                sides,
                from: battle.from,
                at: battle.to,
                capital: is_own_capital(state, sides[1], battle.to),
                seed: chance(&self.campaign, past.line),
            }),
        };
        let agreed = battle.is_extension_asked() && self.has_agreed(sides);
        Some(Table::resume(setup, record, agreed))
    }

    /// Whether moves have been made in the battle that waits.
    pub fn is_in_battle(&self) -> bool {
        match self.campaign.state().pending() {
            Some(Pending::Battle(battle)) => !self.past(battle.to).entries.is_empty(),
            _ => false,
        }
    }

    pub(super) fn seat_of(&self, side: Side) -> Seat {
        match side.kingdom() {
            // Online, computers think beside the screen, whatever it shows.
            Some(color) if self.is_online() && !self.seat(color).is_human() => Seat::Afar,
            Some(color) => self.seat(color),
            None if self.is_online() => Seat::Afar,
            None => Seat::Computer(self.level()),
        }
    }

    /// Between two people: whether the attacker has said yes to the extension and the defender is
    /// asked now.
    fn has_agreed(&self, sides: [Side; 2]) -> bool {
        let people = |side: &Side| self.is_online() || self.seat_of(*side).is_human();
        let both = sides.iter().all(people);
        both && self.campaign.state().waits_for() == Some(sides[1])
    }

    /// Reads the log back to the beginning of the battle on a square.
    pub(super) fn past(&self, at: Square) -> Past {
        let lines = self.campaign.chronicle().lines();
        let begun = lines
            .iter()
            .enumerate()
            .rev()
            .find_map(|(line, it)| match &it.report.event {
                Event::BattleBegun {
                    at: there,
                    position,
                    who,
                    whom,
                } if *there == at => Some((line, position.parse().ok()?, Some([*who, *whom]))),
                _ => None,
            });
        let (line, start, sides) = match (begun, self.campaign.start().pending()) {
            (Some(begun), _) => begun,
            // A world may be given with its battle under way.
            (None, Some(Pending::Battle(battle))) => (0, battle.position.clone(), None),
            (None, _) => (0, Position::start(rules::battle::Terrain::Field), None),
        };
        let both = self.asks_both(sides.or_else(|| self.fighters()));
        let (mut entries, mut agreed, mut end) = (Vec::new(), false, None);
        for it in lines.iter().skip(line) {
            match &it.report.event {
                Event::BattleMove { mv, .. } => entries.extend(mv.parse().ok().map(Entry::Move)),
                Event::Extension { yes: true, .. } if !agreed && both => agreed = true,
                Event::Extension { yes, .. } => entries.push(Entry::Extension(*yes)),
                Event::BattleEnded {
                    at: there,
                    winner,
                    reason,
                    ..
                } if *there == at => {
                    end = Some((*winner, *reason));
                    break;
                }
                _ => {}
            }
        }
        Past {
            start,
            entries,
            line,
            sides,
            end,
        }
    }

    /// Whether both sides of a battle are asked before it is extended.
    fn asks_both(&self, sides: Option<[Side; 2]>) -> bool {
        self.campaign.state().options().opponent != Opponent::Computer
            && sides.is_some_and(|sides| !sides.contains(&Side::Rogue))
    }

    /// Does in the campaign what an entry at the table says.
    ///
    /// # Errors
    /// Says why it is refused; then nothing has changed.
    pub(super) fn mirror(
        &mut self,
        entry: Entry,
        feed: &mut Feed,
    ) -> Result<Vec<Happening>, Refused> {
        let command = match entry {
            Entry::Move(mv) => Command::Battle(BattleAct::Move(mv)),
            Entry::Retreat(_) => Command::Battle(BattleAct::Retreat),
            Entry::Resign(_) => Command::Battle(BattleAct::Resign),
            Entry::Extension(yes) => Command::Extend(yes),
            // Nobody agrees on a draw in a campaign.
            Entry::Agreed => return Ok(Vec::new()),
        };
        self.carry_out_or_wait(command, feed)
    }

    /// Between two people: whether the attacker has still to say yes to the extension.
    pub(super) fn lacks_first_agreement(&self) -> bool {
        let Some(sides) = self.fighters() else {
            return false;
        };
        let asked = match self.campaign.state().pending() {
            Some(Pending::Battle(battle)) => {
                battle.is_extension_asked() && self.asks_both(Some(sides))
            }
            _ => false,
        };
        asked && self.campaign.state().waits_for() == Some(sides[0])
    }

    /// Whether the attacker has agreed to an extension at the table only: the defender is being
    /// asked there by now.
    pub(super) fn lacks_agreement(&self, table: &Table) -> bool {
        table.question() == Some(Question::Extend(Color::Black)) && self.lacks_first_agreement()
    }

    /// Whether table and campaign say the same of the battle.
    pub(super) fn agrees_with(&self, table: &Table) -> bool {
        let here = table.setup().campaign.map(|it| it.at);
        match self.campaign.state().pending() {
            Some(Pending::Battle(battle)) if here == Some(battle.to) => {
                // Another battle on the same square comes after the end of this one only.
                table.outcome().is_some() || battle.position == *table.position()
            }
            _ => table.outcome().is_some(),
        }
    }

    /// The record of a battle whose rest has just been played out; `None` if it was not.
    pub(super) fn played_out(&self, before: &Record) -> Option<Record> {
        let last = self.campaign.record().last()?;
        played_on(before, &last.played)
    }
}

/// A record with battles played out after it; `None` if they do not fit.
pub(super) fn played_on(before: &Record, played: &[PlayedOut]) -> Option<Record> {
    let mut record = before.clone();
    for PlayedOut { moves, end } in played {
        if record.last().can_extend() {
            record.push(Entry::Extension(true));
        }
        let ok = moves.iter().all(|&mv| record.push(Entry::Move(mv)));
        let loser = record.last().side_to_move();
        let ended = ok
            && match end {
                PlayedEnd::Over => record.ended().is_some(),
                PlayedEnd::Retreat => record.push(Entry::Retreat(loser)),
                PlayedEnd::Resign => record.push(Entry::Resign(loser)),
            };
        if ended || !ok {
            return ok.then_some(record);
        }
    }
    None
}

pub(super) fn is_own_capital(state: &State, owner: Side, at: Square) -> bool {
    state.site(at).is_some_and(|site| {
        site.kind == SiteKind::Capital && site.owner.is_some_and(|it| owner == it)
    })
}
