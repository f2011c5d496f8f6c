//! The analysis in the panel beside the board: the best lines, and the game looked over.

use super::face::Face;
use super::graph::graph;
use super::review::{Account, Class, Verdict};
use super::sight::{Sight, Step, Told};
use super::state::{Analysis, MOST_LINES, Page, Progress, Wish};
use super::words::{many, number, percent, standing};
use crate::keys::{Command, KeyTip, with_key};
use crate::panels::named;
use crate::theme::{Pictures, inset_frame, palette, serif_bold, wide_with_reason, with_reason};
use bevy_egui::egui::{
    Align, Button, Color32, Context, CornerRadius, FontId, Grid, Id, Label, Layout, Margin,
    PointerButton, Rect, Response, RichText, ScrollArea, Sense, Stroke, Tooltip, Ui, vec2,
};
use egui_phosphor::regular as icon;
use rules::Color;
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
/// The height of a line of moves.
const LINE: f32 = 22.0;

/// Draws the analysis in a place of that height; tells whether there is room for the record below
/// it. Where there is not, the record is one more leaf.
pub fn pane(ui: &mut Ui, view: &View<'_>, height: f32, wishes: &mut Vec<Wish>) -> bool {
    let low = height < WHOLE_GAME + RECORD;
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
            let room = (ui.available_height() - STEPS).max(60.0);
            let graph = (room - BELOW_GRAPH).clamp(44.0, GRAPH);
            ScrollArea::vertical()
                .id_salt("leaf of the analysis")
                .max_height(room)
                .min_scrolled_height(room)
                .auto_shrink([false, true])
                .show(ui, |ui| leaf(ui, view, page, graph, wishes));
        });
    match page {
        Page::Lines => height >= LINES + RECORD,
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

/// The best lines of the position that is shown.
fn lines(ui: &mut Ui, view: &View<'_>) {
    let analysis = view.analysis;
    let over = analysis.position().is_some_and(|it| it.ended().is_some());
    headline(ui, view);
    note(ui, &effort(analysis, over));
    ui.spacing_mut().interact_size.y = LINE - 2.0;
    for index in 0..analysis.lines() {
        let size = vec2(ui.available_width(), LINE);
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

fn note(ui: &mut Ui, words: &str) {
    let words = RichText::new(words).size(12.5).color(palette::FADED_INK);
    ui.add(Label::new(words).extend());
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
            .min_size(vec2(0.0, LINE - 2.0));
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

/// A shot of a Tower is told by a sign, which takes less room.
fn with_sign(words: &str) -> String {
    words.replace(" (shot)", icon::CROSSHAIR)
}

/// The score of a line on the colour of who stands better.
fn chip(ui: &mut Ui, view: &View<'_>, line: &Told) {
    let leader = match line.score.win_chance() < 0.5 {
        true => Color::Black,
        false => Color::White,
    };
    let (place, _) = ui.allocate_exact_size(vec2(46.0, LINE - 4.0), Sense::hover());
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
pub(super) fn pointed_line(ctx: &Context) -> Option<usize> {
    let now = ctx.cumulative_frame_nr();
    let pointed = ctx.data(|data| data.get_temp::<(u64, usize)>(pointed_id()));
    pointed.filter(|(frame, _)| *frame == now).map(|(_, it)| it)
}

/// The whole game.
fn game(ui: &mut Ui, view: &View<'_>, height: f32, wishes: &mut Vec<Wish>) {
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
    let wide = ui.available_width() > 265.0;
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
    let size = vec2(ui.available_width(), 33.0);
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
        for (forward, sign, name, key) in [
            (
                false,
                icon::CARET_LEFT,
                words!("analysis-turning-before"),
                "Shift+T",
            ),
            (
                true,
                icon::CARET_RIGHT,
                words!("analysis-turning-next"),
                "T",
            ),
        ] {
            if forward {
                ui.label(RichText::new(&words).size(13.5).color(palette::INK))
                    .on_hover_text(words!("analysis-turning-hint"));
            }
            let there = found.turning_point(at, forward).is_some();
            let allowed = there.then_some(()).ok_or(words!("analysis-none"));
            let response = with_reason(ui, Button::new(sign), allowed);
            let response = response.on_hover_text(format!("{name} ({key})"));
            if named(response, &name).clicked() {
                wishes.push(Wish::TurningPoint { forward });
            }
        }
    });
}

/// How a side played.
fn account(ui: &mut Ui, name: &str, account: &Account, wide: bool) {
    let cell = |ui: &mut Ui, words: String| {
        let words = RichText::new(words).size(12.5).color(palette::INK);
        ui.add(Label::new(words).extend())
    };
    let [inaccuracies, mistakes, blunders] = account.marked;
    let accuracy = match account.moves {
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
