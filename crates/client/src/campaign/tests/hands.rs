use super::super::running::carry_out;
use super::*;
use ::campaign::Command;
use rules::Piece;
use rules::battle::Army;

#[test]
fn the_picker_starts_at_nobody() {
    let (mut session, mut feed) = (against_computer("army white b4 4P1N"), Feed::default());
    all(
        &mut session,
        &mut feed,
        &[Act::Touch(at("b4")), Act::Touch(at("c5"))],
    );
    let Some(Question::Party(picking)) = session.question() else {
        panic!("it asks who goes");
    };
    assert_eq!((picking.way, picking.picked), (Way::March, Army::default()));
    assert_eq!(picking.able, "4P1N".parse().unwrap());
    assert_eq!(refused(&mut session, &mut feed, Act::Go), Refused::Nobody);
    all(&mut session, &mut feed, &[Act::Pick(Piece::Pawn, 9)]);
    let Some(Question::Party(picking)) = session.question() else {
        panic!("it still asks");
    };
    assert_eq!(
        picking.picked,
        "4P".parse().unwrap(),
        "at most those there are"
    );
    all(
        &mut session,
        &mut feed,
        &[Act::PickNobody, Act::Pick(Piece::Pawn, 2), Act::Go],
    );
    assert_eq!(last(&session), "march b4 c5 2P");
    assert_eq!(session.question(), None);
    assert_eq!(
        session.selected(),
        Some(at("b4")),
        "some of them are still there"
    );
}

#[test]
fn who_has_moved_says_so_when_an_enemy_beside_him_is_clicked() {
    let lines = "army white b4 2P\narmy black d4 9P";
    let (mut session, mut feed) = (against_computer(lines), Feed::default());
    let march = ["b4", "c4"].map(|it| Act::Touch(at(it)));
    all(&mut session, &mut feed, &march);
    all(&mut session, &mut feed, &[Act::PickAll, Act::Go]);
    assert_eq!(session.selected(), Some(at("c4")));
    let done = session.act(Act::Touch(at("d4")), &mut feed).unwrap();
    let stays = Happening::Stays(at("c4"), Stays::Moved);
    assert_eq!(done, [Happening::Selected(at("d4")), stays]);
    assert!(Stays::Moved.words(at("c4")).contains("c4 can attack"));
    // Who is clicked without an army in the hand is only looked at.
    let done = session.act(Act::Touch(at("c5")), &mut feed).unwrap();
    assert_eq!(done, [Happening::Selected(at("c5"))]);
}

#[test]
fn one_piece_walks_at_once_but_does_not_attack_unasked() {
    let lines = "army white b4 1N\narmy black c5 9P";
    let (mut session, mut feed) = (against_computer(lines), Feed::default());
    all(
        &mut session,
        &mut feed,
        &[Act::Touch(at("b4")), Act::Touch(at("c5"))],
    );
    assert!(matches!(session.question(), Some(Question::Party(_))));
    all(
        &mut session,
        &mut feed,
        &[Act::Cancel, Act::Touch(at("b3"))],
    );
    assert_eq!(last(&session), "march b4 b3 1N");
    assert_eq!(
        session.selected(),
        Some(at("b3")),
        "whoever walks stays selected"
    );
    assert_eq!(feed.left(Color::White), 1);
}

#[test]
fn riders_choose_their_way() {
    let (mut session, mut feed) = (against_computer("army white b4 2N"), Feed::default());
    all(
        &mut session,
        &mut feed,
        &[Act::Touch(at("b4")), Act::Touch(at("d5"))],
    );
    all(
        &mut session,
        &mut feed,
        &[Act::PickVia(at("c5")), Act::PickAll, Act::Go],
    );
    assert_eq!(last(&session), "ride b4 d5 2N via c5");
}

#[test]
fn a_ride_over_a_square_that_does_not_serve_is_refused() {
    let (mut session, mut feed) = (against_computer("army white b4 2N"), Feed::default());
    all(
        &mut session,
        &mut feed,
        &[Act::Touch(at("b4")), Act::Touch(at("d5")), Act::PickAll],
    );
    all(&mut session, &mut feed, &[Act::PickVia(at("a1"))]);
    assert!(matches!(
        refused(&mut session, &mut feed, Act::Go),
        Refused::Rules(_)
    ));
}

#[test]
fn rally_points_are_set_one_after_the_other() {
    let (mut session, mut feed) = (against_computer("army white b4 2P1N"), Feed::default());
    assert_eq!(
        refused(&mut session, &mut feed, Act::AimRally),
        Refused::NoArmy
    );
    for (goal, piece) in [("f7", Piece::Pawn), ("f1", Piece::Knight)] {
        all(
            &mut session,
            &mut feed,
            &[Act::Select(at("b4")), Act::AimRally],
        );
        assert!(session.is_aiming());
        all(&mut session, &mut feed, &[Act::Touch(at(goal))]);
        let Some(Question::Party(picking)) = session.question() else {
            panic!("it asks who goes");
        };
        assert_eq!(picking.way, Way::Rally);
        all(&mut session, &mut feed, &[Act::Pick(piece, 1), Act::Go]);
        assert!(!session.is_aiming());
    }
    assert_eq!(session.view().orders.len(), 2);
    // A single one left is not asked about; then nobody is.
    all(
        &mut session,
        &mut feed,
        &[Act::Select(at("b4")), Act::AimRally, Act::Touch(at("g8"))],
    );
    assert_eq!(last(&session), "rally b4 g8 1P");
    all(&mut session, &mut feed, &[Act::Select(at("b4"))]);
    assert_eq!(
        refused(&mut session, &mut feed, Act::AimRally),
        Refused::AllPromised(at("b4"))
    );
}

