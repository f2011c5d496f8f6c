//! Chess moves in words and games in files.

mod dice;

use dice::{pick, seeded};
use rules::chess::pgn::{self, Record, TagError, Verdict};
use rules::chess::{Position, SanError};
use rules::{Color, Position as _};

/// A game of at most `plies` at random.
fn random_record(start: Position, seed: u64, plies: usize) -> Record {
    let mut rng = seeded(seed);
    let mut record = Record::new(start);
    while record.moves().len() < plies {
        let moves = record.end().legal_moves();
        if moves.is_empty() {
            break;
        }
        record.push(*pick(&mut rng, &moves)).expect("legal");
    }
    record
}

#[test]
fn every_move_has_its_own_words_and_they_read_back() {
    let queens = "Q1Q5/8/Q1Q5/7k/8/8/6P1/R3K3 w Q - 0 1";
    for (seed, start) in (0..40).zip(
        [Position::start().to_string().as_str(), queens]
            .iter()
            .cycle(),
    ) {
        let mut position: Position = start.parse().expect("ours");
        let game = random_record(position.clone(), seed, 120);
        for &mv in game.moves() {
            let mut words = std::collections::HashSet::new();
            for mv in position.legal_moves() {
                let san = position.san(mv);
                assert_eq!(position.parse_san(&san), Ok(mv), "{san} in {position}");
                assert!(words.insert(san.clone()), "{san} twice in {position}");
            }
            position.play(mv).expect("legal");
        }
    }
}

