//! Who sits where.

use super::words;
use crate::battle::Seat;
use crate::saves::names::fresh_seed;
use crate::screens::setup::words::{seat_name, seats};
use crate::table::TableSetup;
use crate::theme::{self, Pictures, Stepper, palette};
use ::words::Key;
use bevy_egui::egui::{Button, Id, Label, RichText, Ui, vec2};
use engine::Level;
use rules::Variant;
use rules::european::Nation;
use tabletop::{Kind, Livery, Sitter};

/// A quick way to seat everybody, with what it does in words.
type Preset = (Key, Key, fn(&mut TableSetup));

const CHESS: &[Preset] = &[
    (
        key!("table-setup-i-white"),
        key!("table-setup-i-white-hint"),
        |it| {
            it.chess = [Sitter::Human, opponent(&it.chess)];
        },
    ),
    (
        key!("table-setup-i-black"),
        key!("table-setup-i-black-hint"),
        |it| {
            it.chess = [opponent(&it.chess), Sitter::Human];
        },
    ),
    (
        key!("table-setup-colours-by-lot"),
        key!("table-setup-colours-by-lot-hint"),
        |it| {
            let computer = opponent(&it.chess);
            it.chess = match fresh_seed().is_multiple_of(2) {
                true => [Sitter::Human, computer],
                false => [computer, Sitter::Human],
            };
        },
    ),
    (
        key!("common-two-players"),
        key!("table-setup-two-hint"),
        |it| {
            it.chess = [Sitter::Human; 2];
        },
    ),
    (
        key!("table-setup-watch"),
        key!("table-setup-watch-chess"),
        |it| {
            it.chess = [opponent(&it.chess); 2];
        },
    ),
];

const MINNAAR: &[Preset] = &[
    (
        key!("table-setup-i-sovereigns"),
        key!("table-setup-i-sovereigns-hint"),
        |it| {
            let computer = opponent(&it.minnaar);
            it.minnaar = [Sitter::Human, computer, Sitter::Human, computer];
        },
    ),
    (
        key!("table-setup-i-establishment"),
        key!("table-setup-i-establishment-hint"),
        |it| {
            let computer = opponent(&it.minnaar);
            it.minnaar = [computer, Sitter::Human, computer, Sitter::Human];
        },
    ),
    (
        key!("table-setup-everybody"),
        key!("table-setup-everybody-minnaar"),
        |it| {
            it.minnaar = [Sitter::Human; 4];
        },
    ),
    (
        key!("table-setup-watch"),
        key!("table-setup-watch-minnaar"),
        |it| {
            it.minnaar = [opponent(&it.minnaar); 4];
        },
    ),
];

const FIELD: &[Preset] = &[
    (
        key!("table-setup-against-computer"),
        key!("table-setup-against-computer-hint"),
        |it| {
            it.field = [Sitter::Human, opponent(&it.field)];
        },
    ),
    (
        key!("common-two-players"),
        key!("table-setup-handed-over"),
        |it| {
            it.field = [Sitter::Human; 2];
        },
    ),
    (
        key!("table-setup-watch"),
        key!("table-setup-watch-field"),
        |it| {
            it.field = [opponent(&it.field); 2];
        },
    ),
];

