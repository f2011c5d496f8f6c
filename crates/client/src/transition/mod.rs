//! From one screen to another: into a battle on its square of the map and back through a veil in
//! the colour of its ground, and a short fade between the rest. Nothing moves where stillness is wished.

mod camera;
mod hands;
mod veil;

use crate::screens::Screen;
use crate::settings::Settings;
use ::campaign::Square;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

/// How long the way out and the way in take, in seconds.
const OUT: f32 = 0.34;
const IN: f32 = 0.30;
/// The same for a plain change of screens, which has no way out.
const FADE: f32 = 0.16;
/// A veil that hides more leaves nothing of a screen to be pressed.
const HIDDEN: f32 = 0.7;
/// A picture that took longer, in seconds, counts as this much: the first one of a screen loads.
const LONGEST: f32 = 1.0 / 15.0;

/// Wishes to go to another screen; with a square of the map, through it.
#[derive(Message, Copy, Clone, Debug, PartialEq, Eq)]
pub struct Go {
    /// Where to.
    pub to: Screen,
    /// The square of the map that is entered or left.
    pub at: Option<Square>,
}

/// The change of screens that goes on now.
#[derive(Resource, Copy, Clone, Debug, Default)]
pub struct Transition(Option<Passage>);

#[derive(Copy, Clone, Debug, PartialEq)]
struct Passage {
    at: Option<Square>,
    way: Way,
    /// Seconds so far, and in all.
    elapsed: f32,
    lasts: f32,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Way {
    /// The old screen goes, to make room for this one.
    Out(Screen),
    /// The new screen comes.
    In,
}

impl Transition {
    /// Whether a passage goes on in which hands do nothing: the old screen goes, or the new one is
    /// still hidden. Once it can be seen, what is pressed is meant for it.
    pub fn holds_hands(&self) -> bool {
        self.0.is_some_and(|it| match it.way {
            Way::Out(_) => true,
            Way::In => it.at.is_some() && self.veil() > HIDDEN,
        })
    }

    /// Whether anything is drawn for it.
    pub fn goes_on(&self) -> bool {
        self.0.is_some()
    }

    /// Whether the new screen comes, the old one being gone.
    fn comes(&self) -> bool {
        self.0.is_some_and(|it| it.way == Way::In)
    }

    /// The square that is entered or left.
    fn square(&self) -> Option<Square> {
        self.0?.at
    }

    /// Whether the map is seen from nearer or further than its own camera shows it.
    pub fn moves_camera(&self) -> bool {
        self.square().is_some()
    }

    /// How much the veil hides, 0 to 1.
    fn veil(&self) -> f32 {
        self.0.map_or(0.0, |it| match it.way {
            Way::Out(_) => it.part(),
            Way::In => 1.0 - it.part(),
        })
    }
}

impl Passage {
    /// How much of it is over, 0 to 1, slow at both ends.
    fn part(&self) -> f32 {
        let part = (self.elapsed / self.lasts).clamp(0.0, 1.0);
        part * part * (3.0 - 2.0 * part)
    }
}

/// Changes of screens. Works without a window, too.
pub fn plugin(app: &mut App) {
    app.init_resource::<Transition>()
        .add_message::<Go>()
        .add_systems(Update, (advance, set_out).chain())
        .add_plugins((camera::plugin, hands::plugin, veil::plugin));
}

fn set_out(
    mut wishes: MessageReader<Go>,
    settings: Res<Settings>,
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Screen>>,
    mut transition: ResMut<Transition>,
) {
    let Some(&Go { to, at }) = wishes.read().last() else {
        return;
    };
    if settings.reduced_motion() {
        transition.0 = None;
        next.set(to);
        return;
    }
    if let Some(Passage {
        way: Way::Out(already),
        ..
    }) = &mut transition.0
    {
        *already = to;
    } else if *screen.get() != to {
        let lasts = if at.is_some() { OUT } else { FADE };
        // A screen that is still covered need not be shown to be left.
        let covered = transition.veil() > 0.9;
        transition.0 = Some(Passage {
            at,
            way: Way::Out(to),
            elapsed: if covered { lasts } else { 0.0 },
            lasts,
        });
    }
}

fn advance(
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Screen>>,
    mut transition: ResMut<Transition>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(mut passage) = transition.0 else {
        if screen.is_changed() && !screen.is_added() && !settings.reduced_motion() {
            transition.0 = Some(Passage {
                at: None,
                way: Way::In,
                elapsed: 0.0,
                lasts: FADE,
            });
            redraw.write(RequestRedraw);
        }
        return;
    };
    redraw.write(RequestRedraw);
    passage.elapsed += time.delta_secs().min(LONGEST);
    let over = passage.elapsed >= passage.lasts || settings.reduced_motion();
    transition.0 = match passage.way {
        Way::Out(to) if over => {
            next.set(to);
            Some(Passage {
                way: Way::In,
                elapsed: 0.0,
                lasts: if passage.at.is_some() { IN } else { FADE },
                ..passage
            })
        }
        Way::In if over => None,
        _ => Some(passage),
    };
}

#[cfg(test)]
mod tests;
