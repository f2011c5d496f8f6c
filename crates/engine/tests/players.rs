//! Computer players in whole battles.

use engine::{Level, Limits, Stop, choose, hint, resolve, think};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use rules::battle::{self, Army, Terrain, deploy};
use rules::{Color, Move, Outcome, Position as _, Reason, chess};

type Player<'a> = &'a mut dyn FnMut(&battle::Position, u64) -> Move;

/// Plays a battle to its end, White's player first, and checks every move.
fn battle(start: &battle::Position, players: [Player<'_>; 2], seed: u64) -> Outcome<Color> {
    let mut position = start.clone();
    let mut turn = 0;
    loop {
        if let Some(outcome) = position.outcome() {
            return outcome;
        }
        let player = position.side_to_move().index();
        let mv = players[player](&position, seed * 1000 + turn);
        position.play(mv).expect("players only make legal moves");
        turn += 1;
    }
}

fn at_level(level: Level) -> impl FnMut(&battle::Position, u64) -> Move {
    move |position, seed| {
        choose(position, level, seed, &Stop::default()).expect("a battle that goes on has a move")
    }
}

/// As [`at_level`] with the strength of a club player on a few nodes.
fn tiny_club(position: &battle::Position, seed: u64) -> Move {
    think(position, &Limits::nodes(400), seed, &Stop::default())
        .expect("has a move")
        .best
}

fn at_random(seed: u64) -> impl FnMut(&battle::Position, u64) -> Move {
    let mut dice = ChaCha8Rng::seed_from_u64(seed);
    move |position, _| {
        let moves = position.legal_moves();
        moves[dice.next_u32() as usize % moves.len()]
    }
}

#[test]
fn a_few_nodes_beat_a_random_mover_on_every_terrain() {
    for terrain in Terrain::ALL {
        for game in 0..20 {
            let start = battle::Position::start(terrain);
            let mut random = at_random(game);
            let thinker = [Color::White, Color::Black][game as usize % 2];
            let players: [Player<'_>; 2] = match thinker {
                Color::White => [&mut tiny_club, &mut random],
                Color::Black => [&mut random, &mut tiny_club],
            };
            let outcome = battle(&start, players, game);
            assert_eq!(
                outcome.winner,
                Some(thinker),
                "{terrain}, game {game}: {outcome:?}"
            );
        }
    }
}

#[test]
fn levels_play_whole_battles_with_all_kinds_of_armies() {
    let armies = [
        Army::CHESS,
        Army::new(3, 1, 0, 0, 0),
        Army::new(20, 6, 4, 4, 3),
        Army::new(0, 0, 2, 1, 0),
    ];
    let levels = [Level::Beginner, Level::Casual, Level::Club];
    for (at, terrain) in Terrain::ALL.into_iter().enumerate() {
        for (game, army) in (0..).zip(&armies) {
            let other = &armies[(at + game as usize) % armies.len()];
            let start = deploy(army, other, terrain);
            let white = levels[(at + game as usize) % 3];
            let black = levels[(at + 2 * game as usize + 1) % 3];
            battle(&start, [&mut at_level(white), &mut at_level(black)], game);
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_move() {
    for terrain in Terrain::ALL {
        let start = battle::Position::start(terrain);
        for level in [Level::Beginner, Level::Casual, Level::Club, Level::Expert] {
            let moves: Vec<_> = [3, 3]
                .map(|seed| choose(&start, level, seed, &Stop::default()))
                .into();
            assert_eq!(moves[0], moves[1], "{terrain} {level}");
        }
        let different = (0..12).map(|seed| choose(&start, Level::Casual, seed, &Stop::default()));
        let kinds: std::collections::BTreeSet<_> = different.collect();
        assert!(kinds.len() > 1, "seeds make openings differ on {terrain}");
        let thoughts =
            [1, 1].map(|seed| think(&start, &Limits::nodes(8_000), seed, &Stop::default()));
        assert_eq!(thoughts[0], thoughts[1]);
        assert!(
            thoughts[0]
                .as_ref()
                .is_some_and(|thought| thought.nodes <= 8_000)
        );
    }
}

#[test]
fn a_stopped_search_ends_with_a_legal_move() {
    let start = chess::Position::start();
    let stop = Stop::default();
    stop.stop();
    let thought = think(&start, &Limits::depth(60), 0, &stop).expect("there are moves");
    assert!(start.is_legal(thought.best));
    assert!(thought.nodes < 1_000, "{} nodes", thought.nodes);
    assert!(choose(&start, Level::Master, 0, &stop).is_some_and(|mv| start.is_legal(mv)));
    let battle = battle::Position::start(Terrain::Hill);
    assert!(hint(&battle, &stop).is_some_and(|thought| battle.is_legal(thought.best)));
    assert!(resolve(&battle, Level::Beginner, 0, &stop).is_none());
}

#[test]
fn a_search_can_be_stopped_from_another_thread() {
    let stop = Stop::default();
    let flag = stop.clone();
    let search =
        std::thread::spawn(move || think(&chess::Position::start(), &Limits::depth(60), 0, &flag));
    // Without the flag this search would not end in a year.
    std::thread::sleep(std::time::Duration::from_millis(50));
    stop.stop();
    let thought = search
        .join()
        .expect("the search does not panic")
        .expect("there are moves");
    assert!(thought.depth < 60);
}

#[test]
fn a_time_limit_ends_a_search() {
    let limits = Limits::time(std::time::Duration::from_millis(20));
    let thought = think(&chess::Position::start(), &limits, 0, &Stop::default());
    assert!(thought.is_some_and(|thought| thought.depth < 60));
}

#[test]
fn there_is_no_move_when_the_battle_is_over() {
    let over: battle::Position = "8/8/8/3k4/8/8/8/4K2R b field - - 10 50"
        .parse()
        .expect("ours");
    assert_eq!(
        over.outcome().map(|outcome| outcome.reason),
        Some(Reason::Rout)
    );
    assert_eq!(choose(&over, Level::Club, 0, &Stop::default()), None);
    assert!(think(&over, &Limits::depth(3), 0, &Stop::default()).is_none());
    let resolved = resolve(&over, Level::Club, 0, &Stop::default()).expect("not stopped");
    assert!(resolved.moves.is_empty() && resolved.end == over);
}

#[test]
fn resolve_plays_to_the_end_and_can_be_replayed() {
    for terrain in Terrain::ALL {
        let start = deploy(
            &Army::new(6, 1, 1, 1, 1),
            &Army::new(5, 2, 1, 1, 0),
            terrain,
        );
        let resolved = resolve(&start, Level::Casual, 5, &Stop::default()).expect("not stopped");
        let mut replayed = start.clone();
        for &mv in &resolved.moves {
            replayed.play(mv).expect("the record is legal");
        }
        assert_eq!(replayed, resolved.end);
        assert_eq!(replayed.outcome(), Some(resolved.outcome));
        let again = resolve(&start, Level::Casual, 5, &Stop::default()).expect("not stopped");
        assert_eq!(again.moves, resolved.moves);
    }
}

#[test]
fn a_beginner_seldom_looks_foolish() {
    let share = |text: &str, good: &[&str]| {
        let position: battle::Position = text.parse().expect("a battle of our own");
        let found = (0..50)
            .filter(|&seed| {
                choose(&position, Level::Beginner, seed, &Stop::default())
                    .is_some_and(|mv| good.contains(&mv.to_string().as_str()))
            })
            .count();
        assert!(found >= 40, "{good:?} {found} times of 50 in {text}");
    };
    // A hanging Queen, and a mate in one.
    share(
        "4k3/pp3ppp/8/3q4/8/4N3/PP3PPP/4K3 w field - - 10 50",
        &["e3d5"],
    );
    share(
        "k7/8/1K6/4p3/8/8/5P2/7R w field - - 10 50",
        &["h1h8", "h1a1"],
    );
}

/// Wins, draws and losses of the better player in a match with colours swapped on all terrains.
fn play_match(better: Level, worse: Level, games: u64) -> [u64; 3] {
    let mut results = [0; 3];
    for game in 0..games {
        let start = battle::Position::start(Terrain::ALL[(game / 2 % 5) as usize]);
        let (mut strong, mut weak) = (at_level(better), at_level(worse));
        let is_white = game % 2 == 0;
        let players: [Player<'_>; 2] = if is_white {
            [&mut strong, &mut weak]
        } else {
            [&mut weak, &mut strong]
        };
        let outcome = battle(&start, players, game);
        results[match outcome.winner {
            None => 1,
            Some(winner) if (winner == Color::White) == is_white => 0,
            Some(_) => 2,
        }] += 1;
    }
    results
}

/// Master against Expert is left to the tournament below, since both think long.
#[test]
fn each_level_beats_the_one_below() {
    for (pair, games) in Level::ALL.windows(2).zip([20, 20, 8]) {
        let [wins, draws, losses] = play_match(pair[1], pair[0], games);
        assert!(
            wins > losses,
            "{} against {}: +{wins} ={draws} -{losses}",
            pair[1],
            pair[0]
        );
    }
}
