//! Where the computer may look into a game for people: the one rule.

use rules::Variant;

/// What decides whether a game may be looked into.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Circumstances {
    /// Which game it is.
    pub variant: Variant,
    /// Whether a person plays against a person elsewhere, not at this screen.
    pub is_afar: bool,
    /// Whether it is a puzzle.
    pub is_puzzle: bool,
    /// Whether it is over.
    pub is_over: bool,
}

/// Why a game may not be looked into.
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotAnalysed {
    /// Nobody here can read it.
    #[error("{}", words!("analysis-other-game"))]
    OtherGame,
    /// It would tell the solution.
    #[error("{}", words!("puzzles-refused-analysis"))]
    Puzzle,
    /// The other does not have the same help.
    #[error("{}", words!("analysis-afar"))]
    Afar,
}

/// Whether the computer may tell what it thinks of a game. Like a hint it is a help: whoever plays
/// against the computer, or shares a screen, may have it as he wishes; once a game is over,
/// everybody may.
///
/// # Errors
/// Says why not.
pub const fn may_analyse(it: Circumstances) -> Result<(), NotAnalysed> {
    match it {
        // Some of these have secrets, too, that it would tell.
        Circumstances {
            variant: Variant::Minnaar | Variant::Field | Variant::European,
            ..
        } => Err(NotAnalysed::OtherGame),
        Circumstances {
            is_puzzle: true,
            is_over: false,
            ..
        } => Err(NotAnalysed::Puzzle),
        Circumstances {
            is_afar: true,
            is_over: false,
            ..
        } => Err(NotAnalysed::Afar),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: Circumstances = Circumstances {
        variant: Variant::Chess,
        is_afar: false,
        is_puzzle: false,
        is_over: false,
    };

    #[test]
    fn open_games_at_this_screen_may_be_looked_into_at_any_time() {
        for variant in [Variant::Battle, Variant::Chess] {
            for is_over in [false, true] {
                let it = Circumstances {
                    variant,
                    is_over,
                    ..HERE
                };
                assert_eq!(may_analyse(it), Ok(()));
            }
        }
    }

    #[test]
    fn against_a_person_elsewhere_nothing_is_told_before_the_end() {
        let afar = Circumstances {
            is_afar: true,
            ..HERE
        };
        assert_eq!(may_analyse(afar), Err(NotAnalysed::Afar));
        let over = Circumstances {
            is_over: true,
            ..afar
        };
        assert_eq!(may_analyse(over), Ok(()));
    }

    #[test]
    fn a_puzzle_is_solved_first() {
        let puzzle = Circumstances {
            is_puzzle: true,
            ..HERE
        };
        assert_eq!(may_analyse(puzzle), Err(NotAnalysed::Puzzle));
        let over = Circumstances {
            is_over: true,
            ..puzzle
        };
        assert_eq!(may_analyse(over), Ok(()));
    }

    #[test]
    fn of_the_other_games_that_is_said_before_all_else() {
        for variant in [Variant::Minnaar, Variant::Field, Variant::European] {
            for is_afar in [false, true] {
                let it = Circumstances {
                    variant,
                    is_afar,
                    ..HERE
                };
                assert_eq!(may_analyse(it), Err(NotAnalysed::OtherGame));
            }
        }
    }
}
