//! From what went on record to what moves on the board. The table is ahead: `figures::reconcile`
//! makes sure that in the end exactly its pieces stand.

use super::figures::{On, Shape, TURN, Turning, depart, finish_turning, way};
use super::heard::{Heard, sounds_of};
use super::layout::TableLayout;
use super::reel::{Manner, Now, Reel};
use crate::board::{BoardArt, Drag, EffectKind, Glide, Leaving, SLIDE, pace, spawn_effect};
use crate::screens::{Overlay, Screen};
use crate::settings::Settings;
use crate::sound::Play;
use crate::table::{Did, Seated, Seen};
use bevy::ecs::system::SystemParam;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use tabletop::{Happening, Kind, Livery, Motion, Point, Sitting, Step};

/// Seconds between two steps, so that each is seen.
const REST: f32 = 0.18;

/// What motion is made of.
#[derive(SystemParam)]
pub(super) struct Stage<'w, 's> {
    commands: Commands<'w, 's>,
    art: Res<'w, BoardArt>,
    layout: Res<'w, TableLayout>,
    settings: Res<'w, Settings>,
    pieces: Query<'w, 's, (Entity, &'static Shape, &'static mut On)>,
    gliding: Query<'w, 's, Entity, With<Glide>>,
    leaving: Query<'w, 's, Entity, With<Leaving>>,
    turning: Query<'w, 's, (Entity, &'static mut Turning)>,
    drag: ResMut<'w, Drag<Point>>,
    play: MessageWriter<'w, Play>,
}

/// What has happened in a frame.
#[derive(Default)]
struct News {
    went: bool,
    changed: bool,
    /// Anything beside picking up, putting down and asking.
    acted: bool,
    /// Something was picked up: nobody waits for what still moves.
    picked: bool,
}

impl News {
    fn read(did: &mut MessageReader<Did>) -> Self {
        let mut news = Self::default();
        for Did(happening) in did.read() {
            match happening {
                Happening::Went { .. } => news.went = true,
                Happening::Changed => news.changed = true,
                Happening::Jumped | Happening::Ended => {}
                Happening::Picked => {
                    news.picked = true;
                    continue;
                }
                _ => continue,
            }
            news.acted = true;
        }
        news
    }
}

/// Lays everything anew for a game that begins.
pub(super) fn begin(mut commands: Commands) {
    commands.insert_resource(Reel::default());
    commands.insert_resource(Heard::default());
}

/// Follows the table: keeps what is shown, and starts the motion of what has just happened.
pub(super) fn follow(
    mut stage: Stage,
    (seated, seen): (Res<Seated>, Res<Seen>),
    mut reel: ResMut<Reel>,
    mut did: MessageReader<Did>,
    overlay: Res<State<Overlay>>,
    time: Res<Time>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let news = News::read(&mut did);
    let pace = pace(&stage.settings);
    let shown = reel.bypass_change_detection();
    shown.busy = (shown.busy - time.delta_secs() * pace).max(0.0);
    let sitting = &seated.0;
    // Until it is down, who has moved sees what came of it.
    let is_down = *overlay.get() == Overlay::Curtain;
    if sitting.curtain().is_some() && (shown.is_covered() || is_down) {
        if !shown.is_covered() {
            stage.finish();
            reel.cover();
        }
        return;
    }
    if stage.keep_up(shown, (sitting, &seen), &news, seated.is_changed()) {
        reel.set_changed();
    }
    if reel.is_running() {
        redraw.write(RequestRedraw);
    }
    if news.acted {
        *stage.drag = Drag::default();
    }
}

impl Stage<'_, '_> {
    /// Tells whether anything of what is shown has changed.
    fn keep_up(
        &mut self,
        reel: &mut Reel,
        (sitting, seen): (&Sitting, &Seen),
        news: &News,
        changed: bool,
    ) -> bool {
        let now = Now {
            at: seen.shown_at(),
            viewer: seen.viewer(),
            went: news.went,
            still: self.settings.reduced_motion(),
        };
        let mut stale = changed || reel.is_covered();
        let before = reel.at();
        let mut unseen = None;
        if reel.aim(now) {
            stale = true;
            self.finish();
            // What is not seen to happen is heard at least.
            unseen = (now.went && reel.at() > before).then(|| reel.at() - 1);
        } else if news.changed {
            reel.manner = Manner::Walking;
        }
        if news.picked && reel.finish() {
            stale = true;
            self.finish();
        }
        let mut told = None;
        if reel.busy <= 0.0 && !now.still {
            told = reel.next();
        }
        if stale || told.is_some() {
            reel.show(sitting, seen);
        }
        if let Some(step) = unseen.and_then(|index| seen.steps.get(index)) {
            self.play.write_batch(sounds_of(step).into_iter().map(Play));
            reel.pronounce(step);
        }
        if let Some(step) = told.and_then(|index| seen.steps.get(index)) {
            self.finish();
            self.tell(step, reel, sitting);
        }
        stale || told.is_some() || news.changed
    }

    /// Everything that moves comes to its end.
    fn finish(&mut self) {
        let Self {
            commands,
            gliding,
            leaving,
            turning,
            ..
        } = self;
        for entity in gliding.iter() {
            commands.entity(entity).remove::<Glide>();
        }
        for entity in leaving.iter() {
            commands.entity(entity).despawn();
        }
        finish_turning(commands, turning);
    }

