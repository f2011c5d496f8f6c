//! Battles of a campaign that the computer plays for both sides.

use crate::{Level, Limits, Score, Stop, think};
use campaign::{Battles, PlayedEnd, PlayedOut};
use rules::battle::{self, Terrain};
use rules::{Color, Position as _};

/// An estimate this far below even, in hundredths of a pawn, is bad enough to leave the ground: in the
/// battles that the evaluation was tuned on, sides that stood so came to a quarter of the points...
const LOST: i32 = 350;
/// ...if it is also this part of what the side still has: a large army may yet turn the day.
const LOST_PART: i32 = 6;

/// Plays a battle to its end for both sides with a search of few nodes, the same for the same
/// position and seed on every machine. A side that sees no hope retreats while it still has an
/// army to save; behind walls it stands, since what they guard may be the capital.
///
/// ```
/// use campaign::Battles;
/// use engine::{Fighter, Level};
/// use rules::battle::{Position, Terrain};
///
/// let start = Position::start(Terrain::Field);
/// let mut fighter = Fighter { level: Level::Beginner };
/// let played = fighter.play_out(&start, 7).unwrap();
/// assert_eq!(fighter.play_out(&start, 7), Some(played));
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Fighter {
    /// How deep both sides look; even the highest level takes a second or two for a battle.
    pub level: Level,
}

impl Fighter {
    /// Positions looked at for a move.
    const fn nodes(self) -> u64 {
        match self.level {
            Level::Beginner => 150,
            Level::Casual => 300,
            Level::Club => 500,
            Level::Expert => 1_000,
            Level::Master => 2_000,
        }
    }

    /// Plays a battle to its end; `None` only if it was stopped.
    pub fn play_until(
        self,
        position: &battle::Position,
        seed: u64,
        stop: &Stop,
    ) -> Option<PlayedOut> {
        let limits = Limits::nodes(self.nodes());
        let mut position = position.clone();
        let mut moves = Vec::new();
        while position.outcome().is_none() {
            let turn_seed = seed.wrapping_add(moves.len() as u64);
            let thought = think(&position, &limits, turn_seed, stop)?;
            if stop.is_stopped() {
                return None;
            }
            let walls = position.terrain() == Terrain::Siege;
            let stands = walls && position.side_to_move() == Color::Black;
            if !stands && should_retreat(&position, thought.score) {
                let end = PlayedEnd::Retreat;
                return Some(PlayedOut { moves, end });
            }
            position.play_unchecked(thought.best);
            moves.push(thought.best);
        }
        let end = PlayedEnd::Over;
        Some(PlayedOut { moves, end })
    }
}

impl Battles for Fighter {
    fn play_out(&mut self, position: &battle::Position, seed: u64) -> Option<PlayedOut> {
        self.play_until(position, seed, &Stop::default())
    }
}

/// Whether the side to move had better leave the ground: the battle is as good as lost by `score`,
/// and a good part of its army would be saved.
pub(crate) fn should_retreat(position: &battle::Position, score: Score) -> bool {
    let us = position.side_to_move();
    let has = position.army(us).points();
    let saves = position.retreating_army(us).points();
    let lost = match score {
        Score::WinIn(_) => false,
        Score::LossIn(_) => true,
        Score::Centipawns(points) => {
            let has = i32::try_from(has).unwrap_or(i32::MAX / 100);
            points <= -LOST && -points >= has * 100 / LOST_PART
        }
    };
    lost && saves * 2 >= has && saves > 0 && position.can_retreat().is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::battle::{Army, deploy};

    fn ends(attackers: Army, defenders: Army, terrain: Terrain) -> (battle::Position, PlayedOut) {
        let start = deploy(&attackers, &defenders, terrain);
        let mut fighter = Fighter {
            level: Level::Beginner,
        };
        let played = fighter.play_out(&start, 3).expect("it plays");
        let mut position = start;
        for &mv in &played.moves {
            position.play(mv).expect("only legal moves");
        }
        (position, played)
    }

    #[test]
    fn the_weaker_side_retreats_and_keeps_its_pieces() {
        let few = Army::new(3, 1, 0, 0, 0);
        let (end, played) = ends(Army::CHESS, few, Terrain::Field);
        assert_eq!(played.end, PlayedEnd::Retreat);
        assert_eq!(end.side_to_move(), Color::Black);
        assert!(end.retreating_army(Color::Black).points() >= 3);
        let (end, played) = ends(few, Army::CHESS, Terrain::Siege);
        assert_eq!(played.end, PlayedEnd::Retreat);
        assert_eq!(end.side_to_move(), Color::White);
    }

    #[test]
    fn nobody_leaves_his_walls() {
        let few = Army::new(3, 1, 0, 0, 0);
        let (end, played) = ends(Army::new(12, 4, 4, 4, 2), few, Terrain::Siege);
        assert_eq!(played.end, PlayedEnd::Over);
        assert!(end.outcome().is_some());
    }
}
