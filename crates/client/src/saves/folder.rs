//! The folder of saved campaigns. Each has a file of its own, `NAME.json`, with older ones beside
//! it ([`::campaign::save::file`]); `NAME.ron` tells of it without opening it, `NAME.png` shows it.
//! Both can be lost: they are made anew from the save.

use super::card::Card;
use super::names;
use super::painting::{self, Pixels};
use super::picture;
use crate::settings::store::FOLDER_VARIABLE;
use ::campaign::Campaign;
use ::campaign::save::export;
use ::campaign::save::file::{self, LoadError, Loaded, OLDER};
use jiff::Timestamp;
use rules::Color;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Pixels along an edge of the picture of a save.
const PICTURE: usize = 128;

/// The largest file that is looked at for a campaign, in bytes: far more than any has.
const LARGEST: u64 = 64 << 20;

/// Why something was not done with a save, in words.
#[derive(Debug, thiserror::Error)]
pub enum SavesError {
    /// A file or folder does not do as it is asked.
    #[error("{what}: {problem}")]
    Disk {
        /// What was tried, as `The campaign can't be saved`.
        what: String,
        /// What the system said.
        problem: io::Error,
    },
    /// A file holds no campaign that can be opened.
    #[error("{name} can't be opened: {problem}")]
    Load {
        /// Which.
        name: String,
        /// Why.
        problem: LoadError,
    },
    /// A file that no campaign is as large as.
    #[error("{0} is far too large to be a saved campaign")]
    TooLarge(String),
    /// A name that can't be used.
    #[error(transparent)]
    Name(#[from] names::BadName),
}

/// One campaign in a list.
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

/// A campaign that was opened.
#[derive(Clone, Debug)]
pub struct Opened {
    /// The campaign.
    pub campaign: Campaign,
    /// Where it is saved from now on.
    pub slot: Slot,
    /// Something to tell its player about it.
    pub notice: Option<String>,
}

/// Where a campaign is saved.
#[derive(bevy::prelude::Resource, Clone, Debug, PartialEq, Eq)]
pub struct Slot {
    /// Names its files.
    pub stem: String,
    /// Its name for people.
    pub name: String,
}

/// The folder of saved campaigns.
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
        let base = match std::env::var_os(FOLDER_VARIABLE) {
            Some(path) if !path.is_empty() => PathBuf::from(path),
            _ => directories::ProjectDirs::from("", "", "amirs-chess")?
                .data_dir()
                .to_owned(),
        };
        Some(Self(base.join("campaigns")))
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

