//! What moves on the board, and how long. Motion is only shown: the table is already ahead, and
//! the next action finishes whatever still runs.

use super::art::{BoardArt, EffectKind};
use crate::settings::Settings;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

/// Seconds a piece takes for its way.
pub(crate) const SLIDE: f32 = 0.24;
/// Seconds a shot travels.
pub(super) const SHOT: f32 = 0.22;
/// Seconds an effect lasts.
const EFFECT: f32 = 0.6;

/// On its way from elsewhere: `offset` in squares on the screen, right and up.
#[derive(Component)]
pub(crate) struct Glide {
    pub from: Vec2,
    pub delay: f32,
    pub elapsed: f32,
    pub duration: f32,
    /// How high it is lifted in between, in squares.
    pub lift: f32,
}

impl Glide {
    /// A straight way of `duration` seconds that begins now.
    pub fn along(from: Vec2, duration: f32) -> Self {
        Self {
            from,
            delay: 0.0,
            elapsed: 0.0,
            duration,
            lift: 0.0,
        }
    }

    /// The way of a piece after `delay` seconds; a Knight `leaps`.
    pub fn of_piece(from: Vec2, delay: f32, leaps: bool) -> Self {
        Self {
            delay,
            lift: if leaps { 0.35 } else { 0.06 },
            ..Self::along(from, SLIDE)
        }
    }

    /// Where it is now, in squares from its goal.
    pub fn offset(&self) -> Vec2 {
        let t = ((self.elapsed - self.delay) / self.duration).clamp(0.0, 1.0);
        let eased = EaseFunction::CubicInOut.sample_clamped(t);
        let lift = (t * std::f32::consts::PI).sin() * self.lift;
        self.from * (1.0 - eased) + Vec2::new(0.0, lift)
    }

    fn is_over(&self) -> bool {
        self.elapsed >= self.delay + self.duration
    }
}

/// Taken: stays until it is hit, then goes.
#[derive(Component)]
pub(crate) struct Leaving {
    pub delay: f32,
    pub elapsed: f32,
}

impl Leaving {
    /// Hit after so many seconds.
    pub fn after(delay: f32) -> Self {
        Self {
            delay,
            elapsed: 0.0,
        }
    }
}

/// A run of frames over a square.
#[derive(Component)]
pub(crate) struct Effect {
    pub kind: EffectKind,
    pub delay: f32,
    pub elapsed: f32,
    pub duration: f32,
    /// Shown without moving, for those who want stillness.
    pub still: bool,
}

/// A cannon ball on its way.
#[derive(Component)]
pub(crate) struct Ball {
    pub from: Vec2,
    pub to: Vec2,
    pub elapsed: f32,
    pub duration: f32,
}

/// An effect to be shown in the middle of a square of `edge` logical pixels, with its delay in
/// seconds.
pub(crate) fn spawn_effect<'a>(
    commands: &'a mut Commands,
    art: &BoardArt,
    (kind, middle, edge): (EffectKind, Vec2, f32),
    delay: f32,
    still: bool,
) -> EntityCommands<'a> {
    let size = edge
        * if kind == EffectKind::Capture {
            1.5
        } else {
            1.3
        };
    let frame = if still { 3 } else { 0 };
    commands.spawn((
        art.effect(kind, frame, size),
        Transform::from_translation(middle.extend(40.0)),
        Visibility::Hidden,
        Effect {
            kind,
            delay,
            elapsed: 0.0,
            duration: if still { 0.9 } else { EFFECT },
            still,
        },
    ))
}

/// How fast things move now; nothing takes time where motion is not wanted.
pub(crate) fn pace(settings: &Settings) -> f32 {
    settings.animation_speed.factor()
}

pub(crate) fn advance_glides(
    mut commands: Commands,
    time: Res<Time>,
    settings: Res<Settings>,
    mut glides: Query<(Entity, &mut Glide)>,
) {
    for (entity, mut glide) in &mut glides {
        glide.elapsed += time.delta_secs() * pace(&settings);
        if glide.is_over() {
            commands.entity(entity).remove::<Glide>();
        }
    }
}

pub(crate) fn advance_leaving(
    mut commands: Commands,
    time: Res<Time>,
    settings: Res<Settings>,
    mut leaving: Query<(Entity, &mut Leaving, &mut Sprite)>,
) {
    for (entity, mut leaving, mut sprite) in &mut leaving {
        leaving.elapsed += time.delta_secs() * pace(&settings);
        let gone = (leaving.elapsed - leaving.delay) / 0.2;
        if gone >= 1.0 {
            commands.entity(entity).despawn();
        } else if gone > 0.0 {
            sprite.color = Color::WHITE.with_alpha(1.0 - gone);
        }
    }
}

pub(crate) fn advance_effects(
    mut commands: Commands,
    time: Res<Time>,
    settings: Res<Settings>,
    mut effects: Query<(Entity, &mut Effect, &mut Sprite, &mut Visibility)>,
) {
    for (entity, mut effect, mut sprite, mut visibility) in &mut effects {
        effect.elapsed += time.delta_secs() * pace(&settings);
        let t = (effect.elapsed - effect.delay) / effect.duration;
        if t >= 1.0 {
            commands.entity(entity).despawn();
        } else if t >= 0.0 {
            visibility.set_if_neq(Visibility::Visible);
            if !effect.still
                && let Some(atlas) = &mut sprite.texture_atlas
            {
                let frame = (t * EffectKind::FRAMES as f32) as usize;
                atlas.index = BoardArt::effect_index(effect.kind, frame);
            }
        }
    }
}

pub(super) fn advance_balls(
    mut commands: Commands,
    time: Res<Time>,
    settings: Res<Settings>,
    mut balls: Query<(Entity, &mut Ball, &mut Transform)>,
) {
    for (entity, mut ball, mut transform) in &mut balls {
        ball.elapsed += time.delta_secs() * pace(&settings);
        let t = ball.elapsed / ball.duration;
        if t >= 1.0 {
            commands.entity(entity).despawn();
        } else {
            transform.translation = ball.from.lerp(ball.to, t).extend(38.0);
        }
    }
}

/// Everything that moves comes to its end.
pub(crate) fn finish(
    commands: &mut Commands,
    gliding: &Query<Entity, With<Glide>>,
    passing: &Query<Entity, Or<(With<Leaving>, With<Ball>)>>,
) {
    for entity in gliding {
        commands.entity(entity).remove::<Glide>();
    }
    for entity in passing {
        commands.entity(entity).despawn();
    }
}

/// Frames are drawn as long as something moves, even if the window only draws on demand. The
/// life of the ground is slower than frames: the window's pace is enough for it.
pub(crate) fn keep_drawing(
    moving: Query<(), Or<(With<Glide>, With<Leaving>, With<Effect>, With<Ball>)>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if !moving.is_empty() {
        redraw.write(RequestRedraw);
    }
}
