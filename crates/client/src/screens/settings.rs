//! The settings, each at work the moment it is changed.

use super::{Overlay, Return};
use crate::settings::{AnimationSpeed, Colours, Settings, ShownSpeed};
use crate::theme::{self, Panels, Pictures, Stepper};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui::{self, Button, RichText, Slider, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use rules::{Color as Side, Piece};
use words::Language;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        run.in_set(Panels::Overlays)
            .run_if(in_state(Overlay::Settings)),
    )
    .add_systems(OnExit(Overlay::Settings), use_wished_scale);
}

/// The UI scales that can be stepped through.
const SCALES: [f32; 9] = [0.75, 0.9, 1.0, 1.1, 1.25, 1.4, 1.5, 1.75, 2.0];

fn run(
    mut contexts: EguiContexts,
    mut settings: ResMut<Settings>,
    pictures: Res<Pictures>,
    window: Single<&Window, With<PrimaryWindow>>,
    back: Res<Return>,
    mut next: ResMut<NextState<Overlay>>,
) -> Result {
    let mut changed = settings.clone();
    let most = Settings::most_in(window.width(), window.height());
    if show(contexts.ctx_mut()?, &mut changed, &pictures, most) {
        next.set(back.0);
    }
    if changed != *settings {
        *settings = changed;
    }
    Ok(())
}

/// Where the UI scale waits that was chosen by a pointer which is still over the stepper: were it
/// used at once, everything would move away from under the pointer.
fn wished_scale() -> egui::Id {
    egui::Id::new("wished scale")
}

/// Closed by a key meanwhile: what was chosen holds.
fn use_wished_scale(mut contexts: EguiContexts, mut settings: ResMut<Settings>) -> Result {
    let ctx = contexts.ctx_mut()?;
    if let Some(scale) = ctx.data_mut(|data| data.remove_temp(wished_scale())) {
        settings.ui_scale = scale;
    }
    Ok(())
}

/// Draws the settings and changes them as they are worked; gives whether to close them.
/// `most` is the greatest UI scale for which the window has room.
pub fn show(ctx: &egui::Context, settings: &mut Settings, pictures: &Pictures, most: f32) -> bool {
    let opened = theme::just_opened(ctx, "settings");
    theme::sheet(ctx, "settings", 740.0, |ui| {
        theme::title(ui, words!("common-settings"));
        let gap = std::mem::replace(&mut ui.spacing_mut().item_spacing.x, 26.0);
        ui.columns(2, |columns| {
            if let [left, right] = columns {
                left.spacing_mut().item_spacing.x = gap;
                right.spacing_mut().item_spacing.x = gap;
                display(left, settings, most);
                sound(left, settings);
                motion(right, settings);
                right.add_space(4.0);
                board(right, settings, pictures);
            }
        });
        ui.spacing_mut().item_spacing.x = gap;
        let mut close = false;
        ui.horizontal(|ui| {
            let done = theme::primary_button(ui, words!("settings-done"));
            if opened {
                done.request_focus();
            }
            close = done.clicked();
            let usual = Settings {
                last_setup: settings.last_setup.clone(),
                last_played: settings.last_played.clone(),
                last_campaign: settings.last_campaign.clone(),
                last_table: settings.last_table.clone(),
                lessons: settings.lessons.clone(),
                online: settings.online.clone(),
                system_reduced_motion: settings.system_reduced_motion,
                system_language: settings.system_language,
                ..Settings::default()
            };
            let allowed = match *settings == usual {
                true => Err(words!("settings-nothing-to-reset")),
                false => Ok(()),
            };
            if theme::button_with_reason(ui, words!("settings-reset"), allowed).clicked() {
                *settings = usual;
            }
        });
        close
    })
}