    /// Shows a step.
    fn tell(&mut self, step: &Step, reel: &mut Reel, sitting: &Sitting) {
        let pieces = self.pieces.iter();
        let before: HashMap<Point, Entity> = pieces.map(|(it, _, on)| (on.0, it)).collect();
        let mut scene = Scene {
            now: before.clone(),
            before,
            arrivals: HashMap::default(),
            ends: 0.0,
            coming: Vec::new(),
        };
        // What falls waits for what hits it, wherever the step tells of it.
        for motion in &step.motions {
            if let Motion::Moves { from, to } = motion {
                self.slide(&mut scene, *from, *to);
            }
        }
        for motion in &step.motions {
            match motion {
                Motion::Falls(at) => self.fall(&mut scene, *at),
                Motion::Comes(at) => {
                    scene.coming.push(*at);
                    let delay = scene.ends + 0.12;
                    self.effect(EffectKind::Landing, *at, delay);
                }
                Motion::Goes { from, into } => self.go(&mut scene, *from, *into),
                Motion::Turns(at) => self.effect(EffectKind::PowerWon, *at, scene.ends),
                Motion::Defeat(player) => {
                    let livery = sitting.game().livery(*player);
                    self.pulse(livery, scene.ends);
                }
                Motion::Moves { .. }
                | Motion::Dice(_)
                | Motion::Check(_)
                | Motion::Verdict { .. } => {}
            }
        }
        self.play.write_batch(sounds_of(step).into_iter().map(Play));
        let turns = step
            .motions
            .iter()
            .any(|it| matches!(it, Motion::Turns(_) | Motion::Defeat(_)));
        let shows = step
            .motions
            .iter()
            .any(|it| !matches!(it, Motion::Check(_)));
        reel.busy = match (shows, turns) {
            (false, _) => 0.0,
            (true, false) => scene.ends + REST,
            (true, true) => scene.ends + TURN + REST,
        };
        reel.pronounce(step);
        reel.manner = Manner::Told {
            arrives: scene.ends,
            coming: scene.coming,
        };
    }

    /// Sends a piece on its way; a Knight leaps.
    fn slide(&mut self, scene: &mut Scene, from: Point, to: Point) {
        let Some(entity) = scene.now.remove(&from) else {
            return;
        };
        scene.now.insert(to, entity);
        let Ok((_, shape, mut on)) = self.pieces.get_mut(entity) else {
            return;
        };
        let leaps = matches!(shape.kind, Kind::Knight | Kind::MycenaeanKnight);
        on.0 = to;
        let delay = scene.arrivals.get(&from).copied().unwrap_or(0.0);
        if self.drag.was_carried_to(to) {
            scene.arrive(to, delay);
            return;
        }
        let glide = Glide::of_piece(way(&self.layout, from, to), delay, leaps);
        self.commands.entity(entity).insert(glide);
        scene.arrive(to, delay + SLIDE);
    }

    /// Takes a piece off the board when it is hit.
    fn fall(&mut self, scene: &mut Scene, at: Point) {
        let entity = scene.before.get(&at).copied();
        // What fell may have come elsewhere in this very step, and lost there.
        let on = entity.and_then(|entity| self.pieces.get(entity).ok());
        let place = on.map_or(at, |(_, _, on)| on.0);
        let hit = scene.arrivals.get(&place).copied().unwrap_or(scene.ends);
        let delay = hit * 0.8;
        if let Some(entity) = entity {
            scene.now.retain(|_, it| *it != entity);
            depart(&mut self.commands, entity).insert(Leaving::after(delay));
        }
        scene.ends = scene.ends.max(delay + 0.2);
        self.effect(EffectKind::Capture, place, delay);
    }

    /// Lets a piece go off the board, or into another.
    fn go(&mut self, scene: &mut Scene, from: Point, into: Option<Point>) {
        let Some(entity) = scene.now.remove(&from) else {
            return;
        };
        let mut delay = scene.ends;
        if let Some(into) = into {
            if let Ok((_, _, mut on)) = self.pieces.get_mut(entity) {
                on.0 = into;
            }
            let glide = Glide::along(way(&self.layout, from, into), SLIDE);
            self.commands.entity(entity).insert(glide);
            delay = SLIDE * 0.7;
        }
        depart(&mut self.commands, entity).insert(Leaving::after(delay));
        scene.ends = scene.ends.max(delay + 0.2);
    }

    /// A whole army is seen to fall or to change hands.
    fn pulse(&mut self, livery: Livery, delay: f32) {
        let of_army = self.pieces.iter().filter(|(_, it, _)| it.livery == livery);
        let places: Vec<Point> = of_army.map(|(_, _, on)| on.0).collect();
        for place in places {
            self.effect(EffectKind::PowerLost, place, delay);
        }
    }

    fn effect(&mut self, kind: EffectKind, at: Point, delay: f32) {
        let place = (kind, self.layout.world(at), self.layout.cell.min_element());
        spawn_effect(&mut self.commands, &self.art, place, delay, false)
            .insert(DespawnOnExit(Screen::Table));
    }
}

/// A step while it is told.
struct Scene {
    /// What stood where before the step.
    before: HashMap<Point, Entity>,
    /// What stands where by now.
    now: HashMap<Point, Entity>,
    /// When something arrives where, in seconds.
    arrivals: HashMap<Point, f32>,
    /// When all of it has come to an end, in seconds.
    ends: f32,
    coming: Vec<Point>,
}

impl Scene {
    fn arrive(&mut self, at: Point, when: f32) {
        self.arrivals.insert(at, when);
        self.ends = self.ends.max(when);
    }
}
