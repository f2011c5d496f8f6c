//! Looks ahead: one seat against all others, of whom only one at a time replies.
//!
//! Between two turns of its own a seat reckons with the best reply of any one of the others, the
//! rest of whom skip their turns (best-reply search). That sees twice as far as if all moved, and
//! keeps the King from everybody.

use super::eval::{MOST, danger_of_dice, danger_unseen, evaluate};
use super::node::{Node, child, is_fresh, skip, waited};
use super::order;
use super::sight::Sight;
use crate::Stop;
use crate::score::Points;
use rules::Position as _;
use rules::european::{Action, Phase, Position, QUIET_TURNS, Seat};

/// Won or lost here and now.
pub(super) const WIN: Points = 20_000;
const INFINITY: Points = 30_000;
/// No line is longer.
const PLIES: usize = 48;
/// How much worse than hoped is bad news.
const DISMAY: Points = 50;
/// A King lost a step later is so much better: the others may see it otherwise.
pub(super) const DELAY: Points = 400;
/// How often a stop is looked for, in nodes.
const BREATH: u64 = 128;

/// Scores between which the true one matters.
#[derive(Copy, Clone, Debug)]
struct Window {
    alpha: Points,
    beta: Points,
}

impl Window {
    const fn new(alpha: Points, beta: Points) -> Self {
        Self { alpha, beta }
    }

    const fn is_shut(self) -> bool {
        self.alpha >= self.beta
    }

