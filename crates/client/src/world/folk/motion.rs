//! What moves on the map. Motion is only shown: in the end the view tells who stands where.

use super::Folk;
use super::armies::{Army, find, spawn, stand, without};
use super::figures::Troop;
use super::showing::Tempo;
use super::sites::Place;
use crate::board::{BoardArt, EffectKind};
use crate::settings::Settings;
use crate::world::{Drawn, Shown, layer, middle};
use ::campaign::{Event, Side, Square};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use rules::battle::Army as Pieces;

/// Seconds an effect lasts.
const EFFECT: f32 = 0.7;
/// Seconds in which somebody appears at the edge of what is seen, or is lost from sight.
const FADE: f32 = 0.3;

/// On its way from a place in the world.
#[derive(Component, Copy, Clone, Debug)]
pub(super) struct Glide {
    pub from: Vec2,
    pub elapsed: f32,
    pub duration: f32,
}

impl Glide {
    fn new(from: Vec2, duration: f32) -> Self {
        Self {
            from,
            elapsed: 0.0,
            duration,
        }
    }

    /// Where it is on the way to its goal, with a little hop in every stride.
    pub fn at(&self, goal: Vec2) -> Vec2 {
        let t = (self.elapsed / self.duration.max(0.001)).clamp(0.0, 1.0);
        let eased = EaseFunction::SineInOut.sample_clamped(t);
        let hop = (t * std::f32::consts::TAU * 1.5).sin().abs() * 5.0 * (1.0 - t);
        self.from.lerp(goal, eased) + Vec2::new(0.0, hop)
    }
}

/// Appears or goes in a moment; seen by its size.
#[derive(Component, Copy, Clone, Debug)]
pub(super) struct Fade {
    elapsed: f32,
    goes: bool,
}

/// A run of frames over a square.
#[derive(Component, Copy, Clone, Debug)]
pub(super) struct Burst {
    kind: EffectKind,
    elapsed: f32,
}

