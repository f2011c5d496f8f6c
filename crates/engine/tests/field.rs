//! The computer player of Field Chess in whole games, against players that know less.

use engine::{Level, Stop, field};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use rules::field::{Game, Move, Piece, Setup, Side, View};
use rules::{Outcome, Reason};

fn below(dice: &mut ChaCha8Rng, bound: usize) -> usize {
    dice.next_u32() as usize % bound
}

/// Who plays a side.
#[derive(Copy, Clone, Debug, PartialEq)]
enum Player {
    Computer(Level),
    Random,
    /// Attacks whatever it thinks to outrank, by what fell to it; else goes forward at random.
    Ranks,
}

impl Player {
    fn set_up(self, side: Side, seed: u64) -> Setup {
        match self {
            Self::Computer(_) => field::set_up(side, seed),
            _ => Setup::shuffle(side, &mut ChaCha8Rng::seed_from_u64(seed)),
        }
    }

    fn choose(self, game: &Game, seed: u64) -> Move {
        let view = game.view(game.position().turn_of());
        let mut dice = ChaCha8Rng::seed_from_u64(seed);
        let moves = view.legal_moves();
        let any = moves[below(&mut dice, moves.len())];
        match self {
            Self::Computer(level) => {
                field::choose(&view, level, seed, &Stop::default()).expect("it has moves")
            }
            Self::Random => any,
            Self::Ranks => {
                attack(&view, |mv| outranks(&view, mv)).unwrap_or_else(|| forward(&view, &mut dice))
            }
        }
    }
}

/// The attack that `worth` likes best.
fn attack(view: &View, worth: impl Fn(Move) -> Option<i32>) -> Option<Move> {
    let enemy = view.enemy_points();
    let attacks = view.legal_moves().into_iter().filter(|mv| enemy.has(mv.to));
    let rated = attacks.filter_map(|mv| Some((worth(mv)?, mv)));
    rated.max().map(|(_, mv)| mv)
}

/// By how much the attacker outranks what the defender seems to be: one more than the highest it
/// has beaten, or the middle of all.
fn outranks(view: &View, mv: Move) -> Option<i32> {
    let trace = view.traces().iter().find(|trace| trace.at == Some(mv.to))?;
    let beaten = trace.beat.iter().filter_map(Piece::rank).max();
    let seems = beaten.map_or(4, |rank| i32::from(rank) + 1);
    let more = i32::from(view.piece_at(mv.from)?.rank()?) - seems;
    (more > 0).then_some(more)
}

fn forward(view: &View, dice: &mut ChaCha8Rng) -> Move {
    let moves = view.legal_moves();
    let towards = |mv: &Move| match view.side() {
        Side::South => mv.to.row() > mv.from.row(),
        Side::North => mv.to.row() < mv.from.row(),
    };
    let quiet = |mv: &Move| !view.enemy_points().has(mv.to);
    let ahead: Vec<Move> = moves
        .iter()
        .copied()
        .filter(|mv| towards(mv) && quiet(mv))
        .collect();
    let from = if ahead.is_empty() || below(dice, 4) == 0 {
        &moves
    } else {
        &ahead
    };
    from[below(dice, from.len())]
}

/// Plays a game to its end and checks that its record leads there again.
fn play(players: [Player; 2], seed: u64) -> (Game, Outcome<Side>) {
    let [south, north] =
        Side::ALL.map(|side| players[side.index()].set_up(side, seed * 2 + side.index() as u64));
    let mut game = Game::new(&south, &north).expect("set-ups that are allowed");
    let outcome = loop {
        if let Some(outcome) = game.outcome() {
            break outcome;
        }
        let turn = game.record().len() as u64;
        let player = players[game.position().turn_of().index()];
        let mv = player.choose(&game, seed * 10_000 + turn);
        game.play(mv).expect("players only make legal moves");
    };
    assert_eq!(&game.position_at(game.record().len()), game.position());
    (game, outcome)
}

/// Wins, draws and losses of the first player, sides swapped from game to game.
fn play_match(first: Player, second: Player, games: u64) -> [u64; 3] {
    let mut results = [0; 3];
    for game in 0..games {
        let is_south = game % 2 == 0;
        let players = if is_south {
            [first, second]
        } else {
            [second, first]
        };
        let (_, outcome) = play(players, game / 2);
        results[match outcome.winner {
            None => 1,
            Some(winner) if (winner == Side::South) == is_south => 0,
            Some(_) => 2,
        }] += 1;
    }
    results
}

#[test]
fn the_computer_beats_chance_and_those_who_only_compare_ranks() {
    for (level, other, games) in [
        (Level::Club, Player::Random, 6),
        (Level::Expert, Player::Ranks, 10),
    ] {
        let [wins, draws, losses] = play_match(Player::Computer(level), other, games);
        assert!(
            wins >= 4 * losses + draws,
            "{other:?}: +{wins} ={draws} -{losses}"
        );
    }
}

