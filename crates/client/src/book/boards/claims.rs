//! What pages and captions say of the little boards, held against the rules.

use super::examples::{EXAMPLES, Example, example};
use super::{Live, battle::LiveBattle, table::LiveTable};
use crate::battle::{Action, Power, Table};
use rules::{Color, Piece, Reason, Square};
use std::collections::BTreeSet;
use tabletop::{Choice, Place, Point};

fn battle(name: &str) -> LiveBattle {
    match Live::new(example(name).expect("an example")) {
        Some(Live::Battle(live)) => *live,
        _ => panic!("{name} is no battle"),
    }
}

fn table(name: &str) -> LiveTable {
    match Live::new(example(name).expect("an example")) {
        Some(Live::Table(live)) => *live,
        _ => panic!("{name} is no game at a table"),
    }
}

fn square(name: &str) -> Square {
    let mut all = Square::all();
    all.find(|at| at.to_string() == name).expect("a square")
}

/// Picks a piece up by a touch and tells where it may go.
fn goals(live: &mut LiveBattle, from: &str) -> BTreeSet<String> {
    live.act(Action::Touch(square(from)));
    let goals = live.table().goals();
    live.put_down();
    goals.iter().map(|mv| mv.to().to_string()).collect()
}

fn set(names: &str) -> BTreeSet<String> {
    names.split_whitespace().map(str::to_owned).collect()
}

/// Moves by touches.
fn plays(live: &mut LiveBattle, moves: &str) {
    for mv in moves.split_whitespace() {
        let before = live.table().record().len();
        live.act(Action::Touch(square(&mv[..2])));
        live.act(Action::Touch(square(&mv[2..4])));
        if let Some(letter) = mv.chars().nth(4) {
            let piece = Piece::ALL.into_iter().find(|it| it.letter() == letter);
            live.act(Action::Promote(piece.expect("a piece")));
        }
        assert_eq!(
            live.table().record().len(),
            before + 1,
            "{mv}: {:?}",
            live.told()
        );
    }
}

fn powers(table: &Table, color: Color) -> Vec<Power> {
    let powers = table.position().powers(color);
    let all = Power::ALL.into_iter();
    all.filter(|power| power.is_in(powers)).collect()
}

#[test]
fn every_example_can_be_touched_and_its_caption_names_nothing_that_is_not_there() {
    for example in EXAMPLES {
        let Example { name, .. } = example;
        let live = Live::new(example).unwrap_or_else(|| panic!("{name} is no position"));
        assert!(!live.has_changed() && !live.is_held(), "{name}");
        match &live {
            Live::Battle(live) => {
                assert!(live.table().is_persons_turn(), "{name}");
                let mut skipped = live.table().position().clone();
                skipped.skip_turn();
                assert!(!skipped.is_check(), "{name}: a King could be taken");
            }
            Live::Table(live) => {
                assert!(!live.seen().choices.is_empty(), "{name}");
                assert!(live.sitting().curtain().is_none(), "{name}");
            }
        }
        assert!(example.caption.say().len() > 20, "{name}");
    }
    let names: BTreeSet<&str> = EXAMPLES.iter().map(|it| it.name).collect();
    assert_eq!(names.len(), EXAMPLES.len());
}

#[test]
fn powers_come_and_go() {
    let mut live = battle("powers");
    assert_eq!(powers(live.table(), Color::White), Power::ALL);
    let from_d4 = goals(&mut live, "d4");
    for goal in ["d1", "c4", "h8", "e6", "b3"] {
        assert!(from_d4.contains(goal), "{goal} of {from_d4:?}");
    }
    plays(&mut live, "d4d3 g2h1");
    assert_eq!(
        powers(live.table(), Color::White),
        [Power::Rook, Power::Bishop]
    );

    let mut live = battle("hunt");
    assert_eq!(
        powers(live.table(), Color::Black),
        [Power::Rook, Power::Bishop]
    );
    plays(&mut live, "d1d5");
    assert!(powers(live.table(), Color::Black).is_empty());

    let mut live = battle("field");
    assert_eq!(goals(&mut live, "e1"), set("d3 f3"));

    let mut live = battle("reserve");
    for (piece, power) in [(Piece::Rook, Power::Rook), (Piece::Knight, Power::Knight)] {
        live.act(Action::SelectReserve(piece));
        assert_eq!(
            live.table().goals().len(),
            7,
            "every free square of the back rank"
        );
        live.act(Action::Touch(square("b1")));
        assert_eq!(powers(live.table(), Color::White), [power]);
        assert_eq!(live.table().position().is_check(), piece == Piece::Rook);
        live.take_back();
    }

    let mut live = battle("pawn");
    for (letter, power) in [
        ("r", Power::Rook),
        ("b", Power::Bishop),
        ("n", Power::Knight),
    ] {
        plays(&mut live, &format!("a7a8{letter}"));
        assert_eq!(powers(live.table(), Color::White), [power]);
        assert_eq!(live.table().position().is_check(), letter == "r");
        live.take_back();
    }
}

