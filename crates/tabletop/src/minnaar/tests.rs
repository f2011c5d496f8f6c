use super::*;
use crate::whole_games::{self, at_random, by_computers, check_record, every_refusal_is_told};
use crate::{Act, Happening, Place, Point, Sitter, Sitting, open};
use engine::Level;
use rules::Square;

fn game(start: &str) -> Box<dyn Game> {
    open(Variant::Minnaar, start).unwrap()
}

fn refusal(start: &str) -> String {
    open(Variant::Minnaar, start).unwrap_err().to_string()
}

/// The choices are the legal moves, the steps lead from look to look.
fn check(sitting: &Sitting) {
    let game = sitting.game();
    let position: Position = game.position_text().parse().unwrap();
    let mut legal = position.legal_moves();
    legal.sort();
    let mut offered: Vec<Move> = game
        .choices()
        .iter()
        .map(|choice| choice.action.parse().unwrap())
        .collect();
    offered.sort();
    assert_eq!(offered, legal);
    for choice in game.choices() {
        let mv: Move = choice.action.parse().unwrap();
        assert_eq!(choice.from, mv.from().map(|at| Place::Board(at.into())));
        assert_eq!(choice.to, mv.to().map(Point::from));
        let captures = position.captured(mv).is_some();
        assert_eq!(choice.verb == Verb::Capture, captures);
    }
    every_refusal_is_told(sitting);
    let look = sitting.look();
    assert_eq!(look.figures.len() as u32, position.occupied().len());
    assert_eq!(look.turn, game.decider());
    assert_eq!(look.counters[0].count, position.quiet());
}

/// The motions lead from look to look, and there is nothing but moves and captures.
fn check_motions(game: &dyn Game) {
    whole_games::check_motions(game, Viewer::Everything);
    let motions = game.steps(Viewer::Everything).into_iter();
    for motion in motions.flat_map(|step| step.motions) {
        assert!(
            matches!(motion, Motion::Falls(_) | Motion::Moves { .. }),
            "{motion:?}"
        );
    }
}

#[test]
fn whole_games_by_touches() {
    let starts = [
        "",
        "4k3/ss6/8/3q4/8/8/2S5/Q3K3 B 12 0 7",
        // White and Northern have to pass until something comes near.
        "s7/8/8/8/8/n7/8/S7 W 0 0 0",
        "1ks5/8/8/8/8/8/5S2/6NK N 60 0 200",
    ];
    let mut reasons = Vec::new();
    for (seed, start) in (0..).zip(starts.iter().cycle().take(12)) {
        let sitting = at_random(Sitting::new(game(start), &[]), seed, 5_000, check);
        let ending = sitting.game().ending().unwrap();
        reasons.push(ending.reason);
        check_record(&sitting);
        check_motions(sitting.game());
    }
    reasons.sort_unstable();
    reasons.dedup();
    assert!(reasons.len() > 1, "{reasons:?}");
}

#[test]
fn whole_games_by_computers() {
    for (seed, levels) in [[Level::Beginner; 4], [Level::Casual; 4]]
        .iter()
        .enumerate()
    {
        let sitting = by_computers(Variant::Minnaar, "", levels, seed as u64);
        check_record(&sitting);
    }
}

#[test]
fn four_groups_take_turns() {
    let mut game = game("");
    assert_eq!(game.players(), [0, 1, 2, 3].map(Player));
    let names: Vec<String> = (0..4).map(|at| game.name(Player(at))).collect();
    assert_eq!(names[2], "Northern Sovereigns");
    for (who, action) in (0..).zip(["d2d6", "d1d6", "e7d6", "b8c6", "a2a3"]) {
        let who = Player(who % 4);
        assert_eq!(game.decider(), Some(who));
        let other = Player((who.0 + 1) % 4);
        assert_eq!(game.play(other, action), Err(Refused::NotYourTurn));
        game.play(who, action).unwrap();
    }
    let steps = game.steps(Viewer::Everything);
    let words: Vec<&str> = steps.iter().map(|step| &step.words[..]).collect();
    assert_eq!(words, ["Sd2-d6", "Qd1xd6", "Se7xd6", "Nb8-c6", "Sa2-a3"]);
    let look = game.look(Viewer::Everything, 3);
    assert_eq!(look.players[0].lost.len(), 1);
    assert_eq!(look.players[0].notes, ["7 left"]);
    assert_eq!(look.players[1].lost.len(), 1);
    assert_eq!((look.counters.len(), look.counters[0].count), (1, 0));
    let d6 = Point::from(Square::D6);
    let figure = look.figures.iter().find(|it| it.at == d6).unwrap();
    assert_eq!(figure.livery, Livery::Northern);
}

