//! The leaf of the whole game: its graph, its turning points, and how each side played.

use super::super::graph::graph;
use super::super::review::{Account, Class, Verdict};
use super::super::state::{Progress, Wish};
use super::super::words::percent;
use super::{View, with_sign};
use crate::keys::{Command, KeyTip, with_key, with_shift_key};
use crate::panels::named;
use crate::theme::{grown, palette, wide_with_reason, with_reason};
use bevy_egui::egui::{
    Align, Button, CornerRadius, FontId, Grid, Label, Layout, Rect, RichText, Sense, Ui, vec2,
};
use egui_phosphor::regular as icon;
use rules::Color;

/// The whole game.
pub(super) fn game(ui: &mut Ui, view: &View<'_>, height: f32, wishes: &mut Vec<Wish>) {
    let analysis = view.analysis;
    let (Some(progress), Some(found)) = (analysis.progress(), analysis.assessment()) else {
        return invitation(ui, view, wishes);
    };
    going_on(ui, progress, wishes);
    graph(ui, view, height, wishes);
    let at = analysis.shown();
    turning_points(ui, view, wishes);
    said(ui, view, found.verdict(at));
    ui.spacing_mut().interact_size.y = 16.0;
    // In a narrow panel the tip alone says what the number is.
    let wide = ui.available_width() > grown(ui, 265.0);
    Grid::new("accounts")
        .num_columns(5)
        .spacing(vec2(6.0, 1.0))
        .min_col_width(28.0)
        .min_row_height(16.0)
        .show(ui, |ui| {
            for color in Color::ALL {
                account(
                    ui,
                    &view.face.name(color),
                    &found.accounts[color.index()],
                    progress.known == progress.all,
                    wide,
                );
                ui.end_row();
            }
        });
}

/// Before anything has been looked over.
fn invitation(ui: &mut Ui, view: &View<'_>, wishes: &mut Vec<Wish>) {
    let empty = view.analysis.study().is_none_or(|study| study.is_empty());
    let allowed = match empty {
        true => Err(words!("analysis-nothing-played")),
        false => Ok(()),
    };
    let words = format!("{}  {}", icon::CHART_LINE, words!("result-look-over"));
    let response = wide_with_reason(ui, 30.0, Button::new(words), allowed)
        .on_hover_key(&words!("result-look-over-hint"), Command::LookOver);
    if named(response, &words!("result-look-over")).clicked() {
        wishes.push(Wish::LookOver);
    }
    let words = words!("analysis-look-over-note");
    ui.add(Label::new(RichText::new(words).size(13.0).color(palette::FADED_INK)).wrap());
}

/// How far it has come; it can be stopped and go on.
fn going_on(ui: &mut Ui, progress: Progress, wishes: &mut Vec<Wish>) {
    let Progress { known, all, .. } = progress;
    if known == all {
        return;
    }
    ui.horizontal(|ui| {
        ui.spacing_mut().button_padding = vec2(5.0, 1.0);
        ui.spacing_mut().interact_size.y = 20.0;
        let (sign, name, wish) = match progress.goes_on {
            true => (icon::PAUSE, words!("analysis-stop"), Wish::StopLooking),
            false => (icon::PLAY, words!("analysis-go-on"), Wish::LookOver),
        };
        let button = ui.button(sign).on_hover_text(&name);
        if named(button, &name).clicked() {
            wishes.push(wish);
        }
        let words = RichText::new(words!("analysis-known-of", known = known, all = all)).size(12.5);
        ui.label(words.color(palette::FADED_INK));
        let size = vec2(ui.available_width(), 6.0);
        let (place, _) = ui.allocate_exact_size(size, Sense::hover());
        let share = known as f32 / all.max(1) as f32;
        let done = Rect::from_min_size(place.min, vec2(place.width() * share, place.height()));
        let round = CornerRadius::same(3);
        ui.painter().rect_filled(place, round, palette::PARCHMENT);
        ui.painter().rect_filled(done, round, palette::GOLD);
    });
}

