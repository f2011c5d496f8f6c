//! What the set-up screen says and offers.

use crate::battle::{BattleSetup, Seat};
use crate::called;
use engine::Level;
use rules::battle::{Army, FIELDED};
use rules::{Color, Position, Reason};
use words::Key;

/// The most pieces an army may have beside its King: what could still reach the board in a battle.
pub const MOST: u32 = 60;

/// Ready-made armies, the smallest first.
pub const PRESETS: [(Key, Army); 6] = [
    (key!("setup-skirmish"), Army::new(4, 1, 0, 0, 0)),
    (key!("setup-raiders"), Army::new(3, 3, 0, 0, 0)),
    (key!("setup-patrol"), Army::new(5, 1, 1, 1, 0)),
    (key!("setup-band"), Army::new(6, 2, 2, 1, 0)),
    (key!("setup-full-army"), Army::CHESS),
    (key!("setup-host"), Army::new(16, 4, 4, 3, 2)),
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
        Seat::Human => words!("setup-person"),
        Seat::Afar => words!("setup-elsewhere"),
        Seat::Computer(level) => called::computer(level),
    }
}

/// What to expect of who sits there.
pub fn seat_note(seat: Seat) -> String {
    match seat {
        Seat::Human => words!("setup-person-note"),
        Seat::Computer(level) => called::level_description(level),
        Seat::Afar => words!("setup-elsewhere-note"),
    }
}

/// Who plays whom, in a sentence.
pub fn pairing(setup: &BattleSetup) -> String {
    match setup.seats.map(Seat::is_human) {
        [true, true] => words!("setup-both-people"),
        [true, false] => words!("setup-you-attack"),
        [false, true] => words!("setup-you-defend"),
        [false, false] => words!("setup-you-watch"),
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
            words!("setup-needs-piece")
        }
        _ => words!("setup-over-at-once"),
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
    Err(words!("setup-most", most = MOST))
}

/// How many pieces wait in reserve at first.
pub fn reserve(army: &Army) -> u32 {
    army.total().saturating_sub(FIELDED)
}

/// What stands beside the name of a side.
pub fn side_note(color: Color) -> String {
    match color {
        Color::White => words!("setup-attacker-note"),
        Color::Black => words!("setup-defender-note"),
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
                    assert_eq!(may_start(&setup), Ok(()), "{name:?} on {terrain}");
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
            assert_eq!(reserve(&army) > 0, name == key!("setup-host"), "{name:?}");
            assert!(may_grow(&army).is_ok());
        }
        assert!(may_grow(&Army::new(60, 0, 0, 0, 0)).is_err());
    }
}
