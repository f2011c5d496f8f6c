//! Retreat, resignation, the budget and its extension.

use super::*;

#[test]
fn retreat_tells_its_price_and_asks_first() {
    let mut table = table(HOTSEAT, "4k3/8/8/8/8/R7/8/R3K2r w field - N 5 50");
    assert!(matches!(
        refused(&mut table, Action::Retreat),
        Refused::Retreat(_)
    ));
    let mut table = super::table(HOTSEAT, "4k3/8/8/R7/8/R7/8/4K3 w field - N 5 50");
    let (kept, lost) = table.retreat_price().unwrap();
    assert_eq!(
        (kept.to_string(), lost.to_string()),
        ("1R1N".into(), "1R".into())
    );
    table.act(Action::Retreat).unwrap();
    assert_eq!(table.question(), Some(Question::Retreat(Color::White)));
    // A hint would lie under the question.
    assert_eq!(refused(&mut table, Action::Hint), Refused::QuestionOpen);
    table.act(Action::Cancel).unwrap();
    assert_eq!(table.outcome(), None);
    table.act(Action::Retreat).unwrap();
    let happenings = table.act(Action::Confirm).unwrap();
    let outcome = table.outcome().unwrap();
    assert_eq!(happenings, [Happening::Ended(outcome)]);
    assert_eq!(
        (outcome.winner, outcome.reason),
        (Some(Color::Black), Reason::Retreat)
    );
    assert_eq!(table.survivors().unwrap()[0], kept);
    assert_eq!(table.losses(Color::White), lost);
    assert_eq!(
        refused(&mut table, Action::Touch(Square::A3)),
        Refused::Over
    );
    table.act(Action::TakeBack).unwrap();
    assert_eq!(table.outcome(), None);
}

#[test]
fn resigning_asks_first_and_takes_everything() {
    let mut table = table(ATTACKING, &Position::start(Terrain::Field).to_string());
    play(&mut table, "e2e4");
    // While the computer thinks; its answer leaves the question open.
    table.act(Action::Resign).unwrap();
    play(&mut table, "e7e5");
    assert_eq!(table.question(), Some(Question::Resign(Color::White)));
    table.act(Action::Confirm).unwrap();
    assert_eq!(table.outcome().unwrap().winner, Some(Color::Black));
    assert_eq!(table.losses(Color::White), Army::CHESS);
    // Also a finished battle is taken back to the person's turn.
    table.act(Action::TakeBack).unwrap();
    assert_eq!(table.record().len(), 2);
    assert!(table.is_persons_turn());
    let mut watched = super::table(WATCHING, &Position::start(Terrain::Field).to_string());
    assert_eq!(
        refused(&mut watched, Action::Resign),
        Refused::OnlyComputers
    );
    assert_eq!(
        refused(&mut watched, Action::TakeBack),
        Refused::OnlyComputers
    );
}

#[test]
fn hotseat_is_asked_one_after_the_other_about_the_extension() {
    let last = "6k1/8/8/7r/8/R7/8/3K4 b field - - 50 50";
    let mut table = table(HOTSEAT, last);
    let happenings = play(&mut table, "h5h6");
    assert_eq!(happenings.last(), Some(&Happening::Asked));
    assert_eq!(table.question(), Some(Question::Extend(Color::White)));
    assert_eq!(table.outcome(), None);
    assert_eq!(
        refused(&mut table, Action::Touch(Square::A3)),
        Refused::QuestionOpen
    );
    assert_eq!(refused(&mut table, Action::Resign), Refused::QuestionOpen);
    table.act(Action::Cancel).unwrap();
    table.act(Action::Extend(true)).unwrap();
    assert_eq!(table.question(), Some(Question::Extend(Color::Black)));
    assert_eq!(
        table.act(Action::Extend(true)),
        Ok(vec![Happening::Extended])
    );
    assert_eq!((table.position().budget(), table.outcome()), (70, None));
    play(&mut table, "a3a2");
    // Taken back to the question, answered otherwise: a draw.
    table.act(Action::TakeBack).unwrap();
    table.act(Action::TakeBack).unwrap();
    table.act(Action::Extend(true)).unwrap();
    table.act(Action::Extend(false)).unwrap();
    let outcome = table.outcome().unwrap();
    assert_eq!((outcome.winner, outcome.reason), (None, Reason::Budget));
}

#[test]
fn against_the_computer_the_person_decides_alone() {
    let last = "6k1/8/8/7r/8/R7/8/3K4 b field - - 50 50";
    for (seats, person) in [(ATTACKING, Color::White), (DEFENDING, Color::Black)] {
        let mut table = table(seats, last);
        play(&mut table, "h5h6");
        assert_eq!(table.question(), Some(Question::Extend(person)));
        assert!(
            table.job().is_none(),
            "nobody thinks while the question is open"
        );
        assert_eq!(
            table.act(Action::Extend(true)),
            Ok(vec![Happening::Extended])
        );
        assert_eq!(table.position().budget(), 70);
    }
    let mut watched = table(WATCHING, last);
    let happenings = play(&mut watched, "h5h6");
    assert!(matches!(happenings.last(), Some(Happening::Ended(_))));
    assert_eq!(watched.outcome().unwrap().reason, Reason::Budget);
}

#[test]
fn the_last_ten_moves_warn() {
    let mut table = table(HOTSEAT, "6k1/8/8/7r/8/R7/8/3K4 b field - - 40 50");
    assert_eq!(
        play(&mut table, "h5h6").last(),
        Some(&Happening::Warning(10))
    );
    assert!(
        !play(&mut table, "a3b3")
            .iter()
            .any(|it| matches!(it, Happening::Warning(_)))
    );
}
