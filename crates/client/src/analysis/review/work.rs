//! The look over a whole game, done by threads beside it.

use super::Judged;
use crate::analysis::bell::{Bell, Ringer};
use crate::analysis::sight::{Told, of_end};
use crate::analysis::study::{Open, Study};
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
    stop: Stop,
    threads: Vec<JoinHandle<()>>,
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
            stop: Stop::default(),
            threads: Vec::new(),
        }
    }

    /// Looks at what is not known yet with so many threads.
    pub fn go_on(&mut self, study: &Study, threads: usize, bell: Bell) {
        if self.is_running() || self.is_done() {
            return;
        }
        self.stop = Stop::default();
        let missing: Vec<(usize, Open, Vec<u64>)> = self
            .judged()
            .iter()
            .enumerate()
            .filter(|(_, it)| it.is_none())
            .filter_map(|(at, _)| Some((at, study.position(at)?.clone(), study.before(at))))
            .collect();
        let (missing, next) = (Arc::new(missing), Arc::<AtomicUsize>::default());
        let Ok(ringer) = bell.ringer() else { return };
        self.threads = (0..threads.max(1))
            .filter_map(|_| {
                let labour = Labour {
                    missing: missing.clone(),
                    next: next.clone(),
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
    missing: Arc<Vec<(usize, Open, Vec<u64>)>>,
    next: Arc<AtomicUsize>,
    found: Arc<Mutex<Vec<Option<Judged>>>>,
    known: Arc<AtomicUsize>,
    nodes: u64,
    stop: Stop,
    ringer: Ringer,
}

impl Labour {
    fn run(&self) {
        while !self.stop.is_stopped() {
            let next = self.next.fetch_add(1, Ordering::Relaxed);
            let Some((at, position, before)) = self.missing.get(next) else {
                return;
            };
            let judged = judge(position, before, self.nodes, &self.stop);
            // A look that was broken off says too little.
            if self.stop.is_stopped() {
                return;
            }
            let mut found = self.found.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some(place) = found.get_mut(*at)
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
