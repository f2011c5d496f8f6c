//! The panels, results and the menu of games between screens.

use super::measure::{SIZES, faults_with_lists};
use super::online::strips;
use super::screens::{Drawn, LEAST, USUAL, all_reached, click, drawn, well};
use bevy_egui::egui::{self, Vec2};
use client::battle::{Action, BattleSetup, Company as Sides, Entry, Seat, Standing, Table};
use client::board::Layout;
use client::online::{OnceMore, Rematch, Strip};
use client::opponent::Watching;
use client::panels;
use client::screens::{pause, result, table_result};
use client::settings::{Colours, Settings};
use client::table::{Model, Seen, TableLayout, Wish, side_panel};
use client::theme::Pictures;
use egui_kittest::kittest::Queryable;
use rules::Variant;
use tabletop::{Act, Company, Sitter, Sitting, WayOut, open};

/// The longest name that anybody may have.
const LONG: &str = "Wilhelmina of the Far Hil";

/// Every game at the screen of its first player, and of one who looks on.
fn sittings() -> Vec<(String, Sitting)> {
    let mut all = Vec::new();
    for (variant, start) in [
        (Variant::Chess, ""),
        (Variant::Minnaar, ""),
        (Variant::Field, "seed 3"),
        (
            Variant::European,
            "nations mycenae guild korea ottoman seed 2",
        ),
    ] {
        for looks_on in [false, true] {
            let game = open(variant, start).unwrap();
            let count = game.players().len();
            let sitter = |index| match !looks_on && index == 0 {
                true => Sitter::Human,
                false => Sitter::Afar,
            };
            let company = Company {
                sitters: (0..count).map(sitter).collect(),
                names: vec![Some(LONG.to_owned()); count],
                ..Company::default()
            };
            let name = format!("{variant}, looks on: {looks_on}");
            all.push((name, Sitting::online(game, company)));
        }
    }
    all
}

fn panel_at(size: Vec2, sitting: Sitting, strip: Strip) -> Drawn<(Sitting, Strip), Wish> {
    let board = sitting.game().board();
    let window = bevy::math::Vec2::new(size.x, size.y);
    let width = TableLayout::new(board, window, 1.0, false).panel;
    drawn(size, (sitting, strip), move |ui, (sitting, strip)| {
        let (seen, pictures) = (Seen::of(sitting), Pictures::default());
        let model = Model {
            strip: Some(strip),
            ..Model::new(sitting, &seen, &pictures)
        };
        beside(ui, width, |ui| side_panel(ui, &model))
    })
}

fn beside<T>(
    ui: &mut egui::Ui,
    width: f32,
    panel: impl FnOnce(&mut egui::Ui) -> Vec<T>,
) -> Option<T> {
    egui::Panel::right("panel")
        .exact_size(width)
        .show_separator_line(false)
        .frame(egui::Frame::new().inner_margin(egui::Margin::symmetric(10, 8)))
        .show(ui, panel)
        .inner
        .into_iter()
        .next()
}

fn battle(own: Option<usize>, entries: Vec<Entry>) -> Table {
    let seat = |index| match own == Some(index) {
        true => Seat::Human,
        false => Seat::Afar,
    };
    let standing = Standing {
        seats: [0, 1].map(seat),
        entries,
        extends: None,
        company: Sides {
            names: [Some("Ann".to_owned()), Some(LONG.to_owned())],
            ..Sides::default()
        },
    };
    Table::online(BattleSetup::default(), standing).unwrap()
}

fn battle_at(size: Vec2, table: Table, strip: Strip) -> Drawn<(Table, Strip), panels::Wish> {
    let window = bevy::math::Vec2::new(size.x, size.y);
    let width = Layout::with_bar(window, 1.0, false, false).panel;
    drawn(size, (table, strip), move |ui, (table, strip)| {
        let pictures = Pictures::default();
        let model = panels::Model {
            table,
            pictures: &pictures,
            colours: Colours::default(),
            thinking: None,
            watching: Watching::default(),
            analysis: None,
            strip: Some(strip),
        };
        beside(ui, width, |ui| panels::side_panel(ui, &model))
    })
}

fn fits<S>(name: &str, size: Vec2, harness: &egui_kittest::Harness<'_, S>) {
    let faults = faults_with_lists(harness, size);
    assert!(
        faults.is_empty(),
        "{name} at {size}:\n{}",
        faults.join("\n")
    );
}

#[test]
fn the_panels_with_a_strip_fit_every_window() {
    for size in SIZES {
        for (at, strip) in strips().into_iter().enumerate() {
            for own in [Some(0), None] {
                let name = format!("battle of {own:?} with {:?}", strip.told);
                let harness = battle_at(size, battle(own, Vec::new()), strip.clone());
                fits(&name, size, &harness);
            }
            // Every strip with one of the games, and every game with some strips.
            let sittings = sittings();
            let (name, sitting) = sittings[at % sittings.len()].clone();
            let name = format!("{name} with {:?}", strip.told);
            fits(&name, size, &panel_at(size, sitting, strip));
        }
    }
}

