use crate::keys::{self, KeyTip, with_key};
use crate::opponent::Task;
use crate::panels::named;
use crate::theme::{grown, palette, serif_bold, wide_with_reason, with_reason};
use bevy_egui::egui::{
    Align, Button, FontId, Label, Layout, Response, RichText, TextStyle, Ui, vec2,
};
use egui_phosphor::regular as icon;

/// The name of the game or the ground at the head of a panel, smaller where it would leave less
/// than `beside` points for what lies beside it.
pub(crate) fn game_title(ui: &mut Ui, name: &str, beside: f32) -> Response {
    let room = ui.available_width() - beside;
    let width = |size: f32| {
        let font = FontId::new(size, serif_bold());
        let galley = ui
            .painter()
            .layout_no_wrap(name.to_owned(), font, palette::INK);
        galley.size().x
    };
    let size = if width(21.0) > room { 17.0 } else { 21.0 };
    let name = RichText::new(name)
        .family(serif_bold())
        .size(size)
        .color(palette::INK);
    ui.label(name)
}

/// Menu and flip on the right of the head; `menu` and `flip` are what they ask for.
pub(crate) fn board_buttons<W>(ui: &mut Ui, menu: W, flip: W, wishes: &mut Vec<W>) {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let button = ui
            .button(icon::LIST)
            .on_hover_text(words!("panel-menu-hover"));
        if named(button, &words!("panel-menu")).clicked() {
            wishes.push(menu);
        }
        let button = ui
            .button(icon::ARROWS_DOWN_UP)
            .on_hover_key(&words!("panel-flip-hover"), keys::Command::Flip);
        if named(button, &words!("panel-flip")).clicked() {
            wishes.push(flip);
        }
    });
}

/// The button at the end of the line that tells whose turn it is.
pub(crate) struct Offer<W> {
    pub label: String,
    pub hover: String,
    /// The key that does the same.
    pub key: Option<keys::Command>,
    pub wish: W,
}

impl<W> Offer<W> {
    /// Back from the past.
    pub fn back(wish: W) -> Self {
        Self {
            label: words!("panel-return"),
            hover: words!("panel-return-hover"),
            key: Some(keys::Command::Present),
            wish,
        }
    }

    /// To have what is being thought out at once.
    pub fn hurry(task: Task, wish: W) -> Self {
        let (label, hover) = match task {
            Task::Hint => (words!("panel-tell-now"), words!("panel-tell-now-hover")),
            Task::Move => (words!("panel-move-now"), words!("panel-move-now-hover")),
        };
        let key = Some(keys::Command::MoveNow);
        Self {
            label,
            hover,
            key,
            wish,
        }
    }
}

/// Whose turn it is, and what may be done about it.
pub(crate) fn turn_line<W>(
    ui: &mut Ui,
    words: String,
    offer: Option<Offer<W>>,
    wishes: &mut Vec<W>,
) {
    ui.horizontal(|ui| {
        ui.set_min_height(30.0);
        let button = offer.as_ref().map_or(0.0, |it| button_width(ui, &it.label));
        let room = (ui.available_width() - button).max(80.0);
        let text = RichText::new(words).color(palette::INK).size(15.0);
        ui.allocate_ui_with_layout(
            vec2(room, 30.0),
            Layout::left_to_right(Align::Center).with_main_wrap(true),
            |ui| ui.add(Label::new(text).wrap()),
        );
        // Where nothing is offered, nothing is laid beside the words: it would widen the line.
        let Some(Offer {
            label,
            hover,
            key,
            wish,
        }) = offer
        else {
            return;
        };
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let hover = match key {
                Some(key) => with_key(ui.ctx(), &hover, key),
                None => hover,
            };
            if ui.button(label).on_hover_text(hover).clicked() {
                wishes.push(wish);
            }
        });
    });
}

/// What is told of whose turn it is, with a warning if his King is in check.
pub(crate) fn in_check(check: bool, words: String) -> String {
    match check {
        true => words!("panel-check", words = words),
        false => words,
    }
}

/// What is told of whose turn it is while the others await an answer: `own` if it is the turn of
/// whoever plays here, too.
pub(crate) fn answer_awaited(own: bool) -> String {
    let words = match own {
        true => words!("panel-turn-and-answer-awaited"),
        false => words!("panel-answer-awaited"),
    };
    words + "."
}

/// What is told of whose turn it is while there is no connection to the others: `own` if it is
/// the turn of whoever plays here, `sent` if he has decided.
pub(crate) fn no_connection(check: bool, own: bool, sent: bool) -> String {
    match (own, sent) {
        (_, true) => words!("panel-cut-sent"),
        (true, false) => in_check(check, words!("panel-cut-own")),
        (false, false) => in_check(check, words!("panel-cut")),
    }
}