#[test]
fn the_same_view_and_seed_give_the_same_move() {
    let [south, north] = Side::ALL.map(|side| field::set_up(side, 3));
    let game = Game::new(&south, &north).expect("allowed");
    let view = game.view(Side::South);
    for level in [Level::Beginner, Level::Casual, Level::Club] {
        let [one, two] = [7; 2].map(|seed| field::choose(&view, level, seed, &Stop::default()));
        assert!(one.is_some());
        assert_eq!(one, two);
    }
    let stop = Stop::default();
    stop.stop();
    let hurried = field::choose(&view, Level::Master, 1, &stop).expect("some move");
    assert!(view.legal_moves().contains(&hurried));
    let waiting = game.view(Side::North);
    assert_eq!(
        field::choose(&waiting, Level::Club, 1, &Stop::default()),
        None
    );
}

/// It plays from its view: other armies that would have shown the same are the same to it.
#[test]
fn what_is_hidden_never_changes_a_move() {
    let [south, north] = Side::ALL.map(|side| field::set_up(side, 11));
    let other = field::set_up(Side::North, 12);
    assert_ne!(north, other);
    let views = [north, other].map(|north| {
        let game = Game::new(&south, &north).expect("allowed");
        game.view(Side::South)
    });
    for level in Level::ALL {
        let [one, two] = [0, 1].map(|at| field::choose(&views[at], level, 4, &Stop::default()));
        assert_eq!(one, two, "{level}");
    }
}

#[test]
fn set_ups_are_allowed_differ_and_bluff() {
    let mut texts = std::collections::BTreeSet::new();
    let (mut guarded, mut decoys) = (0, 0);
    for seed in 0..60 {
        let side = Side::ALL[seed as usize % 2];
        let setup = field::set_up(side, seed);
        assert_eq!(setup.check(), Ok(()), "{setup}");
        assert_eq!(setup, field::set_up(side, seed));
        let flag = setup.iter().find(|&(_, piece)| piece == Piece::Flag);
        let (flag, _) = flag.expect("a Flag");
        let mines = |at| {
            let around = rules::field::neighbours(at).into_iter();
            around
                .filter(|&point| setup.at(point) == Some(Piece::Landmine))
                .count()
        };
        let empty = rules::field::HEADQUARTERS
            .into_iter()
            .find(|point| point.row() == flag.row() && *point != flag)
            .expect("the other headquarters");
        if mines(flag) >= 2 {
            guarded += 1;
        } else if mines(empty) >= 2 {
            decoys += 1;
        }
        texts.insert(setup.to_string());
    }
    assert_eq!(texts.len(), 60);
    assert!(guarded >= 20, "{guarded} Flags behind Landmines");
    assert!(
        decoys >= 4,
        "{decoys} Landmines around an empty headquarters"
    );
}

/// What beat a Major General and lives is a General or a Field Marshal: a Brigadier keeps away
/// from it, and a Bomb seeks it.
#[test]
fn it_remembers_what_a_piece_has_shown() {
    let attack = |text: &str| {
        let mut game = Game::from_position(text.parse().expect("ours"));
        game.play("e7e6".parse().expect("a move")).expect("legal");
        let view = game.view(Side::South);
        let goes = (0..10).filter(|&seed| {
            let mv = field::choose(&view, Level::Club, seed, &Stop::default());
            mv.is_some_and(|mv| mv.to.to_string() == "e6")
        });
        goes.count()
    };
    let general = "lf1l1/l1k2/5/5/5/4m/4J/4H/5/5/LM3/1F1L1 n 0 0";
    assert_eq!(
        attack(general),
        0,
        "a Brigadier attacks what beat a Major General"
    );
    let bomb = "lf1l1/l1k2/5/5/5/4m/4J/4B/5/5/LM3/1F1L1 n 0 0";
    assert!(attack(bomb) >= 8, "a Bomb leaves what beat a Major General");
}

#[test]
fn a_flag_that_is_shown_is_taken() {
    let text = "Gf1l1/4t/5/5/5/5/5/5/5/5/5/1F1L1 s 0 0";
    let game = Game::from_position(text.parse().expect("ours"));
    let view = game.view(Side::South);
    assert!(view.shown_flag(Side::North).is_some());
    for level in Level::ALL {
        let mv = field::choose(&view, level, 2, &Stop::default()).expect("has moves");
        let mut end = game.clone();
        end.play(mv).expect("legal");
        assert_eq!(
            end.outcome().map(|end| end.reason),
            Some(Reason::Flag),
            "{level}"
        );
    }
}
