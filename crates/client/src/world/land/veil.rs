//! Bare paper over the map until its land has been painted for the first time.

use super::MapSheet;
use super::easel::Easel;
use crate::campaign::Session;
use crate::screens::Screen;
use crate::settings::Settings;
use crate::theme::{Panels, palette, serif_bold};
use crate::world::{CameraSet, Drawn, MapArea, is_shown};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use rules::Color as Kingdom;

/// How long the land takes to come through, in seconds.
const FADE: f32 = 0.45;

/// How much of the map is hidden, and for how long it has been, in seconds.
#[derive(Resource, Copy, Clone, Debug, PartialEq)]
pub struct Veil {
    hides: f32,
    since: f32,
    /// Whose eyes it is lifted for.
    of: Option<Kingdom>,
}

impl Default for Veil {
    fn default() -> Self {
        Self {
            hides: 1.0,
            since: 0.0,
            of: None,
        }
    }
}

impl Veil {
    /// Whether nothing of the map is to be seen.
    pub const fn hides_all(&self) -> bool {
        self.hides == 1.0
    }

    /// Goes on for so many seconds; `fresh` is a map that is shown for the first time.
    fn go_on(&mut self, seconds: f32, painted: bool, fresh: bool, still: bool) {
        if !painted {
            self.hides = 1.0;
            self.since += seconds;
            return;
        }
        // One that was painted before is there at once.
        let at_once = still || fresh && self.since == 0.0;
        let step = if at_once {
            1.0
        } else {
            seconds.min(0.1) / FADE
        };
        self.hides = (self.hides - step).max(0.0);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Veil>()
        .add_systems(Update, fall.run_if(not(is_shown)))
        .add_systems(
            EguiPrimaryContextPass,
            draw.after(CameraSet)
                .after(Panels::Dress)
                .before(Panels::Battle)
                .run_if(in_state(Screen::World).or_else(in_state(Screen::Chronicle))),
        );
}

/// The next map begins hidden.
fn fall(mut veil: ResMut<Veil>) {
    veil.set_if_neq(Veil::default());
}

pub(super) fn lift(
    easel: Option<Res<Easel>>,
    sheet: Query<Ref<MapSheet>>,
    drawn: If<Res<Drawn>>,
    settings: Res<Settings>,
    time: Res<Time<Real>>,
    mut veil: ResMut<Veil>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Ok(sheet) = sheet.single() else {
        return;
    };
    let painted = easel.is_some_and(|easel| easel.is_done());
    let mut now = *veil;
    now.of = Some(drawn.view.who);
    now.go_on(
        time.delta_secs(),
        painted,
        sheet.is_added(),
        settings.reduced_motion(),
    );
    if veil.set_if_neq(now) {
        redraw.write(RequestRedraw);
    }
}

fn draw(
    mut contexts: EguiContexts,
    veil: Res<Veil>,
    area: Res<MapArea>,
    session: Option<Res<Session>>,
    drawn: Option<Res<Drawn>>,
    screen: Res<State<Screen>>,
    easel: Option<Res<Easel>>,
    settings: Res<Settings>,
    window: Single<&Window, With<PrimaryWindow>>,
) -> Result {
    // Who comes to the screen never sees what the other saw.
    let viewer = session.map(|session| session.viewer());
    let viewer = viewer.filter(|_| *screen.get() == Screen::World);
    let drawn_for = drawn.map(|drawn| drawn.view.who);
    let foreign = drawn_for != veil.of || viewer.is_some() && viewer != drawn_for;
    let hides = if foreign { 1.0 } else { veil.hides };
    if hides == 0.0 {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let painter = ctx.layer_painter(egui::LayerId::background());
    let whole = ctx.viewport_rect();
    painter.rect_filled(whole, 0.0, palette::PARCHMENT.gamma_multiply(hides));
    // Told at once: while shaders are compiled no other picture may come for seconds. Only what was
    // painted before is there with the next one.
    let painted = easel.is_some_and(|easel| easel.is_done());
    if painted && (veil.since == 0.0 || foreign) {
        return Ok(());
    }
    let middle = if area.0.is_empty() {
        whole.center()
    } else {
        let scale = settings.scale_in(window.width(), window.height());
        let middle = area.0.center() / scale;
        egui::pos2(middle.x, middle.y)
    };
    painter.text(
        middle,
        egui::Align2::CENTER_CENTER,
        words!("map-painting"),
        egui::FontId::new(24.0, serif_bold()),
        palette::FADED_INK.gamma_multiply(hides),
    );
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_map_stays_hidden_until_it_is_painted() {
        let mut veil = Veil::default();
        for _ in 0..10 {
            veil.go_on(1.0, false, false, false);
            assert_eq!(veil.hides, 1.0);
        }
        let mut still = veil;
        still.go_on(0.01, true, false, true);
        assert_eq!(still.hides, 0.0, "nothing fades where nothing moves");
        veil.go_on(FADE / 9.0, true, false, false);
        assert!(veil.hides > 0.5 && veil.hides < 1.0);
        let mut again = Veil::default();
        again.go_on(0.01, true, true, false);
        assert_eq!(again.hides, 0.0, "it was painted before");
    }
}
