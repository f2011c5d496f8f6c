//! Two people on one screen: between their turns it is covered until it has been handed over.

use super::{Overlay, Screen};
use crate::campaign::{Act, Feed, Order, Session};
use crate::settings::{Colours, Settings};
use crate::theme::{self, Panels, Pictures, palette};
use crate::world::Reel;
use ::campaign::ViewPending;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::{self, Align2, RichText, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use egui_phosphor::regular as icons;
use rules::{Color as Kingdom, Piece};

/// The curtain. Works without a window, but is seen only in one.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        lower.run_if(in_state(Screen::World).and_then(resource_exists::<Session>)),
    )
    .add_systems(OnExit(Screen::World), take_down)
    .add_systems(
        EguiPrimaryContextPass,
        // Under what lies over the screen, over everything else.
        run.after(Panels::Screens)
            .before(Panels::Overlays)
            .run_if(in_state(Screen::World).and_then(resource_exists::<Session>)),
    );
}

/// The kingdom the screen is to be handed to, once what the other did and saw has been shown.
pub fn handed_to(session: &Session, feed: &Feed, reel: &Reel) -> Option<Kingdom> {
    let shown = reel.is_idle() && feed.left(session.viewer()) == 0;
    session.curtain().filter(|_| shown)
}

/// Nothing below takes input while the curtain is down.
fn lower(
    session: Res<Session>,
    feed: Res<Feed>,
    reel: Res<Reel>,
    overlay: Res<State<Overlay>>,
    mut next: ResMut<NextState<Overlay>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let covers = handed_to(&session, &feed, &reel).is_some();
    let wanted = match overlay.get() {
        Overlay::None if covers => Overlay::Curtain,
        Overlay::Curtain if !covers => Overlay::None,
        _ => return,
    };
    next.set(wanted);
    redraw.write(RequestRedraw);
}

fn take_down(overlay: Res<State<Overlay>>, mut next: ResMut<NextState<Overlay>>) {
    if *overlay.get() == Overlay::Curtain {
        next.set(Overlay::None);
    }
}

fn run(
    mut contexts: EguiContexts,
    session: Res<Session>,
    feed: Res<Feed>,
    reel: Res<Reel>,
    overlay: Res<State<Overlay>>,
    settings: Res<Settings>,
    pictures: Res<Pictures>,
    mut orders: MessageWriter<Order>,
    mut closing: Local<Closing>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let next = handed_to(&session, &feed, &reel);
    let covers = closing.covers(next.is_some());
    let Some(next) = next else {
        if covers {
            cover(contexts.ctx_mut()?, &pictures);
            redraw.write(RequestRedraw);
        }
        return Ok(());
    };
    let curtain = Curtain {
        next,
        round: session.view().round,
        why: why(&session),
    };
    let ctx = contexts.ctx_mut()?;
    let open = matches!(overlay.get(), Overlay::None | Overlay::Curtain);
    if show(ctx, &curtain, settings.colours, &pictures, open) {
        orders.write(Order(Act::LiftCurtain));
    }
    Ok(())
}

/// How long the bare curtain stays when it is lifted, in pictures: camera, land and life are the
/// other's until then.
#[derive(Copy, Clone, Debug, Default)]
struct Closing(u8);

impl Closing {
    const PICTURES: u8 = 4;

    /// Whether this picture is covered; the curtain is `down` or has been lifted.
    fn covers(&mut self, down: bool) -> bool {
        let covers = down || self.0 > 0;
        self.0 = if down {
            Self::PICTURES
        } else {
            self.0.saturating_sub(1)
        };
        covers
    }
}

/// Paper over everything.
pub(crate) fn cover(ctx: &egui::Context, pictures: &Pictures) {
    let window = ctx.viewport_rect();
    let area = egui::Area::new("curtain".into())
        .order(egui::Order::Middle)
        .fixed_pos(window.min)
        .show(ctx, |ui| {
            ui.allocate_rect(window, egui::Sense::click_and_drag());
            theme::paper(ui, window, pictures.paper);
        });
    ctx.move_to_top(area.response.layer_id);
}

