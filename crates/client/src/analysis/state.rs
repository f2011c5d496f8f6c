//! What is being analysed, and what is known of it.

use super::review::{Assessment, Judged, KeptReview, Work};
use super::rule::NotAnalysed;
use super::sight::{Effort, Sight, Told, Watch, of_end};
use super::study::{Open, Study};
use crate::launch::Bell;
use bevy::log::error;
use bevy::prelude::{Message, Resource};
use engine::{Score, TranspositionTable};
use std::collections::HashMap;
use std::num::NonZero;
use std::sync::Arc;
use std::thread;

/// How many lines are told at most.
pub(super) const MOST_LINES: usize = 3;
/// What the computer may remember of positions, in MiB.
const MEMORY: usize = 32;
/// How many positions are looked at for each position of a whole game.
const NODES: u64 = 150_000;

/// A leaf of the analysis.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Default)]
pub enum Page {
    /// The best lines of the position that is shown.
    #[default]
    Lines,
    /// The whole game.
    Game,
    /// The record, where there is no room for both.
    Record,
}

/// What a person wants of the analysis.
#[derive(Message, Copy, Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// On, or off.
    Switch,
    /// So many lines.
    Lines(usize),
    /// Another leaf.
    Turn(Page),
    /// The whole game shall be looked over.
    LookOver,
    /// That shall stop; what is known stays.
    StopLooking,
    /// The position after so many entries.
    LookAt(usize),
    /// The next turning point, or the one before.
    TurningPoint {
        /// The next.
        forward: bool,
    },
}

/// Which position is looked at.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct Key {
    version: u64,
    at: usize,
    lines: usize,
}

/// How far a look over the game has come.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    /// How many positions are known.
    pub known: usize,
    /// Of how many.
    pub all: usize,
    /// Whether it goes on.
    pub goes_on: bool,
}

/// The analysis of the game at this screen.
#[derive(Resource, Debug)]
pub struct Analysis {
    on: bool,
    lines: usize,
    page: Page,
    allowed: Result<(), NotAnalysed>,
    study: Option<Study>,
    shown: usize,
    watch: Option<(Key, Watch)>,
    sight: Option<(Key, Sight)>,
    /// The last score that was known; it stays until the next.
    score: Option<Score>,
    waits: bool,
    work: Option<Work>,
    /// Whether the look over the game is to go on.
    looking: bool,
    judged: Vec<Option<Judged>>,
    /// What was found of positions of this game before it changed, by the way that led to them.
    found: HashMap<u64, Judged>,
    assessment: Assessment,
    /// What was found of the game when it was shown before.
    recalled: Option<KeptReview>,
    table: Option<Arc<TranspositionTable>>,
}

impl Default for Analysis {
    fn default() -> Self {
        Self {
            on: false,
            lines: MOST_LINES,
            page: Page::Lines,
            allowed: Ok(()),
            study: None,
            shown: 0,
            watch: None,
            sight: None,
            score: None,
            waits: false,
            work: None,
            looking: false,
            judged: Vec::new(),
            found: HashMap::new(),
            assessment: Assessment::default(),
            recalled: None,
            table: None,
        }
    }
}

/// What is seen at the board now.
#[derive(Copy, Clone, Debug)]
pub(super) struct Now {
    pub version: u64,
    /// How many entries the shown position has.
    pub at: usize,
    pub allowed: Result<(), NotAnalysed>,
    /// Whether something else has first claim to the processor, or nobody looks.
    pub busy: bool,
}

impl Analysis {
    /// Whether it is switched on.
    pub fn is_on(&self) -> bool {
        self.on && self.allowed.is_ok()
    }

    /// Whether it may be switched on, or why not.
    ///
    /// # Errors
    /// The reason.
    pub fn allowed(&self) -> Result<(), NotAnalysed> {
        self.allowed
    }

    /// The leaf that is open.
    pub fn page(&self) -> Page {
        self.page
    }

    /// How many lines are wished.
    pub fn lines(&self) -> usize {
        self.lines
    }

    /// The game that is looked into.
    pub fn study(&self) -> Option<&Study> {
        self.study.as_ref()
    }

    /// How many entries the position has that is shown.
    pub fn shown(&self) -> usize {
        self.shown
    }

