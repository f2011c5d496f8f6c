//! How what may be done is written, for whoever types it.

use super::Sitting;
use crate::{Choice, Look, Place, Player, Point, Refused, Viewer};
use words::words;

impl Sitting {
    /// Everything the person at the board may do now, each with the ways in which it can be
    /// written, the usual one first.
    pub fn spelled(&self) -> Vec<(Choice, Vec<String>)> {
        let Ok(player) = self.person_at_the_board() else {
            return Vec::new();
        };
        let (choices, look) = (self.choices().into_iter(), self.look());
        choices
            .map(|choice| {
                let spellings = self.spellings(player, &choice, &look);
                (choice, spellings)
            })
            .collect()
    }

    fn spellings(&self, player: Player, choice: &Choice, look: &Look) -> Vec<String> {
        let mut all: Vec<String> = self
            .in_the_record(player, &choice.action)
            .into_iter()
            .collect();
        all.push(choice.action.clone());
        let piece = piece_of(choice, look);
        match (choice.from, choice.to, piece) {
            (Some(Place::Board(from)), Some(to), Some(piece)) => {
                all.extend([format!("{from}{to}"), format!("{piece} {from} {to}")]);
            }
            (Some(Place::Reserve(kind)), Some(to), _) => all.push(format!("{kind} {to}")),
            (None, Some(to), _) => all.push(to.to_string()),
            _ => {}
        }
        if choice.to.is_none() {
            all.push(choice.words.clone());
        }
        all.retain(|spelling| !spelling.is_empty());
        let mut seen: Vec<String> = Vec::new();
        for spelling in all {
            if !seen.contains(&spelling) {
                seen.push(spelling);
            }
        }
        seen
    }

    /// The short words of the record, where playing it on a copy tells nothing that is hidden.
    fn in_the_record(&self, player: Player, action: &str) -> Option<String> {
        if self.game.has_secrets() {
            return None;
        }
        let mut copy = self.game.boxed();
        copy.play(player, action).ok()?;
        let step = copy.steps(Viewer::Everything).pop()?;
        (copy.len() > self.game.len()).then_some(step.words)
    }

    /// Why nothing can be done that is written so, in the words of the rules and from nothing
    /// that the person does not see.
    ///
    /// # Errors
    /// Says it; what is written in another way than by two squares is not understood at all.
    pub fn why_not_written(&self, text: &str) -> Result<(), Refused> {
        self.person_at_the_board()?;
        let Some((from, to)) = points(text) else {
            return Ok(());
        };
        let place = Place::Board(from);
        let begins = self.choices().iter().any(|it| it.from == Some(place));
        if !begins {
            let why = self.game.why_idle(place);
            let nothing = || words!("typed-nothing-there", at = from.to_string());
            return Err(Refused::NothingThere(why.unwrap_or_else(nothing)));
        }
        let Some(to) = to else { return Ok(()) };
        Err(match self.game.why_not(place, to) {
            Some(why) => Refused::NothingThere(why),
            None => Refused::NotAGoal(to),
        })
    }
}

/// The piece that a choice begins with, as the person sees it.
fn piece_of(choice: &Choice, look: &Look) -> Option<String> {
    let from = choice.from?.point()?;
    let figure = look.figures.iter().find(|figure| figure.at == from)?;
    Some(figure.kind.to_string())
}

/// The points at the beginning of a text, such as `e2e4`, `e2-e4` or `a11`.
fn points(text: &str) -> Option<(Point, Option<Point>)> {
    let text = text.trim();
    let (from, rest) = point(text)?;
    let rest = rest.trim_start_matches(['-', ' ', 'x']);
    Some((from, point(rest).map(|(to, _)| to)))
}

fn point(text: &str) -> Option<(Point, &str)> {
    let column = text.bytes().next().filter(u8::is_ascii_lowercase)? - b'a';
    let rest = text.get(1..)?;
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count().min(2);
    let row: u8 = rest.get(..digits)?.parse().ok()?;
    Some((Point::at(column, row.checked_sub(1)?), rest.get(digits..)?))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::{Act, open};
    use rules::Variant;

    fn spelled(variant: Variant, start: &str) -> Vec<Vec<String>> {
        let sitting = Sitting::new(open(variant, start).unwrap(), &[]);
        let all = sitting.spelled();
        assert_eq!(all.len(), sitting.choices().len());
        all.into_iter().map(|(_, spellings)| spellings).collect()
    }

    #[test]
    fn a_move_is_written_as_in_the_record_and_by_its_squares() {
        let chess = spelled(Variant::Chess, "");
        let knight = chess.iter().find(|it| it[0] == "Nf3").unwrap();
        assert!(knight.contains(&"g1f3".to_owned()), "{knight:?}");
        let castles = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
        let castles = spelled(Variant::Chess, castles);
        assert!(castles.iter().any(|it| it[0] == "O-O-O" && it[1] == "e1c1"));
        let promotes = spelled(Variant::Chess, "8/P6k/8/8/8/8/8/K7 w - - 0 1");
        assert!(
            promotes
                .iter()
                .any(|it| it[0] == "a8=N" && it[1] == "a7a8n")
        );
    }

    #[test]
    fn what_is_hidden_is_not_told() {
        let mut sitting = Sitting::new(open(Variant::Field, "seed 3").unwrap(), &[]);
        // Until the battle has begun and somebody attacks.
        for round in 0..60 {
            let choices = sitting.choices();
            // The arranging is done by a button.
            let button = choices.iter().find(|it| it.action == "ready");
            let choice = button.or_else(|| choices.get(round * 7 % choices.len().max(1)));
            let act = match (sitting.curtain(), choice) {
                (Some(_), _) => Act::Unveil,
                (None, Some(choice)) => Act::Choose(choice.action.clone()),
                (None, None) => break,
            };
            for (choice, spellings) in sitting.spelled() {
                assert_eq!(spellings[0], choice.action, "no outcome of a fight");
            }
            let _ = sitting.act(act);
        }
        assert!(!sitting.game().is_empty());
    }

    #[test]
    fn why_not_is_said_in_words() {
        let sitting = Sitting::new(open(Variant::Chess, "").unwrap(), &[]);
        let why = |text: &str| sitting.why_not_written(text).map_err(|it| it.to_string());
        assert_eq!(why("hello"), Ok(()));
        assert!(why("e2e5").is_err() && why("e4e5").is_err() && why("a1-a3").is_err());
    }
}
