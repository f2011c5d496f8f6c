//! Short words for what is heard that matters, at the edge of the window, for those who do not
//! hear it.

use super::{Play, Sound};
use crate::settings::Settings;
use crate::theme::{MainCamera, Panels, palette};
use crate::world::middle;
use ::campaign::Square;
use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Area, Frame, Label, Margin, Order, RichText, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Captions>()
        .add_message::<Whence>()
        .add_systems(
            EguiPrimaryContextPass,
            (hear, show)
                .chain()
                .after(Panels::Battle)
                .before(Panels::Overlays)
                .run_if(|settings: Res<Settings>| settings.captions),
        );
}

/// How long a caption stays, in seconds.
const STAY: f64 = 4.0;
/// How long of that it fades.
const FADE: f64 = 0.5;
/// How many stand there at most.
const MOST: usize = 4;

/// On which square of the map something is heard in this picture.
#[derive(Message, Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Whence(pub Sound, pub Square);

/// What has been heard, and when, in seconds.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Captions(Vec<(String, f64)>);

impl Captions {
    /// Something is heard `now`. Said once more, it stays longer.
    pub fn hear(&mut self, words: String, now: f64) {
        self.0.retain(|(before, _)| *before != words);
        self.0.push((words, now));
        let spare = self.0.len().saturating_sub(MOST);
        self.0.drain(..spare);
    }

    /// Draws them at the lower left of the window; where all is `still` they do not fade.
    pub fn show(&mut self, ctx: &egui::Context, now: f64, still: bool) {
        self.0.retain(|(_, since)| now - since < STAY);
        let Some(oldest) = self.0.iter().map(|(_, since)| *since).reduce(f64::min) else {
            return;
        };
        let left = STAY - (now - oldest);
        let next = if still { left } else { left - FADE };
        ctx.request_repaint_after(Duration::from_secs_f64(next.clamp(0.02, STAY)));
        let window = ctx.viewport_rect();
        Area::new("captions".into())
            .order(Order::Foreground)
            .interactable(false)
            .fade_in(false)
            .pivot(Align2::LEFT_BOTTOM)
            .fixed_pos(window.left_bottom() + vec2(8.0, -8.0))
            .show(ctx, |ui| {
                ui.spacing_mut().item_spacing.y = 3.0;
                for (words, since) in &self.0 {
                    let left = STAY - (now - since);
                    let strength = match still {
                        true => 1.0,
                        false => (left / FADE).clamp(0.0, 1.0),
                    };
                    let dark = palette::DUSK.gamma_multiply(0.88 * strength as f32);
                    let pale = palette::PALE_PAPER.gamma_multiply(strength as f32);
                    let frame = Frame::new()
                        .fill(dark)
                        .corner_radius(6)
                        .inner_margin(Margin::symmetric(9, 3));
                    frame.show(ui, |ui| {
                        let words = RichText::new(words).color(pale).size(15.0);
                        ui.add(Label::new(words).selectable(false));
                    });
                }
            });
    }
}

/// What a sound that matters is called.
fn words_of(sound: Sound) -> Option<String> {
    Some(match sound {
        Sound::Step | Sound::Slide | Sound::Drop | Sound::Click | Sound::TurnOver => return None,
        Sound::Refuse => words!("caption-refuse"),
        Sound::Capture => words!("caption-capture"),
        Sound::Check => words!("caption-check"),
        Sound::PowerLost => words!("caption-power-lost"),
        Sound::PowerWon => words!("caption-power-won"),
        Sound::TowerShot => words!("caption-tower-shot"),
        Sound::Promote => words!("caption-promote"),
        Sound::Victory => words!("caption-victory"),
        Sound::Defeat => words!("caption-defeat"),
        Sound::Draw => words!("caption-draw"),
        Sound::Warning => words!("caption-warning"),
        Sound::Horn => words!("caption-horn"),
        Sound::Bells => words!("caption-bells"),
        Sound::March => words!("caption-march"),
        Sound::Ride => words!("caption-ride"),
        Sound::Coins => words!("caption-coins"),
        Sound::Hammer => words!("caption-hammer"),
        Sound::Fire => words!("caption-fire"),
        Sound::Dice => words!("caption-dice"),
    })
}

