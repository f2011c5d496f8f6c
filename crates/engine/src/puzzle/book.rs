use super::{Answer, Solution, Theme};
use rules::Move;
use rules::battle::Position;
use serde::{Deserialize, Serialize};
use std::fmt;

/// What is to be reached, and in how many moves.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Goal {
    /// Mate in so many moves.
    Mate(u32),
    /// Rout in so many moves.
    Rout(u32),
}

impl Goal {
    /// In how many moves.
    pub const fn moves(self) -> u32 {
        match self {
            Self::Mate(moves) | Self::Rout(moves) => moves,
        }
    }
}

/// Such as `mate in two`.
impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let end = match self {
            Self::Mate(_) => "mate",
            Self::Rout(_) => "rout",
        };
        match self.moves() {
            1 => write!(f, "{end} in one"),
            2 => write!(f, "{end} in two"),
            3 => write!(f, "{end} in three"),
            moves => write!(f, "{end} in {moves}"),
        }
    }
}

/// A position to solve.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// A name that stays, such as `river-3`.
    pub id: String,
    /// Where it begins; the side to move wins.
    pub position: Position,
    /// What is to be reached.
    pub goal: Goal,
    /// What it is about.
    pub theme: Theme,
    /// How hard it is, from 1 to 3.
    pub grade: u8,
    /// Its title.
    pub title: String,
    /// One line of help.
    pub help: String,
    /// What is right.
    pub solution: Solution,
}

/// A collection of puzzles.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Book {
    /// The puzzles, in the order in which they are offered.
    pub puzzles: Vec<Puzzle>,
}

/// Why a file is no book of puzzles.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BookError {
    /// The file's form is wrong.
    #[error("this is no collection of puzzles: {0}")]
    Form(String),
    /// A puzzle's content is wrong.
    #[error("puzzle {id}: {problem}")]
    Puzzle {
        /// Which puzzle.
        id: String,
        /// What is wrong.
        problem: String,
    },
}

impl Book {
    /// Reads the file of a collection. Moves are only read here; [`super::prove`] looks whether they are right.
    ///
    /// # Errors
    /// Says what is wrong with the file.
    pub fn read(text: &str) -> Result<Self, BookError> {
        let written: Vec<Written> =
            ron::from_str(text).map_err(|error| BookError::Form(error.to_string()))?;
        let mut book = Self::default();
        for entry in written {
            let id = entry.id.clone();
            let puzzle = entry.read().map_err(|problem| BookError::Puzzle {
                id: id.clone(),
                problem,
            })?;
            if book.puzzle(&id).is_some() {
                let problem = "there are two of this name".into();
                return Err(BookError::Puzzle { id, problem });
            }
            book.puzzles.push(puzzle);
        }
        Ok(book)
    }

    /// The file of the collection.
    ///
    /// # Errors
    /// Says what cannot be written.
    pub fn write(&self) -> Result<String, BookError> {
        let written: Vec<Written> = self.puzzles.iter().map(Written::of).collect();
        let layout = ron::ser::PrettyConfig::new().depth_limit(2).new_line("\n");
        let text = ron::ser::to_string_pretty(&written, layout);
        text.map(|text| text + "\n")
            .map_err(|error| BookError::Form(error.to_string()))
    }

    /// The puzzle of a name.
    pub fn puzzle(&self, id: &str) -> Option<&Puzzle> {
        self.puzzles.iter().find(|puzzle| puzzle.id == id)
    }
}

/// A puzzle as the file has it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    id: String,
    title: String,
    help: String,
    position: String,
    goal: Goal,
    theme: Theme,
    grade: u8,
    solution: Line,
}

/// Moves are written side by side, the one followed first.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    play: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    then: Vec<Reply>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Reply {
    to: String,
    play: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    then: Vec<Reply>,
}

impl Written {
    fn of(puzzle: &Puzzle) -> Self {
        Self {
            id: puzzle.id.clone(),
            title: puzzle.title.clone(),
            help: puzzle.help.clone(),
            position: puzzle.position.to_string(),
            goal: puzzle.goal,
            theme: puzzle.theme,
            grade: puzzle.grade,
            solution: Line {
                play: words(&puzzle.solution.play),
                then: replies(&puzzle.solution.then),
            },
        }
    }

    fn read(self) -> Result<Puzzle, String> {
        let position: Position = self
            .position
            .parse()
            .map_err(|error| format!("the position is refused: {error}"))?;
        if !(1..=3).contains(&self.grade) {
            return Err(format!("the grade is 1, 2 or 3, not {}", self.grade));
        }
        if !(1..=3).contains(&self.goal.moves()) {
            return Err("a puzzle has one to three moves".into());
        }
        Ok(Puzzle {
            id: self.id,
            position,
            goal: self.goal,
            theme: self.theme,
            grade: self.grade,
            title: self.title,
            help: self.help,
            solution: Solution {
                play: moves(&self.solution.play)?,
                then: answers(self.solution.then)?,
            },
        })
    }
}

fn words(moves: &[Move]) -> String {
    let words: Vec<String> = moves.iter().map(ToString::to_string).collect();
    words.join(" ")
}

fn moves(words: &str) -> Result<Vec<Move>, String> {
    let moves: Result<Vec<Move>, _> = words.split_whitespace().map(str::parse).collect();
    match moves {
        Ok(moves) if moves.is_empty() => Err("a line has no move".into()),
        Ok(moves) => Ok(moves),
        Err(error) => Err(format!("{error}")),
    }
}

fn replies(answers: &[Answer]) -> Vec<Reply> {
    let reply = |answer: &Answer| Reply {
        to: words(&answer.to),
        play: words(&answer.solution.play),
        then: replies(&answer.solution.then),
    };
    answers.iter().map(reply).collect()
}

fn answers(replies: Vec<Reply>) -> Result<Vec<Answer>, String> {
    let answer = |reply: Reply| {
        Ok(Answer {
            to: moves(&reply.to)?,
            solution: Solution {
                play: moves(&reply.play)?,
                then: answers(reply.then)?,
            },
        })
    };
    replies.into_iter().map(answer).collect()
}

#[cfg(test)]
mod tests {
    use super::super::Solver;
    use super::*;

    fn ladder() -> Puzzle {
        let position: Position = "4n2k/6pp/8/8/8/8/8/K3R3 w field - - 1 50"
            .parse()
            .expect("a position");
        let solution = Solution::find(&position, 1, &mut Solver::new()).expect("a win");
        Puzzle {
            id: "ladder".into(),
            position,
            goal: Goal::Mate(1),
            theme: Theme::Disarm,
            grade: 1,
            title: "The Ladder".into(),
            help: "Up.".into(),
            solution,
        }
    }

    #[test]
    fn a_book_is_read_as_it_was_written() {
        let book = Book {
            puzzles: vec![ladder()],
        };
        let text = book.write().expect("a file");
        assert_eq!(Book::read(&text), Ok(book));
    }

    #[test]
    fn what_is_wrong_is_told() {
        let book = Book {
            puzzles: vec![ladder(), ladder()],
        };
        let text = book.write().expect("a file");
        let told = |text: &str| Book::read(text).expect_err("refused").to_string();
        assert_eq!(told(&text), "puzzle ladder: there are two of this name");
        assert!(told(&text.replace("grade: 1", "grade: 9")).contains("the grade is 1, 2 or 3"));
        assert!(told(&text.replace(" field ", " swamp ")).contains("the position is refused"));
        assert!(told(&text.replace("Mate(1)", "Mate(20)")).contains("one to three moves"));
        assert!(told("[(").starts_with("this is no collection of puzzles"));
    }
}
