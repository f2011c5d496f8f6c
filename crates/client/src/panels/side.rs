use super::captured::captured;
use super::model::{Model, Wish};
use super::named::named;
use crate::analysis::Analysis;
use crate::battle::{Action, Power, Seat, Selection};
use crate::called;
use crate::theme::{inset_frame, palette, with_reason};
use bevy_egui::egui::{
    Button, Label, Margin, RichText, Sense, Spinner, Stroke, TextStyle, TextWrapMode, Ui,
    WidgetInfo, WidgetText, WidgetType, vec2,
};
use rules::battle::Army;
use rules::{Color, Piece, Position as _};

/// The keys that pick up a reserve piece, by kind.
fn key_of(piece: Piece) -> usize {
    Army::ORDER
        .iter()
        .position(|&it| it == piece)
        .map_or(0, |index| index + 1)
}

/// Whether what is waiting and the analysis together leave little room in a low window.
pub(super) fn is_tight(ui: &Ui, model: &Model<'_>) -> bool {
    let start = model.table.record().start();
    let waits = Color::ALL.map(|color| !start.reserve(color).is_empty());
    let low = ui.ctx().viewport_rect().height() < 800.0;
    low && model.analysis.is_some_and(Analysis::is_on) && waits.contains(&true)
}

/// One side: who it is, what its King can do, what it has taken and what waits.
pub(super) fn side_card(ui: &mut Ui, model: &Model<'_>, color: Color, wishes: &mut Vec<Wish>) {
    let shown = model.table.shown();
    let on_turn = model.table.outcome().is_none() && shown.side_to_move() == color;
    let mut frame = inset_frame().inner_margin(Margin::symmetric(8, 6));
    if on_turn {
        frame = frame.stroke(Stroke::new(2.0, palette::GOLD));
    }
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 4.0;
        // A long name has a line of its own.
        let mut below = None;
        ui.horizontal(|ui| {
            let row = model.row(color);
            ui.add(model.pictures.piece(row, Piece::King, 26.0));
            let name =
                RichText::new(model.table.setup().name(color)).family(crate::theme::serif_bold());
            ui.label(name.size(18.0).color(palette::INK));
            if is_tight(ui, model) {
                powers(ui, model, color, false);
            }
            let thinks = on_turn && model.thinking.is_some();
            let words = RichText::new(model.player(color)).small().weak();
            let player = Label::new(words.clone()).truncate();
            let room = ui.available_width() - if thinks { 30.0 } else { 0.0 };
            ui.scope(|ui| {
                ui.set_max_width(room.max(10.0));
                if model.table.is_online() && text_width(ui, &words) > room {
                    below = Some(words);
                    return;
                }
                let hover = match model.table.setup().seat(color) {
                    Seat::Human => words!("battle-by-person"),
                    Seat::Afar if model.table.is_puzzle() => words!("puzzles-defence-hover"),
                    Seat::Afar => words!("battle-by-afar"),
                    Seat::Computer(level) => {
                        words!(
                            "battle-by-computer",
                            level = called::level(level),
                            about = called::level_description(level)
                        )
                    }
                };
                ui.add(player).on_hover_text(hover);
            });
            if thinks {
                ui.add(Spinner::new().size(18.0));
            }
        });
        if let Some(words) = below {
            ui.add(Label::new(words).wrap());
        }
        if !is_tight(ui, model) {
            powers(ui, model, color, true);
        }
        captured(ui, model, color);
        reserve(ui, model, color, wishes);
    });
}

fn text_width(ui: &Ui, words: &RichText) -> f32 {
    let words = WidgetText::from(words.clone());
    let galley = words.into_galley(
        ui,
        Some(TextWrapMode::Extend),
        f32::INFINITY,
        TextStyle::Body,
    );
    galley.size().x
}

/// The King's three powers, lit or struck out, with names where there is room.
fn powers(ui: &mut Ui, model: &Model<'_>, color: Color, names: bool) {
    let powers = model.table.shown().powers(color);
    let said = Power::ALL.map(|power| text_width(ui, &RichText::new(power.name()).small()));
    let signs = Power::ALL.len() as f32 * 35.0;
    let names = names && said.iter().sum::<f32>() + signs <= ui.available_width();
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 3.0;
        for power in Power::ALL {
            let lit = power.is_in(powers);
            let name = RichText::new(power.name()).small();
            let name = if lit {
                name.color(palette::INK)
            } else {
                name.color(palette::FADED_INK).strikethrough()
            };
            let words = match lit {
                true => words!("battle-power-lit", power = power.key()),
                false => words!("battle-power-out", power = power.key()),
            };
            let sign = ui.add(model.pictures.power(power.index(), lit, 24.0));
            sign.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, &words));
            sign.on_hover_text(&words);
            if names {
                ui.label(name).on_hover_text(words);
                ui.add_space(2.0);
            }
        }
    });
}

/// Whether a person may place a waiting piece of that side now, else the reason in words.
fn may_place(model: &Model<'_>, color: Color, piece: Piece) -> Result<(), String> {
    let table = model.table;
    let other_turn = table.position().side_to_move() != color;
    if table.is_live() && table.outcome().is_none() && other_turn {
        return Err(words!("battle-reserve-not-now"));
    }
    let allowed = table.can_place(piece);
    allowed.map_err(|refused| format!("{refused}."))
}

/// The reserve: click to pick up, or drag onto the back rank.
fn reserve(ui: &mut Ui, model: &Model<'_>, color: Color, wishes: &mut Vec<Wish>) {
    let (table, shown) = (model.table, model.table.shown());
    let waiting = shown.reserve(color);
    if waiting.is_empty() {
        if !table.record().start().reserve(color).is_empty() {
            ui.label(
                RichText::new(words!("battle-reserve-used-up"))
                    .small()
                    .weak(),
            );
        }
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        ui.label(RichText::new(words!("panel-reserve")).small().weak());
        for (piece, count) in waiting.iter() {
            let picture = model.pictures.piece(model.row(color), piece, 26.0);
            let allowed = may_place(model, color, piece);
            let picked = allowed.is_ok() && table.selection() == Some(Selection::Reserve(piece));
            let button = Button::image_and_text(picture, RichText::new(count.to_string()).strong())
                .min_size(vec2(44.0, 32.0))
                .sense(Sense::click_and_drag())
                .selected(picked);
            let words = words!(
                "battle-reserve-hover",
                count = count,
                piece = called::piece(piece),
                key = key_of(piece)
            );
            let response = with_reason(ui, button, allowed).on_hover_text(words);
            let name = words!(
                "battle-reserve-named",
                piece = called::piece(piece),
                count = count,
                side = called::part(color)
            );
            let response = named(response, &name);
            if response.clicked() || response.drag_started() && !picked {
                wishes.push(Wish::Act(Action::SelectReserve(piece)));
            }
        }
    });
}
