//! The screens of the other games: set-up, panel, result, pause, curtain, in their states.

use super::measure::{around, everywhere, is_seen, well_with_lists};
use super::screens::{Drawn, LEAST, USUAL, all_reached, click, drawn, well};
use bevy_egui::egui::{self, Vec2};
use client::screens::table_setup::{self, Draft};
use client::screens::{pause, table_result};
use client::settings::Settings;
use client::table::{Model, Seen, TableLayout, TableSetup, Wish, questions, side_panel};
use client::theme::Pictures;
use engine::Level;
use rules::Variant;
use rules::european::Nation;
use tabletop::{Act, Place, Point, Sitter, Sitting, Verb, WayOut, open};

fn setup_at(size: Vec2, setup: TableSetup) -> Drawn<Draft, table_setup::Choice> {
    drawn(size, Draft::new(setup), |ui, draft| {
        table_setup::show(ui, draft, &Pictures::default())
    })
}

fn of(variant: Variant) -> TableSetup {
    TableSetup {
        variant,
        ..TableSetup::default()
    }
}

/// The longest words every set-up can show.
fn crowded(variant: Variant) -> TableSetup {
    let computer = Sitter::Computer(Level::Beginner);
    TableSetup {
        variant,
        chess: [computer; 2],
        chess_start: "This is neither a position nor a game, however often it is read.".to_owned(),
        minnaar: [computer; 4],
        field: [Sitter::Human; 2],
        corners: [
            None,
            Some((Nation::China, computer)),
            Some((Nation::Mycenae, Sitter::Human)),
            Some((Nation::Ottoman, computer)),
        ],
        ..TableSetup::default()
    }
}

#[test]
fn no_set_up_is_cut_or_overlaps_at_any_size() {
    for (size, _speaking) in everywhere() {
        for variant in table_setup::words::GAMES {
            well(
                &format!("set-up of {variant}"),
                size,
                &setup_at(size, of(variant)),
            );
            let name = format!("crowded set-up of {variant}");
            well(&name, size, &setup_at(size, crowded(variant)));
        }
    }
}

#[test]
fn tab_reaches_everything_of_a_set_up() {
    for variant in table_setup::words::GAMES {
        all_reached("set-up", setup_at(LEAST, of(variant)));
    }
}

#[test]
fn a_game_is_chosen_and_set_up_by_clicks() {
    let mut setup = setup_at(USUAL, of(Variant::Chess));
    click(&mut setup, "I play Black");
    click(&mut setup, "White played by: next");
    let chosen = setup.state().model.setup.clone();
    assert_eq!(chosen.chess, [Sitter::Computer(Level::Club), Sitter::Human]);
    click(&mut setup, "European Chess");
    click(&mut setup, "Army at a8: next");
    click(&mut setup, "Corner h1 played by: previous");
    let chosen = setup.state().model.setup.clone();
    assert_eq!(chosen.variant, Variant::European);
    assert_eq!(
        chosen.corners[1].map(|(nation, _)| nation),
        Some(Nation::China)
    );
    let beginner = Sitter::Computer(Level::Beginner);
    assert_eq!(chosen.corners[3].map(|(_, sitter)| sitter), Some(beginner));
}

#[test]
fn a_start_that_is_none_is_told_and_cannot_be_begun() {
    let mut setup = setup_at(USUAL, crowded(Variant::Chess));
    let why = setup.state_mut().model.may_begin();
    assert!(why.is_err_and(|why| !why.is_empty()));
    click(&mut setup, "Usual position");
    assert_eq!(setup.state_mut().model.may_begin(), Ok(()));
    click(&mut setup, "Begin");
    assert_eq!(setup.state().chosen, [table_setup::Choice::Begin]);
}

/// A game as it stands after some choices, the first of all that there are where `None` is given.
fn played(setup: &TableSetup, choices: usize) -> Sitting {
    let mut sitting = setup.lay().unwrap();
    for number in 0..choices {
        let Some(decider) = sitting.game().decider() else {
            break;
        };
        if sitting.curtain().is_some() {
            sitting.act(Act::Unveil).unwrap();
        }
        let choices = sitting.game().choices();
        let choice = &choices[number * 7 % choices.len()];
        if sitting.sitter(decider).is_human() {
            sitting.act(Act::Choose(choice.action.clone())).unwrap();
        } else {
            let (version, action) = (sitting.version(), choice.action.clone());
            sitting.act(Act::Reply { version, action }).unwrap();
        }
    }
    sitting
}

/// The panel of a window of that size, beside the board.
fn panel_at(size: Vec2, sitting: Sitting) -> Drawn<Sitting, Wish> {
    let board = sitting.game().board();
    let window = bevy::math::Vec2::new(size.x, size.y);
    let width = TableLayout::with(board, window, 1.0, false, around()).panel;
    drawn(size, sitting, move |ui, sitting| {
        let (seen, pictures) = (Seen::of(sitting), Pictures::default());
        let model = Model::new(sitting, &seen, &pictures);
        let wishes = egui::Panel::right("table-panel")
            .exact_size(width)
            .show_separator_line(false)
            .frame(egui::Frame::new().inner_margin(egui::Margin::symmetric(10, 8)))
            .show(ui, |ui| side_panel(ui, &model))
            .inner;
        wishes.into_iter().next()
    })
}

