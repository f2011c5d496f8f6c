//! The title: the painted picture, the name, the menu.

use super::rooms::{self, with_words};
use super::{Overlay, Return, Screen};
use crate::lessons;
use crate::online::{Door, HeldSeat, Seats};
use crate::saves::{Card, Shelf, Wish};
use crate::settings::Settings;
use crate::theme::{self, Panels, Pictures, palette};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, Color32, FontId, Rect, RichText, Ui, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use egui_phosphor::regular as icons;
use rules::Variant;
use std::sync::Arc;
use words::Key;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        run.in_set(Panels::Screens).run_if(in_state(Screen::Title)),
    );
}

/// What can be chosen.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Go on with what was saved last.
    Continue,
    /// Take up the game between screens that was played last.
    TakeUp,
    /// Set up a battle.
    QuickBattle,
    /// Learn by playing.
    Learn,
    /// Set up a campaign.
    Campaign,
    /// Set up one of the other games.
    Table(Variant),
    /// Play with people at other screens.
    Online,
    /// Look at what is saved.
    Load,
    /// Solve puzzles.
    Puzzles,
    /// Open the settings.
    Settings,
    /// Open the help.
    Help,
    /// Close the game.
    Quit,
}

/// What waits to be gone on with.
#[derive(Copy, Clone, Debug, Default)]
pub struct Waits<'a> {
    /// What was saved last.
    pub saved: Option<&'a Card>,
    /// The seat in a room whose game is not over.
    pub seat: Option<&'a HeldSeat>,
    /// The lesson that a course begun goes on with.
    pub lesson: Option<lessons::Place>,
}

impl Waits<'_> {
    const fn is_nothing(&self) -> bool {
        self.saved.is_none() && self.seat.is_none()
    }
}

/// The way back into a room.
#[derive(SystemParam)]
struct Rooms<'w> {
    seats: Option<Res<'w, Seats>>,
    door: ResMut<'w, Door>,
    draft: ResMut<'w, rooms::Draft>,
}

impl Rooms<'_> {
    /// The seat that was played last, if its game is not over.
    fn seat(&self) -> Option<&HeldSeat> {
        let mut held = self.seats.as_ref()?.list().iter();
        held.find(|it| !it.is_over() && it.set_up.is_some())
    }

    /// Goes in; what comes of it is told among the seats that are held.
    fn take_up(&mut self) {
        let Some(seat) = self.seat().cloned() else {
            return;
        };
        self.draft.tab = rooms::Tab::Held;
        self.draft.chosen = Some(seat.token.clone());
        self.door.resume(&seat);
    }
}

fn run(
    mut contexts: EguiContexts,
    pictures: Res<Pictures>,
    overlay: Res<State<Overlay>>,
    mut settings: ResMut<Settings>,
    mut shelf: ResMut<Shelf>,
    mut back: ResMut<Return>,
    mut screen: ResMut<NextState<Screen>>,
    mut next: ResMut<NextState<Overlay>>,
    mut exit: MessageWriter<AppExit>,
    mut rooms: Rooms,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut ui = theme::root_ui(ctx, "title");
    if *overlay.get() != Overlay::None {
        ui.disable();
    }
    let latest = shelf.latest(settings.last_played.as_deref());
    let waits = Waits {
        saved: latest.map(|it| &it.card),
        seat: rooms.seat(),
        lesson: settings.lessons.begun(),
    };
    let mut choice = show(&mut ui, &pictures, waits);
    let new = !settings.lessons.offered && waits.is_nothing();
    if new && *overlay.get() == Overlay::None {
        match lessons::offer(ctx) {
            Some(lessons::Answer::Learn) => choice = Some(Choice::Learn),
            Some(lessons::Answer::No) => settings.lessons.offered = true,
            None => {}
        }
        // Whoever finds his own way need not be asked again.
        if choice.is_some() {
            settings.lessons.offered = true;
        }
    }
    match choice {
        None => {}
        Some(Choice::Continue) => {
            let stem = latest.map(|it| it.stem.clone());
            if let Some(stem) = stem {
                shelf.wish(Wish::Open(stem));
            }
        }
        Some(Choice::TakeUp) => {
            rooms.take_up();
            screen.set(Screen::Rooms);
        }
        Some(Choice::Learn) => screen.set(Screen::Learn),
        Some(Choice::Campaign) => screen.set(Screen::CampaignSetup),
        Some(Choice::Online) => screen.set(Screen::Rooms),
        Some(Choice::Load) => screen.set(Screen::Saves),
        Some(Choice::Puzzles) => screen.set(Screen::Puzzles),
        Some(Choice::QuickBattle) => screen.set(Screen::Setup),
        Some(Choice::Table(variant)) => {
            settings.last_table.variant = variant;
            screen.set(Screen::TableSetup);
        }
        Some(Choice::Settings) => back.open(Overlay::Settings, Overlay::None, &mut next),
        Some(Choice::Help) => back.open(Overlay::Help, Overlay::None, &mut next),
        Some(Choice::Quit) => {
            exit.write(AppExit::Success);
        }
    }
    Ok(())
}

