//! The computer player of Minnaar Chess in whole games, each player with both groups of its
//! alliance.

use engine::{Level, Limits, Stop, choose, think};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use rules::minnaar::{Alliance, Group, Move, Piece, Position};
use rules::{Outcome, Position as _};

#[derive(Copy, Clone, Debug)]
enum Player {
    Computer(Level),
    Random,
    /// Captures the most it can, else moves at random.
    Greedy,
}

impl Player {
    fn choose(self, position: &Position, seed: u64) -> Move {
        let mut moves = position.legal_moves();
        moves.sort();
        let mut dice = ChaCha8Rng::seed_from_u64(seed);
        let any = moves[dice.next_u32() as usize % moves.len()];
        let worth = |mv: Move| match position.captured(mv)?.1 {
            Piece::Sovereign => Some(6),
            Piece::Queen => Some(9),
            Piece::Rook => Some(5),
            _ => Some(3),
        };
        match self {
            Self::Computer(level) => {
                choose(position, level, seed, &Stop::default()).expect("it has moves")
            }
            Self::Random => any,
            Self::Greedy => {
                let captures = moves.into_iter().filter_map(|mv| Some((worth(mv)?, mv)));
                captures.max().map_or(any, |(_, mv)| mv)
            }
        }
    }
}

/// The game is easier for the Sovereigns; with two fewer a group both alliances win games, so
/// that players can be compared.
const EVEN: &str = "rnbqkbnr/sss2sss/8/8/8/8/SSS2SSS/RNBQKBNR S 0 0 0";

/// Plays a game to its end, the Sovereigns' player first.
fn play(start: &Position, players: [Player; 2], seed: u64) -> Outcome<Alliance> {
    let mut position = start.clone();
    let mut record = Vec::new();
    let outcome = loop {
        if let Some(outcome) = position.outcome() {
            break outcome;
        }
        let player = players[usize::from(position.side_to_move() == Alliance::Establishment)];
        let mv = player.choose(&position, seed * 10_000 + record.len() as u64);
        position.play(mv).expect("players only make legal moves");
        record.push(mv);
    };
    let mut replayed = start.clone();
    for mv in record {
        replayed.play(mv).expect("the record is legal");
    }
    assert_eq!((replayed.outcome(), replayed), (Some(outcome), position));
    outcome
}

/// Wins, draws and losses of the first player with the Sovereigns, and with the Establishment,
/// which has the harder game.
fn play_match(start: &Position, first: Player, second: Player, games: u64) -> [[u64; 3]; 2] {
    let mut results = [[0; 3]; 2];
    for alliance in Alliance::ALL {
        let players = match alliance {
            Alliance::Sovereigns => [first, second],
            Alliance::Establishment => [second, first],
        };
        for game in 0..games / 2 {
            let result = match play(start, players, game).winner {
                None => 1,
                Some(winner) if winner == alliance => 0,
                Some(_) => 2,
            };
            results[alliance as usize][result] += 1;
        }
    }
    results
}

fn even() -> Position {
    EVEN.parse().expect("ours")
}

/// The results with both alliances together.
fn both(results: [[u64; 3]; 2]) -> [u64; 3] {
    [0, 1, 2].map(|at| results[0][at] + results[1][at])
}

#[test]
fn the_computer_beats_chance_and_greed() {
    let start = even();
    for (level, other) in [
        (Level::Beginner, Player::Random),
        (Level::Casual, Player::Greedy),
        (Level::Club, Player::Greedy),
    ] {
        let [wins, draws, losses] = both(play_match(&start, Player::Computer(level), other, 6));
        assert!(
            wins >= 5,
            "{level} against {other:?}: +{wins} ={draws} -{losses}"
        );
    }
}

#[test]
fn each_level_beats_the_one_below() {
    let start = even();
    for (pair, games) in Level::ALL.windows(2).zip([20, 12]) {
        let [better, worse] = [pair[1], pair[0]].map(Player::Computer);
        let [wins, draws, losses] = both(play_match(&start, better, worse, games));
        assert!(
            wins > losses,
            "{better:?} against {worse:?}: +{wins} ={draws} -{losses}"
        );
    }
}

#[test]
fn the_same_seed_gives_the_same_move() {
    let start = Position::start();
    for level in [Level::Beginner, Level::Casual, Level::Club] {
        let [one, two] = [3; 2].map(|seed| choose(&start, level, seed, &Stop::default()));
        assert_eq!(one, two);
    }
    let thoughts = [1, 1].map(|seed| think(&start, &Limits::nodes(8_000), seed, &Stop::default()));
    assert_eq!(thoughts[0], thoughts[1]);
}

/// Both groups of an alliance play for one side: with the last Northern Sovereign the game would
/// be lost, and White captures before Northern moves, so Southern steps between.
#[test]
fn allies_play_together() {
    let text = "s6k/8/8/3S4/8/8/8/R6S S 0 0 0";
    let position: Position = text.parse().expect("ours");
    for seed in 0..5 {
        let thought = think(&position, &Limits::nodes(20_000), seed, &Stop::default());
        let to = thought.expect("has moves").best.to().expect("no pass");
        assert_eq!(to.file(), 0, "{to}");
    }
    // A forced pass is played like any other move.
    let text = "s7/8/8/8/8/n7/8/S7 W 0 0 0";
    let stuck: Position = text.parse().expect("ours");
    assert_eq!(stuck.group(), Group::White);
    let mv = choose(&stuck, Level::Club, 1, &Stop::default());
    assert_eq!(mv, Some(Move::Pass));
}