#[test]
fn a_phantom_guards_nothing() {
    let mut live = battle("phantom");
    let position = live.table().position();
    assert!(position.defence(square("d5")).phantom);
    assert!(
        !position.attackers(square("d5"), Color::Black).is_empty(),
        "it seems to"
    );
    plays(&mut live, "d1d5");
    assert!(live.table().position().is_check());
    assert!(powers(live.table(), Color::Black).is_empty());
    assert!(!goals(&mut live, "d8").contains("d5"));
    assert_eq!(
        live.table().outcome(),
        None,
        "the pawn keeps him from a rout"
    );
}

#[test]
fn checks_cut_both_ways() {
    let mut live = battle("edged");
    let from_d1 = goals(&mut live, "d1");
    assert!(
        !from_d1.contains("e1") && !from_d1.contains("e2"),
        "{from_d1:?}"
    );
    plays(&mut live, "a1a8");
    assert!(live.table().position().is_check());
    plays(&mut live, "e8e7 d1e1");
    assert!(live.table().position().is_check());
}

#[test]
fn a_lone_king_is_routed() {
    let mut live = battle("rout");
    plays(&mut live, "h1h5");
    let outcome = live.table().outcome().expect("the end");
    assert_eq!(
        (outcome.winner, outcome.reason),
        (Some(Color::White), Reason::Rout)
    );
}

#[test]
fn the_grounds_do_what_is_said() {
    let mut river = battle("river");
    assert_eq!(goals(&mut river, "a4"), set("a1 a2 a3"));
    assert_eq!(goals(&mut river, "d4"), set("b3 b5 c2 e2 e6 f3"));
    assert!(goals(&mut river, "b4").is_superset(&set("b5 b6 b7 b8")));

    let mut hill = battle("hill");
    assert_eq!(
        goals(&mut hill, "a2"),
        set("a1 a3 a4 a5 a6 b2 c2 d2 e2 f2 g2 h2")
    );
    assert_eq!(goals(&mut hill, "c1"), set("a3 b2 d2 e3 f4 g5 h6"));
    plays(&mut hill, "a2a6 g8f8");
    assert!(goals(&mut hill, "a6").is_superset(&set("a7 a8 a1 h6")));

    let mut forest = battle("forest");
    assert_eq!(
        goals(&mut forest, "a2"),
        set("a1 a3 a4 b2 c2 d2 e2 f2 g2 h2")
    );
    assert_eq!(goals(&mut forest, "c1"), set("a3 b2 d2 e3 f4"));
    plays(&mut forest, "a2a4 g8f8");
    assert!(goals(&mut forest, "a4").is_superset(&set("a5 a8 h4 a1")));
}

#[test]
fn a_siege_does_what_is_said() {
    let mut wall = battle("wall");
    assert_eq!(goals(&mut wall, "a4"), set("a5"));
    assert!(goals(&mut wall, "c4").is_superset(&set("c5 c6 c7 c8")));
    plays(&mut wall, "a4a5");
    assert!(goals(&mut wall, "d5").contains("a5"), "over gate and wall");
    plays(&mut wall, "d5a5");
    let position = wall.table().position();
    assert_eq!(
        position.piece_at(square("d5")),
        Some((Color::Black, Piece::Tower))
    );
    assert_eq!(position.piece_at(square("a5")), None);

    let mut breach = battle("breach");
    let leaps = goals(&mut breach, "f4");
    assert!(leaps.is_superset(&set("e6 g6 d5")), "{leaps:?}");
    plays(&mut breach, "d3d5");
    assert!(goals(&mut breach, "e5").contains("d5"));
}

