//! The saved campaigns and games in the running game: the list, and what is done with it beside the screen.

use super::error::SavesError;
use super::folder::{Folder, Listed, Opened};
use super::kept::{Form, Kept};
use super::painting::Pixels;
use super::writer::Flusher;
use crate::screens::Notices;
use bevy::prelude::*;
use bevy::tasks::futures::check_ready;
use bevy::tasks::{AsyncComputeTaskPool, Task};
use bevy::window::RequestRedraw;
use bevy_egui::EguiClipboard;
use rules::Variant;
use std::collections::{HashMap, HashSet, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::Arc;
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
    /// To look at one from its beginning.
    Look(String),
    /// To open a file.
    OpenFile(PathBuf),
    /// To give one another name.
    Rename {
        /// Which.
        stem: String,
        /// The new name.
        name: String,
    },
    /// To delete some.
    Delete(Vec<String>),
    /// To keep what comes from elsewhere as one more.
    Import(Source),
    /// To put one on the clipboard as text.
    CopyText(String),
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
            Self::Open(_) | Self::Look(_) | Self::OpenFile(_) => Some(words!("saves-opening")),
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
    /// What is to be put on the clipboard.
    pub clipboard: Option<String>,
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

/// [`grant`], and words if that breaks: the game goes on without what was wished.
fn grant_whatever_comes(folder: &Folder, wish: Wish) -> Granted {
    let granted = catch_unwind(AssertUnwindSafe(|| grant(folder, wish)));
    granted.unwrap_or_else(|_| Granted {
        list: folder.list().unwrap_or_default(),
        notices: vec![words!("trust-wish-broke")],
        ..Granted::default()
    })
}

fn told(problem: &SavesError) -> String {
    format!("{problem}.")
}

fn try_to(folder: &Folder, wish: Wish, granted: &mut Granted) -> Result<(), SavesError> {
    match wish {
        Wish::List => {}
        Wish::Open(stem) => granted.opened = Some(folder.open(&stem)?),
        Wish::Look(stem) => {
            let opened = folder.open(&stem)?;
            granted.opened = Some(Opened {
                look: true,
                ..opened
            });
        }
        Wish::OpenFile(path) => granted.opened = Some(folder.open_file(&path)?),
        Wish::Rename { stem, name } => {
            granted.chosen = Some(stem.clone());
            folder.rename(&stem, &name)?;
        }
        Wish::Delete(stems) => {
            // What cannot be deleted keeps no other from it.
            let done: Vec<_> = stems.iter().map(|stem| folder.delete(stem)).collect();
            done.into_iter().collect::<Result<(), _>>()?;
        }
        Wish::Import(from) => {
            let (slot, notice) = folder.import(&from)?;
            let told = words!("saves-imported", name = &slot.name);
            granted.notices.push(told);
            granted.notices.extend(notice);
            granted.chosen = Some(slot.stem);
        }
        Wish::CopyText(stem) => {
            granted.chosen = Some(stem.clone());
            let card = folder.card(&stem);
            let form = card.as_ref().map_or(Form::Save, Form::of);
            granted.clipboard = Some(folder.text(&stem, form)?);
            let name = card.map_or(stem, |card| card.name);
            granted.notices.push(words!("library-copied", name = name));
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
    /// The campaign from whose menu the list was opened: the way back leads to it.
    pub came_from: Option<String>,
    now: Option<(Wish, Task<Granted>)>,
    waiting: VecDeque<Wish>,
    gallery: Gallery,
}

/// The pictures of the list, which are read when they are in sight.
#[derive(Debug, Default)]
struct Gallery {
    wanted: Vec<Shot>,
    task: Option<Task<Vec<(Shot, Option<Arc<Pixels>>)>>>,
    /// What has been read, whatever came of it.
    read: HashMap<Shot, Option<Arc<Pixels>>>,
}

/// A save as it was at a time.
type Shot = (String, i64);

/// How many pictures are read at once.
const PICTURES: usize = 16;

fn shot(listed: &Listed) -> Shot {
    (listed.stem.clone(), listed.card.saved)
}

impl Shelf {
    /// Goes back to the campaign from whose menu the list was opened; whether there is one.
    pub fn go_back(&mut self) -> bool {
        let stem = self.came_from.take();
        let Some(stem) = stem.filter(|stem| self.list.iter().any(|it| it.stem == *stem)) else {
            return false;
        };
        self.wish(Wish::Open(stem));
        true
    }

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

    /// Where everything is kept.
    pub const fn folder(&self) -> Option<&Folder> {
        self.folder.as_ref()
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

    /// Wishes the pictures of records that are in sight; tells whether any is still to come.
    pub fn want_pictures(&mut self, stems: &[String]) -> bool {
        if stems.is_empty() || self.gallery.task.is_some() {
            return false;
        }
        let meant = self.list.iter().filter(|it| stems.contains(&it.stem));
        let wanted = meant
            .map(shot)
            .filter(|it| !self.gallery.read.contains_key(it));
        self.gallery.wanted = wanted.take(PICTURES).collect();
        !self.gallery.wanted.is_empty()
    }

    fn has_pictures_to_read(&self) -> bool {
        self.gallery.task.is_some() || !self.gallery.wanted.is_empty()
    }

    /// Takes a new list, with the pictures that are known.
    fn take_list(&mut self, list: Vec<Listed>) {
        self.list = list;
        for listed in &mut self.list {
            if listed.picture.is_none()
                && let Some(picture) = self.gallery.read.get(&shot(listed))
            {
                listed.picture.clone_from(picture);
            }
        }
        let there: HashSet<Shot> = self.list.iter().map(shot).collect();
        self.gallery.read.retain(|shot, _| there.contains(shot));
    }

    /// Reads pictures beside the screen; tells whether it goes on.
    fn read_pictures(&mut self) -> bool {
        if let Some(read) = self.gallery.task.as_mut().and_then(check_ready) {
            self.gallery.task = None;
            for (of, picture) in read {
                let mut list = self.list.iter_mut();
                if let Some(listed) = list.find(|it| it.stem == of.0 && it.card.saved == of.1) {
                    listed.picture.clone_from(&picture);
                }
                self.gallery.read.insert(of, picture);
            }
            return true;
        }
        let wanted = std::mem::take(&mut self.gallery.wanted);
        if let (false, Some(folder)) = (wanted.is_empty(), self.folder.clone()) {
            let read = async move {
                let read = wanted.into_iter().map(|shot| {
                    let picture = folder.picture(&shot.0);
                    (shot, picture)
                });
                read.collect()
            };
            self.gallery.task = Some(AsyncComputeTaskPool::get().spawn(read));
        }
        self.gallery.task.is_some()
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
            grant_whatever_comes(&folder, job)
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
    mut clipboard: Option<ResMut<EguiClipboard>>,
) {
    if shelf.has_pictures_to_read() && shelf.read_pictures() {
        redraw.write(RequestRedraw);
    }
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
            shelf.take_list(granted.list);
            if let (Some(text), Some(clipboard)) = (granted.clipboard, &mut clipboard) {
                clipboard.set_text(&text);
            }
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
