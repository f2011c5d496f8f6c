//! How to play, in a few pages: of battles, and of the campaign.

mod battle;
mod campaign;

use super::{Overlay, Return, Screen};
use crate::board;
use crate::theme::{self, Panels, palette};
use crate::world::MAP_KEYS;
use bevy::prelude::*;
use bevy_egui::egui::{self, Align, Button, Layout, RichText, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        run.in_set(Panels::Overlays).run_if(in_state(Overlay::Help)),
    );
}

/// How many pages there are.
pub const PAGES: usize = battle::PAGES.len() + 1 + campaign::PAGES.len() + 1;

/// The first page on the campaign.
const CAMPAIGN: usize = battle::PAGES.len() + 1;

/// A page: its name and its paragraphs, each with a lead in bold.
type Page = (&'static str, &'static [(&'static str, &'static str)]);

/// What the keys do everywhere; a battle has its own, [`board::KEYS`].
const KEYS: &[(&str, &str)] = &[
    ("Tab, Shift+Tab", "to the next or previous button"),
    ("Arrow keys", "from button to button"),
    ("Enter or Space", "press the button"),
    ("Escape", "one step back"),
    ("F1", "this help"),
    ("F11", "full screen and back"),
    ("F12", "keep a picture of the window"),
];

fn run(
    mut contexts: EguiContexts,
    back: Res<Return>,
    mut next: ResMut<NextState<Overlay>>,
    screen: Res<State<Screen>>,
    mut page: Local<usize>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    if theme::just_opened(ctx, "help book") {
        // The book that belongs to the screen, where it was left open.
        match screen.get() {
            Screen::World | Screen::CampaignSetup | Screen::Chronicle if *page < CAMPAIGN => {
                *page = CAMPAIGN
            }
            Screen::Battle | Screen::Setup if *page >= CAMPAIGN => *page = 0,
            _ => {}
        }
    }
    if show(ctx, &mut page) {
        next.set(back.0);
    }
    Ok(())
}

/// Draws page number `page`, which the tabs change; gives whether to close the help.
pub fn show(ctx: &egui::Context, page: &mut usize) -> bool {
    let opened = theme::just_opened(ctx, "help");
    theme::sheet(ctx, "help", 740.0, |ui| {
        books(ui, page);
        tabs(ui, page);
        ui.add_space(4.0);
        theme::inset_frame().inner_margin(12).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.set_min_height(330.0);
            let of_campaign = page.checked_sub(CAMPAIGN);
            let text = match of_campaign {
                Some(number) => campaign::PAGES.get(number),
                None => battle::PAGES.get(*page),
            };
            match text {
                Some((_, paragraphs)) => paragraphs.iter().for_each(|it| paragraph(ui, *it)),
                None if of_campaign.is_some() => map_keys(ui),
                None => keys(ui),
            }
        });
        ui.add_space(4.0);
        let done = theme::primary_button(ui, "Done");
        if opened {
            done.request_focus();
        }
        done.clicked()
    })
}

/// The title, and beside it what the pages are about.
fn books(ui: &mut Ui, page: &mut usize) {
    ui.horizontal(|ui| {
        theme::title(ui, "How to play");
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let in_campaign = *page >= CAMPAIGN;
            for (this, name, first) in [(true, "The campaign", CAMPAIGN), (false, "Battles", 0)] {
                let text = RichText::new(name).family(theme::serif_bold()).size(17.0);
                let button = Button::selectable(in_campaign == this, text);
                if ui.add(button.frame_when_inactive(true)).clicked() && in_campaign != this {
                    *page = first;
                }
            }
        });
    });
}

fn tabs(ui: &mut Ui, page: &mut usize) {
    let (first, pages, keys): (_, &[Page], _) = if *page >= CAMPAIGN {
        (CAMPAIGN, &campaign::PAGES, "Keys on the map")
    } else {
        (0, &battle::PAGES, "Keys")
    };
    ui.horizontal_wrapped(|ui| {
        let names = pages.iter().map(|(name, _)| *name).chain([keys]);
        for (number, name) in (first..).zip(names) {
            let button = Button::selectable(*page == number, name).frame_when_inactive(true);
            if ui.add(button).clicked() {
                *page = number;
            }
        }
    });
}

fn paragraph(ui: &mut Ui, (lead, text): (&str, &str)) {
    let mut job = egui::text::LayoutJob::default();
    let format = |family: egui::FontFamily, size: f32| egui::TextFormat {
        font_id: egui::FontId::new(size, family),
        color: palette::INK,
        ..Default::default()
    };
    job.append(lead, 0.0, format(theme::serif_bold(), 17.0));
    job.append(text, 6.0, format(egui::FontFamily::Proportional, 15.0));
    ui.add(egui::Label::new(job).wrap());
}

fn keys(ui: &mut Ui) {
    let (first, second) = board::KEYS.split_at(board::KEYS.len().min(11));
    ui.columns(2, |columns| {
        if let [left, right] = columns {
            key_list(left, "In a battle", first);
            key_list(right, "", second);
            right.add_space(6.0);
            key_list(right, "Everywhere", KEYS);
        }
    });
}

fn map_keys(ui: &mut Ui) {
    let (first, second) = MAP_KEYS.split_at(MAP_KEYS.len().div_ceil(2));
    ui.columns(2, |columns| {
        if let [left, right] = columns {
            key_list(left, "On the map", first);
            key_list(right, "", second);
        }
    });
}

fn key_list(ui: &mut Ui, title: &str, keys: &[(&str, &str)]) {
    ui.spacing_mut().item_spacing.y = 4.0;
    let lead = RichText::new(title).family(theme::serif_bold()).size(17.0);
    ui.label(lead.color(palette::INK));
    for (key, what) in keys {
        ui.horizontal_top(|ui| {
            let column = egui::vec2(118.0, 0.0);
            ui.allocate_ui(column, |ui| {
                ui.set_width(column.x);
                ui.add(egui::Label::new(RichText::new(*key).size(14.0).strong()).wrap());
            });
            let what = RichText::new(*what).size(14.0).color(palette::FADED_INK);
            ui.add(egui::Label::new(what).wrap());
        });
    }
}