/// Draws the title over all of `ui`, with what waits to be gone on with.
pub fn show(ui: &mut Ui, pictures: &Pictures, waits: Waits<'_>) -> Option<Choice> {
    let window = ui.max_rect();
    backdrop(ui, window, pictures);
    let left = (window.width() * 0.07).clamp(40.0, 160.0);
    let big = (window.height() / 9.5).clamp(56.0, 104.0);
    let small = window.height() < theme::grown(ui, 680.0);
    let (menu, gap) = if small {
        (vec2(330.0, 37.0), 6.0)
    } else {
        (vec2(356.0, 44.0), 9.0)
    };
    let menu = menu * theme::text_size(ui);
    let buttons = if waits.is_nothing() { 7.0 } else { 8.5 };
    let height = big + 40.0 + buttons * (menu.y + gap) + 20.0;
    // In a small window up in the sky: further down is the fighting.
    let above = if small { 0.13 } else { 0.42 };
    let top = window.top() + ((window.height() - height) * above).max(16.0);
    let column = Rect::from_min_max(
        pos2(window.left() + left, top),
        pos2(
            (window.left() + left + 560.0).min(window.right()),
            window.bottom() - theme::grown(ui, 34.0),
        ),
    );
    let mut chosen = None;
    ui.scope_builder(egui::UiBuilder::new().max_rect(column), |ui| {
        lifted(
            ui,
            "Amir's Chess".to_owned(),
            FontId::new(theme::ungrown(ui, big), theme::serif_bold()),
        );
        let motto = words!("title-motto");
        lifted(
            ui,
            motto,
            FontId::new((big * 0.27).max(19.0), theme::serif_bold()),
        );
        ui.add_space(if small { 8.0 } else { 18.0 });
        ui.spacing_mut().item_spacing.y = gap;
        chosen = entries(ui, menu, waits);
    });
    let corner = pos2(
        window.left() + left,
        window.bottom() - theme::grown(ui, 30.0),
    );
    let version = Rect::from_min_max(corner, window.max);
    ui.scope_builder(egui::UiBuilder::new().max_rect(version), |ui| {
        let words = words!("title-version", version = env!("CARGO_PKG_VERSION"));
        lifted(ui, words, FontId::proportional(14.0));
    });
    chosen
}

