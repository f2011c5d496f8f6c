//! A whole game as text, and read again.

use super::{Minnaar, start, written};
use crate::{Ending, Game, Refused, WayOut};
use rules::minnaar::Group;
use words::{Language, speak_here, words};

/// The first line.
pub(super) const TITLE: &str = "Minnaar Chess";

/// How it began, a line for each round, and how it ended, in the one language of such files.
pub(super) fn write(game: &Minnaar) -> String {
    let _english = speak_here(Language::English);
    let mut text = format!("{TITLE}\n{}\n", game.start());
    let mut turns = game.positions.iter().zip(&game.moves).peekable();
    let mut round = 0;
    while turns.peek().is_some() {
        round += 1;
        let turns = turns.by_ref().take(Group::ALL.len());
        let turns: Vec<String> = turns.map(|(before, mv)| written(before, *mv)).collect();
        text += &format!("{round}. {}\n", turns.join(" "));
    }
    if let Some(Ending {
        headline, words, ..
    }) = game.ending()
    {
        text += &format!("{headline} {words}\n");
    }
    text
}

/// Reads what [`write`] wrote; lines that tell who played may stand below the title.
pub(super) fn read(text: &str) -> Result<Minnaar, Refused> {
    let lines = text.lines().map(str::trim).skip(1);
    let mut lines = lines.filter(|line| !line.is_empty() && !line.contains(": "));
    let first = lines.next().unwrap_or_default();
    let mut game = Minnaar {
        positions: vec![start::read(first)?],
        moves: Vec::new(),
        ended: None,
    };
    for line in lines {
        let Some((_, turns)) = line.split_once(". ").filter(|it| is_number(it.0)) else {
            // How it ended, which the moves tell unless it was by choice.
            if let Some(player) = game.decider() {
                game.play(player, WayOut::Agree.action())?;
            }
            break;
        };
        for turn in turns.split_whitespace() {
            turn_on(&mut game, turn)?;
        }
    }
    Ok(game)
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|it| it.is_ascii_digit())
}

fn turn_on(game: &mut Minnaar, turn: &str) -> Result<(), Refused> {
    let number = game.moves.len() + 1;
    let wrong = |problem: Refused| {
        Refused::Unreadable(words!(
            "minnaar-text-turn",
            number = number,
            turn = turn,
            problem = problem.to_string()
        ))
    };
    let player = game.decider().ok_or(Refused::Over).map_err(wrong)?;
    // `Sd2-d6`: the piece and the sign are for people.
    let action = match turn {
        "pass" => turn.to_owned(),
        _ => turn
            .chars()
            .skip(1)
            .filter(|it| !"-x".contains(*it))
            .collect(),
    };
    game.play(player, &action).map_err(wrong)
}
