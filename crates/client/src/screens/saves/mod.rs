//! The library: every game and campaign that was played, found again, looked at, played on, named,
//! deleted, and carried elsewhere.

mod ask;
mod filter;
mod list;
mod tools;

pub use ask::Question;
pub(super) use ask::name_sheet;
pub use filter::{Filter, Kind, Order};

use super::{Asking, Notices, Overlay, Screen, file_dialog};
use crate::saves::{Form, Listed, Shelf, Source, Wish};
use crate::theme::{self, Foot, Page, Panels, Pictures};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::{RichText, Ui, UiBuilder, vec2};
use bevy_egui::{EguiClipboard, EguiContexts, EguiPrimaryContextPass, egui};
use egui_file_dialog::{DialogState, FileDialog};
use egui_phosphor::regular as icons;
use std::collections::BTreeSet;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Browsing>()
        .add_systems(OnEnter(Screen::Saves), read)
        .add_systems(OnEnter(Screen::Title), come_anew)
        .add_systems(
            EguiPrimaryContextPass,
            run.in_set(Panels::Screens).run_if(in_state(Screen::Saves)),
        );
}

/// The most room the screen takes, in points: in a huge window it stays together.
const MOST: egui::Vec2 = vec2(1000.0, 900.0);

/// What can be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Back to where one came from: the title, or a campaign.
    Back,
    /// Set up a campaign.
    New,
    /// Mean another one of the list.
    Choose(String),
    /// Mark one, or no longer.
    Mark(String),
    /// Mark everything from the one that is meant to this one.
    MarkTo(String),
    /// Mark everything that is shown, or nothing if it is.
    MarkAll,
    /// Take it up where it stands; if it is over, look at it.
    Open(String),
    /// Look at it from its beginning.
    Look(String),
    /// Ask for another name.
    Rename(String),
    /// Keep one more that is the same.
    Copy(String),
    /// Ask whether to delete what is marked, else what is meant.
    Delete,
    /// Choose a file to write it into.
    Export(String),
    /// Put it on the clipboard as text.
    CopyText(String),
    /// Choose a file to keep as one more.
    Import,
    /// Keep what is on the clipboard as one more.
    Paste,
    /// List everything again.
    ShowAll,
}

/// What is looked for, and what is marked.
#[derive(Resource, Clone, Debug, Default)]
struct Browsing {
    filter: Filter,
    marked: BTreeSet<String>,
}

/// What is shown: the list, and which one of it is meant.
#[derive(Clone, Copy, Debug)]
pub struct Shown<'a> {
    /// Every record, the last one first.
    pub list: &'a [Listed],
    /// The stem of the one that is meant.
    pub chosen: Option<&'a str>,
    /// The stems of those that are marked.
    pub marked: &'a BTreeSet<String>,
    /// Whether the list has been read.
    pub is_read: bool,
}

/// What came of drawing the screen.
#[derive(Debug, Default)]
pub struct Drawn {
    /// What was chosen.
    pub choice: Option<Choice>,
    /// The records in sight whose pictures are not there yet.
    pub bare: Vec<String>,
}

/// What was saved meanwhile is listed, too.
fn read(mut shelf: ResMut<Shelf>) {
    shelf.wish(Wish::List);
}

/// From the title nothing leads back but the title.
fn come_anew(mut shelf: ResMut<Shelf>) {
    shelf.came_from = None;
}

/// What lies over the list.
#[derive(Default)]
struct Over {
    question: Option<Question>,
    dialog: Option<(FileDialog, Option<String>)>,
}

