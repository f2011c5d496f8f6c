//! One side: who plays it and with what.

use super::words::{self, PRESETS};
use crate::battle::{BattleSetup, side_name};
use crate::called;
use crate::panels::{army_words, points_words};
use crate::settings::Colours;
use crate::theme::{self, Pictures, Stepper, palette};
use ::words::Key;
use bevy_egui::egui::{self, Align, Button, Layout, RichText, Ui, vec2};
use rules::battle::Army;
use rules::{Color, Piece};

/// Draws a side's sheet and changes the set-up as it is worked.
pub fn show(
    ui: &mut Ui,
    setup: &mut BattleSetup,
    color: Color,
    colours: Colours,
    pictures: &Pictures,
) {
    let army = &mut setup.armies[color.index()];
    ui.horizontal(|ui| {
        ui.add(pictures.piece(colours.row(color), Piece::King, 30.0));
        theme::heading(ui, side_name(color));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let points = points_words(army.points());
            ui.label(RichText::new(points).strong())
                .on_hover_text(words!("setup-prices"));
        });
    });
    let about = words!(
        "setup-about-side",
        colour = colours.name(color),
        note = words::side_note(color)
    );
    theme::note(ui, about);

    let seats = words::seats();
    let seat = &mut setup.seats[color.index()];
    let at = seats.iter().position(|it| it == seat).unwrap_or_default();
    let name = words!("setup-played-by", side = side_name(color));
    let stepper = Stepper {
        name: &name,
        at,
        count: seats.len(),
        value: &words::seat_name(*seat),
        ends: [&words!("setup-first-seat"), &words!("setup-last-seat")],
    };
    if let Some(&chosen) = theme::stepper(ui, &stepper).and_then(|at| seats.get(at)) {
        *seat = chosen;
    }
    // Two lines' room, so that both sheets stay alike.
    let lines = vec2(ui.available_width(), theme::grown(ui, 36.0));
    ui.allocate_ui(lines, |ui| {
        ui.set_min_height(lines.y);
        theme::note(ui, words::seat_note(*seat));
    });
    presets(ui, army);
    counts(ui, army, color, colours, pictures);
}

fn presets(ui: &mut Ui, army: &mut Army) {
    let gap = 5.0;
    ui.spacing_mut().button_padding.x = 2.0;
    let face = |name: Key, preset: &Army| {
        words!("setup-preset", name = name.say(), points = preset.points())
    };
    let names = PRESETS.iter().map(|(name, preset)| face(*name, preset));
    let longest = theme::longest(ui, names, 14.0) + 2.0 * ui.spacing().button_padding.x;
    let room = ui.available_width();
    let width_of = |count: usize| (room - (count as f32 - 1.0) * gap) / count as f32;
    let columns = if width_of(3) >= longest { 3 } else { 2 };
    let width = width_of(columns);
    for row in PRESETS.chunks(columns) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            for (name, preset) in row {
                let chosen = army == preset;
                let text = RichText::new(face(*name, preset)).size(14.0);
                let button = Button::selectable(chosen, text).frame_when_inactive(true);
                let response = ui.add_sized(vec2(width, 30.0), button);
                let points = points_words(preset.points());
                let hover = format!("{}: {}", points, army_words(preset));
                if response.on_hover_text(hover).clicked() {
                    *army = *preset;
                }
            }
        });
    }
}

/// A small column a kind: the piece, one more, how many, one fewer.
fn counts(ui: &mut Ui, army: &mut Army, color: Color, colours: Colours, pictures: &Pictures) {
    let gap = 4.0;
    let width = (ui.available_width() - 4.0 * gap) / 5.0;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing = vec2(gap, 3.0);
        for kind in Army::ORDER {
            let column = vec2(width, 0.0);
            ui.allocate_ui_with_layout(column, Layout::top_down(Align::Center), |ui| {
                ui.set_width(width);
                let icon = pictures.piece(colours.row(color), kind, 30.0);
                ui.add(icon).on_hover_text(called::piece_name(kind));
                let piece = called::piece(kind);
                let more = words::may_grow(army);
                if step(
                    ui,
                    width,
                    "+",
                    words!("setup-one-more", side = side_name(color), piece = piece),
                    more,
                ) {
                    army.add(kind, 1);
                }
                ui.label(RichText::new(army.count(kind).to_string()).strong());
                let fewer = match army.count(kind) {
                    0 => Err(words!("setup-none-left", piece = piece)),
                    _ => Ok(()),
                };
                if step(
                    ui,
                    width,
                    "-",
                    words!("setup-one-fewer", side = side_name(color), piece = piece),
                    fewer,
                ) {
                    army.set(kind, army.count(kind).saturating_sub(1));
                }
            });
        }
    });
}

fn step(ui: &mut Ui, width: f32, sign: &str, name: String, allowed: Result<(), String>) -> bool {
    let sign = match sign {
        "+" => egui_phosphor::regular::PLUS,
        _ => egui_phosphor::regular::MINUS,
    };
    let enabled = allowed.is_ok();
    let button = Button::new(RichText::new(sign).size(13.0).color(palette::INK))
        .min_size(vec2(width.min(56.0), 24.0));
    let response = theme::with_reason(ui, button, allowed);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, enabled, &name));
    response.clicked()
}
