//! Vector lines that only Field Chess has.

use crate::answer::{Answer, Line, refused, text, texts, unknown};
use rules::field::{Game, Position, Setup, Side};

fn side(line: &Line, key: &str) -> Answer<Side> {
    let name = text(line, key)?;
    let mut sides = Side::ALL.into_iter();
    sides
        .find(|side| side.name() == name)
        .ok_or_else(|| unknown(format!("'{key}' must be south or north")))
}

/// Whether one side's set-up is allowed.
pub fn setup(line: &Line, own: &mut Line) -> Answer<()> {
    let side = side(line, "side")?;
    let setup = Setup::parse(text(line, "placement")?, side);
    let valid = setup.is_ok_and(|setup| setup.check().is_ok());
    own.insert("valid".into(), valid.into());
    Ok(())
}

/// What a side may see after some moves.
pub fn view(line: &Line, own: &mut Line) -> Answer<()> {
    let start: Position = text(line, "fen")?.parse().map_err(refused)?;
    let mut game = Game::from_position(start);
    for mv in texts(line, "history")? {
        game.play(mv.parse().map_err(refused)?).map_err(refused)?;
    }
    let view = game.view(side(line, "viewer")?);
    own.insert("view".into(), view.placement().into());
    Ok(())
}
