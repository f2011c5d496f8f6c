//! The pieces on the board of a table, and how they come, go and turn.

use super::art::{BadgeArt, TableArt};
use super::layout::TableLayout;
use super::reel::{Manner, Reel};
use crate::board::{BoardArt, Drag, Glide, IN_HAND, Leaving, SLIDE};
use crate::screens::Screen;
use crate::settings::Settings;
use crate::table::Seated;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use tabletop::{Badge, Board, Figure, Kind, Livery, Point};

/// Seconds a piece takes to turn over.
pub(super) const TURN: f32 = 0.3;
/// Seconds a piece takes to come down on the board.
const COME: f32 = 0.18;

/// Stands on a point, or is on its way there.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct On(pub Point);

/// A piece of the position that is shown, not one that is leaving.
#[derive(Component, Clone, Debug, PartialEq, Eq)]
pub(super) struct Shape {
    pub kind: Kind,
    pub livery: Livery,
    badges: Vec<Badge>,
}

impl Shape {
    fn of(figure: &Figure) -> Self {
        Self {
            kind: figure.kind,
            livery: figure.livery,
            badges: figure.badges.clone(),
        }
    }

    /// Whether it is the same piece to the eye, whatever marks it bears.
    fn is_like(&self, other: &Self) -> bool {
        self.kind == other.kind && self.livery == other.livery
    }
}

/// Turns over and is then something else.
#[derive(Component)]
pub(super) struct Turning {
    delay: f32,
    elapsed: f32,
    /// What it becomes half way.
    becomes: Option<Sprite>,
}

impl Turning {
    /// How wide it is seen, of its whole width.
    fn width(&self) -> f32 {
        let t = ((self.elapsed - self.delay) / TURN).clamp(0.0, 1.0);
        (t * std::f32::consts::PI).cos().abs().max(0.04)
    }
}

/// What the pictures of all pieces depend on.
#[derive(Copy, Clone, PartialEq)]
pub(super) struct Scale {
    cell: Vec2,
    factor: f32,
    kind: Board,
}

/// The room a piece takes of its place.
fn room(layout: &TableLayout) -> Vec2 {
    match layout.kind {
        Board::Squares => layout.cell * 0.98,
        // The ways between the places stay in sight.
        Board::Field => layout.cell * 0.84,
    }
}

/// Where a piece on `point` stands in the world, `offset` places away from there. What stands
/// lower on the screen stands in front.
fn place_of(layout: &TableLayout, point: Point, offset: Vec2) -> Vec3 {
    let lift = match layout.kind {
        Board::Squares => 0.03,
        Board::Field => 0.0,
    };
    let place = layout.world(point) + (offset + Vec2::new(0.0, lift)) * layout.cell;
    let moving = if offset == Vec2::ZERO { 0.0 } else { 1.5 };
    place.extend(10.0 + f32::from(layout.row(point)) * 0.1 + moving)
}

/// The way from one point to another, in places.
pub(super) fn way(layout: &TableLayout, from: Point, to: Point) -> Vec2 {
    (layout.world(from) - layout.world(to)) / layout.cell
}

/// The pictures, and how large they are drawn.
#[derive(Copy, Clone)]
pub(super) struct Brush<'a> {
    pub board: &'a BoardArt,
    pub table: &'a TableArt,
    pub layout: &'a TableLayout,
    pub factor: f32,
}

impl Brush<'_> {
    fn sprite(&self, shape: &Shape) -> Sprite {
        let room = room(self.layout);
        let mut sprite = self
            .table
            .figure(shape.kind, shape.livery, room, self.factor);
        if shape.badges.contains(&Badge::Hidden) {
            sprite.color = Color::WHITE.with_alpha(0.55);
        }
        sprite
    }

    fn spawn(&self, commands: &mut Commands, shape: Shape, point: Point) -> Entity {
        let place = place_of(self.layout, point, Vec2::ZERO);
        let sprite = self.sprite(&shape);
        let entity = commands
            .spawn((sprite, Transform::from_translation(place), On(point)))
            .id();
        self.spawn_badges(commands, entity, &shape);
        commands.entity(entity).insert(shape);
        entity
    }

    /// The badges stand one below the other at the piece's upper right.
    fn spawn_badges(&self, commands: &mut Commands, of: Entity, shape: &Shape) {
        let edge = self.layout.cell.min_element();
        let size = (edge * 0.36).max(16.0);
        let corner = self.layout.cell * Vec2::new(0.5, 0.5) - size * 0.56;
        for (index, badge) in shape.badges.iter().enumerate() {
            let down = size * 0.92 * index as f32;
            let place = Vec3::new(corner.x, corner.y - down, 0.05 + index as f32 * 0.001);
            let picture = BadgeArt::of(*badge).unwrap_or(BadgeArt::Carries);
            // A small piece must still be told from others.
            let size = match badge {
                Badge::As(_) => size * 1.3,
                _ => size,
            };
            let disc = self.table.badge(picture, size);
            let mut disc = commands.spawn((disc, Transform::from_translation(place), ChildOf(of)));
            let above = Transform::from_xyz(0.0, 0.0, 0.0005);
            match badge {
                Badge::Carries(count) => {
                    let font = TextFont {
                        font: self.board.font.clone().into(),
                        font_size: FontSize::Px(size * 0.72),
                        ..default()
                    };
                    let ink = TextColor(Color::srgb(0.16, 0.09, 0.04));
                    let number = (Text2d::new(count.to_string()), font, ink, above);
                    disc.with_child(number);
                }
                Badge::As(kind) => {
                    let small = Vec2::splat(size * 0.92);
                    let picture = self.table.figure(*kind, shape.livery, small, self.factor);
                    disc.with_child((picture, above));
                }
                _ => {}
            }
        }
    }
}

