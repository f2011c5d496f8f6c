//! In a room whose game has not begun yet: who is there, who is missing.

use super::{Overlay, Screen};
use crate::online::{Room, Strip, StripWish, Strips, strip};
use crate::theme::{self, Page, Panels, Pictures};
use bevy::prelude::*;
use bevy_egui::egui::{self, Ui, UiBuilder, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        run.in_set(Panels::Screens)
            .run_if(in_state(Screen::Lobby).and_then(resource_exists::<Room>)),
    );
}

/// The most room the screen takes, in points: in a huge window it stays together.
const MOST: egui::Vec2 = vec2(900.0, 700.0);

/// What can be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Back to the title; the seat stays.
    Back,
    /// What the strip offers.
    Strip(StripWish),
}

fn run(
    mut contexts: EguiContexts,
    pictures: Res<Pictures>,
    overlay: Res<State<Overlay>>,
    strips: Strips,
    mut wishes: MessageWriter<StripWish>,
    mut screen: ResMut<NextState<Screen>>,
) -> Result {
    let mut ui = theme::root_ui(contexts.ctx_mut()?, "lobby");
    if *overlay.get() != Overlay::None {
        ui.disable();
    }
    let Some(strip) = strips.strip() else {
        return Ok(());
    };
    match show(&mut ui, &strip, &pictures) {
        None => {}
        Some(Choice::Back) => screen.set(Screen::Title),
        Some(Choice::Strip(wish)) => {
            wishes.write(wish);
        }
    }
    Ok(())
}

/// Draws the screen over all of `ui`.
pub fn show(ui: &mut Ui, shown: &Strip, pictures: &Pictures) -> Option<Choice> {
    let page = Page::on_paper(ui, pictures.paper, MOST);
    let upper = UiBuilder::new().max_rect(page.upper);
    let wished = ui.scope_builder(upper, |ui| {
        theme::title(ui, &format!("Room {}", shown.code));
        strip(ui, shown)
    });
    let back = page.show_bar(ui, theme::back_button);
    let back = back.then_some(Choice::Back);
    back.or(wished.inner.map(Choice::Strip))
}
