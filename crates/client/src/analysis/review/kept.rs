//! What was found of a game, kept beside its record.

use super::Judged;
use crate::analysis::sight::{Told, for_white};
use crate::analysis::study::Study;
use engine::{Line, Score};
use serde::{Deserialize, Serialize};

/// A look over a game as it is kept: it belongs to the game whose moves it tells.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct KeptReview {
    /// Every entry of the record in its short words.
    record: Vec<String>,
    /// What was found of each position.
    found: Vec<Option<Found>>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Found {
    /// White's chance to win, 0 to 1.
    chance: f64,
    /// The best line: the score for White and its moves; none where the game is over.
    best: Option<(String, Vec<String>)>,
}

impl KeptReview {
    /// What is to be kept.
    pub fn of(study: &Study, judged: &[Option<Judged>]) -> Self {
        let words = |index| study.deed(index).map_or("", |deed| deed.words.as_str());
        let found = |it: &Judged| Found {
            chance: it.chance,
            best: it.best.as_ref().map(|told| {
                let moves = told.moves.iter().map(|step| step.mv.to_string());
                (written(told.score), moves.collect())
            }),
        };
        Self {
            record: (0..study.len()).map(|it| words(it).to_owned()).collect(),
            found: judged.iter().map(|it| it.as_ref().map(found)).collect(),
        }
    }

    /// Reads the text of what was kept; nothing of what is no such text.
    pub fn read(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }

    /// As JSON, which `read` reads again.
    pub fn text(&self) -> String {
        serde_json::json!(self).to_string()
    }

    /// What is known of the positions of a game: of those that are the same in both.
    pub fn judged(&self, study: &Study) -> Vec<Option<Judged>> {
        let same = |index: &usize| {
            let played = study.deed(*index).map(|deed| &deed.words);
            played.is_some() && played == self.record.get(*index)
        };
        let alike = (0..study.len()).take_while(same).count();
        let known = |at: usize| {
            let position = study.position(at).filter(|_| at <= alike)?;
            let found = self.found.get(at)?.as_ref()?;
            if !(0.0..=1.0).contains(&found.chance) {
                return None;
            }
            let best = match &found.best {
                None => None,
                Some((score, moves)) => {
                    let (mut here, mut line) = (position.clone(), Vec::new());
                    for text in moves {
                        let mv = here.read(text)?;
                        here = here.after(mv)?;
                        line.push(mv);
                    }
                    let score = for_white(read(score)?, position.turn());
                    Some(Told::new(position, &Line { score, moves: line }))
                }
            };
            Some(Judged {
                chance: found.chance,
                best,
            })
        };
        (0..=study.len()).map(known).collect()
    }
}

/// A score in a word: hundredths of a pawn, or `#` and in how many moves somebody wins.
fn written(score: Score) -> String {
    match score {
        Score::Centipawns(pawns) => pawns.to_string(),
        Score::WinIn(moves) => format!("#{moves}"),
        Score::LossIn(moves) => format!("#-{moves}"),
    }
}

fn read(text: &str) -> Option<Score> {
    if let Some(moves) = text.strip_prefix("#-") {
        return moves.parse().ok().map(Score::LossIn);
    }
    match text.strip_prefix('#') {
        Some(moves) => moves.parse().ok().map(Score::WinIn),
        None => text.parse().ok().map(Score::Centipawns),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use tabletop::{Act, Sitting, open};

    fn study(moves: &[&str]) -> Study {
        let game = open(rules::Variant::Chess, "").unwrap();
        let mut sitting = Sitting::new(game, &[]);
        for action in moves {
            sitting.act(Act::Choose((*action).to_owned())).unwrap();
        }
        Study::of_sitting(&sitting).unwrap()
    }

    fn judged(study: &Study) -> Vec<Option<Judged>> {
        let judge = |at: usize| {
            let position = study.position(at)?;
            let mv = ["e2e4", "e7e5", "g1f3", "b8c6"].get(at)?;
            let line = Line {
                score: Score::Centipawns(31),
                moves: vec![position.read(mv)?],
            };
            Some(Judged {
                chance: 0.5 + 0.01 * at as f64,
                best: Some(Told::new(position, &line)),
            })
        };
        (0..=study.len()).map(judge).collect()
    }

    #[test]
    fn a_review_comes_back_for_the_same_game() {
        let study = study(&["e2e4", "e7e5", "g1f3"]);
        let found = judged(&study);
        let text = KeptReview::of(&study, &found).text();
        let kept = KeptReview::read(&text).unwrap();
        assert_eq!(kept.judged(&study), found);
        assert_eq!(KeptReview::read("no review"), None);
    }

    #[test]
    fn of_another_game_only_what_is_the_same_is_known() {
        let first = study(&["e2e4", "e7e5", "g1f3"]);
        let kept = KeptReview::of(&first, &judged(&first));
        let other = study(&["e2e4", "c7c5"]);
        let known = kept.judged(&other);
        assert_eq!(known.len(), 3);
        assert!(known[0].is_some() && known[1].is_some(), "{known:?}");
        assert_eq!(known[2], None);
    }

    #[test]
    fn scores_are_written_and_read() {
        for score in [
            Score::Centipawns(-120),
            Score::Centipawns(0),
            Score::WinIn(3),
            Score::LossIn(2),
        ] {
            assert_eq!(read(&written(score)), Some(score));
        }
        assert_eq!(read("much"), None);
    }
}
