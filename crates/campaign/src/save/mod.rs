//! Campaigns to keep and to carry: one JSON object in one canonical form (`campaign.md`, saving).
//!
//! `{"game":"amirs-chess","version":1,"kind":"campaign","checksum":"…","state":{…}}`, where the
//! checksum, a CRC-32 in eight hexadecimal digits, covers every byte but its own. The state is the
//! start, the record and the world it leads to; log and statistics follow by replay. Whatever else
//! is kept has the same frame, with a kind and a state of its own.

pub mod file;

use crate::command::Command;
use crate::record::{Campaign, Entry};
use crate::{Size, State};
use serde::{Deserialize, Serialize};

/// The version that this program writes and the latest that it reads.
pub const VERSION: u32 = 1;

const GAME: &str = r#"{"game":"amirs-chess","version":"#;
const KIND: &str = r#","kind":""#;
const CHECKSUM: &str = r#"","checksum":""#;
const STATE: &str = r#"","state":"#;
const END: &str = "}";
/// Hexadecimal digits of the checksum.
const DIGITS: usize = 8;
/// What a campaign is among everything that is kept.
const CAMPAIGN: &str = "campaign";
/// Begins a line of the record that tells how a battle was played out.
const PLAYED: &str = "> ";

/// Why a text or file is no campaign to go on with.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SaveError {
    /// Something else altogether.
    #[error("this is no saved game of Amir's Chess")]
    Foreign,
    /// From the future.
    #[error(
        "this was saved by a later version of the game (format {0}; this game reads {VERSION})"
    )]
    Later(u32),
    /// Cut short or changed.
    #[error("this save is damaged: it was cut short or changed")]
    Damaged,
    /// The checksum fits, but the content does not.
    #[error("this save does not hold together: {0}")]
    Inconsistent(String),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Saved {
    level: Option<u8>,
    start: String,
    record: Vec<String>,
    world: String,
}

/// The canonical text of a campaign, without a newline at its end.
pub fn export(campaign: &Campaign) -> String {
    let saved = Saved {
        level: campaign.level(),
        start: campaign.start().to_string(),
        record: campaign.record().iter().flat_map(write_entry).collect(),
        world: campaign.state().to_string(),
    };
    frame(CAMPAIGN, &serde_json::json!(saved).to_string())
}

/// Puts a state, a JSON object, into the frame of a save. The kind is a word of letters.
pub fn frame(kind: &str, state: &str) -> String {
    let head = format!("{GAME}{VERSION}{KIND}{kind}{CHECKSUM}");
    let tail = format!("{STATE}{state}{END}");
    let checksum = checksum(head.as_bytes(), tail.as_bytes());
    format!("{head}{checksum}{tail}")
}

fn checksum(head: &[u8], tail: &[u8]) -> String {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(head);
    hasher.update(tail);
    format!("{:08x}", hasher.finalize())
}

/// The kind and the state of a save whose frame and checksum are right.
///
/// # Errors
/// Says in words what is wrong with it.
pub fn unframe(bytes: &[u8]) -> Result<(&str, &str), SaveError> {
    let text = std::str::from_utf8(bytes).map_err(|_| SaveError::Damaged)?;
    let rest = text.strip_prefix(GAME).ok_or(SaveError::Foreign)?;
    let digits = rest.find(',').ok_or(SaveError::Damaged)?;
    let version: u32 = rest[..digits].parse().map_err(|_| SaveError::Damaged)?;
    if version > VERSION {
        return Err(SaveError::Later(version));
    }
    let rest = rest[digits..]
        .strip_prefix(KIND)
        .ok_or(SaveError::Damaged)?;
    let (kind, rest) = rest.split_once(CHECKSUM).ok_or(SaveError::Damaged)?;
    if !kind.bytes().all(|letter| letter.is_ascii_lowercase()) {
        return Err(SaveError::Damaged);
    }
    let head = &text[..text.len() - rest.len()];
    let (told, tail) = rest.split_at_checked(DIGITS).ok_or(SaveError::Damaged)?;
    if told != checksum(head.as_bytes(), tail.as_bytes()) {
        return Err(SaveError::Damaged);
    }
    let state = tail.strip_prefix(STATE).ok_or(SaveError::Damaged)?;
    let state = state.strip_suffix(END).ok_or(SaveError::Damaged)?;
    Ok((kind, state))
}

/// Reads a save and replays its record, which must lead to the world that it tells.
///
/// # Errors
/// Says in words what is wrong with it.
pub fn import(bytes: &[u8]) -> Result<Campaign, SaveError> {
    let inconsistent = |problem: String| SaveError::Inconsistent(problem);
    let (kind, state) = unframe(bytes)?;
    if kind != CAMPAIGN {
        return Err(SaveError::Foreign);
    }
    let saved: Saved =
        serde_json::from_str(state).map_err(|error| inconsistent(error.to_string()))?;
    let start: State = saved
        .start
        .parse()
        .map_err(|error: crate::WorldError| inconsistent(error.to_string()))?;
    let record = read_record(&saved.record, start.size())?;
    let campaign = Campaign::replay(start, saved.level, record)
        .map_err(|(number, refusal)| inconsistent(format!("command {number}: {refusal}")))?;
    if campaign.state().to_string() != saved.world {
        return Err(inconsistent("its record leads to another world".into()));
    }
    if export(&campaign).as_bytes() != bytes {
        return Err(inconsistent("it is not in its canonical form".into()));
    }
    Ok(campaign)
}

/// Whether a file's frame and checksum are right. The record is not replayed.
fn is_sound(bytes: &[u8]) -> bool {
    unframe(bytes).is_ok()
}

fn write_entry(entry: &Entry) -> Vec<String> {
    let mut lines = vec![entry.command.to_string()];
    lines.extend(
        entry
            .played
            .iter()
            .map(|played| format!("{PLAYED}{played}")),
    );
    lines
}

fn read_record(lines: &[String], size: Size) -> Result<Vec<Entry>, SaveError> {
    let mut record: Vec<Entry> = Vec::new();
    for line in lines {
        match (line.strip_prefix(PLAYED), record.last_mut()) {
            (Some(battle), Some(entry)) => {
                let played = battle.parse().map_err(|_| {
                    SaveError::Inconsistent("a battle in its record is no battle".into())
                })?;
                entry.played.push(played);
            }
            _ => {
                let command = Command::parse(line, size)
                    .map_err(|error| SaveError::Inconsistent(error.to_string()))?;
                record.push(Entry {
                    command,
                    played: Vec::new(),
                });
            }
        }
    }
    Ok(record)
}
