//! How a game begins, in words.

use crate::{Refused, position_problem};
use rules::ParseError;
use rules::european::{Game, Nation, Position};
use words::words;

/// Four plain armies.
const USUAL: &str = "nations plain plain plain plain seed 1";

/// A game at its beginning: `nations plain - guild - seed 7`, or `position` and a whole position
/// string; the usual one for an empty text. Also gives the text that says the same.
pub(super) fn read(text: &str) -> Result<(Game, String), Refused> {
    let text = match text.trim() {
        "" => USUAL,
        text => text,
    };
    if let Some(position) = text.strip_prefix("position ") {
        let position: Position = position.trim().parse().map_err(|error: ParseError| {
            Refused::Unreadable(words!(
                "european-text-position",
                problem = position_problem(&error)
            ))
        })?;
        let start = format!("position {position}");
        return Ok((Game::from_position(position), start));
    }
    let words: Vec<&str> = text.split_whitespace().collect();
    let (names, seed) = match words[..] {
        ["nations", a, b, c, d] => ([a, b, c, d], "1"),
        ["nations", a, b, c, d, "seed", seed] => ([a, b, c, d], seed),
        _ => {
            return Err(Refused::Unreadable(words!("european-text-form")));
        }
    };
    let mut nations = [None; 4];
    for (nation, name) in nations.iter_mut().zip(names) {
        *nation = read_nation(name)?;
    }
    let seed: u32 = seed.parse().map_err(|_| {
        let most = u32::MAX;
        Refused::Unreadable(words!(
            "european-text-seed",
            most = most.to_string(),
            seed = seed
        ))
    })?;
    let game =
        Game::new(nations, seed).ok_or_else(|| Refused::Unreadable(words!("european-text-two")))?;
    let start = format!("nations {} seed {seed}", names.join(" "));
    Ok((game, start))
}

fn read_nation(name: &str) -> Result<Option<Nation>, Refused> {
    if name == "-" {
        return Ok(None);
    }
    let nation = Nation::from_name(name).ok_or_else(|| {
        let all = Nation::ALL.map(Nation::name).join(", ");
        Refused::Unreadable(words!("european-text-nation", name = name, all = all))
    })?;
    Ok(Some(nation))
}
