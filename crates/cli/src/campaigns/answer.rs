//! Answers the campaign's vector lines (`campaign.md`, vectors).

use crate::answer::{Answer, Line, refused, text, texts, unknown};
use campaign::{NoBattles, Side, Square, SquareSet, State};
use serde_json::Value;

/// Puts this program's own values into `own`.
pub fn answer(line: &Line, own: &mut Line) -> Answer<()> {
    let mut state: State = text(line, "world")?.parse().map_err(refused)?;
    if line.contains_key("commands") {
        for command in texts(line, "commands")? {
            let told = |refusal| refused(format!("'{command}' refused: {refusal}"));
            state.apply_text(&command, &mut NoBattles).map_err(told)?;
        }
        own.insert("then".into(), state.to_string().into());
    } else if line.contains_key("refused") {
        let command = text(line, "refused")?;
        let refused = state.apply_text(command, &mut NoBattles).is_err();
        let value = if refused { command.into() } else { Value::Null };
        own.insert("refused".into(), value);
    } else if line.contains_key("sees") {
        let name = text(line, "sees")?;
        let who = Side::ALL
            .into_iter()
            .find(|side| side.name() == name)
            .and_then(Side::kingdom);
        let who = who.ok_or_else(|| unknown(format!("'{name}' is no kingdom")))?;
        own.insert("squares".into(), names(state.sees(who)));
    } else if line.contains_key("legal") {
        own.insert("goals".into(), names(goals(&state, text(line, "legal")?)?));
    } else {
        return Err(unknown("nothing is asked of this world"));
    }
    Ok(())
}

fn goals(state: &State, question: &str) -> Answer<SquareSet> {
    if question == "land" {
        return Ok(state.land_goals());
    }
    let from: Option<Square> = question
        .strip_prefix("march ")
        .and_then(|square| state.size().parse(square));
    from.map(|from| state.march_goals(from)).ok_or_else(|| {
        unknown(format!(
            "'{question}' is neither land nor march with a square"
        ))
    })
}

fn names(squares: SquareSet) -> Value {
    squares
        .iter()
        .map(|square| square.to_string())
        .collect::<Vec<_>>()
        .into()
}
