//! The panels as a person uses them, drawn without a window.

mod questions;
mod reserve;

use super::*;
use crate::battle::{Action, BattleSetup, Seat};
use crate::opponent::Task;
use crate::settings::Colours;
use crate::theme::install;
use bevy_egui::egui::{Rect, Vec2, pos2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use engine::Level;
use rules::Square;

const HOTSEAT: [Seat; 2] = [Seat::Human, Seat::Human];
const COMPUTER: [Seat; 2] = [Seat::Human, Seat::Computer(Level::Casual)];

/// The least width of the panel, less its own margins, plus those of the harness.
const NARROW: f32 = 244.0;

/// A table with a panel beside it; what is wished is done at the table.
struct Seen {
    table: Table,
    pictures: Pictures,
    thinking: Option<Task>,
    watching: Watching,
    wishes: Vec<Wish>,
    dressed: bool,
}

impl Seen {
    fn model(&self) -> Model<'_> {
        Model {
            thinking: self.thinking,
            watching: self.watching,
            ..Model::new(&self.table, &self.pictures, Colours::default())
        }
    }
}

fn table(seats: [Seat; 2], position: &str) -> Table {
    let setup = BattleSetup {
        seats,
        ..BattleSetup::default()
    };
    Table::from_position(setup, position.parse().unwrap())
}

fn start(seats: [Seat; 2]) -> Table {
    Table::new(BattleSetup {
        seats,
        ..BattleSetup::default()
    })
}

fn seen(table: Table) -> Seen {
    Seen {
        table,
        pictures: Pictures::default(),
        thinking: None,
        watching: Watching::default(),
        wishes: Vec::new(),
        dressed: false,
    }
}

/// Shows side panel and questions; wishes for the table are fulfilled at once.
fn harness(size: Vec2, seen: Seen) -> Harness<'static, Seen> {
    Harness::builder().with_size(size).build_ui_state(
        |ui, seen: &mut Seen| {
            if !seen.dressed {
                install(ui.ctx());
                seen.dressed = true;
                return;
            }
            let board = Rect::from_min_size(pos2(0.0, 0.0), Vec2::splat(400.0));
            let mut wishes = side_panel(ui, &seen.model());
            wishes.extend(questions(ui.ctx(), &seen.model(), (board, board), |_| {
                board.center()
            }));
            for wish in &wishes {
                if let Wish::Act(action) = wish {
                    let _ = seen.table.act(*action);
                }
            }
            seen.wishes.extend(wishes);
        },
        seen,
    )
}

fn narrow(table: Table) -> Harness<'static, Seen> {
    let mut harness = harness(Vec2::new(NARROW, 600.0), seen(table));
    harness.run();
    harness
}

fn click(harness: &mut Harness<'static, Seen>, label: &str) {
    harness.get_by_label_contains(label).click();
    harness.run();
}

/// Whoever can't see signs and pictures is told every button in words.
#[test]
fn every_button_has_a_name_in_words() {
    let crowded = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKB1R w forest - QRBNPqrbnp 5 50";
    let mut table = table(HOTSEAT, crowded);
    table.act(Action::Play("e2e4".parse().unwrap())).unwrap();
    let harness = narrow(table);
    let mut count = 0;
    for node in harness.query_all_by_role(egui::accesskit::Role::Button) {
        let name = node.accesskit_node().label().unwrap_or_default();
        assert!(
            name.is_ascii() && name.chars().any(|letter| letter.is_ascii_alphabetic()),
            "{name:?}"
        );
        count += 1;
    }
    assert!(count >= 20, "{count}");
    for name in [
        "Menu",
        "Turn the board round",
        "Hint",
        "One step back (Page Up)",
    ] {
        harness.get_by_label(name);
    }
}

#[test]
fn the_move_list_jumps_back() {
    let mut table = start(HOTSEAT);
    for text in ["e2e4", "e7e5", "g1f3"] {
        table.act(Action::Play(text.parse().unwrap())).unwrap();
    }
    let mut harness = narrow(table);
    click(&mut harness, "e5");
    assert_eq!(harness.state().table.shown_at(), 2);
    assert!(harness.query_by_label_contains("Looking back").is_some());
    click(&mut harness, "Return");
    assert!(harness.state().table.is_live());
    click(&mut harness, "e4");
    click(&mut harness, "Nf3");
    assert!(harness.state().table.is_live());
}

/// The shown entry stays in sight of the list, whatever the window does; the beginning has one too.
#[test]
fn the_shown_entry_stays_in_sight() {
    let mut table = start(HOTSEAT);
    for text in ["b1c3", "b8c6", "c3b1", "c6b8"].repeat(12) {
        table.act(Action::Play(text.parse().unwrap())).unwrap();
    }
    let in_sight = |harness: &Harness<'static, Seen>| {
        let mut shown = harness.query_all_by_role(egui::accesskit::Role::Button);
        let shown = shown
            .find(|node| node.accesskit_node().toggled() == Some(egui::accesskit::Toggled::True));
        let place = shown.expect("the shown entry is highlighted").rect();
        let first = harness.get_by_label("To the beginning (Home)").rect();
        place.bottom() <= first.top() && place.top() > 0.0
    };
    let mut harness = narrow(table);
    assert!(in_sight(&harness), "at the present");
    harness.set_size(Vec2::new(380.0, 1064.0));
    harness.run();
    harness.set_size(Vec2::new(NARROW, 600.0));
    harness.run();
    assert!(in_sight(&harness), "after a change of size");
    harness.state_mut().table.act(Action::LookAt(0)).unwrap();
    harness.run();
    assert!(in_sight(&harness), "at the beginning");
}

