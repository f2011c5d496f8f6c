//! Setting up a Quick Battle: the ground, the armies, who plays, and how it will look.

mod army;
pub mod preview;
pub mod words;

use super::{Overlay, Screen};
use crate::battle::BattleSetup;
use crate::settings::{Colours, Settings};
use crate::terrain::face;
use crate::theme::{self, Page, Panels, Pictures, palette};
use bevy::prelude::*;
use bevy_egui::egui::{self, Align, Layout, Rect, RichText, Ui, UiBuilder, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use egui_phosphor::regular as icons;
use rules::Color as Side;
use rules::battle::Terrain;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        run.in_set(Panels::Screens).run_if(in_state(Screen::Setup)),
    );
}

/// The most room the screen takes, in points: in a huge window it stays together.
const MOST: egui::Vec2 = vec2(1480.0, 900.0);

/// The height of a line under the board, with the gap before it.
const LINE: f32 = 27.0;

/// What can be chosen.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Begin the battle.
    Start,
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
) -> Result {
    let mut ui = theme::root_ui(contexts.ctx_mut()?, "setup");
    if *overlay.get() != Overlay::None {
        ui.disable();
    }
    let mut setup = settings.last_setup.clone();
    match show(&mut ui, &mut setup, settings.colours, &pictures) {
        None => {}
        Some(Choice::Back) => screen.set(Screen::Title),
        Some(Choice::Start) => {
            commands.insert_resource(setup.clone());
            screen.set(Screen::Battle);
        }
    }
    if setup != settings.last_setup {
        settings.last_setup = setup;
    }
    Ok(())
}

/// Draws the screen over all of `ui` and changes the set-up as it is worked.
pub fn show(
    ui: &mut Ui,
    setup: &mut BattleSetup,
    colours: Colours,
    pictures: &Pictures,
) -> Option<Choice> {
    let page = Page::on_paper(ui, pictures.paper, MOST);
    let (upper, roomy) = (page.upper, page.roomy);
    ui.spacing_mut().item_spacing.y = if roomy { 8.0 } else { 5.0 };
    ui.scope_builder(UiBuilder::new().max_rect(upper), |ui| {
        theme::title(ui, words!("common-quick-battle"));
        terrains(ui, &mut setup.terrain, pictures);
        ui.add_space(if roomy { 6.0 } else { 0.0 });
        let rest = ui.available_rect_before_wrap();
        sides(ui, rest, setup, colours, pictures);
    });
    bottom_bar(ui, page, setup)
}

fn terrains(ui: &mut Ui, terrain: &mut Terrain, pictures: &Pictures) {
    let gap = 10.0;
    let count = Terrain::ALL.len() as f32;
    let width = (ui.available_width() - (count - 1.0) * gap) / count;
    let roomy = width >= theme::grown(ui, 200.0);
    let picture = if roomy { 92.0 } else { 56.0 };
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = gap;
        for each in Terrain::ALL {
            let name = face(each).name.say();
            let size = vec2(width, picture + 16.0);
            let response = theme::card(ui, size, *terrain == each, &name, |ui| {
                ui.horizontal_top(|ui| {
                    ui.spacing_mut().item_spacing = vec2(10.0, 3.0);
                    ui.add(pictures.thumb(each, picture).corner_radius(4));
                    ui.vertical(|ui| {
                        if !roomy {
                            ui.add_space(14.0);
                        }
                        ui.label(RichText::new(&name).family(theme::serif_bold()).size(18.0));
                        if roomy {
                            let rule = RichText::new(face(each).rule.say()).size(13.0);
                            ui.add(egui::Label::new(rule.color(palette::INK)).wrap());
                        }
                    });
                });
            });
            if response.clicked() {
                *terrain = each;
            }
            if !roomy {
                response.on_hover_text(face(each).rule.say());
            }
        }
    });
    if !roomy {
        theme::note(ui, face(*terrain).rule.say());
    }
}

/// The attacker's sheet, the board between, the defender's sheet.
fn sides(ui: &mut Ui, rest: Rect, setup: &mut BattleSetup, colours: Colours, pictures: &Pictures) {
    let gap = 14.0;
    // The board takes the height there is, the sheets what it leaves.
    let line = theme::grown(ui, LINE);
    let board_side = rest.height() - 3.0 * line;
    let column = ((rest.width() - board_side) / 2.0 - gap)
        .clamp(theme::grown(ui, 232.0).max(252.0), theme::grown(ui, 440.0))
        .floor();
    let middle = Rect::from_min_max(
        pos2(rest.left() + column + gap, rest.top()),
        pos2(rest.right() - column - gap, rest.bottom()),
    );
    for (color, left) in [
        (Side::White, rest.left()),
        (Side::Black, rest.right() - column),
    ] {
        let sheet = Rect::from_min_max(pos2(left, rest.top()), pos2(left + column, rest.bottom()));
        ui.scope_builder(UiBuilder::new().max_rect(sheet).id_salt(color), |ui| {
            let margin = if rest.height() > theme::grown(ui, 420.0) {
                14
            } else {
                9
            };
            theme::inset_frame().inner_margin(margin).show(ui, |ui| {
                ui.set_width(ui.available_width());
                theme::scrolled(ui, |ui| army::show(ui, setup, color, colours, pictures));
            });
        });
        if color == Side::White {
            ui.scope_builder(UiBuilder::new().max_rect(middle), |ui| {
                board(ui, setup, colours, pictures);
            });
        }
    }
}

fn board(ui: &mut Ui, setup: &BattleSetup, colours: Colours, pictures: &Pictures) {
    let position = setup.deploy();
    ui.with_layout(Layout::top_down(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.y = 5.0;
        let waiting: Vec<_> = [Side::Black, Side::White]
            .into_iter()
            .map(|color| (color, position.reserve(color)))
            .filter(|(_, reserve)| !reserve.is_empty())
            .collect();
        // Room for both reserves and the pairing, so that the board keeps its size.
        let room = ui.available_size();
        let line = theme::grown(ui, LINE);
        let side = ((room.y - 3.0 * line).min(room.x) / 8.0).floor() * 8.0;
        preview::show(ui, &position, colours, pictures, side.max(80.0));
        for (color, reserve) in waiting {
            ui.allocate_ui(vec2(side, line - 5.0), |ui| {
                preview::reserve_line(ui, &reserve, color, colours, pictures);
            });
        }
        ui.label(RichText::new(words::pairing(setup)).size(14.0));
    });
}

fn bottom_bar(ui: &mut Ui, page: Page, setup: &mut BattleSetup) -> Option<Choice> {
    let opened = theme::opened(ui, "setup");
    let mut chosen = None;
    page.show_bar(ui, |ui| {
        if theme::back_button(ui) {
            chosen = Some(Choice::Back);
        }
        let swap = ui.button(format!(
            "{}  {}",
            icons::ARROWS_LEFT_RIGHT,
            words!("setup-swap-players")
        ));
        if swap
            .on_hover_text(words!("setup-swap-players-hint"))
            .clicked()
        {
            *setup = setup.with_sides_swapped();
        }
        let trade = ui.button(format!("{}  {}", icons::SWAP, words!("setup-swap-armies")));
        if trade
            .on_hover_text(words!("setup-swap-armies-hint"))
            .clicked()
        {
            setup.armies.swap(0, 1);
        }
        let allowed = words::may_start(setup);
        if theme::way_on(ui, (words!("setup-start"), 200.0), allowed, opened) {
            chosen = Some(Choice::Start);
        }
    });
    chosen
}