#[test]
fn a_group_that_cannot_move_passes_by_a_button() {
    let start = "s7/8/8/8/8/n7/8/S7 W 0 0 0";
    let mut sitting = Sitting::new(game(start), &[]);
    let buttons = sitting.buttons();
    assert_eq!(buttons.len(), 1);
    assert_eq!(buttons[0].words, "Pass: nothing can move");
    let status = sitting.look().status;
    assert_eq!(status, "Nothing of the White Establishment can move.");
    assert!(sitting.look().players[1].out);
    sitting.act(Act::Choose("pass".to_owned())).unwrap();
    assert_eq!(sitting.look().counters[1].count, 1);
    assert!(sitting.buttons().is_empty());
    // Who passed had nothing to decide, and nothing to take back.
    assert!(sitting.can_take_back().is_err());
}

#[test]
fn a_group_with_nobody_left_is_not_asked() {
    let mut sitting = Sitting::new(game("s7/8/8/8/8/n7/8/S7 N 0 0 0"), &[]);
    for action in ["a8b8", "a3b1", "a1a2"] {
        sitting.act(Act::Choose(action.to_owned())).unwrap();
    }
    assert_eq!(sitting.game().decider(), Some(Player(2)));
    assert_eq!(sitting.steps()[3].words, "pass");
    // Taking back leads past it.
    sitting.act(Act::TakeBack).unwrap();
    assert_eq!(sitting.game().decider(), Some(Player(0)));
}

#[test]
fn the_words_at_the_end_are_those_of_the_rules() {
    let ends = [
        (
            "8/8/8/3s4/8/8/3n4/3S4 S 0 0 0",
            "d1d2",
            vec![0, 2],
            "THE SOVEREIGN ALLIANCE PREVAILS. Liberation Achieved!",
        ),
        (
            "8/1r1s4/8/8/1S6/8/8/8 B 0 0 0",
            "b7b4",
            vec![1, 3],
            "THE ESTABLISHMENT PREVAILS. Divide and Conquer!",
        ),
        (
            "8/1r1s4/8/8/1S6/8/8/8 B 79 0 0",
            "b7b6",
            vec![],
            "THE STRUGGLE CONTINUES. \
             This battle has reached an impasse. Another battlefield awaits.",
        ),
    ];
    for (start, action, winners, told) in ends {
        let mut game = game(start);
        game.play(game.decider().unwrap(), action).unwrap();
        let ending = game.ending().unwrap();
        let winners: Vec<Player> = winners.into_iter().map(Player).collect();
        assert_eq!(ending.winners, winners);
        assert_eq!(format!("{} {}", ending.headline, ending.words), told);
        assert_eq!(game.play(Player(0), "agree"), Err(Refused::Over));
        assert!(game.choices().is_empty());
    }
}

#[test]
fn anybody_may_end_a_battle_against_computers_undecided_and_go_on_again() {
    let computer = Sitter::Computer(Level::Beginner);
    let sitters = [Sitter::Human, computer, Sitter::Human, computer];
    let mut sitting = Sitting::new(game(""), &sitters);
    assert_eq!(sitting.curtain(), None);
    assert_eq!(sitting.ways_out(), [WayOut::Agree]);
    sitting.act(Act::Choose("d2d6".to_owned())).unwrap();
    assert!(sitting.ways_out().is_empty());
    let version = sitting.version();
    let action = "b1c3".to_owned();
    sitting.act(Act::Reply { version, action }).unwrap();
    sitting.act(Act::WayOut(WayOut::Agree)).unwrap();
    let done = sitting.act(Act::Confirm).unwrap();
    assert!(done.contains(&Happening::Ended));
    let ending = sitting.game().ending().unwrap();
    assert_eq!((ending.winners, ending.reason), (vec![], "agreed"));
    assert_eq!(ending.headline, "THE STRUGGLE CONTINUES.");
    check_record(&sitting);
    // Taking back the end alone, then the last own move.
    sitting.act(Act::TakeBack).unwrap();
    assert_eq!((sitting.game().len(), sitting.game().ending()), (2, None));
    assert_eq!(sitting.game().decider(), Some(Player(2)));
    sitting.act(Act::TakeBack).unwrap();
    assert_eq!(sitting.game().len(), 0);
}