/// Which way from the middle of what is seen, counted from the east against the clock in eighths;
/// none for what is near the middle.
fn wind(from: Vec2, to: Vec2, near: f32) -> &'static str {
    let way = to - from;
    if way.length() < near {
        return "here";
    }
    let eighth = (way.to_angle() / std::f32::consts::FRAC_PI_4).round() as i32;
    match eighth.rem_euclid(8) {
        0 => "east",
        1 => "north-east",
        2 => "north",
        3 => "north-west",
        4 => "west",
        5 => "south-west",
        6 => "south",
        _ => "south-east",
    }
}

fn hear(
    mut plays: MessageReader<Play>,
    mut whence: MessageReader<Whence>,
    camera: Option<Single<(&Transform, &Projection), With<MainCamera>>>,
    time: Res<Time<Real>>,
    mut captions: ResMut<Captions>,
) {
    let places: Vec<Whence> = whence.read().copied().collect();
    let now = time.elapsed_secs_f64();
    for Play(sound) in plays.read() {
        let Some(what) = words_of(*sound) else {
            continue;
        };
        let place = places.iter().find(|Whence(it, _)| it == sound);
        let words = match (place, &camera) {
            (Some(Whence(_, at)), Some(camera)) => {
                let (place, projection) = **camera;
                let near = match projection {
                    Projection::Orthographic(it) => it.area.height() * place.scale.x * 0.4,
                    _ => 0.0,
                };
                let wind = wind(place.translation.truncate(), middle(*at), near);
                words!("caption-at", what = what, at = at.to_string(), wind = wind)
            }
            _ => what,
        };
        captions.hear(words, now);
    }
}

fn show(
    mut contexts: EguiContexts,
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    mut captions: ResMut<Captions>,
) -> Result {
    if captions.0.is_empty() {
        return Ok(());
    }
    let still = settings.reduced_motion();
    captions.show(contexts.ctx_mut()?, time.elapsed_secs_f64(), still);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_matters_has_words() {
        let silent = Sound::ALL.into_iter().filter(|it| words_of(*it).is_none());
        assert_eq!(
            silent.count(),
            5,
            "steps, slides, drops, clicks, turning over"
        );
        assert_eq!(words_of(Sound::Horn).as_deref(), Some("A horn: an attack"));
    }

    #[test]
    fn it_is_told_from_where() {
        let here = Vec2::new(100.0, 100.0);
        for (to, expected) in [
            (Vec2::new(110.0, 95.0), "here"),
            (Vec2::new(400.0, 100.0), "east"),
            (Vec2::new(100.0, 400.0), "north"),
            (Vec2::new(-200.0, -200.0), "south-west"),
            (Vec2::new(-300.0, 100.0), "west"),
        ] {
            assert_eq!(wind(here, to, 50.0), expected, "{to}");
        }
    }

    #[test]
    fn the_same_stands_there_once_and_old_ones_go() {
        let mut captions = Captions::default();
        for (at, words) in ["a", "b", "a", "c", "d", "e"].into_iter().enumerate() {
            captions.hear(words.to_owned(), at as f64);
        }
        let words: Vec<&str> = captions.0.iter().map(|it| it.0.as_str()).collect();
        assert_eq!(words, ["a", "c", "d", "e"]);
        let ctx = egui::Context::default();
        let mut shown = |now: f64| {
            let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
                captions.show(ui.ctx(), now, true);
            });
            output.textures_delta.clear();
            captions.0.len()
        };
        assert_eq!(shown(5.5), 4);
        assert_eq!(shown(8.5), 1, "the last was heard at 5");
        assert_eq!(shown(9.5), 0);
    }
}