/// Draws the pieces of a position, without any that moves.
pub fn spawn_figures(
    commands: &mut Commands,
    (board, table): (&BoardArt, &TableArt),
    layout: &TableLayout,
    figures: &[Figure],
    factor: f32,
) -> Vec<Entity> {
    let brush = Brush {
        board,
        table,
        layout,
        factor,
    };
    let shapes = figures.iter().map(|figure| (Shape::of(figure), figure.at));
    shapes
        .map(|(shape, at)| brush.spawn(commands, shape, at))
        .collect()
}

/// A piece that is drawn.
type Standing = (Entity, &'static Shape, &'static mut On);

/// Makes the standing pieces those of the position shown.
pub(super) fn reconcile(
    mut commands: Commands,
    art: (Res<BoardArt>, Res<TableArt>),
    layout: Res<TableLayout>,
    reel: Res<Reel>,
    settings: Res<Settings>,
    window: Single<&Window, With<PrimaryWindow>>,
    mut pieces: Query<Standing>,
    mut drawn: Local<Option<Scale>>,
) {
    let brush = Brush {
        board: &art.0,
        table: &art.1,
        layout: &layout,
        factor: window.scale_factor(),
    };
    let scale = Scale {
        cell: layout.cell,
        factor: brush.factor,
        kind: layout.kind,
    };
    let same_scale = *drawn == Some(scale);
    *drawn = Some(scale);
    let settles = same_scale && !settings.reduced_motion() && !pieces.is_empty();
    let mut missing: Vec<(Shape, Point)> = reel
        .look
        .figures
        .iter()
        .map(|figure| (Shape::of(figure), figure.at))
        .collect();
    let mut stray = Vec::new();
    for (entity, shape, on) in &pieces {
        let wanted = missing
            .iter()
            .position(|(it, at)| same_scale && *at == on.0 && it.is_like(shape));
        match wanted.map(|index| missing.swap_remove(index)) {
            Some((wanted, _)) if wanted.badges != shape.badges => {
                rebadge(&mut commands, &brush, entity, wanted);
            }
            Some(_) => {}
            None => stray.push((entity, shape.clone(), on.0)),
        }
    }
    if missing.is_empty() && stray.is_empty() {
        return;
    }
    let manner = if settles {
        &reel.manner
    } else {
        &Manner::AtOnce
    };
    let mut change = Change {
        commands,
        brush,
        manner,
    };
    if same_scale {
        change.turn(&mut missing, &mut stray);
    }
    if settles && *manner == Manner::Walking && stray.len() <= 2 {
        change.walk(&mut missing, &mut stray, &mut pieces);
    }
    for (shape, at) in missing {
        change.come(shape, at);
    }
    for (entity, ..) in stray {
        change.leave(entity);
    }
}

fn rebadge(commands: &mut Commands, brush: &Brush, entity: Entity, shape: Shape) {
    commands.entity(entity).despawn_related::<Children>();
    brush.spawn_badges(commands, entity, &shape);
    commands
        .entity(entity)
        .insert((brush.sprite(&shape), shape));
}

/// Changes what stands on the board.
struct Change<'a, 'w, 's> {
    commands: Commands<'w, 's>,
    brush: Brush<'a>,
    manner: &'a Manner,
}

