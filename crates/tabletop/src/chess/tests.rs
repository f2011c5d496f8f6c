use super::*;
use crate::whole_games::{self, at_random, by_computers, check_record, every_refusal_is_told};
use crate::{Act, Asking, Happening, Point, Sitter, Sitting, open};
use engine::Level;

fn game(start: &str) -> Box<dyn Game> {
    open(Variant::Chess, start).unwrap()
}

fn refusal(start: &str) -> String {
    open(Variant::Chess, start).unwrap_err().to_string()
}

fn words(game: &dyn Game) -> String {
    let steps = game.steps(Viewer::Everything);
    let words: Vec<String> = steps.into_iter().map(|step| step.words).collect();
    words.join(" ")
}

/// The choices are the legal moves.
fn check(sitting: &Sitting) {
    let game = sitting.game();
    let position: Position = game.position_text().parse().unwrap();
    let offered = game.choices();
    if game.ending().is_some() {
        assert!(offered.is_empty());
        return;
    }
    let mut actions: Vec<Move> = offered
        .iter()
        .map(|it| it.action.parse().unwrap())
        .collect();
    let mut legal = position.legal_moves();
    let order = |mv: &Move| mv.to_string();
    legal.sort_by_key(order);
    actions.sort_by_key(order);
    assert_eq!(actions.len(), legal.len());
    for (action, legal) in actions.iter().zip(&legal) {
        assert_eq!(action.to_string(), legal.to_string());
    }
    for choice in &offered {
        let mv = position.parse_move(&choice.action).unwrap();
        let captures = position.captured(mv).is_some();
        assert_eq!(choice.verb == Verb::Capture, captures, "{choice:?}");
    }
    every_refusal_is_told(sitting);
    let look = sitting.look();
    let checks = look.signs.len();
    assert_eq!(checks == 1, position.is_check());
    assert_eq!(look.turn, game.decider());
}

/// The motions lead from look to look; what becomes of a pawn stays the mover's.
fn check_motions(game: &dyn Game) {
    whole_games::check_motions(game, Viewer::Everything);
    for (at, step) in game.steps(Viewer::Everything).into_iter().enumerate() {
        for motion in step.motions {
            match motion {
                Motion::Falls(_) | Motion::Moves { .. } | Motion::Check(_) => {}
                Motion::Turns(place) => {
                    let figures = game.look(Viewer::Everything, at + 1).figures;
                    let turned = figures.iter().find(|it| it.at == place).unwrap();
                    assert_eq!(turned.livery, game.livery(step.player));
                }
                other => panic!("{other:?}"),
            }
        }
    }
}

#[test]
fn whole_games_by_touches() {
    let starts = [
        "",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        "7k/PPPP4/8/8/8/8/pppp4/7K w - - 0 1",
        "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 b - - 0 30",
    ];
    let mut reasons = Vec::new();
    for (seed, start) in (0..).zip(starts.iter().cycle().take(16)) {
        let sitting = at_random(Sitting::new(game(start), &[]), seed, 5_000, check);
        reasons.push(sitting.game().ending().unwrap().reason);
        check_record(&sitting);
        check_motions(sitting.game());
        let again = game(&sitting.game().export().text);
        assert_eq!(again.log(), sitting.game().log());
        assert_eq!(again.start(), sitting.game().start());
    }
    reasons.sort_unstable();
    reasons.dedup();
    assert!(reasons.len() > 2, "{reasons:?}");
}

#[test]
fn whole_games_by_computers() {
    for (seed, levels) in [[Level::Beginner, Level::Casual], [Level::Casual; 2]]
        .iter()
        .enumerate()
    {
        let sitting = by_computers(Variant::Chess, "", levels, seed as u64);
        check_record(&sitting);
    }
}