#[test]
fn what_others_are_asked_stands_in_the_place_of_help() {
    let strip = strips().remove(0);
    for (name, sitting) in sittings() {
        let harness = panel_at(USUAL, sitting.clone(), strip.clone());
        assert!(harness.query_by_label("Hint").is_none(), "{name}");
        let asks = harness.query_by_label("Ask to take back").is_some();
        assert_eq!(asks, !sitting.looks_on(), "{name}");
    }
    let (_, chess) = sittings().remove(0);
    let mut harness = panel_at(USUAL, chess, strip.clone());
    click(&mut harness, "Offer a draw");
    let draw = Wish::Act(Act::WayOut(WayOut::Agree));
    assert_eq!(harness.state().chosen, [draw]);
    let mut harness = battle_at(USUAL, battle(Some(1), Vec::new()), strip);
    click(&mut harness, "Offer a draw");
    assert_eq!(
        harness.state().chosen,
        [panels::Wish::Act(Action::OfferDraw)]
    );
    assert!(harness.query_by_label_contains("Ann is to move.").is_some());
}

fn rematches() -> [Rematch; 4] {
    [
        Rematch::MayAsk,
        Rematch::Waits,
        Rematch::Asked(LONG.to_owned()),
        Rematch::Cannot("Somebody has left: there is nobody to play with."),
    ]
}

fn result_at(size: Vec2, rematch: Rematch) -> Drawn<result::Report, result::Choice> {
    let table = battle(Some(0), vec![Entry::Agreed]);
    let mut report = result::Report::of(&table).unwrap();
    report.rematch = Some(rematch);
    drawn(size, report, |ui, report| {
        result::show(ui.ctx(), report, Colours::default(), &Pictures::default())
    })
}

fn table_result_at(
    size: Vec2,
    rematch: Rematch,
) -> Drawn<table_result::Report, table_result::Choice> {
    let (_, mut sitting) = sittings().remove(6);
    let mut game = sitting.game().boxed();
    let player = game.decider().unwrap();
    game.play(player, "agree").unwrap();
    let company = sitting.company().unwrap().clone();
    sitting.follow(&[], &*game, company);
    let mut report = table_result::Report::of(&sitting, &Seen::of(&sitting)).unwrap();
    report.rematch = Some(rematch);
    drawn(size, report, |ui, report| {
        table_result::show(ui.ctx(), report, &Pictures::default())
    })
}

#[test]
fn a_result_offers_a_rematch_and_tells_what_is_answered() {
    for rematch in rematches() {
        for size in SIZES {
            let name = format!("result, {rematch:?}");
            well(&name, size, &result_at(size, rematch.clone()));
            well(&name, size, &table_result_at(size, rematch.clone()));
        }
        all_reached("result", result_at(LEAST, rematch.clone()));
        all_reached("result of a table", table_result_at(LEAST, rematch));
    }
    for (rematch, button, wished) in [
        (Rematch::MayAsk, "Ask for a rematch", OnceMore::Ask),
        (Rematch::Waits, "Withdraw", OnceMore::Decline),
        (
            Rematch::Asked("Bea".into()),
            "Play once more",
            OnceMore::Agree,
        ),
        (
            Rematch::Asked("Bea".into()),
            "No, thanks",
            OnceMore::Decline,
        ),
    ] {
        let mut harness = result_at(USUAL, rematch.clone());
        click(&mut harness, button);
        assert_eq!(harness.state().chosen, [result::Choice::OnceMore(wished)]);
        let mut harness = table_result_at(USUAL, rematch);
        click(&mut harness, button);
        let wished = table_result::Choice::OnceMore(wished);
        assert_eq!(harness.state().chosen, [wished]);
    }
}

fn menu_at(size: Vec2, menu: pause::online::Menu) -> Drawn<Settings, pause::online::Choice> {
    drawn(size, Settings::default(), move |ui, settings| {
        pause::online::show(ui.ctx(), settings, &menu)
    })
}

#[test]
fn the_menu_of_a_game_between_screens_fits_and_asks_before_leaving() {
    let (_, chess) = sittings().remove(0);
    let menu = |leaving, looks_on, at_table: bool| pause::online::Menu {
        carry: at_table.then(|| pause::table::Menu::of(&chess)),
        campaign: None,
        goes_on: true,
        looks_on,
        leaving,
    };
    for size in SIZES {
        for looks_on in [false, true] {
            for at_table in [false, true] {
                let name = format!("menu, {looks_on} {at_table}");
                well(&name, size, &menu_at(size, menu(false, looks_on, at_table)));
            }
        }
        well("leaving", size, &menu_at(size, menu(true, false, true)));
    }
    all_reached("menu", menu_at(LEAST, menu(false, false, true)));
    let mut harness = menu_at(USUAL, menu(false, false, false));
    harness.key_press(egui::Key::Enter);
    harness.run_steps(2);
    let mut chosen = vec![pause::online::Choice::Resume];
    assert_eq!(harness.state().chosen, chosen);
    harness.get_by_label_contains("Leave for good…").click();
    harness.run_steps(2);
    chosen.push(pause::online::Choice::AskToLeave);
    assert_eq!(harness.state().chosen, chosen);
    // A stray Enter leaves nothing.
    let mut harness = menu_at(USUAL, menu(true, false, false));
    harness.key_press(egui::Key::Enter);
    harness.run_steps(2);
    assert_eq!(harness.state().chosen, [pause::online::Choice::Stay]);
}
