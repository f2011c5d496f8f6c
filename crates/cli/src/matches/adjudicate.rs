//! Games about which both players agree need not be played to the end.

use engine::Score;

/// A lead in hundredths of a pawn that wins...
const WON: i32 = 1000;
const LOST: i32 = -WON;
/// ...and one that is none.
const EVEN: i32 = 10;
/// For so many plies in a row, half of them each player's, they must have agreed that one wins...
const SURE: u32 = 8;
/// ...or that nobody does, ...
const QUIET: u32 = 24;
/// ...and that not before this many plies were played.
const EARLIEST: usize = 100;

/// What both players have been saying.
#[derive(Copy, Clone, Debug, Default)]
pub struct Agreement {
    /// Who leads by far, and for how many plies both have said so.
    leads: Option<usize>,
    plies: u32,
    /// For how many plies both have said that nobody leads.
    even: u32,
}

/// What two players agree about.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Agreed {
    /// This one wins.
    Won(usize),
    Drawn,
}

impl Agreement {
    /// Player `who` moves after so many plies and says how he stands, if he says anything.
    pub fn hear(&mut self, who: usize, score: Option<Score>, played: usize) -> Option<Agreed> {
        let points = match score {
            Some(Score::Centipawns(points)) => Some(points),
            Some(Score::WinIn(_)) => Some(i32::MAX),
            Some(Score::LossIn(_)) => Some(-i32::MAX),
            None => None,
        };
        let leads = match points {
            Some(WON..) => Some(who),
            Some(..=LOST) => Some(1 - who),
            _ => None,
        };
        self.plies = match leads {
            None => 0,
            _ if leads == self.leads => self.plies + 1,
            _ => 1,
        };
        self.leads = leads;
        let is_even = points.is_some_and(|points| points.abs() <= EVEN);
        self.even = if is_even { self.even + 1 } else { 0 };
        match leads {
            Some(winner) if self.plies >= SURE => Some(Agreed::Won(winner)),
            _ if self.even >= QUIET && played >= EARLIEST => Some(Agreed::Drawn),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(scores: [Option<Score>; 2], plies: usize) -> Option<Agreed> {
        let mut agreement = Agreement::default();
        (0..plies).fold(None, |_, ply| agreement.hear(ply % 2, scores[ply % 2], ply))
    }

    #[test]
    fn a_win_takes_both_and_time() {
        let [up, down] = [1200, -1500].map(|points| Some(Score::Centipawns(points)));
        let mated = Some(Score::LossIn(4));
        assert_eq!(after([up, down], 8), Some(Agreed::Won(0)));
        assert_eq!(after([up, mated], 8), Some(Agreed::Won(0)));
        assert_eq!(after([down, up], 8), Some(Agreed::Won(1)));
        assert_eq!(after([up, down], 7), None);
        assert_eq!(after([up, up], 300), None);
        assert_eq!(after([up, None], 300), None);
    }

    #[test]
    fn a_draw_takes_both_and_more_time() {
        let even = Some(Score::Centipawns(-3));
        assert_eq!(after([even, even], 100), None);
        assert_eq!(after([even, even], 101), Some(Agreed::Drawn));
        assert_eq!(after([even, Some(Score::Centipawns(30))], 300), None);
        assert_eq!(after([even, None], 300), None);
    }
}
