//! A computer player of European Chess that knows no more than a person in its seat would.
//!
//! It takes a [`View`], supposes several times what the view does not tell, looks at every action
//! in each of these worlds (`search`), and takes the one that is best on the whole. Where the dice
//! are about to fall it reckons with all their faces.
//!
//! ```
//! use engine::{Level, Stop, european};
//! use rules::european::{Game, Nation, Seat};
//!
//! let nations = [Some(Nation::China), None, Some(Nation::Plain), None];
//! let game = Game::new(nations, 1).unwrap();
//! let view = game.view(Seat::SouthWest);
//! let action = european::choose(&view, Level::Beginner, 1, &Stop::default()).unwrap();
//! assert!(view.actions().contains(&action));
//! ```

mod eval;
mod guess;
mod node;
mod order;
mod pick;
mod quiesce;
mod search;
mod sight;
mod stow;
mod table;
mod tries;

use crate::dice::roll;
use crate::score::Points;
use crate::{Level, Score, Stop, Thought};
use guess::world;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use rules::european::{Action, Kind, Phase, Position, Question, View};
use search::{Rumour, Search};
use table::Table;

/// How hard a player thinks about one step.
#[derive(Copy, Clone, Debug)]
struct Effort {
    /// Positions to look at in all.
    nodes: u64,
    /// Plies to look ahead, beside captures.
    depth: u32,
    /// How many worlds it supposes where something is hidden.
    worlds: u32,
    /// How far its judgement of an action may be off, in hundredths of a pawn.
    noise: Points,
}

impl Effort {
    /// The same work on every machine.
    const BENCH: Self = Self {
        nodes: u64::MAX,
        depth: 4,
        worlds: 2,
        noise: 0,
    };

    /// For whoever asks for help.
    const HINT: Self = Self {
        nodes: 200_000,
        depth: 24,
        worlds: 8,
        noise: 0,
    };

    fn for_what(self, view: &View) -> Self {
        let nodes = match view.seen().questions().first() {
            Some((_, Question::Strike(_))) => self.nodes.min(GLANCE),
            _ => self.nodes,
        };
        Self { nodes, ..self }
    }

    const fn of(level: Level) -> Self {
        let (nodes, depth, worlds, noise) = match level {
            Level::Beginner => (2_000, 1, 1, 150),
            Level::Casual => (10_000, 3, 2, 50),
            Level::Club => (40_000, 5, 3, 20),
            Level::Expert => (160_000, 24, 5, 8),
            Level::Master => (800_000, 24, 8, 3),
        };
        Self {
            nodes,
            depth,
            worlds,
            noise,
        }
    }
}

/// How many nodes are spent on whether to strike: nobody else may know that it was asked, and a
/// long silence would say so.
const GLANCE: u64 = 6_000;

/// How exactly actions are told apart in one of several worlds: one that is bad here may be good
/// on the whole.
const SPREAD: Points = 150;

/// An action as a player of that level would take it, in its turn or asked; `None` if it has
/// nothing to decide.
///
/// The same view, level and seed give the same action; a seed of its own for every step makes
/// games differ. A stopped search still gives some legal action.
pub fn choose(view: &View, level: Level, seed: u64, stop: &Stop) -> Option<Action> {
    think(view, Effort::of(level), seed, stop).map(|thought| thought.best)
}

/// What a strong player would do, for whoever asks for help. Nothing is told that the seat does
/// not know.
pub fn hint(view: &View, stop: &Stop) -> Option<Thought<Action>> {
    think(view, Effort::HINT, 0, stop)
}

fn think(view: &View, effort: Effort, seed: u64, stop: &Stop) -> Option<Thought<Action>> {
    let mut dice = ChaCha8Rng::seed_from_u64(seed);
    if view.must_set_out() {
        let stow = stow::stow(view.seat(), &mut dice)?;
        return Some(unthinking(Action::Stow(stow)));
    }
    let actions = view.actions();
    let any = *actions.first()?;
    if actions.len() == 1 {
        return Some(unthinking(any));
    }
    let effort = effort.for_what(view);
    let judged = match view.seen().phase() {
        Phase::Naming(..) => pick::judge(view, &actions, effort, &mut dice, stop),
        _ => judge(view, &actions, effort, &mut dice, stop),
    };
    let Some(judged) = judged else {
        // Stopped before the first ply: what seems to win most.
        let gain = |&action: &Action| order::gain(view.seen(), action).unwrap_or(0);
        return actions.into_iter().max_by_key(gain).map(unthinking);
    };
    // A plain question is easily thought over.
    let asked = !view.seen().questions().is_empty();
    let noise = effort.noise / if asked { 4 } else { 1 };
    let mut best = (Points::MIN, any);
    for (&score, &action) in judged.scores.iter().zip(&actions) {
        let noise = waver(noise, &mut dice);
        // A King that can be taken is overlooked by nobody.
        let crown = order::gain(view.seen(), action).is_some_and(|gain| gain >= order::CROWN);
        let noise = if crown || score > eval::MOST {
            0
        } else {
            noise
        };
        best = best.max((score + noise - caution(view, action), action));
    }
    let (points, best) = best;
    Some(Thought {
        best,
        score: score_of(points),
        depth: judged.depth,
        nodes: judged.nodes,
        line: vec![best],
    })
}

