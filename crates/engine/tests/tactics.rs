//! Positions with one thing to see, most of them particular to a battle.

use engine::{Limits, Score, Stop, Thought, think};
use rules::{Color, Move, Piece, Position as _, battle, chess};

fn thought(text: &str) -> (battle::Position, Thought<Move>) {
    let position: battle::Position = text.parse().expect(text);
    let thought = think(&position, &Limits::nodes(60_000), 0, &Stop::default()).expect(text);
    (position, thought)
}

fn finds(text: &str, best: &str) {
    let (_, thought) = thought(text);
    assert_eq!(thought.best.to_string(), best, "{text}: {thought:?}");
}

fn avoids(text: &str, bad: &str) {
    let (position, thought) = thought(text);
    assert!(
        position.parse_move(bad).is_ok(),
        "{bad} is a legal move in {text}"
    );
    assert_ne!(thought.best.to_string(), bad, "{text}: {thought:?}");
}

#[test]
fn a_phantom_defended_piece_is_taken() {
    // The Rook on d5 looks covered by its King on d8, but only by the power it gives him.
    finds("3k4/5ppp/8/3r4/8/1B6/5PPP/6K1 w field - - 10 50", "b3d5");
}

#[test]
fn a_true_defence_is_respected() {
    // The same with a second Rook: the King keeps his power and takes back.
    avoids("r2k4/5ppp/8/3p4/4p3/1B6/5PPP/6K1 w field - - 10 50", "b3d5");
}

#[test]
fn a_piece_is_not_left_to_a_phantom_defence() {
    // On d4 the Rook would be covered by nothing but the power it brings the King.
    avoids("4k3/5bpp/5p2/4b3/8/8/R4PPP/3K4 w field - - 10 50", "a2d2");
    let (position, thought) = thought("4k3/5ppp/1b6/8/8/8/R4PPP/3K4 w field - - 10 50");
    let mut next = position.clone();
    next.play(thought.best).expect("legal");
    let rook = next
        .pieces_of(Color::White, Piece::Rook)
        .first()
        .expect("a Rook");
    let attacked = !next.attackers(rook, Color::Black).is_empty();
    assert!(
        !attacked || !next.defence(rook).defenders.is_empty(),
        "{thought:?}"
    );
}

#[test]
fn of_two_equal_captures_the_one_that_disarms() {
    // Either Knight can be had, but only the lone Bishop's capture takes a power from the King.
    finds("4k3/n6p/8/8/8/b6n/6P1/R3K3 w field - - 10 50", "a1a3");
}

#[test]
fn a_check_is_met_with_a_drop() {
    // A check along the back rank, the King hemmed in: only a reserve piece can step between.
    let (_, thought) = thought("4k3/8/8/8/8/8/5PPP/r5K1 w field - N 10 50");
    assert!(thought.best.is_drop(), "{thought:?}");
}

#[test]
fn a_pawn_becomes_what_the_king_lacks() {
    // A Knight on e8 forks nothing and a Bishop gives little; a Rook arms the King and mates.
    let (_, thought) = thought("8/4P1k1/8/8/8/8/1p3K2/8 w field - - 10 50");
    assert_eq!(thought.best.to_string(), "e7e8r", "{thought:?}");
}

#[test]
fn the_last_piece_is_taken_for_a_rout() {
    // Both captures win a piece, but the pawn is not the last: the Rook is.
    finds("8/8/8/3k4/8/8/r7/R3K3 w field - - 10 50", "a1a2");
}

#[test]
fn the_last_piece_is_not_given_away() {
    // The pawn is all that stands between White and rout, and its King alone covers it.
    let (position, thought) = thought("8/8/8/3r4/2k5/8/3P4/4K3 w field - - 10 50");
    let mut next = position.clone();
    next.play(thought.best).expect("legal");
    for reply in next.legal_moves() {
        let mut after = next.clone();
        after.play(reply).expect("legal");
        assert_eq!(after.outcome(), None, "{thought:?} {reply}");
    }
}

#[test]
fn a_win_is_taken_before_the_budget_ends() {
    // With the last move of the budget: only the capture of the last pawn still wins.
    finds("8/8/8/3k3p/8/8/8/R3K2R w field - - 50 50", "h1h5");
}

#[test]
fn nothing_is_left_in_the_fire_of_a_tower() {
    // The Tower is covered, and the Queen stands on its file.
    let text = "k7/ppp5/3p4/4t3/8/4Q3/PPP5/1K6 w siege - - 10 50";
    let (position, thought) = thought(text);
    let mut next = position.clone();
    next.play(thought.best).expect("legal");
    let shot = next
        .legal_moves()
        .into_iter()
        .any(|mv| next.captured(mv) == Some(Piece::Queen));
    assert!(!shot, "{thought:?}");
}

#[test]
fn chess_tactics() {
    for (text, best) in [
        // A Knight's fork of King and Queen.
        ("2q1k3/8/8/8/4N3/8/5PPP/6K1 w - - 0 1", "e4d6"),
        // A back-rank mate.
        ("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1", "a1a8"),
        // In chess a pawn becomes a Queen.
        ("8/P5k1/8/8/8/8/6K1/8 w - - 0 1", "a7a8q"),
        // The pinned piece is taken.
        ("4k3/8/4n3/8/8/8/4R3/4RK2 w - - 0 1", "e2e6"),
    ] {
        let position: chess::Position = text.parse().expect(text);
        let thought = think(&position, &Limits::nodes(60_000), 0, &Stop::default()).expect(text);
        assert_eq!(thought.best.to_string(), best, "{text}: {thought:?}");
    }
}

#[test]
fn repetition_saves_a_lost_chess_game() {
    // Two Rooks threaten mate, but the Queen checks for ever.
    let text = "7k/1RR5/8/8/8/3q4/5P1P/6K1 b - - 0 1";
    let position: chess::Position = text.parse().expect(text);
    let thought = think(&position, &Limits::nodes(200_000), 0, &Stop::default()).expect(text);
    assert_eq!(thought.score, Score::Centipawns(0), "{thought:?}");
}
