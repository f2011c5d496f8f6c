//! Every battle of a campaign, as a list that leads to the map.

use super::past::{End, Fight};
use super::{Choice, words};
use crate::called;
use crate::panels::points_words;
use crate::theme::{self, palette};
use bevy_egui::egui::{self, RichText, ScrollArea, Ui, vec2};
use rules::capital;

/// The height of a card.
const CARD: f32 = 58.0;

/// Draws the list; a click shows the fight on the map.
pub(super) fn show(ui: &mut Ui, fights: &[Fight]) -> Option<Choice> {
    if fights.is_empty() {
        theme::note(ui, words!("chronicle-no-battle"));
        return None;
    }
    theme::note(ui, words!("chronicle-choose-battle"));
    let mut choice = None;
    let card = theme::grown(ui, CARD);
    ScrollArea::vertical()
        .auto_shrink([false, false])
        .show_rows(ui, card, fights.len(), |ui, rows| {
            for number in rows {
                let Some(fight) = fights.get(number) else {
                    continue;
                };
                let size = vec2(ui.available_width() - 6.0, card);
                let name = words!(
                    "chronicle-fight",
                    round = fight.round,
                    at = fight.at.to_string()
                );
                if theme::card(ui, size, false, &name, |ui| line(ui, fight)).clicked() {
                    choice = Some(Choice::WatchFight(number));
                }
            }
        });
    choice
}

fn line(ui: &mut Ui, fight: &Fight) {
    let [attackers, defenders] = fight.armies.map(|army| army.points());
    ui.horizontal(|ui| {
        ui.vertical(|ui| {
            ui.set_width(theme::grown(ui, 84.0));
            ui.spacing_mut().item_spacing.y = 1.0;
            let round = RichText::new(words!("curtain-round", round = fight.round));
            ui.label(round.size(14.0).color(palette::FADED_INK));
            let place = RichText::new(fight.at.to_string()).family(theme::serif_bold());
            ui.label(place.size(18.0));
        });
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            let who = words!(
                "chronicle-fight-line",
                who = called::kingdom_key(fight.attacker),
                whom = called::kingdom_key(fight.defender),
                attack = points_words(attackers),
                defence = defenders
            );
            ui.add(egui::Label::new(RichText::new(who).size(15.0)).truncate());
            let color = match fight.end {
                End::Fought {
                    winner: Some(_), ..
                }
                | End::Overrun => palette::INK,
                _ => palette::FADED_INK,
            };
            let end = RichText::new(capital(&words::end(fight))).size(14.0);
            ui.add(egui::Label::new(end.color(color)).truncate());
        });
    });
}