#[test]
fn special_moves_are_seen() {
    let motions = |start: &str, action: &str| {
        let mut game = game(start);
        game.play(game.decider().unwrap(), action).unwrap();
        game.steps(Viewer::Everything).remove(0).motions
    };
    let at = |name: &str| Point::from(Square::parse(name).unwrap());
    let moves = |from: &str, to: &str| Motion::Moves {
        from: at(from),
        to: at(to),
    };
    let castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    assert_eq!(
        motions(castling, "e1g1"),
        [moves("e1", "g1"), moves("h1", "f1")]
    );
    assert_eq!(
        motions(castling, "e1c1"),
        [moves("e1", "c1"), moves("a1", "d1")]
    );
    assert_eq!(
        motions("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 9", "e5d6"),
        [Motion::Falls(at("d5")), moves("e5", "d6")]
    );
    assert_eq!(
        motions("1r2k3/P7/8/8/8/8/8/4K3 w - - 0 9", "a7b8q"),
        [
            Motion::Falls(at("b8")),
            moves("a7", "b8"),
            Motion::Turns(at("b8")),
            Motion::Check(at("e8"))
        ]
    );
}

#[test]
fn a_threatened_piece_says_so() {
    let game = game("4k3/8/8/3q4/8/4N3/8/4K3 w - - 0 1");
    let look = game.look(Viewer::Everything, 0);
    let said: Vec<(String, &str)> = look
        .figures
        .iter()
        .filter(|it| !it.words.is_empty())
        .map(|it| (it.at.to_string(), &it.words[..]))
        .collect();
    let queen = "Attacked from e3 and guarded by nobody.";
    assert_eq!(said, [("d5".to_owned(), queen)]);
}

#[test]
fn a_draw_by_count_is_seen_coming() {
    let told = |game: &dyn Game, at: usize| -> Vec<(String, u32)> {
        let look = game.look(Viewer::Everything, at);
        let counters = look.counters.into_iter();
        counters.map(|it| (it.name, it.count)).collect()
    };
    let game_of = game("1. Nf3 Nf6 2. Ng1 Ng8 3. e4 *");
    assert_eq!(told(&*game_of, 0), []);
    assert_eq!(told(&*game_of, 4), [("This position stood".to_owned(), 2)]);
    assert_eq!(told(&*game_of, 5), []);
    let quiet = game("4k3/8/8/8/8/8/4P3/4K3 w - - 40 60");
    let name = "Turns without capture or pawn move".to_owned();
    assert_eq!(told(&*quiet, 0), [(name, 40)]);
}

#[test]
fn the_opening_is_told_while_it_lasts() {
    let mut game = game("");
    let remark = |game: &dyn Game| game.look(Viewer::Everything, game.len()).remark;
    assert_eq!(remark(&*game), "");
    game.play(Player(0), "e2e4").unwrap();
    game.play(Player(1), "c7c5").unwrap();
    assert_eq!(remark(&*game), "Sicilian Defence");
    let first = game.look(Viewer::Everything, 1).remark;
    assert_eq!(first, "King's Pawn Game");
    for action in ["b1c3", "b8c6", "c3b1", "c6b8"].iter().cycle().take(4) {
        game.play(game.decider().unwrap(), action).unwrap();
    }
    assert!(remark(&*game).starts_with("Sicilian"));
    let other = open(Variant::Chess, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1").unwrap();
    assert_eq!(remark(&*other), "");
}

#[test]
fn a_game_begins_from_a_position_or_a_record() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    assert_eq!(game(&format!(" {fen}\n")).start(), fen);
    let pgn = "[White \"A\"]\n[Result \"1-0\"]\n\n1. e4 {best} e5 (1... c5) 2. Nf3 1-0\n\n1. d4 *";
    let read = game(pgn);
    assert_eq!(words(&*read), "e4 e5 Nf3");
    let ending = read.ending().unwrap();
    assert_eq!((ending.reason, ending.winners), ("resign", vec![Player(0)]));
    let log = read.log();
    assert_eq!(log[3], (Player(1), "resign".to_owned()));
    check_record(&Sitting::new(read, &[]));
    assert_eq!(words(&*game("1. e4 e5 2. Ke2")), "e4 e5 Ke2");
    let mated = game("1. f3 e5 2. g4 Qh4# 0-1");
    assert_eq!(mated.ending().unwrap().headline, "Checkmate");
    let from = format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n1. O-O *");
    let from = game(&from);
    assert_eq!(
        (from.start(), words(&*from)),
        (fen.to_owned(), "O-O".to_owned())
    );
    for (text, word) in [
        ("hello", "not a move"),
        ("1. e4 e5 2. Ke3", "move 2:"),
        ("8/8/8/8/8/8/8/8 w - - 0 1", "King"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "over"),
        ("{only words}", "no game"),
        ("[White \"A", "line 1"),
    ] {
        let told = refusal(text);
        assert!(told.contains(word), "{text}: {told}");
    }
}

