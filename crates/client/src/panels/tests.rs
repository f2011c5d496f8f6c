//! The panels as a person uses them, drawn without a window.

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
            wishes.extend(questions(ui.ctx(), &seen.model(), board, |_| {
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
    let over = "6k1/8/8/7r/8/R7/8/3K4 w field - - 51 50";
    let far = "4k2r/8/8/R7/8/1R6/8/3K4 w field - N 5 50";
    for (position, asks) in [
        (far, Some(Action::Retreat)),
        (far, Some(Action::Resign)),
        (over, None),
    ] {
        let mut table = table(COMPUTER, position);
        if let Some(action) = asks {
            table.act(action).unwrap();
        }
        let mut harness = narrow(table);
        assert!(harness.get_by_label("Fight on").is_focused());
        harness.key_press(egui::Key::Enter);
        harness.run();
        let table = &harness.state().table;
        assert_eq!((table.question(), table.outcome()), (None, None));
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
fn a_reserve_piece_is_picked_up_from_its_tray() {
    let mut harness = narrow(table(HOTSEAT, "6k1/p7/8/8/8/8/8/R3K3 w field - NPPp 1 50"));
    // The attacker's tray works; the defender's waits for its turn.
    let trays: Vec<bool> = harness
        .query_all_by_label_contains("reserve")
        .map(|node| node.accesskit_node())
        .filter(|node| node.role() == egui::accesskit::Role::Button)
        .map(|node| node.is_disabled())
        .collect();
    assert_eq!(trays.iter().filter(|disabled| **disabled).count(), 1);
    assert_eq!(trays.len(), 3);
    click(&mut harness, "Pawn, 2 in the Attacker's reserve");
    let selection = crate::battle::Selection::Reserve(rules::Piece::Pawn);
    assert_eq!(harness.state().table.selection(), Some(selection));
}

/// Dragged out of its tray, a reserve piece follows the pointer from the tray on.
#[test]
fn a_dragged_reserve_piece_follows_the_pointer_over_the_panel() {
    let mut harness = narrow(table(HOTSEAT, "6k1/8/8/8/8/8/8/R3K3 w field - N 1 50"));
    let panel = Rect::from_min_size(pos2(0.0, 0.0), Vec2::new(NARROW, 600.0));
    let drawn = |harness: &Harness<'static, Seen>| {
        carried::carried(&harness.ctx, &harness.state().model(), panel, 70.0)
    };
    assert_eq!(drawn(&harness), None);
    let tray = harness.get_by_label_contains("reserve").rect().center();
    harness.drag_at(tray);
    harness.run();
    for place in [tray + Vec2::new(20.0, -30.0), pos2(5.0, 300.0)] {
        harness.hover_at(place);
        harness.run();
        assert_eq!(drawn(&harness).map(|rect| rect.center()), Some(place));
    }
    harness.hover_at(pos2(-200.0, 300.0));
    harness.run();
    assert_eq!(drawn(&harness), None, "over the board the board draws it");
}

#[test]
fn a_reserve_piece_that_cannot_be_placed_is_dull_and_tells_the_one_reason() {
    let full = "4k3/8/8/8/8/8/8/RNBQKBNR w field - NPp 1 50";
    let checked = "4k3/8/8/8/8/2n5/4P3/3QK3 w field - N 1 50";
    let smothered = "4k3/8/8/8/8/3n4/8/4K3 w field - N 1 50";
    for (position, reason) in [(full, "back rank is full"), (smothered, "saved from check")] {
        let table = table(HOTSEAT, position);
        let refused = table.can_place(rules::Piece::Knight).unwrap_err();
        let mut harness = narrow(table);
        let tray = harness.get_by_label("Knight, 1 in the Attacker's reserve");
        assert!(tray.accesskit_node().is_disabled());
        assert!(refused.to_string().contains(reason), "{refused}");
        tray.hover();
        harness.run_steps(60);
        assert!(harness.query_by_label_contains(reason).is_some());
    }
    assert!(
        table(HOTSEAT, checked)
            .can_place(rules::Piece::Knight)
            .is_ok()
    );
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
        "One move back (Page Up)",
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
        let first = harness.get_by_label("First position (Home)").rect();
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
    assert!(
        harness
            .query_by_label_contains("The pawn becomes")
            .is_some()
    );
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
                                questions(ui.ctx(), &seen.model(), board, |at| place(at).center());
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