/// What is said of the move that led to the position on the board, always as high.
fn said(ui: &mut Ui, view: &View<'_>, verdict: Option<&Verdict>) {
    let size = vec2(ui.available_width(), grown(ui, 33.0));
    ui.allocate_ui_with_layout(size, Layout::top_down(Align::Min), |ui| {
        ui.set_min_size(size);
        ui.spacing_mut().item_spacing.y = 0.0;
        let at = view.analysis.shown();
        let study = view.analysis.study();
        let label = study.zip(at.checked_sub(1));
        let label = label.map(|(it, at)| with_sign(&it.label(at)));
        let label = label.unwrap_or_else(|| words!("analysis-beginning"));
        let line = |words: String| RichText::new(words).size(13.5).color(palette::INK);
        let Some(verdict) = verdict else {
            ui.add(Label::new(line(label)).wrap());
            return;
        };
        let [before, after] = verdict.chances.map(percent);
        let first = match verdict.class {
            Class::Sound => label,
            class => format!("{label}{}  {}", class.sign(), class.name()),
        };
        let ink = match verdict.is_turning() {
            true => palette::WAX,
            false => palette::INK,
        };
        ui.add(Label::new(line(first).strong().color(ink)).wrap());
        let name = view.face.name(verdict.mover);
        let chances = match before == after {
            true => after.to_string(),
            false => words!("analysis-from-to", before = before, after = after),
        };
        let better = verdict.better.as_ref();
        let better = better.filter(|_| verdict.class > Class::Sound);
        let chances = match better {
            Some((_, better)) => words!(
                "analysis-chances-better",
                chances = chances,
                better = with_sign(better)
            ),
            None => words!("analysis-chances-of", chances = chances),
        };
        // In the longest words that there is room for; the tip says the same.
        let chances = chances.as_str();
        let words = [
            words!(
                "analysis-chances-long",
                name = name.as_str(),
                chances = chances
            ),
            words!(
                "analysis-chances-mid",
                name = name.as_str(),
                chances = chances
            ),
            words!("analysis-chances-short", chances = chances),
        ];
        let fits = |words: &&String| {
            let font = FontId::proportional(13.5);
            let drawn = ui
                .painter()
                .layout_no_wrap((*words).clone(), font, palette::INK);
            drawn.size().x <= ui.available_width()
        };
        let words = words.iter().find(fits).unwrap_or(&words[2]);
        let hover = words!("analysis-chances-hint", name = name.as_str());
        ui.add(Label::new(line(words.clone())).extend())
            .on_hover_text(hover);
    });
}

/// From one turning point to the next.
fn turning_points(ui: &mut Ui, view: &View<'_>, wishes: &mut Vec<Wish>) {
    let Some(found) = view.analysis.assessment() else {
        return;
    };
    let at = view.analysis.shown();
    let points: Vec<usize> = found.turning_points().map(|it| it.at).collect();
    let progress = view.analysis.progress();
    let (known, all) = progress.map_or((0, 0), |it| (it.known, it.all));
    let words = match points.iter().position(|&it| it == at) {
        Some(index) => words!(
            "analysis-turning-point",
            number = index + 1,
            count = points.len()
        ),
        None if points.is_empty() && known < all => words!("analysis-no-turning-yet"),
        None => words!("analysis-turning-points", count = points.len()),
    };
    ui.horizontal(|ui| {
        ui.spacing_mut().button_padding = vec2(6.0, 0.0);
        ui.spacing_mut().interact_size.y = 22.0;
        for (forward, sign, name) in [
            (false, icon::CARET_LEFT, words!("analysis-turning-before")),
            (true, icon::CARET_RIGHT, words!("analysis-turning-next")),
        ] {
            if forward {
                ui.label(RichText::new(&words).size(13.5).color(palette::INK))
                    .on_hover_text(words!("analysis-turning-hint"));
            }
            let there = found.turning_point(at, forward).is_some();
            let allowed = there.then_some(()).ok_or(words!("analysis-none"));
            let response = with_reason(ui, Button::new(sign), allowed);
            let hover = match forward {
                true => with_key(ui.ctx(), &name, Command::TurningPoint),
                false => with_shift_key(ui.ctx(), &name, Command::TurningPoint),
            };
            let response = response.on_hover_text(hover);
            if named(response, &name).clicked() {
                wishes.push(Wish::TurningPoint { forward });
            }
        }
    });
}

/// How a side played.
fn account(ui: &mut Ui, name: &str, account: &Account, whole: bool, wide: bool) {
    let cell = |ui: &mut Ui, words: String| {
        let words = RichText::new(words).size(12.5).color(palette::INK);
        ui.add(Label::new(words).extend())
    };
    let [inaccuracies, mistakes, blunders] = account.marked;
    let accuracy = match account.moves {
        // Of half a game it would be another figure with every moment.
        _ if !whole => "…".to_owned(),
        0 => "–".to_owned(),
        _ => format!("{:.0} %", account.accuracy),
    };
    let hover = words!(
        "analysis-account-hint",
        name = name,
        accuracy = accuracy.as_str(),
        loss = (account.loss * 1000.0).round() / 10.0,
        inaccuracies = inaccuracies,
        mistakes = mistakes,
        blunders = blunders
    );
    let cells = [
        name.to_owned(),
        match wide {
            true => words!("analysis-accuracy", value = accuracy),
            false => accuracy,
        },
        format!("{inaccuracies} ?!"),
        format!("{mistakes} ?"),
        format!("{blunders} ??"),
    ];
    for words in cells {
        cell(ui, words).on_hover_text(&hover);
    }
}