#[test]
fn a_record_is_cut_where_the_game_is_drawn_by_count() {
    let there_and_back = "Nf3 Nf6 Ng1 Ng8 ".repeat(3);
    let drawn = game(&format!("{there_and_back} e4 1-0"));
    assert_eq!(drawn.len(), 8);
    assert_eq!(drawn.ending().unwrap().reason, "threefold");
}

#[test]
fn a_record_has_the_names_it_is_given() {
    let mut game = game("");
    game.play(Player(0), "e2e4").unwrap();
    game.play(Player(0), "resign").unwrap();
    assert_eq!(game.ending().unwrap().winners, [Player(1)]);
    let text = chess_pgn(&*game, &[("White", "Ada"), ("Date", "2030.01.02")]).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(
        lines,
        [
            "[Event \"?\"]",
            "[Site \"?\"]",
            "[Date \"2030.01.02\"]",
            "[Round \"?\"]",
            "[White \"Ada\"]",
            "[Black \"?\"]",
            "[Result \"0-1\"]",
            "",
            "1. e4 0-1"
        ]
    );
    assert!(chess_pgn(&*game, &[("White", "two\nlines")]).is_err());
    assert!(chess_pgn(&*game, &[("Result", "1-0")]).is_err());
}

#[test]
fn the_end_of_a_game_is_taken_back_by_itself() {
    for way in [WayOut::Resign, WayOut::Agree] {
        let mut sitting = Sitting::new(game(""), &[]);
        sitting.act(Act::Choose("e2e4".to_owned())).unwrap();
        sitting.act(Act::Choose("e7e5".to_owned())).unwrap();
        sitting.act(Act::WayOut(way)).unwrap();
        sitting.act(Act::Confirm).unwrap();
        assert!(sitting.game().ending().is_some());
        sitting.act(Act::TakeBack).unwrap();
        assert_eq!((sitting.game().len(), sitting.game().ending()), (2, None));
        sitting.act(Act::TakeBack).unwrap();
        assert_eq!(sitting.game().len(), 1);
        sitting.act(Act::Choose("d7d5".to_owned())).unwrap();
        assert_eq!(words(sitting.game()), "e4 d5");
    }
    let mut game = game("1. e4 e5 1/2-1/2");
    assert_eq!(game.play(Player(1), "resign"), Err(Refused::Over));
    game.take_back(1).unwrap();
    assert_eq!(game.play(Player(7), "resign"), Err(Refused::NotYourTurn));
    game.play(Player(0), "resign").unwrap();
    assert_eq!(game.ending().unwrap().winners, [Player(1)]);
}

#[test]
fn a_computer_agrees_to_a_draw_unless_it_stands_better() {
    let offer = |fen: &str| {
        let sitters = [Sitter::Human, Sitter::Computer(Level::Beginner)];
        let mut sitting = Sitting::new(game(fen), &sitters);
        assert_eq!(sitting.ways_out(), [WayOut::Agree, WayOut::Resign]);
        sitting.act(Act::WayOut(WayOut::Agree)).unwrap();
        assert!(matches!(sitting.asking(), Some(Asking::WayOut(..))));
        let done = sitting.act(Act::Confirm);
        assert_eq!(sitting.asking(), None);
        if done.is_err() {
            assert_eq!(sitting.game().ending(), None);
        }
        done
    };
    let refused = Err(Refused::Illegal("The computer plays on.".to_owned()));
    // Rook against Rook; a Queen more for the computer, for the person; too early.
    let drawn = offer("4k2r/7p/8/8/8/8/7P/4K2R w - - 0 40").unwrap();
    assert!(drawn.contains(&Happening::Ended));
    assert_eq!(offer("q3k3/7p/8/8/8/8/7P/4K3 w - - 0 40"), refused);
    assert!(offer("4k3/7p/8/8/8/8/7P/Q3K3 w - - 0 40").is_ok());
    assert_eq!(offer("4k2r/7p/8/8/8/8/7P/4K2R w - - 0 9"), refused);
    // However early it is, who stands badly is glad of it.
    assert!(offer("4k3/7p/8/8/8/8/7P/Q3K3 w - - 0 1").is_ok());
    // The person is about to be mated.
    assert_eq!(offer("k7/8/8/8/8/1r6/r7/7K w - - 0 40"), refused);
}

