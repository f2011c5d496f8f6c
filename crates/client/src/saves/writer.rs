//! Saving beside the game: a thread of its own writes what it is given, in order; of what waits
//! for the same slot only the newest.

use super::folder::{Folder, Slot};
use super::kept::Kept;
use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// A campaign or game to be saved.
#[derive(Clone, Debug)]
pub struct Job {
    /// Where.
    pub slot: Slot,
    /// What.
    pub kept: Kept,
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

fn desk(shared: &Shared) -> MutexGuard<'_, Desk> {
    // What is on the desk holds together whatever happened to who was at it.
    shared.0.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Writer {
    /// A writer for a folder, waiting for work.
    pub fn new(folder: Folder) -> Self {
        let shared = Shared::default();
        let its = shared.clone();
        let thread = std::thread::Builder::new()
            .name("saving".into())
            .spawn(move || work(&its, &folder));
        if let Err(problem) = &thread {
            desk(&shared).problem = Some(format!("Games can't be saved: {problem}"));
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
        let saved = folder.save(&job.slot, &job.kept);
        let mut at_desk = desk(shared);
        at_desk.at_work = false;
        if let Err(problem) = saved {
            bevy::log::warn!("{problem}");
            if !std::mem::replace(&mut at_desk.failing, true) {
                at_desk.problem = Some(format!(
                    "{problem}. You can play on: it is tried again each time."
                ));
            }
        } else {
            at_desk.failing = false;
        }
        shared.1.notify_all();
    }
}