    /// The stems of all saves, by name. A folder that is not there has none.
    fn stems(&self) -> io::Result<Vec<String>> {
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

    /// Every campaign, the one saved last first. What is lost beside a save is made anew.
    ///
    /// # Errors
    /// Says in words why the folder can't be read.
    pub fn list(&self) -> Result<Vec<Listed>, SavesError> {
        let stems = self
            .stems()
            .map_err(|problem| disk("The saved campaigns can't be listed", problem))?;
        let mut all: Vec<Listed> = stems.into_iter().map(|stem| self.look(stem)).collect();
        all.sort_by(|one, other| {
            let key = |it: &Listed| (std::cmp::Reverse(it.card.saved), it.card.name.clone());
            key(one).cmp(&key(other))
        });
        Ok(all)
    }

    fn look(&self, stem: String) -> Listed {
        let bytes = fs::read(self.file(&stem, "png")).ok();
        let picture = bytes
            .and_then(|bytes| picture::decode(&bytes))
            .map(Arc::new);
        match (self.card(&stem), picture) {
            (Some(card), Some(picture)) => Listed {
                stem,
                card,
                picture: Some(picture),
                trouble: None,
            },
            (card, _) => self.look_inside(stem, card),
        }
    }

    fn card(&self, stem: &str) -> Option<Card> {
        let text = fs::read_to_string(self.file(stem, "ron")).ok()?;
        ron::from_str(&text).ok()
    }

    /// Opens a save whose card or picture is lost, and makes them anew.
    fn look_inside(&self, stem: String, card: Option<Card>) -> Listed {
        let saved = self.saved_at(&stem);
        match file::load(&self.save_of(&stem)) {
            Ok(Loaded { campaign, .. }) => {
                let seed = campaign.state().chance().seed;
                let name = card.map_or_else(|| names::world_name(seed), |card| card.name);
                let (card, picture) = describe(&campaign, &name, Color::White, saved);
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
                trouble: Some(sentence(&problem.to_string())),
            },
        }
    }

    fn saved_at(&self, stem: &str) -> Timestamp {
        let written = fs::metadata(self.save_of(stem)).and_then(|it| it.modified());
        let then = written.ok().and_then(|time| Timestamp::try_from(time).ok());
        then.unwrap_or(Timestamp::UNIX_EPOCH)
    }

    /// A slot that no campaign has yet, called `name` if no other is.
    pub fn fresh_slot(&self, name: &str, seed: u32) -> Slot {
        let stems = self.stems().unwrap_or_default();
        let taken: Vec<String> = stems
            .iter()
            .filter_map(|stem| Some(self.card(stem)?.name))
            .collect();
        let taken: Vec<&str> = taken.iter().map(String::as_str).collect();
        let base = format!("world-{seed}");
        let stem = std::iter::once(base.clone())
            .chain((2..).map(|number| format!("{base}-{number}")))
            .find(|stem| !stems.contains(stem))
            .unwrap_or(base);
        Slot {
            stem,
            name: names::free(name, &taken),
        }
    }

    /// Saves a campaign in its slot. At every moment a whole save is in place.
    ///
    /// # Errors
    /// Says in words why it can't be; what was there before still is.
    pub fn save(&self, slot: &Slot, campaign: &Campaign, viewer: Color) -> Result<(), SavesError> {
        let failed = |problem| disk("The campaign can't be saved", problem);
        fs::create_dir_all(&self.0).map_err(failed)?;
        file::save(&self.save_of(&slot.stem), &export(campaign)).map_err(failed)?;
        let (card, picture) = describe(campaign, &slot.name, viewer, Timestamp::now());
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

    /// Opens a campaign: the last save, or an older one if that is damaged, which is then told.
    ///
    /// # Errors
    /// Says in words why none of its saves can be opened.
    pub fn open(&self, stem: &str) -> Result<Opened, SavesError> {
        let card = self.card(stem);
        let path = self.save_of(stem);
        let loaded = file::load(&path).map_err(|problem| SavesError::Load {
            name: card
                .as_ref()
                .map_or(stem.to_owned(), |card| card.name.clone()),
            problem,
        })?;
        let seed = loaded.campaign.state().chance().seed;
        let name = card.map_or_else(|| names::world_name(seed), |card| card.name);
        let notice = (loaded.path != path).then(|| {
            format!(
                "The last save of {name} is missing or damaged. This is the one before it, from \
                 round {}.",
                loaded.campaign.state().round()
            )
        });
        Ok(Opened {
            campaign: loaded.campaign,
            slot: Slot {
                stem: stem.to_owned(),
                name,
            },
            notice,
        })
    }

    /// Gives a campaign another name.
    ///
    /// # Errors
    /// Says in words why not.
    pub fn rename(&self, stem: &str, name: &str) -> Result<(), SavesError> {
        let all = self.list()?;
        let others = all.iter().filter(|it| it.stem != stem);
        let name = names::check(name, others.map(|it| it.card.name.as_str()))?;
        let Some(renamed) = all.iter().find(|it| it.stem == stem) else {
            let gone = io::Error::from(io::ErrorKind::NotFound);
            return Err(disk("The campaign can't be renamed", gone));
        };
        let card = Card {
            name,
            ..renamed.card.clone()
        };
        self.write_card(stem, &card)
            .map_err(|problem| disk("The campaign can't be renamed", problem))
    }

    /// Deletes a campaign for good, older saves included.
    ///
    /// # Errors
    /// Says in words why not.
    pub fn delete(&self, stem: &str) -> Result<(), SavesError> {
        let path = self.save_of(stem);
        // The older ones first: what is left half-way is a whole campaign.
        let older = (1..=OLDER).rev().map(|age| file::older(&path, age));
        let beside = ["json.new", "png", "ron", "json"].map(|ending| self.file(stem, ending));
        for path in older.chain(beside) {
            match fs::remove_file(&path) {
                Err(problem) if problem.kind() != io::ErrorKind::NotFound => {
                    return Err(disk("The campaign can't be deleted", problem));
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Keeps a campaign from a file anywhere as one more save.
    ///
    /// # Errors
    /// Says in words what is wrong with the file; nothing has changed then.
    pub fn import(&self, path: &Path) -> Result<Slot, SavesError> {
        let campaign = read(path)?;
        let seed = campaign.state().chance().seed;
        let slot = self.fresh_slot(&names::world_name(seed), seed);
        self.save(&slot, &campaign, Color::White)?;
        Ok(slot)
    }

    /// Writes a campaign into a file anywhere, in the form that is read everywhere.
    ///
    /// # Errors
    /// Says in words why not.
    pub fn export(&self, stem: &str, path: &Path) -> Result<(), SavesError> {
        let opened = self.open(stem)?;
        write_whole(path, export(&opened.campaign).as_bytes())
            .map_err(|problem| disk(&format!("{} can't be written", path.display()), problem))
    }

    /// Opens a file by its path: one of this folder as it is, any other as one more save.
    ///
    /// # Errors
    /// Says in words what is wrong with it.
    pub fn open_file(&self, path: &Path) -> Result<Opened, SavesError> {
        let whole = |path: &Path| path.canonicalize().ok();
        let inside = path
            .parent()
            .is_some_and(|parent| whole(parent).is_some() && whole(parent) == whole(&self.0));
        let stem = path
            .file_name()
            .and_then(|name| name.to_str()?.strip_suffix(".json"));
        match stem.filter(|_| inside) {
            Some(stem) => self.open(stem),
            None => {
                let slot = self.import(path)?;
                self.open(&slot.stem)
            }
        }
    }
}

/// Reads a campaign from one file.
fn read(path: &Path) -> Result<Campaign, SavesError> {
    let name = path.file_name().map_or_else(
        || path.display().to_string(),
        |name| name.to_string_lossy().into_owned(),
    );
    if fs::metadata(path).is_ok_and(|it| it.len() > LARGEST) {
        return Err(SavesError::TooLarge(name));
    }
    file::load_one(path).map_err(|problem| SavesError::Load { name, problem })
}

fn describe(campaign: &Campaign, name: &str, viewer: Color, saved: Timestamp) -> (Card, Pixels) {
    let picture = painting::paint_campaign(campaign.state(), viewer, PICTURE);
    (Card::of(campaign, name, saved), picture)
}

/// The card of a save of which nothing can be told.
fn unknown(stem: &str, saved: Timestamp) -> Card {
    Card {
        name: stem.to_owned(),
        saved: saved.as_second(),
        round: 0,
        turn: super::card::Who::White,
        side: 8,
        seed: 0,
        opponent: super::card::Against::Computer(None),
        fog: false,
        barbarians: false,
        in_battle: false,
        won: None,
    }
}

/// Writes a file: either all of it is new afterwards or all of it is old.
fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = atomic_write_file::AtomicWriteFile::open(path)?;
    file.write_all(bytes)?;
    file.commit()
}

fn disk(what: &str, problem: io::Error) -> SavesError {
    SavesError::Disk {
        what: what.to_owned(),
        problem,
    }
}

/// Words with a capital letter in front.
fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or(String::new(), |first| {
        first.to_uppercase().chain(letters).collect()
    })
}
