//! A whole game as text, and read again.

use super::phrases::name;
use super::{Field, player, steps};
use crate::files::{turn, wrong};
use crate::{Ending, Game, Refused, WayOut};
use rules::field::{Move, Side};
use words::{Language, speak_here, words};

/// The first line.
pub(super) const TITLE: &str = "Field Chess";
/// Begins the line that tells how both armies stood.
const SETUP: &str = "Set-up: ";
/// Ends the line of a side that gave up.
const GIVES_UP: &str = "gives up";
/// Begins the line of a game that was ended by agreement.
const AGREED: &str = "A draw by agreement";

/// The whole game for people to read, in the one language of such files.
pub(super) fn write(field: &Field) -> String {
    let _english = speak_here(Language::English);
    let mut lines = vec![TITLE.to_owned()];
    match &field.battle {
        None => lines.push("The armies are still being arranged.".to_owned()),
        Some(battle) => {
            lines.push(format!("{SETUP}{}", battle.start()));
            lines.push(String::new());
            for (index, entry) in battle.record().iter().enumerate() {
                let (side, words) = (name(entry.side), steps::in_words(entry, true));
                lines.push(format!("{}. {side}: {words}", index + 1));
            }
        }
    }
    if let Some(Ending {
        headline, words, ..
    }) = field.ending()
    {
        lines.push(String::new());
        lines.push(format!("{headline}. {words}"));
    }
    lines.join("\n") + "\n"
}

/// Reads what [`write`] wrote; lines that tell who played may stand below the title.
pub(super) fn read(text: &str) -> Result<Field, Refused> {
    let mut lines = text.lines().map(str::trim);
    let start = lines.find_map(|line| line.strip_prefix(SETUP));
    let start = start.ok_or_else(|| Refused::Unreadable(words!("field-text-no-setup")))?;
    let mut game = Field::open(&format!("position {start}"))?;
    for line in lines {
        let Some((number, told)) = turn(line) else {
            end(&mut game, line)?;
            continue;
        };
        let wrong = |why: &dyn std::fmt::Display| wrong((number, told), why);
        let mv = told.split_whitespace().find_map(read_move);
        let mv = mv.ok_or_else(|| wrong(&words!("field-text-no-move")))?;
        let who = game.decider().ok_or_else(|| wrong(&Refused::Over))?;
        game.play(who, &mv.to_string()).map_err(|why| wrong(&why))?;
    }
    Ok(game)
}

/// `a6-a7`, `c5xc8:`; the rest is for people.
fn read_move(word: &str) -> Option<Move> {
    let word = word.trim_end_matches([':', ';']);
    let (from, to) = word.split_once(['-', 'x'])?;
    format!("{from}{to}").parse().ok()
}

/// How it ended, which the moves tell unless it was by choice.
fn end(game: &mut Field, line: &str) -> Result<(), Refused> {
    let Some(decider) = game.decider() else {
        return Ok(());
    };
    let headline = line.split(". ").next().unwrap_or_default();
    if headline.starts_with(AGREED) {
        return game.play(decider, WayOut::Agree.action());
    }
    let _english = speak_here(Language::English);
    let gave_up = headline.strip_suffix(GIVES_UP).map(str::trim);
    let mut sides = Side::ALL.into_iter();
    match gave_up.and_then(|who| sides.find(|side| name(*side) == who)) {
        Some(side) => game.play(player(side), WayOut::Resign.action()),
        None => Ok(()),
    }
}