/// The menu. What is most likely wanted has the keyboard.
fn entries(ui: &mut Ui, size: egui::Vec2, waits: Waits<'_>) -> Option<Choice> {
    let leads_on = waits.is_nothing();
    let opened = theme::opened(
        ui,
        if leads_on {
            "title"
        } else {
            "title and continue"
        },
    );
    let mut chosen = go_on(ui, vec2(size.x, size.y * 1.45), waits, opened);
    let campaign = if leads_on {
        ui.add_sized(size, theme::primary(words!("common-campaign")))
    } else {
        entry(ui, size, icons::MAP_TRIFOLD, &words!("common-campaign"))
    };
    if opened && leads_on {
        campaign.request_focus();
    }
    if campaign.clicked() {
        chosen = Some(Choice::Campaign);
    }
    let half = vec2((size.x - 8.0) / 2.0, size.y);
    let games = GAMES.map(|(icon, name, game)| (icon, name.say(), Choice::Table(game)));
    let battle = [
        (
            icons::SWORD,
            words!("title-quick-battle"),
            Choice::QuickBattle,
        ),
        (
            icons::PUZZLE_PIECE,
            words!("puzzles-title"),
            Choice::Puzzles,
        ),
    ];
    let saved = [
        (
            icons::GLOBE_HEMISPHERE_WEST,
            words!("title-online"),
            Choice::Online,
        ),
        (icons::FOLDER_OPEN, words!("title-saved"), Choice::Load),
    ];
    let learn = [
        (
            icons::GRADUATION_CAP,
            words!("lessons-learn"),
            Choice::Learn,
        ),
        (icons::BOOK_OPEN, words!("common-help"), Choice::Help),
    ];
    let last = [
        (icons::GEAR_SIX, words!("common-settings"), Choice::Settings),
        (icons::SIGN_OUT, words!("title-quit"), Choice::Quit),
    ];
    let rows = [&battle[..], &games[..2], &games[2..], &saved, &learn, &last];
    for row in rows {
        let size = if row.len() == 1 { size } else { half };
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            for (icon, name, choice) in row {
                let lesson = waits.lesson.filter(|_| *choice == Choice::Learn);
                let clicked = match lesson {
                    Some(lesson) => {
                        let where_it_is = course_begun(lesson);
                        entry_with(ui, size, icon, name, &where_it_is).clicked()
                    }
                    None => entry(ui, size, icon, name).clicked(),
                };
                if clicked {
                    chosen = Some(*choice);
                }
            }
        });
    }
    chosen
}

/// The other games, two in a row.
const GAMES: [(&str, Key, Variant); 4] = [
    (icons::CROWN_SIMPLE, key!("common-chess"), Variant::Chess),
    (icons::USERS_FOUR, key!("common-minnaar"), Variant::Minnaar),
    (icons::FLAG_PENNANT, key!("common-field"), Variant::Field),
    (icons::DICE_FIVE, key!("common-european"), Variant::European),
];

fn entry(ui: &mut Ui, size: egui::Vec2, icon: &str, name: &str) -> egui::Response {
    let text = RichText::new(format!("{icon}  {name}")).size(17.0);
    ui.spacing_mut().button_padding.x = 6.0;
    ui.add_sized(size, egui::Button::new(text))
}

/// The lesson that a course goes on with, in words.
fn course_begun(place: lessons::Place) -> String {
    let course = match place.course {
        lessons::Course::Battle => "battle",
        lessons::Course::Campaign => "campaign",
    };
    words!(
        "lessons-course-begun",
        course = course,
        lesson = place.lesson + 1,
        lessons = place.course.count()
    )
}

/// An entry with a small line below its name.
fn entry_with(ui: &mut Ui, size: egui::Vec2, icon: &str, name: &str, note: &str) -> egui::Response {
    let button = ui.add_sized(size, egui::Button::new(""));
    let line = |down: f32, words: String, size: f32, ink| {
        let middle = button.rect.center() + vec2(0.0, button.rect.height() * down);
        let font = FontId::proportional(size);
        let middle_of = egui::Align2::CENTER_CENTER;
        ui.painter().text(middle, middle_of, words, font, ink);
    };
    line(-0.18, format!("{icon}  {name}"), 15.0, palette::INK);
    line(0.24, note.to_owned(), 12.0, palette::FADED_INK);
    crate::panels::named(button, &format!("{name}: {note}"))
}

/// What goes on where a player left off: side by side if there are two of it. The first has the
/// keyboard once the title has `opened`.
fn go_on(ui: &mut Ui, size: egui::Vec2, waits: Waits<'_>, opened: bool) -> Option<Choice> {
    if waits.is_nothing() {
        return None;
    }
    let both = waits.saved.is_some() && waits.seat.is_some();
    let size = match both {
        true => vec2((size.x - 8.0) / 2.0, size.y),
        false => size,
    };
    let saved = waits.saved.map(|card| {
        let hint = words!(
            "title-continue-hint",
            name = card.name.as_str(),
            opponent = card.opponent_words(),
            date = card.date_words()
        );
        let place = words!(
            "title-continue-where",
            name = card.name.as_str(),
            moment = card.moment()
        );
        (words!("title-continue"), place, hint, Choice::Continue)
    });
    let seat = waits.seat.map(|seat| {
        let (game, with) = (seat.game_words(), with_words(seat));
        let lead = match both {
            true => words!("title-take-up-short"),
            false => words!("title-take-up"),
        };
        let hint = words!(
            "title-take-up-hint",
            game = game.as_str(),
            with = with.as_str(),
            code = seat.room.to_string(),
            server = seat.server.words()
        );
        // In half a button the people tell more than the game does.
        let place = match both {
            true => with,
            false => words!("title-take-up-where", game = game, with = with),
        };
        (lead, place, hint, Choice::TakeUp)
    });
    let mut chosen = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let ways = saved.into_iter().chain(seat);
        for (at, (lead, place, hint, choice)) in ways.enumerate() {
            let button = golden(ui, size, &lead, &place).on_hover_text(hint);
            if opened && at == 0 {
                button.request_focus();
            }
            if button.clicked() {
                chosen = Some(choice);
            }
        }
    });
    chosen
}

