//! What is played in a room that is opened here.

use super::parts::sheet;
use crate::battle::side_name;
use crate::called;
use crate::online::OnlineGame;
use crate::screens::setup::words::PRESETS;
use crate::screens::table_setup::{army, words as table_words};
use crate::settings::Settings;
use crate::terrain;
use crate::theme::{self, Stepper, palette};
use bevy_egui::egui::{Button, FontId, RichText, Ui, vec2};
use egui_phosphor::regular as icons;
use engine::Level;
use rules::battle::{Army, Terrain};
use rules::{Color, Variant};

/// Draws what can be chosen. `own` are the armies that were set up elsewhere.
pub(super) fn show(ui: &mut Ui, roomy: bool, settings: &mut Settings, own: [Army; 2]) {
    sheet(ui, |ui| {
        games(ui, roomy, &mut settings.online.game);
        theme::note(ui, note(settings.online.game));
    });
    sheet(ui, |ui| match settings.online.game {
        OnlineGame::Battle => battle(ui, settings, own),
        OnlineGame::Campaign => campaign(ui, settings),
        OnlineGame::Chess => told(ui, words!("rooms-you-white")),
        OnlineGame::Minnaar => minnaar(ui, settings),
        OnlineGame::Field => told(ui, words!("rooms-you-south")),
        OnlineGame::European => european(ui, settings),
    });
}

fn told(ui: &mut Ui, words: String) {
    ui.label(words);
    theme::note(ui, words!("rooms-rematch-changes"));
}

fn games(ui: &mut Ui, roomy: bool, game: &mut OnlineGame) {
    let gap = 8.0;
    let height = theme::grown(ui, if roomy { 74.0 } else { 60.0 });
    let size = vec2((ui.available_width() - 2.0 * gap) / 3.0, height);
    for row in OnlineGame::ALL.chunks(3) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            for this in row {
                let card = theme::card(ui, size, *game == *this, this.name(), |ui| {
                    ui.vertical_centered(|ui| {
                        ui.spacing_mut().item_spacing.y = 1.0;
                        let sign = if roomy { 30.0 } else { 21.0 };
                        ui.label(RichText::new(icon(*this)).size(sign).color(palette::INK));
                        let font = FontId::new(16.5, theme::serif_bold());
                        let whole =
                            ui.painter()
                                .layout_no_wrap(this.name(), font.clone(), palette::INK);
                        let name = match whole.size().x > ui.available_width() {
                            true => short_name(*this),
                            false => this.name(),
                        };
                        ui.label(RichText::new(name).font(font));
                    });
                });
                if card.clicked() {
                    *game = *this;
                }
            }
        });
    }
}

/// What a game is called where there is little room.
fn short_name(game: OnlineGame) -> String {
    match game {
        OnlineGame::Minnaar => words!("rooms-short-minnaar"),
        OnlineGame::Field => words!("rooms-short-field"),
        OnlineGame::European => words!("rooms-short-european"),
        game => game.name(),
    }
}

const fn icon(game: OnlineGame) -> &'static str {
    match game {
        OnlineGame::Battle => icons::SWORD,
        OnlineGame::Campaign => icons::MAP_TRIFOLD,
        OnlineGame::Chess => icons::CROWN_SIMPLE,
        OnlineGame::Minnaar => icons::USERS_FOUR,
        OnlineGame::Field => icons::FLAG_PENNANT,
        OnlineGame::European => icons::DICE_FIVE,
    }
}

fn note(game: OnlineGame) -> String {
    match game {
        OnlineGame::Battle => words!("rooms-battle-note"),
        OnlineGame::Campaign => words!("rooms-campaign-note"),
        OnlineGame::Chess => table_words::game_note(Variant::Chess),
        OnlineGame::Minnaar => table_words::game_note(Variant::Minnaar),
        OnlineGame::Field => table_words::game_note(Variant::Field),
        OnlineGame::European => table_words::game_note(Variant::European),
    }
}

fn battle(ui: &mut Ui, settings: &mut Settings, own: [Army; 2]) {
    let setup = &mut settings.last_setup;
    ui.label(RichText::new(words!("rooms-ground")).strong());
    let at = Terrain::ALL.iter().position(|it| *it == setup.terrain);
    let stepper = Stepper {
        name: &words!("rooms-ground"),
        at: at.unwrap_or_default(),
        count: Terrain::ALL.len(),
        value: &terrain::face(setup.terrain).name.say(),
        ends: [
            &words!("rooms-no-other-ground"),
            &words!("rooms-no-other-ground"),
        ],
    };
    if let Some(&terrain) = theme::stepper(ui, &stepper).and_then(|at| Terrain::ALL.get(at)) {
        setup.terrain = terrain;
    }
    theme::note(ui, terrain::face(setup.terrain).rule.say());
    for color in Color::ALL {
        armies(
            ui,
            color,
            &mut setup.armies[color.index()],
            own[color.index()],
        );
    }
}

