//! The egui style.

use super::fonts::{fonts, serif_bold};
use super::palette::*;
use bevy_egui::egui::{self, CornerRadius, FontFamily, FontId, Shadow, Stroke, TextStyle, vec2};

/// Gives a context the fonts and the looks of the game.
pub fn install(ctx: &egui::Context) {
    install_with(ctx, 1.0);
}

/// The same with words so many times as large as usual.
pub fn install_with(ctx: &egui::Context, text_size: f32) {
    ctx.set_fonts(fonts(text_size));
    ctx.set_theme(egui::Theme::Light);
    ctx.all_styles_mut(style);
}

fn style(style: &mut egui::Style) {
    style.text_styles = [
        (TextStyle::Heading, FontId::new(26.0, serif_bold())),
        (TextStyle::Body, FontId::new(15.5, FontFamily::Proportional)),
        (
            TextStyle::Button,
            FontId::new(16.0, FontFamily::Proportional),
        ),
        (
            TextStyle::Small,
            FontId::new(13.0, FontFamily::Proportional),
        ),
        (
            TextStyle::Monospace,
            FontId::new(14.0, FontFamily::Monospace),
        ),
    ]
    .into();
    let spacing = &mut style.spacing;
    spacing.item_spacing = vec2(8.0, 7.0);
    spacing.button_padding = vec2(12.0, 6.0);
    spacing.interact_size = vec2(36.0, 30.0);
    spacing.slider_width = 180.0;
    spacing.icon_width = 20.0;
    spacing.icon_width_inner = 12.0;
    spacing.tooltip_width = 340.0;
    spacing.scroll = egui::style::ScrollStyle::solid();
    // The bar that is always there tells that there is more; a shade would end within the paper.
    spacing.scroll.fade.strength = 0.0;
    style.interaction.selectable_labels = false;
    style.interaction.tooltip_delay = 0.3;

    let visuals = &mut style.visuals;
    *visuals = egui::Visuals::light();
    visuals.override_text_color = None;
    visuals.panel_fill = PAPER;
    visuals.window_fill = PAPER;
    visuals.window_stroke = Stroke::new(1.5, EDGE);
    visuals.window_corner_radius = CornerRadius::same(10);
    visuals.menu_corner_radius = CornerRadius::same(8);
    visuals.window_shadow = soft_shadow();
    visuals.popup_shadow = soft_shadow();
    visuals.extreme_bg_color = PALE_PAPER;
    visuals.faint_bg_color = PALE_PAPER;
    visuals.code_bg_color = PALE_PAPER;
    visuals.weak_text_color = Some(FADED_INK);
    visuals.warn_fg_color = WAX;
    visuals.error_fg_color = WAX;
    visuals.hyperlink_color = FOCUS;
    visuals.selection.bg_fill = GOLD;
    visuals.selection.stroke = Stroke::new(1.5, INK);
    visuals.slider_trailing_fill = true;
    visuals.disabled_alpha = 0.55;
    widgets(&mut visuals.widgets);
}

fn widgets(widgets: &mut egui::style::Widgets) {
    let states = [
        (
            &mut widgets.noninteractive,
            PAPER,
            Stroke::new(1.0, EDGE),
            0.0,
        ),
        (
            &mut widgets.inactive,
            PARCHMENT,
            Stroke::new(1.0, EDGE),
            0.0,
        ),
        (
            &mut widgets.hovered,
            WARM_PARCHMENT,
            Stroke::new(1.5, INK),
            0.0,
        ),
        // Pressed, or having the keyboard: the ring must be seen.
        (
            &mut widgets.active,
            WARM_PARCHMENT,
            Stroke::new(2.5, FOCUS),
            1.0,
        ),
        (
            &mut widgets.open,
            WARM_PARCHMENT,
            Stroke::new(1.5, INK),
            0.0,
        ),
    ];
    for (look, fill, edge, expansion) in states {
        look.bg_fill = fill;
        look.weak_bg_fill = fill;
        look.bg_stroke = edge;
        look.fg_stroke = Stroke::new(1.5, INK);
        look.corner_radius = CornerRadius::same(6);
        look.expansion = expansion;
    }
}

/// The shadow that lifts panels off the ground.
pub fn soft_shadow() -> Shadow {
    Shadow {
        offset: [0, 4],
        blur: 18,
        spread: 0,
        color: egui::Color32::from_black_alpha(90),
    }
}
