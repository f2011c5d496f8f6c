//! What has happened so far: the log each kingdom may read, and the statistics.

use crate::event::{Event, Report};
use crate::stack::{minus, plus};
use crate::{Side, Square, State, Treasury};
use rules::Color;
use rules::battle::Army;
use std::collections::BTreeMap;

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// The round.
    pub round: u32,
    /// Whose turn it was.
    pub turn: Side,
    /// What happened, and what each kingdom heard of it.
    pub report: Report,
}

/// What a kingdom has done and lost so far.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Default)]
pub struct Deeds {
    /// Gold received.
    pub gold: u32,
    /// Battles won on the board, retreats of the enemy among them.
    pub won: u32,
    /// Battles lost.
    pub lost: u32,
    /// Battles drawn.
    pub drawn: u32,
    /// Attacks settled without a battle in its favour.
    pub overruns: u32,
    /// Pieces lost in battles and retreats.
    pub losses: Army,
    /// Cities and resources taken.
    pub taken: u32,
    /// Camps razed.
    pub razed: u32,
    /// Its cities sacked by barbarians.
    pub sacked: u32,
}

/// Both kingdoms' means at the start of a round.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The round.
    pub round: u32,
    /// White's and Black's means.
    pub means: [Treasury; 2],
}

/// The log and statistics of a campaign. They follow from its record.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Chronicle {
    lines: Vec<LogLine>,
    deeds: [Deeds; 2],
    standings: Vec<Standing>,
    /// Who met in the battle under way, by battlefield.
    met: BTreeMap<Square, [Army; 2]>,
}

/// A place in a chronicle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Mark {
    lines: usize,
    standings: usize,
    deeds: [Deeds; 2],
    met: BTreeMap<Square, [Army; 2]>,
}

impl Chronicle {
    /// The chronicle of a campaign that begins.
    pub fn new(state: &State) -> Self {
        let mut chronicle = Self::default();
        chronicle.stand(state);
        chronicle
    }

    /// Everything that happened, the oldest first.
    pub fn lines(&self) -> &[LogLine] {
        &self.lines
    }

    /// What a kingdom may read, the oldest first: its own doings, what it saw, and every battle.
    pub fn read(&self, who: Color) -> impl Iterator<Item = (u32, Side, &Event)> {
        self.lines.iter().filter_map(move |line| {
            let event = line.report.heard_by(who)?;
            Some((line.round, line.turn, event))
        })
    }

    /// What a kingdom has done. The other's is for the end of a campaign, or a world without fog.
    pub const fn deeds(&self, who: Color) -> &Deeds {
        &self.deeds[who.index()]
    }

    /// Both kingdoms' means round by round.
    pub fn standings(&self) -> &[Standing] {
        &self.standings
    }

    /// Where the chronicle stands, to come back to.
    pub(crate) fn mark(&self) -> Mark {
        Mark {
            lines: self.lines.len(),
            standings: self.standings.len(),
            deeds: self.deeds,
            met: self.met.clone(),
        }
    }

    /// Forgets what came after a mark.
    pub(crate) fn back_to(&mut self, mark: Mark) {
        self.lines.truncate(mark.lines);
        self.standings.truncate(mark.standings);
        self.deeds = mark.deeds;
        self.met = mark.met;
    }

    /// Writes down what came of a command; `turn` and `round` are those before it.
    pub(crate) fn add(&mut self, reports: Vec<Report>, before: (Side, u32), after: &State) {
        let (mut turn, mut round) = before;
        for report in reports {
            if let Event::Turn { who, round: now } = report.event {
                (turn, round) = (who, now);
            }
            self.count(&report.event);
            self.lines.push(LogLine {
                round,
                turn,
                report,
            });
        }
        if after.round != before.1 {
            self.stand(after);
        }
    }

    fn stand(&mut self, state: &State) {
        self.standings.push(Standing {
            round: state.round,
            means: Color::ALL.map(|color| Treasury::of(state, color)),
        });
    }

    fn deeds_of(&mut self, side: Side) -> Option<&mut Deeds> {
        side.kingdom().map(|color| &mut self.deeds[color.index()])
    }

    fn tally(&mut self, side: Side, tally: impl Fn(&mut Deeds)) {
        if let Some(deeds) = self.deeds_of(side) {
            tally(deeds);
        }
    }

    fn count(&mut self, event: &Event) {
        match *event {
            Event::Income { who, gold } => {
                self.tally(who, |deeds| deeds.gold = deeds.gold.saturating_add(gold))
            }
            Event::Claimed { who, .. } => self.tally(who, |deeds| deeds.taken += 1),
            Event::Razed { who, .. } => self.tally(who, |deeds| deeds.razed += 1),
            Event::Overrun { who, .. } => self.tally(who, |deeds| deeds.overruns += 1),
            Event::Sacked {
                owner: Some(owner), ..
            } => self.tally(owner, |deeds| deeds.sacked += 1),
            Event::Lost { who, pieces, .. } => {
                self.tally(who, |deeds| deeds.losses = plus(deeds.losses, &pieces));
            }
            Event::Attacked {
                at,
                attackers,
                defenders,
                ..
            } => {
                self.met.insert(at, [attackers, defenders]);
            }
            Event::BattleEnded {
                who,
                whom,
                at,
                winner,
                attackers,
                defenders,
                ..
            } => {
                // A world that began in the middle of a battle does not tell who met.
                let met = self.met.remove(&at).unwrap_or([attackers, defenders]);
                for ((side, before), left) in
                    [who, whom].into_iter().zip(met).zip([attackers, defenders])
                {
                    self.tally(side, |deeds| {
                        deeds.losses = plus(deeds.losses, &minus(before, &left));
                        match winner {
                            Some(winner) if winner == side => deeds.won += 1,
                            Some(_) => deeds.lost += 1,
                            None => deeds.drawn += 1,
                        }
                    });
                }
            }
            _ => {}
        }
    }
}
