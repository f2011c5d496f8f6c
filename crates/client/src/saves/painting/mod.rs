//! A world as a small painted map: for the list of saves, and larger for the set-up. It is
//! reckoned in plain numbers beside the screen, from what one kingdom knows and nothing else.

mod boards;
mod canvas;
mod ground;
mod places;

pub use boards::{paint_battle, paint_sitting};

use ::campaign::{Known, State, View};
use canvas::Canvas;
use rules::Color;

/// A square picture, row by row from the top, three bytes a pixel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pixels {
    /// Pixels along an edge.
    pub side: usize,
    /// Red, green, blue of each.
    pub rgb: Vec<u8>,
}

impl Pixels {
    /// The same for egui.
    pub fn to_egui(&self) -> bevy_egui::egui::ColorImage {
        bevy_egui::egui::ColorImage::from_rgb([self.side; 2], &self.rgb)
    }
}

/// Paints what a view knows, `side` pixels an edge.
pub fn paint(view: &View, seed: u32, side: usize) -> Pixels {
    let mut canvas = Canvas::new(side, view.size());
    ground::lay(&mut canvas, view, seed);
    places::build(&mut canvas, view, seed);
    if view
        .squares()
        .any(|(_, known)| !matches!(known, Known::Seen { .. }))
    {
        ground::veil(&mut canvas, view, seed);
    }
    canvas.finish()
}

/// Paints the picture of a campaign for a list that everybody at the screen may look at. Where
/// two people share it in a fog, a closed map tells neither what the other knows.
pub fn paint_campaign(state: &State, viewer: Color, side: usize) -> Pixels {
    let seed = state.chance().seed;
    if state.options().hides_at_one_screen() && state.won().is_none() {
        let mut canvas = Canvas::new(side, state.size());
        places::rose(&mut canvas);
        return canvas.finish();
    }
    let view = match state.won() {
        Some(_) => View::revealed(state, viewer),
        None => View::new(state, viewer),
    };
    paint(&view, seed, side)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::campaign::CampaignSetup;
    use ::campaign::{NoBattles, Side};

    fn begun(setup: &CampaignSetup) -> State {
        State::new(&setup.rules())
    }

    #[test]
    fn the_same_world_is_painted_alike_and_another_otherwise() {
        let paint_seed = |seed, side| {
            let state = begun(&CampaignSetup {
                seed,
                fog: false,
                ..Default::default()
            });
            paint(&View::new(&state, Color::White), seed, side)
        };
        let picture = paint_seed(1, 64);
        assert_eq!(picture.rgb.len(), 64 * 64 * 3);
        assert_eq!(picture, paint_seed(1, 64));
        assert_ne!(picture, paint_seed(2, 64));
    }

    #[test]
    fn what_is_hidden_does_not_change_the_picture() {
        let setup = CampaignSetup::default();
        let state = begun(&setup);
        let seen = paint_campaign(&state, Color::White, 64);
        // Black's army leaves its capital, far from White's eyes.
        let lines: Vec<String> = state
            .to_string()
            .lines()
            .map(|line| match line.strip_prefix("army black ") {
                Some(rest) => format!("army black {} 1P\n", &rest[..2]),
                None => format!("{line}\n"),
            })
            .collect();
        let other: State = lines.concat().parse().unwrap();
        assert_ne!(other, state);
        assert_eq!(paint_campaign(&other, Color::White, 64), seen);
        assert_ne!(
            paint(&View::revealed(&state, Color::White), 7, 64),
            seen,
            "fog hides something"
        );
    }

    #[test]
    fn two_people_in_a_fog_see_a_closed_map() {
        let setup = CampaignSetup {
            opponent: crate::battle::Seat::Human,
            ..Default::default()
        };
        let mut state = begun(&setup);
        let before = paint_campaign(&state, Color::White, 64);
        state.apply_text("end", &mut NoBattles).unwrap();
        assert_eq!(state.turn(), Side::Black);
        for viewer in Color::ALL {
            assert_eq!(paint_campaign(&state, viewer, 64), before);
        }
    }
}
