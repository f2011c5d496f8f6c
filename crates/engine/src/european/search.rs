//! Looks ahead: one seat against all others, of whom only one at a time replies.
//!
//! Between two turns of its own a seat reckons with the best reply of any one of the others, the
//! rest of whom skip their turns (best-reply search). That sees twice as far as if all moved, and
//! keeps the King from everybody.

use super::eval::{MOST, danger_of_dice, danger_unseen, drawn, evaluate};
use super::node::{Node, child, is_fresh, passed, skip, waited};
use super::order;
use super::sight::Sight;
use super::table::{Bound, Entry, Estimates, Table};
use super::tries::{CAPTURE, Habits, KILLER};
use crate::Stop;
use crate::score::Points;
use rules::european::{Action, Knight, Position, QUIET_TURNS, Seat, View};
use rules::{BitBoard, Position as _, Square};

/// Won or lost here and now.
pub(super) const WIN: Points = 20_000;
const INFINITY: Points = 30_000;
/// No line is longer.
pub(super) const PLIES: usize = 48;
/// How much worse than hoped is bad news.
const DISMAY: Points = 50;
/// A King lost a step later is so much better: the others may see it otherwise.
pub(super) const DELAY: Points = 400;
/// How often a stop is looked for, in nodes.
const BREATH: u64 = 128;

/// Scores between which the true one matters.
#[derive(Copy, Clone, Debug)]
pub(super) struct Window {
    pub alpha: Points,
    pub beta: Points,
}

impl Window {
    const fn new(alpha: Points, beta: Points) -> Self {
        Self { alpha, beta }
    }

    pub const fn is_shut(self) -> bool {
        self.alpha >= self.beta
    }

    /// Takes a score of the seat to choose into account.
    pub fn narrow(&mut self, mine: bool, score: Points) {
        if mine {
            self.alpha = self.alpha.max(score);
        } else {
            self.beta = self.beta.min(score);
        }
    }

    /// Only asks whether a score is better than the best so far.
    const fn null(self, mine: bool) -> Self {
        if mine {
            Self::new(self.alpha, self.alpha + 1)
        } else {
            Self::new(self.beta - 1, self.beta)
        }
    }

    const fn holds(self, score: Points) -> bool {
        self.alpha < score && score < self.beta
    }
}

/// What a search found of every action at the root.
#[derive(Clone, Debug)]
pub(super) struct Rated {
    pub scores: Vec<Points>,
    /// Plies looked ahead in full.
    pub depth: u32,
}

/// One seat's search.
#[derive(Debug)]
pub(super) struct Search<'a> {
    pub(super) me: Seat,
    stop: &'a Stop,
    pub nodes: u64,
    limit: u64,
    halted: bool,
    pub(super) horizon: usize,
    pub(super) estimates: Estimates,
    habits: Habits,
    table: &'a mut Table,
    rumour: &'a Rumour,
}

/// What is told of hidden Knights.
#[derive(Clone, Debug)]
pub(super) struct Rumour {
    /// Where others' may be; nothing where none is hidden.
    pub trails: [BitBoard; 4],
    /// Where the own one is, if nobody else can say so.
    pub secret: Option<Square>,
}

impl<'a> Search<'a> {
    pub fn new(
        me: Seat,
        limit: u64,
        stop: &'a Stop,
        table: &'a mut Table,
        rumour: &'a Rumour,
    ) -> Self {
        Self {
            me,
            stop,
            nodes: 0,
            limit,
            halted: false,
            horizon: 0,
            estimates: Estimates::new(),
            habits: Habits::new(),
            table,
            rumour,
        }
    }

    pub(super) fn is_mine(&self, position: &Position) -> bool {
        position.side_to_move() == self.me
    }

    pub(super) const fn is_halted(&self) -> bool {
        self.halted
    }

    /// Rates every action of the seat; those worse than the best by more than `margin` only
    /// roughly. `None` if stopped before the first ply was done.
    pub fn rate(
        &mut self,
        position: &Position,
        actions: &[Action],
        depth: u32,
        margin: Points,
    ) -> Option<Rated> {
        let mut order: Vec<usize> = (0..actions.len()).collect();
        order.sort_by_key(|&at| -order::gain(position, actions[at]).unwrap_or(0));
        let mut found: Option<Rated> = None;
        for depth in 1..=depth {
            let before = found.as_ref().map(|rated| rated.scores.as_slice());
            let (scores, whole) =
                self.deepen(position, actions, &order, (depth, margin), before)?;
            order.sort_by_key(|&at| -scores[at]);
            let best = order.first().map_or(0, |&at| scores[at]);
            let depth = if whole { depth } else { depth - 1 };
            found = Some(Rated { scores, depth });
            if !whole || best.abs() > MOST {
                break;
            }
        }
        found
    }

