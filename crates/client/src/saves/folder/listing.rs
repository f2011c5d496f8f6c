//! What is in the folder, listed without opening it; what is lost beside a save is made anew from it.

use super::super::card::{About, Against, Card, Who, WorldCard};
use super::super::error::{SavesError, disk};
use super::super::kept::Kept;
use super::super::painting::Pixels;
use super::super::picture;
use super::{Folder, PICTURE};
use ::campaign::save::file::{self, Loaded, OLDER};
use jiff::Timestamp;
use rules::capital;
use std::fs;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

/// One save in a list.
#[derive(Clone, Debug, PartialEq)]
pub struct Listed {
    /// Names its files.
    pub stem: String,
    /// What is told of it.
    pub card: Card,
    /// What it looks like.
    pub picture: Option<Arc<Pixels>>,
    /// Why it can't be opened, if that is known.
    pub trouble: Option<String>,
}

impl Folder {
    /// The stems of all saves, by name. A folder that is not there has none.
    pub(super) fn stems(&self) -> io::Result<Vec<String>> {
        let entries = match fs::read_dir(&self.0) {
            Err(problem) if problem.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            other => other?,
        };
        let mut stems: Vec<String> = entries
            .filter_map(|entry| {
                let name = entry.ok()?.file_name().into_string().ok()?;
                // Of a save that was lost, an older one may still be there.
                let stem = name.strip_suffix(".json").or_else(|| {
                    (1..=OLDER).find_map(|age| name.strip_suffix(&format!(".json.{age}")))
                })?;
                (!stem.is_empty()).then(|| stem.to_owned())
            })
            .collect();
        stems.sort();
        stems.dedup();
        Ok(stems)
    }

    /// Every save, the last one first. What is lost beside a save is made anew.
    ///
    /// # Errors
    /// Says in words why the folder can't be read.
    pub fn list(&self) -> Result<Vec<Listed>, SavesError> {
        let stems = self
            .stems()
            .map_err(|problem| disk(&words!("saves-not-listed"), problem))?;
        let mut all: Vec<Listed> = stems
            .into_iter()
            .map(|stem| self.look_whatever_comes(stem))
            .collect();
        all.sort_by(|one, other| {
            let key = |it: &Listed| (std::cmp::Reverse(it.card.saved), it.card.name.clone());
            key(one).cmp(&key(other))
        });
        Ok(all)
    }

    /// [`Self::look`]; a save that breaks what reads it is listed, too, and the others with it.
    fn look_whatever_comes(&self, stem: String) -> Listed {
        let looked = catch_unwind(AssertUnwindSafe(|| self.look(stem.clone())));
        looked.unwrap_or_else(|_| Listed {
            card: unknown(&stem, self.saved_at(&stem)),
            stem,
            picture: None,
            trouble: Some(words!("trust-save-breaks")),
        })
    }

    fn look(&self, stem: String) -> Listed {
        match self.card(&stem) {
            Some(card) => Listed {
                stem,
                card,
                picture: None,
                trouble: None,
            },
            None => self.look_inside(stem, None),
        }
    }

    /// What a save looks like; made anew if that is lost.
    pub fn picture(&self, stem: &str) -> Option<Arc<Pixels>> {
        let bytes = fs::read(self.file(stem, "png")).ok();
        let picture = bytes.and_then(|bytes| picture::decode(&bytes));
        match picture {
            Some(picture) => Some(Arc::new(picture)),
            None => self.look_inside(stem.to_owned(), self.card(stem)).picture,
        }
    }

    /// What is told of a save, if that is not lost.
    pub fn card(&self, stem: &str) -> Option<Card> {
        let text = fs::read_to_string(self.file(stem, "ron")).ok()?;
        Card::read(&text)
    }

    /// Opens a save whose card or picture is lost, and makes them anew.
    fn look_inside(&self, stem: String, card: Option<Card>) -> Listed {
        let saved = self.saved_at(&stem);
        match file::load_with(&self.save_of(&stem), Kept::read) {
            Ok(Loaded { content, .. }) => {
                let name = card.map_or_else(|| content.usual_name(), |card| card.name);
                let (card, picture) = (content.card(&name, saved), content.picture(PICTURE));
                if let Err(problem) = self.write_beside(&stem, &card, &picture) {
                    bevy::log::debug!("{problem}");
                }
                Listed {
                    stem,
                    card,
                    picture: Some(Arc::new(picture)),
                    trouble: None,
                }
            }
            Err(problem) => Listed {
                card: card.unwrap_or_else(|| unknown(&stem, saved)),
                stem,
                picture: None,
                trouble: Some(capital(&problem.to_string())),
            },
        }
    }

    pub(super) fn saved_at(&self, stem: &str) -> Timestamp {
        let written = fs::metadata(self.save_of(stem)).and_then(|it| it.modified());
        let then = written.ok().and_then(|time| Timestamp::try_from(time).ok());
        then.unwrap_or(Timestamp::UNIX_EPOCH)
    }
}

/// The card of a save of which nothing can be told.
fn unknown(stem: &str, saved: Timestamp) -> Card {
    Card {
        name: stem.to_owned(),
        saved: saved.as_second(),
        about: About::Campaign(WorldCard {
            round: 0,
            turn: Who::White,
            side: 8,
            seed: 0,
            opponent: Against::Computer(None),
            fog: false,
            barbarians: false,
            in_battle: false,
            won: None,
        }),
    }
}
