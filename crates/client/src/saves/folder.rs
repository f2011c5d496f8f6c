//! The folder of saved campaigns and games. Each has a file of its own, `NAME.json`, with older ones beside
//! it ([`::campaign::save::file`]); `NAME.ron` tells of it without opening it, `NAME.png` shows it.
//! Both can be lost: they are made anew from the save.

use super::card::{About, Against, Card, Who, WorldCard};
use super::error::{SavesError, disk};
use super::hold::{Elsewhere, Hold};
use super::kept::Form;
use super::kept::Kept;
use super::names;
use super::painting::Pixels;
use super::picture;
use super::reading::read;
use super::shelf::Source;
use crate::analysis::KeptReview;
use crate::settings::store::data_folder;
use ::campaign::save::file::{self, Loaded, OLDER};
use jiff::Timestamp;
use rules::{Variant, capital};
use std::fs;
use std::io::{self, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tabletop::{Sitter, Sitting};

/// Pixels along an edge of the picture of a save.
const PICTURE: usize = 128;

/// The folder beside that of the saves that tells which of them are open in some copy of the program.
const OPEN: &str = "open";

/// The ending of what was found of a game.
const REVIEW: &str = "review";

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

    fn saved_at(&self, stem: &str) -> Timestamp {
        let written = fs::metadata(self.save_of(stem)).and_then(|it| it.modified());
        let then = written.ok().and_then(|time| Timestamp::try_from(time).ok());
        then.unwrap_or(Timestamp::UNIX_EPOCH)
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

    /// Keeps a campaign or game from anywhere as one more save.
    ///
    /// # Errors
    /// Says in words what is wrong with it; nothing has changed then.
    pub fn import(&self, from: &Source) -> Result<(Slot, Option<String>), SavesError> {
        let read = read(from, None)?;
        let slot = self.fresh_slot(&read.called(), &read.kept);
        self.save(&slot, &read.kept)?;
        Ok((slot, read.notice))
    }

    /// Opens a game or position from elsewhere. It is kept once anything is done in it.
    ///
    /// # Errors
    /// Says in words what is wrong with it; nothing has changed then.
    pub fn bring(
        &self,
        from: &Source,
        variant: Variant,
        sitters: &[Sitter],
    ) -> Result<Opened, SavesError> {
        let mut read = read(from, Some(variant))?;
        if let Kept::Game(sitting) = &mut read.kept
            && sitting.game().ending().is_none()
        {
            **sitting = Sitting::new(sitting.game().boxed(), sitters);
        }
        let slot = self.fresh_slot(&read.called(), &read.kept);
        Ok(Opened {
            kept: read.kept,
            slot,
            is_kept: false,
            notice: read.notice,
            hold: None,
            look: false,
            review: None,
        })
    }

    /// A campaign or game as text for elsewhere: not what would tell a player of a game under way
    /// what is hidden from him.
    ///
    /// # Errors
    /// Says in words why not.
    pub fn text(&self, stem: &str, form: Form) -> Result<String, SavesError> {
        let (kept, name, _) = self.load(stem)?;
        let saved = self.card(stem).map(|card| card.saved);
        let saved = saved.and_then(|second| Timestamp::from_second(second).ok());
        let saved = saved.unwrap_or_else(|| self.saved_at(stem));
        kept.card(&name, saved).may_go_out()?;
        let text = kept.text_as(form, saved);
        text.map_err(|problem| SavesError::Unwritten { name, problem })
    }

    /// Writes a campaign or game into a file anywhere, in the form that the file's name asks for.
    ///
    /// # Errors
    /// Says in words why not.
    pub fn export(&self, stem: &str, path: &Path) -> Result<(), SavesError> {
        let is_save = path.extension().is_some_and(|it| it == Form::Save.ending());
        let usual = || self.card(stem).map(|card| Form::of(&card));
        let form = if is_save { None } else { usual() };
        let text = self.text(stem, form.unwrap_or(Form::Save))?;
        write_whole(path, text.as_bytes()).map_err(|problem| {
            let path = path.display().to_string();
            disk(&words!("saves-not-written", path = path), problem)
        })
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
                let (slot, notice) = self.import(&Source::File(path.to_owned()))?;
                let opened = self.open(&slot.stem)?;
                Ok(Opened { notice, ..opened })
            }
        }
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

/// Writes a file: either all of it is new afterwards or all of it is old.
pub fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = atomic_write_file::AtomicWriteFile::open(path)?;
    file.write_all(bytes)?;
    file.commit()
}

/// [`write_whole`] for what nobody else of this computer may read.
pub fn write_private(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut options = atomic_write_file::OpenOptions::new();
    #[cfg(unix)]
    {
        use atomic_write_file::unix::OpenOptionsExt as _;
        use std::os::unix::fs::OpenOptionsExt as _;
        options.mode(0o600).preserve_mode(false);
    }
    let mut file = options.open(path)?;
    file.write_all(bytes)?;
    file.commit()
}
