use super::atlas;
use super::body::Body;
use super::sheet::{Cell, Sheet, Stamp};
use bevy::prelude::*;

/// The colour of shadows: never quite black.
const SHADE: LinearRgba = LinearRgba::new(0.02, 0.025, 0.06, 1.0);

/// How the light of the north-west throws the shadow of what flies one unit high.
const THROWN: Vec2 = Vec2::new(0.55, -0.7);

/// Paints what lives, on sheets at three heights.
#[derive(Clone, Debug)]
pub(super) struct Brush {
    /// What the camera sees; nothing else is painted.
    area: Rect,
    /// World units a logical pixel.
    pub(super) grain: f32,
    /// Animals are drawn larger from far away, so that they can be told.
    enlarged: f32,
    /// What stands on the ground: the further south, the later.
    standing: Vec<(f32, Stamp)>,
    /// Between the land and what is built on it.
    pub(super) ground: Sheet,
    /// Over what is built, under armies and marks: shadows of clouds and birds, smoke.
    pub(super) over: Sheet,
    /// Over everything.
    pub(super) sky: Sheet,
}

impl Brush {
    pub(super) fn new() -> Self {
        Self {
            area: Rect::EMPTY,
            grain: 1.0,
            enlarged: 1.0,
            standing: Vec::new(),
            ground: Sheet::default(),
            over: Sheet::default(),
            sky: Sheet::default(),
        }
    }

    /// Begins a new picture of what the camera sees at this grain.
    pub(super) fn begin(&mut self, area: Rect, grain: f32) {
        self.area = area;
        self.grain = grain;
        self.enlarged = (grain / 1.25).clamp(1.0, 1.45);
        self.standing.clear();
        for sheet in [&mut self.ground, &mut self.over, &mut self.sky] {
            sheet.clear();
        }
    }

    /// Puts what stands on the ground in its order.
    pub(super) fn finish(&mut self) {
        self.standing.sort_by(|(a, _), (b, _)| b.total_cmp(a));
        for (_, stamp) in &self.standing {
            self.ground.add(*stamp);
        }
    }

    pub(super) const fn area(&self) -> Rect {
        self.area
    }

    /// Whether something reaching so far around a place is in the picture.
    pub(super) fn shows(&self, at: Vec2, reach: f32) -> bool {
        self.area.inflate(reach).contains(at)
    }

    /// An animal on its shadow.
    pub(super) fn animal(&mut self, cell: Cell, body: &Body) {
        if body.seen <= 0.0 || !self.shows(body.at, body.size) {
            return;
        }
        let size = body.size * self.enlarged;
        let shadow = Stamp::new(
            atlas::SHADOW,
            body.at + Vec2::new(size * 0.07, -size * 0.01),
            size * 0.95,
        )
        .stretched(Vec2::new(0.9, 0.34))
        .tinted(SHADE)
        .faded(0.42 * body.seen);
        self.ground.add(shadow);
        self.standing.push((
            body.at.y,
            Stamp::standing(cell, body.at, size)
                .mirrored(body.left)
                .faded(body.seen),
        ));
    }

    /// Something that stands on the ground with its foot at `foot`.
    pub(super) fn standing(&mut self, foot: Vec2, stamp: Stamp) {
        self.standing.push((foot.y, stamp));
    }

    /// A soft round shadow on the ground.
    pub(super) fn shadow(&mut self, at: Vec2, size: Vec2, alpha: f32) {
        let stamp = Stamp::new(atlas::SHADOW, at, 1.0)
            .stretched(size)
            .tinted(SHADE)
            .faded(alpha);
        self.ground.add(stamp);
    }

    /// What flies `height` units over a place, with its shadow there.
    pub(super) fn flying(
        &mut self,
        bird: (Cell, f32),
        at: Vec2,
        way: Vec2,
        height: f32,
        seen: f32,
    ) {
        let (cell, size) = bird;
        if seen <= 0.0 || !self.shows(at, size + height) {
            return;
        }
        let size = size * self.enlarged;
        let shadow = Stamp::new(cell, at + THROWN * height, size * 0.92)
            .looking(way)
            .tinted(SHADE)
            .faded(0.26 * seen);
        self.over.add(shadow);
        self.sky
            .add(Stamp::new(cell, at, size).looking(way).faded(seen));
    }
}
