//! What a puzzle is worth: a matter of taste, unlike its soundness.

use engine::puzzle::{Goal, Line, Solution, Solver, Theme, ground_decides, themes};
use engine::{Inquiry, Limits, Stop, analyse};
use rules::battle::Position;
use rules::{Move, Piece, Position as _};
use std::collections::HashSet;
use std::ops::ControlFlow;

/// A sound puzzle and what is to be said of it.
#[derive(Clone, Debug)]
pub struct Rated {
    pub position: Position,
    pub goal: Goal,
    pub solution: Solution,
    pub themes: Vec<Theme>,
    /// What speaks for it, in points.
    pub merit: i32,
}

/// What the first move of a puzzle is like.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Key {
    /// Neither a capture nor a check, to a safe square.
    Quiet,
    /// It takes nothing, and what moves can be taken.
    Sacrifice,
    /// A check that takes nothing, to a safe square.
    Check,
    /// It takes something.
    Capture,
}

impl Key {
    /// What a move is like.
    pub fn of(position: &Position, key: Move) -> Self {
        let next = after(position, key);
        if position.is_capture(key) {
            Self::Capture
        } else if takers(&next, key.to()) {
            Self::Sacrifice
        } else if next.is_check() {
            Self::Check
        } else {
            Self::Quiet
        }
    }
}

impl std::str::FromStr for Key {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        match name {
            "quiet" => Ok(Self::Quiet),
            "sacrifice" => Ok(Self::Sacrifice),
            "check" => Ok(Self::Check),
            "capture" => Ok(Self::Capture),
            _ => Err("the first move is quiet, sacrifice, check or capture".into()),
        }
    }
}

/// Rates a position as a puzzle of so many moves; `None` if it is unsound.
pub fn rate(position: &Position, moves: u32) -> Option<Rated> {
    let (solution, goal) = engine::puzzle::solve(position, moves).ok()?;
    let themes = themes(position, &solution);
    let key = solution.key()?;
    let next = after(position, key);
    let mut merit = of_themes(&themes) + of_key(position, key, &next);
    merit += of_play(position, &next, &solution) + of_armies(position);
    if ground_decides(position, &solution) {
        merit += 12;
    }
    Some(Rated {
        position: position.clone(),
        goal,
        solution,
        themes,
        merit,
    })
}

/// The best theme counts, and a little that there are more.
fn of_themes(themes: &[Theme]) -> i32 {
    let worth = |theme: &Theme| match theme {
        Theme::PhantomDefence => 26,
        Theme::Disarm | Theme::DoubleEdged => 24,
        Theme::TowerFire | Theme::Drop | Theme::Ford | Theme::Gate => 20,
        Theme::HillStop | Theme::ForestStop => 16,
        Theme::Rout => 0,
    };
    let best = themes.iter().map(worth).max().unwrap_or(0);
    best + 5 * themes.len() as i32
}

/// Few pieces can be taken in at a glance, and a win against the greater force surprises.
fn of_armies(position: &Position) -> i32 {
    let (us, pieces) = (position.side_to_move(), position.occupied().len() as i32);
    let [own, theirs] = [us, !us].map(|color| position.army(color).points() as i32);
    let powers = position.powers(!us).len() as i32;
    let scarce = position.legal_moves().len() < 10;
    (theirs - own).clamp(-10, 10) + 5 * powers
        - 3 * (pieces - 8).max(0)
        - if scarce { 15 } else { 0 }
}

/// Quiet first moves, sacrifices and moves into an attack are fine; taking something big is not.
fn of_key(position: &Position, key: Move, next: &Position) -> i32 {
    let mut merit = 0;
    let them = next.side_to_move();
    let disarms = position.powers(them) != next.powers(them);
    match position.captured(key) {
        None if !next.is_check() => merit += 32,
        None => merit += 2,
        Some(Piece::Pawn) => merit -= 6,
        Some(_) if disarms => merit += 4,
        Some(_) => merit -= 20,
    }
    if key.promotes_to().is_some() {
        merit += if key.promotes_to() == Some(Piece::Rook) {
            -8
        } else {
            4
        };
    }
    let given = match position.moved(key) {
        Some(Piece::Queen) => 24,
        Some(Piece::Rook) => 18,
        Some(Piece::Knight | Piece::Bishop) => 12,
        _ => 0,
    };
    if takers(next, key.to()) && position.captured(key).is_none() {
        merit += given;
    }
    if position.is_check() {
        merit -= 14;
    }
    merit
}

