//! A puzzle that is being solved on the board of a battle, without a window: what is judged, what is answered,
//! what is told. The table has the moves; this knows what they are worth.

use super::collection::puzzle;
use crate::battle::{Action, Entry, Happening, Table};
use bevy::prelude::Resource;
use engine::puzzle::{Puzzle, Solution, Verdict};
use rules::battle::Position;
use rules::{Color, Move, Position as _};
use std::collections::BTreeMap;

/// Where whoever solves a puzzle stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// He is to move.
    Yours,
    /// His move is being judged.
    Judging,
    /// It is right, and is about to be answered.
    Answering(Move, Box<Solution>),
    /// It is wrong, and is about to be answered, if it can be.
    Refuting(Option<Move>),
    /// It was wrong.
    Wrong,
    /// The solution is played; so many of its moves have been.
    Showing(usize),
    /// The solution was played.
    Shown,
    /// It is solved.
    Solved,
}

/// What has to be judged.
#[derive(Clone, Debug)]
pub struct Question {
    position: Position,
    mv: Move,
    moves: u32,
    known: Option<Solution>,
}

impl Question {
    /// The answer; takes a moment.
    pub fn answer(&self) -> Verdict {
        Verdict::on(&self.position, self.mv, self.moves, self.known.as_ref())
    }
}

/// What is known where whoever solves it is to move.
#[derive(Clone, Debug)]
struct Node {
    moves: u32,
    known: Option<Solution>,
}

/// A puzzle on the board.
#[derive(Resource, Clone, Debug)]
pub struct Puzzling {
    number: usize,
    puzzle: &'static Puzzle,
    stage: Stage,
    /// By how many entries the record has.
    nodes: BTreeMap<usize, Node>,
    version: u64,
    wrong: u32,
    helps: u32,
    helped: bool,
    gave_up: bool,
    moved: bool,
    told: bool,
}

impl Puzzling {
    /// A puzzle by its number, if there is one.
    pub fn new(number: usize) -> Option<Self> {
        let puzzle = puzzle(number)?;
        let first = Node {
            moves: puzzle.goal.moves(),
            known: Some(puzzle.solution.clone()),
        };
        Some(Self {
            number,
            puzzle,
            stage: Stage::Yours,
            nodes: BTreeMap::from([(0, first)]),
            version: 0,
            wrong: 0,
            helps: 0,
            helped: false,
            gave_up: false,
            moved: false,
            told: false,
        })
    }

    /// The table on which it is solved.
    pub fn table(&self) -> Table {
        Table::puzzle(self.puzzle.position.clone())
    }

    /// Its number, from 0.
    pub fn number(&self) -> usize {
        self.number
    }