/// The room of a button with these words and of the gap before it.
fn button_width(ui: &Ui, words: &str) -> f32 {
    let font = TextStyle::Button.resolve(ui.style());
    let words = ui
        .painter()
        .layout_no_wrap(words.to_owned(), font, palette::INK);
    let spacing = ui.spacing();
    words.size().x + 2.0 * spacing.button_padding.x + spacing.item_spacing.x + 2.0
}

/// The one button there is while only computers play: to pause or to go on; `over` says that the
/// game has ended.
pub(crate) fn all_watch(ui: &mut Ui, paused: bool, over: Option<String>) -> bool {
    let (sign, words) = match paused {
        true => (icon::PLAY, words!("panel-go-on")),
        false => (icon::PAUSE, words!("panel-pause")),
    };
    let button = Button::new(format!("{sign}  {words}"));
    let allowed = over.map_or(Ok(()), Err);
    let response = wide_with_reason(ui, 32.0, button, allowed)
        .on_hover_key(&words!("panel-pause-hover"), keys::Command::Pause);
    named(response, &words).clicked()
}

/// One of the buttons at the foot of a panel.
pub(crate) struct Command<W> {
    pub label: String,
    pub icon: &'static str,
    pub hover: String,
    /// The key that does the same.
    pub key: Option<keys::Command>,
    pub wish: W,
    /// Why it can't be done now.
    pub allowed: Result<(), String>,
    /// Whether it ends or gives up something.
    pub grave: bool,
    /// Whether it is a sign alone, at the end of the button before it.
    pub narrow: bool,
}

/// What two of the buttons say that ask others: short where there is little room.
pub(crate) fn asking_labels(ui: &Ui) -> [String; 2] {
    match ui.available_width() < grown(ui, ROOMY) {
        true => [words!("panel-take-back"), words!("panel-draw")],
        false => [words!("panel-ask-take-back"), words!("panel-offer-draw")],
    }
}

/// A panel so wide has room for long words on its buttons.
const ROOMY: f32 = 310.0;

/// The width of a button that is a sign alone.
const NARROW: f32 = 34.0;

/// The buttons in two columns. What ends the game comes first: at the foot of the panel the pointer
/// still rests from the button that began the game. Where `low`, their signs alone in one row.
pub(crate) fn command_grid<W>(
    ui: &mut Ui,
    low: bool,
    commands: Vec<Command<W>>,
    wishes: &mut Vec<W>,
) {
    ui.spacing_mut().button_padding.x = 4.0;
    let gap = 6.0;
    let half = (ui.available_width() - gap) / 2.0;
    let mut cells: Vec<Vec<Command<W>>> = Vec::new();
    for command in commands {
        match cells.last_mut() {
            Some(cell) if command.narrow && !low && has_room(ui, cell, half) => cell.push(command),
            _ => cells.push(vec![command]),
        }
    }
    let columns = if low { cells.len().max(1) } else { 2 };
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = vec2(gap, gap);
        while !cells.is_empty() {
            // One that is left alone takes the whole row.
            let row: Vec<_> = cells.drain(..columns.min(cells.len())).collect();
            let count = row.len() as f32;
            let width = (ui.available_width() - gap * (count - 1.0)) / count;
            ui.horizontal(|ui| {
                for cell in row {
                    let beside = cell.len().saturating_sub(1) as f32;
                    let first = width - beside * (NARROW + gap);
                    for (place, command) in cell.into_iter().enumerate() {
                        let width = if place == 0 { first } else { NARROW };
                        show_command(ui, command, width, low || place > 0, wishes);
                    }
                }
            });
        }
    });
}

/// Whether the words of a cell leave room for a sign behind them.
fn has_room<W>(ui: &Ui, cell: &[Command<W>], width: f32) -> bool {
    let words = cell.iter().map(|it| format!("{} {}", it.icon, it.label));
    let words: f32 = words.map(|it| button_width(ui, &it)).sum();
    words + grown(ui, NARROW) <= width
}

fn show_command<W>(
    ui: &mut Ui,
    command: Command<W>,
    width: f32,
    sign_alone: bool,
    wishes: &mut Vec<W>,
) {
    let text = match sign_alone {
        true => command.icon.to_owned(),
        false => format!("{} {}", command.icon, command.label),
    };
    let ink = match command.grave {
        true => palette::WAX,
        false => palette::INK,
    };
    let button = Button::new(RichText::new(text).color(ink)).min_size(vec2(width, 32.0));
    let hover = format!("{}: {}", command.label, command.hover);
    let hover = match command.key {
        Some(key) => with_key(ui.ctx(), &hover, key),
        None => hover,
    };
    let response = with_reason(ui, button, command.allowed).on_hover_text(hover);
    if named(response, &command.label).clicked() {
        wishes.push(command.wish);
    }
}
