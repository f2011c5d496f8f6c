use bevy::prelude::*;

/// Paper about the map that is in view when the whole map is, in squares.
const RIM: f32 = 0.5;
/// Squares across the smaller side of the free part of the window at the nearest.
const NEAREST: f32 = 2.6;

/// Where the camera looks: the same for everyone who needs to know where a square is on screen.
#[derive(Resource, Copy, Clone, Debug, PartialEq)]
pub struct MapView {
    /// The place in the middle of the window, in world units.
    pub middle: Vec2,
    /// World units a logical pixel.
    pub scale: f32,
    /// The window in logical pixels.
    pub window: Vec2,
}

impl Default for MapView {
    fn default() -> Self {
        Self {
            middle: Vec2::ZERO,
            scale: 1.0,
            window: Vec2::new(1280.0, 720.0),
        }
    }
}

impl MapView {
    /// The place under a point of the window (logical pixels from the top left corner).
    pub fn to_world(&self, point: Vec2) -> Vec2 {
        let off = point - self.window / 2.0;
        self.middle + Vec2::new(off.x, -off.y) * self.scale
    }

    /// The point of the window over a place.
    pub fn to_window(&self, place: Vec2) -> Vec2 {
        let off = (place - self.middle) / self.scale;
        self.window / 2.0 + Vec2::new(off.x, -off.y)
    }

    /// A rectangle of the window as one of the world.
    pub fn rect_to_world(&self, rect: Rect) -> Rect {
        Rect::from_corners(self.to_world(rect.min), self.to_world(rect.max))
    }

    /// Part of the way to another view. What both show under the same point stays there.
    pub(super) fn towards(&self, goal: &Self, part: f32) -> Self {
        Self {
            middle: self.middle.lerp(goal.middle, part),
            scale: self.scale + (goal.scale - self.scale) * part,
            window: goal.window,
        }
    }

    /// Whether one could not tell it from another.
    pub(super) fn is_near(&self, other: &Self) -> bool {
        let pixels = (self.middle - other.middle).length() / other.scale;
        pixels < 0.3 && (self.scale / other.scale - 1.0).abs() < 0.0008
    }
}

/// The window, the free part of it, and the map.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(super) struct Frame {
    /// In logical pixels.
    pub window: Vec2,
    /// The part that no panel covers, in logical pixels.
    pub area: Rect,
    /// In world units.
    pub map: Rect,
    /// The side of a square in world units.
    pub square: f32,
}

impl Frame {
    /// `area` as panels tell it; an empty one is the whole window.
    pub fn new(window: Vec2, area: Rect, map: Rect, square: f32) -> Self {
        let whole = Rect::from_corners(Vec2::ZERO, window);
        let inside = area.intersect(whole);
        let usable = inside.width() > 80.0 && inside.height() > 80.0;
        Self {
            window,
            area: if usable { inside } else { whole },
            map,
            square,
        }
    }

    /// The scale at which the whole map is in the free part.
    pub fn farthest(&self) -> f32 {
        let page = self.map.inflate(RIM * self.square).size();
        (page / self.area.size()).max_element()
    }

    /// The scale of the nearest look.
    pub fn nearest(&self) -> f32 {
        let least = self.area.size().min_element();
        (NEAREST * self.square / least).min(self.farthest())
    }

    /// The whole map.
    pub fn fit(&self) -> MapView {
        self.centred(self.map.center(), self.farthest())
    }

    /// A view with a place in the middle of the free part.
    pub fn centred(&self, place: Vec2, scale: f32) -> MapView {
        let off = self.area.center() - self.window / 2.0;
        MapView {
            middle: place - Vec2::new(off.x, -off.y) * scale,
            scale,
            window: self.window,
        }
    }

    /// Where the middle of the window may be at a scale: the free part shows nothing but the map
    /// and its rim, or the whole of them in its middle.
    fn middles(&self, scale: f32) -> Rect {
        let page = self.map.inflate(RIM * self.square);
        let half = self.area.size() * scale / 2.0;
        let centre = page.center();
        let low = (page.min + half).min(centre);
        let high = (page.max - half).max(centre);
        let of = |place| self.centred(place, scale).middle;
        Rect::from_corners(of(low), of(high))
    }

