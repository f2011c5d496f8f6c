//! Taking back, looking back, hints and replaying.

use super::*;

#[test]
fn taking_back_goes_to_the_persons_turn() {
    let mut table = table(ATTACKING, &Position::start(Terrain::Field).to_string());
    play(&mut table, "e2e4 e7e5 g1f3");
    table.act(Action::TakeBack).unwrap();
    assert_eq!(table.record().len(), 2);
    table.act(Action::TakeBack).unwrap();
    assert_eq!(table.record().len(), 0);
    let mut defending = super::table(DEFENDING, &Position::start(Terrain::Field).to_string());
    play(&mut defending, "e2e4");
    assert_eq!(
        refused(&mut defending, Action::TakeBack),
        Refused::NothingToTakeBack
    );
    play(&mut defending, "e7e5 g1f3");
    defending.act(Action::TakeBack).unwrap();
    assert_eq!(defending.record().len(), 1);
    let mut hotseat = super::table(HOTSEAT, &Position::start(Terrain::Field).to_string());
    play(&mut hotseat, "e2e4 e7e5");
    hotseat.act(Action::TakeBack).unwrap();
    assert_eq!(hotseat.record().len(), 1);
}

#[test]
fn looking_back_shows_and_does_not_play() {
    let mut table = table(HOTSEAT, &Position::start(Terrain::Field).to_string());
    play(&mut table, "e2e4 e7e5 g1f3");
    assert_eq!(table.act(Action::LookAt(0)), Ok(vec![Happening::Jumped]));
    assert_eq!(table.shown(), table.record().start());
    assert_eq!(
        refused(&mut table, Action::Touch(Square::E2)),
        Refused::LookingBack
    );
    table.act(Action::StepForward).unwrap();
    assert_eq!((table.shown_at(), table.is_live()), (1, false));
    table.act(Action::StepBack).unwrap();
    assert_eq!(table.act(Action::StepBack), Ok(vec![]));
    table.act(Action::Live).unwrap();
    assert!(table.is_live());
    table.act(Action::StepBack).unwrap();
    table.act(Action::StepForward).unwrap();
    assert!(table.is_live());
}

#[test]
fn a_hint_belongs_to_its_position() {
    let mut table = table(HOTSEAT, &Position::start(Terrain::Field).to_string());
    assert_eq!(table.act(Action::Hint), Ok(vec![Happening::HintWanted]));
    let version = table.version();
    let found = Action::HintFound {
        version,
        mv: mv("d2d4"),
    };
    table.act(found).unwrap();
    assert_eq!(table.hint(), Some(mv("d2d4")));
    play(&mut table, "e2e4");
    assert_eq!(table.hint(), None);
    assert_eq!(refused(&mut table, found), Refused::Stale);
}

#[test]
fn replaying_the_record_gives_the_same_position() {
    let mut table = table(HOTSEAT, &Position::start(Terrain::Siege).to_string());
    let mut state = 7_u64;
    for _ in 0..60 {
        let moves = table.position().legal_moves();
        if moves.is_empty() {
            break;
        }
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        let chosen = moves[(state >> 33) as usize % moves.len()];
        table.act(Action::Play(chosen)).unwrap();
    }
    assert!(table.record().len() > 10);
    if table.act(Action::Resign).is_ok() {
        table.act(Action::Confirm).unwrap();
    }
    let entries = table.record().entries();
    let again = Record::replay(table.record().start().clone(), entries).unwrap();
    assert_eq!(again.last(), table.position());
    assert_eq!(again.ended(), table.outcome());
    let broken = [Entry::Move(mv("e2e4")), Entry::Move(mv("e2e4"))];
    let start = table.record().start().clone();
    assert_eq!(Record::replay(start, &broken).err(), Some(1));
}

#[test]
fn captures_are_listed_up_to_the_shown_position() {
    let mut table = table(HOTSEAT, "4k3/8/8/3p4/4P3/8/8/R3K2r w field - - 1 50");
    play(&mut table, "e1d2 h1a1 e4d5");
    let record = table.record();
    assert_eq!(record.captured(Color::White, 3), [Piece::Rook]);
    assert_eq!(record.captured(Color::Black, 3), [Piece::Pawn]);
    assert_eq!(record.captured(Color::Black, 2), []);
}
