//! The saved campaigns and games in the running game: the list, and what is done with it beside the screen.

use super::error::SavesError;
use super::folder::{Folder, Listed, Opened};
use super::kept::Kept;
use super::writer::Flusher;
use crate::screens::Notices;
use bevy::prelude::*;
use bevy::tasks::futures::check_ready;
use bevy::tasks::{AsyncComputeTaskPool, Task};
use bevy::window::RequestRedraw;
use rules::Variant;
use std::collections::VecDeque;
use std::path::PathBuf;
use std::time::Duration;
use tabletop::Sitter;

/// How long what is being saved is waited for before a list is read.
const PATIENCE: Duration = Duration::from_secs(20);

/// Where a game that is brought in comes from.
#[derive(Clone, Debug)]
pub enum Source {
    /// A text.
    Text(String),
    /// A file.
    File(PathBuf),
}

/// What can be wished of what is saved.
#[derive(Clone, Debug)]
pub enum Wish {
    /// To read the list anew.
    List,
    /// To open one.
    Open(String),
    /// To open a file.
    OpenFile(PathBuf),
    /// To give one another name.
    Rename {
        /// Which.
        stem: String,
        /// The new name.
        name: String,
    },
    /// To delete one.
    Delete(String),
    /// To keep a file as one more.
    Import(PathBuf),
    /// To write one into a file.
    Export {
        /// Which.
        stem: String,
        /// The file.
        path: PathBuf,
    },
    /// To keep a game or position from elsewhere as one more and to open it.
    Bring {
        /// From where.
        from: Source,
        /// The game whose texts are read first; chess always is.
        variant: Variant,
        /// Who is to sit before it.
        sitters: Vec<Sitter>,
    },
    /// To keep one more that is the same as one of the list.
    CopyOf(String),
    /// To keep a campaign or game as it stands as one more.
    Copy {
        /// What it is to be called.
        name: String,
        /// The campaign or game.
        kept: Kept,
    },
}

impl Wish {
    /// What goes on while it is carried out, in words; nothing for what is done in a moment.
    pub fn words(&self) -> Option<String> {
        match self {
            Self::Open(_) | Self::OpenFile(_) => Some(words!("saves-opening")),
            Self::Import(_) | Self::Bring { .. } => Some(words!("saves-reading")),
            Self::Export { .. } => Some(words!("saves-writing")),
            _ => None,
        }
    }
}

/// What came of a wish.
#[derive(Debug, Default)]
pub struct Granted {
    /// The list as it is now.
    pub list: Vec<Listed>,
    /// What is to be told.
    pub notices: Vec<String>,
    /// What was opened.
    pub opened: Option<Opened>,
    /// Which one of the list is meant now.
    pub chosen: Option<String>,
}

/// Carries out a wish in a folder.
pub fn grant(folder: &Folder, wish: Wish) -> Granted {
    let mut granted = Granted::default();
    if let Err(problem) = try_to(folder, wish, &mut granted) {
        granted.notices.push(told(&problem));
    }
    match folder.list() {
        Ok(list) => granted.list = list,
        Err(problem) => granted.notices.push(told(&problem)),
    }
    granted
}

fn told(problem: &SavesError) -> String {
    format!("{problem}.")
}

fn try_to(folder: &Folder, wish: Wish, granted: &mut Granted) -> Result<(), SavesError> {
    match wish {
        Wish::List => {}
        Wish::Open(stem) => granted.opened = Some(folder.open(&stem)?),
        Wish::OpenFile(path) => granted.opened = Some(folder.open_file(&path)?),
        Wish::Rename { stem, name } => {
            granted.chosen = Some(stem.clone());
            folder.rename(&stem, &name)?;
        }
        Wish::Delete(stem) => folder.delete(&stem)?,
        Wish::Import(path) => {
            let slot = folder.import(&path)?;
            let name = &slot.name;
            granted.notices.push(words!("saves-imported", name = name));
            granted.chosen = Some(slot.stem);
        }
        Wish::Export { stem, path } => {
            granted.chosen = Some(stem.clone());
            folder.export(&stem, &path)?;
            let path = path.display().to_string();
            granted.notices.push(words!("saves-written", path = path));
        }
        Wish::Bring {
            from,
            variant,
            sitters,
        } => {
            let opened = folder.bring(&from, variant, &sitters)?;
            granted.opened = Some(opened);
        }
        Wish::CopyOf(stem) => granted.chosen = Some(folder.copy(&stem)?.stem),
        Wish::Copy { name, kept } => {
            let slot = folder.fresh_slot(&name, &kept);
            folder.save(&slot, &kept)?;
            granted
                .notices
                .push(words!("saves-copied", name = slot.name));
        }
    }
    Ok(())
}

