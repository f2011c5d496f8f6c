//! Saving beside the game: a thread of its own writes what it is given, in order; of what waits
//! for the same slot only the newest.

use super::folder::{Folder, Slot};
use super::hold::Hold;
use super::kept::Kept;
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

/// A campaign or game to be saved.
#[derive(Clone, Debug)]
pub struct Job {
    /// Where.
    pub slot: Slot,
    /// What.
    pub kept: Kept,
    /// Keeps other copies of the program from the slot until it is done.
    pub hold: Option<Hold>,
}

/// What waits, and what came of the last.
#[derive(Debug, Default)]
struct Desk {
    waiting: VecDeque<Job>,
    at_work: bool,
    closed: bool,
    problem: Option<String>,
    /// Whether the last save went wrong.
    failing: bool,
}

/// The desk and the bell that rings when something changes on it.
type Shared = Arc<(Mutex<Desk>, Condvar)>;

/// Writes campaigns and games into a folder. When it is dropped, it writes what is left first.
#[derive(Debug)]
pub struct Writer {
    shared: Shared,
    thread: Option<std::thread::JoinHandle<()>>,
}

/// Every writer's, for whoever ends the game without knowing what it is made of.
static ALL: Mutex<Vec<Weak<(Mutex<Desk>, Condvar)>>> = Mutex::new(Vec::new());

/// Waits until every writer of this program is done, at most `patience`. Gives whether all are.
pub(crate) fn wait_for_writers(patience: Duration) -> bool {
    let Ok(all) = ALL.try_lock() else {
        return false;
    };
    let writers: Vec<Flusher> = all.iter().filter_map(Weak::upgrade).map(Flusher).collect();
    drop(all);
    let until = Instant::now() + patience;
    let left = || until.saturating_duration_since(Instant::now());
    writers.iter().all(|writer| writer.wait(left()))
}

fn desk(shared: &Shared) -> MutexGuard<'_, Desk> {
    // What is on the desk holds together whatever happened to who was at it.
    shared.0.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Writer {
    /// A writer for a folder, waiting for work.
    pub fn new(folder: Folder) -> Self {
        let shared = Shared::default();
        let mut all = ALL.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|other| other.strong_count() > 0);
        all.push(Arc::downgrade(&shared));
        drop(all);
        let its = shared.clone();
        let thread = std::thread::Builder::new()
            .name("saving".into())
            .spawn(move || work(&its, &folder));
        if let Err(problem) = &thread {
            desk(&shared).problem = Some(words!("saves-none-saved", problem = problem.to_string()));
        }
        Self {
            shared,
            thread: thread.ok(),
        }
    }

    /// Saves a campaign or game soon. An older state of it that still waits is left out.
    pub fn save(&self, job: Job) {
        let mut desk = desk(&self.shared);
        desk.waiting
            .retain(|other| other.slot.stem != job.slot.stem);
        desk.waiting.push_back(job);
        self.shared.1.notify_all();
    }

    /// What went wrong since the last time this was asked; the same trouble is told once.
    pub fn take_problem(&self) -> Option<String> {
        desk(&self.shared).problem.take()
    }

    /// A handle with which others can wait until everything is written.
    pub fn flusher(&self) -> Flusher {
        Flusher(self.shared.clone())
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        desk(&self.shared).closed = true;
        self.shared.1.notify_all();
        if let Some(thread) = self.thread.take() {
            // It ends by itself; if it broke there is nobody left to tell.
            let _ = thread.join();
        }
    }
}

/// Waits for a [`Writer`].
#[derive(Clone, Debug)]
pub struct Flusher(Shared);

impl Flusher {
    /// Waits until everything that was given to the writer is on the disk, at most `patience`.
    /// Gives whether it is.
    pub fn wait(&self, patience: Duration) -> bool {
        let until = Instant::now() + patience;
        let mut desk = desk(&self.0);
        while !desk.waiting.is_empty() || desk.at_work {
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return false;
            }
            desk = self
                .0
                .1
                .wait_timeout(desk, left)
                .unwrap_or_else(PoisonError::into_inner)
                .0;
        }
        true
    }
}

fn work(shared: &Shared, folder: &Folder) {
    loop {
        let mut at_desk = desk(shared);
        while at_desk.waiting.is_empty() && !at_desk.closed {
            at_desk = shared
                .1
                .wait(at_desk)
                .unwrap_or_else(PoisonError::into_inner);
        }
        let Some(job) = at_desk.waiting.pop_front() else {
            return;
        };
        at_desk.at_work = true;
        drop(at_desk);
        let saved = save(folder, &job);
        let mut at_desk = desk(shared);
        at_desk.at_work = false;
        drop(job);
        if let Err(problem) = saved {
            bevy::log::warn!("{problem}");
            if !std::mem::replace(&mut at_desk.failing, true) {
                at_desk.problem = Some(words!("saves-tried-again", problem = problem.to_string()));
            }
        } else {
            at_desk.failing = false;
        }
        shared.1.notify_all();
    }
}

/// Saves, and goes on whatever happens: the next save may do better.
fn save(folder: &Folder, job: &Job) -> Result<(), String> {
    let saved = catch_unwind(AssertUnwindSafe(|| folder.save(&job.slot, &job.kept)));
    match saved {
        Ok(saved) => saved.map_err(|problem| problem.to_string()),
        Err(_) => Err(words!("trust-save-broke")),
    }
}
