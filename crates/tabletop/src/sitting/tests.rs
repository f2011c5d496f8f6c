use super::*;
use crate::{Point, open};
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
