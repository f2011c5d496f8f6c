//! What holds in every game.

use super::*;
use crate::{Figure, Step};
use proptest::prelude::*;
use rand_chacha::rand_core::RngCore;
use std::collections::BTreeSet;

fn points(figures: &[Figure]) -> BTreeSet<(Point, Livery)> {
    figures.iter().map(|it| (it.at, it.livery)).collect()
}

/// Where the pieces stand after a step, by its motions alone.
fn moved(before: &[Figure], step: &Step) -> BTreeSet<(Point, Livery)> {
    let before = points(before);
    let mut after = before.clone();
    let of = |point: Point| before.iter().copied().find(|(at, _)| *at == point).unwrap();
    let (mut comes, mut falls) = (Vec::new(), Vec::new());
    for motion in &step.motions {
        match *motion {
            Motion::Moves { from, to } => {
                assert!(after.remove(&of(from)));
                comes.push((from, (to, of(from).1)));
            }
            Motion::Falls(point) => {
                after.remove(&of(point));
                falls.push(point);
            }
            _ => {}
        }
    }
    comes.retain(|(from, _)| !falls.contains(from));
    after.extend(comes.into_iter().map(|(_, piece)| piece));
    after
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    /// The motions lead from each look to the next, and a look at the past is what was seen then.
    #[test]
    fn the_record_leads_through_the_game(seed in 0u64..1000, plies in 1usize..160) {
        let game = random(seed, plies);
        for viewer in [Viewer::Player(SOUTH), Viewer::Player(NORTH), Viewer::Everything] {
            let steps = game.steps(viewer);
            prop_assert_eq!(steps.len(), game.len());
            for (index, step) in steps.iter().enumerate() {
                let before = game.look(viewer, index).figures;
                let after = game.look(viewer, index + 1).figures;
                prop_assert_eq!(moved(&before, step), points(&after));
            }
        }
        let half = random(seed, plies / 2);
        if game.ending().is_none() {
            for viewer in [Viewer::Player(SOUTH), Viewer::Player(NORTH), Viewer::Everything] {
                prop_assert_eq!(game.look(viewer, half.len()), half.look(viewer, half.len()));
            }
        }
    }

    /// In every phase what is kept opens as the same game, and is kept the same again.
    #[test]
    fn what_is_kept_opens_the_same(seed in 0u64..1000, plies in 0usize..120) {
        let mut dice = ChaCha8Rng::seed_from_u64(seed);
        let mut game = open(Variant::Field, &format!("seed {seed}")).unwrap();
        for player in [SOUTH, NORTH] {
            for _ in 0..dice.next_u32() % 5 {
                let mut choices = game.choices();
                choices.retain(|it| it.action != "ready");
                let shuffles = dice.next_u32().is_multiple_of(3);
                let index = match shuffles {
                    true => choices.len() - 1,
                    false => dice.next_u32() as usize % choices.len(),
                };
                game.play(player, &choices[index].action).unwrap();
                prop_assert!(same_again(&*game));
            }
            game.play(player, "ready").unwrap();
            prop_assert!(same_again(&*game));
        }
        wander(&mut game, plies, &mut dice);
        prop_assert!(same_again(&*game));
        if let Some(player) = game.decider() {
            game.play(player, "resign").unwrap();
            prop_assert!(same_again(&*game));
        }
    }

    /// Enemies that would have shown the same are the same to whoever looks.
    #[test]
    fn what_is_hidden_never_shows(seed in 0u64..1000, plies in 0usize..70) {
        let game = random(seed, plies);
        prop_assume!(game.ending().is_none());
        let log = game.log();
        let mut dice = ChaCha8Rng::seed_from_u64(seed + 1);
        for us in [SOUTH, NORTH] {
            let mut found = 0;
            for _ in 0..30 {
                let Some(other) = disguised(&log, us, &mut dice) else {
                    continue;
                };
                if other.steps(Viewer::Player(us)) != game.steps(Viewer::Player(us)) {
                    // Another army would have fought otherwise.
                    continue;
                }
                found += 1;
                prop_assert_ne!(other.export(), game.export());
                for index in 0..=game.len() {
                    let looks = [&game, &other].map(|it| it.look(Viewer::Player(us), index));
                    prop_assert_eq!(&looks[0], &looks[1]);
                }
                if game.decider() == Some(us) {
                    prop_assert_eq!(game.choices(), other.choices());
                    let minds = [&game, &other].map(|it| format!("{:?}", it.mind(us)));
                    prop_assert_eq!(&minds[0], &minds[1]);
                }
            }
            prop_assert!(plies > 30 || found > 0);
        }
    }
}

fn same_again(game: &dyn Game) -> bool {
    let kept = Saved::of(game);
    let again = kept.open().unwrap();
    let viewers = [
        Viewer::Player(SOUTH),
        Viewer::Player(NORTH),
        Viewer::Everything,
    ];
    Saved::of(&*again) == kept
        && again.position_text() == game.position_text()
        && again.choices() == game.choices()
        && again.decider() == game.decider()
        && viewers.iter().all(|&viewer| {
            again.look(viewer, game.len()) == game.look(viewer, game.len())
                && again.steps(viewer) == game.steps(viewer)
        })
}

/// The same game with two pieces of whoever is not `us` swapped in the set-up, if it can be.
fn disguised(log: &[(Player, String)], us: Player, dice: &mut ChaCha8Rng) -> Option<Box<dyn Game>> {
    let mut game = open(Variant::Field, "").unwrap();
    let mut swapped = false;
    for (player, action) in log {
        match action.strip_prefix("set ") {
            Some(placement) if *player != us => {
                let mut setup = field::Setup::parse(placement, side(*player)).unwrap();
                let taken: Vec<_> = setup.iter().collect();
                let mut any = || taken[dice.next_u32() as usize % taken.len()];
                let ((from, one), (to, other)) = (any(), any());
                swapped = one != other && setup.swap(from, to).is_ok();
                game.play(*player, &format!("set {setup}")).unwrap();
            }
            _ => game.play(*player, action).ok()?,
        }
    }
    swapped.then_some(game)
}