fn display(ui: &mut Ui, settings: &mut Settings, most: f32) {
    theme::heading(ui, words!("settings-picture"));
    language(ui, settings);
    scale(ui, &mut settings.ui_scale, most);
    ui.checkbox(&mut settings.full_screen, words!("settings-full-screen"));
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

fn sound(ui: &mut Ui, settings: &mut Settings) {
    theme::heading(ui, words!("settings-sound"));
    let volumes = &mut settings.volumes;
    ui.checkbox(&mut volumes.muted, words!("common-mute"));
    let width = ui.available_width();
    ui.add_enabled_ui(!volumes.muted, |ui| {
        egui::Grid::new("volumes").num_columns(2).show(ui, |ui| {
            ui.spacing_mut().slider_width = (width - 160.0).max(60.0);
            for (name, volume) in [
                (words!("settings-volume-all"), &mut volumes.master),
                (words!("settings-volume-effects"), &mut volumes.effects),
                (words!("settings-volume-ambience"), &mut volumes.ambience),
                (words!("settings-volume-music"), &mut volumes.music),
            ] {
                let label = ui.label(name);
                let percent = |value: f64, _: std::ops::RangeInclusive<usize>| {
                    format!("{:.0} %", value * 100.0)
                };
                let slider = Slider::new(volume, 0.0..=1.0).step_by(0.05);
                let slider = slider
                    .custom_formatter(percent)
                    .custom_parser(parse_percent);
                ui.add(slider).labelled_by(label.id);
                ui.end_row();
            }
        });
    });
}

fn parse_percent(text: &str) -> Option<f64> {
    let number: f64 = text.trim().trim_end_matches('%').trim().parse().ok()?;
    Some(number / 100.0)
}

fn motion(ui: &mut Ui, settings: &mut Settings) {
    theme::heading(ui, words!("settings-motion"));
    ui.label(words!("common-reduced-motion"));
    let follow = match settings.system_reduced_motion {
        true => words!("settings-on-as-system"),
        false => words!("settings-off-as-system"),
    };
    let choices = [
        (None, follow),
        (Some(true), words!("settings-on")),
        (Some(false), words!("settings-off")),
    ];
    ui.horizontal(|ui| {
        for (value, name) in choices {
            choice(ui, &mut settings.reduced_motion, value, name);
        }
    });
    ui.label(words!("settings-piece-speed"));
    ui.horizontal(|ui| {
        for (speed, name) in AnimationSpeed::ALL.into_iter().zip([
            words!("settings-slowly"),
            words!("settings-as-usual"),
            words!("settings-fast"),
        ]) {
            choice(ui, &mut settings.animation_speed, speed, name);
        }
    });
    ui.label(words!("settings-shown-speed"));
    ui.horizontal(|ui| {
        for (speed, name) in ShownSpeed::ALL.into_iter().zip([
            words!("settings-slowly"),
            words!("settings-as-usual"),
            words!("settings-fast"),
            words!("settings-not-shown"),
        ]) {
            choice(ui, &mut settings.shown_speed, speed, name);
        }
    });
    ui.checkbox(&mut settings.edge_panning, words!("settings-edge-panning"));
}

fn choice<T: PartialEq>(ui: &mut Ui, value: &mut T, this: T, name: String) {
    let button = Button::selectable(*value == this, name).frame_when_inactive(true);
    if ui.add(button).clicked() {
        *value = this;
    }
}

fn board(ui: &mut Ui, settings: &mut Settings, pictures: &Pictures) {
    theme::heading(ui, words!("settings-colours"));
    let width = (ui.available_width() - ui.spacing().item_spacing.x) / 2.0;
    for pair in Colours::ALL.chunks(2) {
        ui.horizontal(|ui| {
            for &colours in pair {
                let [attacker, defender] = Side::ALL.map(|side| colours.name(side));
                let name = words!("settings-colour-pair", first = attacker, second = defender);
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

#[cfg(test)]
mod tests {
    use super::parse_percent;

    #[test]
    fn typed_volumes_are_percents() {
        assert_eq!(parse_percent("50"), Some(0.5));
        assert_eq!(parse_percent(" 75 % "), Some(0.75));
        assert_eq!(parse_percent("loud"), None);
    }
}
