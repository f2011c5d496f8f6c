//! The saved campaigns and games: opened, renamed, copied, deleted, exported, imported.

mod ask;
mod list;

pub use ask::Question;
pub(super) use ask::name_sheet;

use super::{Asking, Overlay, Screen, file_dialog};
use crate::saves::{Listed, SavesError, Shelf, Wish};
use crate::theme::{self, Page, Panels, Pictures, palette};
use bevy::prelude::*;
use bevy_egui::egui::{self, Align, Layout, Rect, RichText, Ui, UiBuilder, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use egui_file_dialog::{DialogState, FileDialog};
use egui_phosphor::regular as icons;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Saves), read).add_systems(
        EguiPrimaryContextPass,
        run.in_set(Panels::Screens).run_if(in_state(Screen::Saves)),
    );
}

/// The most room the screen takes, in points: in a huge window it stays together.
const MOST: egui::Vec2 = vec2(1000.0, 900.0);

/// What can be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Back to the title.
    Back,
    /// Set up a campaign.
    New,
    /// Mean another one of the list.
    Choose(String),
    /// Open it.
    Open(String),
    /// Ask for another name.
    Rename(String),
    /// Keep one more that is the same.
    Copy(String),
    /// Ask whether to delete it.
    Delete(String),
    /// Choose a file to write it into.
    Export(String),
    /// Choose a file to keep as one more.
    Import,
}

/// What is shown: the list, and which one of it is meant.
#[derive(Clone, Copy, Debug)]
pub struct Shown<'a> {
    /// Every save, the last one first.
    pub list: &'a [Listed],
    /// The stem of the one that is meant.
    pub chosen: Option<&'a str>,
    /// Whether the list has been read.
    pub is_read: bool,
}

/// What was saved meanwhile is listed, too.
fn read(mut shelf: ResMut<Shelf>) {
    shelf.wish(Wish::List);
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
    mut shelf: ResMut<Shelf>,
    mut screen: ResMut<NextState<Screen>>,
    mut asking: ResMut<Asking>,
    mut over: Local<Over>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut ui = theme::root_ui(ctx, "saves");
    if *overlay.get() != Overlay::None || over.question.is_some() || over.dialog.is_some() {
        ui.disable();
    }
    let shown = Shown {
        list: &shelf.list,
        chosen: shelf.chosen.as_deref(),
        is_read: shelf.is_read,
    };
    match show(&mut ui, &shown, &pictures) {
        None => {}
        Some(Choice::Back) => screen.set(Screen::Title),
        Some(Choice::New) => screen.set(Screen::CampaignSetup),
        Some(Choice::Choose(stem)) => shelf.chosen = Some(stem),
        Some(Choice::Open(stem)) => shelf.wish(Wish::Open(stem)),
        Some(Choice::Rename(stem)) => over.question = Question::rename(&shelf.list, &stem),
        Some(Choice::Copy(stem)) => shelf.wish(Wish::CopyOf(stem)),
        Some(Choice::Delete(stem)) => over.question = Question::delete(&shelf.list, &stem),
        Some(Choice::Export(stem)) => {
            let name = shelf.list.iter().find(|it| it.stem == stem);
            let name = name.map_or("game", |it| it.card.name.as_str());
            over.dialog = Some((export_dialog(name), Some(stem)));
        }
        Some(Choice::Import) => over.dialog = Some((import_dialog(), None)),
    }
    if let Some(question) = &mut over.question
        && let Some(answer) = question.show(ctx, &shelf.list)
    {
        over.question = None;
        if let Some(wish) = answer {
            shelf.wish(wish);
        }
    }
    if let Some((dialog, stem)) = &mut over.dialog {
        file_dialog::update(dialog, ctx);
        if let Some(path) = dialog.take_picked() {
            shelf.wish(match stem.take() {
                Some(stem) => Wish::Export { stem, path },
                None => Wish::Import(path),
            });
        }
        if *dialog.state() != DialogState::Open {
            over.dialog = None;
        }
    }
    // Escape closes what lies over the list, not the list.
    asking.0 = over.question.is_some() || over.dialog.is_some();
    Ok(())
}

fn import_dialog() -> FileDialog {
    let mut dialog = file_dialog::new("Import a saved game")
        .add_file_filter_extensions("Saved games", vec!["json", "pgn", "fen", "epd", "txt"])
        .default_file_filter("Saved games");
    dialog.pick_file();
    dialog
}

