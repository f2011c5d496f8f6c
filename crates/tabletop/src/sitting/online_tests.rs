use super::*;
use crate::{Ending, Point, open};
use engine::Level;
use rules::{Square, Variant};

const PLAYERS: [Player; 2] = [Player(0), Player(1)];

/// As a room of Ann and Bea tells of it at the screen of whoever plays the `own` side.
fn company(own: Option<usize>) -> Company {
    let sitter = |index| match own == Some(index) {
        true => Sitter::Human,
        false => Sitter::Afar,
    };
    Company {
        sitters: [0, 1].map(sitter).to_vec(),
        names: vec![Some("Ann".to_owned()), Some("Bea".to_owned())],
        ..Company::default()
    }
}

fn chess(own: Option<usize>) -> Sitting {
    Sitting::online(open(Variant::Chess, "").unwrap(), company(own))
}

fn touch(sitting: &mut Sitting, square: Square) -> Result<Vec<Happening>, Refused> {
    sitting.act(Act::Touch(Place::Board(Point::from(square))))
}

/// The room tells of one more decision.
fn room_plays(sitting: &mut Sitting, action: &str) -> Vec<Happening> {
    let mut game = sitting.game().boxed();
    let player = game.decider().unwrap();
    game.play(player, action).unwrap();
    let company = sitting.company().unwrap().clone();
    sitting.follow(&[(player, action.to_owned())], &*game, company)
}

#[test]
fn a_decision_goes_out_and_is_done_when_it_comes_back() {
    let mut sitting = chess(Some(0));
    touch(&mut sitting, Square::E2).unwrap();
    let (player, what) = (PLAYERS[0], Wanted::Play("e2e4".to_owned()));
    assert_eq!(
        touch(&mut sitting, Square::E4),
        Ok(vec![Happening::Wished { player, what }])
    );
    assert_eq!(sitting.game().len(), 0);
    assert_eq!(
        sitting.sent().and_then(|sent| sent.to),
        Some(Point::from(Square::E4))
    );
    assert_eq!(touch(&mut sitting, Square::D2), Err(Refused::UnderWay));
    assert_eq!(
        room_plays(&mut sitting, "e2e4"),
        [Happening::Went { from: 0, to: 1 }]
    );
    assert_eq!((sitting.sent(), sitting.picked()), (None, None));
    assert_eq!(touch(&mut sitting, Square::E7), Err(Refused::NotYourTurn));
}

#[test]
fn what_is_refused_is_in_the_hand_no_more_and_can_be_done_anew() {
    let mut sitting = chess(Some(0));
    touch(&mut sitting, Square::E2).unwrap();
    touch(&mut sitting, Square::E4).unwrap();
    assert_eq!(sitting.take_back_into_hand(), [Happening::PutDown]);
    touch(&mut sitting, Square::E2).unwrap();
    assert!(touch(&mut sitting, Square::E3).is_ok());
}

#[test]
fn an_open_question_stays_sensible() {
    let mut sitting = chess(Some(1));
    sitting.act(Act::WayOut(WayOut::Resign)).unwrap();
    room_plays(&mut sitting, "e2e4");
    let asking = Asking::WayOut(PLAYERS[1], WayOut::Resign);
    assert_eq!(sitting.asking(), Some(&asking));
    let (player, what) = (PLAYERS[1], Wanted::End);
    assert_eq!(
        sitting.act(Act::Confirm),
        Ok(vec![Happening::Wished { player, what }])
    );
    assert_eq!(sitting.asking(), None);
    // What is picked up stays in the hand while only something is asked.
    touch(&mut sitting, Square::E7).unwrap();
    let asked = Company {
        asked: true,
        ..company(Some(1))
    };
    let game = sitting.game().boxed();
    assert_eq!(sitting.follow(&[], &*game, asked), []);
    assert!(sitting.picked().is_some());
    assert_eq!(sitting.act(Act::WayOut(WayOut::Agree)), Err(Refused::Asked));
}

