//! Answers to what is pending.

use super::land::{Land, plus};
use super::skill::{Skill, lot};
use crate::battles::should_retreat;
use crate::{Level, Limits, Stop, choose, think};
use campaign::{BattleAct, Command, Square, View, ViewPending};
use rules::battle::{self, Army};
use rules::{Color, Position as _};

/// Positions looked at before it is decided whether to leave the ground.
const GLANCE: u64 = 1_500;

/// The answer to what waits for this kingdom.
pub(super) fn answer(
    view: &View,
    pending: &ViewPending,
    level: Level,
    seed: u64,
    stop: &Stop,
) -> Command {
    let skill = Skill::of(level);
    match pending {
        ViewPending::Defend { to, attackers, .. } => {
            let wrong = lot([seed, u64::from(view.round), 1]) % 100 < skill.error / 2;
            let sallies = should_sally(view, *to, attackers) != wrong;
            if sallies {
                Command::Sally
            } else {
                Command::Hold
            }
        }
        ViewPending::Land { goals, pieces, .. } => {
            let land = Land::new(view, &skill);
            let best = goals.iter().max_by_key(|&at| comfort(&land, at, pieces));
            // There is a square to land on, or nobody would have been asked.
            best.map_or(Command::End, |at| Command::Land { at })
        }
        // A computer always agrees (campaign.md).
        ViewPending::Battle {
            extension: true, ..
        } => Command::Extend(true),
        ViewPending::Battle { position, to, .. } => {
            Command::Battle(act(view, position, *to, level, seed, stop))
        }
        ViewPending::Others => Command::End,
    }
}

/// Walls are given up only by an army so much stronger that it would rather have a decision.
fn should_sally(view: &View, to: Square, attackers: &Army) -> bool {
    let own = view.army(to).map_or(0, |army| army.total().points());
    let capital = Land::new(view, &Skill::of(Level::Beginner)).home == to;
    own >= attackers.points() * if capital { 4 } else { 2 }
}

/// How good a square is for an army that has just lost its ground.
fn comfort(land: &Land<'_>, at: Square, pieces: &Army) -> (i64, std::cmp::Reverse<Square>) {
    let friends = land.bands.iter().find(|band| band.at == at);
    let together = friends.map_or(*pieces, |band| plus(band.total, pieces));
    let strength = together.points() + land.walls(at);
    let threat = land.threat(at, 2);
    let exposed = i64::from(threat) - i64::from(strength);
    let far = land.straight(land.home).distance(at).unwrap_or(40) as i64;
    let prize = land.place(at).map_or(0, |place| match land.is_own(place) {
        true => 1,
        false => 2,
    });
    (prize - far - exposed.max(0), std::cmp::Reverse(at))
}

/// A move in a battle, or the way out of it.
fn act(
    view: &View,
    position: &battle::Position,
    to: Square,
    level: Level,
    seed: u64,
    stop: &Stop,
) -> BattleAct {
    let home = Land::new(view, &Skill::of(Level::Beginner)).home == to;
    let stands = position.side_to_move() == Color::Black && home;
    fight(position, stands, level, seed, stop)
}

/// What a computer does next in a battle of a campaign, for the side to move: a move of its search
/// at that level, or the way out while there is still an army to save. Who `stands` never leaves.
///
/// The same position, level and seed give the same act; `stop` ends the search early.
pub fn fight(
    position: &battle::Position,
    stands: bool,
    level: Level,
    seed: u64,
    stop: &Stop,
) -> BattleAct {
    if !stands && position.can_retreat().is_ok() {
        let thought = think(position, &Limits::nodes(GLANCE), seed, stop);
        if thought.is_some_and(|thought| should_retreat(position, thought.score)) {
            return BattleAct::Retreat;
        }
    }
    choose(position, level, seed, stop).map_or(BattleAct::Resign, BattleAct::Move)
}
