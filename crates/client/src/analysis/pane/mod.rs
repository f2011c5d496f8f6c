//! The analysis in the panel beside the board: the best lines, and the game looked over.

mod game;
mod lines;

pub(super) use lines::pointed_line;

use super::face::Face;
use super::state::{Analysis, MOST_LINES, Page, Wish};
use crate::battle::SHOT;
use crate::keys::{Command, KeyTip, with_key};
use crate::panels::named;
use crate::theme::{Pictures, grown, inset_frame, palette, serif_bold};
use bevy_egui::egui::{Align, Button, Label, Layout, Margin, RichText, ScrollArea, Ui, vec2};
use egui_phosphor::regular as icon;
use game::game;
use lines::lines;
use words::Key;

/// What the analysis of a game is shown with.
#[derive(Copy, Clone, Debug)]
pub struct View<'a> {
    /// What is known.
    pub analysis: &'a Analysis,
    /// The two sides.
    pub face: Face,
    /// Pieces for little boards.
    pub pictures: &'a Pictures,
    /// Whether the board is turned round.
    pub flipped: bool,
}

/// What the switch among the buttons of the record says.
pub(crate) const SWITCH: (&str, Key) = (icon::BINOCULARS, key!("analysis-switch"));

/// How high a graph is where there is room for more.
const GRAPH: f32 = 84.0;
/// How high the rest of its leaf is.
const BELOW_GRAPH: f32 = 128.0;
/// How high the way through the record is.
const STEPS: f32 = 36.0;
/// How high the leaf of the whole game is with its frame.
const WHOLE_GAME: f32 = GRAPH + BELOW_GRAPH + 40.0;
/// The same of the lines.
const LINES: f32 = 160.0;
/// What the record needs at least.
const RECORD: f32 = 125.0;

/// Draws the analysis in a place of that height; tells whether there is room for the record below
/// it. Where there is not, the record is one more leaf.
pub fn pane(ui: &mut Ui, view: &View<'_>, height: f32, wishes: &mut Vec<Wish>) -> bool {
    let low = height < grown(ui, WHOLE_GAME + RECORD);
    let page = match view.analysis.page() {
        Page::Record if !low => Page::Lines,
        page => page,
    };
    inset_frame()
        .inner_margin(Margin::symmetric(7, 4))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing = vec2(4.0, 3.0);
            head(ui, view, page, low, wishes);
            if page == Page::Record {
                return;
            }
            if !low {
                return leaf(ui, view, page, GRAPH, wishes);
            }
            // The way through the record stays below.
            let room = (ui.available_height() - grown(ui, STEPS)).max(60.0);
            let graph = (room - grown(ui, BELOW_GRAPH)).clamp(44.0, GRAPH);
            ScrollArea::vertical()
                .id_salt("leaf of the analysis")
                .max_height(room)
                .min_scrolled_height(room)
                .auto_shrink([false, true])
                .show(ui, |ui| leaf(ui, view, page, graph, wishes));
        });
    match page {
        Page::Lines => height >= grown(ui, LINES + RECORD),
        Page::Game => !low,
        Page::Record => true,
    }
}

fn leaf(ui: &mut Ui, view: &View<'_>, page: Page, graph: f32, wishes: &mut Vec<Wish>) {
    match page {
        Page::Lines => lines(ui, view),
        Page::Game => game(ui, view, graph, wishes),
        Page::Record => {}
    }
}

/// The leaves, how many lines are told, and the way out.
fn head(ui: &mut Ui, view: &View<'_>, page: Page, low: bool, wishes: &mut Vec<Wish>) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        ui.spacing_mut().button_padding = vec2(5.0, 1.0);
        ui.spacing_mut().interact_size.y = 22.0;
        let leaves = [
            (
                Page::Lines,
                words!("analysis-lines"),
                words!("analysis-lines-hint"),
                None,
            ),
            (
                Page::Game,
                words!("analysis-game"),
                words!("analysis-game-hint"),
                Some(Command::LookOver),
            ),
            (
                Page::Record,
                words!("analysis-record"),
                words!("analysis-record-hint"),
                None,
            ),
        ];
        for (leaf, name, hover, key) in leaves.into_iter().take(if low { 3 } else { 2 }) {
            let words = RichText::new(name).family(serif_bold()).size(15.0);
            let words = words.color(palette::INK);
            let button = Button::selectable(page == leaf, words);
            let hover = key.map_or_else(|| hover.clone(), |key| with_key(ui.ctx(), &hover, key));
            if ui.add(button).on_hover_text(hover).clicked() {
                wishes.push(Wish::Turn(leaf));
            }
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let close = ui
                .button(icon::X)
                .on_hover_key(&words!("analysis-close"), Command::Analyse);
            if named(close, &words!("analysis-close")).clicked() {
                wishes.push(Wish::Switch);
            }
            if page == Page::Lines {
                let count = view.analysis.lines();
                let more = ui.button(format!("{} {count}", icon::LIST_NUMBERS));
                let told = words!("analysis-lines-told", count = count);
                let more = more.on_hover_key(&told, Command::Lines);
                if named(more, &words!("analysis-how-many")).clicked() {
                    wishes.push(Wish::Lines(count % MOST_LINES + 1));
                }
            }
        });
    });
}

fn note(ui: &mut Ui, words: &str) {
    let words = RichText::new(words).size(12.5).color(palette::FADED_INK);
    ui.add(Label::new(words).extend());
}

/// A shot of a Tower is told by a sign, which takes less room.
fn with_sign(words: &str) -> String {
    words.replace(&format!(" {SHOT}"), icon::CROSSHAIR)
}