#[test]
fn buttons_that_do_nothing_now_are_dull() {
    let harness = narrow(start(COMPUTER));
    let dull = |label: &str| {
        let node = harness.get_by_label_contains(label);
        node.accesskit_node().is_disabled()
    };
    assert!(dull("Take back"));
    assert!(!dull("Hint"));
    let checked = narrow(table(HOTSEAT, "4k3/8/8/8/8/8/8/R3K2r w field - N 5 50"));
    let node = checked.get_by_label_contains("Retreat");
    assert!(
        node.accesskit_node().is_disabled(),
        "nobody retreats from check"
    );
}

#[test]
fn thinking_is_shown_and_can_be_cut_short() {
    let mut table = start(COMPUTER);
    table.act(Action::Play("e2e4".parse().unwrap())).unwrap();
    let mut seen = seen(table);
    seen.thinking = Some(Task::Move);
    let mut harness = harness(Vec2::new(380.0, 704.0), seen);
    // The spinner never rests.
    harness.run_steps(4);
    assert!(harness.query_by_label_contains("Thinking…").is_some());
    harness.get_by_label("Move now").click();
    harness.run_steps(3);
    assert!(harness.state().wishes.contains(&Wish::MoveNow));
}

#[test]
fn a_hint_is_told_in_words() {
    let mut table = table(COMPUTER, "3k4/8/8/r7/8/8/8/R3K3 w field - - 1 50");
    let (version, mv) = (table.version(), "a1a5".parse().unwrap());
    table.act(Action::HintFound { version, mv }).unwrap();
    let mut harness = narrow(table);
    assert!(harness.query_by_label("Hint: Rxa5").is_some());
    harness.state_mut().table.act(Action::Play(mv)).unwrap();
    harness.run();
    assert!(harness.query_by_label_contains("Hint:").is_none());
}

/// The tip explains the hatched marks that are on the board with it, and no others.
#[test]
fn the_tip_explains_the_hatched_marks() {
    for (position, marks) in [
        ("4k3/8/8/r7/8/8/8/R3K3 w field - - 1 50", [true, true]),
        ("4k3/8/8/1n6/8/2R5/8/4K3 w field - - 1 50", [true, false]),
        ("4k3/8/8/1b6/8/1R6/8/4K3 w field - - 1 50", [false, true]),
    ] {
        let square: Square = if marks[1] && marks[0] {
            Square::A1
        } else if marks[0] {
            Square::C3
        } else {
            Square::B3
        };
        let mut harness = Harness::builder().build_ui_state(
            move |ui, seen: &mut Seen| {
                if !std::mem::replace(&mut seen.dressed, true) {
                    install(ui.ctx());
                } else {
                    tip(ui, &seen.model(), square);
                }
            },
            seen(table(HOTSEAT, position)),
        );
        harness.run();
        for (label, wanted) in ["right corner", "left corner"].into_iter().zip(marks) {
            let told = harness.query_by_label_contains(label).is_some();
            assert_eq!(told, wanted, "{label} on {square}");
        }
    }
}

#[test]
fn two_computers_can_be_paused_by_a_button() {
    let mut seen = seen(start([Seat::Computer(Level::Casual); 2]));
    seen.watching.only_computers = true;
    let mut harness = harness(Vec2::new(380.0, 704.0), seen);
    harness.run();
    assert!(harness.query_by_label_contains("Resign").is_none());
    click(&mut harness, "Pause");
    assert!(harness.state().wishes.contains(&Wish::PauseWatching));
}

/// Every button and every word lies within the panel, whole, at every size the window may have.
#[test]
fn nothing_sticks_out() {
    let crowded = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w forest - QRBNPqrbnp 50 50";
    let beginners = [Seat::Computer(Level::Beginner), Seat::Human];
    for (width, height) in [
        (NARROW, 600.0),
        (380.0, 704.0),
        (380.0, 1064.0),
        (NARROW, 430.0),
    ] {
        for seats in [HOTSEAT, beginners] {
            let size = Vec2::new(width, height);
            let mut seen = seen(table(seats, crowded));
            seen.thinking = Some(Task::Move);
            let mut harness = harness(size, seen);
            harness.run_steps(5);
            let room = Rect::from_min_size(pos2(0.0, 0.0), size).expand(1.0);
            let scrolls = height < 500.0;
            for role in [egui::accesskit::Role::Button, egui::accesskit::Role::Label] {
                for node in harness.query_all_by_role(role) {
                    let place = node.rect();
                    let wide = place.left() >= room.left() && place.right() <= room.right();
                    let fits = room.contains_rect(place) || scrolls && wide;
                    assert!(
                        fits,
                        "{:?} at {place:?} in {size:?}",
                        node.accesskit_node().label()
                    );
                }
            }
        }
    }
}

#[test]
fn armies_in_words() {
    assert_eq!(army_words(&"1R2P".parse().unwrap()), "1 Rook, 2 Pawns");
    assert_eq!(army_words(&"-".parse().unwrap()), "nothing");
}
