use crate::search::Frailty;
use crate::{Level, Limits};

/// How strong a player is on a finer scale than [`Level`]: 0, 5, 10 and 15 are the levels from
/// Beginner to Expert, 20 is the search with nothing taken from it, and what lies between is as
/// far between in strength.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Skill(u8);

/// Nodes and depth towards which the highest skills grow.
const STRONG: (u64, u32) = (4_000_000, 60);
const STEP: u8 = 5;

impl Skill {
    /// Nothing taken from the search.
    pub const FULL: Self = Self(20);

    /// A skill from 0 to 20; `None` above.
    pub const fn new(number: u8) -> Option<Self> {
        if number <= Self::FULL.0 {
            Some(Self(number))
        } else {
            None
        }
    }

    /// The number UCI knows it by: 0, the weakest, to 20.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The level at or below, the one above if there is one, and how far it is there, of [`STEP`].
    fn between(self) -> (Level, Option<Level>, u8) {
        let at = usize::from((self.0 / STEP).min(3));
        let above = Level::ALL.get(at + 1).filter(|_| at < 3).copied();
        (Level::ALL[at], above, self.0 - at as u8 * STEP)
    }

    /// No limits at full skill.
    fn limits(self) -> Limits {
        if self == Self::FULL {
            return Limits::default();
        }
        let budget = |level: Level| {
            let limits = level.limits();
            (
                limits.nodes.unwrap_or(STRONG.0),
                limits.depth.unwrap_or(STRONG.1),
            )
        };
        let (below, above, part) = self.between();
        let (low, high) = (budget(below), above.map_or(STRONG, budget));
        let part = f64::from(part) / f64::from(STEP);
        // Strength goes with the logarithm of the nodes; rounded so that every machine agrees.
        let nodes = low.0 as f64 * (high.0 as f64 / low.0 as f64).powf(part);
        let nodes = (nodes / 100.0).round() * 100.0;
        let depth = f64::from(low.1) + part * (f64::from(high.1) - f64::from(low.1));
        Limits {
            nodes: Some(nodes as u64),
            time: None,
            depth: Some(depth as u32),
            threads: None,
        }
    }

    fn frailty(self) -> Frailty {
        if self == Self::FULL {
            return Frailty::NONE;
        }
        let (below, above, part) = self.between();
        let (low, high) = (below.frailty(), above.map_or(Frailty::NONE, Level::frailty));
        let mix = |low: i32, high: i32| low + (high - low) * i32::from(part) / i32::from(STEP);
        let few = |low: u8, high: u8| mix(low.into(), high.into()) as u8;
        Frailty {
            noise: mix(low.noise, high.noise),
            misses_own: few(low.misses_own, high.misses_own),
            misses_reply: few(low.misses_reply, high.misses_reply),
        }
    }
}

/// Who plays.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Strength {
    /// A level.
    Level(Level),
    /// A skill.
    Skill(Skill),
}

impl Strength {
    /// Nothing taken from the search.
    pub const FULL: Self = Self::Skill(Skill::FULL);

    pub(crate) fn limits(self) -> Limits {
        match self {
            Self::Level(level) => level.limits(),
            Self::Skill(skill) => skill.limits(),
        }
    }

    pub(crate) fn frailty(self) -> Frailty {
        match self {
            Self::Level(level) => level.frailty(),
            Self::Skill(skill) => skill.frailty(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn skills_rise_from_level_to_level_without_a_fall() {
        let skills: Vec<Skill> = (0..=20).filter_map(Skill::new).collect();
        assert_eq!(skills.len(), 21);
        assert_eq!(Skill::new(21), None);
        for (level, skill) in Level::ALL.iter().zip(skills.iter().step_by(5)).take(4) {
            assert_eq!(skill.limits(), level.limits());
            assert_eq!(skill.frailty(), level.frailty());
        }
        for pair in skills[..20].windows(2) {
            assert!(pair[0].limits().nodes < pair[1].limits().nodes);
            assert!(pair[0].frailty().noise >= pair[1].frailty().noise);
        }
        assert_eq!(Skill::FULL.limits(), Limits::default());
    }
}
