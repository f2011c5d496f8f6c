//! The look over a whole game, done by threads beside it.

use super::Judged;
use crate::analysis::UNREAD;
use crate::analysis::sight::{Told, of_end};
use crate::analysis::study::{Open, Study};
use crate::launch::{Bell, Ringer};
use engine::{Inquiry, Limits, Line, Stop};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

/// A game being looked over: every position with the same effort. Dropped, it stops.
#[derive(Debug)]
pub struct Work {
    nodes: u64,
    found: Arc<Mutex<Vec<Option<Judged>>>>,
    /// How many positions are known.
    known: Arc<AtomicUsize>,
    all: usize,
    /// Which position comes first if nothing is known of it.
    first: Arc<AtomicUsize>,
    stop: Stop,
    threads: Vec<JoinHandle<()>>,
}

/// A position that is to be looked at.
#[derive(Debug)]
struct Moment {
    at: usize,
    position: Open,
    /// The keys of those before it.
    before: Vec<u64>,
}

impl Work {
    /// Nothing has been looked at yet; each position will take so many nodes.
    pub fn new(study: &Study, nodes: u64) -> Self {
        let all = study.len() + 1;
        Self {
            nodes,
            found: Arc::new(Mutex::new(vec![None; all])),
            known: Arc::default(),
            all,
            first: Arc::default(),
            stop: Stop::default(),
            threads: Vec::new(),
        }
    }

    /// The same where something is known of positions already.
    pub fn knowing(self, mut judged: Vec<Option<Judged>>) -> Self {
        judged.resize(self.all, None);
        let known = judged.iter().flatten().count();
        self.known.store(known, Ordering::Release);
        *self.found.lock().unwrap_or_else(PoisonError::into_inner) = judged;
        self
    }

    /// The position after so many entries comes first: it is the one that is seen.
    pub fn prefer(&self, at: usize) {
        self.first.store(at, Ordering::Relaxed);
    }

    /// Looks at what is not known yet with so many threads.
    pub fn go_on(&mut self, study: &Study, threads: usize, bell: Bell) {
        if self.is_running() || self.is_done() {
            return;
        }
        self.stop = Stop::default();
        let judged = self.judged();
        let missing = judged.iter().enumerate().filter(|(_, it)| it.is_none());
        let missing = missing.filter_map(|(at, _)| {
            Some(Moment {
                at,
                position: study.position(at)?.clone(),
                before: study.before(at),
            })
        });
        // The earliest is taken from the end.
        let missing = Arc::new(Mutex::new(missing.rev().collect()));
        let Ok(ringer) = bell.ringer(UNREAD) else {
            return;
        };
        self.threads = (0..threads.max(1))
            .filter_map(|_| {
                let labour = Labour {
                    missing: missing.clone(),
                    first: self.first.clone(),
                    found: self.found.clone(),
                    known: self.known.clone(),
                    nodes: self.nodes,
                    stop: self.stop.clone(),
                    ringer: ringer.clone(),
                };
                let thread = thread::Builder::new().name("looking over".into());
                thread.spawn(move || labour.run()).ok()
            })
            .collect();
    }

    /// Stops; what is known stays.
    pub fn rest(&mut self) {
        self.stop.stop();
        self.threads.clear();
    }

    /// Whether threads are at it.
    pub fn is_running(&self) -> bool {
        self.threads.iter().any(|thread| !thread.is_finished())
    }

    /// Whether everything is known.
    pub fn is_done(&self) -> bool {
        self.known() == self.all
    }

    /// How many positions are known.
    pub fn known(&self) -> usize {
        self.known.load(Ordering::Acquire)
    }

    /// How many there are.
    pub fn all(&self) -> usize {
        self.all
    }

    /// What is known of each position.
    pub fn judged(&self) -> Vec<Option<Judged>> {
        let found = self.found.lock();
        found.unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Drop for Work {
    fn drop(&mut self) {
        self.stop.stop();
    }
}

/// What one of the threads does.
struct Labour {
    missing: Arc<Mutex<Vec<Moment>>>,
    first: Arc<AtomicUsize>,
    found: Arc<Mutex<Vec<Option<Judged>>>>,
    known: Arc<AtomicUsize>,
    nodes: u64,
    stop: Stop,
    ringer: Ringer,
}

impl Labour {
    fn next(&self) -> Option<Moment> {
        let missing = self.missing.lock();
        let mut missing = missing.unwrap_or_else(PoisonError::into_inner);
        let first = self.first.load(Ordering::Relaxed);
        match missing.iter().position(|it| it.at == first) {
            Some(place) => Some(missing.remove(place)),
            None => missing.pop(),
        }
    }

    fn run(&self) {
        while !self.stop.is_stopped() {
            let Some(next) = self.next() else { return };
            let judged = judge(&next.position, &next.before, self.nodes, &self.stop);
            // A look that was broken off says too little.
            if self.stop.is_stopped() {
                return;
            }
            let mut found = self.found.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some(place) = found.get_mut(next.at)
                && place.is_none()
            {
                *place = Some(judged);
                self.known.fetch_add(1, Ordering::Release);
            }
            drop(found);
            self.ringer.ring();
        }
    }
}

/// Looks at a position with a fixed effort: the same is found on every machine.
fn judge(position: &Open, before: &[u64], nodes: u64, stop: &Stop) -> Judged {
    if let Some(winner) = position.ended() {
        return Judged {
            chance: of_end(winner).win_chance(),
            best: None,
        };
    }
    let inquiry = Inquiry {
        before,
        ..Inquiry::new(Limits::nodes(nodes))
    };
    let thought = position.analyse(&inquiry, stop, |_| ControlFlow::Continue(()));
    let best = thought.map(|thought| {
        let line = Line {
            score: thought.score,
            moves: thought.line,
        };
        Told::new(position, &line)
    });
    Judged {
        chance: best.as_ref().map_or(0.5, |line| line.score.win_chance()),
        best,
    }
}
