//! The folder of saved campaigns and games. Each has a file of its own, `NAME.json`, with older ones beside
//! it ([`::campaign::save::file`]); `NAME.ron` tells of it without opening it, `NAME.png` shows it.
//! Both can be lost: they are made anew from the save.

mod exchange;
mod listing;

pub use listing::Listed;

use super::atomic::write_whole;
use super::card::Card;
use super::error::{SavesError, disk};
use super::hold::{Elsewhere, Hold};
use super::kept::Kept;
use super::names;
use super::painting::Pixels;
use super::picture;
use crate::analysis::KeptReview;
use crate::settings::store::data_folder;
use ::campaign::save::file::{self, OLDER};
use jiff::Timestamp;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Pixels along an edge of the picture of a save.
const PICTURE: usize = 128;

/// The folder beside that of the saves that tells which of them are open in some copy of the program.
const OPEN: &str = "open";

/// The ending of what was found of a game.
const REVIEW: &str = "review";

/// A campaign or game that was opened.
#[derive(Clone, Debug)]
pub struct Opened {
    /// The campaign or game.
    pub kept: Kept,
    /// Where it is saved from now on.
    pub slot: Slot,
    /// Whether it is there already: what was only brought in is kept once it is played.
    pub is_kept: bool,
    /// Something to tell its player about it.
    pub notice: Option<String>,
    /// Keeps other copies of the program from it.
    pub hold: Option<Hold>,
    /// Whether it is looked at from its beginning instead of being played on.
    pub look: bool,
    /// What was found of it when it was looked over.
    pub review: Option<KeptReview>,
}

/// Where a campaign or game is saved.
#[derive(bevy::prelude::Resource, Clone, Debug, PartialEq, Eq)]
pub struct Slot {
    /// Names its files.
    pub stem: String,
    /// Its name for people.
    pub name: String,
}

/// The folder of saved campaigns and games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Folder(PathBuf);

impl Folder {
    /// The folder at that path; it is made when something is saved.
    pub fn new(path: impl Into<PathBuf>) -> Self {
        Self(path.into())
    }

    /// Where the user's campaigns are: `campaigns` in the folder that `AMIRS_CHESS_CONFIG_DIR`
    /// names, else in the user's folder for data. `None` if the system knows no such folder.
    pub fn of_user() -> Option<Self> {
        Some(Self(data_folder()?.join("campaigns")))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }

    fn file(&self, stem: &str, ending: &str) -> PathBuf {
        self.0.join(format!("{stem}.{ending}"))
    }

    /// The save of a stem.
    pub fn save_of(&self, stem: &str) -> PathBuf {
        self.file(stem, "json")
    }

    /// A slot that nothing has yet for a campaign or game, called `name` if no other is.
    pub fn fresh_slot(&self, name: &str, kept: &Kept) -> Slot {
        let stems = self.stems().unwrap_or_default();
        let taken = stems.iter().filter_map(|stem| Some(self.card(stem)?.name));
        let taken: Vec<String> = taken.collect();
        let taken: Vec<&str> = taken.iter().map(String::as_str).collect();
        self.fresh_slot_among(name, kept, &taken)
    }

    /// [`Folder::fresh_slot`] where it is known what the others are called.
    pub fn fresh_slot_among(&self, name: &str, kept: &Kept, taken: &[&str]) -> Slot {
        let stems = self.stems().unwrap_or_default();
        let base = kept.usual_stem();
        let stem = std::iter::once(base.clone())
            .chain((2..).map(|number| format!("{base}-{number}")))
            .find(|stem| stems.binary_search(stem).is_err() && self.hold(stem).is_ok())
            .unwrap_or(base);
        Slot {
            stem,
            name: names::free(name, taken),
        }
    }

    /// Keeps other copies of the program from a save, there or still to come, until what this gives
    /// is dropped. `None` where the disk can't do that.
    pub(super) fn hold(&self, stem: &str) -> Result<Option<Hold>, Elsewhere> {
        Hold::take(&self.lock_of(stem))
    }

    fn lock_of(&self, stem: &str) -> PathBuf {
        self.0.with_file_name(OPEN).join(format!("{stem}.lock"))
    }

    /// The same for a moment, to change what is there.
    fn hold_to_change(&self, stem: &str) -> Result<Option<Hold>, SavesError> {
        self.hold(stem).map_err(|Elsewhere| {
            let name = self.card(stem).map_or(stem.to_owned(), |card| card.name);
            SavesError::Elsewhere(name)
        })
    }

    /// Saves a campaign or game in its slot. At every moment a whole save is in place.
    ///
    /// # Errors
    /// Says in words why it can't be; what was there before still is.
    pub fn save(&self, slot: &Slot, kept: &Kept) -> Result<(), SavesError> {
        let failed = |problem| disk(&words!("saves-not-saved"), problem);
        fs::create_dir_all(&self.0).map_err(failed)?;
        file::save(&self.save_of(&slot.stem), &kept.text()).map_err(failed)?;
        let card = kept.card(&slot.name, Timestamp::now());
        let picture = kept.picture(PICTURE);
        self.write_beside(&slot.stem, &card, &picture)
            .map_err(failed)
    }

