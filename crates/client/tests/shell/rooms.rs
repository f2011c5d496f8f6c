//! The panels, results and the menu of games between screens.

use super::measure::{around, everywhere, is_seen, well_with_lists, written};
use super::online::strips;
use super::screens::{Drawn, LEAST, USUAL, all_reached, click, drawn, well};
use bevy_egui::egui::{self, Vec2, vec2};
use client::battle::{Action, BattleSetup, Company as Sides, Entry, Seat, Standing, Table};
use client::board::Layout;
use client::online::{OnceMore, Rematch, Strip, Told};
use client::panels;
use client::screens::pause::online::Parting;
use client::screens::{pause, result, table_result};
use client::settings::{Colours, Settings};
use client::table::{Model, Seen, TableLayout, Wish, side_panel};
use client::theme::Pictures;
use egui_kittest::kittest::{NodeT, Queryable};
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
    let width = TableLayout::with(board, window, 1.0, false, around()).panel;
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
    Table::online(BattleSetup::default(), standing(own, entries)).unwrap()
}

fn standing(own: Option<usize>, entries: Vec<Entry>) -> Standing {
    let seat = |index| match own == Some(index) {
        true => Seat::Human,
        false => Seat::Afar,
    };
    Standing {
        seats: [0, 1].map(seat),
        entries,
        extends: None,
        company: Sides {
            names: [Some("Ann".to_owned()), Some(LONG.to_owned())],
            ..Sides::default()
        },
    }
}

fn battle_at(size: Vec2, table: Table, strip: Strip) -> Drawn<(Table, Strip), panels::Wish> {
    let window = bevy::math::Vec2::new(size.x, size.y);
    let width = Layout::with(window, 1.0, false, around()).panel;
    drawn(size, (table, strip), move |ui, (table, strip)| {
        let pictures = Pictures::default();
        let model = panels::Model {
            strip: Some(strip),
            ..panels::Model::new(table, &pictures, Colours::default())
        };
        beside(ui, width, |ui| panels::side_panel(ui, &model))
    })
}