fn export_dialog(name: &str) -> FileDialog {
    let mut dialog = file_dialog::new("Export the game")
        .default_file_name(&file_dialog::file_name(name, "json"))
        .add_save_extension("Saved game", "json")
        .default_save_extension("Saved game");
    dialog.save_file();
    dialog
}

/// Draws the screen over all of `ui`.
pub fn show(ui: &mut Ui, shown: &Shown<'_>, pictures: &Pictures) -> Option<Choice> {
    let page = Page::on_paper(ui, pictures.paper, MOST);
    let tools = page.bar.translate(vec2(0.0, -50.0));
    let upper = Rect::from_min_max(page.upper.min, pos2(page.upper.right(), tools.top() - 4.0));
    let chosen = shown
        .list
        .iter()
        .find(|it| Some(it.stem.as_str()) == shown.chosen)
        .or(shown.list.first());
    let mut choice = None;
    ui.scope_builder(UiBuilder::new().max_rect(upper), |ui| {
        theme::title(ui, "Saved games");
        choice = match chosen {
            Some(chosen) => list::show(ui, shown.list, &chosen.stem),
            None => {
                empty(ui, shown.is_read);
                None
            }
        };
    });
    let tool = ui.scope_builder(UiBuilder::new().max_rect(tools), |ui| tools_of(ui, chosen));
    let below = bottom_bar(ui, page, chosen);
    choice.or(tool.inner).or(below)
}

fn empty(ui: &mut Ui, is_read: bool) {
    ui.add_space(ui.available_height() * 0.3);
    ui.vertical_centered(|ui| {
        let (lead, words) = match is_read {
            true => (
                "Nothing is saved yet.",
                "Campaigns and games save themselves after every move. Begin one, or import a file.",
            ),
            false => ("Reading…", ""),
        };
        ui.label(RichText::new(lead).family(theme::serif_bold()).size(21.0));
        theme::note(ui, words);
    });
}

/// What can be done with the one that is meant, besides opening it.
fn tools_of(ui: &mut Ui, chosen: Option<&Listed>) -> Option<Choice> {
    let mut choice = None;
    let nothing = || Err("Choose a game first.".to_owned());
    let there = || chosen.map_or_else(nothing, |_| Ok(()));
    let sound = || match chosen.and_then(|it| it.trouble.as_ref()) {
        Some(_) => Err("This save is damaged.".to_owned()),
        None => there(),
    };
    let open = || {
        sound()?;
        let told = |why: SavesError| format!("{why}.");
        chosen.map_or(Ok(()), |it| it.card.may_go_out().map_err(told))
    };
    let stem = || chosen.map(|it| it.stem.clone()).unwrap_or_default();
    ui.horizontal_centered(|ui| {
        for (icon, name, allowed, leads_to) in [
            (
                icons::PENCIL_SIMPLE,
                "Rename",
                sound(),
                Choice::Rename(stem()),
            ),
            (icons::COPY, "Copy", sound(), Choice::Copy(stem())),
            (icons::EXPORT, "Export", open(), Choice::Export(stem())),
        ] {
            let text = format!("{icon}  {name}");
            if theme::button_with_reason(ui, &text, allowed).clicked() {
                choice = Some(leads_to);
            }
        }
        let text = RichText::new(format!("{}  Delete", icons::TRASH)).color(palette::WAX);
        if theme::with_reason(ui, egui::Button::new(text), there()).clicked() {
            choice = Some(Choice::Delete(stem()));
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let import = ui.button(format!("{}  Import a file", icons::DOWNLOAD_SIMPLE));
            if import
                .on_hover_text("Or drop the file on the window")
                .clicked()
            {
                choice = Some(Choice::Import);
            }
        });
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
        let (name, leads_to) = match chosen {
            Some(it) if it.card.is_over() => ("Look back", Choice::Open(it.stem.clone())),
            Some(it) => ("Play on", Choice::Open(it.stem.clone())),
            None => ("New campaign", Choice::New),
        };
        let allowed = match chosen.and_then(|it| it.trouble.clone()) {
            Some(trouble) => Err(trouble),
            None => Ok(()),
        };
        if theme::way_on(ui, (name, 180.0), allowed, opened) {
            choice = Some(leads_to);
        }
    });
    choice
}
