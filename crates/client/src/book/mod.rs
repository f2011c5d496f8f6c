//! The help book: how everything is played, a page for each thing, with little boards that can be touched.

mod boards;
mod contents;
mod cover;
mod find;
mod keys;
mod leaf;
mod legend;
mod place;
mod ranks;
mod reader;
mod results;
mod text;

pub use cover::show;
pub use reader::Reader;

use crate::analysis::Analysis;
use crate::battle::Table;
use crate::launch::Options;
use crate::puzzles::Puzzling;
use crate::screens::{Asking, Overlay, Return, Screen};
use crate::settings::Settings;
use crate::table::Seated;
use crate::theme::{self, Panels, Pictures};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use boards::Painter;
use place::Place;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Reader>()
        .add_systems(
            EguiPrimaryContextPass,
            run.in_set(Panels::Overlays).run_if(in_state(Overlay::Help)),
        )
        .add_systems(Startup, open_as_asked)
        .add_systems(OnExit(Overlay::Help), close);
}

/// The number of the page of that name, such as `battle-hunt`.
pub fn page_of(name: &str) -> Option<usize> {
    contents::number_of(name)
}

/// The pages with boards that can be played on.
#[cfg(test)]
pub(crate) fn pages_with_boards() -> Vec<usize> {
    let has_board = |page: &contents::Page| {
        let blocks = text::Text::read(&page.text.say()).blocks;
        let mut figures = blocks.iter().filter_map(|block| match block {
            text::Block::Figure(name) => boards::example(name),
            _ => None,
        });
        figures.next().is_some()
    };
    let pages = contents::pages().enumerate();
    pages
        .filter(|(_, page)| has_board(page))
        .map(|(number, _)| number)
        .collect()
}

/// Opens the page that the command line names.
fn open_as_asked(options: Option<Res<Options>>, mut reader: ResMut<Reader>) {
    if let Some(page) = options.and_then(|options| options.page) {
        *reader = Reader::at(page);
    }
}

/// How many pages there are.
pub fn pages() -> usize {
    contents::pages().count()
}

/// What is below the book.
#[derive(SystemParam)]
struct Below<'w> {
    screen: Res<'w, State<Screen>>,
    table: Option<Res<'w, Table>>,
    seated: Option<Res<'w, Seated>>,
    puzzling: Option<Res<'w, Puzzling>>,
    analysis: Option<Res<'w, Analysis>>,
}

impl Below<'_> {
    fn place(&self, settings: &Settings) -> Place {
        let seated = self.seated.as_ref();
        Place {
            screen: *self.screen.get(),
            ground: self.table.as_ref().map(|it| it.position().terrain()),
            game: seated.map_or(settings.last_table.variant, |it| it.0.game().variant()),
            puzzle: self.puzzling.is_some(),
            analysed: self.analysis.as_ref().is_some_and(|it| it.is_on()),
        }
    }
}

fn run(
    mut contexts: EguiContexts,
    back: Res<Return>,
    mut next: ResMut<NextState<Overlay>>,
    mut asking: ResMut<Asking>,
    below: Below,
    settings: Res<Settings>,
    pictures: Res<Pictures>,
    mut reader: ResMut<Reader>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let reader = reader.bypass_change_detection();
    if theme::just_opened(ctx, "help book") {
        let page = below.place(&settings).opens(reader.page);
        reader.begin(page);
    }
    let painter = Painter {
        pictures: &pictures,
        colours: settings.colours,
    };
    if cover::draw(ctx, reader, &painter) {
        next.set(back.0);
    }
    // Escape puts away what is typed or in the hand before the book.
    asking.set_if_neq(Asking(reader.holds()));
    Ok(())
}

fn close(mut asking: ResMut<Asking>) {
    asking.0 = false;
}