    /// The puzzle.
    pub fn puzzle(&self) -> &'static Puzzle {
        self.puzzle
    }

    /// How it stands.
    pub fn stage(&self) -> &Stage {
        &self.stage
    }

    /// Who solves it.
    pub fn solver(&self) -> Color {
        self.puzzle.position.side_to_move()
    }

    /// How many moves are left to win in, where he is to move.
    pub fn moves_left(&self) -> Option<u32> {
        self.nodes.values().next_back().map(|node| node.moves)
    }

    /// Whether the line of help has been asked for.
    pub fn is_helped(&self) -> bool {
        self.helped
    }

    /// The stars it would be solved with now: one less for every wrong move and help, but one at least;
    /// one once the solution was shown.
    pub fn stars(&self) -> u8 {
        match self.gave_up {
            true => 1,
            false => 3_u32.saturating_sub(self.wrong + self.helps).max(1) as u8,
        }
    }

    /// Whether something has been moved for the first time: tells so once.
    pub fn begins(&mut self) -> bool {
        self.moved && !std::mem::replace(&mut self.told, true)
    }

    /// Follows the table: a move of whoever solves it is to be judged.
    pub fn follow(&mut self, table: &mut Table) -> Option<Question> {
        if table.version() == self.version {
            return None;
        }
        self.version = table.version();
        let len = table.record().len();
        if matches!(self.stage, Stage::Showing(_) | Stage::Shown) {
            // Somebody takes back what is shown: he wants to try.
            self.again(table);
            return None;
        }
        self.nodes.retain(|&at, _| at <= len);
        if self.nodes.contains_key(&len) {
            self.stage = Stage::Yours;
            table.hold(false);
            return None;
        }
        let before = len.checked_sub(1)?;
        let node = self.nodes.get(&before)?;
        let Some(Entry::Move(mv)) = table.record().entries().get(before).copied() else {
            return None;
        };
        self.stage = Stage::Judging;
        self.moved = true;
        Some(Question {
            position: table.record().after(before).clone(),
            mv,
            moves: node.moves,
            known: node.known.clone(),
        })
    }

    /// What came of it.
    pub fn judged(&mut self, verdict: Verdict) {
        if self.stage != Stage::Judging {
            return;
        }
        self.stage = match verdict {
            Verdict::Won => Stage::Solved,
            Verdict::Right(reply, on) => Stage::Answering(reply, Box::new(on)),
            Verdict::Wrong(reply) => {
                self.wrong += 1;
                Stage::Refuting(reply)
            }
        };
    }

    /// Whether something is about to be done on the board by itself.
    pub fn is_due(&self) -> bool {
        matches!(
            self.stage,
            Stage::Answering(..) | Stage::Refuting(_) | Stage::Showing(_)
        )
    }

    /// Does it; gives what came of it.
    pub fn go_on(&mut self, table: &mut Table) -> Vec<Happening> {
        match self.stage.clone() {
            Stage::Answering(reply, on) => {
                let moves = self.moves_left().unwrap_or(1).saturating_sub(1);
                let happened = answer(table, reply);
                let node = Node {
                    moves,
                    known: Some(*on),
                };
                self.nodes.insert(table.record().len(), node);
                self.stage = Stage::Yours;
                self.version = table.version();
                happened
            }
            Stage::Refuting(reply) => {
                let happened = reply.map(|reply| answer(table, reply));
                self.stage = Stage::Wrong;
                self.version = table.version();
                table.hold(true);
                happened.unwrap_or_default()
            }
            Stage::Showing(played) => self.show_next(table, played),
            _ => Vec::new(),
        }
    }

    fn show_next(&mut self, table: &mut Table, played: usize) -> Vec<Happening> {
        let line = self.puzzle.solution.main_line(&self.puzzle.position);
        let next = line.moves().nth(played);
        let Some(mv) = next else {
            self.stage = Stage::Shown;
            return Vec::new();
        };
        table.hold(false);
        let happened = match played % 2 {
            0 => table.act(Action::Play(mv)).unwrap_or_default(),
            _ => answer(table, mv),
        };
        table.hold(true);
        self.version = table.version();
        self.stage = match played + 1 < line.steps.len() {
            true => Stage::Showing(played + 1),
            false => Stage::Shown,
        };
        happened
    }

    /// Back to before the wrong move, or to the beginning where nothing is wrong.
    pub fn again(&mut self, table: &mut Table) -> Vec<Happening> {
        let to = match self.stage {
            Stage::Wrong | Stage::Refuting(_) => {
                self.nodes.keys().next_back().copied().unwrap_or(0)
            }
            _ => 0,
        };
        self.nodes.retain(|&at, _| at <= to);
        self.stage = Stage::Yours;
        table.hold(false);
        let happened = table.go_back_to(to);
        self.version = table.version();
        happened
    }

    /// Plays the solution from the beginning.
    pub fn show_solution(&mut self, table: &mut Table) -> Vec<Happening> {
        let solved = self.stage == Stage::Solved;
        let happened = self.again(table);
        let more = match table.record().is_empty() {
            true => Vec::new(),
            false => self.again(table),
        };
        self.gave_up |= !solved;
        self.stage = Stage::Showing(0);
        table.hold(true);
        self.version = table.version();
        happened.into_iter().chain(more).collect()
    }

    /// Helps: first by a line of words, then by the move itself, which is given.
    pub fn help(&mut self) -> Option<Move> {
        if self.stage != Stage::Yours {
            return None;
        }
        self.helps += 1;
        if !std::mem::replace(&mut self.helped, true) {
            return None;
        }
        let node = self.nodes.values().next_back()?;
        node.known.as_ref()?.key()
    }
}

