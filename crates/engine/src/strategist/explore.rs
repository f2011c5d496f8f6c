//! Those who look for what the own half of the world holds.

use super::mind::Mind;
use campaign::{Command, Known, Size, Square, Walk, is_all_knights};
use rules::Piece;
use rules::battle::Army;

/// An eye sees so far.
const SIGHT: u8 = 2;
/// How much a turn on the way counts against a step of the goal from the capital.
const TURN: usize = 3;

/// A band that can send somebody, how many steps it is to every square, and whether it rides.
struct Band {
    from: Square,
    walk: Walk,
    rides: bool,
}

impl Mind<'_> {
    /// Sends single pieces to what was never seen on this side of the world, first to what is near
    /// the capital: cities nobody knows of raise nothing for anybody.
    pub(super) fn explore(&mut self) -> Option<Command> {
        let view = self.land.view;
        if view.size() == Size::Small || self.skill.explorers == 0 || !view.options.fog {
            return None;
        }
        let home = self.land.straight(self.land.home);
        let mut dark = self.unknown(&home);
        if dark.is_empty() {
            return None;
        }
        let mut bands: Vec<Band> = self
            .free_bands()
            .into_iter()
            .map(|(from, _)| self.seeker(from))
            .collect();
        for _ in 0..self.skill.explorers {
            let errands = bands.iter().flat_map(|band| {
                let cost = |&at: &Square| {
                    let steps = band.walk.distance(at)?;
                    let turns = if band.rides { steps.div_ceil(2) } else { steps };
                    Some((turns * TURN + home.distance(at)?, at, band.from))
                };
                dark.iter().filter_map(cost)
            });
            let Some((_, goal, from)) = errands.min() else {
                break;
            };
            dark.retain(|at| at.distance(goal) > SIGHT);
            let pieces = self.explorer(from);
            self.use_up(from, &pieces);
            bands.retain(|band| self.left.contains_key(&band.from));
            if let Some(command) = self.advance(from, &pieces, &self.land.way(goal)) {
                return Some(command);
            }
        }
        None
    }

    /// What is not known and lies nearer to the own capital than to the other's.
    fn unknown(&self, home: &Walk) -> Vec<Square> {
        let view = self.land.view;
        let goal = self.land.goal.map(|goal| self.land.straight(goal));
        let blank = |at| matches!(view.at(at), Known::Blank);
        let dark = view.size().squares().filter(|&at| {
            let twin = self.skill.mirror && !blank(view.size().mirror(at));
            blank(at) && !twin
        });
        let near = |at: &Square| {
            let far = |walk: &Walk| walk.distance(*at).unwrap_or(99);
            goal.as_ref().is_none_or(|goal| far(home) <= far(goal))
        };
        dark.filter(near).collect()
    }

    fn seeker(&self, from: Square) -> Band {
        let total = self.band(from).map(|band| band.total).unwrap_or_default();
        Band {
            from,
            walk: self.land.way(from),
            rides: is_all_knights(&total),
        }
    }

    /// A Knight is fastest, a Pawn is missed least.
    fn explorer(&self, from: Square) -> Army {
        let order = [
            Piece::Knight,
            Piece::Pawn,
            Piece::Bishop,
            Piece::Rook,
            Piece::Queen,
        ];
        super::mind::draw(&self.rest(from), 1, order)
    }
}