    fn write_beside(&self, stem: &str, card: &Card, picture: &Pixels) -> io::Result<()> {
        self.write_card(stem, card)?;
        match picture::encode(picture) {
            Some(bytes) => write_whole(&self.file(stem, "png"), &bytes),
            None => Ok(()),
        }
    }

    fn write_card(&self, stem: &str, card: &Card) -> io::Result<()> {
        let text = ron::ser::to_string_pretty(card, ron::ser::PrettyConfig::default());
        let text = text.map_err(io::Error::other)?;
        write_whole(&self.file(stem, "ron"), text.as_bytes())
    }

    /// Opens a campaign or game: the last save, or an older one if that is damaged, which is then
    /// told. One that is open in another copy of the program is opened as one more of the same.
    ///
    /// # Errors
    /// Says in words why none of its saves can be opened.
    pub fn open(&self, stem: &str) -> Result<Opened, SavesError> {
        // Held before it is read: afterwards somebody else may have gone on with it.
        let hold = self.hold(stem);
        let (kept, name, notice) = self.load(stem)?;
        Ok(match hold {
            Ok(hold) => Opened {
                kept,
                slot: Slot {
                    stem: stem.to_owned(),
                    name,
                },
                is_kept: true,
                notice,
                hold,
                look: false,
                review: self.review(stem),
            },
            Err(Elsewhere) => {
                let slot = self.fresh_slot(&name, &kept);
                let copy = slot.name.clone();
                Opened {
                    kept,
                    slot,
                    is_kept: false,
                    notice: Some(words!("trust-elsewhere-copy", name = name, copy = copy)),
                    hold: None,
                    look: false,
                    review: self.review(stem),
                }
            }
        })
    }

    /// What is kept, its name, and what its player is to be told.
    fn load(&self, stem: &str) -> Result<(Kept, String, Option<String>), SavesError> {
        let card = self.card(stem);
        let path = self.save_of(stem);
        let loaded = file::load_with(&path, Kept::read).map_err(|problem| SavesError::Load {
            name: card
                .as_ref()
                .map_or(stem.to_owned(), |card| card.name.clone()),
            problem,
        })?;
        let kept = loaded.content;
        let name = card.map_or_else(|| kept.usual_name(), |card| card.name);
        let notice = (loaded.path != path)
            .then(|| words!("saves-older", name = name.as_str(), moment = kept.moment()));
        Ok((kept, name, notice))
    }

    /// Keeps what was found of a save's game beside it.
    ///
    /// # Errors
    /// Says in words why it can't be.
    pub fn save_review(&self, stem: &str, text: &str) -> Result<(), SavesError> {
        let written = write_whole(&self.file(stem, REVIEW), text.as_bytes());
        written.map_err(|problem| disk(&words!("library-review-unkept"), problem))
    }

    fn review(&self, stem: &str) -> Option<KeptReview> {
        let text = fs::read_to_string(self.file(stem, REVIEW)).ok()?;
        KeptReview::read(&text)
    }

    /// Gives a save another name.
    ///
    /// # Errors
    /// Says in words why not.
    pub fn rename(&self, stem: &str, name: &str) -> Result<(), SavesError> {
        let _hold = self.hold_to_change(stem)?;
        let all = self.list()?;
        let others = all.iter().filter(|it| it.stem != stem);
        let name = names::check(name, others.map(|it| it.card.name.as_str()))?;
        let Some(renamed) = all.iter().find(|it| it.stem == stem) else {
            let gone = io::Error::from(io::ErrorKind::NotFound);
            return Err(disk(&words!("saves-not-renamed"), gone));
        };
        let card = Card {
            name,
            ..renamed.card.clone()
        };
        self.write_card(stem, &card)
            .map_err(|problem| disk(&words!("saves-not-renamed"), problem))
    }

    /// Deletes a save for good, older saves included.
    ///
    /// # Errors
    /// Says in words why not.
    pub fn delete(&self, stem: &str) -> Result<(), SavesError> {
        let _hold = self.hold_to_change(stem)?;
        let path = self.save_of(stem);
        // The older ones first: what is left half-way is a whole save.
        let older = (1..=OLDER).rev().map(|age| file::older(&path, age));
        let beside = ["json.new", "png", REVIEW, "ron", "json"];
        let beside = beside.map(|ending| self.file(stem, ending));
        for path in older.chain(beside).chain([self.lock_of(stem)]) {
            match fs::remove_file(&path) {
                Err(problem) if problem.kind() != io::ErrorKind::NotFound => {
                    return Err(disk(&words!("saves-not-deleted"), problem));
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Keeps one save more that is the same as another, under a name of its own.
    ///
    /// # Errors
    /// Says in words why not.
    pub fn copy(&self, stem: &str) -> Result<Slot, SavesError> {
        let (kept, name, _) = self.load(stem)?;
        let slot = self.fresh_slot(&name, &kept);
        self.save(&slot, &kept)?;
        Ok(slot)
    }
}
