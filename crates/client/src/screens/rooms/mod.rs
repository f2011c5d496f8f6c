//! Playing with people at other screens: opening a room, going into one, looking on.

use super::{Overlay, Screen};
use crate::theme::{self, Page, Panels, Pictures};
use bevy::prelude::*;
use bevy_egui::egui::{self, Ui, UiBuilder, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        run.in_set(Panels::Screens).run_if(in_state(Screen::Rooms)),
    );
}

/// The most room the screen takes, in points: in a huge window it stays together.
const MOST: egui::Vec2 = vec2(1240.0, 860.0);

/// What can be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Back to the title.
    Back,
}

fn run(
    mut contexts: EguiContexts,
    pictures: Res<Pictures>,
    overlay: Res<State<Overlay>>,
    mut screen: ResMut<NextState<Screen>>,
) -> Result {
    let mut ui = theme::root_ui(contexts.ctx_mut()?, "rooms");
    if *overlay.get() != Overlay::None {
        ui.disable();
    }
    match show(&mut ui, &pictures) {
        None => {}
        Some(Choice::Back) => screen.set(Screen::Title),
    }
    Ok(())
}

/// Draws the screen over all of `ui`.
pub fn show(ui: &mut Ui, pictures: &Pictures) -> Option<Choice> {
    let page = Page::on_paper(ui, pictures.paper, MOST);
    let upper = UiBuilder::new().max_rect(page.upper);
    ui.scope_builder(upper, |ui| theme::title(ui, "Play online"));
    let back = page.show_bar(ui, theme::back_button);
    back.then_some(Choice::Back)
}