    /// Takes a score of the seat to choose into account.
    fn narrow(&mut self, mine: bool, score: Points) {
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
    me: Seat,
    stop: &'a Stop,
    pub nodes: u64,
    limit: u64,
    halted: bool,
    horizon: usize,
    killers: Vec<[Option<Action>; 2]>,
    history: Vec<i32>,
}

impl<'a> Search<'a> {
    pub fn new(me: Seat, limit: u64, stop: &'a Stop) -> Self {
        Self {
            me,
            stop,
            nodes: 0,
            limit,
            halted: false,
            horizon: 0,
            killers: vec![[None; 2]; PLIES + 1],
            history: vec![0; 2 * 64 * 64],
        }
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
        danger_of_dice(&next, &sight, self.me) + danger_unseen(&next, &sight, self.me)
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
            None => 0,
            Some(winner) if winner == self.me => WIN - ply as Points,
            Some(_) => late - WIN,
        })
    }

    /// Skips those who do not reply; the score if the game is over.
    fn arrive(&self, mut node: Node) -> Result<Node, Points> {
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
    fn breathe(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes >= self.limit && self.horizon > 1
            || self.nodes.is_multiple_of(BREATH) && self.stop.is_stopped()
        {
            self.halted = true;
        }
        !self.halted
    }

    fn value(&mut self, node: Node, depth: i32, window: Window) -> Points {
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
        let mine = node.position.side_to_move() == self.me;
        let actions = self.ordered(&node, mine);
        let mut best = if mine { -INFINITY } else { INFINITY };
        let mut open = window;
        let mut waits = !mine && self.may_wait(&node);
        for (number, &(rank, action)) in actions.iter().enumerate() {
            if waits && rank < CAPTURE {
                waits = false;
                let score = self.value(waited(&node), depth, open);
                best = best.min(score);
                open.narrow(mine, score);
                if open.is_shut() || self.halted {
                    return best;
                }
            }
            let late = depth >= 3 && number >= 5 && rank < KILLER;
            let score = self.try_action(&node, action, depth, open, (number, late));
            if self.halted {
                return best;
            }
            best = if mine {
                best.max(score)
            } else {
                best.min(score)
            };
            open.narrow(mine, score);
            if open.is_shut() {
                self.remember(action, rank, depth, node.ply, mine);
                return best;
            }
        }
        if waits {
            best = best.min(self.value(waited(&node), depth, open));
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
    fn may_wait(&self, node: &Node) -> bool {
        let position = &node.position;
        let [_, others @ ..] = position.turn().and_after();
        let next = others.into_iter().find(|&seat| position.is_playing(seat));
        !node.replied && is_fresh(position) && next.is_some_and(|seat| seat != self.me)
    }

    /// The actions with their ranks, highest first.
    fn ordered(&self, node: &Node, mine: bool) -> Vec<(i32, Action)> {
        let actions = order::list(&node.position, self.me);
        let killers = self.killers.get(node.ply).copied().unwrap_or_default();
        let rank = |action: Action| {
            if let Some(gain) = order::gain(&node.position, action) {
                return CAPTURE + 8 * gain - order::cost(&node.position, action);
            }
            if killers.contains(&Some(action)) {
                return KILLER;
            }
            let slot = order::slot(action).map(|slot| slot + 4096 * usize::from(mine));
            slot.and_then(|slot| self.history.get(slot))
                .map_or(0, |&count| count.min(KILLER - 1))
        };
        let mut ranked: Vec<(i32, Action)> = actions
            .into_iter()
            .map(|action| (rank(action), action))
            .collect();
        ranked.sort_by_key(|&(rank, _)| -rank);
        ranked
    }

    /// A quiet action that refuted something is tried early elsewhere.
    fn remember(&mut self, action: Action, rank: i32, depth: i32, ply: usize, mine: bool) {
        if rank >= CAPTURE {
            return;
        }
        if let Some(killers) = self.killers.get_mut(ply)
            && killers[0] != Some(action)
        {
            *killers = [Some(action), killers[0]];
        }
        let slot = order::slot(action).map(|slot| slot + 4096 * usize::from(mine));
        if let Some(count) = slot.and_then(|slot| self.history.get_mut(slot)) {
            *count += depth * depth;
        }
    }

    /// Only captures and the like, until nobody wants any.
    fn quiesce(&mut self, node: Node, window: Window, known: Option<Points>) -> Points {
        if !self.breathe() {
            return 0;
        }
        let position = &node.position;
        let mine = position.side_to_move() == self.me;
        let sight = known.is_none().then(|| Sight::new(position));
        let stand = match (known, &sight) {
            (Some(stand), _) => stand,
            (None, Some(sight)) => evaluate(position, sight, self.me),
            (None, None) => 0,
        };
        if node.ply >= PLIES {
            return stand;
        }
        let asked = !position.questions().is_empty();
        let checked = sight.is_some_and(|sight| sight.in_check(position, self.me));
        if asked || mine && checked && node.ply < self.horizon + 3 {
            return self.value(node, 1, window);
        }
        let mut open = window;
        open.narrow(mine, stand);
        if open.is_shut() {
            return stand;
        }
        self.captures(node, open, stand)
    }

    fn captures(&mut self, node: Node, mut open: Window, stand: Points) -> Points {
        let mine = node.position.side_to_move() == self.me;
        let mut best = stand;
        for (gain, action) in winning(&node.position, self.me) {
            // So much better it does not get.
            let hope = if mine {
                stand + 2 * gain + 150
            } else {
                stand - 2 * gain - 150
            };
            let vain = if mine {
                hope <= open.alpha
            } else {
                hope >= open.beta
            };
            if vain && gain < order::CROWN {
                continue;
            }
            let score = match self.arrive(child(&node, action, self.me)) {
                Ok(child) => self.quiesce(child, open, None),
                Err(score) => score,
            };
            if self.halted {
                return best;
            }
            best = if mine {
                best.max(score)
            } else {
                best.min(score)
            };
            open.narrow(mine, score);
            if open.is_shut() {
                return best;
            }
        }
        if !mine && self.may_wait(&node) {
            let score = match self.arrive(waited(&node)) {
                Ok(next) if next.position.turn() == self.me => stand,
                Ok(next) => self.quiesce(next, open, Some(stand)),
                Err(score) => score,
            };
            best = best.min(score);
        }
        best
    }
}

/// The lowest rank of an action that wins something.
const CAPTURE: i32 = 100_000;
/// The rank of a quiet action that refuted something at the same ply.
const KILLER: i32 = 50_000;

/// The actions that win something at first sight, the best first.
fn winning(position: &Position, me: Seat) -> Vec<(Points, Action)> {
    if matches!(position.phase(), Phase::Busy(..) | Phase::Naming(..)) {
        return Vec::new();
    }
    let actions = order::list(position, me).into_iter();
    let mut winning: Vec<(Points, Action)> = actions
        .filter_map(|action| Some((order::gain(position, action)?, action)))
        .collect();
    winning.sort_by_key(|&(gain, action)| order::cost(position, action) - 8 * gain);
    winning
}
