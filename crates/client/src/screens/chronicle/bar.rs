//! The bar under the map that steers the replay.

use super::replay::Replay;
use super::words;
use crate::settings::ShownSpeed;
use crate::theme;
use bevy::prelude::{ButtonInput, KeyCode};
use bevy_egui::egui::{
    self, Align, Button, Layout, Rect, RichText, Slider, Ui, UiBuilder, pos2, vec2,
};
use egui_phosphor::regular as icons;

/// The height of the bar.
const HEIGHT: f32 = 104.0;

/// What came of drawing the bar.
#[derive(Copy, Clone, Debug)]
pub struct Drawn {
    /// The part of the window it leaves to the map.
    pub free: Rect,
    /// Back to the report.
    pub closed: bool,
}

/// Space, the arrows, Home and End steer the replay.
pub(super) fn by_key(keys: &ButtonInput<KeyCode>, replay: &mut Replay) {
    if keys.just_pressed(KeyCode::Space) {
        replay.play(!replay.playing);
    }
    if keys.just_pressed(KeyCode::PageDown) {
        replay.step_on();
    }
    if keys.just_pressed(KeyCode::PageUp) {
        replay.step_back();
    }
    if keys.just_pressed(KeyCode::Home) {
        replay.jump(0);
    }
    if keys.just_pressed(KeyCode::End) {
        replay.jump(usize::MAX);
    }
}

/// Draws the bar at the bottom of `ui`.
pub fn show(ui: &mut Ui, replay: &mut Replay, speed: &mut ShownSpeed) -> Drawn {
    let window = ui.max_rect();
    let wide = (window.width() - 24.0).min(860.0);
    let bar = Rect::from_min_size(
        pos2(
            window.center().x - wide / 2.0,
            window.bottom() - HEIGHT - 10.0,
        ),
        vec2(wide, HEIGHT),
    );
    let mut closed = false;
    ui.scope_builder(UiBuilder::new().max_rect(bar), |ui| {
        theme::panel_frame().inner_margin(10).show(ui, |ui| {
            ui.set_width(ui.available_width());
            let opened = theme::opened(ui, "replay");
            ui.horizontal(|ui| {
                buttons(ui, replay, opened);
                let turn = match replay.turn() {
                    ::campaign::Side::Rogue => "the barbarians' turn".to_owned(),
                    side => format!("{}'s turn", words::name_of(side)),
                };
                let words = format!("Round {}, {turn}", replay.round());
                ui.label(RichText::new(words).family(theme::serif_bold()).size(17.0));
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    let back = ui.button(format!("{}  Report", icons::SCROLL));
                    closed = back.on_hover_text("Back to the report (Escape)").clicked();
                });
            });
            ui.horizontal(|ui| {
                rounds(ui, replay);
                speeds(ui, speed);
            });
        });
    });
    let free = Rect::from_min_max(window.min, pos2(window.right(), bar.top()));
    Drawn { free, closed }
}

fn buttons(ui: &mut Ui, replay: &mut Replay, opened: bool) {
    let size = vec2(40.0, 36.0);
    let at_start = replay.is_at_start();
    let over = replay.is_over();
    let button = |ui: &mut Ui, icon: &str, name: &str, allowed: Result<(), String>| {
        let enabled = allowed.is_ok();
        let text = RichText::new(icon).size(18.0);
        let response = theme::with_reason(ui, Button::new(text).min_size(size), allowed);
        response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, enabled, name));
        response.on_hover_text(name)
    };
    let not_yet = |no: bool, why: &str| if no { Err(why.to_owned()) } else { Ok(()) };
    let first = not_yet(at_start, "This is the start.");
    if button(ui, icons::SKIP_BACK, "To the start (Home)", first.clone()).clicked() {
        replay.jump(0);
    }
    if button(ui, icons::CARET_LEFT, "A step back (Page up)", first).clicked() {
        replay.step_back();
    }
    let (icon, name) = match replay.playing {
        true => (icons::PAUSE, "Pause (Space)"),
        false => (icons::PLAY, "Play (Space)"),
    };
    let play = button(ui, icon, name, Ok(()));
    if opened {
        play.request_focus();
    }
    // The key is heard by itself, wherever the focus is.
    let by_space = ui.input(|input| input.key_pressed(egui::Key::Space));
    if play.clicked() && !by_space {
        replay.play(!replay.playing);
    }
    let last = not_yet(over, "This is the end.");
    if button(
        ui,
        icons::CARET_RIGHT,
        "A step on (Page down)",
        last.clone(),
    )
    .clicked()
    {
        replay.step_on();
    }
    if button(ui, icons::SKIP_FORWARD, "To the end (End)", last).clicked() {
        replay.jump(usize::MAX);
    }
}

fn rounds(ui: &mut Ui, replay: &mut Replay) {
    let last = replay.past().last_round();
    let label = ui.label("Round");
    ui.spacing_mut().slider_width = (ui.available_width() - 370.0).max(120.0);
    let mut round = replay.round();
    let slider = ui.add_enabled(last > 1, Slider::new(&mut round, 1..=last.max(2)));
    if slider.labelled_by(label.id).changed() {
        let start = replay.past().start_of(round);
        replay.jump(start);
    }
}

fn speeds(ui: &mut Ui, speed: &mut ShownSpeed) {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for this in ShownSpeed::ALL.into_iter().rev() {
            let name = match this {
                ShownSpeed::Skip => "At once",
                this => this.name(),
            };
            let button = Button::selectable(*speed == this, name).frame_when_inactive(true);
            if ui.add(button).clicked() {
                *speed = this;
            }
        }
    });
}
