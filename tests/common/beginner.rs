//! What a weak player does at a table, in every test that plays there.

use engine::{Level, Stop};
use tabletop::{Choice, Sitting};

/// What he would do, as one of the choices; the chance of it comes from `seed`.
pub fn beginner(sitting: &Sitting, seed: u64) -> Choice {
    let choices = sitting.choices();
    let player = sitting.game().decider().unwrap();
    let mind = sitting.game().mind(player).unwrap();
    let action = mind.think(Level::Beginner, seed, &Stop::default()).unwrap();
    let meant = choices.iter().find(|choice| choice.action == action);
    // A whole set-up at once is nothing a person can do: he takes his army as it is.
    let ready = || choices.iter().find(|choice| choice.action == "ready");
    meant.or_else(ready).unwrap().clone()
}