/// Every game as it looks in the middle, with the most players and things beside the board.
fn middles() -> Vec<(String, Sitting)> {
    let mut middles = vec![("panel with dice".to_owned(), thrown())];
    for variant in table_setup::words::GAMES {
        for people in [true, false] {
            let mut setup = of(variant);
            if people {
                setup.chess = [Sitter::Human; 2];
                setup.minnaar = [Sitter::Human; 4];
                setup.corners = [
                    Nation::Ottoman,
                    Nation::Guild,
                    Nation::Korea,
                    Nation::Mycenae,
                ]
                .map(|nation| Some((nation, Sitter::Human)));
            }
            for choices in [0, 1, 24] {
                let name = format!("panel of {variant} after {choices}");
                middles.push((name, played(&setup, choices)));
            }
        }
    }
    middles
}

/// A turn of North Korea in which three dice lie on the table.
fn thrown() -> Sitting {
    let start = "position nations korea - plain -; turn 0 8; own 4 4 4 4; quiet 3; piece 0 K a1; \
                 piece 0 N c3; piece 0 P d4; piece 2 B f6; piece 2 P g7; piece 2 K h8; dice 3";
    let game = open(Variant::European, start).unwrap();
    let mut sitting = Sitting::new(game, &[Sitter::Human, Sitter::Computer(Level::Club)]);
    for action in ["pick a1", "pick c3", "pick d4"] {
        sitting.act(Act::Choose(action.to_owned())).unwrap();
    }
    assert_eq!(sitting.look().dice.len(), 3);
    sitting
}

#[test]
fn the_panel_fits_every_window() {
    for (name, sitting) in middles() {
        for (size, _speaking) in everywhere() {
            well_with_lists(&name, size, &panel_at(size, sitting.clone()));
            let mut back = sitting.clone();
            if back.act(Act::LookAt(0)).is_ok() {
                let name = format!("{name}, looking back");
                well_with_lists(&name, size, &panel_at(size, back));
            }
        }
    }
}

/// A game in which whoever can captures.
fn bloody(setup: &TableSetup) -> Sitting {
    let mut sitting = setup.lay().unwrap();
    let has_bled = |sitting: &Sitting| sitting.look().players.iter().all(|it| it.lost.len() > 2);
    for number in 0.. {
        let choices = sitting.choices();
        let captures = choices.iter().find(|it| it.verb == Verb::Capture);
        let choice = captures.or_else(|| choices.get(number * 7 % choices.len().max(1)));
        let Some(choice) = choice.filter(|_| !has_bled(&sitting)) else {
            break;
        };
        sitting.act(Act::Choose(choice.action.clone())).unwrap();
    }
    sitting
}

#[test]
fn every_player_is_seen_whatever_has_been_lost() {
    let setup = TableSetup {
        minnaar: [Sitter::Human; 4],
        ..of(Variant::Minnaar)
    };
    let sitting = bloody(&setup);
    let players = sitting.look().players;
    assert!(players.iter().all(|it| it.lost.len() > 2));
    let names: Vec<String> = players
        .iter()
        .map(|it| sitting.game().name(it.player))
        .collect();
    let panel = panel_at(USUAL, sitting);
    for name in names {
        assert!(is_seen(&panel, &name), "{name}");
    }
}

#[test]
fn tab_reaches_everything_of_the_panel() {
    let mut chess = played(&of(Variant::Chess), 4);
    all_reached("panel", panel_at(LEAST, chess.clone()));
    chess.act(Act::LookAt(1)).unwrap();
    all_reached("panel looking back", panel_at(USUAL, chess));
}

#[test]
fn the_record_is_jumped_in_and_replayed_by_clicks() {
    let mut panel = panel_at(USUAL, played(&of(Variant::Chess), 4));
    click(&mut panel, "The beginning");
    click(
        &mut panel,
        "Replay from here; at the end, from the beginning (P)",
    );
    click(&mut panel, "Take back");
    assert_eq!(
        panel.state().chosen,
        [
            Wish::Act(Act::LookAt(0)),
            Wish::Replay(true),
            Wish::Act(Act::TakeBack)
        ]
    );
}

/// The question that is open, over a board.
fn question_at(size: Vec2, sitting: Sitting) -> Drawn<Sitting, Wish> {
    drawn(size, sitting, move |ui, sitting| {
        let (seen, pictures) = (Seen::of(sitting), Pictures::default());
        let model = Model::new(sitting, &seen, &pictures);
        let side = size.y - 60.0;
        let board = egui::Rect::from_min_size(egui::pos2(30.0, 30.0), Vec2::splat(side));
        let cell = side / 8.0;
        let wishes = questions(ui.ctx(), &model, board, |point| {
            let (column, row) = (f32::from(point.column), 7.0 - f32::from(point.row));
            let corner = board.min + Vec2::new(column, row) * cell;
            egui::Rect::from_min_size(corner, Vec2::splat(cell))
        });
        wishes.into_iter().next()
    })
}

