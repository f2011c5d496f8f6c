//! The sheets at the left and the right of the board.

use super::preview::Draft;
use super::{Choice, seats, words};
use crate::table::TableSetup;
use crate::theme::{self, Pictures, palette};
use bevy_egui::egui::{Frame, Id, Margin, RichText, ScrollArea, TextEdit, TextStyle, Ui, vec2};
use egui_phosphor::regular as icons;
use rules::european::Nation;
use rules::{Variant, field};
use tabletop::{Kind, Livery};

/// The left sheet: one side, or the two corners there.
pub(super) fn left(ui: &mut Ui, setup: &mut TableSetup, pictures: &Pictures) {
    match setup.variant {
        Variant::Minnaar => alliance(ui, setup, 0, pictures),
        Variant::Field => field_sides(ui, setup, pictures),
        // As the corners lie on the board.
        Variant::European => [1, 0]
            .into_iter()
            .for_each(|it| corner(ui, setup, it, pictures)),
        Variant::Chess | Variant::Battle => chess_sides(ui, setup, pictures),
    }
}

/// The right sheet: the other side, or what else there is to choose.
pub(super) fn right(ui: &mut Ui, draft: &mut Draft, pictures: &Pictures) -> Option<Choice> {
    let setup = &mut draft.setup;
    match setup.variant {
        Variant::Minnaar => alliance(ui, setup, 1, pictures),
        Variant::Field => field_options(ui, setup),
        Variant::European => [2, 3]
            .into_iter()
            .for_each(|it| corner(ui, setup, it, pictures)),
        Variant::Chess | Variant::Battle => return chess_start(ui, draft),
    }
    None
}

fn sheet(ui: &mut Ui, contents: impl FnOnce(&mut Ui)) {
    let margin = if ui.ctx().viewport_rect().height() > theme::grown(ui, 680.0) {
        14
    } else {
        9
    };
    theme::inset_frame().inner_margin(margin).show(ui, |ui| {
        ui.set_width(ui.available_width());
        contents(ui);
    });
}

fn chess_sides(ui: &mut Ui, setup: &mut TableSetup, pictures: &Pictures) {
    let sides = [
        (
            words!("common-white"),
            words!("table-setup-first"),
            Livery::White,
        ),
        (
            words!("common-black"),
            words!("table-setup-second"),
            Livery::Black,
        ),
    ];
    for ((name, note, livery), sitter) in sides.into_iter().zip(&mut setup.chess) {
        sheet(ui, |ui| {
            seats::head(ui, pictures, (Kind::King, livery), &name, &note);
            seats::sitter(ui, &name, sitter, true);
        });
    }
}

/// Where the game begins: the usual position, or one in words from elsewhere.
fn chess_start(ui: &mut Ui, draft: &mut Draft) -> Option<Choice> {
    let mut chosen = None;
    sheet(ui, |ui| {
        theme::heading(ui, words!("table-setup-start"));
        let usual = draft.setup.chess_start.trim().is_empty();
        ui.horizontal_wrapped(|ui| {
            let paste = ui.button(format!(
                "{}  {}",
                icons::CLIPBOARD_TEXT,
                words!("table-setup-paste")
            ));
            let words = words!("table-setup-paste-hint");
            if paste.on_hover_text(words).clicked() {
                chosen = Some(Choice::Paste);
            }
            let allowed = match usual {
                true => Err(words!("table-setup-usual-already")),
                false => Ok(()),
            };
            if theme::button_with_reason(ui, words!("table-setup-usual"), allowed).clicked() {
                draft.setup.chess_start.clear();
                draft.no_trouble();
            }
        });
        let label = ui.label(RichText::new(words!("table-setup-as-text")).size(14.0));
        if start_field(ui, &mut draft.setup.chess_start, label.id) {
            draft.no_trouble();
        }
        verdict(ui, draft, usual);
    });
    chosen
}

/// The field for a position or a game in words, with its edge round all that scrolls within it.
/// Gives whether something has been changed.
fn start_field(ui: &mut Ui, start: &mut String, label: Id) -> bool {
    const HEIGHT: f32 = 92.0;
    let id = Id::new("chess start");
    let edge = match ui.memory(|memory| memory.has_focus(id)) {
        true => ui.visuals().selection.stroke,
        false => ui.visuals().widgets.inactive.bg_stroke,
    };
    Frame::new()
        .fill(ui.visuals().text_edit_bg_color())
        .stroke(edge)
        .corner_radius(6)
        .inner_margin(Margin::symmetric(2, 3))
        .show(ui, |ui| {
            ScrollArea::vertical()
                .max_height(HEIGHT)
                .min_scrolled_height(HEIGHT)
                .show(ui, |ui| {
                    let field = TextEdit::multiline(start)
                        .id(id)
                        .frame(Frame::new().inner_margin(Margin::symmetric(4, 1)))
                        .hint_text(words!("table-setup-text-hint"))
                        .font(TextStyle::Small)
                        .desired_rows(5)
                        .desired_width(f32::INFINITY)
                        .min_size(vec2(0.0, HEIGHT));
                    ui.add(field).labelled_by(label).changed()
                })
                .inner
        })
        .inner
}

