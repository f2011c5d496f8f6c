use super::*;
use crate::{Point, open};
use engine::Level;
use rules::{Square, Variant};

fn chess(start: &str, sitters: &[Sitter]) -> Sitting {
    Sitting::new(open(Variant::Chess, start).unwrap(), sitters)
}

fn touch(sitting: &mut Sitting, square: Square) -> Result<Vec<Happening>, Refused> {
    sitting.act(Act::Touch(Place::Board(Point::from(square))))
}

#[test]
fn two_touches_make_a_move() {
    let mut sitting = chess("", &[]);
    assert_eq!(touch(&mut sitting, Square::E2), Ok(vec![Happening::Picked]));
    assert_eq!(sitting.goals().len(), 2);
    assert_eq!(
        touch(&mut sitting, Square::E4),
        Ok(vec![Happening::Went { from: 0, to: 1 }])
    );
    assert_eq!(sitting.steps()[0].words, "e4");
    assert!(touch(&mut sitting, Square::E4).is_err());
}

#[test]
fn a_pawn_on_the_last_rank_is_asked_about() {
    let mut sitting = chess("7k/P7/8/8/8/8/8/K7 w - - 0 1", &[]);
    touch(&mut sitting, Square::A7).unwrap();
    assert_eq!(touch(&mut sitting, Square::A8), Ok(vec![Happening::Asked]));
    let Some(Asking::Which(choices)) = sitting.asking() else {
        panic!("asked");
    };
    assert_eq!(choices.len(), 4);
    let action = choices[1].action.clone();
    sitting.act(Act::Choose(action)).unwrap();
    assert_eq!(sitting.asking(), None);
}

#[test]
fn the_computer_replies_and_a_person_takes_back_his_own_move() {
    let mut sitting = chess("", &[Sitter::Human, Sitter::Computer(Level::Beginner)]);
    assert!(sitting.job().is_none());
    touch(&mut sitting, Square::E2).unwrap();
    touch(&mut sitting, Square::E4).unwrap();
    let job = sitting.job().unwrap();
    let action = job.mind.think(job.level, 1, &Default::default()).unwrap();
    let stale = Act::Reply {
        version: job.version + 1,
        action: action.clone(),
    };
    assert_eq!(sitting.act(stale), Err(Refused::Stale));
    let version = job.version;
    sitting.act(Act::Reply { version, action }).unwrap();
    assert_eq!(sitting.game().len(), 2);
    sitting.act(Act::TakeBack).unwrap();
    assert_eq!(sitting.game().len(), 0);
    assert!(sitting.act(Act::TakeBack).is_err());
}

#[test]
fn looking_back_lets_nothing_be_moved() {
    let mut sitting = chess("", &[]);
    touch(&mut sitting, Square::E2).unwrap();
    touch(&mut sitting, Square::E4).unwrap();
    sitting.act(Act::StepBack).unwrap();
    assert_eq!(touch(&mut sitting, Square::E7), Err(Refused::LookingBack));
    let pawn = sitting.look().figures;
    assert!(pawn.iter().any(|it| it.at == Point::from(Square::E2)));
    sitting.act(Act::Live).unwrap();
    touch(&mut sitting, Square::E7).unwrap();
}

#[test]
fn giving_up_asks_first() {
    let mut sitting = chess("", &[]);
    sitting.act(Act::WayOut(WayOut::Resign)).unwrap();
    assert_eq!(sitting.game().ending(), None);
    let done = sitting.act(Act::Confirm).unwrap();
    assert!(done.contains(&Happening::Ended));
    assert_eq!(sitting.game().ending().unwrap().winners, [Player(1)]);
}

#[test]
fn a_kept_game_is_taken_up_where_it_was() {
    let mut sitting = chess("", &[]);
    for square in [Square::E2, Square::E4, Square::E7, Square::E5] {
        touch(&mut sitting, square).unwrap();
    }
    let saved = crate::Saved::of(sitting.game());
    let again = saved.open().unwrap();
    assert_eq!(again.position_text(), sitting.game().position_text());
    assert_eq!(crate::Saved::of(&*again), saved);
    let mut broken = saved;
    broken.log[1].1 = "e7e3".to_owned();
    assert!(broken.open().is_err());
}

#[test]
fn nothing_is_taken_back_while_looking_back() {
    let mut sitting = chess("", &[]);
    for square in [Square::E2, Square::E4, Square::E7, Square::E5] {
        touch(&mut sitting, square).unwrap();
    }
    sitting.act(Act::LookAt(1)).unwrap();
    assert_eq!(sitting.can_take_back(), Err(Refused::LookingBack));
    assert_eq!(sitting.act(Act::TakeBack), Err(Refused::LookingBack));
    assert_eq!((sitting.game().len(), sitting.shown_at()), (2, 1));
    sitting.act(Act::Live).unwrap();
    sitting.act(Act::TakeBack).unwrap();
    assert_eq!(sitting.game().len(), 1);
}

