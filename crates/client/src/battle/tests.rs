//! The table as a person uses it.

use super::*;
use engine::Level;
use rules::battle::{Army, Position, Terrain};
use rules::{Color, Move, Piece, Position as _, Reason, Square};

const HOTSEAT: [Seat; 2] = [Seat::Human, Seat::Human];
const ATTACKING: [Seat; 2] = [Seat::Human, Seat::Computer(Level::Beginner)];
const DEFENDING: [Seat; 2] = [Seat::Computer(Level::Beginner), Seat::Human];
const WATCHING: [Seat; 2] = [
    Seat::Computer(Level::Beginner),
    Seat::Computer(Level::Beginner),
];

fn setup(seats: [Seat; 2]) -> BattleSetup {
    BattleSetup {
        seats,
        ..BattleSetup::default()
    }
}

fn table(seats: [Seat; 2], position: &str) -> Table {
    Table::from_position(setup(seats), position.parse().unwrap())
}

fn mv(text: &str) -> Move {
    text.parse().unwrap()
}

/// Plays moves for whoever is to move, person or computer.
fn play(table: &mut Table, moves: &str) -> Vec<Happening> {
    let mut all = Vec::new();
    for text in moves.split_whitespace() {
        let version = table.version();
        let action = match table.job() {
            Some(_) => Action::Reply {
                version,
                mv: mv(text),
            },
            None => Action::Play(mv(text)),
        };
        all.extend(
            table
                .act(action)
                .unwrap_or_else(|refused| panic!("{text}: {refused}")),
        );
    }
    all
}

/// Refusing changes nothing that can be seen.
fn refused(table: &mut Table, action: Action) -> Refused {
    let before = format!("{table:?}");
    let refused = table.act(action).expect_err("should be refused");
    assert_eq!(before, format!("{table:?}"), "{action:?} changed something");
    assert!(!refused.to_string().is_empty());
    refused
}

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

#[test]
fn retreat_tells_its_price_and_asks_first() {
    let mut table = table(HOTSEAT, "4k3/8/8/8/8/R7/8/R3K2r w field - N 5 50");
    assert!(matches!(
        refused(&mut table, Action::Retreat),
        Refused::Retreat(_)
    ));
    let mut table = self::table(HOTSEAT, "4k3/8/8/R7/8/R7/8/4K3 w field - N 5 50");
    let (kept, lost) = table.retreat_price().unwrap();
    assert_eq!(
        (kept.to_string(), lost.to_string()),
        ("1R1N".into(), "1R".into())
    );
    table.act(Action::Retreat).unwrap();
    assert_eq!(table.question(), Some(Question::Retreat(Color::White)));
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
    let mut watched = self::table(WATCHING, &Position::start(Terrain::Field).to_string());
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

#[test]
fn taking_back_goes_to_the_persons_turn() {
    let mut table = table(ATTACKING, &Position::start(Terrain::Field).to_string());
    play(&mut table, "e2e4 e7e5 g1f3");
    table.act(Action::TakeBack).unwrap();
    assert_eq!(table.record().len(), 2);
    table.act(Action::TakeBack).unwrap();
    assert_eq!(table.record().len(), 0);
    let mut defending = self::table(DEFENDING, &Position::start(Terrain::Field).to_string());
    play(&mut defending, "e2e4");
    assert_eq!(
        refused(&mut defending, Action::TakeBack),
        Refused::NothingToTakeBack
    );
    play(&mut defending, "e7e5 g1f3");
    defending.act(Action::TakeBack).unwrap();
    assert_eq!(defending.record().len(), 1);
    let mut hotseat = self::table(HOTSEAT, &Position::start(Terrain::Field).to_string());
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

#[test]
fn hovering_tells_of_disarming_and_phantom_defence() {
    let position: Position = "3k4/8/8/3r4/8/8/8/3RK3 w field - - 1 50".parse().unwrap();
    let tip = piece_tip(&position, Square::D5).unwrap();
    assert!(tip.disarms.rook && tip.phantom, "{tip:?}");
    assert!(
        tip.lines
            .iter()
            .any(|line| line.contains("Last Rook: taking it disarms the King"))
    );
    assert!(
        tip.lines
            .iter()
            .any(|line| line.contains("Phantom defence"))
    );
    assert_eq!(tip.attackers, Square::D1.bitboard());
    assert!(tip.attacks.has(Square::D1));
    assert_eq!(piece_tip(&position, Square::A1), None);
}

#[test]
fn every_special_square_has_words() {
    let named =
        |terrain, square| ground_tip(&Position::start(terrain), square).map(|(name, _)| name);
    assert_eq!(named(Terrain::River, Square::A5), Some("Water"));
    assert_eq!(named(Terrain::River, Square::B5), Some("Ford"));
    assert_eq!(named(Terrain::Hill, Square::C7), Some("High ground"));
    assert_eq!(named(Terrain::Forest, Square::C4), Some("Trees"));
    assert_eq!(named(Terrain::Siege, Square::A5), Some("Wall"));
    assert_eq!(named(Terrain::Siege, Square::C5), Some("Gate"));
    assert_eq!(named(Terrain::Siege, Square::D5), Some("Tower"));
    let breached: Position = "4k3/8/8/4t3/8/8/8/4K3 w siege - - 1 50".parse().unwrap();
    assert_eq!(
        ground_tip(&breached, Square::D5).map(|(name, _)| name),
        Some("Breach")
    );
    assert_eq!(named(Terrain::Field, Square::D5), None);
}

#[test]
fn a_setup_is_kept_in_words() {
    let setup = BattleSetup {
        terrain: Terrain::Siege,
        armies: [Army::new(4, 1, 0, 0, 0), Army::default()],
        seats: [Seat::Computer(Level::Expert), Seat::Human],
    };
    let text = ron::to_string(&setup).unwrap();
    assert_eq!(ron::from_str::<BattleSetup>(&text).unwrap(), setup);
    assert!(ron::from_str::<BattleSetup>(&text.replace("siege", "swamp")).is_err());
    assert!(ron::from_str::<BattleSetup>(&text.replace("1N4P", "1X")).is_err());
    assert!(ron::from_str::<BattleSetup>(&text.replace("expert", "genius")).is_err());
    assert_eq!(setup.with_sides_swapped().lone_human(), Some(Color::White));
}
