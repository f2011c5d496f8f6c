//! The leaf of the best lines of the position that is shown.

use super::super::sight::{Sight, Step, Told};
use super::super::state::Analysis;
use super::super::words::{many, number, standing};
use super::{View, note, with_sign};
use crate::panels::named;
use crate::theme::{grown, palette, serif_bold, text_size};
use bevy_egui::egui::{
    Align, Button, Color32, Context, FontId, Id, Layout, PointerButton, Response, RichText, Sense,
    Stroke, Tooltip, Ui, vec2,
};
use rules::Color;
use words::Key;

/// The height of a line of moves.
const LINE: f32 = 22.0;

/// The best lines of the position that is shown.
pub(super) fn lines(ui: &mut Ui, view: &View<'_>) {
    let analysis = view.analysis;
    let over = analysis.position().is_some_and(|it| it.ended().is_some());
    headline(ui, view);
    note(ui, &effort(analysis, over));
    ui.spacing_mut().interact_size.y = grown(ui, LINE - 2.0);
    for index in 0..analysis.lines() {
        let size = vec2(ui.available_width(), grown(ui, LINE));
        ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_size(size);
            match analysis.best().get(index) {
                Some(line) => one_line(ui, view, index, line),
                None if index == 0 && !over => note(ui, &waiting(analysis)),
                None => {}
            }
        });
    }
}

fn waiting(analysis: &Analysis) -> String {
    match analysis.waits() {
        true => words!("analysis-waits-first"),
        false => words!("analysis-looking"),
    }
}

/// The score and what it means.
fn headline(ui: &mut Ui, view: &View<'_>) {
    ui.horizontal(|ui| {
        let Some(score) = view.analysis.score() else {
            let dots = RichText::new("…").size(17.0).strong();
            ui.label(dots);
            return;
        };
        let told = RichText::new(number(score)).size(17.0).strong();
        let [first, other] = view.face.names.map(Key::say);
        let hover = words!("analysis-score-hint", first = first, other = other);
        ui.label(told.color(palette::INK)).on_hover_text(hover);
        let words = RichText::new(standing(score, &view.face)).size(14.5);
        ui.label(words.color(palette::INK));
    });
}

/// How far it has looked.
fn effort(analysis: &Analysis, over: bool) -> String {
    match analysis.sight() {
        _ if over => words!("analysis-over"),
        Some(Sight {
            depth,
            nodes,
            speed,
            rests,
            ..
        }) => {
            let pause = match (rests, analysis.waits()) {
                (true, _) => "rests",
                (_, true) => "waits",
                _ => "none",
            };
            let (nodes, speed) = (many(*nodes), many(*speed));
            words!(
                "analysis-effort",
                depth = *depth,
                nodes = nodes,
                speed = speed,
                pause = pause
            )
        }
        None => match analysis.best().first() {
            Some(_) => words!("analysis-from-look-over"),
            None => " ".to_owned(),
        },
    }
}

/// A line: its score, and as many of its moves as there is room for.
fn one_line(ui: &mut Ui, view: &View<'_>, index: usize, line: &Told) {
    ui.spacing_mut().item_spacing.x = 0.0;
    ui.spacing_mut().button_padding = vec2(3.0, 1.0);
    chip(ui, view, line);
    for (place, step) in line.moves.iter().enumerate() {
        let text = with_sign(&step.words);
        let font = FontId::proportional(13.5);
        let words = ui
            .painter()
            .layout_no_wrap(text.clone(), font, palette::INK);
        if words.size().x + 7.0 > ui.available_width() {
            break;
        }
        let mut text = RichText::new(text).size(13.5).color(palette::INK);
        if place == 0 {
            text = text.strong();
        }
        let button = Button::new(text)
            .fill(Color32::TRANSPARENT)
            .stroke(Stroke::NONE)
            .min_size(vec2(0.0, grown(ui, LINE - 2.0)));
        let response = ui.add(button);
        let name = words!(
            "analysis-line",
            number = index + 1,
            words = step.words.as_str()
        );
        let response = named(response, &name);
        point_at(ui, view, index, &response, step);
    }
}

/// The score of a line on the colour of who stands better.
fn chip(ui: &mut Ui, view: &View<'_>, line: &Told) {
    let leader = match line.score.win_chance() < 0.5 {
        true => Color::Black,
        false => Color::White,
    };
    let (place, _) = ui.allocate_exact_size(vec2(46.0, LINE - 4.0) * text_size(ui), Sense::hover());
    let painter = ui.painter();
    painter.rect_filled(place, 3.0, view.face.colour(leader));
    let edge = Stroke::new(1.0, palette::EDGE);
    painter.rect_stroke(place, 3.0, edge, bevy_egui::egui::StrokeKind::Inside);
    let font = FontId::proportional(12.5);
    let ink = view.face.ink_on(leader);
    let words = painter.layout_no_wrap(number(line.score), font, ink);
    painter.galley(place.center() - words.size() / 2.0, words, ink);
    ui.add_space(3.0);
}

/// A move under the pointer or with the keyboard is shown on a little board, which goes with them.
fn point_at(ui: &Ui, view: &View<'_>, index: usize, response: &Response, step: &Step) {
    if response.clicked_by(PointerButton::Primary) {
        response.surrender_focus();
    }
    if !response.hovered() && !response.has_focus() {
        return;
    }
    let frame = ui.ctx().cumulative_frame_nr();
    ui.data_mut(|data| data.insert_temp(pointed_id(), (frame, index)));
    let show = |ui: &mut Ui| {
        let words = RichText::new(&step.words).family(serif_bold()).size(15.0);
        ui.label(words.color(palette::INK));
        let (face, pictures) = (view.face, view.pictures);
        face.little_board(ui, pictures, &step.after, step.mv, view.flipped);
        note(ui, &words!("analysis-little-board"));
    };
    match response.has_focus() {
        true => {
            let (layer, id) = (response.layer_id, response.id.with("little board"));
            Tooltip::always_open(ui.ctx().clone(), layer, id, response).show(show);
        }
        false => drop(Tooltip::for_enabled(response).show(show)),
    }
}

fn pointed_id() -> Id {
    Id::new("pointed line of the analysis")
}

/// Which line is pointed at in this frame.
pub(in super::super) fn pointed_line(ctx: &Context) -> Option<usize> {
    let now = ctx.cumulative_frame_nr();
    let pointed = ctx.data(|data| data.get_temp::<(u64, usize)>(pointed_id()));
    pointed.filter(|(frame, _)| *frame == now).map(|(_, it)| it)
}