#[test]
fn what_was_taken_back_is_done_again_until_something_else_is_done() {
    let mut sitting = chess("", &[]);
    assert_eq!(sitting.can_redo(), Err(Refused::NothingToRedo));
    for square in [Square::E2, Square::E4, Square::E7, Square::E5] {
        touch(&mut sitting, square).unwrap();
    }
    let position = sitting.game().position_text();
    sitting.act(Act::TakeBack).unwrap();
    sitting.act(Act::TakeBack).unwrap();
    assert_eq!(sitting.game().len(), 0);
    let went = sitting.act(Act::Redo);
    assert_eq!(went, Ok(vec![Happening::Went { from: 0, to: 1 }]));
    sitting.act(Act::Redo).unwrap();
    assert_eq!(sitting.game().position_text(), position);
    assert_eq!(sitting.act(Act::Redo), Err(Refused::NothingToRedo));
    sitting.act(Act::TakeBack).unwrap();
    sitting.act(Act::LookAt(0)).unwrap();
    assert_eq!(sitting.act(Act::Redo), Err(Refused::LookingBack));
    sitting.act(Act::Live).unwrap();
    sitting.act(Act::Choose("c7c5".to_owned())).unwrap();
    assert_eq!(sitting.can_redo(), Err(Refused::NothingToRedo));
}

#[test]
fn the_computers_answer_is_done_again_with_the_move_before_it() {
    let club = Sitter::Computer(Level::Club);
    for variant in [Variant::Chess, Variant::Minnaar] {
        let sitters = [Sitter::Human, club, club, club];
        let mut sitting = Sitting::new(open(variant, "").unwrap(), &sitters);
        for _ in 0..sitting.game().players().len() {
            let action = sitting.game().choices()[0].action.clone();
            let version = sitting.version();
            sitting
                .act(Act::Choose(action.clone()))
                .or_else(|_| sitting.act(Act::Reply { version, action }))
                .unwrap();
        }
        let (len, position) = (sitting.game().len(), sitting.game().position_text());
        sitting.act(Act::TakeBack).unwrap();
        assert_eq!(sitting.game().len(), 0);
        sitting.act(Act::Redo).unwrap();
        assert_eq!(sitting.game().len(), len);
        assert_eq!(sitting.game().position_text(), position);
    }
}

#[test]
fn the_position_that_is_looked_at_is_told() {
    for variant in [Variant::Chess, Variant::Minnaar, Variant::European] {
        let mut sitting = Sitting::new(open(variant, "").unwrap(), &[]);
        let before = sitting.position_text().unwrap();
        let action = sitting.choices()[0].action.clone();
        sitting.act(Act::Choose(action)).unwrap();
        let after = sitting.position_text().unwrap();
        assert_ne!(before, after);
        sitting.act(Act::StepBack).unwrap();
        assert_eq!(sitting.position_text(), Ok(before));
        sitting.act(Act::Live).unwrap();
        assert_eq!(sitting.position_text(), Ok(after));
    }
    // What South knows, then and now.
    let mut sitting = battle();
    let before = sitting.position_text().unwrap();
    for _ in 0..2 {
        let action = sitting.choices()[0].action.clone();
        sitting.act(Act::Choose(action)).unwrap();
        sitting.act(Act::Unveil).unwrap();
    }
    assert_ne!(sitting.position_text().unwrap(), before);
    sitting.act(Act::LookAt(0)).unwrap();
    assert_eq!(sitting.position_text(), Ok(before));
}

#[test]
fn no_text_of_a_game_under_way_tells_how_dice_will_fall() {
    let start = "nations plain korea - - seed 987654";
    let mut sitting = Sitting::new(open(Variant::European, start).unwrap(), &[]);
    let told = |sitting: &Sitting| {
        let texts = [sitting.position_text(), sitting.export().map(|it| it.text)];
        texts.map(|text| text.unwrap().contains("987654"))
    };
    assert_eq!(told(&sitting), [false, false]);
    sitting.act(Act::WayOut(WayOut::Agree)).unwrap();
    sitting.act(Act::Confirm).unwrap();
    assert_eq!(told(&sitting), [false, true]);
}

/// Field Chess between two people, both armies arranged, South before the board.
fn battle() -> Sitting {
    let mut sitting = Sitting::new(open(Variant::Field, "seed 3").unwrap(), &[]);
    for _ in 0..2 {
        sitting.act(Act::Unveil).unwrap();
        sitting.act(Act::Choose("ready".to_owned())).unwrap();
    }
    sitting.act(Act::Unveil).unwrap();
    sitting
}