/// The other side's move.
fn answer(table: &mut Table, mv: Move) -> Vec<Happening> {
    let version = table.version();
    table.act(Action::Reply { version, mv }).unwrap_or_default()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::super::collection::count;
    use super::*;

    fn plays(puzzling: &mut Puzzling, table: &mut Table, mv: Move) {
        table.act(Action::Play(mv)).unwrap();
        let question = puzzling.follow(table).expect("a move to judge");
        puzzling.judged(question.answer());
        assert!(puzzling.follow(table).is_none(), "once");
        if puzzling.is_due() {
            puzzling.go_on(table);
        }
    }

    fn key(puzzling: &Puzzling) -> Move {
        let node = puzzling.nodes.values().next_back().unwrap();
        node.known.as_ref().unwrap().key().unwrap()
    }

    #[test]
    fn every_puzzle_is_solved_with_all_stars() {
        assert_eq!(count(), 40);
        for number in 0..count() {
            let mut puzzling = Puzzling::new(number).unwrap();
            let mut table = puzzling.table();
            assert!(!puzzling.begins());
            for turn in 0..3 {
                let mv = key(&puzzling);
                plays(&mut puzzling, &mut table, mv);
                assert_eq!(puzzling.begins(), turn == 0);
                if *puzzling.stage() == Stage::Solved {
                    break;
                }
                assert_eq!(*puzzling.stage(), Stage::Yours);
            }
            assert_eq!(*puzzling.stage(), Stage::Solved, "{number}");
            assert_eq!(table.outcome().unwrap().winner, Some(puzzling.solver()));
            assert_eq!(puzzling.stars(), 3);
        }
    }

    #[test]
    fn a_wrong_move_is_refuted_and_taken_back() {
        for number in [0, 7, 19, 33] {
            let mut puzzling = Puzzling::new(number).unwrap();
            let mut table = puzzling.table();
            let right = key(&puzzling);
            let wrong = table
                .position()
                .legal_moves()
                .into_iter()
                .find(|mv| *mv != right);
            plays(&mut puzzling, &mut table, wrong.unwrap());
            assert_eq!(*puzzling.stage(), Stage::Wrong);
            let square = table.position().king(puzzling.solver());
            assert!(table.act(Action::Touch(square)).is_err(), "the board rests");
            puzzling.again(&mut table);
            assert_eq!((table.record().len(), puzzling.stage()), (0, &Stage::Yours));
            assert_eq!(puzzling.stars(), 2);
            plays(&mut puzzling, &mut table, right);
            assert!(matches!(puzzling.stage(), Stage::Yours | Stage::Solved));
        }
    }

    #[test]
    fn what_the_board_takes_back_is_followed() {
        let mut puzzling = Puzzling::new(0).unwrap();
        let mut table = puzzling.table();
        let right = key(&puzzling);
        let legal = table.position().legal_moves();
        let wrong = legal.into_iter().find(|mv| *mv != right).unwrap();
        plays(&mut puzzling, &mut table, wrong);
        table.act(Action::TakeBack).unwrap();
        assert!(puzzling.follow(&mut table).is_none());
        assert_eq!(*puzzling.stage(), Stage::Yours);
        plays(&mut puzzling, &mut table, right);
        assert_eq!(*puzzling.stage(), Stage::Yours);
        assert_eq!(puzzling.moves_left(), Some(1));
    }

    #[test]
    fn help_costs_stars_and_the_solution_all_but_one() {
        let mut puzzling = Puzzling::new(3).unwrap();
        let mut table = puzzling.table();
        assert_eq!(puzzling.help(), None);
        assert!(puzzling.is_helped());
        assert_eq!(puzzling.stars(), 2);
        assert_eq!(puzzling.help(), Some(key(&puzzling)));
        assert_eq!(puzzling.stars(), 1);
        puzzling.show_solution(&mut table);
        for _ in 0..9 {
            if puzzling.is_due() {
                puzzling.go_on(&mut table);
                assert!(puzzling.follow(&mut table).is_none());
            }
        }
        assert_eq!((puzzling.stage(), puzzling.stars()), (&Stage::Shown, 1));
        assert_eq!(table.outcome().unwrap().winner, Some(puzzling.solver()));
        puzzling.again(&mut table);
        assert!(table.record().is_empty() && *puzzling.stage() == Stage::Yours);
    }

    #[test]
    fn nobody_leaves_a_puzzle_by_giving_up_its_battle() {
        let mut table = Puzzling::new(5).unwrap().table();
        for action in [Action::Retreat, Action::Resign, Action::OfferDraw] {
            let refused = table.act(action);
            assert!(refused.is_err() || table.question().is_none(), "{action:?}");
        }
    }
}
