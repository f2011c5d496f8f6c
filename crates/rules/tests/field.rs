//! Field Chess: the fast generator against a slow one, whole games, and what is hidden.

mod dice;
#[path = "slow/field.rs"]
mod slow;

use dice::{below, pick, placement, seeded};
use rand_chacha::ChaCha8Rng;
use rules::field::{CAMPS, Combat, Game, Piece, Point, Position, Setup, SetupFault, Side};
use rules::{Outcome, Position as _, Reason};
use slow::compare;
use std::collections::BTreeSet;

fn scattered(rng: &mut ChaCha8Rng) -> Position {
    let density = 1 + below(rng, 50);
    let letters: Vec<char> = pick(
        rng,
        &["FLBETKOCHJGMflbetkochjgm", "EeEeTtLl", "FfEeeML", "KkLFf"],
    )
    .chars()
    .collect();
    let mut cells: Vec<char> = (0..60)
        .map(|_| match below(rng, 60) < density {
            true => *pick(rng, &letters),
            false => ' ',
        })
        .collect();
    if below(rng, 4) > 0 {
        cells[1] = 'F';
        cells[58] = 'f';
    }
    let side = pick(rng, &["s", "n"]);
    let quiet = pick(rng, &[0, 3, 99, 100]);
    let text = format!("{} {side} {quiet} 40", placement(&cells, 5));
    text.parse().expect("the form is right")
}

#[test]
fn agrees_on_scattered_positions() {
    let mut rng = seeded(3);
    for _ in 0..20_000 {
        compare(&scattered(&mut rng));
    }
}

fn shuffled(rng: &mut ChaCha8Rng) -> Game {
    let [south, north] = Side::ALL.map(|side| Setup::shuffle(side, rng));
    Game::new(&south, &north).expect("a shuffle keeps the rules")
}

/// Plays at random to the end or `turns`, attacks more often than not, and calls `each` with
/// every state.
fn random_game(rng: &mut ChaCha8Rng, turns: usize, mut each: impl FnMut(&Game)) -> Game {
    let mut game = shuffled(rng);
    for _ in 0..turns {
        each(&game);
        let mut moves = game.position().legal_moves();
        if moves.is_empty() {
            break;
        }
        let attacks: Vec<_> = moves
            .iter()
            .copied()
            .filter(|&mv| game.position().combat(mv).is_some())
            .collect();
        if !attacks.is_empty() && below(rng, 3) > 0 {
            moves = attacks;
        }
        game.play(*pick(rng, &moves)).expect("legal");
    }
    game
}

#[test]
fn whole_games_are_legal_and_replay_to_the_same_end() {
    let mut rng = seeded(4);
    let mut reasons = BTreeSet::new();
    for _ in 0..150 {
        let game = random_game(&mut rng, 5_000, |game| compare(game.position()));
        let end = game.outcome().expect("a game of 5000 turns has ended");
        reasons.insert(end.reason.to_string());
        let mut replayed = Game::from_position(game.start().clone());
        for (turn, entry) in game.record().iter().enumerate() {
            assert_eq!(&game.position_at(turn), replayed.position());
            assert_eq!(replayed.play(entry.mv), Ok(entry.redacted()));
        }
        assert_eq!(replayed, game);
    }
    assert!(reasons.contains("flag"), "{reasons:?}");
}

#[test]
fn a_view_knows_its_own_and_follows_the_enemy() {
    let mut rng = seeded(5);
    for _ in 0..60 {
        random_game(&mut rng, 400, |game| {
            for side in Side::ALL {
                let (view, position) = (game.view(side), game.position());
                assert_eq!(view.enemy_points(), position.side(side.other()));
                for point in Point::all() {
                    let own = position.piece_at(point).filter(|&(owner, _)| owner == side);
                    assert_eq!(view.piece_at(point), own.map(|(_, piece)| piece));
                }
                let mut moves = view.legal_moves();
                let mut wanted = position.legal_moves();
                if side != position.turn_of() {
                    wanted.clear();
                }
                moves.sort();
                wanted.sort();
                assert_eq!(moves, wanted);
                assert_eq!(view.lost().len() as u32, 25 - position.side(side).len());
                assert_eq!(view.taken() as u32, 25 - position.side(side.other()).len());
                assert_eq!(view.record().len(), game.record().len());
                assert_eq!(
                    view.shown_flag(side.other()),
                    position.shown_flag(side.other())
                );
                truth_is_possible(game, side);
            }
        });
    }
}