const EUROPEAN: &[Preset] = &[
    (
        key!("table-setup-me-against"),
        key!("table-setup-me-against-hint"),
        |it| {
            let computer = opponent(&it.sitters());
            let mut sitters = [Sitter::Human].into_iter().chain([computer; 3]);
            for (_, sitter) in it.corners.iter_mut().flatten() {
                *sitter = sitters.next().unwrap_or(computer);
            }
        },
    ),
    (
        key!("table-setup-everybody"),
        key!("table-setup-everybody-european"),
        |it| {
            let armies = it.corners.iter_mut().flatten();
            armies.for_each(|(_, sitter)| *sitter = Sitter::Human);
        },
    ),
    (
        key!("table-setup-watch"),
        key!("table-setup-watch-european"),
        |it| {
            let computer = opponent(&it.sitters());
            let armies = it.corners.iter_mut().flatten();
            armies.for_each(|(_, sitter)| *sitter = computer);
        },
    ),
    (
        key!("table-setup-nations-by-lot"),
        key!("table-setup-nations-by-lot-hint"),
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
    theme::row(ui, |ui| {
        ui.spacing_mut().button_padding.x = 10.0;
        for (name, words, seat) in presets {
            let by_lot = is_by_lot(*name);
            let button = Button::selectable(!by_lot && is_so(setup, *seat), name.say());
            let button = button.frame_when_inactive(true);
            if ui.add(button).on_hover_text(words.say()).clicked() {
                seat(setup);
                let drawn = by_lot.then(|| seats_of(setup));
                ui.data_mut(|data| data.insert_temp(Id::new("drawn by lot"), drawn));
            }
        }
        told_lot(ui, setup);
    });
}

/// Whether chance decides it: then nothing tells afterwards that it was chosen.
fn is_by_lot(name: Key) -> bool {
    [
        key!("table-setup-colours-by-lot"),
        key!("table-setup-nations-by-lot"),
    ]
    .contains(&name)
}

/// Whether everybody sits so already.
fn is_so(setup: &TableSetup, seat: fn(&mut TableSetup)) -> bool {
    let mut seated = setup.clone();
    seat(&mut seated);
    seated == *setup
}

/// Who sits where.
type Seats = (Variant, [Sitter; 2], [Option<(Nation, Sitter)>; 4]);

const fn seats_of(setup: &TableSetup) -> Seats {
    (setup.variant, setup.chess, setup.corners)
}

/// What the lot has given, until somebody sits elsewhere.
fn told_lot(ui: &mut Ui, setup: &TableSetup) {
    let drawn: Option<Option<TableSetup>> = ui.data(|data| data.get_temp(Id::new("drawn by lot")));
    if drawn.flatten().as_ref() != Some(setup) {
        return;
    }
    let words = match setup.chess {
        _ if setup.variant != Variant::Chess => words!("table-setup-lot-drawn"),
        [Sitter::Human, Sitter::Computer(_)] => words!("table-setup-lot-white"),
        _ => words!("table-setup-lot-black"),
    };
    ui.label(RichText::new(words).size(14.0).color(palette::MOSS));
}

/// The head of a card: a piece, a name, and a few words beside it.
pub(super) fn head(
    ui: &mut Ui,
    pictures: &Pictures,
    (kind, livery): (Kind, Livery),
    name: &str,
    note: &str,
) {
    theme::row(ui, |ui| {
        ui.add(pictures.figure(kind, livery, 30.0));
        ui.label(RichText::new(name).family(theme::serif_bold()).size(18.0));
        theme::row_end(ui, name, |ui| {
            let note = RichText::new(note).size(13.5).weak();
            let note = Label::new(note);
            match theme::text_size(ui) > 1.0 {
                true => ui.add(note.extend()),
                false => ui.add(note.truncate()),
            }
        });
    });
}

/// Who decides, to be stepped through; below it what to expect of him.
pub(super) fn sitter(ui: &mut Ui, name: &str, sitter: &mut Sitter, explains: bool) {
    let all = seats();
    let seat = Seat::from(*sitter);
    let at = all.iter().position(|it| *it == seat).unwrap_or_default();
    let name = words!("setup-played-by", side = name);
    let stepper = Stepper {
        name: &name,
        at,
        count: all.len(),
        value: &seat_name(seat),
        ends: [&words!("setup-first-seat"), &words!("setup-last-seat")],
    };
    if let Some(&chosen) = theme::stepper(ui, &stepper).and_then(|at| all.get(at)) {
        *sitter = chosen.into();
    }
    if explains {
        lines(ui, words::seat_note(*sitter), 2);
    }
}

/// Words that always take the same room.
pub(super) fn lines(ui: &mut Ui, words: impl Into<String>, count: u8) {
    let room = vec2(
        ui.available_width(),
        theme::grown(ui, 18.0 * f32::from(count)),
    );
    ui.allocate_ui(room, |ui| {
        ui.set_min_height(room.y);
        theme::note(ui, words);
    });
}

/// Everything that can stand in a corner: nothing, then every nation.
fn armies() -> Vec<Option<Nation>> {
    std::iter::once(None).chain(Nation::ALL.map(Some)).collect()
}

/// Which army stands in a corner of European Chess, to be stepped through. Who plays it is not
/// forgotten while the corner is empty.
pub(in crate::screens) fn army(ui: &mut Ui, name: &str, corner: &mut Option<(Nation, Sitter)>) {
    let all = armies();
    let now = corner.map(|(nation, _)| nation);
    let at = all.iter().position(|it| *it == now).unwrap_or_default();
    let name = words!("table-setup-army-at", corner = name);
    let stepper = Stepper {
        name: &name,
        at,
        count: all.len(),
        value: &now.map_or_else(|| words!("table-setup-nobody"), tabletop::nation_name),
        ends: [
            &words!("table-setup-empty-first"),
            &words!("table-setup-no-more-nations"),
        ],
    };
    if let Some(&chosen) = theme::stepper(ui, &stepper).and_then(|at| all.get(at)) {
        let last = Id::new((&name, "last sitter"));
        let sitter = match *corner {
            Some((_, sitter)) => sitter,
            None => {
                let known: Option<Kept> = ui.data(|data| data.get_temp(last));
                known.map_or(Sitter::Computer(Level::Casual), |Kept(sitter)| sitter)
            }
        };
        ui.data_mut(|data| data.insert_temp(last, Kept(sitter)));
        *corner = chosen.map(|nation| (nation, sitter));
    }
}

/// Who played an army that has been taken away.
#[derive(Copy, Clone)]
struct Kept(Sitter);
