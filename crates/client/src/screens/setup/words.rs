//! What the set-up screen says and offers.

use crate::battle::{BattleSetup, Seat};
use engine::Level;
use rules::battle::{Army, FIELDED};
use rules::{Color, Position, Reason};

/// The most pieces an army may have beside its King: what could still reach the board in a battle.
pub const MOST: u32 = 60;

/// Ready-made armies, the smallest first.
pub const PRESETS: [(&str, Army); 6] = [
    ("Skirmish", Army::new(4, 1, 0, 0, 0)),
    ("Raiders", Army::new(3, 3, 0, 0, 0)),
    ("Patrol", Army::new(5, 1, 1, 1, 0)),
    ("Band", Army::new(6, 2, 2, 1, 0)),
    ("Full army", Army::CHESS),
    ("Host", Army::new(16, 4, 4, 3, 2)),
];

/// Who may sit at a side: a person, then the computer from its weakest level on.
pub fn seats() -> Vec<Seat> {
    std::iter::once(Seat::Human)
        .chain(Level::ALL.map(Seat::Computer))
        .collect()
}

/// Who sits there, in a word or two.
pub fn seat_name(seat: Seat) -> String {
    match seat {
        Seat::Human => "A person".into(),
        Seat::Afar => "Elsewhere".into(),
        Seat::Computer(level) => format!("Computer: {}", level.name()),
    }
}

/// What to expect of who sits there.
pub const fn seat_note(seat: Seat) -> &'static str {
    match seat {
        Seat::Human => "Moves with mouse or keyboard, here at this computer.",
        Seat::Computer(level) => level.description(),
        Seat::Afar => "Moves at another screen.",
    }
}

/// Who plays whom, in a sentence.
pub fn pairing(setup: &BattleSetup) -> &'static str {
    match setup.seats.map(Seat::is_human) {
        [true, true] => "Two people take turns at this computer.",
        [true, false] => "You attack, the computer defends.",
        [false, true] => "The computer attacks, you defend.",
        [false, false] => "The computer plays both sides; you watch.",
    }
}

/// Whether the battle can begin.
///
/// # Errors
/// Says why it would be over at once.
pub fn may_start(setup: &BattleSetup) -> Result<(), String> {
    let Some(outcome) = setup.deploy().outcome() else {
        return Ok(());
    };
    Err(match outcome.reason {
        Reason::BareKings | Reason::Rout => {
            "Each side needs at least one piece beside its King.".into()
        }
        reason => format!("This battle would be over before it began ({reason})."),
    })
}

/// Whether one more piece may join an army.
///
/// # Errors
/// Says why not.
pub fn may_grow(army: &Army) -> Result<(), String> {
    if army.total() < MOST {
        return Ok(());
    }
    Err(format!(
        "An army has at most {MOST} pieces beside its King."
    ))
}

/// How many pieces wait in reserve at first.
pub fn reserve(army: &Army) -> u32 {
    army.total().saturating_sub(FIELDED)
}

/// What stands beside the name of a side.
pub const fn side_note(color: Color) -> &'static str {
    match color {
        Color::White => "moves first, upwards",
        Color::Black => "holds the far side",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::battle::Terrain;

    #[test]
    fn presets_can_be_fought_with_on_every_terrain() {
        for terrain in Terrain::ALL {
            for (name, attacker) in PRESETS {
                for (_, defender) in PRESETS {
                    let setup = BattleSetup {
                        terrain,
                        armies: [attacker, defender],
                        ..Default::default()
                    };
                    assert_eq!(may_start(&setup), Ok(()), "{name} on {terrain}");
                }
            }
        }
    }

    #[test]
    fn a_battle_of_nobody_cannot_start_and_says_why() {
        let armies = [Army::default(); 2];
        let refused = may_start(&BattleSetup {
            armies,
            ..Default::default()
        });
        assert!(refused.is_err_and(|why| why.contains("at least one piece")));
        let lone = BattleSetup {
            armies: [Army::default(), Army::CHESS],
            ..Default::default()
        };
        assert!(may_start(&lone).is_err());
    }

    #[test]
    fn only_the_host_waits_in_part() {
        for (name, army) in PRESETS {
            assert_eq!(reserve(&army) > 0, name == "Host", "{name}");
            assert!(may_grow(&army).is_ok());
        }
        assert!(may_grow(&Army::new(60, 0, 0, 0, 0)).is_err());
    }
}
