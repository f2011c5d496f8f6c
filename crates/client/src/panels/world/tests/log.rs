//! The log.

use super::*;

/// Lines of the log as they are told.
fn lines(seen: &mut Seen, filter: Filter, hidden: usize) -> Vec<String> {
    seen.log.follow(&seen.session, filter, hidden);
    seen.log.rows().iter().map(|row| row.text.clone()).collect()
}

#[test]
fn the_log_tells_in_words_and_filters() {
    let mut seen = Seen::new(MEETING.replace("army black c5 2N3P\n", "").as_str());
    for text in ["march b4 c3 2P", "build b6 N", "rally b4 b7 1R"] {
        let command = Command::parse(text, ::campaign::Size::Small).expect("a command");
        seen.act(Act::Say(command));
    }
    let all = lines(&mut seen, Filter::All, 0);
    assert_eq!(
        all,
        [
            "Round 1: You",
            "You march: b4 to c3, 2 Pawns.",
            "You take an unclaimed mine on c3.",
            "You begin a Knight on b6.",
            "Rally point: b4 to b7, 1 Rook.",
        ]
    );
    let marches = lines(&mut seen, Filter::Only(Topic::March), 0);
    assert_eq!(marches.len(), 2);
    assert_eq!(lines(&mut seen, Filter::Only(Topic::City), 0).len(), 3);
    assert!(lines(&mut seen, Filter::Only(Topic::Battle), 0).is_empty());
    assert_eq!(
        lines(&mut seen, Filter::All, 2).len(),
        3,
        "not ahead of the map"
    );
    assert_eq!(lines(&mut seen, Filter::All, 0), all);
    seen.act(Act::Undo);
    assert_eq!(lines(&mut seen, Filter::All, 0).len(), 4);
}

/// What a kingdom does not hear of is in none of its lines, whatever happens unseen.
#[test]
fn the_log_keeps_the_secrets_of_the_fog() {
    let told = |black: &str| {
        let world = format!(
            "capital white a4\ncapital black h4\narmy white b4 2P\narmy black {black}\n\
             opponent computer\nturn black 2\n"
        );
        let mut seen = Seen::new(&world);
        assert_eq!(seen.session.viewer(), Color::White);
        for text in ["march g4 g5 1P", "build h4 N", "end"] {
            let command = Command::parse(text, ::campaign::Size::Small).expect("a command");
            let done = seen.session.apply(&command, &mut NoBattles, &mut seen.feed);
            done.unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
        }
        lines(&mut seen, Filter::All, 0)
    };
    let lines = told("g4 3P");
    assert_eq!(lines, told("g4 1Q1P"));
    assert!(
        lines.iter().any(|line| line.contains("Income")),
        "{lines:?}"
    );
    assert!(
        !lines.iter().any(|line| line.contains("Black")),
        "{lines:?}"
    );
}

#[test]
fn a_line_of_the_log_leads_to_its_place_and_keeps_the_log() {
    let mut seen = Seen::new(MEETING);
    seen.act(Act::Say(
        Command::parse("march b4 b5 all", ::campaign::Size::Small).unwrap(),
    ));
    seen.drawer.tab = Tab::Log;
    let mut harness = drawn(seen);
    harness.get_by_label_contains("You march").click();
    harness.run_steps(4);
    let wishes = &harness.state().wishes;
    assert!(matches!(wishes.last(), Some(Wish::Show(_))), "{wishes:?}");
    click(&mut harness, "Cities");
    assert_eq!(harness.state().drawer.filter, Filter::Only(Topic::City));
    assert!(!tells(&harness, "You march"));
}

#[test]
fn long_logs_draw_only_what_is_in_sight() {
    let mut seen = Seen::new("capital white a4\ncapital black h4\narmy white b4 1P\n");
    seen.drawer.tab = Tab::Log;
    for round in 0..600 {
        for text in [
            if round % 2 == 0 {
                "march b4 b5 all"
            } else {
                "march b5 b4 1P"
            },
            "end",
        ] {
            let command = Command::parse(text, ::campaign::Size::Small).expect("a command");
            let done = seen.session.apply(&command, &mut NoBattles, &mut seen.feed);
            done.unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
        }
        let done = seen
            .session
            .apply(&Command::End, &mut NoBattles, &mut seen.feed);
        done.expect("Black ends");
    }
    let mut harness = drawn(seen);
    harness.run_steps(20);
    let rows = harness.state().log.rows().len();
    assert!(rows > 1500, "{rows}");
    let marches = harness.query_all_by_label_contains("You march").count();
    assert!((1..60).contains(&marches), "{marches}");
    assert!(tells(&harness, "Round 601"), "the newest is in sight");
    assert!(!tells(&harness, "Round 2:"));
}
