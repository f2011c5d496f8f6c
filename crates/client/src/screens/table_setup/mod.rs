//! Setting up chess, Minnaar, Field or European Chess: who plays, from where, and how it will look.

mod preview;
mod seats;
mod sheets;
pub mod words;

pub use preview::Draft;
pub(super) use seats::army;

use super::{Overlay, Screen};
use crate::saves::names::fresh_seed;
use crate::settings::Settings;
use crate::table::{Laid, TableSetup};
use crate::theme::{self, Page, Panels, Pictures, palette};
use bevy::prelude::*;
use bevy_egui::egui::{self, Align, Button, Layout, Rect, RichText, Ui, UiBuilder, pos2, vec2};
use bevy_egui::{EguiClipboard, EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        run.in_set(Panels::Screens)
            .run_if(in_state(Screen::TableSetup)),
    );
}

/// The most room the screen takes, in points: in a huge window it stays together.
const MOST: egui::Vec2 = vec2(1480.0, 900.0);
/// The least and the greatest width of the sheets beside the board.
const SHEET: std::ops::RangeInclusive<f32> = 252.0..=440.0;
/// The room between the sheets and the board.
const GAP: f32 = 14.0;

/// What can be chosen.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Begin the game.
    Begin,
    /// Take the start from what was copied elsewhere.
    Paste,
    /// Back to the title.
    Back,
}

fn run(
    mut commands: Commands,
    mut contexts: EguiContexts,
    pictures: Res<Pictures>,
    overlay: Res<State<Overlay>>,
    mut settings: ResMut<Settings>,
    mut screen: ResMut<NextState<Screen>>,
    mut laid: ResMut<Laid>,
    clipboard: Option<ResMut<EguiClipboard>>,
    mut draft: Local<Draft>,
) -> Result {
    let mut ui = theme::root_ui(contexts.ctx_mut()?, "table set-up");
    if *overlay.get() != Overlay::None {
        ui.disable();
    }
    draft.setup = settings.last_table.clone();
    match show(&mut ui, &mut draft, &pictures) {
        None => {}
        Some(Choice::Back) => screen.set(Screen::Title),
        Some(Choice::Paste) => {
            let text = clipboard.and_then(|mut clipboard| clipboard.get_text());
            draft.paste(text);
        }
        Some(Choice::Begin) => {
            let seed = fresh_seed();
            let setup = draft.setup.clone();
            commands.insert_resource(TableSetup { seed, ..setup });
            draft.setup.forget_moves();
            laid.0 = None;
            screen.set(Screen::Table);
        }
    }
    if draft.setup != settings.last_table {
        settings.last_table = draft.setup.clone();
    }
    Ok(())
}

/// Draws the screen over all of `ui` and changes the set-up as it is worked.
pub fn show(ui: &mut Ui, draft: &mut Draft, pictures: &Pictures) -> Option<Choice> {
    let page = Page::on_paper(ui, pictures.paper, MOST);
    let (upper, roomy) = (page.upper, page.roomy);
    ui.spacing_mut().item_spacing.y = if roomy { 8.0 } else { 5.0 };
    let chosen = ui
        .scope_builder(UiBuilder::new().max_rect(upper), |ui| {
            games(ui, &mut draft.setup);
            theme::note(ui, words::game_note(draft.setup.variant));
            ui.add_space(if roomy { 4.0 } else { 0.0 });
            seats::presets(ui, &mut draft.setup);
            let rest = ui.available_rect_before_wrap();
            table(ui, rest, draft, pictures)
        })
        .inner;
    chosen.or(bottom_bar(ui, page, draft))
}

/// The games as tabs.
fn games(ui: &mut Ui, setup: &mut TableSetup) {
    theme::row(ui, |ui| {
        for variant in words::GAMES {
            let name = RichText::new(crate::called::game(variant))
                .family(theme::serif_bold())
                .size(20.0)
                .color(palette::INK);
            let button = Button::selectable(setup.variant == variant, name);
            let button = button.frame_when_inactive(true).min_size(vec2(0.0, 36.0));
            if ui.add(button).clicked() {
                setup.variant = variant;
            }
        }
    });
}

/// The sheets with the board between them.
fn table(ui: &mut Ui, rest: Rect, draft: &mut Draft, pictures: &Pictures) -> Option<Choice> {
    // The board takes the height there is, the sheets what it leaves.
    let board = (rest.height() - theme::grown(ui, 30.0)) * preview::shape(draft.setup.variant);
    let column = ((rest.width() - board) / 2.0 - GAP)
        .clamp(
            theme::grown(ui, SHEET.start() - 20.0).max(*SHEET.start()),
            theme::grown(ui, *SHEET.end()),
        )
        .floor();
    let sheet =
        |left: f32| Rect::from_min_max(pos2(left, rest.top()), pos2(left + column, rest.bottom()));
    let left = UiBuilder::new()
        .max_rect(sheet(rest.left()))
        .id_salt("left sheet");
    ui.scope_builder(left, |ui| {
        theme::scrolled(ui, |ui| sheets::left(ui, &mut draft.setup, pictures));
    });
    let middle = Rect::from_min_max(
        pos2(rest.left() + column + GAP, rest.top()),
        pos2(rest.right() - column - GAP, rest.bottom()),
    );
    ui.scope_builder(UiBuilder::new().max_rect(middle), |ui| {
        ui.with_layout(Layout::top_down(Align::Center), |ui| {
            preview::show(ui, draft, pictures);
            let pairing = words::pairing(&draft.setup);
            ui.label(RichText::new(pairing).size(14.0));
        });
    });
    let right = UiBuilder::new()
        .max_rect(sheet(rest.right() - column))
        .id_salt("right sheet");
    let right = ui.scope_builder(right, |ui| {
        theme::scrolled(ui, |ui| sheets::right(ui, draft, pictures))
    });
    right.inner
}

fn bottom_bar(ui: &mut Ui, page: Page, draft: &mut Draft) -> Option<Choice> {
    let opened = theme::opened(ui, "table set-up");
    let mut chosen = None;
    page.show_bar(ui, |ui| {
        if theme::back_button(ui) {
            chosen = Some(Choice::Back);
        }
        if theme::way_on(
            ui,
            (words!("table-setup-begin"), 200.0),
            draft.may_begin(),
            opened,
        ) {
            chosen = Some(Choice::Begin);
        }
    });
    chosen
}