fn run(
    mut contexts: EguiContexts,
    pictures: Res<Pictures>,
    overlay: Res<State<Overlay>>,
    mut browsing: ResMut<Browsing>,
    mut shelf: ResMut<Shelf>,
    mut clipboard: Option<ResMut<EguiClipboard>>,
    mut notices: ResMut<Notices>,
    mut screen: ResMut<NextState<Screen>>,
    mut asking: ResMut<Asking>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut over: Local<Over>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut ui = theme::root_ui(ctx, "saves");
    if *overlay.get() != Overlay::None || over.question.is_some() || over.dialog.is_some() {
        ui.disable();
    }
    let browsing = &mut *browsing;
    let known = |stem: &String| shelf.list.iter().any(|it| it.stem == *stem);
    browsing.marked.retain(known);
    let shown = Shown {
        list: &shelf.list,
        chosen: shelf.chosen.as_deref(),
        marked: &browsing.marked,
        is_read: shelf.is_read,
    };
    let Drawn { choice, bare } = show(&mut ui, &shown, &mut browsing.filter, &pictures);
    if shelf.want_pictures(&bare) {
        redraw.write(RequestRedraw);
    }
    match choice {
        None => {}
        Some(Choice::Back) if shelf.go_back() => {}
        Some(Choice::Back) => screen.set(Screen::Title),
        Some(Choice::New) => screen.set(Screen::CampaignSetup),
        Some(Choice::Choose(stem)) => shelf.chosen = Some(stem),
        Some(mark @ (Choice::Mark(_) | Choice::MarkTo(_) | Choice::MarkAll)) => {
            browsing.mark(mark, &mut shelf);
        }
        Some(Choice::Open(stem)) => {
            let wish = open_or_look(&shelf.list, stem);
            shelf.wish(wish);
        }
        Some(Choice::Look(stem)) => shelf.wish(Wish::Look(stem)),
        Some(Choice::Rename(stem)) => over.question = Question::rename(&shelf.list, &stem),
        Some(Choice::Copy(stem)) => shelf.wish(Wish::CopyOf(stem)),
        Some(Choice::Delete) => {
            let mut meant = browsing.marked_in_sight(&shelf);
            if meant.is_empty() {
                meant.extend(browsing.meant(&shelf));
            }
            over.question = Question::delete(&shelf.list, &meant);
        }
        Some(Choice::Export(stem)) => {
            let listed = shelf.list.iter().find(|it| it.stem == stem);
            over.dialog = listed.map(|it| (export_dialog(it), Some(stem)));
        }
        Some(Choice::CopyText(stem)) => shelf.wish(Wish::CopyText(stem)),
        Some(Choice::Import) => over.dialog = Some((import_dialog(), None)),
        Some(Choice::Paste) => match clipboard.as_mut().and_then(|it| it.get_text()) {
            Some(text) if !text.trim().is_empty() => {
                shelf.wish(Wish::Import(Source::Text(text)));
            }
            _ => notices.push(words!("library-no-text")),
        },
        Some(Choice::ShowAll) => browsing.filter = Filter::default(),
    }
    over.show(ctx, &mut shelf);
    // Escape closes what lies over the list, not the list.
    asking.0 = over.question.is_some() || over.dialog.is_some();
    Ok(())
}

/// A record that is over is looked at; of a campaign there is a report to begin with.
fn open_or_look(list: &[Listed], stem: String) -> Wish {
    let listed = list.iter().find(|it| it.stem == stem);
    match listed.is_some_and(|it| it.card.is_over()) {
        true => Wish::Look(stem),
        false => Wish::Open(stem),
    }
}

impl Browsing {
    /// The one of the list that is meant.
    fn meant(&self, shelf: &Shelf) -> Option<String> {
        let shown = self.filter.of(&shelf.list);
        meant(&shelf.list, &shown, shelf.chosen.as_deref()).map(|it| it.stem.clone())
    }

    /// What is marked and listed now: nothing is deleted that nobody sees.
    fn marked_in_sight(&self, shelf: &Shelf) -> BTreeSet<String> {
        let shown = self.filter.of(&shelf.list).into_iter();
        let stems = shown.filter_map(|it| Some(&shelf.list.get(it)?.stem));
        stems
            .filter(|it| self.marked.contains(*it))
            .cloned()
            .collect()
    }

    fn mark(&mut self, choice: Choice, shelf: &mut Shelf) {
        let shown = self.filter.of(&shelf.list);
        let stems = shown.iter().filter_map(|&it| shelf.list.get(it));
        let stems: Vec<String> = stems.map(|it| it.stem.clone()).collect();
        match choice {
            Choice::Mark(stem) => {
                if !self.marked.remove(&stem) {
                    self.marked.insert(stem.clone());
                }
                shelf.chosen = Some(stem);
            }
            Choice::MarkTo(stem) => {
                let place = |of: &str| stems.iter().position(|it| it == of);
                let from = self.meant(shelf).and_then(|it| place(&it));
                if let Some((from, to)) = from.zip(place(&stem)) {
                    let between = stems.get(from.min(to)..=from.max(to));
                    self.marked.extend(between.unwrap_or_default().to_vec());
                }
                shelf.chosen = Some(stem);
            }
            Choice::MarkAll if stems.iter().all(|it| self.marked.contains(it)) => {
                self.marked.clear();
            }
            Choice::MarkAll => self.marked.extend(stems),
            _ => {}
        }
    }
}

impl Over {
    /// Draws what lies over the list, and passes on what was answered.
    fn show(&mut self, ctx: &egui::Context, shelf: &mut Shelf) {
        if let Some(question) = &mut self.question
            && let Some(answer) = question.show(ctx, &shelf.list)
        {
            self.question = None;
            if let Some(wish) = answer {
                shelf.wish(wish);
            }
        }
        if let Some((dialog, stem)) = &mut self.dialog {
            file_dialog::update(dialog, ctx);
            if let Some(path) = dialog.take_picked() {
                shelf.wish(match stem.take() {
                    Some(stem) => Wish::Export { stem, path },
                    None => Wish::Import(Source::File(path)),
                });
            }
            if *dialog.state() != DialogState::Open {
                self.dialog = None;
            }
        }
    }
}

fn import_dialog() -> FileDialog {
    let records = words!("library-records");
    let mut dialog = file_dialog::new(&words!("library-import-file"))
        .add_file_filter_extensions(&records, vec!["json", "pgn", "fen", "epd", "txt"])
        .default_file_filter(&records);
    dialog.pick_file();
    dialog
}

