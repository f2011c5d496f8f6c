use std::fmt;

/// Points inside the search: hundredths of a pawn, or a distance to the end near [`WIN`].
pub(crate) type Points = i32;
/// The points of a game won here and now.
pub(crate) const WIN: Points = 31_000;
/// Above this a score is a won game at a known distance, below its negative a lost one.
pub(crate) const WON: Points = 30_000;
/// Above every score.
pub(crate) const INFINITY: Points = 32_000;

/// How good a position is for the side to move.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Score {
    /// An estimate in hundredths of a pawn; positive is good.
    Centipawns(i32),
    /// The side to move can force a win that ends the game in so many plies (single turns): 1 is
    /// a mate with this very move. In a battle the end may also be a rout.
    WinIn(u32),
    /// The other side can force a win in so many plies; 0 is a game lost already.
    LossIn(u32),
}

impl Score {
    pub(crate) fn from_points(points: Points) -> Self {
        if points > WON {
            Self::WinIn((WIN - points).unsigned_abs())
        } else if points < -WON {
            Self::LossIn((WIN + points).unsigned_abs())
        } else {
            Self::Centipawns(points)
        }
    }

    /// What of the point the side to move may expect against its equal, from 0 to 1: a half in an
    /// even game. By the games of chess that its evaluation was tuned on.
    pub fn win_chance(self) -> f64 {
        const STEEPNESS: f64 = 0.0052;
        match self {
            Self::Centipawns(points) => 1.0 / (1.0 + (-STEEPNESS * f64::from(points)).exp()),
            Self::WinIn(_) => 1.0,
            Self::LossIn(_) => 0.0,
        }
    }

    /// The same as the other side sees it, before any move is made.
    #[must_use]
    pub const fn reversed(self) -> Self {
        match self {
            Self::Centipawns(points) => Self::Centipawns(-points),
            Self::WinIn(plies) => Self::LossIn(plies),
            Self::LossIn(plies) => Self::WinIn(plies),
        }
    }

    /// A forced win in so many of one's own moves, if it is one.
    pub const fn moves_to_win(self) -> Option<u32> {
        match self {
            Self::WinIn(plies) => Some(plies.div_ceil(2)),
            _ => None,
        }
    }
}

/// Such as `+1.30`, `win in 3` or `loss in 2`, counted in moves.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Centipawns(points) => write!(f, "{:+.2}", f64::from(points) / 100.0),
            Self::WinIn(plies) => write!(f, "win in {}", plies.div_ceil(2)),
            Self::LossIn(plies) => write!(f, "loss in {}", plies.div_ceil(2)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_near_the_end_are_distances() {
        assert_eq!(Score::from_points(WIN - 3), Score::WinIn(3));
        assert_eq!(Score::from_points(-WIN + 2), Score::LossIn(2));
        assert_eq!(Score::from_points(-130).to_string(), "-1.30");
        assert_eq!(Score::WinIn(3).to_string(), "win in 2");
        assert_eq!(Score::WinIn(3).moves_to_win(), Some(2));
        assert_eq!(Score::WinIn(3).reversed(), Score::LossIn(3));
    }

    #[test]
    fn a_better_score_has_the_better_chance() {
        let scores = [
            Score::LossIn(4),
            Score::Centipawns(-900),
            Score::Centipawns(0),
            Score::Centipawns(100),
            Score::Centipawns(2000),
            Score::WinIn(9),
        ];
        let chances = scores.map(Score::win_chance);
        assert!(chances.is_sorted());
        assert_eq!((chances[0], chances[2], chances[5]), (0.0, 0.5, 1.0));
        assert!((0.6..0.65).contains(&chances[3]));
        for score in scores {
            let both = score.win_chance() + score.reversed().win_chance();
            assert!((both - 1.0).abs() < 1e-9);
        }
    }
}
