//! Files and texts from anywhere that may hold a campaign or a game.

use super::error::{SavesError, disk};
use super::kept::Kept;
use super::shelf::Source;
use crate::battle::text as battle_text;
use crate::table::{read_chess, read_game};
use ::campaign::save::file::LoadError;
use rules::Variant;
use std::fs;
use std::path::Path;
use tabletop::{Sitting, open};

/// The largest file that is looked at for a campaign, in bytes: far more than any has.
const LARGEST: u64 = 64 << 20;
/// How every save begins.
const SAVE: &str = "{";

/// What was read.
#[derive(Debug)]
pub(super) struct Read {
    pub kept: Kept,
    /// What it may be called, by who played it.
    name: Option<String>,
    /// Something to be told about it.
    pub notice: Option<String>,
}

impl Read {
    /// What it is to be called.
    pub fn called(&self) -> String {
        self.name.clone().unwrap_or_else(|| self.kept.usual_name())
    }
}

/// Reads a campaign or game in any form that it goes out in: a save, or text of any game. What is
/// none of these may be a position of `variant`, or else of chess.
pub(super) fn read(from: &Source, variant: Option<Variant>) -> Result<Read, SavesError> {
    let (name, bytes) = match from {
        Source::Text(text) => (words!("saves-the-text"), text.clone().into_bytes()),
        Source::File(path) => (file_name(path), read_file(path)?),
    };
    // Letters of old files that are not UTF-8 are lost, not the file.
    let text = String::from_utf8_lossy(&bytes);
    let text = text.trim_start_matches('\u{feff}').trim();
    let bare = |kept| Read {
        kept,
        name: None,
        notice: None,
    };
    if text.starts_with(SAVE) || matches!(from, Source::File(path) if !is_text(path)) {
        let kept = Kept::read(text.as_bytes()).map_err(|problem| SavesError::Load {
            name,
            problem: LoadError::Save(problem),
        })?;
        return Ok(bare(kept));
    }
    let wrong = |problem: String| SavesError::Chess { name, problem };
    if text.starts_with(battle_text::TITLE) {
        let table = battle_text::read(text).map_err(wrong)?;
        return Ok(bare(Kept::Battle(Box::new(table))));
    }
    if let Some(game) = titled(text) {
        let game = open(game, text).map_err(|refused| wrong(refused.to_string()))?;
        return Ok(bare(Kept::Game(Box::new(Sitting::new(game, &[])))));
    }
    let brought = match variant {
        Some(variant) => read_game(text, variant),
        None => read_chess(text),
    };
    let brought = brought.map_err(wrong)?;
    Ok(Read {
        kept: Kept::Game(Box::new(brought.between_people())),
        name: brought.name,
        notice: brought.notice,
    })
}

/// The game whose name stands in the first line.
fn titled(text: &str) -> Option<Variant> {
    let first = text.lines().next()?.trim();
    let games = [Variant::Minnaar, Variant::Field, Variant::European];
    games.into_iter().find(|game| game.title() == first)
}

pub(super) fn file_name(path: &Path) -> String {
    path.file_name().map_or_else(
        || path.display().to_string(),
        |name| name.to_string_lossy().into_owned(),
    )
}

fn read_file(path: &Path) -> Result<Vec<u8>, SavesError> {
    match fs::metadata(path) {
        Ok(about) if about.len() > LARGEST => Err(SavesError::TooLarge(file_name(path))),
        _ => fs::read(path)
            .map_err(|problem| disk(&words!("saves-not-read", name = file_name(path)), problem)),
    }
}

/// Whether a file's name says that it holds a game or position as text.
pub fn is_text(path: &Path) -> bool {
    let ending = path.extension().and_then(|it| it.to_str());
    ending.is_some_and(|it| ["pgn", "fen", "epd", "txt"].contains(&it.to_lowercase().as_str()))
}
