//! What the vectors do not ask: extension, retreat, survivors, insight.

use rules::battle::{Army, ExtendError, Position, Powers, RetreatError, Terrain};
use rules::{Color, Move, Outcome, Piece, Position as _, Reason, Square};

fn battle(text: &str) -> Position {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn a_battle_is_extended_once_when_its_budget_is_used_up() {
    let mut position = battle("4k3/p7/8/8/8/8/P7/4K3 b field - - 50 50");
    assert_eq!(position.extend(), Err(ExtendError::NotYet));
    position
        .play("e8d7".parse().expect("a move"))
        .expect("legal");
    assert_eq!(
        position.outcome(),
        Some(Outcome {
            winner: None,
            reason: Reason::Budget
        })
    );
    assert!(position.legal_moves().is_empty());
    assert_eq!(position.extend(), Ok(()));
    assert_eq!(position.outcome(), None);
    assert_eq!(position.extend(), Err(ExtendError::Already));
    assert_eq!(position.moves_left(), 20);
}

#[test]
fn mate_at_the_end_of_the_budget_is_no_case_for_an_extension() {
    let mut position = battle("4k3/8/8/8/8/8/1r5p/r3K3 w field - - 51 50");
    assert_eq!(
        position.outcome().map(|o| o.reason),
        Some(Reason::Checkmate)
    );
    assert_eq!(position.extend(), Err(ExtendError::NotYet));
}

#[test]
fn the_counter_warns_inside_the_last_ten_moves() {
    for (number, budget, warns) in [
        (40, 50, false),
        (41, 50, true),
        (60, 70, false),
        (61, 70, true),
    ] {
        let position = battle(&format!(
            "4k3/p7/8/8/8/8/P7/4K3 w field - - {number} {budget}"
        ));
        assert_eq!(position.is_running_out(), warns, "{number} of {budget}");
    }
}

#[test]
fn nobody_retreats_while_in_check_or_after_the_end() {
    let checked = battle("4k3/8/8/8/8/8/4r3/P3K3 w field - - 5 50");
    assert_eq!(checked.retreat(), Err(RetreatError::InCheck));
    let over = battle("4k3/8/8/8/8/8/8/4K3 w field - - 5 50");
    assert_eq!(over.retreat(), Err(RetreatError::Over));
}

#[test]
fn a_retreat_keeps_the_own_half_and_the_reserve() {
    let position = battle("4k2q/8/R7/1p1p4/N1b5/8/8/6K1 w field - QPn 5 50");
    let outcome = position.retreat().expect("not in check");
    assert_eq!(
        outcome,
        Outcome {
            winner: Some(Color::Black),
            reason: Reason::Retreat
        }
    );
    let kept = position.survivors(&outcome).map(|army| army.to_string());
    assert_eq!(kept, ["1Q1N1P", "1Q1B1N2P"]);
}

#[test]
fn towers_are_never_kept() {
    let position = battle("r3k3/8/8/3tt3/8/8/P7/4K3 w siege - - 5 50");
    let resigned = position.resign(Color::White);
    let kept = position.survivors(&resigned).map(|army| army.to_string());
    assert_eq!(kept, ["-", "1R"]);
    let drawn = Outcome {
        winner: None,
        reason: Reason::Budget,
    };
    assert_eq!(position.survivors(&drawn)[0].to_string(), "1P");
}

#[test]
fn the_last_piece_of_a_type_arms_the_king() {
    let position = battle("3rk3/8/2n5/8/8/8/8/R3K2R w field - - 5 50");
    let rook = Powers {
        rook: true,
        ..Powers::NONE
    };
    assert_eq!(position.disarms(Square::D8), rook);
    assert_eq!(
        position.disarms(Square::C6),
        Powers {
            knight: true,
            ..Powers::NONE
        }
    );
    assert_eq!(
        position.disarms(Square::A1),
        Powers::NONE,
        "another Rook remains"
    );
    assert_eq!(position.powers(Color::Black).to_string(), "rook, knight");
}

#[test]
fn a_defence_through_the_piece_itself_is_a_phantom() {
    let position = battle("4k3/8/4r3/8/8/8/8/4K2R w field - - 5 50");
    let defence = position.defence(Square::E6);
    assert!(defence.phantom && defence.defenders.is_empty());
    let beside = battle("4k3/4r3/8/8/8/8/8/4K2R w field - - 5 50").defence(Square::E7);
    assert!(!beside.phantom && beside.defenders.has(Square::E8));
    let two = battle("r3k3/8/4r3/8/8/8/8/4K2R w field - - 5 50").defence(Square::E6);
    assert!(!two.phantom && two.defenders.has(Square::E8));
}

#[test]
fn a_shot_leaves_the_tower_where_it_is() {
    let mut position = battle("4k3/8/8/3tt3/8/8/3P4/4K3 b siege - - 5 50");
    let shot: Move = "d5d2".parse().expect("a move");
    assert_eq!(
        (position.moved(shot), position.captured(shot)),
        (Some(Piece::Tower), Some(Piece::Pawn))
    );
    position.play(shot).expect("legal");
    assert_eq!(
        position.piece_at(Square::D5),
        Some((Color::Black, Piece::Tower))
    );
    assert_eq!(position.piece_at(Square::D2), None);
}

#[test]
fn taking_a_tower_may_open_a_knights_way_to_the_own_king() {
    // With the Tower on d5 gone, the Knight on e6 reaches d4 over the breach.
    let position = battle("7k/8/4n3/3tt3/3K4/8/3R4/8 w siege - - 5 50");
    assert!(!position.is_legal("d2d5".parse().expect("a move")));
    let harmless = battle("7k/8/8/3tt3/2K5/8/3R4/8 w siege - - 5 50");
    assert!(harmless.is_legal("d2d5".parse().expect("a move")));
}

#[test]
fn illegal_moves_change_nothing_and_are_named() {
    let mut position = Position::start(Terrain::River);
    let before = position.clone();
    let error = position
        .play("e2e5".parse().expect("a move"))
        .expect_err("not legal");
    assert_eq!(error.to_string(), "e2e5 is not a legal move here");
    assert_eq!(position, before);
    assert!(position.parse_move("castle").is_err());
}

#[test]
fn armies_are_read_in_any_order_and_written_in_one() {
    assert_eq!(
        "4P1N1R".parse::<Army>().map(|army| army.to_string()),
        Ok("1R1N4P".to_owned())
    );
    for wrong in [
        "", "P", "0P", "1K", "1T", "2p", "1P2P", "P1", "1P ", "99999P",
    ] {
        assert!(wrong.parse::<Army>().is_err(), "{wrong:?}");
    }
}