/// What an enemy piece is was never ruled out by what it has shown.
fn truth_is_possible(game: &Game, side: Side) {
    if game.outcome().is_some() {
        return;
    }
    for trace in game.view(side).traces() {
        let (_, truth) = game.start().piece_at(trace.home).expect("it began there");
        assert!(trace.possible.has(truth), "{truth} is not in {trace:?}");
        if let Some(at) = trace.at {
            assert_eq!(game.position().piece_at(at), Some((side.other(), truth)));
        }
    }
}

/// Other armies that would have shown just the same: every view of the game stays as it is.
#[test]
fn what_is_hidden_never_changes_a_view() {
    let mut rng = seeded(6);
    let mut changed = 0;
    for _ in 0..400 {
        let turns = 1 + below(&mut rng, 60) as usize;
        let game = random_game(&mut rng, turns, |_| ());
        let viewer = *pick(&mut rng, &Side::ALL);
        for _ in 0..20 {
            let mut other = Setup::of(game.start(), viewer.other());
            let [a, b] = [0; 2].map(|_| Point::new(below(&mut rng, 60) as u8).expect("a point"));
            let different =
                other.at(a).is_some() && other.at(b).is_some() && other.at(a) != other.at(b);
            if !different || other.swap(a, b).is_err() {
                continue;
            }
            let own = Setup::of(game.start(), viewer);
            let (south, north) = match viewer {
                Side::South => (&own, &other),
                Side::North => (&other, &own),
            };
            let mut twin = Game::new(south, north).expect("still allowed");
            let same = game.record().iter().all(|entry| {
                let seen = twin.play(entry.mv);
                seen == Ok(entry.redacted())
            });
            if same && twin.outcome() == game.outcome() {
                assert_eq!(twin.view(viewer), game.view(viewer));
                assert_eq!(twin.view(viewer).to_string(), game.view(viewer).to_string());
                changed += 1;
            }
        }
    }
    assert!(changed > 300, "only {changed} games had a twin");
}

fn point(name: &str) -> Point {
    Point::parse(name).expect(name)
}

fn play(game: &mut Game, moves: &str) {
    for mv in moves.split(' ') {
        game.play(mv.parse().expect(mv)).expect(mv);
    }
}

#[test]
fn pieces_show_what_they_are() {
    let text = "1f3/5/5/5/5/e3g/4M/5/5/K4/5/1F2T s 0 0";
    let mut game = Game::from_position(text.parse().expect("ours"));
    // The piece on a7 turns a corner on the rails; the General falls to the Field Marshal.
    play(&mut game, "e6e7 a7d6 e1e3 d6c6");
    let view = game.view(Side::South);
    let trace = view
        .traces()
        .iter()
        .find(|t| t.home == point("a7"))
        .expect("there");
    assert!(trace.turned && trace.moves == 2);
    assert_eq!(trace.known(), Some(Piece::Engineer));
    assert_eq!(view.taken(), 1);
    // A Lieutenant falls: whoever beat it is more than a Lieutenant, or a Landmine.
    let text = "1f3/5/5/5/5/O3k/4T/5/5/5/5/1F2M s 0 0";
    let mut game = Game::from_position(text.parse().expect("ours"));
    play(&mut game, "e6e7");
    let view = game.view(Side::South);
    let trace = view
        .traces()
        .iter()
        .find(|t| t.home == point("e7"))
        .expect("there");
    assert_eq!(
        format!("{:?} {:?}", trace.beat, trace.possible),
        "{T} {LKOCHJG}"
    );
    assert_eq!(view.lost(), [Piece::Lieutenant]);
}

#[test]
fn the_fall_of_a_marshal_shows_the_flag() {
    let text = "1f1m1/5/5/m4/5/5/B4/5/5/5/5/1F2M s 0 0";
    let mut game = Game::from_position(text.parse().expect("ours"));
    assert_eq!(game.view(Side::South).shown_flag(Side::North), None);
    let text = "1f3/5/5/m4/5/5/B4/5/5/5/5/1F2M s 0 0";
    game = Game::from_position(text.parse().expect("ours"));
    let seen = game.play("a6a9".parse().expect("a move")).expect("legal");
    assert_eq!(seen.combat, Some(Combat::BothFall));
    assert_eq!(seen.flags, [None, Some(point("b12"))]);
    assert_eq!(seen.to_string(), "a6a9, both fall, north flag on b12");
    let view = game.view(Side::South);
    assert_eq!(view.to_string(), "1f3/5/5/5/5/5/5/5/5/5/5/1F2M");
    let fallen = view
        .traces()
        .iter()
        .find(|t| t.at.is_none())
        .expect("one fell");
    assert_eq!(fallen.known(), Some(Piece::FieldMarshal));
    assert_eq!(
        game.view(Side::North).to_string(),
        "1f3/5/5/5/5/5/5/5/5/5/5/1X2X"
    );
    assert_eq!(
        game.record()[0].to_string(),
        "Bomb a6a9 on Field Marshal, both fall, north flag on b12"
    );
}