/// Whether something can legally be taken on a square.
fn takers(position: &Position, square: rules::Square) -> bool {
    let mut moves = position.legal_moves().into_iter();
    moves.any(|mv| mv.to() == square && position.is_capture(mv))
}

/// Many defences, different mates and no duals are fine.
fn of_play(position: &Position, next: &Position, solution: &Solution) -> i32 {
    let longest = solution.len() as usize;
    let us = position.side_to_move();
    let mut ends = HashSet::new();
    let (mut royal, mut changes) = (false, false);
    for Line { steps, end } in solution.lines(position) {
        let Some((before, last)) = steps.last().filter(|_| steps.len() == 2 * longest - 1) else {
            continue;
        };
        ends.insert((before.moved(*last), last.to()));
        royal |= before.moved(*last) == Some(Piece::King);
        changes |= end.powers(us) != position.powers(us);
    }
    let duals = solution
        .then
        .iter()
        .filter(|answer| answer.solution.play.len() > 1)
        .count() as i32;
    let kept: usize = solution.then.iter().map(|answer| answer.to.len()).sum();
    let mut merit = 8 * (ends.len().min(5) as i32) - 9 * duals.min(4);
    merit -= if solution.then.len() < 2 { 12 } else { 0 };
    merit += (kept.min(8) as i32) - 4;
    merit += if royal { 8 } else { 0 };
    merit += if changes { 8 } else { 0 };
    merit += if solution.is_dual_free() { 12 } else { 0 };
    if longest == 3 {
        merit += 8;
        let quiet = solution.then.iter().any(|answer| {
            let reply = answer.to.first().map(|&reply| after(next, reply));
            let on = answer.solution.key().filter(|_| answer.solution.len() > 1);
            matches!((reply, on), (Some(before), Some(mv)) if !before.is_capture(mv) && !after(&before, mv).is_check())
        });
        merit += if quiet { 8 } else { 0 };
    }
    merit
}

fn after(position: &Position, mv: Move) -> Position {
    let mut next = position.clone();
    next.play_unchecked(mv);
    next
}

/// Wrong first moves that a single reply refutes.
pub fn tries(position: &Position, moves: u32, key: Move) -> Vec<(Move, Move)> {
    let mut solver = Solver::new();
    let mut tries = Vec::new();
    for mv in position.legal_moves() {
        if mv != key
            && let &[refutation] = solver.defences(&after(position, mv), moves - 1).as_slice()
        {
            tries.push((mv, refutation));
        }
    }
    tries.sort_unstable();
    tries
}

/// How hard a puzzle is, from 1 to 3: by how long the engine has to think before it settles on the first
/// move, and by how many wrong ones only just fail.
pub fn grade(rated: &Rated) -> u8 {
    let Some(key) = rated.solution.key() else {
        return 1;
    };
    let moves = rated.goal.moves();
    let close = tries(&rated.position, moves, key).len();
    let nodes = settles(&rated.position, key, 2 * moves - 1);
    let next = after(&rated.position, key);
    let quiet = !next.is_check() && !rated.position.is_capture(key);
    let hard = [
        nodes > 300,
        nodes > 1500,
        nodes > 6000,
        close >= 2,
        close >= 4,
        quiet,
        moves > 2,
    ];
    match hard.into_iter().filter(|&is| is).count() {
        0 | 1 => 1,
        2 | 3 => 2,
        _ => 3,
    }
}

/// After how many nodes the engine knows the win by this move and stays with it.
pub fn settles(position: &Position, key: Move, plies: u32) -> u64 {
    let mut since = None;
    let inquiry = Inquiry::new(Limits::nodes(200_000));
    analyse(position, &inquiry, &Stop::default(), |report| {
        let line = report.lines.first();
        let knows = line.is_some_and(|line| {
            line.moves.first() == Some(&key) && line.score == engine::Score::WinIn(plies)
        });
        since = if knows {
            since.or(Some(report.nodes))
        } else {
            None
        };
        ControlFlow::Continue(())
    });
    since.unwrap_or(200_000)
}
