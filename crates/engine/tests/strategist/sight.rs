//! A computer kingdom does not peek: what it cannot see changes nothing that it does.

use super::{Player, play, world};
use campaign::world::Ground;
use campaign::{Campaign, Pending, Side, Size, Square, State};
use engine::{Fighter, Level};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use rules::Color;

struct Lot(ChaCha8Rng);

impl Lot {
    fn below(&mut self, below: usize) -> usize {
        self.0.next_u32() as usize % below.max(1)
    }
}

/// The same world to the eyes of `who`, otherwise changed as much as its text allows: the other's
/// gold, orders, knowledge, armies, builds and holdings out of sight, and all chance to come.
fn disguise(lot: &mut Lot, state: &State, who: Color) -> State {
    let (sees, size) = (state.sees(who), state.size());
    let us = Side::from(who).name();
    let other = Side::from(!who).name();
    let hidden = |word: &str| size.parse(word).is_some_and(|at| !sees.has(at));
    let theirs = |at: &str| {
        let army = size.parse(at).and_then(|at| state.army(at));
        army.is_some_and(|army| army.owner != who)
    };
    let quiet = state.pending().is_none();
    let change = |line: &str, lot: &mut Lot| -> Option<String> {
        let words: Vec<&str> = line.split(' ').collect();
        match words[..] {
            ["gold", name, _] if name == other && state.options().fog => {
                Some(format!("gold {name} {}", lot.below(1000)))
            }
            ["seed", ..] => Some(format!("seed {} {}", lot.below(9999), lot.below(9999))),
            ["seen", name, bits] if name == other => {
                Some(format!("seen {name} {}", "f".repeat(bits.len())))
            }
            ["rally", name, ..] if name == other => None,
            ["aside" | "alert", at] if theirs(at) => None,
            ["army", name, at, ..] if quiet && name != us && hidden(at) => None,
            ["build", at, ..] if hidden(at) => None,
            [
                kind @ ("city" | "mine" | "farm" | "quarry"),
                _,
                at,
                ref rest @ ..,
            ] if hidden(at) => {
                let owner = [other, "-"][lot.below(2)];
                let walls = ["", " walled"][usize::from(rest.first() == Some(&"walled"))];
                Some(format!("{kind} {owner} {at}{walls}"))
            }
            _ => Some(line.to_owned()),
        }
    };
    let mut lines: Vec<String> = Vec::new();
    for line in state.to_string().lines() {
        lines.extend(change(line, lot));
    }
    if quiet {
        let dark = |at: &Square| !sees.has(*at) && state.map().ground(*at) != Ground::Mountain;
        let mut places: Vec<Square> = size.squares().filter(dark).collect();
        for _ in 0..3.min(places.len()) {
            let at = places.swap_remove(lot.below(places.len()));
            lines.push(format!("army {other} {at} {}Q", 1 + lot.below(9)));
        }
    }
    let text = lines.join("\n");
    text.parse()
        .unwrap_or_else(|error| panic!("{error}\n{text}"))
}

#[test]
fn what_a_kingdom_cannot_see_changes_nothing_that_it_does() {
    let (mut compared, mut changed) = (0, 0);
    for seed in 0..12 {
        let mut lot = Lot(ChaCha8Rng::seed_from_u64(u64::from(seed)));
        let size = [Size::Small, Size::Large][usize::from(seed % 4 == 3)];
        let start = world(size, seed % 6 != 5, seed % 2 == 0, seed);
        let level = |seed: u32| Level::ALL[seed as usize % 5];
        let players = [level(seed), level(seed + 2)].map(Player::Strategist);
        let whole = play(start.clone(), players, 1, 22);
        let mut campaign = Campaign::from_world(start, None);
        for (step, entry) in whole.record().iter().enumerate() {
            let state = campaign.state();
            let who = state.waits_for().and_then(Side::kingdom);
            let fought = matches!(state.pending(), Some(Pending::Battle(_)));
            if let Some(who) = who.filter(|_| step % 3 == 0 && !fought) {
                let other = disguise(&mut lot, state, who);
                for level in Level::ALL {
                    let [told, again] = [state, &other]
                        .map(|state| Player::Strategist(level).command(state, who, 1));
                    assert_eq!(told, again, "{level} {who} in\n{state}\nand\n{other}");
                }
                compared += 1;
                changed += u32::from(other.points(!who) != state.points(!who));
            }
            let mut fighter = Fighter {
                level: Level::Beginner,
            };
            campaign
                .apply(&entry.command, &mut fighter)
                .expect("as before");
        }
    }
    assert!(
        compared > 500 && changed > 300,
        "{compared} compared, {changed} with other armies"
    );
}