#[test]
fn no_text_tells_what_is_hidden() {
    let mut sitting = Sitting::new(open(Variant::Field, "seed 3").unwrap(), &[]);
    assert_eq!(sitting.position_text(), Err(Refused::Curtain));
    assert_eq!(sitting.export(), Err(Refused::Curtain));
    sitting.act(Act::Unveil).unwrap();
    let text = sitting.position_text().unwrap();
    assert!(text.ends_with("s 0 0, south arranges"), "{text}");
    let north: String = text.chars().take_while(|it| *it != ' ').collect();
    let mut hidden = north.chars().filter(char::is_ascii_lowercase);
    assert!(hidden.all(|letter| letter == 'x'), "{text}");

    let mut sitting = battle();
    assert_eq!(sitting.export(), Err(Refused::Secret));
    let south = sitting.position_text().unwrap();
    assert!(south.ends_with(" s 0 0"), "{south}");
    assert_ne!(south, sitting.game().position_text());
    let action = sitting.choices()[0].action.clone();
    sitting.act(Act::Choose(action)).unwrap();
    assert_eq!(sitting.position_text(), Err(Refused::Curtain));
    sitting.act(Act::Unveil).unwrap();
    let north = sitting.position_text().unwrap();
    let placement = north.split(' ').next().unwrap();
    let hidden = placement.chars().filter(char::is_ascii_uppercase);
    assert!(hidden.into_iter().all(|letter| letter == 'X'), "{north}");

    sitting.act(Act::WayOut(WayOut::Resign)).unwrap();
    sitting.act(Act::Confirm).unwrap();
    let whole = sitting.position_text().unwrap();
    assert_eq!(whole, sitting.game().position_text());
    assert!(sitting.export().unwrap().text.contains("Set-up"));
}

#[test]
fn people_with_secrets_are_asked_one_by_one_whether_it_is_a_draw() {
    let [south, north] = [Player(0), Player(1)];
    let mut sitting = battle();
    let offer = |sitting: &mut Sitting| {
        sitting.act(Act::WayOut(WayOut::Agree)).unwrap();
        sitting.act(Act::Confirm)
    };
    assert_eq!(offer(&mut sitting), Ok(vec![Happening::Offered]));
    assert_eq!(sitting.game().ending(), None);
    assert_eq!((sitting.curtain(), sitting.asking()), (Some(north), None));
    assert_eq!(sitting.offered_by(), Some(south));
    sitting.act(Act::Unveil).unwrap();
    let (by, to) = (south, north);
    assert_eq!(sitting.asking(), Some(&Asking::Agree { by, to }));
    assert_eq!(sitting.viewer(), Viewer::Player(north));
    // The one who is asked does nothing else, least of all for the other.
    assert!(sitting.choices().is_empty() && sitting.ways_out().is_empty());
    assert_eq!(sitting.act(Act::LookAt(0)), Err(Refused::QuestionOpen));
    assert_eq!(
        sitting.act(Act::Cancel),
        Ok(vec![Happening::Declined(north)])
    );
    assert_eq!((sitting.curtain(), sitting.asking()), (Some(south), None));
    sitting.act(Act::Unveil).unwrap();
    assert!(!sitting.choices().is_empty());

    offer(&mut sitting).unwrap();
    sitting.act(Act::Unveil).unwrap();
    let done = sitting.act(Act::Confirm).unwrap();
    assert!(done.contains(&Happening::Ended));
    assert_eq!(sitting.game().ending().unwrap().reason, "agreed");
}

#[test]
fn where_nothing_is_hidden_one_question_is_enough() {
    let mut open_battle = battle();
    open_battle.act(Act::FaceUp(true)).unwrap();
    for mut sitting in [chess("", &[]), open_battle] {
        sitting.act(Act::WayOut(WayOut::Agree)).unwrap();
        sitting.act(Act::Confirm).unwrap();
        assert_eq!(sitting.game().ending().unwrap().reason, "agreed");
    }
}

#[test]
fn all_who_still_play_are_asked() {
    let start = "nations guild mycenae plain - seed 1";
    let mut sitting = Sitting::new(open(Variant::European, start).unwrap(), &[]);
    let first = sitting.curtain().unwrap();
    sitting.act(Act::Unveil).unwrap();
    sitting.act(Act::WayOut(WayOut::Agree)).unwrap();
    sitting.act(Act::Confirm).unwrap();
    let mut asked = Vec::new();
    while let Some(player) = sitting.curtain() {
        asked.push(player);
        sitting.act(Act::Unveil).unwrap();
        sitting.act(Act::Confirm).unwrap();
    }
    assert_eq!(asked.len(), 2);
    assert!(!asked.contains(&first));
    assert!(sitting.game().ending().is_some());
}
