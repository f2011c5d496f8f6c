//! What is asked before something is done for good.

use super::*;

#[test]
fn retreat_asks_and_tells_its_price() {
    let mut harness = narrow(table(HOTSEAT, "4k2r/8/8/R7/8/1R6/8/3K4 w field - N 5 50"));
    click(&mut harness, "Retreat");
    assert!(
        harness
            .query_by_label_contains("You keep 1 Rook, 1 Knight.")
            .is_some()
    );
    assert!(
        harness
            .query_by_label_contains("You lose 1 Rook.")
            .is_some()
    );
    click(&mut harness, "Fight on");
    assert_eq!(harness.state().table.question(), None);
    assert_eq!(harness.state().table.outcome(), None);
}

#[test]
fn enter_ends_no_battle() {
    let far = "4k2r/8/8/R7/8/1R6/8/3K4 w field - N 5 50";
    for asks in [Action::Retreat, Action::Resign] {
        let mut table = table(COMPUTER, far);
        table.act(asks).unwrap();
        let mut harness = narrow(table);
        assert!(harness.get_by_label("Fight on").is_focused());
        harness.key_press(egui::Key::Enter);
        harness.run();
        let table = &harness.state().table;
        assert_eq!((table.question(), table.outcome()), (None, None));
    }
    // Where both answers decide, Enter is neither.
    let over = "6k1/8/8/7r/8/R7/8/3K4 w field - - 51 50";
    let mut harness = narrow(table(COMPUTER, over));
    harness.key_press(egui::Key::Enter);
    harness.run();
    let table = &harness.state().table;
    assert_eq!(
        table.question(),
        Some(crate::battle::Question::Extend(rules::Color::White))
    );
}

/// What is asked of a whole battle leaves every square in sight.
#[test]
fn a_question_covers_no_square() {
    let far = "4k2r/8/8/R7/8/1R6/8/3K4 w field - N 5 50";
    let over = "6k1/8/8/7r/8/R7/8/3K4 w field - - 51 50";
    let asked = [
        (far, Some(Action::Retreat)),
        (far, Some(Action::Resign)),
        (over, None),
    ];
    for (size, board) in [((800.0, 600.0), 536.0), ((1280.0, 720.0), 656.0)] {
        for (position, asks) in asked {
            let mut table = table(COMPUTER, position);
            if let Some(asks) = asks {
                table.act(asks).unwrap();
            }
            let panel = Rect::from_min_max(pos2(size.0 - 244.0, 0.0), pos2(size.0, size.1));
            let board = Rect::from_min_size(pos2(10.0, 30.0), Vec2::splat(board));
            let mut harness = Harness::builder()
                .with_size(Vec2::new(size.0, size.1))
                .build_ui_state(
                    move |ui, seen: &mut Seen| {
                        if !std::mem::replace(&mut seen.dressed, true) {
                            install(ui.ctx());
                        } else {
                            let places = (board, panel);
                            questions(ui.ctx(), &seen.model(), places, |_| board.center());
                        }
                    },
                    seen(table),
                );
            harness.run();
            let area = egui::Id::new("question");
            let sheet = harness.ctx.memory(|memory| memory.area_rect(area)).unwrap();
            assert!(!sheet.intersects(board), "{sheet:?}");
            assert!(
                panel.expand(2.0).contains_rect(sheet),
                "{sheet:?} {panel:?}"
            );
        }
    }
}

#[test]
fn resigning_asks_first() {
    let mut harness = narrow(start(COMPUTER));
    click(&mut harness, "Resign");
    assert!(
        harness
            .query_by_label_contains("You lose everything")
            .is_some()
    );
    assert_eq!(harness.state().table.outcome(), None);
    let resigns = harness.query_all_by_label("Resign").last();
    resigns.expect("the answer lies over the panel").click();
    harness.run();
    assert!(harness.state().table.outcome().is_some());
    assert!(harness.query_by_label_contains("Defender wins").is_some());
    click(&mut harness, "Result");
    assert!(
        harness
            .state()
            .wishes
            .contains(&Wish::Open(Overlay::Result))
    );
}

