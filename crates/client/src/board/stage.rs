//! From what happened at the table to what moves on the board. The table is ahead:
//! `pieces::reconcile` makes sure that in the end exactly its pieces stand.

use super::art::{BoardArt, EffectKind, Mark};
use super::layout::Layout;
use super::motion::{Ball, Glide, Leaving, SHOT, SLIDE, finish, spawn_effect};
use super::pieces::PieceSprite;
use super::pointer::Drag;
use crate::battle::{Happened, Happening, Table};
use crate::screens::Screen;
use crate::settings::Settings;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use rules::{Color as Side, Piece, Square};

/// What motion is made of.
#[derive(SystemParam)]
pub(super) struct Stage<'w, 's> {
    commands: Commands<'w, 's>,
    art: Res<'w, BoardArt>,
    layout: Res<'w, Layout>,
    table: Res<'w, Table>,
    settings: Res<'w, Settings>,
    pieces: Query<'w, 's, (Entity, &'static mut PieceSprite), Without<Leaving>>,
    drag: ResMut<'w, Drag>,
}

/// Starts the motion of what has just happened; a new action finishes the motion of the last.
pub(super) fn set_moving(
    mut stage: Stage,
    mut happened: MessageReader<Happened>,
    gliding: Query<Entity, With<Glide>>,
    passing: Query<Entity, Or<(With<Leaving>, With<Ball>)>>,
) {
    let quiet = |it: &Happening| {
        matches!(
            it,
            Happening::Selected | Happening::PutDown | Happening::Asked | Happening::Wished { .. }
        )
    };
    let batch: Vec<Happening> = happened.read().map(|Happened(it)| *it).collect();
    if batch.iter().all(quiet) {
        return;
    }
    finish(&mut stage.commands, &gliding, &passing);
    if !stage.table.is_live() {
        return;
    }
    // In seconds from now: when what moves reaches its goal.
    let mut arrives = 0.0;
    for happening in batch {
        stage.show(happening, &mut arrives);
    }
    *stage.drag = Drag::default();
}

impl Stage<'_, '_> {
    fn is_still(&self) -> bool {
        self.settings.reduced_motion()
    }

    fn show(&mut self, happening: Happening, arrives: &mut f32) {
        match happening {
            Happening::Moved {
                from, to, piece, ..
            } => *arrives = self.slide(piece, from, to),
            Happening::Shot { from, to } => *arrives = self.shoot(from, to),
            Happening::Captured { at, color, .. } => self.capture(color, at, *arrives * 0.8),
            Happening::Dropped { at, .. } => self.effect(EffectKind::Landing, at, 0.12),
            Happening::Promoted { at, .. } => self.effect(EffectKind::PowerWon, at, *arrives),
            Happening::PowerLost(color, _) => {
                self.effect(
                    EffectKind::PowerLost,
                    self.table.position().king(color),
                    *arrives,
                );
            }
            Happening::PowerWon(color, _) => {
                self.effect(
                    EffectKind::PowerWon,
                    self.table.position().king(color),
                    *arrives,
                );
            }
            _ => {}
        }
    }

    /// Sends a piece on its way; a Knight leaps. Returns when it arrives.
    fn slide(&mut self, piece: Piece, from: Square, to: Square) -> f32 {
        let still = self.is_still() || self.drag.was_carried_to(to);
        let found = self
            .pieces
            .iter_mut()
            .find(|(_, sprite)| sprite.square == from);
        let Some((entity, mut sprite)) = found else {
            return 0.0;
        };
        sprite.square = to;
        if still {
            return 0.0;
        }
        let way = self.layout.world(from) - self.layout.world(to);
        let way = way / self.layout.square_size();
        let glide = Glide::of_piece(way, 0.0, piece == Piece::Knight);
        self.commands.entity(entity).insert(glide);
        SLIDE
    }

    /// Fires a Tower. Returns when the ball hits.
    fn shoot(&mut self, from: Square, to: Square) -> f32 {
        self.effect(EffectKind::Shot, from, 0.0);
        if self.is_still() {
            return 0.0;
        }
        let mut ball = self
            .art
            .mark(Mark::QuietGoal, self.layout.square_size() * 0.7);
        ball.color = Color::srgb(0.12, 0.1, 0.1);
        let (from, to) = (self.layout.world(from), self.layout.world(to));
        self.commands.spawn((
            ball,
            Transform::from_translation(from.extend(38.0)),
            Ball {
                from,
                to,
                elapsed: 0.0,
                duration: SHOT,
            },
            DespawnOnExit(Screen::Battle),
        ));
        SHOT
    }

    /// Takes a piece off the board when it is hit.
    fn capture(&mut self, color: Side, at: Square, delay: f32) {
        let stands = |sprite: &PieceSprite| sprite.square == at && sprite.color == color;
        if let Some((entity, _)) = self.pieces.iter().find(|(_, sprite)| stands(sprite)) {
            self.commands
                .entity(entity)
                .remove::<PieceSprite>()
                .insert(Leaving::after(delay));
        }
        self.effect(EffectKind::Capture, at, delay);
    }

    /// Shows an effect; where stillness is wished, only those that tell of powers, unmoving.
    fn effect(&mut self, kind: EffectKind, square: Square, delay: f32) {
        let still = self.is_still();
        if !still || matches!(kind, EffectKind::PowerLost | EffectKind::PowerWon) {
            let Self {
                commands,
                art,
                layout,
                ..
            } = self;
            let place = (kind, layout.world(square), layout.square_size());
            spawn_effect(commands, art, place, delay, still).insert(DespawnOnExit(Screen::Battle));
        }
    }
}