/// What came of thinking about every action.
#[derive(Clone, Debug)]
struct Judged {
    scores: Vec<Points>,
    depth: u32,
    nodes: u64,
}

/// The scores of all actions, averaged over the supposed worlds; `None` if stopped too early.
fn judge(
    view: &View,
    actions: &[Action],
    effort: Effort,
    dice: &mut ChaCha8Rng,
    stop: &Stop,
) -> Option<Judged> {
    let open = guess::is_open(view);
    let worlds = if open { 1 } else { effort.worlds };
    let margin = 4 * effort.noise + if open { 1 } else { SPREAD };
    let mut sums = vec![0i64; actions.len()];
    let (mut looked, mut depth, mut nodes) = (0i64, u32::MAX, 0);
    let rumour = Rumour::of(view);
    let mut table = Table::for_nodes(effort.nodes);
    for _ in 0..worlds {
        let Some(world) = world(view, dice) else {
            continue;
        };
        let share = effort.nodes / u64::from(worlds);
        let mut search = Search::new(view.seat(), share, stop, &mut table, &rumour);
        let rated = search.rate(&world, actions, effort.depth, margin);
        nodes += search.nodes;
        if let Some(rated) = rated {
            looked += 1;
            depth = depth.min(rated.depth);
            for (sum, score) in sums.iter_mut().zip(rated.scores) {
                *sum += i64::from(if worlds > 1 { sober(score) } else { score });
            }
        }
        if stop.is_stopped() {
            break;
        }
    }
    let scores = sums
        .into_iter()
        .map(|sum| (sum / looked.max(1)) as Points)
        .collect();
    (looked > 0).then_some(Judged {
        scores,
        depth,
        nodes,
    })
}

/// A game decided in one of many worlds is a risk or a chance, not the end of all thought.
fn sober(score: Points) -> Points {
    let beyond = (score.abs() - eval::MOST).max(0);
    if beyond > 0 {
        score.signum() * (eval::RUIN + beyond / 2)
    } else {
        score
    }
}

/// What speaks against an action beyond what a search sees so soon: a piece that another carries
/// off is at his mercy, and so would be the King.
fn caution(view: &View, action: Action) -> Points {
    let asked = view.seen().questions().first();
    match (action, asked) {
        (Action::Allow, Some(&(_, Question::Allow { piece, .. }))) => {
            let king = view.man(piece).is_some_and(|man| man.kind == Kind::King);
            if king { 5_000 } else { 150 }
        }
        _ => 0,
    }
}

/// An error of judgement: the sum of two even dice, at most twice `noise`.
fn waver(noise: Points, dice: &mut ChaCha8Rng) -> Points {
    let reach = 2 * noise as usize + 1;
    (roll(dice, reach) + roll(dice, reach)) as Points - 2 * noise
}

fn score_of(points: Points) -> Score {
    if points > eval::MOST {
        Score::WinIn((search::WIN - points).unsigned_abs())
    } else if points < -eval::MOST {
        Score::LossIn(((search::WIN + points) / search::DELAY).unsigned_abs())
    } else {
        Score::Centipawns(points)
    }
}

fn unthinking(best: Action) -> Thought<Action> {
    Thought {
        best,
        score: Score::Centipawns(0),
        depth: 0,
        nodes: 0,
        line: vec![best],
    }
}

/// Looks at fixed positions to a fixed depth and counts the nodes: another number is another
/// player.
pub fn bench() -> u64 {
    let positions = BENCH
        .iter()
        .filter_map(|text| text.parse::<Position>().ok());
    let looked = positions.filter_map(|position| {
        let view = position.view(position.turn());
        think(&view, Effort::BENCH, 1, &Stop::default())
    });
    looked.fold(0, |sum, thought| {
        sum.wrapping_mul(31).wrapping_add(thought.nodes)
    })
}

const BENCH: [&str; 3] = [
    "nations plain - china -; turn 0 8; own 4 0 4 0; quiet 3; piece 0 K a1; piece 0 R b1; \
     piece 0 N d1; piece 0 P b2; piece 0 P c3; piece 0 B e3; piece 2 X f5; piece 2 X g7; \
     piece 2 N f8; piece 2 C g8; piece 2 K h8",
    "nations china korea plain china; turn 0 24; own 6 6 6 6; quiet 4; piece 0 K a1; \
     piece 0 C b1; piece 0 N c1; piece 3 X g1; piece 3 K h1; piece 0 X d2; piece 3 X g2; \
     piece 3 C h2; piece 0 X a3; piece 0 X b3; piece 2 B c3; piece 0 C d3; piece 3 X g3; \
     piece 3 C a4; piece 3 X g4; piece 1 N a5; piece 1 B b5; piece 1 R a6; piece 1 P c6; \
     piece 2 P g6; piece 1 P b7; piece 2 P e7; piece 2 K g7; piece 2 P h7; piece 1 K a8; \
     piece 1 P b8; piece 3 N d8; piece 2 R g8",
    "nations guild - mycenae ottoman; turn 0 9; own 3 0 3 3; quiet 3; piece 0 K a1; piece 0 R b1; \
     piece 3 R g1; piece 3 K h1; piece 0 P a2; piece 0 P b2; piece 0 N d4; piece 2 M f7; \
     piece 2 M g8; inside f7 K2B2P2; inside g8 R2P2; reserve 3 BBNNPP",
];