/// One of the ready armies, or the one that was set up for a Quick Battle.
fn armies(ui: &mut Ui, color: Color, army: &mut Army, own: Army) {
    let mut all = PRESETS.to_vec();
    if !all.iter().any(|(_, it)| *it == own) {
        all.push((key!("rooms-as-in-battle"), own));
    }
    let at = all
        .iter()
        .position(|(_, it)| it == army)
        .unwrap_or_default();
    let side = side_name(color).to_owned();
    ui.label(RichText::new(words!("rooms-whose-army", side = called::part(color))).strong());
    let stepper = Stepper {
        name: &side,
        at,
        count: all.len(),
        value: &all.get(at).map_or_else(String::new, |(name, _)| name.say()),
        ends: [
            &words!("rooms-no-smaller"),
            &words!("rooms-others-in-battle"),
        ],
    };
    if let Some((_, chosen)) = theme::stepper(ui, &stepper).and_then(|at| all.get(at)) {
        *army = *chosen;
    }
}

fn campaign(ui: &mut Ui, settings: &mut Settings) {
    let setup = &mut settings.last_campaign;
    ui.label(RichText::new(words!("rooms-world")).strong());
    ui.horizontal(|ui| {
        for (large, words) in [
            (false, words!("rooms-world-small")),
            (true, words!("rooms-world-large")),
        ] {
            let button = Button::selectable(setup.large == large, words).frame_when_inactive(true);
            if ui.add(button).clicked() {
                setup.large = large;
            }
        }
    });
    ui.checkbox(
        &mut setup.fog,
        RichText::new(words!("campaign-setup-fog")).strong(),
    );
    theme::note(ui, words!("rooms-fog-note"));
    ui.checkbox(
        &mut setup.barbarians,
        RichText::new(words!("campaign-setup-barbarians")).strong(),
    );
    theme::note(ui, words!("rooms-barbarians-note"));
}

fn minnaar(ui: &mut Ui, settings: &mut Settings) {
    ui.horizontal(|ui| {
        for (four, words) in [(false, words!("rooms-two")), (true, words!("rooms-four"))] {
            let online = &mut settings.online;
            let button = Button::selectable(online.four == four, words).frame_when_inactive(true);
            if ui.add(button).clicked() {
                online.four = four;
            }
        }
    });
    if !settings.online.four {
        theme::note(ui, words!("rooms-minnaar-two"));
        return;
    }
    theme::note(ui, words!("rooms-minnaar-four"));
    let names = table_words::GROUPS.map(|(name, _)| name.say());
    seats(ui, settings, &names);
}

fn european(ui: &mut Ui, settings: &mut Settings) {
    ui.label(RichText::new(words!("rooms-armies")).strong());
    let corners = table_words::CORNERS.into_iter();
    for (name, corner) in corners.zip(&mut settings.last_table.corners) {
        ui.horizontal(|ui| {
            ui.add_sized(vec2(28.0, 30.0), bevy_egui::egui::Label::new(name));
            ui.vertical(|ui| army(ui, name, corner));
        });
    }
    let armies = settings.last_table.corners.iter().flatten();
    let names: Vec<String> = armies
        .map(|(nation, _)| tabletop::nation_name(*nation))
        .collect();
    if names.len() < 2 {
        let words = RichText::new(words!("table-setup-two-armies")).color(palette::WAX);
        ui.label(words);
    } else if names.len() > 2 {
        seats(ui, settings, &names);
    } else {
        theme::note(ui, words!("rooms-european-two"));
    }
}

/// Who sits at the seats after the host's.
fn seats(ui: &mut Ui, settings: &mut Settings, names: &[String]) {
    ui.label(RichText::new(words!("rooms-seats")).strong());
    let first = names.first().map_or("", String::as_str);
    ui.label(words!("rooms-seat-own", seat = first));
    let all: Vec<Option<Level>> = std::iter::once(None).chain(Level::ALL.map(Some)).collect();
    for (name, seat) in names.iter().skip(1).zip(&mut settings.online.seats) {
        ui.label(name.as_str());
        let at = all.iter().position(|it| it == seat).unwrap_or_default();
        let value = seat.map_or_else(|| words!("rooms-open-seat"), called::computer);
        let stepper = Stepper {
            name,
            at,
            count: all.len(),
            value: &value,
            ends: [&words!("rooms-open-seat-first"), &words!("setup-last-seat")],
        };
        if let Some(&chosen) = theme::stepper(ui, &stepper).and_then(|at| all.get(at)) {
            *seat = chosen;
        }
    }
}