#[test]
fn what_cannot_be_done_is_refused_with_its_reason() {
    let told = |start: &str, from: Square, to: Square| {
        game(start)
            .why_not(Place::Board(from.into()), to.into())
            .unwrap()
    };
    let start = "";
    assert!(told(start, Square::A1, Square::A4).ends_with("in between, on a2"));
    assert_eq!(
        told(start, Square::B1, Square::D2),
        "Your own Pawn stands on d2"
    );
    assert!(told(start, Square::B1, Square::B3).starts_with("A Knight leaps two squares"));
    assert_eq!(
        told(start, Square::E2, Square::D3),
        "A Pawn goes aside only to capture"
    );
    let pinned = "4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1";
    assert_eq!(
        told(pinned, Square::E2, Square::C3),
        "Your King would be in check"
    );
    let idle = game(pinned).why_idle(Place::Board(Square::E2.into()));
    assert_eq!(idle.unwrap(), "The Knight on e2 has to guard your King");
    let check = "k3r3/8/8/8/8/8/8/1N2K2R w K - 0 1";
    assert_eq!(
        told(check, Square::E1, Square::G1),
        "A King in check cannot castle"
    );
    assert!(told(check, Square::B1, Square::C3).starts_with("Your King is in check"));
    assert_eq!(
        told(check, Square::E1, Square::E2),
        "Your King would be in check on e2"
    );
    let idle = game(check).why_idle(Place::Board(Square::B1.into()));
    assert_eq!(
        idle.unwrap(),
        "Your King is in check, and the Knight on b1 cannot help"
    );
    let passed = "k4r2/8/8/8/8/8/8/4K2R w K - 0 1";
    assert_eq!(
        told(passed, Square::E1, Square::G1),
        "A King that castles cannot pass f1, which is attacked"
    );
}

#[test]
fn a_piece_stays_in_the_hand_where_it_cannot_go() {
    let mut sitting = Sitting::new(game(""), &[]);
    let place = |square: Square| Place::Board(square.into());
    sitting.act(Act::Touch(place(Square::B1))).unwrap();
    let refused = sitting.act(Act::Touch(place(Square::B5))).unwrap_err();
    assert!(refused.to_string().starts_with("A Knight leaps"));
    assert_eq!(sitting.act(Act::Drop(Square::B5.into())), Err(refused));
    assert_eq!(sitting.picked(), Some(place(Square::B1)));
    sitting.act(Act::Touch(place(Square::E2))).unwrap();
    assert_eq!(sitting.picked(), Some(place(Square::E2)));
}

#[test]
fn who_played_is_kept_with_a_game_from_a_file() {
    let text = "[Event \"Casual\"]\n[White \"Ada\"]\n[WhiteElo \"1800\"]\n[PlyCount \"2\"]\n\n\
                1. e4 e5 1/2-1/2\n";
    let brought = game(text);
    let again = crate::Saved::of(&*brought).open().unwrap();
    assert_eq!(again.len(), 2);
    let written = chess_pgn(&*again, &[("Black", "Player"), ("Date", "2030.01.02")]).unwrap();
    assert_eq!(written, again.export().text);
    for tag in ["[White \"Ada\"]", "[Black \"?\"]", "[WhiteElo \"1800\"]"] {
        assert!(written.contains(tag), "{tag}: {written}");
    }
    assert!(!written.contains("PlyCount"), "that is of the moves");
    assert_eq!(game(&written).log(), again.log());
}

#[test]
fn what_is_wrong_with_a_position_is_told_in_sentences() {
    for (text, words) in [
        (
            "8/8/8/8/8/8/8/7k w - - 0 1",
            "This is no position: White has no King",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w K - 0 1",
            "This is no position. Its part for castling: 'K' needs the King on e1 and a Rook on h1",
        ),
        (
            "4k3/8/8/8/8/8/8/4R1K1 w - - 0 1",
            "This is no position: Black is in check, but it is not its turn",
        ),
        (
            "1. e4 e5 2. Ke3",
            "The game cannot be read: line 1, game 1, White's move 2: Ke3 is not a legal move here",
        ),
    ] {
        let refused = open(Variant::Chess, text).unwrap_err();
        assert_eq!(refused.to_string(), words);
    }
}
