//! A whole game as text, and read again.

use super::European;
use crate::files::{turn, wrong};
use crate::{Ending, Game, Player, Refused};
use words::{Language, speak_here, words};

/// The first line.
pub(super) const TITLE: &str = "European Chess";
/// Begins the line that tells how the game began.
const START: &str = "Start: ";
/// Begins the line that tells where a game stands that goes on.
const NOW: &str = "Now: ";

/// How it began, a line for each turn, and how it ended. Whoever has the seed knows the dice to
/// come: of a game that goes on it is told where it stands instead of how it began.
pub(super) fn write(game: &European) -> String {
    let _english = speak_here(Language::English);
    let ending = game.ending();
    let mut text = match &ending {
        Some(_) => format!("{TITLE}\n{START}{}\n", game.start()),
        None => format!("{TITLE}\n{NOW}position {}\n", game.position_text()),
    };
    let (mut turn, mut last) = (0, None);
    for (player, action) in game.log() {
        if last == Some(player) {
            text += &format!("; {action}");
            continue;
        }
        turn += 1;
        last = Some(player);
        text += &format!("\n{turn}. {}: {action}", game.name(player));
    }
    text.push('\n');
    if let Some(Ending {
        headline, words, ..
    }) = ending
    {
        text += &format!("\n{headline}. {words}\n");
    }
    text
}

/// Reads what [`write`] wrote; lines that tell who played may stand below the title. A game that
/// goes on is taken up from where it stands, with other dice.
pub(super) fn read(text: &str) -> Result<European, Refused> {
    let mut lines = text.lines().map(str::trim);
    let begins = lines.find_map(|line| {
        let start = line.strip_prefix(START).map(|it| (it, true));
        start.or(line.strip_prefix(NOW).map(|it| (it, false)))
    });
    let (start, is_whole) =
        begins.ok_or_else(|| Refused::Unreadable(words!("european-text-no-start")))?;
    let mut game = European::open(start)?;
    if !is_whole {
        return Ok(game);
    }
    let english = speak_here(Language::English);
    let named = game.players().into_iter();
    let named: Vec<(String, Player)> = named.map(|it| (game.name(it), it)).collect();
    drop(english);
    for line in lines {
        let Some((number, told)) = turn(line) else {
            continue;
        };
        let wrong = |why: &dyn std::fmt::Display| wrong((number, told), why);
        let (name, actions) = told
            .split_once(": ")
            .ok_or_else(|| wrong(&words!("european-text-no-name")))?;
        let player = named.iter().find(|(known, _)| known == name);
        let (_, player) = player.ok_or_else(|| wrong(&words!("european-text-nobody")))?;
        for action in actions.split("; ") {
            game.play(*player, action).map_err(|why| wrong(&why))?;
        }
    }
    Ok(game)
}