/// Asks where to write a record: as text, or as the save that it is.
fn export_dialog(listed: &Listed) -> FileDialog {
    let form = Form::of(&listed.card);
    let (text, save) = (words!("library-as-text"), words!("library-as-save"));
    let name = file_dialog::file_name(&listed.card.name, form.ending());
    let mut dialog = file_dialog::new(&words!("library-export-file")).default_file_name(&name);
    if form != Form::Save {
        dialog = dialog.add_save_extension(&text, form.ending());
    }
    dialog = dialog.add_save_extension(&save, Form::Save.ending());
    dialog = dialog.default_save_extension(if form == Form::Save { &save } else { &text });
    dialog.save_file();
    dialog
}

/// The one of a list that is meant among those shown: the chosen one, else the first.
fn meant<'a>(list: &'a [Listed], shown: &[usize], chosen: Option<&str>) -> Option<&'a Listed> {
    let there = || shown.iter().filter_map(|&it| list.get(it));
    let chosen = there().find(|it| Some(it.stem.as_str()) == chosen);
    chosen.or_else(|| there().next())
}

/// Draws the screen over all of `ui`.
pub fn show(ui: &mut Ui, of: &Shown<'_>, filter: &mut Filter, pictures: &Pictures) -> Drawn {
    let page = Page::on_paper(ui, pictures.paper, MOST);
    // Six points are between the page and its bar, and four between tools and bar.
    let above_bar = page.upper.with_max_y(page.upper.bottom() + 2.0);
    let tools = Foot::of(ui, "tools", above_bar, 46.0, 4.0);
    let mut drawn = Drawn::default();
    let inner = ui.scope_builder(UiBuilder::new().max_rect(tools.above), |ui| {
        theme::title(ui, words!("library-title"));
        let shown = filter.of(of.list);
        if !of.list.is_empty() {
            filter::show(ui, filter, shown.len(), of.list.len());
            ui.add_space(2.0);
        }
        let chosen = meant(of.list, &shown, of.chosen);
        match chosen {
            Some(chosen) => {
                let list = list::show(ui, of, &shown, &chosen.stem);
                drawn.choice = list.choice;
                drawn.bare = list.bare;
            }
            None => drawn.choice = nothing(ui, of),
        }
        let marked = shown.iter().filter_map(|&it| of.list.get(it));
        let marked = marked.filter(|it| of.marked.contains(&it.stem)).count();
        (chosen, marked)
    });
    let (chosen, marked) = inner.inner;
    let tool = tools.show(ui, |ui| tools::show(ui, marked, chosen));
    let below = bottom_bar(ui, page, chosen);
    drawn.choice = drawn.choice.or(tool).or(below);
    drawn
}

/// Instead of the list, where nothing is in it.
fn nothing(ui: &mut Ui, of: &Shown<'_>) -> Option<Choice> {
    ui.add_space(ui.available_height() * 0.3);
    let mut choice = None;
    ui.vertical_centered(|ui| {
        let (lead, told) = match (of.is_read, of.list.is_empty()) {
            (true, true) => (words!("library-empty"), words!("library-empty-note")),
            (false, true) => (words!("library-reading"), String::new()),
            (_, false) => (words!("library-none-fit"), String::new()),
        };
        ui.label(RichText::new(lead).family(theme::serif_bold()).size(21.0));
        theme::note(ui, &told);
        if !of.list.is_empty() && ui.button(words!("library-show-all")).clicked() {
            choice = Some(Choice::ShowAll);
        }
    });
    choice
}

fn bottom_bar(ui: &mut Ui, page: Page, chosen: Option<&Listed>) -> Option<Choice> {
    let first = if chosen.is_some() {
        "saves"
    } else {
        "no saves"
    };
    let opened = theme::opened(ui, first);
    let mut choice = None;
    page.show_bar(ui, |ui| {
        if theme::back_button(ui) {
            choice = Some(Choice::Back);
        }
        theme::row_end(ui, "on", |ui| {
            let (name, leads_to) = match chosen {
                Some(it) if it.card.is_over() => {
                    (words!("library-look-back"), Choice::Open(it.stem.clone()))
                }
                Some(it) => (words!("library-play-on"), Choice::Open(it.stem.clone())),
                None => (words!("library-new-campaign"), Choice::New),
            };
            let allowed = match chosen.and_then(|it| it.trouble.clone()) {
                Some(trouble) => Err(trouble),
                None => Ok(()),
            };
            let button = theme::primary(&name).min_size(vec2(180.0, 42.0));
            let on = theme::with_reason(ui, button, allowed);
            if opened {
                on.request_focus();
            }
            if on.clicked() {
                choice = Some(leads_to);
            }
            // A campaign that is over opens with its replay.
            if let Some(it) = chosen.filter(|it| !(it.card.is_over() && it.card.is_campaign())) {
                let text = format!("{}  {}", icons::FILM_STRIP, words!("library-replay"));
                let may = tools::sound(chosen).and_then(|()| it.card.may_be_looked_at());
                let button = egui::Button::new(text).min_size(vec2(0.0, 38.0));
                let look = theme::with_reason(ui, button, may);
                if look.on_hover_text(words!("library-replay-hover")).clicked() {
                    choice = Some(Choice::Look(it.stem.clone()));
                }
            }
        });
    });
    choice
}
