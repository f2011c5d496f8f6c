//! The turn log, drawn: only the rows in sight are laid out, however many there are.

use super::log::{Filter, Log, Row};
use super::log_words::Topic;
use super::model::{Drawer, Model, Wish};
use crate::theme::{inset_frame, palette, serif_bold};
use ::campaign::Square;
use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{
    Button, CursorIcon, FontId, Galley, Margin, Rect, Response, ScrollArea, Sense, Stroke, Ui,
    WidgetInfo, WidgetType, pos2, vec2,
};
use std::ops::Range;
use std::sync::Arc;

/// How many rows are measured in one frame at most.
const MEASURED: usize = 400;

/// The height in points of a row that has not been measured yet, and the gap below each.
const USUAL: (f32, f32) = (19.0, 3.0);

/// Draws the filters and the rows; a click on one shows its square on the map.
pub(super) fn turn_log(ui: &mut Ui, model: &Model<'_>, log: &mut Log, wishes: &mut Vec<Wish>) {
    filters(ui, model, wishes);
    inset_frame()
        .inner_margin(Margin::symmetric(8, 6))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            let height = ui.available_height();
            ScrollArea::vertical()
                .id_salt("turn-log")
                .max_height(height)
                .min_scrolled_height(height)
                .auto_shrink(false)
                .stick_to_bottom(true)
                .show_viewport(ui, |ui, sight| rows(ui, log, sight, wishes));
        });
}

fn filters(ui: &mut Ui, model: &Model<'_>, wishes: &mut Vec<Wish>) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        ui.spacing_mut().button_padding.x = 4.0;
        let drawer = model.drawer;
        for (filter, name) in Filter::ALL {
            let chosen = drawer.filter == filter;
            let button = Button::selectable(chosen, name.say()).small();
            let button = button.min_size(vec2(0.0, 26.0));
            if crate::theme::add_unframed(ui, chosen, button).clicked() {
                wishes.push(Wish::Arrange(Drawer { filter, ..drawer }));
            }
        }
    });
}

fn rows(ui: &mut Ui, log: &mut Log, sight: Rect, wishes: &mut Vec<Wish>) {
    let width = ui.available_width();
    if log.rows().is_empty() {
        ui.label(words!("world-nothing-yet"));
        return;
    }
    measure(ui, log, width);
    let heights = |index: usize| log.heights.get(index).map_or(USUAL.0, |it| *it) + USUAL.1;
    let total: f32 = (0..log.rows().len()).map(heights).sum();
    ui.set_height(total);
    let corner = ui.max_rect().left_top();
    let mut top = 0.0;
    for (index, row) in log.rows().iter().enumerate() {
        let bottom = top + heights(index);
        if bottom >= sight.top() && top <= sight.bottom() {
            let place = Rect::from_min_size(
                pos2(corner.x, corner.y + top),
                vec2(width, bottom - top - USUAL.1),
            );
            wishes.extend(draw_row(ui, row, index, place).map(Wish::Show));
        }
        top = bottom;
    }
}

/// Lays out rows that have not been measured at this width, some in every frame.
fn measure(ui: &Ui, log: &mut Log, width: f32) {
    if (log.width - width).abs() > 0.5 {
        log.width = width;
        log.heights.clear();
    }
    let done = log.heights.len();
    let new: Vec<f32> = log
        .rows()
        .iter()
        .skip(done)
        .take(MEASURED)
        .map(|row| galley(ui, row, width).0.size().y)
        .collect();
    log.heights.extend(new);
    if log.heights.len() < log.rows().len() {
        ui.ctx().request_repaint();
    }
}

/// A row laid out, with the squares it names and where they stand in the text.
fn galley(ui: &Ui, row: &Row, width: f32) -> (Arc<Galley>, Vec<(Range<usize>, Square)>) {
    let mut job = LayoutJob::default();
    job.wrap.max_width = width;
    let (font, ink) = match row.topic {
        None => (FontId::new(16.0, serif_bold()), palette::INK),
        Some(Topic::Battle | Topic::End) => (FontId::proportional(14.0), palette::WAX),
        Some(_) => (FontId::proportional(14.0), palette::INK),
    };
    let plain = TextFormat::simple(font.clone(), ink);
    let link = TextFormat {
        underline: Stroke::new(1.0, palette::FOCUS),
        ..TextFormat::simple(font, palette::FOCUS)
    };
    let mut links = Vec::new();
    let mut at = 0;
    for part in row
        .text
        .split_inclusive(|letter: char| !letter.is_ascii_alphanumeric())
    {
        let word = part.trim_end_matches(|letter: char| !letter.is_ascii_alphanumeric());
        let rest = part.strip_prefix(word).unwrap_or_default();
        match Square::parse(word).filter(|_| row.topic.is_some()) {
            Some(square) => {
                links.push((at..at + word.len(), square));
                job.append(word, 0.0, link.clone());
            }
            None => job.append(word, 0.0, plain.clone()),
        }
        job.append(rest, 0.0, plain.clone());
        at += part.chars().count();
    }
    (ui.painter().layout_job(job), links)
}

/// Draws a row; gives the square it was clicked for.
fn draw_row(ui: &Ui, row: &Row, index: usize, place: Rect) -> Option<Square> {
    let (galley, links) = galley(ui, row, place.width());
    let Some(usual) = row.at else {
        ui.painter().galley(place.min, galley, palette::INK);
        return None;
    };
    let id = ui.id().with(("log row", index));
    let response = ui.interact(place, id, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &row.text));
    if response.hovered() || response.has_focus() {
        let edge = if response.has_focus() {
            Stroke::new(1.5, palette::FOCUS)
        } else {
            Stroke::NONE
        };
        ui.painter().rect(
            place.expand(2.0),
            3.0,
            palette::WARM_PARCHMENT,
            edge,
            bevy_egui::egui::StrokeKind::Inside,
        );
    }
    let clicked = response.clicked();
    let at = pointed_at(&response, &galley, &links, place).unwrap_or(usual);
    ui.painter().galley(place.min, galley, palette::INK);
    response
        .on_hover_cursor(CursorIcon::PointingHand)
        .on_hover_text_at_pointer(words!("world-show-on-map", at = at.to_string()));
    clicked.then_some(at)
}

/// The square whose name is under the pointer.
fn pointed_at(
    response: &Response,
    galley: &Galley,
    links: &[(Range<usize>, Square)],
    place: Rect,
) -> Option<Square> {
    let pointer = response.hover_pos()?;
    let letter = galley.cursor_from_pos(pointer - place.min).index;
    let under = links
        .iter()
        .find(|(range, _)| range.contains(&letter.into()));
    under.map(|(_, square)| *square)
}
