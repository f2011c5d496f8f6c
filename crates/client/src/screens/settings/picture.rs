//! How everything looks.

use crate::keys::{Command, with_key};
use crate::settings::{Colours, Settings};
use crate::theme::{self, Pictures, Stepper};
use bevy_egui::egui::{self, RichText, Ui, vec2};
use rules::{Color as Side, Piece};
use words::Language;

/// The UI scales that can be stepped through.
const SCALES: [f32; 9] = [0.75, 0.9, 1.0, 1.1, 1.25, 1.4, 1.5, 1.75, 2.0];

/// Where the UI scale waits that was chosen by a pointer which is still over the stepper: were it
/// used at once, everything would move away from under the pointer.
pub(super) fn wished_scale() -> egui::Id {
    egui::Id::new("wished scale")
}

/// Draws the leaf; `most` is the greatest UI scale for which the window has room.
pub(super) fn show(ui: &mut Ui, settings: &mut Settings, pictures: &Pictures, most: f32) {
    super::two_columns(ui, |left, right| {
        display(left, settings, most);
        board(right, settings, pictures);
    });
}

fn display(ui: &mut Ui, settings: &mut Settings, most: f32) {
    theme::heading(ui, words!("settings-picture"));
    language(ui, settings);
    scale(ui, &mut settings.ui_scale, most);
    let words = with_key(
        ui.ctx(),
        &words!("settings-full-screen"),
        Command::FullScreen,
    );
    ui.checkbox(&mut settings.full_screen, words);
    ui.checkbox(
        &mut settings.show_coordinates,
        words!("settings-coordinates"),
    );
    ui.checkbox(&mut settings.show_threats, words!("settings-threats"));
}

fn language(ui: &mut Ui, settings: &mut Settings) {
    let of_system = words!(
        "settings-language-of-system",
        name = settings.system_language.name()
    );
    let name = |choice: Option<Language>| choice.map_or_else(|| of_system.clone(), Language::name);
    ui.horizontal(|ui| {
        let label = ui.label(words!("settings-language"));
        let list = egui::ComboBox::from_id_salt("language")
            .selected_text(name(settings.language))
            .width(ui.available_width() - ui.spacing().item_spacing.x)
            .show_ui(ui, |ui| {
                let all = Language::all().map(Some);
                for choice in std::iter::once(None).chain(all) {
                    ui.selectable_value(&mut settings.language, choice, name(choice));
                }
            });
        list.response.labelled_by(label.id);
    });
}

fn scale(ui: &mut Ui, used: &mut f32, most: f32) {
    let wished: Option<f32> = ui.data(|data| data.get_temp(wished_scale()));
    let shown = wished.unwrap_or(*used);
    let fits = |scale: f32| scale <= most.max(*Settings::UI_SCALES.start()) + 0.001;
    let at = SCALES
        .iter()
        .rposition(|&scale| scale <= shown + 0.001)
        .unwrap_or(0);
    let fitting = SCALES
        .iter()
        .filter(|&&scale| fits(scale))
        .count()
        .max(at + 1);
    ui.label(match wished {
        None => words!("settings-size-of-all"),
        Some(_) => words!("settings-size-wished"),
    });
    let mut value = format!("{:.0} %", shown * 100.0);
    if !fits(shown) {
        value += &words!(
            "settings-room-for",
            percent = (most.max(0.75) * 100.0).round()
        );
    }
    let stepper = Stepper {
        name: &words!("settings-size"),
        at,
        count: fitting,
        value: &value,
        ends: [&words!("settings-smallest"), &words!("settings-largest")],
    };
    let drawn = ui.scope(|ui| theme::stepper(ui, &stepper));
    let chosen = drawn.inner.and_then(|at| SCALES.get(at)).copied();
    let by_pointer = ui.input(|input| input.pointer.any_released());
    let place = drawn.response.rect.expand(6.0);
    let away = ui.input(|input| {
        let over = input
            .pointer
            .latest_pos()
            .is_some_and(|at| place.contains(at));
        !over
            || input
                .events
                .iter()
                .any(|it| matches!(it, egui::Event::Key { pressed: true, .. }))
    });
    match chosen.or(wished) {
        Some(scale) if chosen.is_some() && by_pointer || !away => {
            ui.data_mut(|data| data.insert_temp(wished_scale(), scale));
        }
        Some(scale) => {
            *used = scale;
            ui.data_mut(|data| data.remove_temp::<f32>(wished_scale()));
        }
        None => {}
    }
}

fn board(ui: &mut Ui, settings: &mut Settings, pictures: &Pictures) {
    theme::heading(ui, words!("settings-colours"));
    let width = (ui.available_width() - ui.spacing().item_spacing.x) / 2.0;
    for pair in Colours::ALL.chunks(2) {
        ui.horizontal(|ui| {
            for &colours in pair {
                let name = colours.pair();
                let chosen = settings.colours == colours;
                let response = theme::card(ui, vec2(width, 62.0), chosen, &name, |ui| {
                    ui.vertical_centered(|ui| {
                        ui.spacing_mut().item_spacing.y = 1.0;
                        let kings = vec2(70.0, 32.0);
                        ui.allocate_ui(kings, |ui| {
                            ui.horizontal(|ui| {
                                for side in Side::ALL {
                                    let row = colours.row(side);
                                    ui.add(pictures.piece(row, Piece::King, 31.0));
                                }
                            });
                        });
                        ui.label(RichText::new(&name).size(13.0));
                    });
                });
                if response.clicked() {
                    settings.colours = colours;
                }
            }
        });
    }
}
