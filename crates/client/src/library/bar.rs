//! The bar that steers a replay: the same under a board and under the map.

use crate::keys::{Command, with_key};
use crate::panels::named;
use crate::settings::ShownSpeed;
use crate::theme::{self, palette};
use bevy_egui::egui::{
    self, Align, Button, Color32, FontId, Label, Layout, Rect, RichText, Slider, Stroke, Ui,
    UiBuilder, pos2, vec2,
};
use egui_phosphor::regular as icons;
use std::ops::RangeInclusive;

/// The height of the bar, in points.
const HEIGHT: f32 = 96.0;
/// The gap around it.
const GAP: f32 = 8.0;
/// The room it takes at the foot of what it lies on.
pub(super) const ROOM: f32 = HEIGHT + GAP;
/// How wide it is at most.
const WIDEST: f32 = 860.0;
/// How wide it has to be for the ways to be named.
const NARROW: f32 = 640.0;
/// The room that the choice of a speed takes.
const SPEEDS: f32 = 284.0;

/// A moment of what is replayed that is marked on the slider.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Mark {
    /// Which.
    pub at: usize,
    /// In what colour.
    pub colour: Color32,
}

/// A way that leads from the replay elsewhere.
#[derive(Clone, Debug)]
pub struct Way {
    /// Its sign.
    pub icon: &'static str,
    /// Its name.
    pub name: String,
    /// More words.
    pub hover: String,
    /// Why it cannot be gone now.
    pub allowed: Result<(), String>,
}

/// Where a replay stands and what can be done with it.
#[derive(Clone, Debug)]
pub struct Steering<'a> {
    /// Whether it goes on by itself.
    pub playing: bool,
    /// Whether nothing comes before what is shown, and nothing after it.
    pub ends: [bool; 2],
    /// What is shown, in a few words.
    pub words: String,
    /// What the slider counts, and from where to where.
    pub counts: (String, RangeInclusive<usize>),
    /// Where the slider stands.
    pub at: usize,
    /// What is marked on it.
    pub marks: Vec<Mark>,
    /// How fast it goes.
    pub speed: ShownSpeed,
    /// Where else it leads.
    pub ways: &'a [Way],
    /// Whether the keyboard is the bar's when it comes, with nothing else that wants it.
    pub takes_keyboard: bool,
}

/// What is wished of a replay.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Steer {
    /// To the start.
    First,
    /// A step back.
    Back,
    /// On by itself, or stop.
    Play(bool),
    /// A step on.
    On,
    /// To the end.
    Last,
    /// To where the slider is put.
    To(usize),
    /// At another speed.
    Speed(ShownSpeed),
    /// One of the ways, by its number.
    Way(usize),
}

/// Where the bar lies at the foot of a part of the window.
pub fn place(of: Rect) -> Rect {
    let wide = (of.width() - 2.0 * GAP).min(WIDEST);
    let corner = pos2(of.center().x - wide / 2.0, of.bottom() - ROOM);
    Rect::from_min_size(corner, vec2(wide, HEIGHT))
}

/// Draws the bar into `place`; `name` tells one replay from another.
pub fn bar(ui: &mut Ui, place: Rect, name: &str, steering: &Steering<'_>) -> Option<Steer> {
    let mut wish = None;
    ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
        theme::panel_frame().inner_margin(9).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.x = 5.0;
            if place.width() < theme::grown(ui, NARROW) && theme::text_size(ui) > 1.0 {
                ui.spacing_mut().button_padding.x = 4.0;
            }
            let opened = theme::opened(ui, name) && steering.takes_keyboard;
            ui.horizontal(|ui| {
                buttons(ui, steering, opened, &mut wish);
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    ways(
                        ui,
                        steering.ways,
                        place.width() >= theme::grown(ui, NARROW),
                        &mut wish,
                    );
                    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                        ui.add_space(3.0);
                        told(ui, &steering.words);
                    });
                });
            });
            ui.horizontal(|ui| {
                slider(ui, steering, &mut wish);
                speeds(ui, steering.speed, &mut wish);
            });
        });
    });
    wish
}

/// Where it stands, in words: rather smaller than shortened where there is little room.
fn told(ui: &mut Ui, words: &str) {
    const SIZE: f32 = 16.5;
    let font = FontId::new(SIZE, theme::serif_bold());
    let whole = ui
        .painter()
        .layout_no_wrap(words.to_owned(), font, palette::INK);
    let part = ui.available_width() / whole.size().x;
    let words = RichText::new(words).family(theme::serif_bold());
    ui.add(Label::new(words.size(SIZE * part.clamp(0.75, 1.0))).truncate());
}