#[test]
fn the_panels_with_a_strip_fit_every_window() {
    // In between, where long words on buttons have just enough room or not.
    let between = [vec2(960.0, 720.0), vec2(1024.0, 768.0)];
    let everywhere = everywhere().map(|(size, speaking)| (size, Some(speaking)));
    for (size, _speaking) in everywhere.chain(between.map(|size| (size, None))) {
        for (at, strip) in strips().into_iter().enumerate() {
            for own in [Some(0), None] {
                let name = format!("battle of {own:?} with {:?}", strip.told);
                let harness = battle_at(size, battle(own, Vec::new()), strip.clone());
                well_with_lists(&name, size, &harness);
            }
            // Every strip with one of the games, and every game with some strips.
            let sittings = sittings();
            let (name, sitting) = sittings[at % sittings.len()].clone();
            let name = format!("{name} with {:?}", strip.told);
            well_with_lists(&name, size, &panel_at(size, sitting, strip));
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

/// Whether a button cannot be pressed.
fn shut<S>(harness: &egui_kittest::Harness<'_, S>, name: &str) -> bool {
    harness
        .get_by_label_contains(name)
        .accesskit_node()
        .is_disabled()
}

/// The line of a room is lost.
fn lost() -> Strip {
    let mut strips = strips().into_iter();
    strips
        .find(|it| matches!(it.told, Told::Lost { .. }))
        .unwrap()
}

#[test]
fn what_only_others_can_answer_waits_for_a_connection() {
    let why = "There is no connection.";
    for (name, sitting) in sittings() {
        let mut company = sitting.company().unwrap().clone();
        company.cut = true;
        let sitting = Sitting::online(sitting.game().boxed(), company);
        let (looks_on, chess) = (sitting.looks_on(), name.starts_with("chess"));
        let harness = panel_at(USUAL, sitting, lost());
        let told = harness.query_by_label_contains("No connection: the game waits.");
        let own = harness.query_by_label_contains("Your turn. No connection");
        assert!(told.or(own).is_some(), "{name}");
        assert!(looks_on || shut(&harness, "Ask to take back"), "{name}");
        if !looks_on && chess {
            assert!(shut(&harness, "Offer a draw") && shut(&harness, "Resign"));
        }
    }
    for size in [USUAL, LEAST] {
        let mut table = battle(Some(0), Vec::new());
        let mut standing = standing(Some(0), Vec::new());
        standing.company.cut = true;
        table.follow(standing);
        assert_eq!(format!("{}.", table.can_resign().unwrap_err()), why);
        let harness = battle_at(size, table, lost());
        well_with_lists("battle without a connection", size, &harness);
        assert!(shut(&harness, "Resign"));
        let told = harness.query_by_label_contains("Your turn. No connection");
        assert!(told.is_some());
    }
    let menu = pause::online::Menu {
        carry: None,
        campaign: None,
        goes_on: true,
        looks_on: false,
        cut: true,
        keeps_room: false,
        asked: None,
    };
    let harness = menu_at(USUAL, menu);
    assert!(shut(&harness, "Leave for good"));
}

#[test]
fn nothing_of_a_panel_is_cut_when_the_strip_grows() {
    let mv = |text: &str| Entry::Move(text.parse().unwrap());
    let taken = ["e2e4", "d7d5", "e4d5", "d8d5"].map(mv).to_vec();
    let two = strips().into_iter().filter(|it| it.people.len() == 2);
    for mut strip in two {
        strip.shoulder = Some(0);
        let harness = battle_at(LEAST, battle(None, taken.clone()), strip);
        let last = harness.get_by_label("Back to the present (End)").rect();
        let card = harness.get_by_label("Defender").rect();
        let below = card.top() > last.bottom();
        assert!(
            below || card.bottom() < last.top() - 40.0,
            "{last:?} {card:?}"
        );
        let first = harness.get_by_label("Attacker").rect();
        assert!(first.bottom() < last.top() || first.top() > last.bottom());
    }
}

#[test]
fn an_offer_is_written_as_an_offer_in_every_game() {
    let ink = |harness: &egui_kittest::Harness<'_, _>, words: &str| {
        written(harness, words).map(|(_, ink)| ink).unwrap()
    };
    let strip = strips().remove(0);
    let (_, chess) = sittings().remove(0);
    let harness = panel_at(USUAL, chess, strip.clone());
    let ask = ink(&harness, "Ask to take back");
    assert_eq!(ink(&harness, "Offer a draw"), ask);
    assert_ne!(ink(&harness, "Resign"), ask, "that is grave");
}

#[test]
fn whoever_arranges_an_army_is_not_said_to_move() {
    let (_, field) = sittings().remove(5);
    let harness = panel_at(USUAL, field, strips().remove(0));
    let words = format!("{LONG} is arranging the army.");
    assert!(is_seen(&harness, &words) || harness.query_by_label_contains(&words).is_some());
}

fn rematches() -> [Rematch; 4] {
    [
        Rematch::MayAsk,
        Rematch::Waits,
        Rematch::Asked(LONG.to_owned()),
        Rematch::Cannot("Somebody has left: there is nobody to play with.".into()),
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
        for (size, _speaking) in everywhere() {
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
            "Agree to a rematch",
            OnceMore::Agree,
        ),
        (
            Rematch::Asked("Bea".into()),
            "No rematch",
            OnceMore::Decline,
        ),
    ] {
        let mut harness = result_at(USUAL, rematch.clone());
        let (place, _) = written(&harness, button).unwrap();
        let around = harness.get_by_label(button).rect();
        assert!(
            (place.center().x - around.center().x).abs() < 2.0,
            "{button}"
        );
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
    let menu = |asked, looks_on, at_table: bool| pause::online::Menu {
        carry: at_table.then(|| pause::table::Menu::of(&chess)),
        campaign: None,
        goes_on: true,
        looks_on,
        cut: false,
        keeps_room: true,
        asked,
    };
    for (size, _speaking) in everywhere() {
        for looks_on in [false, true] {
            for at_table in [false, true] {
                let name = format!("menu, {looks_on} {at_table}");
                well(&name, size, &menu_at(size, menu(None, looks_on, at_table)));
            }
        }
        for parting in [Parting::Leave, Parting::Quit] {
            let name = format!("{parting:?}");
            well(
                &name,
                size,
                &menu_at(size, menu(Some(parting), false, true)),
            );
        }
    }
    all_reached("menu", menu_at(LEAST, menu(None, false, true)));
    let mut harness = menu_at(USUAL, menu(None, false, false));
    harness.key_press(egui::Key::Enter);
    harness.run_steps(2);
    let mut chosen = vec![pause::online::Choice::Resume];
    assert_eq!(harness.state().chosen, chosen);
    harness.get_by_label_contains("Leave for good…").click();
    harness.run_steps(2);
    chosen.push(pause::online::Choice::AskToLeave);
    assert_eq!(harness.state().chosen, chosen);
    // A stray Enter leaves nothing.
    for parting in [Parting::Leave, Parting::Quit] {
        let mut harness = menu_at(USUAL, menu(Some(parting), false, false));
        harness.key_press(egui::Key::Enter);
        harness.run_steps(2);
        assert_eq!(harness.state().chosen, [pause::online::Choice::Stay]);
    }
}

#[test]
fn closing_the_game_with_the_room_in_it_is_asked_about() {
    let at = |keeps_room| {
        let (carry, campaign, asked) = (None, None, None);
        let menu = pause::online::Menu {
            carry,
            campaign,
            goes_on: true,
            looks_on: false,
            cut: false,
            keeps_room,
            asked,
        };
        menu_at(USUAL, menu)
    };
    for (keeps_room, chosen) in [
        (true, pause::online::Choice::AskToQuit),
        (false, pause::online::Choice::Quit),
    ] {
        let mut harness = at(keeps_room);
        harness.get_by_label_contains("Quit the game").click();
        harness.run_steps(2);
        assert_eq!(harness.state().chosen, [chosen]);
    }
}