/// What a happening is shown with.
#[derive(SystemParam)]
pub(super) struct Stage<'w, 's> {
    commands: Commands<'w, 's>,
    drawn: Res<'w, Drawn>,
    settings: Res<'w, Settings>,
    tempo: Res<'w, Tempo>,
    board: Option<Res<'w, BoardArt>>,
    armies: Query<'w, 's, (Entity, &'static mut Army)>,
    places: Query<'w, 's, (Entity, &'static mut Place)>,
    /// Where it was fought last.
    field: Local<'s, Option<Square>>,
}

/// Sets moving what begins to be seen.
pub(super) fn set_moving(mut stage: Stage, mut shown: MessageReader<Shown>) {
    for Shown(event) in shown.read() {
        stage.show(event);
    }
}

impl Stage<'_, '_> {
    fn show(&mut self, event: &Event) {
        match *event {
            Event::Marched {
                who,
                from,
                to,
                pieces,
                ..
            } => self.march(who, from, to, pieces),
            Event::Attacked {
                who,
                from,
                at,
                attackers,
                ..
            } => {
                *self.field = Some(at);
                self.charge(who, from, at, attackers);
                self.burst(EffectKind::Capture, at);
            }
            Event::Overrun { at, .. } | Event::BattleEnded { at, .. } => {
                self.burst(EffectKind::Capture, at);
            }
            Event::Landed { who, at, pieces } => self.land(who, at, pieces),
            Event::Lost { who, at, .. } => self.lose(who, at),
            Event::Warband { at, pieces } => {
                self.appear(Side::Rogue, at, pieces);
            }
            Event::Claimed { who, at, .. } => {
                self.change_site(at, |site| site.owner = who.kingdom());
                self.burst(EffectKind::PowerWon, at);
            }
            Event::Unclaimed { at, .. } => {
                self.change_site(at, |site| site.owner = None);
                self.burst(EffectKind::Shot, at);
            }
            Event::Sacked { at, .. } => {
                self.change_site(at, |site| site.sacked = true);
                self.burst(EffectKind::Shot, at);
            }
            Event::Razed { at, .. } => self.raze(at),
            Event::Built { at, .. } => self.burst(EffectKind::PowerWon, at),
            _ => {}
        }
    }

    fn still(&self) -> bool {
        self.settings.reduced_motion() || self.tempo.0 <= 0.0
    }

    /// Takes pieces out of the army they leave; gives who goes, and from where.
    fn detach(
        &mut self,
        who: Side,
        from: Square,
        to: Option<Square>,
        pieces: Pieces,
    ) -> (Option<Entity>, Vec2) {
        let Some((entity, army)) = find(&self.armies, who, from, to) else {
            return (None, middle(from));
        };
        let place = stand(&self.drawn.view, &army);
        let left = without(&army.troop, &pieces);
        if left.army.is_empty() {
            return (Some(entity), place);
        }
        if let Ok((_, mut army)) = self.armies.get_mut(entity) {
            army.troop = left;
        }
        (None, place)
    }

    /// Lets somebody go from where he is to where `army` says.
    fn send(&mut self, entity: Option<Entity>, army: Army, from: Vec2) {
        let still = self.still();
        let mut mover = match entity {
            Some(entity) => self.commands.entity(entity),
            None => spawn(&mut self.commands, army),
        };
        mover.insert(army);
        if !still {
            mover.insert(Glide::new(from, self.tempo.0));
        }
    }

    fn march(&mut self, who: Side, from: Option<Square>, to: Option<Square>, pieces: Pieces) {
        match (from, to) {
            (Some(from), Some(to)) => {
                let (entity, place) = self.detach(who, from, Some(to), pieces);
                let army = Army {
                    square: to,
                    beside: None,
                    troop: Troop::plain(who, pieces),
                };
                self.send(entity, army, place);
            }
            (None, Some(to)) => self.appear(who, to, pieces),
            (Some(from), None) => {
                let (entity, _) = self.detach(who, from, None, pieces);
                if let Some(entity) = entity {
                    self.vanish(entity);
                }
            }
            (None, None) => {}
        }
    }

    fn charge(&mut self, who: Side, from: Option<Square>, at: Square, attackers: Pieces) {
        let Some(from) = from else {
            return;
        };
        let (entity, place) = self.detach(who, from, None, attackers);
        let army = Army {
            square: at,
            beside: Some(from),
            troop: Troop::plain(who, attackers),
        };
        self.send(entity, army, place);
    }

    fn land(&mut self, who: Side, at: Square, pieces: Pieces) {
        let field = *self.field;
        let beaten = self
            .armies
            .iter()
            .find(|(_, army)| army.troop.owner == who && Some(army.square) == field)
            .map(|(entity, army)| (entity, stand(&self.drawn.view, army)));
        let troop = Troop {
            tilted: true,
            ..Troop::plain(who, pieces)
        };
        let army = Army {
            square: at,
            beside: None,
            troop,
        };
        match beaten {
            Some((entity, place)) => self.send(Some(entity), army, place),
            None => self.appear(who, at, pieces),
        }
        self.burst(EffectKind::Landing, at);
    }

    fn lose(&mut self, who: Side, at: Square) {
        let lost = self
            .armies
            .iter()
            .find(|(_, army)| army.square == at && army.troop.owner == who)
            .map(|(entity, _)| entity);
        if let Some(entity) = lost {
            self.vanish(entity);
        }
        self.burst(EffectKind::Capture, at);
    }

    /// Somebody comes into sight.
    fn appear(&mut self, who: Side, at: Square, pieces: Pieces) {
        let army = Army {
            square: at,
            beside: None,
            troop: Troop::plain(who, pieces),
        };
        let still = self.still();
        let mut entity = spawn(&mut self.commands, army);
        if !still {
            entity.insert(Fade {
                elapsed: 0.0,
                goes: false,
            });
        }
    }

    /// Somebody is lost from sight.
    fn vanish(&mut self, entity: Entity) {
        if self.still() {
            self.commands.entity(entity).despawn();
        } else {
            self.commands.entity(entity).remove::<Army>().insert(Fade {
                elapsed: 0.0,
                goes: true,
            });
        }
    }

    fn change_site(&mut self, at: Square, change: impl Fn(&mut Place)) {
        for (_, mut site) in &mut self.places {
            if site.square == at && !site.remembered {
                change(&mut site);
            }
        }
    }

    fn raze(&mut self, at: Square) {
        for (entity, site) in &self.places {
            if site.square == at {
                self.commands.entity(entity).despawn();
            }
        }
        self.burst(EffectKind::Capture, at);
    }

    fn burst(&mut self, kind: EffectKind, at: Square) {
        if self.still() {
            return;
        }
        let Some(board) = &self.board else {
            return;
        };
        let place = middle(at).extend(layer::ARMIES + 8.0);
        self.commands.spawn((
            board.effect(kind, 0, 130.0),
            Transform::from_translation(place),
            Burst { kind, elapsed: 0.0 },
            Folk,
        ));
    }
}

/// Time passes for all that moves.
pub(super) fn advance(
    mut commands: Commands,
    time: Res<Time>,
    settings: Res<Settings>,
    mut glides: Query<(Entity, &mut Glide)>,
    mut fades: Query<(Entity, &mut Fade, &mut Transform)>,
    mut bursts: Query<(Entity, &mut Burst, &mut Sprite)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let step = time.delta_secs();
    let still = settings.reduced_motion();
    let mut moves = false;
    for (entity, mut glide) in &mut glides {
        glide.elapsed += step;
        moves = true;
        if still || glide.elapsed >= glide.duration {
            // Whoever has arrived is put exactly where he stands.
            commands
                .entity(entity)
                .remove::<Glide>()
                .entry::<Army>()
                .and_modify(|mut army| army.set_changed());
        }
    }
    for (entity, mut fade, mut transform) in &mut fades {
        fade.elapsed += step;
        moves = true;
        let t = (fade.elapsed / FADE).clamp(0.0, 1.0);
        let size = if fade.goes { 1.0 - t } else { t };
        transform.scale = Vec3::splat(size.max(0.02));
        if still || t >= 1.0 {
            if fade.goes {
                commands.entity(entity).despawn();
            } else {
                transform.scale = Vec3::ONE;
                commands.entity(entity).remove::<Fade>();
            }
        }
    }
    for (entity, mut burst, mut sprite) in &mut bursts {
        burst.elapsed += step;
        moves = true;
        let t = burst.elapsed / EFFECT;
        if still || t >= 1.0 {
            commands.entity(entity).despawn();
        } else if let Some(atlas) = &mut sprite.texture_atlas {
            let frame = (t * EffectKind::FRAMES as f32) as usize;
            atlas.index = BoardArt::effect_index(burst.kind, frame);
        }
    }
    if moves {
        redraw.write(RequestRedraw);
    }
}