/// The saved campaigns and games.
#[derive(Resource, Debug, Default)]
pub struct Shelf {
    folder: Option<Folder>,
    flusher: Option<Flusher>,
    /// The one saved last first.
    pub list: Vec<Listed>,
    /// Whether the list has been read since the game began.
    pub is_read: bool,
    /// Which one is meant; the list shows it.
    pub chosen: Option<String>,
    now: Option<(Wish, Task<Granted>)>,
    waiting: VecDeque<Wish>,
}

impl Shelf {
    /// What a folder holds, to be read after what a writer still has to write.
    pub(super) fn new(folder: Folder, flusher: Flusher) -> Self {
        Self {
            folder: Some(folder),
            flusher: Some(flusher),
            waiting: [Wish::List].into(),
            ..Self::default()
        }
    }

    /// Wishes something; it is carried out beside the screen, after what was wished before.
    pub fn wish(&mut self, wish: Wish) {
        self.waiting.push_back(wish);
    }

    /// What goes on, in words, if it is worth telling.
    pub fn at_work(&self) -> Option<String> {
        let now = self.now.as_ref().map(|(wish, _)| wish);
        now.or(self.waiting.front())?.words()
    }

    /// Whether anything is wished or being done.
    pub fn is_busy(&self) -> bool {
        self.now.is_some() || !self.waiting.is_empty()
    }

    /// Gives up what goes on: nothing comes of it any more.
    pub fn call_off(&mut self) {
        self.now = None;
        self.waiting.clear();
        self.wish(Wish::List);
    }

    /// What to go on with: the one `played` last, else the one saved last, that is not over.
    pub fn latest(&self, played: Option<&str>) -> Option<&Listed> {
        latest(&self.list, played)
    }

    fn begin(&mut self) {
        let wish = self.waiting.pop_front();
        let (Some(wish), Some(folder)) = (wish, self.folder.clone()) else {
            return;
        };
        let flusher = self.flusher.clone();
        let job = wish.clone();
        let task = AsyncComputeTaskPool::get().spawn(async move {
            if let Some(flusher) = flusher {
                flusher.wait(PATIENCE);
            }
            grant(&folder, job)
        });
        self.now = Some((wish, task));
    }
}

/// The one of a list that was `played` last if it can be gone on with, else the first that can.
pub(super) fn latest<'a>(list: &'a [Listed], played: Option<&str>) -> Option<&'a Listed> {
    let goes_on = || {
        list.iter()
            .filter(|it| !it.card.is_over() && it.trouble.is_none())
    };
    // A copy or an imported file is younger, but not what was being played.
    goes_on()
        .find(|it| Some(it.stem.as_str()) == played)
        .or_else(|| goes_on().next())
}

/// A campaign or game was opened and is to be shown.
#[derive(Message, Debug)]
pub struct Open(pub Opened);

/// Begins what is wished, and takes what came of it.
pub(super) fn work(
    mut shelf: ResMut<Shelf>,
    mut notices: ResMut<Notices>,
    mut open: MessageWriter<Open>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if !shelf.is_busy() {
        return;
    }
    redraw.write(RequestRedraw);
    let granted = shelf.now.as_mut().map(|(_, task)| check_ready(task));
    match granted {
        None => shelf.begin(),
        Some(None) => {}
        Some(Some(granted)) => {
            shelf.now = None;
            shelf.is_read = true;
            shelf.list = granted.list;
            if granted.chosen.is_some() {
                shelf.chosen = granted.chosen;
            }
            for notice in granted.notices {
                notices.push(notice);
            }
            if let Some(opened) = granted.opened {
                open.write(Open(opened));
            }
        }
    }
}
