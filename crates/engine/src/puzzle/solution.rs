use super::Solver;
use super::solve::after;
use rules::battle::Position;
use rules::{Move, Position as _};

/// What is right from here on, for the side that wins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The moves that win soonest, the one the tree follows first.
    pub play: Vec<Move>,
    /// What the other side may answer to the first of them, the most interesting first; nothing if it ends the
    /// battle.
    pub then: Vec<Answer>,
}

/// Replies that are answered alike.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The replies, sorted.
    pub to: Vec<Move>,
    /// What beats all of them.
    pub solution: Solution,
}

impl Solution {
    /// The whole tree, if the side to move wins within `moves` moves.
    pub fn find(position: &Position, moves: u32, solver: &mut Solver) -> Option<Self> {
        let soonest = solver.distance(position, moves)?;
        let mut play = solver.keys(position, soonest);
        // Of several the tree follows the quietest.
        play.sort_by_key(|&mv| (position.is_capture(mv), mv.promotes_to().is_some(), mv));
        let next = after(position, *play.first()?);
        let mut then: Vec<Answer> = Vec::new();
        let mut replies = next.legal_moves();
        replies.sort_unstable();
        for reply in replies {
            let solution = Self::find(&after(&next, reply), soonest - 1, solver)?;
            match then.iter_mut().find(|answer| answer.solution == solution) {
                Some(answer) => answer.to.push(reply),
                None => then.push(Answer {
                    to: vec![reply],
                    solution,
                }),
            }
        }
        then.sort_by_cached_key(|answer| answer.rank(&next));
        Some(Self { play, then })
    }

    /// The move the tree follows.
    pub fn key(&self) -> Option<Move> {
        self.play.first().copied()
    }

    /// How many moves of the winner the longest line has.
    pub fn len(&self) -> u32 {
        let rest = self.then.iter().map(|answer| answer.solution.len());
        1 + rest.max().unwrap_or(0)
    }

    /// Whether there is no move at all, which no solution found has.
    pub fn is_empty(&self) -> bool {
        self.play.is_empty()
    }

    /// Whether every defence that holds out longest leaves one right move only, up to the end.
    pub fn is_dual_free(&self) -> bool {
        let longest = self.len();
        self.play.len() == 1
            && self
                .then
                .iter()
                .filter(|answer| answer.solution.len() + 1 == longest)
                .all(|answer| answer.solution.is_dual_free())
    }

    /// The main line: the moves the tree follows against the first reply each.
    pub fn main_line(&self, position: &Position) -> Line {
        let mut line = Line::new(position);
        let mut at = Some(self);
        while let Some(solution) = at {
            let answer = solution.then.first();
            let reply = answer.and_then(|answer| answer.to.first().copied());
            solution
                .key()
                .into_iter()
                .chain(reply)
                .for_each(|mv| line.push(mv));
            at = answer.map(|answer| &answer.solution);
        }
        line
    }

    /// What is right after a reply to the key; `None` if there is no such reply.
    pub fn answer(&self, reply: Move) -> Option<&Self> {
        let answer = self.then.iter().find(|answer| answer.to.contains(&reply))?;
        Some(&answer.solution)
    }

    /// Every line from `position` to its end. Of replies that are answered alike only the first is
    /// followed.
    pub fn lines(&self, position: &Position) -> Vec<Line> {
        let mut lines = Vec::new();
        self.walk(Line::new(position), &mut lines);
        lines
    }

    fn walk(&self, mut line: Line, lines: &mut Vec<Line>) {
        let Some(key) = self.key() else { return };
        line.push(key);
        for answer in &self.then {
            if let Some(&reply) = answer.to.first() {
                let mut on = line.clone();
                on.push(reply);
                answer.solution.walk(on, lines);
            }
        }
        if self.then.is_empty() {
            lines.push(line);
        }
    }
}

/// Moves from a position on, and what they lead to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Each move with the position it is made in.
    pub steps: Vec<(Position, Move)>,
    /// The position after the last.
    pub end: Position,
}

impl Line {
    fn new(start: &Position) -> Self {
        Self {
            steps: Vec::new(),
            end: start.clone(),
        }
    }

    fn push(&mut self, mv: Move) {
        let next = after(&self.end, mv);
        self.steps
            .push((std::mem::replace(&mut self.end, next), mv));
    }

    /// The moves alone.
    pub fn moves(&self) -> impl Iterator<Item = Move> + '_ {
        self.steps.iter().map(|&(_, mv)| mv)
    }
}

impl Answer {
    /// Sorts the most interesting first: what holds out longest, then what has one answer only, then
    /// captures, then what most replies come to.
    fn rank(
        &self,
        position: &Position,
    ) -> (
        std::cmp::Reverse<u32>,
        usize,
        bool,
        std::cmp::Reverse<usize>,
    ) {
        let takes = self.to.iter().any(|&mv| position.is_capture(mv));
        let (length, many) = (self.solution.len(), self.to.len());
        (
            std::cmp::Reverse(length),
            self.solution.play.len(),
            !takes,
            std::cmp::Reverse(many),
        )
    }
}
