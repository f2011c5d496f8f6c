//! What is heard on the map: the land before the camera, what happens, and the music of the place.

use super::captions::Whence;
use super::{Ambience, Play, Sound, Surroundings, Tune};
use crate::campaign::Session;
use crate::panels::world::event_words;
use crate::screens::Screen;
use crate::wildlife::Shower;
use crate::world::{Drawn, SQUARE, Shown, middle};
use ::campaign::world::{Ground, SiteKind};
use ::campaign::{Event, Known, OrderEnd, Side, View, is_all_knights};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            choose_tune.run_if(resource_exists_and_changed::<State<Screen>>),
            (listen, tell).run_if(resource_exists::<Drawn>.and_then(on_map)),
        ),
    )
    .add_systems(OnExit(Screen::World), hush)
    .add_systems(OnExit(Screen::Chronicle), hush);
}

fn on_map(screen: Option<Res<State<Screen>>>) -> bool {
    screen.is_some_and(|it| matches!(it.get(), Screen::World | Screen::Chronicle))
}

fn choose_tune(screen: Res<State<Screen>>, mut tune: ResMut<Tune>) {
    tune.set_if_neq(match screen.get() {
        Screen::Battle => Tune::Battle,
        _ => Tune::Calm,
    });
}

fn hush(mut ambience: ResMut<Ambience>) {
    *ambience = Ambience::SILENCE;
}

/// Listens to the land before the camera.
fn listen(
    drawn: If<Res<Drawn>>,
    shower: Option<Res<Shower>>,
    camera: Option<Single<(Ref<Transform>, Ref<Projection>), With<Camera2d>>>,
    mut ambience: ResMut<Ambience>,
) {
    let Some((place, projection)) = camera.map(|it| it.into_inner()) else {
        return;
    };
    let news = shower.as_ref().is_some_and(DetectChanges::is_changed);
    let same = !place.is_changed() && !projection.is_changed() && !drawn.is_changed() && !news;
    let Projection::Orthographic(projection) = &*projection else {
        return;
    };
    if same && *ambience != Ambience::SILENCE {
        return;
    }
    let wide = projection.area.width() * place.scale.x;
    let rain = shower.map_or(0.0, |it| it.0);
    ambience.set_if_neq(mix(&drawn.view, place.translation.truncate(), wide, rain));
}

/// What is heard from `at` when `wide` units of the land are on screen: near things more than far
/// ones, and everything less from high above, where the wind is left.
fn mix(view: &View, at: Vec2, wide: f32, rain: f32) -> Ambience {
    let reach = (wide * 0.3).clamp(SQUARE * 1.2, SQUARE * 6.0);
    let (mut all, mut heard) = (0.0, [0.0_f32; 4]);
    for (square, known) in view.squares() {
        let near = 1.0 - middle(square).distance(at) / reach;
        if near <= 0.0 {
            continue;
        }
        all += near;
        let Known::Seen { ground, site, .. } = known else {
            continue;
        };
        match ground {
            Ground::Field => heard[0] += near * 0.7,
            Ground::Forest => heard[0] += near,
            Ground::River => heard[1] += near,
            Ground::Hill => heard[2] += near * 0.8,
            Ground::Mountain => heard[2] += near,
        }
        match site.map(|site| site.kind) {
            Some(SiteKind::Capital) => heard[3] += near * 1.4,
            Some(SiteKind::City) => heard[3] += near,
            _ => {}
        }
    }
    let height = ((wide / SQUARE - 5.0) / 14.0).clamp(0.0, 1.0);
    let low = 1.0 - 0.55 * height;
    // A little of something is heard well, and much of it not much better.
    let part = |sum: f32, most: f32| (sum / f32::max(all, 0.01) * most).clamp(0.0, 1.0).sqrt();
    Ambience::SILENCE
        .with(
            Surroundings::Birds,
            part(heard[0], 1.0) * low * (1.0 - 0.7 * rain),
        )
        .with(Surroundings::Water, part(heard[1], 1.6) * low)
        .with(
            Surroundings::Wind,
            (part(heard[2], 1.4) * low).max(0.25 + 0.35 * height),
        )
        .with(Surroundings::Town, part(heard[3], 2.2) * low * 0.9)
        .with(Surroundings::Rain, rain * (1.0 - 0.4 * height))
}