/// What is wrong with the start, or that all is well.
fn verdict(ui: &mut Ui, draft: &mut Draft, usual: bool) {
    let (words, ink) = match (draft.trouble().map(str::to_owned), draft.may_begin()) {
        (Some(trouble), _) => (trouble, palette::WAX),
        (None, Err(why)) => (why, palette::WAX),
        (None, Ok(())) if usual => (words!("table-setup-usual-told"), palette::FADED_INK),
        (None, Ok(())) => (draft.promise(), palette::MOSS),
    };
    let words = RichText::new(words).size(14.0).color(ink);
    ui.add(bevy_egui::egui::Label::new(words).wrap());
}

fn alliance(ui: &mut Ui, setup: &mut TableSetup, number: usize, pictures: &Pictures) {
    let (name, wish) = words::ALLIANCES[number];
    let men = [
        [
            (Kind::Sovereign, Livery::Southern),
            (Kind::Sovereign, Livery::Northern),
        ],
        [(Kind::King, Livery::White), (Kind::King, Livery::Black)],
    ];
    sheet(ui, |ui| {
        theme::heading(ui, name.say());
        seats::lines(ui, wish.say(), 2);
    });
    for (man, group) in men[number].into_iter().zip([number, number + 2]) {
        sheet(ui, |ui| {
            let (name, turn) = words::GROUPS[group];
            let name = name.say();
            seats::head(ui, pictures, man, &name, "");
            theme::note(ui, turn.say());
            seats::sitter(ui, &name, &mut setup.minnaar[group], false);
        });
    }
}

fn field_sides(ui: &mut Ui, setup: &mut TableSetup, pictures: &Pictures) {
    let sides = [
        (
            words!("table-setup-south"),
            words!("table-setup-first"),
            Livery::FieldSouth,
        ),
        (
            words!("table-setup-north"),
            words!("table-setup-second"),
            Livery::FieldNorth,
        ),
    ];
    for ((name, note, livery), sitter) in sides.into_iter().zip(&mut setup.field) {
        sheet(ui, |ui| {
            let general = Kind::Block(field::Piece::FieldMarshal);
            seats::head(ui, pictures, (general, livery), &name, &note);
            seats::sitter(ui, &name, sitter, true);
        });
    }
}

fn field_options(ui: &mut Ui, setup: &mut TableSetup) {
    sheet(ui, |ui| {
        theme::heading(ui, words!("table-setup-the-battle"));
        theme::note(ui, words!("table-setup-field-note"));
        let two = setup.field.iter().all(|it| it.is_human());
        if two {
            theme::note(ui, words!("table-setup-field-two"));
        }
        ui.checkbox(&mut setup.reveal, words!("table-setup-reveal"))
            .on_hover_text(words!("table-setup-reveal-hint"));
    });
}

fn corner(ui: &mut Ui, setup: &mut TableSetup, number: usize, pictures: &Pictures) {
    let name = words::CORNERS[number];
    let before = setup.corners[..number].iter().flatten().count();
    let corner = &mut setup.corners[number];
    let turn = [
        key!("table-setup-first"),
        key!("table-setup-second"),
        key!("table-setup-third"),
        key!("table-setup-fourth"),
    ];
    let note = corner.map_or_else(String::new, |_| turn[before].say());
    sheet(ui, |ui| {
        let kind = match corner.map(|(nation, _)| nation) {
            Some(Nation::China) => Kind::Cannon,
            Some(Nation::Mycenae) => Kind::MycenaeanKnight,
            Some(Nation::Guild) => Kind::Knight,
            _ => Kind::King,
        };
        let title = words!("table-setup-corner", name = name);
        seats::head(
            ui,
            pictures,
            (kind, Livery::Corner(number as u8)),
            &title,
            &note,
        );
        seats::army(ui, name, corner);
        match corner {
            Some((nation, sitter)) => {
                seats::lines(ui, words::nation_note(*nation), 2);
                seats::sitter(ui, &title, sitter, false);
            }
            None => {
                seats::lines(ui, words!("table-setup-nobody-here"), 2);
                // As high as that of an army, so that the card below stays where it is.
                ui.add_space(ui.spacing().interact_size.y);
            }
        }
    });
}
