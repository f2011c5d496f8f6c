//! What a player may not know shows nowhere.

use super::*;
use crate::european::setting_out::stow_by_chance;

/// What a player is shown of a game.
fn shown(table: &European, who: Viewer) -> (Vec<Look>, Vec<Step>) {
    let looks = (0..=table.len()).map(|at| table.look(who, at));
    (looks.collect(), table.steps(who))
}

/// Two games go on side by side that differ only in what the viewer may not know.
fn side_by_side(start: &str, viewer: u8, seed: u64) -> usize {
    let mut dice = ChaCha8Rng::seed_from_u64(seed);
    let mut games = [table(start), table(start)];
    let who = Seat::new(usize::from(viewer)).unwrap();
    let known = |table: &European| (table.game.view(who).to_string(), table.game.record_for(who));
    let mut different = 0;
    for _ in 0..120 {
        let Some(decider) = games[0].decider() else {
            break;
        };
        assert_eq!(games[1].decider(), Some(decider));
        let [one, other] = &games;
        let own = decider == Player(viewer);
        if own {
            assert_eq!(one.choices(), other.choices());
        }
        let options = |table: &European, seed| -> Vec<String> {
            match table.game.position().setting_out() {
                Some(_) => (seed..seed + 5)
                    .filter_map(|seed| stow_by_chance(seat(decider)?, seed))
                    .map(|stow| Action::Stow(stow).to_string())
                    .collect(),
                None => {
                    let choices = table.choices().into_iter();
                    choices.map(|choice| choice.action).collect()
                }
            }
        };
        let first = any(&mut dice, &options(one, 1)).unwrap().clone();
        let mut after = one.clone();
        after.play(decider, &first).unwrap();
        let mut others = options(other, 50);
        let turn = dice.next_u64() as usize % others.len();
        others.rotate_left(turn);
        others.push(first.clone());
        let twin = others.into_iter().find_map(|second| {
            let mut twin = other.clone();
            let fits = !own || second == first;
            let played = fits && twin.play(decider, &second).is_ok();
            (played && known(&twin) == known(&after)).then_some(twin)
        });
        let Some(twin) = twin else {
            break;
        };
        if after.game.outcome().is_some() {
            break;
        }
        assert_eq!(shown(&twin, eyes(viewer)), shown(&after, eyes(viewer)));
        different += usize::from(twin.position_text() != after.position_text());
        games = [after, twin];
    }
    different
}

#[test]
fn nothing_hidden_is_shown() {
    let mut different = 0;
    for (number, start) in [
        "nations mycenae - plain - seed 1",
        "nations guild - plain - seed 2",
        "nations guild mycenae china - seed 3",
        "nations mycenae guild ottoman guild seed 4",
    ]
    .into_iter()
    .enumerate()
    {
        for seed in 0..6 {
            different += side_by_side(start, 2, number as u64 * 100 + seed);
        }
    }
    assert!(different > 100, "{different} positions were compared");
}