#[test]
fn what_is_left_to_decide_is_gone_through_in_a_ring() {
    let lines = "army white b4 2P\narmy white c2 1R";
    let (mut session, mut feed) = (against_computer(lines), Feed::default());
    let mut seen = Vec::new();
    for _ in 0..4 {
        all(&mut session, &mut feed, &[Act::NextTodo]);
        seen.push(session.selected().unwrap());
    }
    // Armies come before the idle capital.
    assert_eq!(seen, ["c2", "b4", "a4", "c2"].map(at));
    all(&mut session, &mut feed, &[Act::PreviousTodo]);
    assert_eq!(session.selected(), Some(at("a4")));
    let select = Act::Select(at("b4"));
    all(&mut session, &mut feed, &[select, Act::SetAside]);
    assert_eq!(session.view().todo.len(), 2);
    // Where nothing waits, or nobody stands, it says so.
    all(&mut session, &mut feed, &[select]);
    assert_eq!(
        refused(&mut session, &mut feed, Act::SetAside),
        Refused::NotWaiting(at("b4"))
    );
    all(&mut session, &mut feed, &[Act::Select(at("a4"))]);
    assert_eq!(
        refused(&mut session, &mut feed, Act::SetAside),
        Refused::NoArmy
    );
}

#[test]
fn the_turn_ends_after_one_question() {
    let world = "army white b4 2P\ngold white 9";
    let (mut session, mut feed) = (hotseat(world), Feed::default());
    all(&mut session, &mut feed, &[Act::EndTurn]);
    assert_eq!(session.question(), Some(Question::EndTurn(2)));
    all(&mut session, &mut feed, &[Act::Cancel]);
    assert_eq!(session.view().turn, Color::White);
    all(&mut session, &mut feed, &[Act::EndTurn, Act::Confirm]);
    assert_eq!(session.campaign().state().turn(), Color::Black);
    assert_eq!(
        refused(&mut session, &mut feed, Act::EndTurn),
        Refused::Covered
    );
}

#[test]
fn the_turn_ends_at_once_where_nobody_wishes_to_be_asked_or_nothing_can_be_done() {
    let mut feed = Feed::default();
    let mut session = hotseat("army white b4 2P\ngold white 9");
    let asked = carry_out(&mut session, Act::EndTurn, true, &mut feed);
    assert_eq!(asked, Ok(vec![Happening::Asked]));
    all(&mut session, &mut feed, &[Act::Cancel]);
    carry_out(&mut session, Act::EndTurn, false, &mut feed).unwrap();
    assert_eq!(session.campaign().state().turn(), Color::Black);
    // A city that nobody can pay for is nothing to be asked about.
    let mut poor = hotseat("gold white 0");
    assert_eq!(poor.view().todo.len(), 1);
    all(&mut poor, &mut feed, &[Act::EndTurn]);
    assert_eq!(poor.campaign().state().turn(), Color::Black);
}

#[test]
fn what_is_refused_changes_nothing() {
    let (mut session, mut feed) = (against_computer("army white b4 2P"), Feed::default());
    for act in [
        Act::Go,
        Act::Confirm,
        Act::Fight,
        Act::PickAll,
        Act::LiftCurtain,
        Act::Undo,
        Act::Say(Command::Resolve),
        Act::Say(Command::Hold),
        Act::Say(Command::Land { at: at("c4") }),
        Act::Say(Command::Build {
            at: at("h4"),
            piece: Piece::Knight,
        }),
    ] {
        refused(&mut session, &mut feed, act);
    }
}

#[test]
fn a_command_taken_back_is_shown_to_nobody() {
    let (mut session, mut feed) = (hotseat("army white b4 2P"), Feed::default());
    let before = session.campaign().state().clone();
    let march = "march b4 c5 2P";
    let march = Command::parse(march, session.view().size()).unwrap();
    all(&mut session, &mut feed, &[Act::Say(march)]);
    assert_eq!(feed.left(Color::Black), 1, "without fog the other sees it");
    all(&mut session, &mut feed, &[Act::Undo]);
    assert_eq!(session.campaign().state(), &before);
    assert_eq!(feed.left(Color::Black), 0);
    let step = feed.take(Color::White).unwrap();
    assert!(step.events.is_empty() && step.view == *session.view());
    assert!(feed.take(Color::White).is_none());
    refused(&mut session, &mut feed, Act::Undo);
}

#[test]
fn giving_up_asks_first() {
    let (mut session, mut feed) = (against_computer(""), Feed::default());
    all(&mut session, &mut feed, &[Act::Resign]);
    assert_eq!(session.question(), Some(Question::Resign(Color::White)));
    all(&mut session, &mut feed, &[Act::Confirm]);
    assert_eq!(session.campaign().state().won(), Some(Color::Black));
    assert_eq!(
        refused(&mut session, &mut feed, Act::EndTurn),
        Refused::Over
    );
}
