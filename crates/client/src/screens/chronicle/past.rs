//! The past of a campaign, to look back at: its states, got again from the record, and its battles.

use ::campaign::{Campaign, Entry, Event, Recorded, Report, Side, Square, State};
use rules::battle::Army;
use rules::{Color, Reason};
use std::sync::Arc;

/// A campaign's past. Every state of it can be had again in a moment.
#[derive(Debug)]
pub struct Past {
    record: Vec<Entry>,
    /// The state at the start of each round, and how many commands came before it.
    rounds: Vec<(usize, State)>,
    fights: Vec<Fight>,
    last_round: u32,
}

/// A battle, or an attack that was settled without one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fight {
    /// How many commands came before the attack.
    pub before: usize,
    /// The round.
    pub round: u32,
    /// The battlefield.
    pub at: Square,
    /// Who attacked.
    pub attacker: Side,
    /// Whom.
    pub defender: Side,
    /// The armies that met.
    pub armies: [Army; 2],
    /// How it ended.
    pub end: End,
}

/// How a fight ended.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// It was not fought to its end.
    Open,
    /// Settled on the map.
    Overrun,
    /// By a battle: who won, if anybody did, by what, and what is left of both armies.
    Fought {
        /// Who won.
        winner: Option<Side>,
        /// By what.
        reason: Reason,
        /// What is left of attacker and defender.
        left: [Army; 2],
    },
}

impl Past {
    /// Plays a campaign's record once more.
    pub fn of(campaign: &Campaign) -> Self {
        let mut state = campaign.start().clone();
        let mut past = Self {
            record: campaign.record().to_vec(),
            rounds: vec![(0, state.clone())],
            fights: Vec::new(),
            last_round: state.round(),
        };
        for at in 0..past.record.len() {
            let round = state.round();
            let Some(events) = past.apply(&mut state, at) else {
                // Not a record of this campaign: what fits is shown.
                past.record.truncate(at);
                break;
            };
            for event in &events {
                past.note(at, round, event);
            }
            if state.round() != round {
                past.rounds.push((at + 1, state.clone()));
            }
        }
        past.last_round = state.round();
        past
    }

    /// Carries out command number `at` on the state before it.
    fn apply(&self, state: &mut State, at: usize) -> Option<Vec<Event>> {
        let reports = self.reports(state, at)?.into_iter();
        Some(reports.map(|report| report.event).collect())
    }

    fn reports(&self, state: &mut State, at: usize) -> Option<Vec<Report>> {
        let entry = self.record.get(at)?;
        let mut battles = Recorded::new(entry.played.clone());
        state.apply(&entry.command, &mut battles).ok()
    }

    fn note(&mut self, before: usize, round: u32, event: &Event) {
        match *event {
            Event::Attacked {
                who,
                whom,
                at,
                attackers,
                defenders,
                ..
            } => self.fights.push(Fight {
                before,
                round,
                at,
                attacker: who,
                defender: whom,
                armies: [attackers, defenders],
                end: End::Open,
            }),
            Event::Overrun { at, .. } => self.end(at, End::Overrun),
            Event::BattleEnded {
                at,
                winner,
                reason,
                attackers,
                defenders,
                ..
            } => {
                let left = [attackers, defenders];
                self.end(
                    at,
                    End::Fought {
                        winner,
                        reason,
                        left,
                    },
                );
            }
            _ => {}
        }
    }

    fn end(&mut self, at: Square, end: End) {
        let open = |fight: &&mut Fight| fight.at == at && fight.end == End::Open;
        if let Some(fight) = self.fights.iter_mut().rev().find(open) {
            fight.end = end;
        }
    }

    /// Every fight, the first one first.
    pub fn fights(&self) -> &[Fight] {
        &self.fights
    }

    /// How many commands there were.
    pub fn len(&self) -> usize {
        self.record.len()
    }

    /// Whether nothing ever happened.
    pub fn is_empty(&self) -> bool {
        self.record.is_empty()
    }

    /// The last round.
    pub const fn last_round(&self) -> u32 {
        self.last_round
    }

    /// How many commands came before a round; the nearest there is.
    pub fn start_of(&self, round: u32) -> usize {
        let found = self.rounds.iter().find(|(_, state)| state.round() >= round);
        found.or(self.rounds.last()).map_or(0, |(at, _)| *at)
    }

