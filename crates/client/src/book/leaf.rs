//! Setting a page: its words, headings, boards and what leads on.

use super::boards::{self, Painter};
use super::contents::pages;
use super::find::Query;
use super::reader::Reader;
use super::text::{Block, Span};
use super::{keys, legend, ranks};
use crate::theme::{self, palette};
use bevy_egui::egui::text::{CCursor, LayoutJob};
use bevy_egui::egui::{
    self, Align, Button, FontFamily, FontId, Galley, Id, Label, Layout, Rect, RichText, Sense,
    Stroke, TextFormat, Ui, UiBuilder, vec2,
};
use egui_phosphor::regular as icons;
use std::sync::Arc;

/// How wide words run at most: longer lines are hard to read.
const LINE: f32 = 690.0;
/// The size of what is read.
const SIZE: f32 = 15.5;

/// Draws the open page.
pub(super) fn show(ui: &mut Ui, reader: &mut Reader, painter: &Painter<'_>) {
    let text = reader.text(reader.page);
    let sought = reader.sought.clone().unwrap_or_default();
    let mut wish = None;
    ui.spacing_mut().item_spacing.y = 9.0;
    let title = FontId::new(27.0, theme::serif_bold());
    ui.add(Label::new(super::results::marked(&sought, &text.title, title)).wrap());
    for (at, block) in text.blocks.iter().enumerate() {
        match block {
            Block::Head(words) => {
                ui.add_space(2.0);
                let head = FontId::new(20.0, theme::serif());
                ui.add(Label::new(super::results::marked(&sought, words, head)).wrap());
            }
            Block::Words(spans) => {
                wish = wish.or(paragraph(ui, spans, &sought, ("help words", at)));
            }
            Block::Item(spans) => {
                wish = wish.or(item(ui, spans, &sought, at));
            }
            Block::Figure(name) => figure(ui, reader, name, painter),
        }
    }
    if let Some(page) = wish {
        reader.follow(&page);
    }
    ui.add_space(6.0);
    leads_on(ui, reader);
}

/// A board, or what else stands there.
fn figure(ui: &mut Ui, reader: &mut Reader, name: &str, painter: &Painter<'_>) {
    match name {
        "ranks" => return ranks::show(ui, painter.pictures),
        "marks" => return legend::battle(ui, painter.pictures),
        "map-marks" => return legend::map(ui, painter.pictures),
        "battle-keys" => return keys::battle(ui),
        "map-keys" => return keys::map(ui),
        "table-keys" => return keys::table(ui),
        "analysis-keys" => return keys::analysis(ui),
        "replay-keys" => return keys::replay(ui),
        "keys" => return keys::everywhere(ui),
        _ => {}
    }
    if let Some((example, live)) = reader.board(name) {
        ui.add_space(3.0);
        ui.push_id(("board", name), |ui| {
            boards::show(ui, example, live, painter)
        });
        ui.add_space(3.0);
    }
}

fn item(ui: &mut Ui, spans: &[Span], sought: &Query, at: usize) -> Option<String> {
    let whole = ui.available_rect_before_wrap();
    let indent = 18.0;
    let mark = whole.min + vec2(6.0, SIZE * 0.72);
    ui.painter().circle_filled(mark, 2.4, palette::FADED_INK);
    let room = Rect::from_min_max(whole.min + vec2(indent, 0.0), whole.max);
    let inner = ui.scope_builder(UiBuilder::new().max_rect(room), |ui| {
        paragraph(ui, spans, sought, ("help item", at))
    });
    inner.inner
}

/// Draws words; gives the page of a link that is pressed.
fn paragraph(
    ui: &mut Ui,
    spans: &[Span],
    sought: &Query,
    salt: (&'static str, usize),
) -> Option<String> {
    let (job, links) = typeset(spans, sought, ui.available_width().min(LINE));
    let galley = ui.painter().layout_job(job);
    let (rect, response) = ui.allocate_exact_size(galley.size(), Sense::hover());
    let words: String = spans.iter().map(Span::words).collect();
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, &words));
    ui.painter().galley(rect.min, galley.clone(), palette::INK);
    let mut pressed = None;
    for (number, link) in links.into_iter().enumerate() {
        let id = ui.id().with((salt, number));
        if linked(ui, &galley, rect, &link, id) {
            pressed = Some(link.page);
        }
    }
    pressed
}