/// What happens is heard as it is shown.
fn tell(
    mut shown: MessageReader<Shown>,
    session: Option<Res<Session>>,
    drawn: If<Res<Drawn>>,
    mut play: MessageWriter<Play>,
    mut whence: MessageWriter<Whence>,
) {
    let two = session.is_some_and(|it| it.is_hotseat());
    for Shown(event) in shown.read() {
        if let Some(sound) = sound_of(event, Side::from(drawn.view.who), two) {
            play.write(Play(sound));
            let at = event_words(event, drawn.view.who).and_then(|words| words.at);
            whence.write_batch(at.map(|at| Whence(sound, at)));
        }
    }
}

/// The sound of an event to one who plays `own`; `two` people share the screen.
fn sound_of(event: &Event, own: Side, two: bool) -> Option<Sound> {
    match event {
        Event::Marched { pieces, .. } if is_all_knights(pieces) => Some(Sound::Ride),
        Event::Marched { .. } | Event::Landed { .. } => Some(Sound::March),
        Event::Attacked { .. } => Some(Sound::Horn),
        Event::Overrun { .. } => Some(Sound::Capture),
        Event::Claimed { site, .. } if site.is_city() => Some(Sound::Bells),
        Event::Claimed { who, .. } if *who == own => Some(Sound::Coins),
        Event::Income { who, gold } if *who == own && *gold > 0 => Some(Sound::Coins),
        Event::Built { who, .. } if *who == own => Some(Sound::Hammer),
        Event::Sacked { .. } | Event::Razed { .. } | Event::Unclaimed { .. } => Some(Sound::Fire),
        Event::BattleHeard | Event::Warband { .. } => Some(Sound::Warning),
        Event::OrderEnded { why, .. } if *why == OrderEnd::EnemyNear => Some(Sound::Warning),
        Event::Won { who, .. } if two || *who == own => Some(Sound::Victory),
        Event::Won { .. } => Some(Sound::Defeat),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::campaign::State;
    use rules::Color as Kingdom;

    fn view(map: [&str; 8], more: &str) -> View {
        let map = map.join("\n");
        let text =
            format!("size 8\nmap\n{map}\ncapital white a1\ncapital black h1\nfog off\n{more}");
        let state: State = text.parse().expect("a world");
        View::new(&state, Kingdom::White)
    }

    #[test]
    fn one_hears_what_is_before_the_camera() {
        use Surroundings::{Birds, Rain, Town, Water, Wind};
        let map = [
            "@@@.....", "@@@.....", "@@@.....", "........", "...fff..", "~~~~~~~~", "........",
            "........",
        ];
        let view = view(map, "city white f3");
        let at = |square: &str, wide: f32, rain: f32| {
            let square = ::campaign::Square::parse(square).expect("a square");
            mix(&view, middle(square), wide, rain)
        };
        let close = 400.0;
        let (peak, river, wood) = (
            at("b7", close, 0.0),
            at("a3", close, 0.0),
            at("e5", close, 0.0),
        );
        assert!(peak.level(Wind) > wood.level(Wind) && peak.level(Birds) < wood.level(Birds));
        assert!(river.level(Water) > wood.level(Water) && peak.level(Water) == 0.0);
        assert!(at("f3", close, 0.0).level(Town) > 0.5 && peak.level(Town) == 0.0);
        // From high above everything is softer, but the wind is there.
        let above = at("a3", 2400.0, 0.0);
        assert!(above.level(Water) < river.level(Water) && above.level(Wind) > 0.4);
        let wet = at("e5", close, 1.0);
        assert!(wet.level(Rain) > 0.9 && wet.level(Birds) < wood.level(Birds));
    }

    #[test]
    fn what_happens_has_its_sound() {
        let own = Side::White;
        let marched = |pieces: &str| Event::Marched {
            who: Side::White,
            from: None,
            to: None,
            pieces: pieces.parse().expect("an army"),
            rally: false,
        };
        assert_eq!(sound_of(&marched("2N"), own, false), Some(Sound::Ride));
        assert_eq!(sound_of(&marched("2N1P"), own, false), Some(Sound::March));
        let won = Event::Won {
            who: Side::Black,
            resigned: false,
        };
        assert_eq!(sound_of(&won, own, false), Some(Sound::Defeat));
        assert_eq!(sound_of(&won, own, true), Some(Sound::Victory));
        let income = |who| Event::Income { who, gold: 5 };
        assert_eq!(
            sound_of(&income(Side::White), own, false),
            Some(Sound::Coins)
        );
        assert_eq!(sound_of(&income(Side::Black), own, false), None);
    }
}