fn buttons(ui: &mut Ui, steering: &Steering<'_>, opened: bool, wish: &mut Option<Steer>) {
    let not = |no: bool, why: String| if no { Err(why) } else { Ok(()) };
    let first = not(steering.ends[0], words!("library-at-start"));
    let last = not(steering.ends[1], words!("library-at-end"));
    let (play, play_words) = match steering.playing {
        true => (icons::PAUSE, words!("library-pause")),
        false => (icons::PLAY, words!("library-play")),
    };
    // The key is heard by itself, wherever the focus is.
    let by_space = ui.input(|input| input.key_pressed(egui::Key::Space));
    for (icon, (words, key), allowed, steer) in [
        (
            icons::SKIP_BACK,
            (words!("library-to-start"), Command::Start),
            first.clone(),
            Steer::First,
        ),
        (
            icons::CARET_LEFT,
            (words!("library-back"), Command::Back),
            first,
            Steer::Back,
        ),
        (
            play,
            (play_words, Command::Pause),
            Ok(()),
            Steer::Play(!steering.playing),
        ),
        (
            icons::CARET_RIGHT,
            (words!("library-on"), Command::Forward),
            last.clone(),
            Steer::On,
        ),
        (
            icons::SKIP_FORWARD,
            (words!("library-to-end"), Command::Present),
            last,
            Steer::Last,
        ),
    ] {
        let words = with_key(ui.ctx(), &words, key);
        let text = RichText::new(icon).size(18.0);
        let button = Button::new(text).min_size(vec2(36.0, 34.0));
        let response = theme::with_reason(ui, button, allowed).on_hover_text(&words);
        let response = named(response, &words);
        let plays = matches!(steer, Steer::Play(_));
        if plays && opened {
            response.request_focus();
        }
        if response.clicked() && !(plays && by_space) {
            *wish = Some(steer);
        }
    }
}

/// From the right to the left, the last of them outermost.
fn ways(ui: &mut Ui, ways: &[Way], roomy: bool, wish: &mut Option<Steer>) {
    for (number, way) in ways.iter().enumerate().rev() {
        let is_named = roomy && !way.name.is_empty();
        let text = match is_named {
            true => format!("{}  {}", way.icon, way.name),
            false => way.icon.to_owned(),
        };
        let button = Button::new(text).min_size(vec2(34.0, 34.0));
        let response = theme::with_reason(ui, button, way.allowed.clone());
        let response = response.on_hover_text(&way.hover);
        let response = match (is_named, way.name.is_empty()) {
            (true, _) => response,
            (false, true) => named(response, &way.hover),
            (false, false) => named(response, &way.name),
        };
        if response.clicked() {
            *wish = Some(Steer::Way(number));
        }
    }
}

fn slider(ui: &mut Ui, steering: &Steering<'_>, wish: &mut Option<Steer>) {
    let (counted, range) = &steering.counts;
    let (first, last) = (*range.start(), *range.end());
    let label = ui.label(RichText::new(counted).size(14.5));
    ui.spacing_mut().slider_width =
        (ui.available_width() - theme::grown(ui, SPEEDS) - 12.0).max(60.0);
    let mut at = steering.at;
    // The number is told above.
    let slider = Slider::new(&mut at, first..=last.max(first + 1)).show_value(false);
    let allowed = match last > first {
        true => Ok(()),
        false => Err(words!("library-one-moment")),
    };
    let slider = theme::with_reason(ui, slider, allowed).labelled_by(label.id);
    if slider.changed() {
        *wish = Some(Steer::To(at.min(last)));
    }
    let rail = Rect::from_min_size(
        slider.rect.min,
        vec2(ui.spacing().slider_width, slider.rect.height()),
    );
    let rail = rail.shrink2(vec2(rail.height() / 2.5, 0.0));
    for mark in &steering.marks {
        let share = mark.at.saturating_sub(first) as f32 / (last - first).max(1) as f32;
        let tip = pos2(rail.left() + rail.width() * share, rail.center().y - 3.0);
        let triangle = vec![tip, tip + vec2(-4.5, -8.0), tip + vec2(4.5, -8.0)];
        let edge = Stroke::new(1.0, palette::INK);
        ui.painter()
            .add(egui::Shape::convex_polygon(triangle, mark.colour, edge));
    }
}

fn speeds(ui: &mut Ui, speed: ShownSpeed, wish: &mut Option<Steer>) {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.spacing_mut().button_padding.x = 6.0;
        for this in ShownSpeed::ALL.into_iter().rev() {
            let name = match this {
                ShownSpeed::Skip => words!("library-at-once"),
                this => this.name(),
            };
            let button = Button::selectable(speed == this, name).frame_when_inactive(true);
            if ui.add(button).clicked() {
                *wish = Some(Steer::Speed(this));
            }
        }
    });
}
