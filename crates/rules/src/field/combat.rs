//! What happens when a piece moves onto an enemy (`field.md`, combat).

use super::{Kinds, Piece};
use std::fmt;

/// What a combat shows to everybody.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Combat {
    /// The attacker goes, the defender stays.
    AttackerFalls,
    /// The defender goes, the attacker takes its point.
    DefenderFalls,
    /// Both go.
    BothFall,
}

/// As the record says it, such as `attacker falls`.
impl fmt::Display for Combat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::AttackerFalls => "attacker falls",
            Self::DefenderFalls => "defender falls",
            Self::BothFall => "both fall",
        })
    }
}

/// What comes of `attacker` moving onto `defender`. Pieces that never move attack nobody.
#[inline]
pub fn fight(attacker: Piece, defender: Piece) -> Combat {
    use Piece::{Bomb, Engineer, Flag, Landmine};
    match (attacker, defender) {
        (Bomb, _) | (_, Bomb) => Combat::BothFall,
        (_, Flag) | (Engineer, Landmine) => Combat::DefenderFalls,
        (_, Landmine) => Combat::AttackerFalls,
        // From the Engineer on the kinds are in rising rank.
        _ if attacker > defender => Combat::DefenderFalls,
        _ if attacker < defender => Combat::AttackerFalls,
        _ => Combat::BothFall,
    }
}

impl Kinds {
    /// What an enemy can be that was attacked by `attacker` with this result while its side goes
    /// on playing.
    pub fn attacked_by(attacker: Piece, combat: Combat) -> Self {
        Self::of(|piece| piece != Piece::Flag && fight(attacker, piece) == combat)
    }

    /// What an enemy can be that attacked `defender` with this result.
    pub fn attacking(defender: Piece, combat: Combat) -> Self {
        Self::of(|piece| piece.is_mobile() && fight(piece, defender) == combat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Combat::{AttackerFalls, BothFall, DefenderFalls};
    use Piece::{Bomb, Captain, Engineer, FieldMarshal, Flag, Landmine, Major};

    #[test]
    fn combat_goes_as_told() {
        for (attacker, defender, result) in [
            (Major, Flag, DefenderFalls),
            (Bomb, Flag, BothFall),
            (Bomb, Landmine, BothFall),
            (FieldMarshal, Bomb, BothFall),
            (Engineer, Bomb, BothFall),
            (Engineer, Landmine, DefenderFalls),
            (FieldMarshal, Landmine, AttackerFalls),
            (Major, Captain, DefenderFalls),
            (Captain, Major, AttackerFalls),
            (Engineer, Engineer, BothFall),
        ] {
            assert_eq!(
                fight(attacker, defender),
                result,
                "{attacker} on {defender}"
            );
        }
    }

    #[test]
    fn a_result_tells_what_the_enemy_can_be() {
        let letters = |kinds: Kinds| format!("{kinds:?}");
        assert_eq!(
            letters(Kinds::attacked_by(Major, AttackerFalls)),
            "{LCHJGM}"
        );
        assert_eq!(letters(Kinds::attacked_by(Engineer, DefenderFalls)), "{L}");
        assert_eq!(letters(Kinds::attacked_by(Major, BothFall)), "{BO}");
        assert_eq!(letters(Kinds::attacking(Landmine, DefenderFalls)), "{E}");
        assert_eq!(letters(Kinds::attacking(Landmine, BothFall)), "{B}");
        assert_eq!(letters(Kinds::attacking(Captain, AttackerFalls)), "{ET}");
    }
}