    /// One more ply; whether it was done to the end. `None` if nothing came of it and there is
    /// nothing from before.
    fn deepen(
        &mut self,
        position: &Position,
        actions: &[Action],
        order: &[usize],
        (depth, margin): (u32, Points),
        before: Option<&[Points]>,
    ) -> Option<(Vec<Points>, bool)> {
        self.horizon = depth as usize;
        let root = Node::root(position);
        // The first ply is exact: whose King falls at once is seen.
        let margin = if depth == 1 { INFINITY } else { margin };
        let mut best = -INFINITY;
        let mut done = vec![None; actions.len()];
        for &at in order {
            let risk = self.risk(&root, actions[at]);
            let alpha = (best - margin + risk).max(-INFINITY);
            let full = Window::new(alpha, INFINITY);
            let score = self.step(&root, actions[at], depth as i32, full, best > -INFINITY) - risk;
            if self.halted {
                break;
            }
            best = best.max(score);
            // Worse than matters, and nobody looked how much: at least as bad as it seemed before.
            let before = before.and_then(|before| before.get(at).copied());
            let vague = score + risk <= alpha;
            done[at] = Some(before.filter(|_| vague).map_or(score, |old| old.min(score)));
        }
        if !self.halted {
            return Some((done.into_iter().flatten().collect(), true));
        }
        // What was not looked at again is no better than the best, unless all that was turned out
        // badly: then it is as good as it was.
        let before = before?;
        let hoped = before.iter().copied().max().unwrap_or(0);
        let cap = if best < hoped - DISMAY {
            INFINITY
        } else {
            best - 1
        };
        let scores = before.iter().zip(done).map(|(&old, new)| match new {
            Some(new) => new,
            None => old.min(cap),
        });
        Some((scores.collect(), false))
    }

    /// What the next dice and Knights out of sight may cost: nobody in the tree throws dice, and
    /// Knights are supposed where they do not reach the King.
    fn risk(&self, root: &Node, action: Action) -> Points {
        let next = child(root, action, self.me).position;
        let sight = Sight::new(&next);
        danger_of_dice(&next, &sight, self.me)
            + danger_unseen(&next, &sight, self.me, &self.rumour.trails)
    }

    /// How good a position is after a search as deep as the limit of nodes allows.
    pub fn settle(&mut self, position: &Position, depth: u32, budget: u64) -> Points {
        let limit = self.limit;
        self.limit = limit.min(self.nodes + budget);
        let mut score = evaluate(position, &Sight::new(position), self.me);
        for depth in 1..=depth {
            self.horizon = depth as usize;
            let whole = Window::new(-INFINITY, INFINITY);
            let deeper = self.value(Node::root(position), depth as i32, whole);
            if self.halted {
                break;
            }
            score = deeper;
        }
        self.limit = limit;
        self.halted = self.stop.is_stopped();
        score
    }

    /// The score of an action, first by a null window if asked.
    fn step(
        &mut self,
        node: &Node,
        action: Action,
        depth: i32,
        window: Window,
        scout: bool,
    ) -> Points {
        let mine = node.position.side_to_move() == self.me;
        let child = child(node, action, self.me);
        let cost = i32::from(node.position.questions().is_empty() && action != Action::End);
        if scout {
            let score = self.value(child.clone(), depth - cost, window.null(mine));
            if !window.holds(score) || self.halted {
                return score;
            }
        }
        self.value(child, depth - cost, window)
    }

    /// How the game ended, for the seat.
    fn verdict(&self, position: &Position, ply: usize) -> Option<Points> {
        let late = DELAY * ply.min(12) as Points;
        if position.is_out(self.me) {
            return Some(late - WIN);
        }
        let mut playing = Seat::ALL.into_iter().filter(|&s| position.is_playing(s));
        let ends = playing.nth(1).is_none() || position.quiet() >= QUIET_TURNS;
        let outcome = ends.then(|| position.outcome()).flatten()?;
        Some(match outcome.winner {
            None => drawn(position),
            Some(winner) if winner == self.me => WIN - ply as Points,
            Some(_) => late - WIN,
        })
    }

    /// Skips those who do not reply; the score if the game is over.
    pub(super) fn arrive(&self, mut node: Node) -> Result<Node, Points> {
        loop {
            if let Some(score) = self.verdict(&node.position, node.ply) {
                return Err(score);
            }
            if node.position.turn() == self.me {
                node.replied = false;
            }
            if !node.replied || !is_fresh(&node.position) {
                return Ok(node);
            }
            skip(&mut node.position);
        }
    }

    /// Whether to go on, counted. The first ply is always done to its end.
    pub(super) fn breathe(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes >= self.limit && self.horizon > 1
            || self.nodes.is_multiple_of(BREATH) && self.stop.is_stopped()
        {
            self.halted = true;
        }
        !self.halted
    }

    pub(super) fn value(&mut self, node: Node, depth: i32, window: Window) -> Points {
        let node = match self.arrive(node) {
            Ok(node) => node,
            Err(score) => return score,
        };
        if depth <= 0 || node.ply >= PLIES {
            return self.quiesce(node, window, None);
        }
        if !self.breathe() {
            return 0;
        }
        let key = node.key();
        let found = self.table.find(key);
        if let Some(score) = found.and_then(|entry| settled(&entry, depth, window)) {
            return score;
        }
        if let Some(score) = self.pass(&node, depth, window) {
            return score;
        }
        let known = found.and_then(|entry| entry.action);
        let (best, action) = self.try_all(&node, depth, window, known);
        if !self.halted {
            let bound = match () {
                () if best <= window.alpha => Bound::AtMost,
                () if best >= window.beta => Bound::AtLeast,
                () => Bound::Exact,
            };
            self.table.keep(key, depth, (bound, best), action);
        }
        best
    }

