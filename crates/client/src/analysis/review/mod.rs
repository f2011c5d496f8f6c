//! A whole game looked over: how the chances went, which moves lost them, and where it turned.

mod kept;
mod work;

pub use kept::KeptReview;
pub(super) use work::Work;

use super::sight::Told;
use super::study::Study;
use rules::{Color, Move};

/// How good a move was, by the chance to win that it gave away.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Class {
    /// It gave nothing away that matters.
    Sound,
    /// It lost 5 of 100 chances or more.
    Inaccuracy,
    /// It lost 10 of 100 chances or more: the game may turn on it.
    Mistake,
    /// It lost 20 of 100 chances or more.
    Blunder,
}

impl Class {
    /// The classes that are marked, with the least loss for each.
    pub const MARKED: [(Self, f64); 3] = [
        (Self::Blunder, 0.20),
        (Self::Mistake, 0.10),
        (Self::Inaccuracy, 0.05),
    ];

    /// The class of a move that lost so much of the chance to win, 0 to 1.
    pub fn of(loss: f64) -> Self {
        let reached = Self::MARKED.into_iter().find(|(_, least)| loss >= *least);
        reached.map_or(Self::Sound, |(class, _)| class)
    }

    /// The sign beside the move: `?!`, `?`, `??`.
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Sound => "",
            Self::Inaccuracy => "?!",
            Self::Mistake => "?",
            Self::Blunder => "??",
        }
    }

    /// In a word.
    pub fn name(self) -> String {
        match self {
            Self::Sound => words!("analysis-sound"),
            Self::Inaccuracy => words!("analysis-inaccuracy"),
            Self::Mistake => words!("analysis-mistake"),
            Self::Blunder => words!("analysis-blunder"),
        }
    }
}

/// What was found of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged {
    /// The chance of White to win, 0 to 1.
    pub chance: f64,
    /// The best line with its score; none where the game is over.
    pub best: Option<Told>,
}

/// What is said of a move that was played.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// How many entries the record has after it.
    pub at: usize,
    /// Who played it.
    pub mover: Color,
    /// The mover's chance to win before and after it.
    pub chances: [f64; 2],
    /// How good it was.
    pub class: Class,
    /// What was better, with its words.
    pub better: Option<(Move, String)>,
}

impl Verdict {
    /// How much of the chance to win it lost, 0 to 1.
    pub fn loss(&self) -> f64 {
        (self.chances[0] - self.chances[1]).max(0.0)
    }

    /// Whether the game turned on it: a mistake or worse.
    pub fn is_turning(&self) -> bool {
        self.class >= Class::Mistake
    }
}

/// How one side played.
#[derive(Copy, Clone, Debug, Default, PartialEq)]
pub struct Account {
    /// How many moves were looked at.
    pub moves: usize,
    /// The chance to win lost by a move on the average, 0 to 1.
    pub loss: f64,
    /// 100 for a side that lost nothing, falling with what each move lost.
    pub accuracy: f64,
    /// How many inaccuracies, mistakes and blunders.
    pub marked: [usize; 3],
}

/// Everything that can be said of a game by now.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Assessment {
    /// White's chance after so many entries, where it is known.
    pub chances: Vec<Option<f64>>,
    /// What is said of each entry that is a move and has been looked at.
    pub verdicts: Vec<Option<Verdict>>,
    /// How White and Black played.
    pub accounts: [Account; 2],
}

impl Assessment {
    /// Judges the moves of a game by what was found of its positions.
    pub fn new(study: &Study, judged: &[Option<Judged>]) -> Self {
        let chances = judged.iter().map(|it| it.as_ref().map(|it| it.chance));
        let verdicts: Vec<Option<Verdict>> = (0..study.len())
            .map(|index| verdict(study, judged, index))
            .collect();
        Self {
            chances: chances.collect(),
            accounts: Color::ALL.map(|color| account(&verdicts, color)),
            verdicts,
        }
    }

    /// What is said of the move that led to the position after so many entries.
    pub fn verdict(&self, at: usize) -> Option<&Verdict> {
        self.verdicts.get(at.checked_sub(1)?)?.as_ref()
    }

    /// The moves on which the game turned, in order.
    pub fn turning_points(&self) -> impl DoubleEndedIterator<Item = &Verdict> {
        self.verdicts.iter().flatten().filter(|it| it.is_turning())
    }

    /// The next turning point after so many entries, or the last before.
    pub fn turning_point(&self, at: usize, forward: bool) -> Option<usize> {
        let mut points = self.turning_points().map(|it| it.at);
        match forward {
            true => points.find(|&it| it > at),
            false => points.rfind(|&it| it < at),
        }
    }
}

/// White's chance as `color` has it.
const fn of_side(chance: f64, color: Color) -> f64 {
    match color {
        Color::White => chance,
        Color::Black => 1.0 - chance,
    }
}

fn verdict(study: &Study, judged: &[Option<Judged>], index: usize) -> Option<Verdict> {
    let mover = study.deed(index)?.mover?;
    let found = |at: usize| judged.get(at)?.as_ref();
    let (before, after) = (found(index)?, found(index + 1)?);
    let best = before.best.as_ref().and_then(|line| line.moves.first());
    let played_best = best
        .zip(study.position(index + 1))
        .is_some_and(|(best, played)| best.after.key() == played.key());
    let had = of_side(before.chance, mover);
    let has = of_side(after.chance, mover);
    // The best move loses nothing, whatever a second look says of it.
    let chances = if played_best { [had, had] } else { [had, has] };
    Some(Verdict {
        at: index + 1,
        mover,
        chances,
        class: Class::of(chances[0] - chances[1]),
        better: best
            .filter(|_| !played_best)
            .map(|step| (step.mv, step.words.clone())),
    })
}

fn account(verdicts: &[Option<Verdict>], color: Color) -> Account {
    let own = || verdicts.iter().flatten().filter(|it| it.mover == color);
    let moves = own().count();
    if moves == 0 {
        return Account::default();
    }
    let mean = |sum: f64| sum / moves as f64;
    Account {
        moves,
        loss: mean(own().map(Verdict::loss).sum()),
        accuracy: mean(own().map(|it| accuracy(it.loss())).sum()),
        marked: [Class::Inaccuracy, Class::Mistake, Class::Blunder]
            .map(|class| own().filter(|it| it.class == class).count()),
    }
}

/// From 100 for a move that loses nothing down to 0, by the curve that players know from elsewhere.
fn accuracy(loss: f64) -> f64 {
    (103.1668 * (-4.354 * loss).exp() - 3.1669).clamp(0.0, 100.0)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;