/// A golden button of two lines; the lower one is cut where it has no room.
fn golden(ui: &mut Ui, size: egui::Vec2, lead: &str, below: &str) -> egui::Response {
    let response = ui.add_sized(size, egui::Button::new("").fill(palette::GOLD));
    response
        .widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, ui.is_enabled(), lead));
    let middle = response.rect.center();
    for (words, font, down) in [
        (lead, FontId::new(20.0, theme::serif_bold()), -10.0),
        (below, FontId::proportional(13.5), 13.0),
    ] {
        let line = fitting(ui, words, &font, size.x - 16.0);
        let place = middle + vec2(0.0, theme::grown(ui, down)) - line.size() / 2.0;
        ui.painter().galley(place, line, palette::INK);
    }
    response
}

/// Words in one line, without their end if there is no room for it: the tip says them whole.
fn fitting(ui: &Ui, words: &str, font: &FontId, room: f32) -> Arc<egui::Galley> {
    let lay = |words: &str| {
        let painter = ui.painter();
        painter.layout_no_wrap(words.to_owned(), font.clone(), palette::INK)
    };
    let mut line = lay(words);
    let mut shorter = words.to_owned();
    while line.size().x > room && shorter.pop().is_some() {
        line = lay(&format!("{}…", shorter.trim_end()));
    }
    line
}

/// Pale words on the painting, with a soft shadow around them that lifts them off it.
fn lifted(ui: &mut Ui, words: String, font: FontId) {
    let font_size = font.size;
    let reach = (font_size / 14.0).clamp(2.2, 4.5);
    let galley = ui
        .painter()
        .layout_no_wrap(words.clone(), font, palette::PALE_PAPER);
    let (rect, response) = ui.allocate_exact_size(galley.size(), egui::Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, &words));
    // Thin letters need more of it.
    let shade = palette::INK.gamma_multiply(if font_size < 40.0 { 0.2 } else { 0.13 });
    for ring in [1.0, 0.5] {
        for step in 0..12 {
            let around = egui::Vec2::angled(std::f32::consts::TAU * step as f32 / 12.0);
            let place = rect.min + around * reach * ring + vec2(0.0, reach * 0.3);
            ui.painter()
                .galley_with_override_text_color(place, galley.clone(), shade);
        }
    }
    ui.painter().galley(rect.min, galley, palette::PALE_PAPER);
}

/// The painting, filling the window.
fn backdrop(ui: &Ui, window: Rect, pictures: &Pictures) {
    let painter = ui.painter();
    painter.rect_filled(window, 0.0, palette::DUSK);
    if pictures.title == egui::TextureId::default() {
        painter.rect_filled(window, 0.0, palette::PAPER);
        return;
    }
    // The middle of a 16:9 picture in a window of another shape; what matters is on its right.
    let (shape, painted) = (window.width() / window.height(), 16.0 / 9.0);
    let uv = if shape < painted {
        let width = shape / painted;
        let from = (1.0 - width) * 0.75;
        Rect::from_min_max(pos2(from, 0.0), pos2(from + width, 1.0))
    } else {
        let height = painted / shape;
        let from = (1.0 - height) * 0.6;
        Rect::from_min_max(pos2(0.0, from), pos2(1.0, from + height))
    };
    painter.image(pictures.title, window, uv, Color32::WHITE);
}