    /// The position that is shown.
    pub fn position(&self) -> Option<&Open> {
        self.study.as_ref()?.position(self.shown)
    }

    /// Whether it waits for something that has first claim to the processor.
    pub fn waits(&self) -> bool {
        self.waits
    }

    /// Whether it looks at the position that is shown right now.
    pub fn looks(&self) -> bool {
        self.watch.is_some() && !self.sight().is_some_and(|sight| sight.rests)
    }

    /// What is known of the position that is shown, never of another.
    pub fn sight(&self) -> Option<&Sight> {
        let (_, sight) = self.sight.as_ref()?;
        Some(sight).filter(|sight| !sight.lines.is_empty())
    }

    /// The best lines of the position that is shown, as far as anything is known of it: else what
    /// the look over the game has found.
    pub fn best(&self) -> &[Told] {
        let judged = || self.judged.get(self.shown)?.as_ref()?.best.as_ref();
        match self.sight() {
            Some(sight) => &sight.lines,
            None => judged().map_or(&[], std::slice::from_ref),
        }
    }

    /// The score of the position that is shown, for White.
    pub fn score(&self) -> Option<Score> {
        if let Some(winner) = self.position().and_then(Open::ended) {
            return Some(of_end(winner));
        }
        self.best().first().map(|line| line.score)
    }

    /// What the bar shows: the score, or the last one until the next is known.
    pub fn last_score(&self) -> Option<Score> {
        self.score
    }

    /// The whole game, as far as it has been looked over.
    pub fn assessment(&self) -> Option<&Assessment> {
        self.work.as_ref().map(|_| &self.assessment)
    }

    /// How far the look over the game has come.
    pub fn progress(&self) -> Option<Progress> {
        let work = self.work.as_ref()?;
        Some(Progress {
            known: work.known(),
            all: work.all(),
            goes_on: self.looking && !work.is_done(),
        })
    }

