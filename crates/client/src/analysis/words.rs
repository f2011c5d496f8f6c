//! Scores and chances in words.

use super::face::Face;
use engine::Score;
use rules::Color;

/// The score of White as a number: `+1.32`, `−0.40`, `#3`, `−#3`; what is over, `1–0`.
pub(super) fn number(score: Score) -> String {
    match score {
        Score::Centipawns(points) => {
            let pawns = f64::from(points.abs()) / 100.0;
            match points {
                0 => "0.00".to_owned(),
                1.. => format!("+{pawns:.2}"),
                _ => format!("−{pawns:.2}"),
            }
        }
        Score::WinIn(0) => "1–0".to_owned(),
        Score::LossIn(0) => "0–1".to_owned(),
        Score::WinIn(plies) => format!("+#{}", plies.div_ceil(2)),
        Score::LossIn(plies) => format!("−#{}", plies.div_ceil(2)),
    }
}

/// The same for a narrow bar: `1.3`, `12`, `#3`.
pub(super) fn short(score: Score) -> String {
    match score {
        Score::Centipawns(points) => {
            let pawns = f64::from(points.abs()) / 100.0;
            match points.abs() {
                0..995 => format!("{pawns:.1}"),
                _ => format!("{pawns:.0}"),
            }
        }
        Score::WinIn(0) | Score::LossIn(0) => "1".to_owned(),
        Score::WinIn(plies) | Score::LossIn(plies) => format!("#{}", plies.div_ceil(2)),
    }
}

/// Who stands better, in words.
pub(super) fn standing(score: Score, face: &Face) -> String {
    let (leader, points) = match score {
        Score::Centipawns(points) if points < 0 => (Color::Black, points.abs()),
        Score::Centipawns(points) => (Color::White, points),
        Score::WinIn(plies) => return wins(&face.name(Color::White), plies),
        Score::LossIn(plies) => return wins(&face.name(Color::Black), plies),
    };
    let name = face.name(leader);
    match points {
        0..30 => words!("analysis-level"),
        30..90 => words!("analysis-little-better", name = name),
        90..250 => words!("analysis-better", name = name),
        _ => words!("analysis-winning", name = name),
    }
}

fn wins(name: &str, plies: u32) -> String {
    words!("analysis-wins", name = name, moves = plies.div_ceil(2))
}

/// A chance of so many in a hundred; what is not quite sure is never told as sure.
pub(super) fn percent(chance: f64) -> u32 {
    match (chance * 100.0).round() as u32 {
        0 if chance > 0.0 => 1,
        100 if chance < 1.0 => 99,
        percent => percent,
    }
}

/// A large number: `950`, `12 k`, `1.2 M`.
pub(super) fn many(count: u64) -> String {
    match count {
        0..10_000 => count.to_string(),
        10_000..1_000_000 => words!("analysis-thousands", count = count / 1_000),
        1_000_000..100_000_000 => {
            // Rounded as numbers are told.
            let tenths: f64 = format!("{:.1}", count as f64 / 1e6).parse().unwrap_or(0.0);
            words!("analysis-millions", count = tenths)
        }
        _ => words!("analysis-millions", count = count / 1_000_000),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_told_as_white_has_them() {
        for (score, told, narrow) in [
            (Score::Centipawns(132), "+1.32", "1.3"),
            (Score::Centipawns(-40), "−0.40", "0.4"),
            (Score::Centipawns(0), "0.00", "0.0"),
            (Score::Centipawns(1_260), "+12.60", "13"),
            (Score::WinIn(5), "+#3", "#3"),
            (Score::LossIn(4), "−#2", "#2"),
            (Score::LossIn(0), "0–1", "1"),
        ] {
            assert_eq!(number(score), told);
            assert_eq!(short(score), narrow);
        }
    }

    #[test]
    fn who_stands_better_is_told_by_name() {
        let told = |score| standing(score, &Face::CHESS);
        assert_eq!(told(Score::Centipawns(-12)), "Level");
        assert_eq!(told(Score::Centipawns(-120)), "Black better");
        assert_eq!(told(Score::WinIn(1)), "White wins in one move");
        assert_eq!(told(Score::LossIn(6)), "Black wins in 3");
    }

    #[test]
    fn only_what_is_over_is_sure() {
        assert_eq!(
            [0.0, 0.001, 0.5, 0.999, 1.0].map(percent),
            [0, 1, 50, 99, 100]
        );
        assert_eq!(
            [950, 12_400, 1_250_000, 123_000_000].map(many),
            ["950", "12 k", "1.2 M", "123 M"]
        );
    }
}
