//! The coach's sheet: what is asked now, and the way on.

use crate::theme::{grown, palette, primary, row, serif_bold, soft_shadow, with_reason};
use bevy_egui::egui::{
    Button, CornerRadius, Frame, Id, Image, Label, Margin, RichText, ScrollArea, Sense, Stroke, Ui,
    vec2,
};
use egui_phosphor::regular as icon;

/// What a person wants of the coach.
#[derive(bevy::prelude::Message, Copy, Clone, Debug, PartialEq, Eq)]
pub enum CoachWish {
    /// One step back.
    Back,
    /// On without doing what is asked.
    Skip,
    /// On, once it is done or read.
    Next,
    /// To be shown what is asked.
    Show,
    /// To begin the lesson again.
    Again,
    /// To the list of lessons.
    Leave,
}

/// The colour of what the coach says of what has just been done.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Tone {
    /// It was not what is asked.
    No,
    /// Well done.
    Yes,
    /// Worth minding.
    Mind,
    /// How to do what is asked.
    Hint,
}

/// What the coach's sheet shows.
#[derive(Clone, Debug)]
pub struct Coach {
    /// Tells this state apart from others: when it changes, the way on may take the keyboard.
    pub id: String,
    /// The title of the lesson.
    pub title: String,
    /// Which lesson and step it is.
    pub place: String,
    /// What is asked.
    pub says: String,
    /// What is said of what has just been done.
    pub note: Option<(Tone, String)>,
    /// Whether there is a step before.
    pub may_back: bool,
    /// What the button that leads on says, if nothing has to be done first.
    pub next: Option<String>,
    /// Whether it can be shown.
    pub shows: Option<String>,
    /// Where the way on without doing it leads.
    pub skips: String,
}

/// How the sheet lies.
#[derive(Copy, Clone, Debug, PartialEq)]
pub enum Lies {
    /// In a column that is so high at the least, its buttons at the foot.
    Tall(f32),
    /// In a column that scrolls as a whole.
    Scrolled,
    /// In a low strip.
    Wide,
}

/// A column lower than this, in points, has no room for pictures.
const TIGHT: f32 = 400.0;
/// One lower than this has smaller words.
const LOW: f32 = 330.0;
/// The sizes of the coach's words.
const WORDS: [f32; 3] = [14.5, 15.5, 16.5];
/// What the frame takes of the height.
const FRAME: f32 = 22.0;

/// How much room there is.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Form {
    Tall,
    Tight,
    Wide,
}

impl Form {
    /// How high the buttons are, with the gaps about them.
    const fn buttons(self) -> f32 {
        match self {
            Self::Tall => 80.0,
            Self::Tight | Self::Wide => 40.0,
        }
    }
}

/// Draws the sheet, with the picture of what it is about.
pub fn sheet(ui: &mut Ui, coach: &Coach, picture: Image<'_>, lies: Lies) -> Option<CoachWish> {
    let frame = Frame::new()
        .fill(palette::PALE_PAPER)
        .stroke(Stroke::new(2.0, palette::GOLD))
        .corner_radius(CornerRadius::same(8))
        .inner_margin(Margin::symmetric(10, 8))
        .shadow(soft_shadow());
    let frame = match lies {
        Lies::Wide => frame.shadow(Default::default()),
        _ => frame,
    };
    frame
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing = vec2(8.0, 5.0);
            match lies {
                Lies::Wide => wide(ui, coach, picture),
                Lies::Tall(height) => {
                    let form = if height < grown(ui, TIGHT) {
                        Form::Tight
                    } else {
                        Form::Tall
                    };
                    let top = ui.cursor().top();
                    head(ui, coach, picture, form);
                    let above = ui.cursor().top() - top;
                    let room = height - FRAME - above - grown(ui, form.buttons());
                    ScrollArea::vertical()
                        .id_salt(&coach.id)
                        .max_height(room.max(40.0))
                        .auto_shrink([false, true])
                        .show(ui, |ui| {
                            let size = match form {
                                Form::Tight if height < grown(ui, LOW) => WORDS[0],
                                Form::Tight => WORDS[1],
                                _ => WORDS[2],
                            };
                            say(ui, coach, size);
                        });
                    buttons(ui, coach, form)
                }
                Lies::Scrolled => {
                    head(ui, coach, picture, Form::Tall);
                    say(ui, coach, WORDS[1]);
                    buttons(ui, coach, Form::Tall)
                }
            }
        })
        .inner
}

