use super::*;

/// As a room of Ann and Bea tells of it at the screen of whoever fights the `own` side.
fn standing(own: Option<Color>, moves: &str) -> Standing {
    let seat = |color| match own == Some(color) {
        true => Seat::Human,
        false => Seat::Afar,
    };
    Standing {
        seats: Color::ALL.map(seat),
        entries: moves
            .split_whitespace()
            .map(|it| Entry::Move(mv(it)))
            .collect(),
        extends: None,
        company: Company {
            names: [Some("Ann".to_owned()), Some("Bea".to_owned())],
            ..Company::default()
        },
    }
}

fn afar(own: Option<Color>, moves: &str) -> Table {
    Table::online(BattleSetup::default(), standing(own, moves)).unwrap()
}

const ANN: Option<Color> = Some(Color::White);
const BEA: Option<Color> = Some(Color::Black);

#[test]
fn a_move_goes_out_and_is_done_when_it_comes_back() {
    let mut table = afar(ANN, "");
    table.act(Action::Touch(Square::E2)).unwrap();
    let what = Wanted::Move(mv("e2e4"));
    let wished = Happening::Wished {
        color: Color::White,
        what,
    };
    assert_eq!(table.act(Action::Touch(Square::E4)), Ok(vec![wished]));
    assert_eq!((table.record().len(), table.sent()), (0, Some(what)));
    assert_eq!(
        refused(&mut table, Action::Touch(Square::D2)),
        Refused::UnderWay
    );
    let done = table.follow(standing(ANN, "e2e4"));
    assert!(matches!(done[0], Happening::Moved { .. }));
    assert_eq!((table.record().len(), table.sent()), (1, None));
    assert_eq!(
        refused(&mut table, Action::Touch(Square::E7)),
        Refused::NotYourTurn
    );
}

#[test]
fn what_is_refused_is_put_down() {
    let mut table = afar(ANN, "");
    table.act(Action::Touch(Square::E2)).unwrap();
    table.act(Action::Touch(Square::E4)).unwrap();
    assert_eq!(table.take_back_into_hand(), [Happening::PutDown]);
    assert_eq!((table.selection(), table.sent()), (None, None));
}

#[test]
fn the_room_takes_back_while_somebody_looks_back() {
    let mut table = afar(BEA, "e2e4 e7e5 g1f3");
    table.act(Action::LookAt(1)).unwrap();
    let back = table.follow(standing(BEA, "e2e4 e7e5"));
    assert_eq!(back, [Happening::Jumped]);
    assert_eq!((table.record().len(), table.shown_at()), (2, 1));
    table.follow(standing(BEA, ""));
    assert!(table.is_live());
    assert_eq!(
        refused(&mut table, Action::TakeBack),
        Refused::NothingToTakeBack
    );
}

#[test]
fn the_extension_is_asked_at_one_screen_and_told_at_the_other() {
    let asked = |own, side| Standing {
        extends: side,
        ..standing(own, "e2e4")
    };
    let mut ann = afar(ANN, "");
    let mut bea = afar(BEA, "");
    let white = Some(Color::White);
    assert!(ann.follow(asked(ANN, white)).contains(&Happening::Asked));
    assert!(!bea.follow(asked(BEA, white)).contains(&Happening::Asked));
    assert_eq!(ann.asks_here(), ann.question());
    assert_eq!((bea.asks_here(), bea.to_decide()), (None, white));
    assert_eq!(
        refused(&mut bea, Action::Extend(false)),
        Refused::NotYourTurn
    );
    ann.act(Action::Extend(true)).unwrap();
    assert_eq!(ann.asks_here(), None, "once answered");
    ann.follow(asked(ANN, Some(Color::Black)));
    assert_eq!((ann.sent(), ann.asks_here()), (None, None));
    bea.follow(asked(BEA, Some(Color::Black)));
    assert_eq!(bea.asks_here(), Some(Question::Extend(Color::Black)));
}

#[test]
fn a_computer_fights_on_without_being_asked() {
    let mut asked = standing(ANN, "e2e4");
    asked.seats[1] = Seat::Computer(Level::Beginner);
    asked.extends = BEA;
    let mut table = afar(ANN, "");
    assert!(!table.is_due());
    table.follow(asked.clone());
    assert!(table.is_due() && table.job().is_none());
    let what = Wanted::Extend(true);
    let wished = Happening::Wished {
        color: Color::Black,
        what,
    };
    assert_eq!(table.due(), [wished]);
    assert!(!table.is_due(), "once is enough");
    asked.extends = None;
    asked.entries.push(Entry::Move(mv("e7e5")));
    asked.entries.push(Entry::Move(mv("g1f3")));
    table.follow(asked);
    assert!(table.job().is_some());
}

#[test]
fn a_draw_is_offered_and_agreed_on() {
    let mut table = afar(BEA, "e2e4");
    let wished = Happening::Wished {
        color: Color::Black,
        what: Wanted::Draw,
    };
    assert_eq!(table.act(Action::OfferDraw), Ok(vec![wished]));
    assert_eq!(table.outcome(), None);
    let mut agreed = standing(BEA, "e2e4");
    agreed.entries.push(Entry::Agreed);
    let done = table.follow(agreed);
    let outcome = table.outcome().unwrap();
    assert_eq!((outcome.winner, outcome.reason), (None, Reason::Agreed));
    assert_eq!(done, [Happening::Ended(outcome)]);
    let again = Written::of(&table).open().unwrap();
    assert_eq!(again.outcome(), Some(outcome));
    // At one screen nobody is there to be asked.
    let mut alone = Table::new(setup(ATTACKING));
    assert_eq!(refused(&mut alone, Action::OfferDraw), Refused::NobodyToAsk);
}