    /// The state after so many commands.
    pub fn state_after(&self, commands: usize) -> Option<State> {
        let index = self.rounds.partition_point(|(at, _)| *at <= commands);
        let (from, state) = self.rounds.get(index.checked_sub(1)?)?;
        let mut state = state.clone();
        for at in *from..commands.min(self.record.len()) {
            self.apply(&mut state, at)?;
        }
        Some(state)
    }
}

/// A moment of a past, from which one can go on.
#[derive(Clone, Debug)]
pub struct Moment {
    past: Arc<Past>,
    state: State,
    /// How many commands came before it.
    at: usize,
}

impl Moment {
    /// The moment after so many commands.
    pub fn new(past: &Arc<Past>, commands: usize) -> Option<Self> {
        let at = commands.min(past.len());
        Some(Self {
            past: past.clone(),
            state: past.state_after(at)?,
            at,
        })
    }

    /// How things stand.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// How many commands came before it.
    pub const fn at(&self) -> usize {
        self.at
    }

    /// Whether nothing comes after it.
    pub fn is_last(&self) -> bool {
        self.at >= self.past.len()
    }

    /// Goes on until something is to be seen on the map, and gives what; nothing at the end. With
    /// the eyes of a kingdom only what it heard is told.
    pub fn go_on(&mut self, eyes: Option<Color>) -> Option<Vec<Event>> {
        let mut all = Vec::new();
        while !self.is_last() {
            let reports = self.past.reports(&mut self.state, self.at)?.into_iter();
            all.extend(reports.filter_map(|report| match eyes {
                None => Some(report.event),
                Some(who) => report.heard_by(who).cloned(),
            }));
            self.at += 1;
            if all.iter().any(is_seen) {
                return Some(all);
            }
        }
        (!all.is_empty()).then_some(all)
    }

    /// How many commands came before the thing to be seen that came last.
    pub fn before_last(&self) -> usize {
        let round = self.past.start_of(self.state.round());
        let from = if round < self.at {
            round
        } else {
            self.past.start_of(self.state.round().saturating_sub(1))
        };
        let Some(mut moment) = Self::new(&self.past, from) else {
            return 0;
        };
        let mut before = from;
        while moment.at < self.at {
            before = moment.at;
            if moment.go_on(None).is_none() {
                break;
            }
        }
        before
    }
}

/// Whether an event changes the map for whoever looks on.
fn is_seen(event: &Event) -> bool {
    !matches!(
        event,
        Event::BattleMove { .. }
            | Event::BattleHeard
            | Event::Chose { .. }
            | Event::Extension { .. }
            | Event::SetAside { .. }
            | Event::Ordered { .. }
            | Event::OrderEnded { .. }
            | Event::OrderHeld { .. }
            | Event::BuildBegun { .. }
            | Event::BuildCancelled { .. }
    )
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::campaign::CampaignSetup;
    use ::campaign::NoBattles;

    fn played() -> Campaign {
        let setup = CampaignSetup {
            opponent: crate::battle::Seat::Human,
            ..Default::default()
        };
        let mut campaign = Campaign::new(&setup.rules(), None);
        let size = campaign.state().size();
        let mut say = |words: &str| {
            let command = ::campaign::Command::parse(words, size).unwrap();
            campaign.apply(&command, &mut NoBattles).unwrap();
        };
        for _ in 0..6 {
            say("end");
        }
        say("resign");
        campaign
    }

    #[test]
    fn every_moment_is_had_again_as_it_was() {
        let campaign = played();
        let past = Arc::new(Past::of(&campaign));
        assert_eq!((past.len(), past.last_round()), (7, 4));
        let mut state = campaign.start().clone();
        for (at, entry) in campaign.record().iter().enumerate() {
            assert_eq!(past.state_after(at).as_ref(), Some(&state));
            state.apply(&entry.command, &mut NoBattles).unwrap();
        }
        assert_eq!(past.state_after(7).as_ref(), Some(campaign.state()));
        assert_eq!(past.state_after(99).as_ref(), Some(campaign.state()));
        assert_eq!([1, 2, 4, 9].map(|round| past.start_of(round)), [0, 2, 6, 6]);
    }

    #[test]
    fn going_on_and_back_leads_through_the_same_moments() {
        let past = Arc::new(Past::of(&played()));
        let mut moment = Moment::new(&past, 0).unwrap();
        let mut seen = vec![moment.at()];
        while moment.go_on(None).is_some() {
            seen.push(moment.at());
        }
        assert!(moment.is_last() && seen.len() == 8, "{seen:?}");
        for pair in seen.windows(2).rev() {
            let here = Moment::new(&past, pair[1]).unwrap();
            assert_eq!(here.before_last(), pair[0]);
        }
    }
}