    /// Who stands so well that it could as well do nothing need not be looked at further.
    fn pass(&mut self, node: &Node, depth: i32, window: Window) -> Option<Points> {
        let position = &node.position;
        if depth < 3 || node.passed || node.replied || !is_fresh(position) {
            return None;
        }
        let mine = self.is_mine(position);
        let bar = if mine { window.beta } else { window.alpha };
        let good = |score: Points| if mine { score >= bar } else { score <= bar };
        if bar.abs() > MOST || !good(evaluate(position, &Sight::new(position), self.me)) {
            return None;
        }
        let mut next = passed(node);
        while !mine && next.position.turn() != self.me {
            if self.verdict(&next.position, next.ply).is_some() || !is_fresh(&next.position) {
                return None;
            }
            next = passed(&next);
        }
        let score = self.value(next, depth - 3, window.null(!mine));
        (!self.halted && good(score) && score.abs() <= MOST).then_some(score)
    }

    /// The best score among the actions of a node and of waiting, and what has it.
    fn try_all(
        &mut self,
        node: &Node,
        depth: i32,
        window: Window,
        known: Option<Action>,
    ) -> (Points, Option<Action>) {
        let mine = self.is_mine(&node.position);
        let actions = order::list(&node.position, self.me, self.rumour.secret);
        let actions = self.habits.ordered(node, actions, mine, known);
        let mut best = (if mine { -INFINITY } else { INFINITY }, None);
        let mut open = window;
        let mut waits = !mine && self.may_wait(node);
        for (number, &(rank, action)) in actions.iter().enumerate() {
            if waits && rank < CAPTURE {
                waits = false;
                let score = self.value(waited(node), depth, open);
                best = best_of(mine, best, score, None);
                open.narrow(mine, score);
                if open.is_shut() || self.halted {
                    return best;
                }
            }
            let late = depth >= 3 && number >= 5 && rank < KILLER;
            let score = self.try_action(node, action, depth, open, (number, late));
            if self.halted {
                return best;
            }
            best = best_of(mine, best, score, Some(action));
            open.narrow(mine, score);
            if open.is_shut() {
                if order::gain(&node.position, action).is_none() {
                    self.habits.remember(action, depth, node.ply, mine);
                }
                return best;
            }
        }
        if waits {
            let score = self.value(waited(node), depth, open);
            best = best_of(mine, best, score, None);
        }
        best
    }

    /// Late quiet actions are looked at less deeply at first.
    fn try_action(
        &mut self,
        node: &Node,
        action: Action,
        depth: i32,
        open: Window,
        (number, late): (usize, bool),
    ) -> Points {
        let mine = node.position.side_to_move() == self.me;
        if late {
            let score = self.step(node, action, depth - 1, open.null(mine), false);
            let better = if mine {
                score > open.alpha
            } else {
                score < open.beta
            };
            if !better || self.halted {
                return score;
            }
        }
        self.step(node, action, depth, open, number > 0)
    }

    /// Whether the seat to move may leave the reply to one after it.
    pub(super) fn may_wait(&self, node: &Node) -> bool {
        let position = &node.position;
        let [_, others @ ..] = position.turn().and_after();
        let next = others.into_iter().find(|&seat| position.is_playing(seat));
        !node.replied && is_fresh(position) && next.is_some_and(|seat| seat != self.me)
    }
}

fn best_of(
    mine: bool,
    best: (Points, Option<Action>),
    score: Points,
    action: Option<Action>,
) -> (Points, Option<Action>) {
    let better = if mine { score > best.0 } else { score < best.0 };
    if better { (score, action) } else { best }
}

/// What was found before, if that decides it.
fn settled(entry: &Entry, depth: i32, window: Window) -> Option<Points> {
    // The nearer a game's end, the better: that goes by the way here, so it is looked at again.
    if i32::from(entry.depth) < depth || entry.score.abs() > MOST {
        return None;
    }
    let holds = match entry.bound {
        Bound::Exact => true,
        Bound::AtLeast => entry.score >= window.beta,
        Bound::AtMost => entry.score <= window.alpha,
    };
    holds.then_some(entry.score)
}

/// So many squares at least make a hiding place.
const HIDDEN: u32 = 4;

impl Rumour {
    /// What a seat has been told, and what it knows that others were not.
    pub fn of(view: &View) -> Self {
        let me = view.seat();
        let trails = Seat::ALL.map(|seat| view.whereabouts(seat));
        let secret = match view.seen().knight(me) {
            Knight::Hidden(at, _) => Some(at),
            _ => None,
        };
        let mut others = trails;
        others[me.index()] = BitBoard::EMPTY;
        Self {
            trails: others,
            secret: secret.filter(|_| trails[me.index()].len() >= HIDDEN),
        }
    }
}
