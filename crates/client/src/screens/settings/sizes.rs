//! How large all is, and how large words are beyond that.

use crate::settings::Settings;
use crate::theme::{self, Stepper};
use bevy_egui::egui::{self, Ui};

/// The UI scales that can be stepped through.
const SCALES: [f32; 9] = [0.75, 0.9, 1.0, 1.1, 1.25, 1.4, 1.5, 1.75, 2.0];
/// The text sizes that can be stepped through.
const TEXTS: [f32; 11] = [1.0, 1.05, 1.1, 1.15, 1.2, 1.25, 1.3, 1.35, 1.4, 1.45, 1.5];

/// The greatest sizes for which a window has room.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Most {
    /// The greatest UI scale.
    pub ui: f32,
    /// The greatest text size.
    pub text: f32,
}

impl Most {
    /// In a window of this size in logical pixels, with these settings.
    pub fn of(settings: &Settings, width: f32, height: f32) -> Self {
        Self {
            ui: Settings::most_in(width, height),
            text: settings.most_text_in(width, height),
        }
    }
}

/// A size that is chosen in steps.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Size {
    /// That of all.
    Ui,
    /// That of words alone.
    Text,
}

impl Size {
    const ALL: [Self; 2] = [Self::Ui, Self::Text];

    /// Where a size waits that was chosen by a pointer which is still over the stepper: were it
    /// used at once, everything would move away from under the pointer.
    fn wished(self) -> egui::Id {
        egui::Id::new(("wished size", self as u8))
    }

    fn steps(self) -> &'static [f32] {
        match self {
            Self::Ui => &SCALES,
            Self::Text => &TEXTS,
        }
    }

    /// What can be had in any window.
    fn least(self) -> f32 {
        match self {
            Self::Ui => *Settings::UI_SCALES.start(),
            Self::Text => *Settings::TEXT_SIZES.start(),
        }
    }

    fn name(self) -> String {
        match self {
            Self::Ui => words!("settings-size"),
            Self::Text => words!("settings-text-size"),
        }
    }

    fn heading(self, waits: bool) -> String {
        match (self, waits) {
            (Self::Ui, false) => words!("settings-size-of-all"),
            (Self::Ui, true) => words!("settings-size-wished"),
            (Self::Text, false) => words!("settings-text-size"),
            (Self::Text, true) => words!("settings-text-size-wished"),
        }
    }

    /// Why there is nothing before the first step.
    fn smallest(self) -> String {
        match self {
            Self::Ui => words!("settings-smallest"),
            Self::Text => words!("settings-text-smallest"),
        }
    }

    /// Draws the stepper for a size of which the window has room for `most`.
    pub fn choose(self, ui: &mut Ui, used: &mut f32, most: f32) {
        let steps = self.steps();
        let wished: Option<f32> = ui.data(|data| data.get_temp(self.wished()));
        let shown = wished.unwrap_or(*used);
        let most = most.max(self.least());
        let fits = |size: f32| size <= most + 0.001;
        let at = steps
            .iter()
            .rposition(|&size| size <= shown + 0.001)
            .unwrap_or(0);
        let fitting = steps.iter().filter(|&&size| fits(size)).count().max(at + 1);
        ui.label(self.heading(wished.is_some()));
        let mut value = format!("{:.0} %", shown * 100.0);
        if !fits(shown) {
            value += &words!("settings-room-for", percent = (most * 100.0).floor());
        }
        // Without room for more it is the window that ends the steps, else the last of them.
        let last = match self {
            Self::Text if fitting == steps.len() => words!("settings-text-largest"),
            _ => words!("settings-largest"),
        };
        let stepper = Stepper {
            name: &self.name(),
            at,
            count: fitting,
            value: &value,
            ends: [&self.smallest(), &last],
        };
        let drawn = ui.scope(|ui| theme::stepper(ui, &stepper));
        let chosen = drawn.inner.and_then(|at| steps.get(at)).copied();
        let away = is_left(ui, drawn.response.rect.expand(6.0));
        let by_pointer = ui.input(|input| input.pointer.any_released());
        match chosen.or(wished) {
            Some(size) if chosen.is_some() && by_pointer || !away => {
                ui.data_mut(|data| data.insert_temp(self.wished(), size));
            }
            Some(size) => {
                *used = size;
                ui.data_mut(|data| data.remove_temp::<f32>(self.wished()));
            }
            None => {}
        }
    }
}

/// Whether the pointer is elsewhere, or something is done by key.
fn is_left(ui: &Ui, place: egui::Rect) -> bool {
    ui.input(|input| {
        let at = input.pointer.latest_pos();
        let mut events = input.events.iter();
        !at.is_some_and(|at| place.contains(at))
            || events.any(|it| matches!(it, egui::Event::Key { pressed: true, .. }))
    })
}

/// Uses what was chosen and still waits for the pointer to leave.
pub(super) fn use_wished(ctx: &egui::Context, settings: &mut Settings) {
    for size in Size::ALL {
        let wished = ctx.data_mut(|data| data.remove_temp(size.wished()));
        match (size, wished) {
            (Size::Ui, Some(wished)) => settings.ui_scale = wished,
            (Size::Text, Some(wished)) => settings.text_size = wished,
            (_, None) => {}
        }
    }
}