#[test]
fn every_small_rule_of_moving() {
    let legal = |text: &str, mv: &str| {
        let position: Position = text.parse().expect(text);
        position.is_legal(mv.parse().expect(mv))
    };
    // The centre bridge is one step, and the rails of row 6 do not lead over it.
    let text = "1f3/5/5/5/5/5/2T2/5/5/5/5/1F3 s 0 0";
    assert!(legal(text, "c6c7") && !legal(text, "c6c8") && legal(text, "c6a6"));
    // An Engineer turns, another piece does not.
    assert!(!legal(text, "c6a7") && legal(&text.replace('T', "E"), "c6a7"));
    // A camp is entered only when empty; a piece in a headquarters is frozen but can be attacked.
    let text = "1f3/5/5/Tk3/5/5/5/5/5/5/1t3/1T1F1 s 0 0";
    assert!(legal(text, "a9b8") && legal(text, "a9b9") && !legal(text, "b1a1"));
    assert!(!legal(&text.replace("Tk3/5", "T4/1k3"), "a9b8"));
    assert!(legal(&text.replace(" s ", " n "), "b2b1"));
    let ends = |text: &str, mv: &str| {
        let mut game = Game::from_position(text.parse().expect(text));
        play(&mut game, mv);
        game.outcome()
    };
    let won = |winner, reason| {
        Some(Outcome {
            winner: Some(winner),
            reason,
        })
    };
    // Any piece takes the Flag, a Bomb too; who cannot move loses, before the quiet draw.
    assert_eq!(
        ends("Bf3/5/5/5/5/5/5/5/5/5/5/1F3 s 9 0", "a12b12"),
        won(Side::South, Reason::Flag)
    );
    let stuck = "1f1l1/5/5/5/5/5/5/5/5/T4/5/1F3 s 99 0";
    assert_eq!(ends(stuck, "a3a4"), won(Side::South, Reason::Immobile));
    let quiet = "1f1l1/4t/5/5/5/5/5/5/5/T4/5/1F3 s 99 0";
    let drawn = Some(Outcome {
        winner: None,
        reason: Reason::Quiet,
    });
    assert_eq!(ends(quiet, "a3a4"), drawn);
}

#[test]
fn shuffles_are_allowed_and_differ() {
    let mut rng = seeded(8);
    let mut seen = BTreeSet::new();
    for round in 0..2_000 {
        let side = Side::ALL[round % 2];
        let setup = Setup::shuffle(side, &mut rng);
        assert_eq!(setup.check(), Ok(()), "{setup}");
        assert_eq!(Setup::parse(&setup.to_string(), side), Ok(setup.clone()));
        seen.insert(setup.to_string());
    }
    assert_eq!(seen.len(), 2_000);
    let [first, again] = [9; 2].map(|seed| Setup::shuffle(Side::South, &mut seeded(seed)));
    assert_eq!(first, again);
}

#[test]
fn arranging_keeps_the_rules() {
    let mut rng = seeded(10);
    for _ in 0..50 {
        let mut setup = Setup::shuffle(Side::North, &mut rng);
        for from in Point::all() {
            let goals = setup.goals(from);
            assert!(goals.and(CAMPS).is_empty());
            for to in Point::all() {
                let mut after = setup.clone();
                let allowed = after.swap(from, to).is_ok();
                let lit = from != to && setup.at(from).is_some() && allowed;
                assert_eq!(goals.has(to), lit, "{from}{to} in {setup}");
                if allowed && setup.at(from).is_some() {
                    assert_eq!(after.check(), Ok(()), "{from}{to} in {setup}");
                } else if !allowed {
                    assert_eq!(after, setup);
                }
            }
        }
        let flag = Point::all()
            .find(|&p| setup.at(p) == Some(Piece::Flag))
            .expect("there");
        assert!(matches!(
            setup.swap(flag, point("c7")),
            Err(SetupFault::Flag(_) | SetupFault::Landmine(_))
        ));
    }
}
