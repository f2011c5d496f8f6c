//! The title: the painted picture, the name, the menu.

use super::{Overlay, Return, Screen};
use crate::theme::{self, Panels, Pictures, palette};
use bevy::prelude::*;
use bevy_egui::egui::{self, Color32, Rect, RichText, Ui, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use egui_phosphor::regular as icons;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        run.in_set(Panels::Screens).run_if(in_state(Screen::Title)),
    );
}

/// What can be chosen.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Set up a battle.
    QuickBattle,
    /// Open the settings.
    Settings,
    /// Open the help.
    Help,
    /// Close the game.
    Quit,
}

fn run(
    mut contexts: EguiContexts<'_, '_>,
    pictures: Res<'_, Pictures>,
    overlay: Res<'_, State<Overlay>>,
    mut back: ResMut<'_, Return>,
    mut screen: ResMut<'_, NextState<Screen>>,
    mut next: ResMut<'_, NextState<Overlay>>,
    mut exit: MessageWriter<'_, AppExit>,
) -> Result {
    let mut ui = theme::root_ui(contexts.ctx_mut()?, "title");
    if *overlay.get() != Overlay::None {
        ui.disable();
    }
    match show(&mut ui, &pictures) {
        None => {}
        Some(Choice::QuickBattle) => screen.set(Screen::Setup),
        Some(Choice::Settings) => back.open(Overlay::Settings, Overlay::None, &mut next),
        Some(Choice::Help) => back.open(Overlay::Help, Overlay::None, &mut next),
        Some(Choice::Quit) => {
            exit.write(AppExit::Success);
        }
    }
    Ok(())
}

/// Draws the title over all of `ui`.
pub fn show(ui: &mut Ui, pictures: &Pictures) -> Option<Choice> {
    let window = ui.max_rect();
    backdrop(ui, window, pictures);
    let opened = theme::just_opened(ui.ctx(), "title") && ui.is_enabled();
    let left = (window.width() * 0.07).clamp(40.0, 160.0);
    let big = (window.height() / 9.5).clamp(58.0, 104.0);
    let menu = vec2(270.0, 46.0);
    let height = big + 40.0 + 4.0 * (menu.y + 10.0) + 20.0;
    let top = window.top() + ((window.height() - height) * 0.42).max(24.0);
    let column = Rect::from_min_max(
        pos2(window.left() + left, top),
        pos2(
            (window.left() + left + 560.0).min(window.right()),
            window.bottom() - 40.0,
        ),
    );
    let mut chosen = None;
    ui.scope_builder(egui::UiBuilder::new().max_rect(column), |ui| {
        let name = RichText::new("Amir's Chess")
            .family(theme::serif_bold())
            .size(big);
        ui.add(egui::Label::new(name.color(palette::INK)).extend());
        let motto = RichText::new("A King is as strong as those who stand with him.")
            .family(theme::serif())
            .size((big * 0.27).max(19.0));
        ui.add(egui::Label::new(motto.color(palette::INK)).extend());
        ui.add_space(22.0);
        ui.spacing_mut().item_spacing.y = 10.0;
        let first = ui.add_sized(menu, theme::primary("Quick Battle"));
        if opened {
            first.request_focus();
        }
        if first.clicked() {
            chosen = Some(Choice::QuickBattle);
        }
        for (icon, name, choice) in [
            (icons::GEAR_SIX, "Settings", Choice::Settings),
            (icons::BOOK_OPEN, "How to play", Choice::Help),
            (icons::SIGN_OUT, "Quit", Choice::Quit),
        ] {
            let text = RichText::new(format!("{icon}  {name}")).size(17.0);
            if ui.add_sized(menu, egui::Button::new(text)).clicked() {
                chosen = Some(choice);
            }
        }
    });
    let corner = window.left_bottom() + vec2(left, -18.0);
    ui.painter().text(
        corner,
        egui::Align2::LEFT_CENTER,
        concat!("Version ", env!("CARGO_PKG_VERSION")),
        egui::FontId::proportional(13.0),
        Color32::from_white_alpha(200),
    );
    chosen
}

/// The painting, filling the window, with a veil of morning light behind the words.
fn backdrop(ui: &Ui, window: Rect, pictures: &Pictures) {
    let painter = ui.painter();
    painter.rect_filled(window, 0.0, palette::DUSK);
    if pictures.title == egui::TextureId::default() {
        painter.rect_filled(window, 0.0, palette::PAPER);
        return;
    }
    // The middle of a 16:9 picture in a window of another shape; what matters is on its right.
    let (shape, painted) = (window.width() / window.height(), 16.0 / 9.0);
    let uv = if shape < painted {
        let width = shape / painted;
        let from = (1.0 - width) * 0.75;
        Rect::from_min_max(pos2(from, 0.0), pos2(from + width, 1.0))
    } else {
        let height = painted / shape;
        let from = (1.0 - height) * 0.6;
        Rect::from_min_max(pos2(0.0, from), pos2(1.0, from + height))
    };
    painter.image(pictures.title, window, uv, Color32::WHITE);
    let mut veil = egui::Mesh::default();
    let width = (window.width() * 0.62).max(480.0);
    let light = |alpha: u8| Color32::from_rgba_unmultiplied(0xfb, 0xf0, 0xd8, alpha);
    for (share, alpha) in [(0.0, 215), (0.45, 165), (1.0, 0)] {
        let x = window.left() + width * share;
        veil.colored_vertex(pos2(x, window.top()), light(alpha));
        veil.colored_vertex(pos2(x, window.bottom()), light(alpha));
    }
    for strip in [0, 2] {
        veil.add_triangle(strip, strip + 1, strip + 2);
        veil.add_triangle(strip + 1, strip + 2, strip + 3);
    }
    painter.add(veil);
}