/// The picture in a ring, and where we are.
fn head(ui: &mut Ui, coach: &Coach, picture: Image<'_>, form: Form) {
    if form == Form::Tight {
        ui.spacing_mut().item_spacing.y = 3.0;
        return titles(ui, coach);
    }
    ui.horizontal(|ui| {
        portrait(ui, picture, 44.0);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            titles(ui, coach);
        });
    });
}

fn titles(ui: &mut Ui, coach: &Coach) {
    let title = RichText::new(&coach.title)
        .family(serif_bold())
        .size(18.0)
        .color(palette::INK);
    ui.add(Label::new(title).wrap());
    let place = RichText::new(&coach.place).size(13.0);
    ui.label(place.color(palette::FADED_INK));
}

fn portrait(ui: &mut Ui, picture: Image<'_>, size: f32) {
    let (rect, _) = ui.allocate_exact_size(vec2(size, size), Sense::hover());
    let painter = ui.painter();
    painter.circle(
        rect.center(),
        size / 2.0 - 1.0,
        palette::PARCHMENT,
        Stroke::new(1.5, palette::GOLD),
    );
    picture.paint_at(ui, rect.shrink(size * 0.12));
}

fn say(ui: &mut Ui, coach: &Coach, size: f32) {
    if let Some((tone, words)) = &coach.note {
        let (sign, ink) = match tone {
            Tone::No => (icon::ARROW_U_UP_LEFT, palette::WAX),
            Tone::Yes => (icon::CHECK_CIRCLE, palette::MOSS),
            Tone::Mind => (icon::WARNING_CIRCLE, palette::WAX),
            Tone::Hint => (icon::LIGHTBULB, palette::INK),
        };
        let text = RichText::new(format!("{sign} {words}")).color(ink);
        ui.add(Label::new(text.size(size)).wrap());
    }
    if !coach.says.is_empty() {
        let text = RichText::new(&coach.says).color(palette::INK).size(size);
        ui.add(Label::new(text).wrap());
    }
}

/// Picture and title on the left, words in the middle, the way on below them.
fn wide(ui: &mut Ui, coach: &Coach, picture: Image<'_>) -> Option<CoachWish> {
    ui.horizontal_top(|ui| {
        let roomy = ui.available_width() > grown(ui, 620.0);
        if roomy {
            portrait(ui, picture, 52.0);
        }
        ui.vertical(|ui| {
            row(ui, |ui| {
                let title = RichText::new(&coach.title)
                    .family(serif_bold())
                    .size(17.0)
                    .color(palette::INK);
                ui.add(Label::new(title).extend());
                let place = RichText::new(&coach.place).size(13.0);
                ui.add(Label::new(place.color(palette::FADED_INK)).extend());
            });
            say_steadily(ui, coach);
            buttons(ui, coach, Form::Wide)
        })
        .inner
    })
    .inner
}

/// The words in as much room as any of this lesson has taken so far: with a strip that shrank and
/// grew, the map above it would move between two clicks.
fn say_steadily(ui: &mut Ui, coach: &Coach) {
    let id = Id::new("room for the coach's words");
    let kept = ui.data(|data| data.get_temp::<(String, f32)>(id));
    let least = kept.filter(|(lesson, _)| *lesson == coach.title);
    let least = least.map_or(0.0, |(_, height)| height);
    let said = ui.vertical(|ui| {
        ui.set_min_height(least);
        say(ui, coach, WORDS[1]);
    });
    let height = said.response.rect.height().max(least);
    ui.data_mut(|data| data.insert_temp(id, (coach.title.clone(), height)));
}