/// Words that lead somewhere: the letters from and to, and where.
struct Link {
    from: usize,
    to: usize,
    words: String,
    page: String,
}

fn typeset(spans: &[Span], sought: &Query, width: f32) -> (LayoutJob, Vec<Link>) {
    let mut job = LayoutJob::default();
    job.wrap.max_width = width;
    let mut links = Vec::new();
    let mut letters = 0;
    for span in spans {
        let words = span.words();
        let (family, size, ink) = match span {
            Span::Plain(_) => (FontFamily::Proportional, SIZE, palette::INK),
            Span::Lead(_) => (theme::serif_bold(), 17.5, palette::INK),
            Span::Link { .. } => (FontFamily::Proportional, SIZE, palette::FOCUS),
        };
        for (part, found) in sought.parts(words) {
            let mut format = TextFormat::simple(FontId::new(size, family.clone()), ink);
            format.line_height = Some(21.5);
            if matches!(span, Span::Link { .. }) {
                format.underline = Stroke::new(1.0, palette::FOCUS);
            }
            if found {
                format.background = palette::GOLD.gamma_multiply(0.55);
            }
            job.append(part, 0.0, format);
        }
        let count = words.chars().count();
        if let Span::Link { page, words } = span {
            links.push(Link {
                from: letters,
                to: letters + count,
                words: words.clone(),
                page: page.clone(),
            });
        }
        letters += count;
    }
    (job, links)
}

/// The hands on a link, which may run over several rows; whether it is pressed.
fn linked(ui: &Ui, galley: &Arc<Galley>, place: Rect, link: &Link, id: Id) -> bool {
    let mut rows: Vec<Rect> = Vec::new();
    for letter in link.from..link.to {
        let from = galley.pos_from_cursor(CCursor::new(letter));
        let to = galley.pos_from_cursor(CCursor::new(letter + 1));
        let right = if to.top() > from.top() + 1.0 {
            from.right()
        } else {
            to.left()
        };
        let at = Rect::from_min_max(from.min, egui::pos2(right.max(from.left()), from.bottom()));
        match rows.last_mut() {
            Some(row) if (row.top() - at.top()).abs() < 1.0 => *row = row.union(at),
            _ => rows.push(at),
        }
    }
    let mut pressed = false;
    for (number, row) in rows.iter().enumerate() {
        let row = row.translate(place.min.to_vec2());
        // One of them has the keyboard.
        let sense = match number {
            0 => Sense::click(),
            _ => Sense::CLICK,
        };
        let response = ui.interact(row.expand2(vec2(1.0, 0.0)), id.with(number), sense);
        let response = response.on_hover_cursor(egui::CursorIcon::PointingHand);
        if number == 0 {
            response.widget_info(|| {
                egui::WidgetInfo::labeled(egui::WidgetType::Link, true, &link.words)
            });
        }
        if response.has_focus() {
            let stroke = Stroke::new(2.0, palette::FOCUS);
            let around = row.expand2(vec2(3.0, 1.0));
            ui.painter()
                .rect_stroke(around, 4.0, stroke, egui::StrokeKind::Outside);
        }
        pressed |= response.clicked();
    }
    pressed
}

/// To the pages before and after, for whoever reads all of it.
fn leads_on(ui: &mut Ui, reader: &mut Reader) {
    let last = pages().count().saturating_sub(1);
    let before = reader.page.checked_sub(1);
    let after = Some(reader.page + 1).filter(|&page| page <= last);
    let small = |words: String| RichText::new(words).size(14.0);
    ui.separator();
    ui.horizontal(|ui| {
        if let Some(page) = before {
            let words = small(format!("{}  {}", icons::CARET_LEFT, reader.title(page)));
            let hover = words!("help-page-before");
            if ui.add(Button::new(words)).on_hover_text(hover).clicked() {
                reader.open(page);
            }
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if let Some(page) = after {
                let words = small(format!("{}  {}", reader.title(page), icons::CARET_RIGHT));
                let hover = words!("help-page-after");
                if ui.add(Button::new(words)).on_hover_text(hover).clicked() {
                    reader.open(page);
                }
            }
        });
    });
}
