//! Who sits where.

use super::words;
use crate::battle::Seat;
use crate::saves::names::fresh_seed;
use crate::screens::setup::words::{seat_name, seats};
use crate::table::TableSetup;
use crate::theme::{self, Pictures, Stepper};
use bevy_egui::egui::{Align, Button, Label, Layout, RichText, Ui, vec2};
use engine::Level;
use rules::Variant;
use rules::european::Nation;
use tabletop::{Kind, Livery, Sitter};

/// A quick way to seat everybody, with what it does in words.
type Preset = (&'static str, &'static str, fn(&mut TableSetup));

const CHESS: &[Preset] = &[
    ("I play White", "The computer plays Black.", |it| {
        it.chess = [Sitter::Human, opponent(&it.chess)];
    }),
    ("I play Black", "The computer plays White.", |it| {
        it.chess = [opponent(&it.chess), Sitter::Human];
    }),
    (
        "Colours by lot",
        "White or Black, as chance has it.",
        |it| {
            if fresh_seed().is_multiple_of(2) {
                it.chess.swap(0, 1);
            }
        },
    ),
    ("Two players", "Two people at this computer.", |it| {
        it.chess = [Sitter::Human; 2];
    }),
    ("Watch", "Computers play both sides.", |it| {
        it.chess = [opponent(&it.chess); 2];
    }),
];

const MINNAAR: &[Preset] = &[
    (
        "I lead the Sovereigns",
        "The computer plays both courts.",
        |it| {
            let computer = opponent(&it.minnaar);
            it.minnaar = [Sitter::Human, computer, Sitter::Human, computer];
        },
    ),
    (
        "I lead the Establishment",
        "The computer plays both peoples.",
        |it| {
            let computer = opponent(&it.minnaar);
            it.minnaar = [computer, Sitter::Human, computer, Sitter::Human];
        },
    ),
    (
        "Everybody here",
        "Four people, or two with two groups each.",
        |it| {
            it.minnaar = [Sitter::Human; 4];
        },
    ),
    ("Watch", "Computers play all four groups.", |it| {
        it.minnaar = [opponent(&it.minnaar); 4];
    }),
];

const FIELD: &[Preset] = &[
    (
        "Against the computer",
        "You command the South, the computer the North.",
        |it| {
            it.field = [Sitter::Human, opponent(&it.field)];
        },
    ),
    (
        "Two players",
        "The screen is handed over between your turns.",
        |it| {
            it.field = [Sitter::Human; 2];
        },
    ),
    (
        "Watch",
        "Computers command both sides; you see everything.",
        |it| {
            it.field = [opponent(&it.field); 2];
        },
    ),
];

const EUROPEAN: &[Preset] = &[
    (
        "Me against computers",
        "You take the first army, computers the others.",
        |it| {
            let computer = opponent(&it.sitters());
            let mut sitters = [Sitter::Human].into_iter().chain([computer; 3]);
            for (_, sitter) in it.corners.iter_mut().flatten() {
                *sitter = sitters.next().unwrap_or(computer);
            }
        },
    ),
    ("Everybody here", "A person for every army.", |it| {
        let armies = it.corners.iter_mut().flatten();
        armies.for_each(|(_, sitter)| *sitter = Sitter::Human);
    }),
    ("Watch", "Computers play every army.", |it| {
        let computer = opponent(&it.sitters());
        let armies = it.corners.iter_mut().flatten();
        armies.for_each(|(_, sitter)| *sitter = computer);
    }),
    (
        "Nations by lot",
        "Another nation for every army, as chance has it.",
        |it| {
            let mut chance = fresh_seed() as usize;
            let mut nations = Nation::ALL.to_vec();
            for (nation, _) in it.corners.iter_mut().flatten() {
                *nation = nations.remove(chance % nations.len());
                chance /= 7;
            }
        },
    ),
];

/// The computer that plays already, else a casual one.
fn opponent(sitters: &[Sitter]) -> Sitter {
    let computer = sitters.iter().find(|it| !it.is_human());
    computer.copied().unwrap_or(Sitter::Computer(Level::Casual))
}

/// Quick ways to seat everybody.
pub(super) fn presets(ui: &mut Ui, setup: &mut TableSetup) {
    let presets = match setup.variant {
        Variant::Minnaar => MINNAAR,
        Variant::Field => FIELD,
        Variant::European => EUROPEAN,
        Variant::Chess | Variant::Battle => CHESS,
    };
    ui.horizontal(|ui| {
        ui.spacing_mut().button_padding.x = 10.0;
        for (name, words, seat) in presets {
            let button = Button::new(RichText::new(*name).size(15.0));
            if ui.add(button).on_hover_text(*words).clicked() {
                seat(setup);
            }
        }
    });
}

/// The head of a card: a piece, a name, and a few words beside it.
pub(super) fn head(
    ui: &mut Ui,
    pictures: &Pictures,
    (kind, livery): (Kind, Livery),
    name: &str,
    note: &str,
) {
    ui.horizontal(|ui| {
        ui.add(pictures.figure(kind, livery, 30.0));
        ui.label(RichText::new(name).family(theme::serif_bold()).size(18.0));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let note = RichText::new(note).size(13.5).weak();
            ui.add(Label::new(note).truncate());
        });
    });
}

/// Who decides, to be stepped through; below it what to expect of him.
pub(super) fn sitter(ui: &mut Ui, name: &str, sitter: &mut Sitter, explains: bool) {
    let all = seats();
    let seat = Seat::from(*sitter);
    let at = all.iter().position(|it| *it == seat).unwrap_or_default();
    let name = format!("{name} played by");
    let stepper = Stepper {
        name: &name,
        at,
        count: all.len(),
        value: &seat_name(seat),
        ends: ["A person comes first.", "There is no stronger computer."],
    };
    if let Some(&chosen) = theme::stepper(ui, &stepper).and_then(|at| all.get(at)) {
        *sitter = chosen.into();
    }
    if explains {
        lines(ui, words::seat_note(*sitter), 2);
    }
}

/// Words that always take the same room.
pub(super) fn lines(ui: &mut Ui, words: &str, count: u8) {
    let room = vec2(ui.available_width(), 18.0 * f32::from(count));
    ui.allocate_ui(room, |ui| {
        ui.set_min_height(room.y);
        theme::note(ui, words);
    });
}

/// Everything that can stand in a corner: nothing, then every nation.
fn armies() -> Vec<Option<Nation>> {
    std::iter::once(None).chain(Nation::ALL.map(Some)).collect()
}

/// Which army stands in a corner of European Chess, to be stepped through.
pub(super) fn army(ui: &mut Ui, name: &str, corner: &mut Option<(Nation, Sitter)>) {
    let all = armies();
    let now = corner.map(|(nation, _)| nation);
    let at = all.iter().position(|it| *it == now).unwrap_or_default();
    let name = format!("Army at {name}");
    let stepper = Stepper {
        name: &name,
        at,
        count: all.len(),
        value: now.map_or("Nobody", words::nation_name),
        ends: ["An empty corner comes first.", "There are no more nations."],
    };
    if let Some(&chosen) = theme::stepper(ui, &stepper).and_then(|at| all.get(at)) {
        let sitter = corner.map_or(Sitter::Computer(Level::Casual), |(_, sitter)| sitter);
        *corner = chosen.map(|nation| (nation, sitter));
    }
}