fn point(name: &str) -> Point {
    square(name).into()
}

fn from(live: &LiveTable, name: Point) -> Vec<&Choice> {
    let choices = live.seen().choices.iter();
    choices
        .filter(|it| it.from == Some(Place::Board(name)))
        .collect()
}

fn reached(live: &LiveTable, name: &str) -> BTreeSet<String> {
    let goals = from(live, point(name)).into_iter().filter_map(|it| it.to);
    goals.map(|to| to.to_string()).collect()
}

fn moves(live: &mut LiveTable, one: Point, other: Point) {
    live.touch(one);
    live.touch(other);
    assert!(live.has_changed(), "{:?}", live.told());
}

#[test]
fn chess_and_minnaar_do_what_is_said() {
    let special = table("chess-special");
    assert!(reached(&special, "e1").is_superset(&set("c1 g1")));
    assert!(reached(&special, "e5").contains("d6"));
    for (goal, reason) in [("f8", "checkmate"), ("f7", "stalemate")] {
        let mut mate = table("chess-mate");
        moves(&mut mate, point("f1"), point(goal));
        assert_eq!(
            mate.seen().ending.as_ref().map(|it| it.reason),
            Some(reason)
        );
        mate.take_back();
        assert!(mate.seen().ending.is_none());
    }
    assert!(!reached(&table("chess-endgame"), "e7").is_empty());
    let moving = table("minnaar-moving");
    let goals = reached(&moving, "d4");
    assert!(
        goals.is_superset(&set("d8 h4 d2 g7 a7")) && !goals.contains("b4"),
        "{goals:?}"
    );
    let mut end = table("minnaar-end");
    moves(&mut end, point("d3"), point("d6"));
    assert_eq!(
        end.seen().ending.as_ref().map(|it| it.reason),
        Some("divide-and-conquer")
    );
}

#[test]
fn field_chess_does_what_is_said() {
    let fight = |from: (u8, u8)| {
        let mut live = table("field-fight");
        moves(&mut live, Point::at(from.0, 5), Point::at(from.0, 6));
        let figures = &live.seen().look.figures;
        let stands = |row: u8| figures.iter().any(|it| it.at == Point::at(from.0, row));
        [stands(5), stands(6)]
    };
    assert_eq!(fight((0, 0)), [false, true], "the Colonel moves in");
    assert_eq!(fight((2, 0)), [false, false], "both Majors fall");
    assert_eq!(fight((4, 0)), [false, false], "the Bomb takes both");
    let engineer = table("field-engineer");
    assert!(
        from(&engineer, Point::at(0, 1)).len() > 12,
        "it turns corners"
    );
    let known = table("field-known");
    let attacks = from(&known, Point::at(2, 5));
    assert!(
        attacks.iter().any(|it| it.to == Some(Point::at(2, 6))),
        "over the bridge"
    );
}

#[test]
fn the_nations_do_what_is_said() {
    let plain = table("european-plain");
    assert!(reached(&plain, "d3").contains("d8"));
    let mut guild = table("european-guild");
    moves(&mut guild, point("d7"), point("d3"));
    let buttons = &guild.seen().buttons;
    assert!(
        buttons.iter().any(|it| it.action == "strike"),
        "{buttons:?}"
    );
    let china = table("european-china");
    assert!(reached(&china, "d1").is_superset(&set("d4 d5 d6 d7")));
    assert!(reached(&china, "b5").is_superset(&set("a5 c5 b6")));
    let mycenae = table("european-mycenae");
    let choices = &mycenae.seen().choices;
    let burn = choices
        .iter()
        .find(|it| it.action == "burn d4")
        .expect("it burns");
    let doomed: BTreeSet<String> = burn.destroys.iter().map(ToString::to_string).collect();
    assert!(doomed.is_superset(&set("d3 c4 d5")), "{doomed:?}");
    let korea = table("european-korea");
    assert!(reached(&korea, "d4").contains("h4") && reached(&korea, "c3").contains("c8"));
    let ottomans = table("european-ottomans");
    let placed = ottomans.seen().choices.iter();
    let free: BTreeSet<String> = placed
        .filter(|it| matches!(it.from, Some(Place::Reserve(_))))
        .filter_map(|it| it.to.map(|to| to.to_string()))
        .collect();
    assert_eq!(free, set("a1 c1 d1"));
}