fn promoting() -> Sitting {
    let setup = TableSetup {
        chess: [Sitter::Human; 2],
        chess_start: "7k/P7/8/8/8/8/8/K7 w - - 0 1".to_owned(),
        ..of(Variant::Chess)
    };
    let mut sitting = setup.lay().unwrap();
    for point in [Point::at(0, 6), Point::at(0, 7)] {
        sitting.act(Act::Touch(Place::Board(point))).unwrap();
    }
    sitting
}

#[test]
fn what_a_pawn_becomes_is_chosen_beside_its_goal() {
    for (size, _speaking) in everywhere() {
        well("promotion", size, &question_at(size, promoting()));
    }
    let mut question = question_at(USUAL, promoting());
    click(&mut question, "Knight");
    let chosen = question.state().chosen.clone();
    assert_eq!(chosen, [Wish::Act(Act::Choose("a7a8n".to_owned()))]);
}

#[test]
fn nothing_is_given_up_without_being_asked() {
    let mut sitting = played(&of(Variant::Chess), 0);
    sitting.act(Act::WayOut(WayOut::Resign)).unwrap();
    for (size, _speaking) in everywhere() {
        well("way out", size, &question_at(size, sitting.clone()));
    }
    let mut question = question_at(USUAL, sitting);
    question.key_press(egui::Key::Enter);
    question.run_steps(2);
    assert_eq!(question.state().chosen, [Wish::Act(Act::Cancel)]);
    click(&mut question, "Resign");
    assert_eq!(
        question.state().chosen.last(),
        Some(&Wish::Act(Act::Confirm))
    );
}

/// A game that somebody gave up, or that was ended by choice.
fn ended(variant: Variant) -> Sitting {
    let mut setup = of(variant);
    setup.minnaar = [Sitter::Human; 4];
    let mut sitting = setup.lay().unwrap();
    for _ in 0..40 {
        let Some(decider) = sitting.game().decider() else {
            break;
        };
        let way = sitting.game().ways_out(decider).pop();
        let action = match way {
            Some(way) => way.action().to_owned(),
            None => sitting.game().choices().pop().unwrap().action,
        };
        if sitting.curtain().is_some() {
            sitting.act(Act::Unveil).unwrap();
        }
        let version = sitting.version();
        sitting
            .act(Act::Choose(action.clone()))
            .or_else(|_| sitting.act(Act::Reply { version, action }))
            .unwrap();
    }
    sitting
}

fn result_at(size: Vec2, variant: Variant) -> Drawn<table_result::Report, table_result::Choice> {
    let sitting = ended(variant);
    let seen = Seen::of(&sitting);
    let report = table_result::Report::of(&sitting, &seen).expect("it is over");
    drawn(size, report, |ui, report| {
        table_result::show(ui.ctx(), report, &Pictures::default())
    })
}

#[test]
fn every_game_tells_how_it_ended() {
    for variant in table_setup::words::GAMES {
        for (size, _speaking) in everywhere() {
            well(
                &format!("result of {variant}"),
                size,
                &result_at(size, variant),
            );
        }
        all_reached("result", result_at(LEAST, variant));
    }
    let mut result = result_at(USUAL, Variant::Minnaar);
    click(&mut result, "New Battlefield");
    assert_eq!(result.state().chosen, [table_result::Choice::Again]);
}

#[test]
fn the_key_of_the_look_over_the_game_works_on_its_result() {
    for (variant, chosen) in [
        (Variant::Chess, &[table_result::Choice::LookOver][..]),
        (Variant::Minnaar, &[]),
    ] {
        let mut result = result_at(USUAL, variant);
        result.state_mut().model.length = 12;
        result.run_steps(2);
        result.key_press(egui::Key::O);
        result.run_steps(2);
        assert_eq!(result.state().chosen, chosen, "{variant}");
    }
}

fn pause_at(size: Vec2) -> Drawn<Settings, pause::table::Choice> {
    drawn(size, Settings::default(), |ui, settings| {
        let chess = open(Variant::Chess, "").unwrap();
        let menu = pause::table::Menu::of(&Sitting::new(chess, &[]));
        pause::table::show(ui.ctx(), settings, &menu)
    })
}

#[test]
fn the_pause_menu_of_a_table_fits_every_window() {
    for (size, _speaking) in everywhere() {
        well("pause", size, &pause_at(size));
    }
    all_reached("pause", pause_at(LEAST));
    let mut pause = pause_at(USUAL);
    pause.key_press(egui::Key::Enter);
    pause.run_steps(2);
    assert_eq!(pause.state().chosen, [pause::table::Choice::Resume]);
}
