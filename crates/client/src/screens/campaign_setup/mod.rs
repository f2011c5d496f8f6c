//! Setting up a campaign, with the world as it will be.

mod number;
mod preview;
mod words;

pub use preview::{Preview, Sketch};

use super::{Overlay, Screen};
use crate::campaign::{CampaignSetup, Session};
use crate::saves::{self, names};
use crate::settings::Settings;
use crate::theme::{self, Page, Panels, Pictures, Stepper, palette};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::{self, Align, Layout, Rect, RichText, Ui, UiBuilder, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Preview>()
        .add_systems(OnEnter(Screen::CampaignSetup), offer_a_world)
        .add_systems(
            EguiPrimaryContextPass,
            run.in_set(Panels::Screens)
                .run_if(in_state(Screen::CampaignSetup)),
        );
}

/// The most room the screen takes, in points: in a huge window it stays together.
const MOST: egui::Vec2 = vec2(1240.0, 860.0);

/// What can be chosen.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Begin the campaign.
    Begin,
    /// Back to the title.
    Back,
}

/// A world nobody has played yet, unless this one has just been asked for again.
fn offer_a_world(mut settings: ResMut<Settings>, mut preview: ResMut<Preview>) {
    if !std::mem::take(&mut preview.keep_seed) {
        settings.last_campaign.seed = names::fresh_seed();
    }
}

fn run(
    mut commands: Commands,
    mut contexts: EguiContexts,
    pictures: Res<Pictures>,
    overlay: Res<State<Overlay>>,
    mut preview: ResMut<Preview>,
    mut settings: ResMut<Settings>,
    mut screen: ResMut<NextState<Screen>>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let mut ui = theme::root_ui(contexts.ctx_mut()?, "campaign setup");
    if *overlay.get() != Overlay::None {
        ui.disable();
    }
    let mut setup = settings.last_campaign.clone();
    if preview.follow(&setup) {
        redraw.write(RequestRedraw);
    }
    let choice = show(&mut ui, &mut setup, &preview, &pictures);
    if setup != settings.last_campaign {
        settings.last_campaign = setup.clone();
    }
    match choice {
        None => {}
        Some(Choice::Back) => screen.set(Screen::Title),
        Some(Choice::Begin) => {
            let session = Session::new(&setup.rules(), setup.level());
            saves::take_up(&mut commands, session, None);
            screen.set(Screen::World);
        }
    }
    Ok(())
}

/// Draws the screen over all of `ui` and changes the set-up as it is worked.
pub fn show(
    ui: &mut Ui,
    setup: &mut CampaignSetup,
    preview: &Preview,
    pictures: &Pictures,
) -> Option<Choice> {
    let page = Page::on_paper(ui, pictures.paper, MOST);
    let (upper, roomy) = (page.upper, page.roomy);
    ui.spacing_mut().item_spacing.y = if roomy { 8.0 } else { 5.0 };
    let gap = if roomy { 24.0 } else { 14.0 };
    let map = (upper.height() - 62.0).min(upper.width() * 0.53);
    let split = upper.right() - map - gap;
    let left = Rect::from_min_max(upper.min, pos2(split, upper.bottom()));
    let right = Rect::from_min_max(pos2(split + gap, upper.top()), upper.max);
    let mut typed = false;
    ui.scope_builder(UiBuilder::new().max_rect(left), |ui| {
        theme::title(ui, words!("campaign-setup-new"));
        typed = theme::scrolled(ui, |ui| options(ui, setup, roomy));
    });
    ui.scope_builder(UiBuilder::new().max_rect(right), |ui| {
        ui.with_layout(Layout::top_down(Align::Center), |ui| {
            preview.show(ui, setup, map);
        });
    });
    bottom_bar(ui, page, typed)
}

/// Draws what can be chosen; whether a number was typed to its end.
fn options(ui: &mut Ui, setup: &mut CampaignSetup, roomy: bool) -> bool {
    let margin = if roomy { 14 } else { 9 };
    theme::inset_frame()
        .inner_margin(margin)
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            sizes(ui, &mut setup.large);
            let typed = number::show(ui, &mut setup.seed);
            ui.add_space(if roomy { 4.0 } else { 0.0 });
            ui.checkbox(
                &mut setup.fog,
                RichText::new(words!("campaign-setup-fog")).strong(),
            );
            theme::note(ui, words::fog(setup.fog));
            let barbarians = RichText::new(words!("campaign-setup-barbarians")).strong();
            ui.checkbox(&mut setup.barbarians, barbarians);
            theme::note(ui, words::barbarians(setup.barbarians));
            ui.add_space(if roomy { 4.0 } else { 0.0 });
            opponent(ui, setup);
            typed
        })
        .inner
}

fn sizes(ui: &mut Ui, large: &mut bool) {
    let gap = 10.0;
    let size = vec2((ui.available_width() - gap) / 2.0, theme::grown(ui, 66.0));
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = gap;
        for (this, squares, note) in [
            (false, "8 × 8", words!("campaign-setup-small")),
            (true, "16 × 16", words!("campaign-setup-large")),
        ] {
            let response = theme::card(ui, size, *large == this, squares, |ui| {
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = 2.0;
                    let name = RichText::new(squares).family(theme::serif_bold());
                    ui.label(name.size(20.0));
                    ui.label(RichText::new(note).size(13.5).color(palette::FADED_INK));
                });
            });
            if response.clicked() {
                *large = this;
            }
        }
    });
}

fn opponent(ui: &mut Ui, setup: &mut CampaignSetup) {
    ui.label(RichText::new(words!("campaign-setup-black-played-by")).strong());
    let seats = words::seats();
    let at = seats.iter().position(|it| *it == setup.opponent);
    let stepper = Stepper {
        name: &words!("campaign-setup-opponent"),
        at: at.unwrap_or_default(),
        count: seats.len(),
        value: &words::seat_name(setup.opponent),
        ends: [
            &words!("campaign-setup-no-weaker"),
            &words!("campaign-setup-last-seat"),
        ],
    };
    if let Some(&chosen) = theme::stepper(ui, &stepper).and_then(|at| seats.get(at)) {
        setup.opponent = chosen;
    }
    // Two lines' room, so that nothing moves when another is chosen.
    let lines = vec2(ui.available_width(), theme::grown(ui, 36.0));
    ui.allocate_ui(lines, |ui| {
        ui.set_min_height(lines.y);
        theme::note(ui, words::seat_note(setup.opponent));
    });
}

/// What leads on; it has the keyboard at first, and again once a number is `typed`.
fn bottom_bar(ui: &mut Ui, page: Page, typed: bool) -> Option<Choice> {
    let opened = theme::opened(ui, "campaign setup");
    let mut chosen = None;
    page.show_bar(ui, |ui| {
        if theme::back_button(ui) {
            chosen = Some(Choice::Back);
        }
        if theme::way_on(
            ui,
            (words!("campaign-setup-begin"), 220.0),
            Ok(()),
            opened || typed,
        ) {
            chosen = Some(Choice::Begin);
        }
    });
    chosen
}
