//! How everything sounds.

use crate::settings::Settings;
use crate::theme;
use bevy_egui::egui::{self, DragValue, Slider, Ui};

/// Draws the leaf.
pub(super) fn show(ui: &mut Ui, settings: &mut Settings) {
    super::two_columns(ui, |left, right| {
        volumes(left, settings);
        theme::heading(right, words!("caption-heading"));
        right.checkbox(&mut settings.captions, words!("caption-setting"));
        theme::note(right, words!("caption-about"));
    });
}

fn volumes(ui: &mut Ui, settings: &mut Settings) {
    theme::heading(ui, words!("settings-sound"));
    let volumes = &mut settings.volumes;
    ui.checkbox(&mut volumes.muted, words!("common-mute"));
    let width = ui.available_width();
    let allowed = match volumes.muted {
        true => Err(words!("settings-volume-muted")),
        false => Ok(()),
    };
    egui::Grid::new("volumes").num_columns(3).show(ui, |ui| {
        ui.spacing_mut().slider_width = (width - theme::grown(ui, 165.0)).max(40.0);
        for (name, volume) in [
            (words!("settings-volume-all"), &mut volumes.master),
            (words!("settings-volume-effects"), &mut volumes.effects),
            (words!("settings-volume-ambience"), &mut volumes.ambience),
            (words!("settings-volume-music"), &mut volumes.music),
        ] {
            let label = ui.label(name);
            let percent =
                |value: f64, _: std::ops::RangeInclusive<usize>| format!("{:.0} %", value * 100.0);
            let slider = Slider::new(volume, 0.0..=1.0).step_by(0.05);
            theme::with_reason(ui, slider.show_value(false), allowed.clone()).labelled_by(label.id);
            let number = DragValue::new(volume)
                .range(0.0..=1.0)
                .speed(0.01)
                .custom_formatter(percent)
                .custom_parser(parse_percent);
            theme::with_reason(ui, number, allowed.clone()).labelled_by(label.id);
            ui.end_row();
        }
    });
}

fn parse_percent(text: &str) -> Option<f64> {
    let number: f64 = text.trim().trim_end_matches('%').trim().parse().ok()?;
    Some(number / 100.0)
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