#[test]
fn asking_changes_nothing_by_itself() {
    let mut sitting = chess(Some(0));
    assert_eq!(sitting.can_take_back(), Err(Refused::NothingToTakeBack));
    for action in ["e2e4", "e7e5", "g1f3"] {
        room_plays(&mut sitting, action);
    }
    let wished = |what| {
        let player = PLAYERS[0];
        Ok(vec![Happening::Wished { player, what }])
    };
    assert_eq!(sitting.act(Act::TakeBack), wished(Wanted::TakeBack));
    let draw = sitting.act(Act::WayOut(WayOut::Agree));
    assert_eq!(draw, wished(Wanted::Draw));
    assert_eq!((sitting.game().len(), sitting.ending()), (3, None));
    assert_eq!(sitting.act(Act::Hint), Err(Refused::NoHelp));
    assert!(sitting.act(Act::Redo).is_err());
    // The room lets it be taken back while he looks at the beginning.
    sitting.act(Act::LookAt(1)).unwrap();
    let mut game = sitting.game().boxed();
    game.take_back(2).unwrap();
    let back = sitting.follow(&[], &*game, company(Some(0)));
    assert_eq!(back, [Happening::Jumped]);
    assert_eq!((sitting.game().len(), sitting.shown_at()), (2, 1));
}

#[test]
fn who_looks_on_sees_over_one_shoulder_and_does_nothing() {
    let field = open(Variant::Field, "seed 3").unwrap();
    let mut sitting = Sitting::online(field, company(None));
    assert!(sitting.looks_on() && !sitting.only_computers());
    assert_eq!(sitting.viewer(), Viewer::Player(PLAYERS[0]));
    assert_eq!((sitting.curtain(), sitting.choices()), (None, Vec::new()));
    assert_eq!(sitting.act(Act::TakeBack), Err(Refused::LookingOn));
    let game = sitting.game().boxed();
    let other = Company {
        over: Some(PLAYERS[1]),
        ..company(None)
    };
    let turned = sitting.follow(&[], &*game, other);
    assert_eq!(turned, [Happening::Jumped]);
    assert_eq!(sitting.viewer(), Viewer::Player(PLAYERS[1]));
    assert!(sitting.is_flipped());
}

#[test]
fn the_game_waits_for_who_is_missing_and_ends_when_somebody_has_left() {
    let mut sitting = chess(Some(0));
    let game = sitting.game().boxed();
    let waits = Company {
        waits: true,
        ..company(Some(0))
    };
    sitting.follow(&[], &*game, waits);
    let missing = touch(&mut sitting, Square::E2);
    assert_eq!(missing, Err(Refused::SomebodyMissing));
    let left = Company {
        ending: Some(Ending {
            winners: vec![PLAYERS[0]],
            headline: "Bea has left".to_owned(),
            words: "The game is given up.".to_owned(),
            reason: "left",
        }),
        ..company(Some(0))
    };
    assert_eq!(sitting.follow(&[], &*game, left), [Happening::Ended]);
    assert_eq!(touch(&mut sitting, Square::E2), Err(Refused::Over));
    assert_eq!(sitting.ending().unwrap().winners, [PLAYERS[0]]);
}

#[test]
fn a_computer_decides_for_its_room_too() {
    let mut computers = company(Some(0));
    computers.sitters[1] = Sitter::Computer(Level::Beginner);
    let chess = open(Variant::Chess, "").unwrap();
    let mut sitting = Sitting::online(chess, computers);
    room_plays(&mut sitting, "e2e4");
    let version = sitting.job().unwrap().version;
    let action = "e7e5".to_owned();
    let sent = sitting.act(Act::Reply { version, action }).unwrap();
    assert!(matches!(sent[..], [Happening::Wished { .. }]));
    assert!(sitting.job().is_none(), "until it has come back");
    sitting.take_back_into_hand();
    assert!(sitting.job().is_some());
}