#[test]
fn words_are_read_as_people_write_them() {
    let read = |fen: &str, san: &str| {
        let position: Position = fen.parse().expect(fen);
        position.parse_san(san).map(|mv| mv.to_string())
    };
    let fen = "r3k2r/1P6/8/3p4/4P3/5N2/8/RN2K2R w KQkq - 0 1";
    for (san, uci) in [
        ("O-O", "e1g1"),
        ("exd5!?", "e4d5"),
        ("ed5", "e4d5"),
        ("e4xd5", "e4d5"),
        ("e4-e5", "e4e5"),
        ("Ng1", "f3g1"),
        ("Nf3-g1", "f3g1"),
        ("Nbd2", "b1d2"),
        ("N3d2", "f3d2"),
        ("bxa8=Q+", "b7a8q"),
        ("b8N", "b7b8n"),
        ("Pe5", "e4e5"),
    ] {
        assert_eq!(read(fen, san).as_deref(), Ok(uci), "{san}");
    }
    let long = read("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "0-0-0");
    assert_eq!(long.as_deref(), Ok("e1c1"));
    assert!(
        matches!(read(fen, "Nd2"), Err(SanError::Ambiguous { choices, .. }) if choices.len() == 2)
    );
    for san in ["Kg1", "b8", "b8=K", "Qd4", "Ke3", "e6", "Na1xd2"] {
        assert!(read(fen, san).is_err(), "{san}");
    }
    for san in [
        "", "+", "x", "O-O-O-O", "é4", "e9", "--", "Nb", "Q", "=Q", "e4e4e4",
    ] {
        assert!(matches!(read(fen, san), Err(SanError::Syntax(_))), "{san}");
    }
}

#[test]
fn games_survive_being_written_and_read() {
    let starts = [
        Position::start(),
        "4k3/P7/8/8/8/8/7p/4K3 b - - 3 17".parse().expect("ours"),
        "8/8/8/8/k2Pp3/8/8/4K3 b - d3 0 9".parse().expect("ours"),
    ];
    let mut file = String::new();
    let mut games = Vec::new();
    for seed in 0..30 {
        let start = starts[seed as usize % 3].clone();
        let mut game = random_record(start, seed, 400);
        game.verdict = [
            Verdict::White,
            Verdict::Black,
            Verdict::Draw,
            Verdict::Unknown,
        ][seed as usize % 4];
        game.set_tag("White", r#"A "B" \ Ć"#)
            .expect("can be written");
        game.set_tag("Annotator", "nobody").expect("can be written");
        let text = game.to_string();
        assert!(
            text.lines()
                .all(|line| line.len() < 80 || line.starts_with('['))
        );
        assert_eq!(pgn::read(&text), Ok(vec![game.clone()]), "{text}");
        file += &text;
        file += "\n";
        games.push(game);
    }
    assert_eq!(pgn::read(&file), Ok(games));
}

#[test]
fn the_export_format_is_that_of_the_field() {
    let mut game = Record::new("4k3/8/8/8/8/8/4p3/K7 b - - 0 9".parse().expect("ours"));
    for san in ["e1=Q+", "Kb2", "Qe2+"] {
        let mv = game.end().parse_san(san).expect(san);
        game.push(mv).expect(san);
    }
    assert_eq!(Verdict::of(game.end().outcome()), Verdict::Unknown);
    game.verdict = Verdict::of(Some(game.end().resign(Color::White)));
    game.set_tag("Zebra", "z").expect("can be written");
    assert_eq!(
        game.to_string(),
        "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n\
         [Black \"?\"]\n[Result \"0-1\"]\n[FEN \"4k3/8/8/8/8/8/4p3/K7 b - - 0 9\"]\n[SetUp \"1\"]\n\
         [Zebra \"z\"]\n\n9... e1=Q+ 10. Kb2 Qe2+ 0-1\n"
    );
}

#[test]
fn what_is_not_the_main_line_is_skipped() {
    let text = "\u{feff}% made by nobody\n[Event \"A\"]\n[Result \"1/2-1/2\"]\n\n\
        {first [%clk 1:00]} 1.e4 $1 e5 ;the rest ( of { this line\n\
        ( 1... c5 {Sicilian ) } ( 1... Qxh9 -- 1-0 * ) 2. Nf3 ) 2. Nf3! +- Nc6?! 1/2-1/2\n\
        1. d4 <what> d5 ??\n[Event \"B\"]\n\n*\n\n[Event \"C\"]\r\n\r\n1. c4\r\n";
    let games = pgn::read(text).expect("can be read");
    let moves: Vec<usize> = games.iter().map(|game| game.moves().len()).collect();
    assert_eq!(moves, [4, 2, 0, 1]);
    let verdicts: Vec<Verdict> = games.iter().map(|game| game.verdict).collect();
    assert_eq!(verdicts[0], Verdict::Draw);
    assert_eq!(verdicts[1..], [Verdict::Unknown; 3]);
    assert_eq!(games[3].tag("Event"), Some("C"));
    assert_eq!(pgn::read(""), Ok(Vec::new()));
    assert_eq!(pgn::read(" {only words} ; here\n"), Ok(Vec::new()));
}

#[test]
fn what_cannot_be_read_is_refused_with_its_place() {
    let deep = "(".repeat(100_000);
    for (text, line, at, word) in [
        ("1. e4 e5\n2. Ke3", 2, Some((2, Color::White)), "Ke3"),
        (
            "1. e4 *\n1. d4 d5 2. c4 e5 3. dxe5 Kd3",
            2,
            Some((3, Color::Black)),
            "Kd3",
        ),
        ("1. Nf3 Nf6 2. Nd2", 1, Some((2, Color::White)), "Nd2"),
        ("1. e4 --", 1, Some((1, Color::Black)), "--"),
        ("1. e4\n{ never closed", 2, None, "not closed"),
        ("1. e4\n( never closed", 2, None, "not closed"),
        ("1. e4 )", 1, None, "without"),
        ("[Event \"A]\n1. e4", 1, None, "Event"),
        ("[Event A]", 1, None, "tag"),
        ("[Event \"A\"\n1. e4", 1, None, "Event"),
        ("[\"A\"]", 1, None, "tag"),
        ("[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n*", 1, None, "King"),
        ("[SetUp \"1\"]\n\n1. e4", 3, None, "FEN"),
        ("1. e4 \u{0}", 1, None, "means nothing"),
        ("1. e4 é", 1, None, "means nothing"),
        (deep.as_str(), 1, None, "not closed"),
    ] {
        let shown: String = text.chars().take(40).collect();
        let error = pgn::read(text).expect_err(&shown);
        assert_eq!((error.line, error.at), (line, at), "{error} in {shown}");
        assert!(error.to_string().contains(word), "{error} in {shown}");
    }
    let second = pgn::read("1. e4 *\n1. e5").expect_err("no such move");
    assert_eq!(
        second.to_string(),
        "line 2, game 2, White's move 1: e5 is not a legal move here"
    );
}

#[test]
fn tags_that_cannot_be_written_are_refused() {
    let mut game = Record::new(Position::start());
    assert!(matches!(game.set_tag("A b", "c"), Err(TagError::Name(_))));
    assert!(matches!(game.set_tag("", "c"), Err(TagError::Name(_))));
    assert!(matches!(game.set_tag("A", "b\nc"), Err(TagError::Value(_))));
    assert!(matches!(game.set_tag("FEN", "x"), Err(TagError::Told(_))));
    assert_eq!(game.tags().count(), 6);
}