#[test]
fn the_last_moves_warn_and_the_extension_is_asked() {
    let early = narrow(start(COMPUTER));
    assert!(early.query_by_label_contains("1 of 50").is_some());
    let late = narrow(table(COMPUTER, "6k1/8/8/7r/8/R7/8/3K4 w field - - 44 50"));
    assert!(late.query_by_label_contains("7 left!").is_some());
    let mut over = narrow(table(HOTSEAT, "6k1/8/8/7r/8/R7/8/3K4 w field - - 51 50"));
    assert!(
        over.query_by_label_contains("The moves are used up")
            .is_some()
    );
    click(&mut over, "Fight on");
    assert!(
        over.query_by_label_contains("Defender, do you want")
            .is_some()
    );
    click(&mut over, "Fight on");
    assert_eq!(over.state().table.position().budget(), 70);
}

#[test]
fn a_pawn_becomes_what_is_clicked() {
    let mut table = table(HOTSEAT, "7k/P7/8/8/8/7p/8/4K3 w field - - 1 50");
    table.act(Action::Touch(Square::A7)).unwrap();
    table.act(Action::Touch(Square::A8)).unwrap();
    let mut harness = narrow(table);
    assert!(harness.query_by_label_contains("the Pawn become").is_some());
    harness
        .get_by_role_and_label(egui::accesskit::Role::Button, "Bishop")
        .click();
    harness.run();
    let record = harness.state().table.record();
    assert_eq!(record.words(0), "a8=B");
}

/// The chooser leaves the last rank, the pawn and the Kings in sight, in the least window too.
#[test]
fn the_promotion_chooser_hides_no_goal() {
    for edge in [536.0, 656.0] {
        let square = edge / 8.0;
        let board = Rect::from_min_size(pos2(30.0, 30.0), Vec2::splat(edge));
        let place = move |at: Square| {
            let steps = Vec2::new(f32::from(at.file()), f32::from(7 - at.rank()));
            Rect::from_min_size(board.min + steps * square, Vec2::splat(square))
        };
        for file in 0..8_u8 {
            for (king, kings) in [(Square::B6, "1K6"), (Square::G6, "6K1")] {
                let (from, to) = (Square::at(file, 6).unwrap(), Square::at(file, 7).unwrap());
                let pawns = format!("{file}P{}", 7 - file).replace('0', "");
                let text = format!("8/{pawns}/{kings}/8/8/8/8/3k4 w field - - 1 50");
                let mut table = table(HOTSEAT, &text);
                table.act(Action::Touch(from)).unwrap();
                table.act(Action::Touch(to)).unwrap();
                let mut harness = Harness::builder()
                    .with_size(Vec2::new(1280.0, 720.0))
                    .build_ui_state(
                        move |ui, seen: &mut Seen| {
                            if !std::mem::replace(&mut seen.dressed, true) {
                                install(ui.ctx());
                            } else {
                                let places = (board, board);
                                questions(ui.ctx(), &seen.model(), places, |at| place(at).center());
                            }
                        },
                        seen(table),
                    );
                harness.run();
                let area = egui::Id::new("question");
                let chooser = harness.ctx.memory(|memory| memory.area_rect(area)).unwrap();
                let chooser = chooser.shrink(3.0);
                assert!(board.contains_rect(chooser));
                let last_rank = (0..8).map(|at| Square::at(at, 7).unwrap());
                for square in last_rank.chain([from]) {
                    assert!(
                        !chooser.intersects(place(square)),
                        "{from} hides {square}: {chooser:?}"
                    );
                }
                let has_choice = edge > 600.0 && [3, 4].contains(&file);
                let hides = chooser.contains(place(king).center());
                assert!(!(has_choice && hides), "{from} hides {king}");
            }
        }
    }
}
