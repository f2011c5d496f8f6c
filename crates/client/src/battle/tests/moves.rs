//! Selecting, moving, dropping, promoting, shooting.

use super::*;

#[test]
fn a_move_by_touching_two_squares() {
    let mut table = table(HOTSEAT, &Position::start(Terrain::Field).to_string());
    assert_eq!(
        table.act(Action::Touch(Square::E2)),
        Ok(vec![Happening::Selected])
    );
    assert_eq!(table.goals().len(), 2);
    let happenings = table.act(Action::Touch(Square::E4)).unwrap();
    let (color, piece) = (Color::White, Piece::Pawn);
    assert_eq!(
        happenings,
        [Happening::Moved {
            color,
            piece,
            from: Square::E2,
            to: Square::E4
        }]
    );
    assert_eq!(table.selection(), None);
    assert_eq!(table.position().side_to_move(), Color::Black);
    assert_eq!(table.record().words(0), "e4");
}

#[test]
fn touching_changes_and_drops_the_selection() {
    let mut table = table(HOTSEAT, &Position::start(Terrain::Field).to_string());
    table.act(Action::Touch(Square::E2)).unwrap();
    table.act(Action::Touch(Square::D2)).unwrap();
    assert_eq!(table.selection(), Some(Selection::Piece(Square::D2)));
    assert_eq!(
        refused(&mut table, Action::Touch(Square::D7)),
        Refused::NotAGoal(Square::D7)
    );
    assert_eq!(
        table.act(Action::Touch(Square::D2)),
        Ok(vec![Happening::PutDown])
    );
    table.act(Action::Touch(Square::B1)).unwrap();
    assert_eq!(
        table.act(Action::Touch(Square::H5)),
        Ok(vec![Happening::PutDown])
    );
    assert_eq!(table.act(Action::Touch(Square::H5)), Ok(vec![]));
    assert_eq!(
        refused(&mut table, Action::Touch(Square::E7)),
        Refused::NothingThere(Square::E7)
    );
    let stuck = Refused::CannotMove {
        piece: Piece::Rook,
        at: Square::A1,
    };
    assert_eq!(refused(&mut table, Action::Touch(Square::A1)), stuck);
    assert_eq!(
        refused(&mut table, Action::Release(Square::E4)),
        Refused::NothingSelected
    );
    assert_eq!(
        refused(&mut table, Action::Play(mv("e2e5"))),
        Refused::Illegal(mv("e2e5"))
    );
    assert_eq!(refused(&mut table, Action::Confirm), Refused::NoQuestion);
    assert_eq!(
        refused(&mut table, Action::Extend(true)),
        Refused::NoQuestion
    );
    assert_eq!(
        refused(&mut table, Action::Promote(Piece::Rook)),
        Refused::NoQuestion
    );
    assert_eq!(
        refused(&mut table, Action::TakeBack),
        Refused::NothingToTakeBack
    );
    assert_eq!(
        refused(&mut table, Action::LookAt(3)),
        Refused::NoSuchEntry(0)
    );
}

#[test]
fn nobody_moves_for_the_computer() {
    let mut table = table(ATTACKING, &Position::start(Terrain::Field).to_string());
    let early = Action::Reply {
        version: table.version(),
        mv: mv("e2e4"),
    };
    assert_eq!(refused(&mut table, early), Refused::NotTheComputers);
    play(&mut table, "e2e4");
    for action in [
        Action::Touch(Square::E7),
        Action::Select(Square::E7),
        Action::Play(mv("e7e5")),
        Action::Hint,
        Action::Retreat,
    ] {
        assert_eq!(refused(&mut table, action), Refused::ComputersTurn);
    }
    let job = table.job().unwrap();
    assert_eq!((job.level, job.ply), (Level::Beginner, 1));
    let illegal = Action::Reply {
        version: job.version,
        mv: mv("e7e4"),
    };
    assert_eq!(refused(&mut table, illegal), Refused::Illegal(mv("e7e4")));
    let late = Action::Reply {
        version: job.version,
        mv: mv("e7e5"),
    };
    table.act(Action::TakeBack).unwrap();
    assert_eq!(refused(&mut table, late), Refused::Stale);
}

#[test]
fn pieces_are_dropped_from_the_reserve() {
    let mut table = table(HOTSEAT, "6k1/p7/8/8/8/8/8/R3K3 w field - NP 1 50");
    assert_eq!(
        refused(&mut table, Action::SelectReserve(Piece::Queen)),
        Refused::NotInReserve(Piece::Queen)
    );
    table.act(Action::SelectReserve(Piece::Knight)).unwrap();
    assert_eq!(table.goals().len(), 6);
    assert_eq!(
        refused(&mut table, Action::Release(Square::B2)),
        Refused::NotAGoal(Square::B2)
    );
    let happenings = table.act(Action::Touch(Square::G1)).unwrap();
    assert_eq!(
        happenings,
        [
            Happening::Dropped {
                color: Color::White,
                piece: Piece::Knight,
                at: Square::G1
            },
            Happening::PowerWon(Color::White, Power::Knight),
        ]
    );
    assert_eq!(table.record().words(0), "N@g1");
    assert_eq!(
        table.position().reserve(Color::White),
        Army::new(1, 0, 0, 0, 0)
    );
}