/// What leads on, and below it or beside it the ways back. What leads on has the keyboard when
/// there is nothing else to do.
fn buttons(ui: &mut Ui, coach: &Coach, form: Form) -> Option<CoachWish> {
    ui.spacing_mut().item_spacing.x = 5.0;
    ui.spacing_mut().button_padding.x = 6.0;
    // With each step the keyboard goes back to the board.
    ui.push_id(&coach.id, |ui| match form {
        Form::Tall => {
            let on = ui.horizontal(|ui| lead_on(ui, coach, form)).inner;
            on.or(ui.horizontal(|ui| ways_back(ui, coach, form)).inner)
        }
        Form::Tight | Form::Wide => {
            if form == Form::Tight {
                ui.spacing_mut().item_spacing.x = 3.0;
                ui.spacing_mut().button_padding.x = 4.0;
            }
            let both = |ui: &mut Ui| {
                let back = ways_back(ui, coach, form);
                lead_on(ui, coach, form).or(back)
            };
            ui.horizontal(both).inner
        }
    })
    .inner
}

fn ways_back(ui: &mut Ui, coach: &Coach, form: Form) -> Option<CoachWish> {
    let may_back = match coach.may_back {
        true => Ok(()),
        false => Err(words!("lessons-back-first")),
    };
    let ways = [
        (
            icon::CARET_LEFT,
            words!("lessons-back"),
            may_back,
            CoachWish::Back,
        ),
        (
            icon::LIST_CHECKS,
            words!("lessons-all"),
            Ok(()),
            CoachWish::Leave,
        ),
        (
            icon::ARROW_COUNTER_CLOCKWISE,
            words!("lessons-again"),
            Ok(()),
            CoachWish::Again,
        ),
    ];
    // The menu has the last, too.
    let (count, size) = match form {
        Form::Tight => (2, vec2(26.0, 32.0)),
        _ => (3, vec2(34.0, 32.0)),
    };
    let mut wish = None;
    for (sign, name, allowed, way) in ways.into_iter().take(count) {
        let button = Button::new(sign).min_size(size);
        let button = with_reason(ui, button, allowed).on_hover_text(&name);
        if crate::panels::named(button, &name).clicked() {
            wish = Some(way);
        }
    }
    wish
}

/// Next, once there is nothing else to do; else help with it, or past it.
fn lead_on(ui: &mut Ui, coach: &Coach, form: Form) -> Option<CoachWish> {
    let (came, fresh) = came(ui, &coach.id);
    let wish = match &coach.next {
        None => help(ui, coach, form),
        Some(next) => {
            let width = ui.available_width().min(220.0);
            let button = ui.add(primary(next).min_size(vec2(width, 34.0)));
            if came {
                button.request_focus();
            }
            button.clicked().then_some(CoachWish::Next)
        }
    };
    wish.filter(|_| !fresh)
}

/// So long, in seconds, a new step takes no press: it was meant for the button that stood where
/// the new one stands.
const FRESH: f64 = 0.45;

/// Whether the step has just come, and whether it takes no press yet.
fn came(ui: &Ui, id: &str) -> (bool, bool) {
    let ctx = ui.ctx();
    let came = crate::theme::just_opened(ctx, &format!("coach {id}"));
    let (now, kept) = (ui.input(|it| it.time), Id::new("the coach's step came"));
    if came {
        ctx.data_mut(|data| data.insert_temp(kept, now));
    }
    let at = ctx.data(|data| data.get_temp::<f64>(kept));
    (came, at.is_some_and(|at| now - at < FRESH))
}

fn help(ui: &mut Ui, coach: &Coach, form: Form) -> Option<CoachWish> {
    let mut wish = None;
    if let Some(hint) = &coach.shows {
        let words = match form {
            Form::Tight => words!("lessons-show"),
            _ => format!("{} {}", icon::LIGHTBULB, words!("lessons-show")),
        };
        let show = ui.add(Button::new(words).min_size(vec2(0.0, 32.0)));
        if show.on_hover_text(hint).clicked() {
            wish = Some(CoachWish::Show);
        }
    }
    let skip = words!("lessons-skip");
    let face = match form {
        Form::Tight => icon::SKIP_FORWARD,
        _ => &skip,
    };
    let face = RichText::new(face).color(palette::FADED_INK);
    let button = ui.add(Button::new(face).min_size(vec2(30.0, 32.0)));
    let button = button.on_hover_text(&coach.skips);
    if crate::panels::named(button, &skip).clicked() {
        wish = Some(CoachWish::Skip);
    }
    wish
}