impl Change<'_, '_, '_> {
    /// When what moves has arrived, if a step tells of it.
    fn arrives(&self) -> Option<f32> {
        match self.manner {
            Manner::Told { arrives, .. } => Some(*arrives),
            _ => None,
        }
    }

    /// What stands where something else should stand turns into that.
    fn turn(&mut self, missing: &mut Vec<(Shape, Point)>, stray: &mut Vec<(Entity, Shape, Point)>) {
        stray.retain(|(entity, _, at)| {
            let wanted = missing.iter().position(|(_, wanted)| wanted == at);
            let Some(index) = wanted else {
                return true;
            };
            let (shape, _) = missing.swap_remove(index);
            let sprite = self.brush.sprite(&shape);
            let delay = self.arrives();
            let mut entity = self.commands.entity(*entity);
            entity.despawn_related::<Children>();
            match delay {
                Some(delay) => entity.insert(Turning {
                    delay,
                    elapsed: 0.0,
                    becomes: Some(sprite),
                }),
                None => entity.insert(sprite).remove::<Turning>(),
            };
            let entity = entity.id();
            self.brush.spawn_badges(&mut self.commands, entity, &shape);
            self.commands.entity(entity).insert(shape);
            false
        });
    }

    /// What is the same elsewhere goes there.
    fn walk(
        &mut self,
        missing: &mut Vec<(Shape, Point)>,
        stray: &mut Vec<(Entity, Shape, Point)>,
        pieces: &mut Query<Standing>,
    ) {
        stray.retain(|(entity, shape, from)| {
            let Some(index) = missing.iter().position(|(it, _)| it.is_like(shape)) else {
                return true;
            };
            let (shape, at) = missing.swap_remove(index);
            if let Ok((_, _, mut on)) = pieces.get_mut(*entity) {
                on.0 = at;
            }
            let glide = Glide::along(way(self.brush.layout, *from, at), SLIDE);
            self.commands.entity(*entity).insert((shape, glide));
            false
        });
    }

    fn come(&mut self, shape: Shape, at: Point) {
        let entity = self.brush.spawn(&mut self.commands, shape, at);
        let mut entity = self.commands.entity(entity);
        entity.insert(DespawnOnExit(Screen::Table));
        if let Manner::Told { coming, .. } = self.manner
            && coming.contains(&at)
        {
            entity.insert(Glide::along(Vec2::new(0.0, 0.6), COME));
        }
    }

    fn leave(&mut self, entity: Entity) {
        match self.arrives() {
            Some(delay) => {
                let leaving = Leaving {
                    delay,
                    elapsed: 0.0,
                };
                depart(&mut self.commands, entity).insert(leaving);
            }
            None => self.commands.entity(entity).despawn(),
        }
    }
}

/// Takes a piece out of the position: it is only seen to go.
pub(super) fn depart<'a>(commands: &'a mut Commands, entity: Entity) -> EntityCommands<'a> {
    let mut entity = commands.entity(entity);
    entity.remove::<Shape>().despawn_related::<Children>();
    entity
}

/// Lets pieces turn over.
pub(super) fn advance_turning(
    mut commands: Commands,
    time: Res<Time>,
    settings: Res<Settings>,
    mut turning: Query<(Entity, &mut Turning, &mut Sprite)>,
) {
    for (entity, mut turning, mut sprite) in &mut turning {
        turning.elapsed += time.delta_secs() * crate::board::pace(&settings);
        let t = (turning.elapsed - turning.delay) / TURN;
        if t >= 0.5
            && let Some(becomes) = turning.becomes.take()
        {
            *sprite = becomes;
        }
        if t >= 1.0 {
            commands.entity(entity).remove::<Turning>();
        }
    }
}

/// Everything that turns over has done so.
pub(super) fn finish_turning(commands: &mut Commands, turning: &mut Query<(Entity, &mut Turning)>) {
    for (entity, mut turning) in turning {
        let mut entity = commands.entity(entity);
        entity.remove::<Turning>();
        if let Some(becomes) = turning.becomes.take() {
            entity.insert(becomes);
        }
    }
}

/// Puts every piece where it stands now, on its way or in the hand.
pub(super) fn place(
    layout: Res<TableLayout>,
    drag: Res<Drag<Point>>,
    seated: Res<Seated>,
    mut pieces: Query<(
        &On,
        Option<&Glide>,
        Option<&Turning>,
        Has<Shape>,
        &mut Transform,
    )>,
) {
    for (on, glide, turning, stands, mut transform) in &mut pieces {
        let offset = glide.map_or(Vec2::ZERO, Glide::offset);
        let mut place = place_of(&layout, on.0, offset);
        if stands && let Some(held) = drag.held_at(on.0) {
            place = layout.to_world(held).extend(50.0);
        } else if stands
            && seated.0.sent().is_some()
            && let Some(at) = drag.lies_on(on.0)
        {
            place = place_of(&layout, at, IN_HAND);
        }
        let width = turning.map_or(1.0, Turning::width);
        let goal = Transform::from_translation(place).with_scale(Vec3::new(width, 1.0, 1.0));
        transform.set_if_neq(goal);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_turns_over_is_thinnest_half_way() {
        let at = |elapsed: f32| {
            let turning = Turning {
                delay: 0.1,
                elapsed,
                becomes: None,
            };
            turning.width()
        };
        assert_eq!(at(0.0), 1.0);
        assert!(at(0.1 + TURN / 2.0) < 0.1);
        assert_eq!(at(0.1 + TURN), 1.0);
    }

    #[test]
    fn badges_do_not_make_another_piece() {
        let plain = Shape {
            kind: Kind::Knight,
            livery: Livery::Corner(1),
            badges: Vec::new(),
        };
        let hidden = Shape {
            badges: vec![Badge::Hidden],
            ..plain.clone()
        };
        assert!(plain.is_like(&hidden) && plain != hidden);
    }
}