#[test]
fn a_pawn_asks_what_it_becomes() {
    let mut table = table(HOTSEAT, "7k/P7/8/8/8/7p/8/4K3 w field - - 1 50");
    table.act(Action::Touch(Square::A7)).unwrap();
    assert_eq!(
        table.act(Action::Touch(Square::A8)),
        Ok(vec![Happening::Asked])
    );
    let question = Question::Promotion {
        from: Square::A7,
        to: Square::A8,
    };
    assert_eq!(table.question(), Some(question));
    assert_eq!(
        refused(&mut table, Action::Promote(Piece::Queen)),
        Refused::NoSuchPromotion(Piece::Queen)
    );
    table.act(Action::Cancel).unwrap();
    assert_eq!(table.question(), None);
    table.act(Action::Select(Square::A7)).unwrap();
    table.act(Action::Release(Square::A8)).unwrap();
    let happenings = table.act(Action::Promote(Piece::Rook)).unwrap();
    assert!(happenings.contains(&Happening::PowerWon(Color::White, Power::Rook)));
    assert!(happenings.contains(&Happening::Check(Color::Black)));
    assert_eq!(table.record().words(0), "a8=R+");
}

#[test]
fn taking_the_last_rook_disarms_the_king() {
    let mut table = table(HOTSEAT, "4k3/8/8/3r4/8/4N3/8/4K3 w field - - 1 50");
    let happenings = play(&mut table, "e3d5");
    assert!(happenings.contains(&Happening::PowerLost(Color::Black, Power::Rook)));
    assert!(matches!(
        happenings[1],
        Happening::Captured { at: Square::D5, .. }
    ));
    assert_eq!(table.record().words(0), "Nxd5");
    let outcome = table.outcome();
    assert_eq!(outcome.map(|it| it.reason), Some(Reason::Rout));
    assert!(happenings.contains(&Happening::Ended(outcome.unwrap())));
}

#[test]
fn a_tower_shoots_and_stays() {
    let siege = "4k3/8/8/3tt3/8/8/3R4/4K3 b siege - - 1 50";
    let mut table = table(HOTSEAT, siege);
    table.act(Action::Touch(Square::D5)).unwrap();
    let happenings = table.act(Action::Touch(Square::D2)).unwrap();
    assert_eq!(
        happenings[0],
        Happening::Shot {
            from: Square::D5,
            to: Square::D2
        }
    );
    assert!(matches!(
        happenings[1],
        Happening::Captured { at: Square::D2, .. }
    ));
    assert!(table.position().pieces(Piece::Tower).has(Square::D5));
    assert!(
        table.record().words(0).starts_with("Txd2"),
        "{}",
        table.record().words(0)
    );
    assert!(table.record().words(0).ends_with("(shot)"));
}

#[test]
fn passing_capture_is_shown_where_the_pawn_stood() {
    let mut table = table(HOTSEAT, "4k3/3p4/8/4P3/8/8/8/4K3 b field - - 1 50");
    let happenings = play(&mut table, "d7d5 e5d6");
    let (color, piece) = (Color::Black, Piece::Pawn);
    assert!(happenings.contains(&Happening::Captured {
        color,
        piece,
        at: Square::D5
    }));
    assert_eq!(table.record().words(1), "exd6 e.p.");
}

#[test]
fn notation_tells_pieces_apart_and_names_mate() {
    let position: Position = "6k1/8/8/8/R6R/8/8/4K3 w field - - 1 50".parse().unwrap();
    assert_eq!(short_notation(&position, mv("a4d4")), "Rad4");
    let position: Position = "7k/8/8/R7/8/R7/8/4K3 w field - - 1 50".parse().unwrap();
    assert_eq!(short_notation(&position, mv("a5a4")), "R5a4");
    let position: Position = "7k/R7/1R6/8/8/8/8/4K3 w field - - 1 50".parse().unwrap();
    assert!(short_notation(&position, mv("b6b8")).starts_with("Rb8"));
    let mated: Position = "7k/R7/8/8/8/8/7p/1R2K3 w field - - 1 50".parse().unwrap();
    let words = short_notation(&mated, mv("b1b8"));
    assert!(words == "Rb8#" || words == "Rb8+", "{words}");
}