    /// What the window may show at all at a scale.
    pub fn limits(&self, scale: f32) -> Rect {
        let (middles, half) = (self.middles(scale), self.window * scale / 2.0);
        Rect::from_corners(middles.min - half, middles.max + half)
    }

    /// The same view within the limits: the map never leaves the free part.
    pub fn keep(&self, view: MapView) -> MapView {
        let scale = view.scale.clamp(self.nearest(), self.farthest());
        let middles = self.middles(scale);
        MapView {
            middle: view.middle.clamp(middles.min, middles.max),
            scale,
            window: self.window,
        }
    }

    /// Zooms by a factor, nearer above 1, about a point of the window: what is under it stays.
    pub fn zoom(&self, view: &MapView, point: Vec2, factor: f32) -> MapView {
        let scale = (view.scale / factor).clamp(self.nearest(), self.farthest());
        let place = view.to_world(point);
        let off = point - self.window / 2.0;
        self.keep(MapView {
            middle: place - Vec2::new(off.x, -off.y) * scale,
            scale,
            window: self.window,
        })
    }

    /// Pans by logical pixels, to the right and down.
    pub fn pan(&self, view: &MapView, pixels: Vec2) -> MapView {
        self.keep(MapView {
            middle: view.middle + Vec2::new(pixels.x, -pixels.y) * view.scale,
            ..*view
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WINDOW: Vec2 = Vec2::new(1280.0, 720.0);

    fn frame(side: f32) -> Frame {
        let area = Rect::new(0.0, 40.0, 980.0, 720.0);
        let map = Rect::from_corners(Vec2::ZERO, Vec2::splat(side * 100.0));
        Frame::new(WINDOW, area, map, 100.0)
    }

    #[test]
    fn the_whole_map_fits_into_the_free_part() {
        for side in [8.0, 16.0] {
            let frame = frame(side);
            let fit = frame.fit();
            assert!(frame.keep(fit).is_near(&fit));
            for corner in [frame.map.min, frame.map.max] {
                assert!(frame.area.contains(fit.to_window(corner)), "{corner}");
            }
            let centre = fit.to_window(frame.map.center());
            assert!(centre.distance(frame.area.center()) < 0.01);
        }
    }

    #[test]
    fn an_empty_area_is_the_whole_window() {
        let map = Rect::from_corners(Vec2::ZERO, Vec2::splat(800.0));
        let frame = Frame::new(WINDOW, Rect::default(), map, 100.0);
        assert_eq!(frame.area, Rect::from_corners(Vec2::ZERO, WINDOW));
    }

    #[test]
    fn what_is_under_the_pointer_stays_there_while_zooming() {
        let frame = frame(16.0);
        let start = frame.centred(Vec2::new(800.0, 700.0), 1.0);
        let point = Vec2::new(300.0, 500.0);
        let goal = frame.zoom(&start, point, 1.6);
        assert!(goal.scale < start.scale);
        let place = start.to_world(point);
        assert!(goal.to_window(place).distance(point) < 0.01);
        // On the way there, too.
        let between = start.towards(&goal, 0.37);
        assert!(between.to_window(place).distance(point) < 0.01);
    }

    #[test]
    fn the_map_never_leaves_the_view() {
        let frame = frame(8.0);
        let fit = frame.fit();
        let mut view = frame.zoom(&fit, Vec2::new(400.0, 300.0), 100.0);
        assert_eq!(view.scale, frame.nearest());
        for step in [Vec2::new(9e4, 0.0), Vec2::new(0.0, 9e4), Vec2::splat(-9e5)] {
            view = frame.pan(&view, step);
            let seen = view.rect_to_world(frame.area);
            let page = frame.map.inflate(RIM * 100.0 + 0.01);
            assert_eq!(seen.intersect(page), seen, "{view:?}");
        }
        let out = frame.zoom(&view, Vec2::new(10.0, 700.0), 1e-3);
        assert!(out.is_near(&fit), "{out:?} {fit:?}");
    }

    #[test]
    fn places_and_points_are_each_others_inverse() {
        let view = frame(8.0).centred(Vec2::new(120.0, 640.0), 0.7);
        let point = Vec2::new(33.0, 700.0);
        assert!(view.to_window(view.to_world(point)).distance(point) < 1e-3);
    }
}