/// What is told on the curtain. It betrays nothing that either could not know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Curtain {
    /// Who is asked for.
    pub next: Kingdom,
    /// The round.
    pub round: u32,
    /// What is asked of him.
    pub why: String,
}

fn why(session: &Session) -> String {
    match session.view().pending {
        None => words!("curtain-turn"),
        Some(ViewPending::Defend { .. }) => words!("curtain-defend"),
        Some(ViewPending::Battle { .. }) => words!("curtain-battle"),
        Some(_) => words!("curtain-question"),
    }
}

/// Covers everything; `true` once the person asked for says that he is there.
pub fn show(
    ctx: &egui::Context,
    curtain: &Curtain,
    colours: Colours,
    pictures: &Pictures,
    open: bool,
) -> bool {
    let name = match curtain.next {
        Kingdom::White => words!("common-white"),
        Kingdom::Black => words!("common-black"),
    };
    let words = Cover {
        picture: pictures.piece(colours.row(curtain.next), Piece::King, 84.0),
        title: words!("curtain-whose-turn", name = name.as_str()),
        note: words!("curtain-round", round = curtain.round),
        ask: words!("curtain-hand-over"),
        why: curtain.why.clone(),
        name: name.to_owned(),
    };
    covered(ctx, &words, pictures, open)
}

/// What stands on a curtain.
#[derive(Clone, Debug)]
pub(crate) struct Cover {
    /// Who is asked for, as a picture.
    pub picture: egui::Image<'static>,
    /// The largest words.
    pub title: String,
    /// Small words below; may be empty.
    pub note: String,
    /// What is to be done.
    pub ask: String,
    /// What for.
    pub why: String,
    /// What who is asked for is called.
    pub name: String,
}

/// Covers everything; `true` once the person asked for says that he is there.
pub(crate) fn covered(ctx: &egui::Context, words: &Cover, pictures: &Pictures, open: bool) -> bool {
    let window = ctx.viewport_rect();
    let opened = theme::just_opened(ctx, "curtain");
    let area = egui::Area::new("curtain".into())
        .order(egui::Order::Middle)
        .fixed_pos(window.min)
        .show(ctx, |ui| {
            ui.set_min_size(window.size());
            let blocked = ui.allocate_rect(window, egui::Sense::click_and_drag());
            theme::paper(ui, window, pictures.paper);
            let size = vec2(window.width().min(640.0), 300.0);
            let sheet = Align2::CENTER_CENTER.align_size_within_rect(size, window);
            let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(sheet));
            if !open {
                ui.disable();
            }
            let said = ui.vertical_centered(|ui| {
                ui.add(words.picture.clone());
                theme::title(ui, &words.title);
                if !words.note.is_empty() {
                    theme::note(ui, &words.note);
                }
                ui.add_space(4.0);
                ui.label(RichText::new(&words.ask).size(18.0).color(palette::INK));
                theme::note(ui, &words.why);
                ui.add_space(14.0);
                let here = words!("curtain-i-am", name = words.name.as_str());
                let here = format!("{}  {here}", icons::HAND_WAVING);
                let button = ui
                    .add(theme::primary(here).min_size(vec2(240.0, 46.0)))
                    .on_hover_text(words!("curtain-lift"));
                if opened || open && !button.has_focus() && ui.memory(|it| it.focused().is_none()) {
                    button.request_focus();
                }
                button.clicked()
            });
            drop(blocked);
            said.inner
        });
    // Whatever else lies in this order stays beneath.
    ctx.move_to_top(area.response.layer_id);
    area.inner
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_map_is_covered_until_it_is_the_other_kingdoms() {
        let mut closing = Closing::default();
        assert!(!closing.covers(false));
        assert!(closing.covers(true));
        for _ in 0..Closing::PICTURES {
            assert!(closing.covers(false));
        }
        assert!(!closing.covers(false));
    }
}
