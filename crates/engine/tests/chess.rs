//! The computer player of chess in whole games, draws by repetition included.

use engine::{Level, Stop, choose_in_game};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use rules::chess::{Game, Position};
use rules::{Color, Move, Outcome, Piece, Position as _, Reason};

#[derive(Copy, Clone, Debug)]
enum Player {
    Computer(Level),
    Random,
    /// Mates, else captures the most it can, else moves at random.
    Greedy,
}

impl Player {
    fn choose(self, game: &Game, seed: u64) -> Move {
        let position = game.position();
        let mut moves = position.legal_moves();
        moves.sort();
        let mut dice = ChaCha8Rng::seed_from_u64(seed);
        let any = moves[dice.next_u32() as usize % moves.len()];
        match self {
            Self::Computer(level) => {
                choose_in_game(position, game.before(), level, seed, &Stop::default())
                    .expect("it has moves")
            }
            Self::Random => any,
            Self::Greedy => {
                let takes = moves.into_iter().map(|mv| (gain(position, mv), mv));
                let best = takes.filter(|(gain, _)| *gain > 0).max();
                best.map_or(any, |(_, mv)| mv)
            }
        }
    }
}

fn worth(piece: Piece) -> u32 {
    match piece {
        Piece::Queen => 9,
        Piece::Rook => 5,
        Piece::Bishop | Piece::Knight => 3,
        _ => 1,
    }
}

fn gain(position: &Position, mv: Move) -> u32 {
    let mut next = position.clone();
    next.play_unchecked(mv);
    let mates = next
        .outcome()
        .is_some_and(|outcome| outcome.reason == Reason::Checkmate);
    let taken = position.captured(mv).map_or(0, worth);
    taken + mv.promotes_to().map_or(0, worth) + if mates { 100 } else { 0 }
}

/// Plays a game to its end, White's player first.
fn play(players: [Player; 2], seed: u64) -> Outcome<Color> {
    let mut game = Game::new(Position::start());
    let mut turn = 0;
    loop {
        if let Some(outcome) = game.outcome() {
            return outcome;
        }
        let player = players[game.position().side_to_move().index()];
        let mv = player.choose(&game, seed * 10_000 + turn);
        game.play(mv).expect("players only make legal moves");
        turn += 1;
    }
}

/// Wins, draws and losses of the first player, colours swapped from game to game.
fn play_match(first: Player, second: Player, games: u64) -> [u64; 3] {
    let mut results = [0; 3];
    for game in 0..games {
        let (players, ours) = match game % 2 {
            0 => ([first, second], Color::White),
            _ => ([second, first], Color::Black),
        };
        results[match play(players, game).winner {
            None => 1,
            Some(winner) if winner == ours => 0,
            Some(_) => 2,
        }] += 1;
    }
    results
}

#[test]
fn the_computer_beats_chance_and_greed() {
    for (level, other) in [
        (Level::Beginner, Player::Random),
        (Level::Beginner, Player::Greedy),
        (Level::Club, Player::Greedy),
    ] {
        let [wins, draws, losses] = play_match(Player::Computer(level), other, 6);
        assert!(
            wins >= 5 && losses == 0,
            "{level} against {other:?}: +{wins} ={draws} -{losses}"
        );
    }
}

#[test]
fn each_level_beats_the_one_below() {
    for (pair, games) in Level::ALL.windows(2).zip([20, 12]) {
        let [better, worse] = [pair[1], pair[0]].map(Player::Computer);
        let [wins, draws, losses] = play_match(better, worse, games);
        assert!(
            wins > losses,
            "{better:?} against {worse:?}: +{wins} ={draws} -{losses}"
        );
    }
}

#[test]
fn what_stood_before_is_avoided_by_the_better_and_sought_by_the_worse() {
    let choose = |position: &Position, before: &[u64]| {
        choose_in_game(position, before, Level::Club, 1, &Stop::default()).expect("it has moves")
    };
    let after = |position: &Position, mv: Move| {
        let mut next = position.clone();
        next.play_unchecked(mv);
        next.hash()
    };
    let better: Position = "8/8/8/3k4/8/8/1Q6/K7 w - - 0 60".parse().expect("ours");
    let best = choose(&better, &[]);
    let other = choose(&better, &[after(&better, best)]);
    assert_ne!(best, other);
    let worse: Position = "8/8/8/3k4/8/8/1Q6/K7 b - - 0 60".parse().expect("ours");
    for mv in worse.legal_moves() {
        assert_eq!(choose(&worse, &[after(&worse, mv)]), mv);
    }
}