    /// The sign beside a move of the record, by how many entries there are after it: `?`, or
    /// nothing.
    pub fn sign(&self, at: usize) -> &'static str {
        let verdict = self.assessment.verdict(at);
        verdict.map_or("", |verdict| verdict.class.sign())
    }

    /// What was found of this game is known again, as far as it is the same.
    pub fn recall(&mut self, review: KeptReview) {
        self.recalled = Some(review);
    }

    /// What has been found of this game, to be kept beside its record.
    pub fn kept_review(&self) -> Option<KeptReview> {
        let (study, work) = (self.study.as_ref()?, self.work.as_ref()?);
        Some(KeptReview::of(study, &work.judged()))
    }

    /// Does what is wished; where that leads to another position, after how many entries.
    pub(super) fn grant(&mut self, wish: Wish) -> Option<usize> {
        match wish {
            Wish::Switch => self.switch(!self.on),
            Wish::Lines(lines) => self.lines = lines.clamp(1, MOST_LINES),
            Wish::Turn(page) => self.page = page,
            Wish::LookOver => {
                self.switch(true);
                self.page = Page::Game;
                self.looking = true;
            }
            Wish::StopLooking => self.looking = false,
            Wish::LookAt(at) => return Some(at),
            Wish::TurningPoint { forward } => {
                return self.assessment.turning_point(self.shown, forward);
            }
        }
        None
    }

    /// The board is about to show the position after so many entries.
    pub(super) fn expect(&mut self, at: usize) {
        self.shown = at;
    }

    fn switch(&mut self, on: bool) {
        self.on = on;
        if !on {
            self.page = Page::Lines;
            self.watch = None;
            self.table = None;
        }
    }

    /// Forgets the game; how many lines are wished stays.
    pub(super) fn leave(&mut self) {
        *self = Self {
            lines: self.lines,
            ..Self::default()
        };
    }

    /// Looks at what is seen now, and at nothing else; `study` gives the game anew when it has
    /// changed.
    pub(super) fn follow(&mut self, now: Now, study: impl FnOnce() -> Option<Study>, bell: &Bell) {
        self.allowed = now.allowed;
        if now.allowed.is_err() {
            self.watch = None;
            self.work = None;
            return;
        }
        let known = self.study.as_ref().map(Study::version);
        let needed = self.on || self.work.is_some() || self.recalled.is_some();
        if !needed {
            self.study = None;
            self.sight = None;
            return;
        }
        if known != Some(now.version) {
            self.change_game(study());
        }
        self.take_recalled();
        self.shown = now.at;
        self.look_over(&now, bell);
        self.look_at_shown(&now, bell);
        if let Some(score) = self.score() {
            self.score = Some(score);
        }
    }

    fn take_recalled(&mut self) {
        let Some((study, review)) = self.study.as_ref().zip(self.recalled.take()) else {
            return;
        };
        let known = review.judged(study);
        if self.work.is_none() && known.iter().any(Option::is_some) {
            self.work = Some(Work::new(study, NODES).knowing(known));
        }
    }

    /// The game goes on, or back: what was found of the positions that stay is kept, and of those
    /// that may come back.
    fn change_game(&mut self, study: Option<Study>) {
        if let (Some(before), Some(work)) = (&self.study, &self.work) {
            let found = before.ways().into_iter().zip(work.judged());
            let found = found.filter_map(|(way, judged)| Some((way, judged?)));
            self.found.extend(found);
        }
        self.watch = None;
        let kept = study.as_ref().filter(|_| self.work.is_some());
        self.work = kept.and_then(|study| self.review_of(study));
        self.judged.clear();
        self.assessment = Assessment::default();
        self.study = study;
    }

    /// A look over a game that knows what was found already; none where nothing was played.
    fn review_of(&self, study: &Study) -> Option<Work> {
        let known = study.ways().into_iter();
        let known = known.map(|way| self.found.get(&way).cloned());
        (!study.is_empty()).then(|| Work::new(study, NODES).knowing(known.collect()))
    }

    fn look_over(&mut self, now: &Now, bell: &Bell) {
        let Some(study) = &self.study else { return };
        if self.looking && self.work.is_none() {
            self.work = self.review_of(study);
            self.looking = self.work.is_some();
        }
        let Some(work) = &mut self.work else { return };
        work.prefer(now.at);
        match self.looking && !now.busy && self.on {
            true => work.go_on(study, threads(), bell.clone()),
            false => work.rest(),
        }
        let known = self.judged.iter().flatten().count();
        if work.known() != known || self.judged.is_empty() {
            self.judged = work.judged();
            self.assessment = Assessment::new(study, &self.judged);
        }
        if work.is_done() {
            self.looking = false;
        }
    }

    fn look_at_shown(&mut self, now: &Now, bell: &Bell) {
        let key = Key {
            version: now.version,
            at: now.at,
            lines: self.lines,
        };
        if self.watch.as_ref().is_some_and(|(it, _)| *it != key) {
            self.watch = None;
        }
        // The same position with fewer lines, or more, is known well enough until then.
        let same = |it: &Key| (it.version, it.at) == (key.version, key.at);
        if self.sight.as_ref().is_some_and(|(it, _)| !same(it)) {
            self.sight = None;
        }
        let looks_over = self.work.as_ref().is_some_and(Work::is_running);
        self.waits = now.busy || looks_over;
        if !self.on || self.waits {
            self.watch = None;
            return;
        }
        let rested = self
            .sight
            .as_ref()
            .is_some_and(|(it, sight)| *it == key && sight.rests);
        if self.watch.is_none() && !rested {
            self.watch = self.begin(now.at, bell).map(|watch| (key, watch));
        }
        if let Some((_, watch)) = &self.watch {
            let latest = watch.latest();
            if !latest.lines.is_empty() || latest.rests {
                self.sight = Some((key, latest));
            }
        }
    }

    fn begin(&mut self, at: usize, bell: &Bell) -> Option<Watch> {
        let study = self.study.as_ref()?;
        let position = study.position(at)?.clone();
        let table = self
            .table
            .get_or_insert_with(|| Arc::new(TranspositionTable::new(MEMORY)));
        let effort = Effort {
            lines: self.lines,
            threads: threads(),
            table: table.clone(),
        };
        match Watch::begin(position, study.before(at), effort, bell.clone()) {
            Ok(watch) => Some(watch),
            Err(problem) => {
                error!("the computer cannot look at the position: {problem}");
                None
            }
        }
    }
}

/// All cores but one, which the window needs.
fn threads() -> usize {
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    (cores - 1).max(1)
}
