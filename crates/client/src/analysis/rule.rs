//! Where the computer may look into a game for people: the one rule.

use rules::Variant;

/// What decides whether a game may be looked into.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Circumstances {
    /// Which game it is.
    pub variant: Variant,
    /// Whether anything is hidden from a player that another knows.
    pub has_secrets: bool,
    /// Whether a person plays against a person elsewhere, not at this screen.
    pub is_afar: bool,
    /// Whether it is over.
    pub is_over: bool,
}

/// Why a game may not be looked into.
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotAnalysed {
    /// Nobody here can read it.
    #[error("Only battles and chess can be analysed")]
    OtherGame,
    /// It would tell what is hidden.
    #[error("It would tell what is hidden")]
    Secrets,
    /// The other does not have the same help.
    #[error("Against a person elsewhere there is no help before the end")]
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
        Circumstances {
            has_secrets: true, ..
        } => Err(NotAnalysed::Secrets),
        Circumstances {
            is_afar: true,
            is_over: false,
            ..
        } => Err(NotAnalysed::Afar),
        Circumstances {
            variant: Variant::Battle | Variant::Chess,
            ..
        } => Ok(()),
        _ => Err(NotAnalysed::OtherGame),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: Circumstances = Circumstances {
        variant: Variant::Chess,
        has_secrets: false,
        is_afar: false,
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
        for variant in [Variant::Minnaar, Variant::Field, Variant::European] {
            let it = Circumstances { variant, ..HERE };
            assert_eq!(may_analyse(it), Err(NotAnalysed::OtherGame));
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
    fn what_is_hidden_is_never_told() {
        for is_over in [false, true] {
            let it = Circumstances {
                has_secrets: true,
                is_over,
                ..HERE
            };
            assert_eq!(may_analyse(it), Err(NotAnalysed::Secrets));
        }
    }
}
