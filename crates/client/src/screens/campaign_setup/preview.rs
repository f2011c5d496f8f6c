//! The world that the options make, painted beside the screen: in a fog only what is known of it at
//! the beginning.

use super::words;
use crate::campaign::CampaignSetup;
use crate::saves::names;
use crate::saves::painting::{self, Pixels};
use crate::screens::map_picture;
use crate::theme;
use ::campaign::{Options, Square, State, View};
use bevy::prelude::Resource;
use bevy::tasks::futures::check_ready;
use bevy::tasks::{AsyncComputeTaskPool, Task};
use bevy_egui::egui::{self, RichText, Ui};
use rules::Color;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Pixels along an edge of the painted world.
const SIDE: usize = 512;

/// How long the world before stays without a word while the next one is made.
const UNNOTICED: Duration = Duration::from_millis(200);

/// A world and its picture.
#[derive(Clone, Debug)]
pub struct Sketch {
    of: Wanted,
    view: Arc<View>,
    pixels: Arc<Pixels>,
}

/// What of a set-up changes the world.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct Wanted {
    large: bool,
    seed: u32,
    options: Options,
}

impl From<&CampaignSetup> for Wanted {
    fn from(setup: &CampaignSetup) -> Self {
        Self {
            large: setup.large,
            seed: setup.seed,
            options: setup.rules().options,
        }
    }
}

impl Sketch {
    /// Makes the world of a set-up and paints it.
    pub fn of(setup: &CampaignSetup) -> Self {
        let state = State::new(&setup.rules());
        let pixels = painting::paint_campaign(&state, Color::White, SIDE);
        Self {
            of: setup.into(),
            pixels: Arc::new(pixels),
            view: Arc::new(View::new(&state, Color::White)),
        }
    }
}

/// The world on the set-up screen.
#[derive(Resource, Debug, Default)]
pub struct Preview {
    /// What is shown.
    shown: Option<Sketch>,
    coming: Option<(Wanted, Instant, Task<Sketch>)>,
    /// The next time the set-up opens, the world stays as it was last.
    pub keep_seed: bool,
}

impl Preview {
    /// A preview that shows a world already.
    pub fn of(sketch: Sketch) -> Self {
        Self {
            shown: Some(sketch),
            ..Self::default()
        }
    }

    /// Has the world of a set-up made if it is another one; gives whether one is on its way.
    pub(super) fn follow(&mut self, setup: &CampaignSetup) -> bool {
        let wanted = Wanted::from(setup);
        if let Some((_, _, task)) = &mut self.coming
            && let Some(sketch) = check_ready(task)
        {
            self.shown = Some(sketch);
            self.coming = None;
        }
        let is_shown = self.shown.as_ref().is_some_and(|it| it.of == wanted);
        let is_coming = self.coming.as_ref().is_some_and(|it| it.0 == wanted);
        if is_shown {
            self.coming = None;
        } else if !is_coming {
            // Who turns the wheel of numbers still sees one world after the other.
            let since = self.coming.take().map_or_else(Instant::now, |it| it.1);
            let setup = setup.clone();
            let task = AsyncComputeTaskPool::get().spawn(async move { Sketch::of(&setup) });
            self.coming = Some((wanted, since, task));
        }
        self.coming.is_some()
    }

    /// Draws it, `side` points an edge, with the name of the world over it.
    pub(super) fn show(&self, ui: &mut Ui, setup: &CampaignSetup, side: f32) {
        let name = RichText::new(names::world_name(setup.seed)).family(theme::serif_bold());
        ui.label(name.size(25.0));
        let pixels = self.shown.as_ref().map(|it| &it.pixels);
        let response = map_picture::show(
            ui,
            "preview",
            pixels,
            side,
            &words!("campaign-setup-the-world"),
        );
        let late = self
            .coming
            .as_ref()
            .is_some_and(|(_, since, _)| since.elapsed() > UNNOTICED);
        if late || self.shown.is_none() {
            let place =
                egui::Rect::from_center_size(response.rect.center(), egui::vec2(190.0, 40.0));
            ui.painter().rect_filled(place, 8.0, theme::palette::PAPER);
            let font = egui::FontId::proportional(15.0);
            ui.painter().text(
                place.center(),
                egui::Align2::CENTER_CENTER,
                words!("campaign-setup-making"),
                font,
                theme::palette::INK,
            );
            return;
        }
        if let Some(sketch) = self
            .shown
            .as_ref()
            .filter(|it| !it.of.options.hides_at_one_screen())
            && let Some(square) = pointed(&sketch.view, &response)
        {
            response.on_hover_text_at_pointer(words::square_words(&sketch.view, square));
        }
    }
}

/// The square under the pointer.
fn pointed(view: &View, response: &egui::Response) -> Option<Square> {
    let at = response.hover_pos()? - response.rect.min;
    let side = view.size().side();
    let cell = |part: f32| (part / response.rect.width() * f32::from(side)) as u8;
    let rank = side.checked_sub(1)?.checked_sub(cell(at.y))?;
    Square::at(cell(at.x), rank)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battle::Seat;

    fn setup(fog: bool, opponent: Seat) -> CampaignSetup {
        CampaignSetup {
            fog,
            opponent,
            ..CampaignSetup::default()
        }
    }

    #[test]
    fn in_a_fog_no_more_is_shown_than_is_known() {
        let casual = CampaignSetup::default().opponent;
        let seen = |setup: &CampaignSetup| Sketch::of(setup).view.sees.len();
        let (all, some) = (seen(&setup(false, casual)), seen(&setup(true, casual)));
        assert_eq!(all, 64);
        assert!((1..32).contains(&some), "{some}");
        let wanted = |fog, opponent| Wanted::from(&setup(fog, opponent));
        let closed = |fog, opponent| wanted(fog, opponent).options.hides_at_one_screen();
        assert!(closed(true, Seat::Human));
        assert!(!closed(false, Seat::Human) && !closed(true, casual));
        assert_ne!(wanted(true, casual), wanted(false, casual));
    }
}
