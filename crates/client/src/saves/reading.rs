//! Files from anywhere that may hold a campaign or a game.

use super::error::{SavesError, disk};
use super::kept::Kept;
use crate::table::read_chess;
use ::campaign::save::file;
use std::fs;
use std::path::Path;

/// The largest file that is looked at for a campaign, in bytes: far more than any has.
const LARGEST: u64 = 64 << 20;

/// Reads a campaign or game from one file, and what it is to be called.
pub(super) fn read(path: &Path) -> Result<(Kept, String), SavesError> {
    let name = file_name(path);
    if !is_chess(path) {
        check_size(path)?;
        let kept = file::load_one_with(path, Kept::read)
            .map_err(|problem| SavesError::Load { name, problem })?;
        let called = kept.usual_name();
        return Ok((kept, called));
    }
    let brought =
        read_chess(&read_text(path)?).map_err(|problem| SavesError::Chess { name, problem })?;
    let kept = Kept::Game(Box::new(brought.between_people()));
    let called = brought.name.unwrap_or_else(|| kept.usual_name());
    Ok((kept, called))
}

pub(super) fn file_name(path: &Path) -> String {
    path.file_name().map_or_else(
        || path.display().to_string(),
        |name| name.to_string_lossy().into_owned(),
    )
}

fn check_size(path: &Path) -> Result<(), SavesError> {
    match fs::metadata(path) {
        Ok(about) if about.len() > LARGEST => Err(SavesError::TooLarge(file_name(path))),
        _ => Ok(()),
    }
}

/// The text of a file; letters of old files that are not UTF-8 are lost, not the file.
pub(super) fn read_text(path: &Path) -> Result<String, SavesError> {
    check_size(path)?;
    let bytes = fs::read(path)
        .map_err(|problem| disk(&words!("saves-not-read", name = file_name(path)), problem))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// Whether a file's name says that it holds a game or position of chess.
pub fn is_chess(path: &Path) -> bool {
    let ending = path.extension().and_then(|it| it.to_str());
    ending.is_some_and(|it| ["pgn", "fen", "epd", "txt"].contains(&it.to_lowercase().as_str()))
}
