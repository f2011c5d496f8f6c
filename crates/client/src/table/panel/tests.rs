use super::players::counted;
use super::record::{Line, pairs, turns};
use super::*;
use rules::Variant;
use tabletop::{Act, Kind, Livery, Player, Sitter, Sitting, Step, open};

fn step(player: u8, words: &str, begins_turn: bool) -> Step {
    Step {
        player: Player(player),
        words: words.to_owned(),
        motions: Vec::new(),
        begins_turn,
    }
}

const FOUR: [Player; 4] = [Player(0), Player(1), Player(2), Player(3)];

#[test]
fn rounds_stand_two_in_a_line() {
    let steps: Vec<Step> = [0, 1, 2, 3, 0].map(|it| step(it, "x", true)).to_vec();
    let expected = [
        Line::Pair(Some(1), [Some(0), Some(1)]),
        Line::Pair(None, [Some(2), Some(3)]),
        Line::Pair(Some(2), [Some(4), None]),
    ];
    assert_eq!(pairs(&steps, &FOUR), expected);
}

#[test]
fn a_game_that_black_begins_leaves_whites_place_free() {
    let steps = [step(1, "e5", true), step(0, "e4", true)];
    let expected = [
        Line::Pair(Some(1), [None, Some(0)]),
        Line::Pair(Some(2), [Some(1), None]),
    ];
    assert_eq!(pairs(&steps, &FOUR[..2]), expected);
}

#[test]
fn steps_of_a_turn_stand_in_a_line_and_untold_ones_are_left_out() {
    let steps = [
        step(0, "hides", true),
        step(0, "e2-e4", false),
        step(1, "", true),
        step(2, "a7-a6", true),
        step(2, "", false),
        step(2, "b7-b6", false),
        step(2, "c7-c6", true),
    ];
    let expected = [
        Line::Turn(Player(0), vec![0, 1]),
        Line::Turn(Player(2), vec![3, 5]),
        Line::Turn(Player(2), vec![6]),
    ];
    assert_eq!(turns(&steps), expected);
}

#[test]
fn losses_are_counted_by_kind_the_worthiest_first() {
    let pawn = (Kind::Pawn, Livery::White);
    let lost = [pawn, (Kind::Rook, Livery::White), pawn];
    let expected = [
        (Kind::Rook, Livery::White, 1),
        (Kind::Pawn, Livery::White, 2),
    ];
    assert_eq!(counted(&lost), expected);
}

/// What the panel says of a game.
fn words(sitting: &Sitting) -> String {
    let (seen, pictures) = (Seen::of(sitting), Pictures::default());
    Model::new(sitting, &seen, &pictures).turn_words()
}

#[test]
fn the_panel_says_whose_turn_it_is() {
    let computer = Sitter::Computer(engine::Level::Club);
    let chess = |sitters: &[Sitter]| Sitting::new(open(Variant::Chess, "").unwrap(), sitters);
    assert_eq!(words(&chess(&[Sitter::Human, computer])), "Your turn.");
    assert_eq!(words(&chess(&[])), "White to move.");
    assert!(words(&chess(&[computer, Sitter::Human])).contains("thinking"));
    let mut mated = chess(&[]);
    for mv in ["f2f3", "e7e5", "g2g4", "d8h4"] {
        mated.act(Act::Choose(mv.to_owned())).unwrap();
    }
    assert_eq!(words(&mated), "Checkmate. Black wins.");
    mated.act(Act::LookAt(3)).unwrap();
    assert_eq!(words(&mated), "Looking back: 3 of 4.");
}