#[test]
fn the_board_turns_for_whoever_sits_at_the_top() {
    let computer = Sitter::Computer(Level::Beginner);
    for (humans, flipped) in [
        (vec![0], false),
        (vec![1, 3], false),
        (vec![2], true),
        (vec![3], true),
        (vec![2, 3], true),
        (vec![0, 1, 2, 3], false),
        (vec![], false),
    ] {
        let sitters = [0, 1, 2, 3].map(|at| match humans.contains(&at) {
            true => Sitter::Human,
            false => computer,
        });
        let sitting = Sitting::new(game(""), &sitters);
        assert_eq!(sitting.is_flipped(), flipped, "{humans:?}");
    }
}

#[test]
fn a_game_begins_as_it_is_told() {
    let usual = Position::start().to_string();
    let asset = include_str!("../../../../assets/rules/minnaar.ron");
    let placement = "rnbqkbnr/ssssssss/8/8/8/8/SSSSSSSS/RNBQKBNR";
    for start in ["", "  \n", &usual, asset, placement] {
        assert_eq!(game(start).position_text(), usual, "{start}");
        assert_eq!(game(start).start(), usual);
    }
    for (start, word) in [
        ("hello", "rank"),
        ("[\"8\", 3]", "expected"),
        ("8/8/8/8/8/8/8/8", "over"),
        ("8/8/8/3s4/8/8/8/3S4 S 0 0 0", "over"),
        (
            "rnbqkbnr/ssssssss/8/8/8/8/SSSSSSSS/RNBQKBNR X 0 0 0",
            "group",
        ),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "field",
        ),
    ] {
        let told = refusal(start);
        assert!(told.to_lowercase().contains(word), "{start}: {told}");
    }
}

#[test]
fn a_game_as_text_has_a_line_a_round() {
    let mut game = game("");
    for (who, action) in [
        (0, "d2d6"),
        (1, "d1d6"),
        (2, "e7d6"),
        (3, "b8c6"),
        (0, "a2a3"),
    ] {
        game.play(Player(who), action).unwrap();
    }
    game.play(Player(1), "agree").unwrap();
    let export = game.export();
    assert_eq!(export.extension, "txt");
    let lines: Vec<&str> = export.text.lines().collect();
    assert_eq!(lines[2], "1. Sd2-d6 Qd1xd6 Se7xd6 Nb8-c6");
    assert_eq!(lines[3], "2. Sa2-a3");
    assert!(lines[4].starts_with("THE STRUGGLE CONTINUES."));
}

#[test]
fn a_sovereign_is_told_that_it_goes_at_most_four_squares() {
    let mut sitting = Sitting::new(game(""), &[]);
    let place = |square: Square| Place::Board(square.into());
    let from = sitting.choices().iter().find_map(|it| it.from).unwrap();
    let at = from.square().unwrap();
    sitting.act(Act::Touch(from)).unwrap();
    let far = Square::at(at.file(), 7).unwrap();
    let refused = sitting.act(Act::Touch(place(far))).unwrap_err();
    assert_eq!(refused.to_string(), "A Sovereign goes at most four squares");
}

#[test]
fn a_game_that_was_written_is_read_again() {
    let mut played = game("");
    for number in 0..30 {
        let all = played.choices();
        let action = all[number * 5 % all.len()].action.clone();
        let player = played.decider().unwrap();
        played.play(player, &action).unwrap();
    }
    let read = |text: &str| Minnaar::open(text);
    let under_way = read(&played.export().text).unwrap();
    assert_eq!(under_way.log(), played.log());
    assert_eq!(under_way.ending(), None);
    let player = played.decider().unwrap();
    played.play(player, WayOut::Agree.action()).unwrap();
    let text = played.export().text;
    let named = text.replacen('\n', "\nSouthern Sovereigns: Player\n", 1);
    for text in [&text, &named] {
        let over = read(text).unwrap();
        assert_eq!(over.position_text(), played.position_text());
        assert_eq!(over.ending(), played.ending());
    }
    let wrong = text.replacen("1. S", "1. Sz9", 1);
    let refused = read(&wrong).unwrap_err().to_string();
    assert!(refused.starts_with("turn 1, Sz9"), "{refused}");
}
