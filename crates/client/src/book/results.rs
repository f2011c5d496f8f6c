//! What was found, a page below the other.

use super::contents::{CHAPTERS, chapter_of};
use super::find::Query;
use super::reader::Reader;
use crate::theme::{self, palette};
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{
    self, FontId, Label, RichText, ScrollArea, Sense, Stroke, TextFormat, Ui, vec2,
};

/// Draws the results of what is typed; one that is chosen is opened.
pub(super) fn show(ui: &mut Ui, reader: &mut Reader) {
    let found = reader.found();
    let query = Query::read(&reader.typed);
    let head = match found.is_empty() {
        true => words!("help-nothing-found"),
        false => words!("help-found", count = found.len()),
    };
    ui.label(RichText::new(head).size(14.0).color(palette::FADED_INK));
    ui.add_space(4.0);
    let mut opened = None;
    ScrollArea::vertical()
        .id_salt("help results")
        .auto_shrink(false)
        .show(ui, |ui| {
            ui.set_width(ui.available_width() - 12.0);
            ui.spacing_mut().item_spacing.y = 6.0;
            for (at, found) in found.iter().enumerate() {
                let title = reader.title(found.page);
                let chapter = CHAPTERS.get(chapter_of(found.page));
                let chapter = chapter.map_or_else(String::new, |it| it.name.say());
                let picked = at == reader.picked;
                if result(ui, &query, (&title, &chapter, &found.snippet), picked) {
                    opened = Some(found.page);
                }
            }
        });
    if let Some(page) = opened {
        reader.open_found(page);
    }
}

fn result(ui: &mut Ui, query: &Query, words: (&str, &str, &str), picked: bool) -> bool {
    let (title, chapter, snippet) = words;
    let fill = if picked {
        palette::CHOSEN
    } else {
        palette::PAPER
    };
    let frame = egui::Frame::new()
        .fill(fill)
        .stroke(Stroke::new(1.0, palette::EDGE))
        .corner_radius(6)
        .inner_margin(vec2(10.0, 6.0));
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 2.0;
        ui.horizontal_wrapped(|ui| {
            ui.add(Label::new(marked(
                query,
                title,
                FontId::new(17.0, theme::serif_bold()),
            )));
            ui.label(RichText::new(chapter).size(13.5).color(palette::FADED_INK));
        });
        let body = FontId::proportional(14.5);
        ui.add(Label::new(marked(query, snippet, body)).wrap());
    });
    let response = shown.response.interact(Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, title));
    if response.has_focus() || response.hovered() {
        let stroke = match response.has_focus() {
            true => Stroke::new(2.5, palette::FOCUS),
            false => Stroke::new(1.5, palette::INK),
        };
        let painter = ui.painter();
        painter.rect_stroke(response.rect, 6.0, stroke, egui::StrokeKind::Inside);
    }
    response.clicked()
}

/// Words in which what is sought stands out.
pub(super) fn marked(query: &Query, words: &str, font: FontId) -> LayoutJob {
    let mut job = LayoutJob::default();
    for (part, sought) in query.parts(words) {
        let format = TextFormat {
            background: match sought {
                true => palette::GOLD.gamma_multiply(0.55),
                false => egui::Color32::TRANSPARENT,
            },
            ..TextFormat::simple(font.clone(), palette::INK)
        };
        job.append(part, 0.0, format);
    }
    job
}
