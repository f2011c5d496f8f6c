//! Forced wins: what brute force proves, the search must find, and exactly as fast.

use engine::{Limits, Score, Stop, Thinkable, think};
use rules::{Color, Move, Position, battle, chess};

/// Whether the side to move can force a win within `moves` of its own moves, by trying all.
fn can_win<P: Position<Side = Color, Move = Move>>(position: &P, moves: u32) -> bool {
    position.legal_moves().into_iter().any(|mv| {
        let mut next = position.clone();
        next.play_unchecked(mv);
        let replies = next.legal_moves();
        if replies.is_empty() {
            return next
                .outcome()
                .is_some_and(|o| o.winner == Some(position.side_to_move()));
        }
        moves > 1
            && replies.into_iter().all(|reply| {
                let mut after = next.clone();
                after.play_unchecked(reply);
                can_win(&after, moves - 1)
            })
    })
}

fn check<P: Thinkable + Position<Side = Color, Move = Move>>(text: &str, moves: u32) {
    let position: P = text.parse().expect(text);
    assert!(can_win(&position, moves), "no win in {moves}: {text}");
    assert!(
        moves == 1 || !can_win(&position, moves - 1),
        "a faster win than {moves}: {text}"
    );
    let thought = think(&position, &Limits::nodes(300_000), 0, &Stop::default()).expect(text);
    assert_eq!(
        thought.score,
        Score::WinIn(2 * moves - 1),
        "{text}: {thought:?}"
    );
    let mut end = position;
    for mv in thought.line {
        end.play(mv).expect("the expected line is legal");
    }
    assert!(
        end.outcome().is_some_and(|o| o.winner.is_some()),
        "{text}: the line ends at {end}"
    );
}

#[test]
fn forced_wins_are_found_as_fast_as_brute_force_says() {
    for line in include_str!("wins.txt")
        .lines()
        .filter(|line| !line.starts_with('#'))
    {
        let mut parts = line.splitn(3, ' ');
        let (Some(game), Some(moves), Some(text)) = (parts.next(), parts.next(), parts.next())
        else {
            panic!("not a line of wins: {line}");
        };
        let moves = moves.parse().expect(line);
        match game {
            "chess" => check::<chess::Position>(text, moves),
            _ => check::<battle::Position>(text, moves),
        }
    }
}
