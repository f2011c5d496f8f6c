//! Where a sheet lies on the map: near what it is about, and never over it.

use crate::panels::sheet::{hidden, inside};
use bevy_egui::egui::{Pos2, Rect, Vec2, pos2, vec2};

/// The room between a sheet and what it is about, in points.
const GAP: f32 = 14.0;

/// A place for a sheet of this size inside `map` that leaves `clear` in sight, as near to the
/// first of them as may be; if there is none, the place that hides least of the first.
pub(super) fn beside(map: Rect, clear: &[Rect], size: Vec2) -> Rect {
    let Some(&goal) = clear.first() else {
        return Rect::from_center_size(map.center(), size);
    };
    let all = clear.iter().fold(goal, |all, it| all.union(*it));
    let (w, h) = (size.x, size.y);
    let beside = |it: Rect| {
        let (x, y) = (it.center().x - w / 2.0, it.center().y - h / 2.0);
        [
            pos2(it.right() + GAP, y),
            pos2(it.left() - GAP - w, y),
            pos2(x, it.bottom() + GAP),
            pos2(x, it.top() - GAP - h),
        ]
    };
    let corners = [
        map.left_top(),
        pos2(map.right() - w, map.top()),
        pos2(map.left(), map.bottom() - h),
        map.right_bottom() - vec2(w, h),
    ];
    let places = beside(goal).into_iter().chain(beside(all)).chain(corners);
    let places: Vec<Rect> = places
        .map(|corner| inside(map, Rect::from_min_size(corner, size)))
        .collect();
    let worth = |(at, place): &(usize, Rect)| {
        let others: f32 = clear.iter().skip(1).map(|it| hidden(place, *it)).sum();
        // Nearer than the gap is no gain, and of equally near places it is always the same one.
        let near = goal.width().min(goal.height()) / 2.0 + GAP;
        let far = place.distance_to_pos(goal.center()).max(near) + *at as f32;
        (hidden(place, goal), others, far)
    };
    let best = places.into_iter().enumerate().min_by(|one, other| {
        let (one, other) = (worth(one), worth(other));
        one.partial_cmp(&other).unwrap_or(std::cmp::Ordering::Equal)
    });
    best.map(|(_, place)| place)
        .unwrap_or(Rect::from_center_size(map.center(), size))
}

/// Where a sheet lies, and for what it was put there.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Lies {
    map: Rect,
    clear: Vec<Rect>,
    corner: Pos2,
}

impl Lies {
    /// Puts a sheet of this size [`beside`] what it is about, or leaves it where it `lay` if
    /// nothing but its size has changed: it does not move under the pointer.
    pub(super) fn again(lay: Option<Self>, map: Rect, clear: &[Rect], size: Vec2) -> Self {
        let lay = lay.filter(|it| it.map == map && it.clear == clear);
        let lay = lay.map(|it| inside(map, Rect::from_min_size(it.corner, size)));
        let hides = |it: &Rect| clear.first().is_some_and(|goal| hidden(it, *goal) > 0.0);
        let place = lay.filter(|it| !hides(it));
        Self {
            map,
            clear: clear.to_vec(),
            corner: place.unwrap_or_else(|| beside(map, clear, size)).min,
        }
    }

    /// The left upper corner.
    pub(super) const fn corner(&self) -> Pos2 {
        self.corner
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_never_hides_what_it_is_about() {
        let map = Rect::from_min_size(pos2(0.0, 80.0), vec2(492.0, 520.0));
        for (file, rank) in (0..8).flat_map(|file| (0..8).map(move |rank| (file, rank))) {
            let side = 60.0;
            let square = |file: i32, rank: i32| {
                let corner = map.min + vec2(file as f32 * side, rank as f32 * side);
                Rect::from_min_size(corner, vec2(side, side))
            };
            let (goal, from) = (square(file, rank), square((file + 1) % 8, rank));
            let place = beside(map, &[goal, from], vec2(310.0, 210.0));
            assert!(map.contains_rect(place), "{place:?}");
            let common = place.intersect(goal);
            assert!(
                common.width() <= 0.0 || common.height() <= 0.0,
                "{file} {rank}"
            );
        }
    }

    #[test]
    fn a_sheet_does_not_move_when_it_grows() {
        let map = Rect::from_min_size(pos2(8.0, 50.0), vec2(956.0, 662.0));
        let square =
            |file: f32| Rect::from_min_size(pos2(186.0 + file * 75.0, 306.0), Vec2::splat(75.0));
        let clear = [square(1.0), square(0.0)];
        let first = Lies::again(None, map, &clear, vec2(330.0, 240.0));
        assert_eq!(first.corner.x, clear[0].right() + GAP, "beside, not above");
        for height in [242.0, 254.5, 310.0, 240.0] {
            let next = Lies::again(Some(first.clone()), map, &clear, vec2(330.5, height));
            assert_eq!(next.corner, first.corner, "{height}");
        }
        let low = Rect::from_min_size(pos2(8.0, -20.0), map.size());
        let first_low = Lies::again(None, low, &clear, vec2(330.0, 252.0));
        assert_eq!(
            first_low.corner.x, first.corner.x,
            "nor pushed up from below"
        );
        let elsewhere = [square(6.0), square(5.0)];
        let moved = Lies::again(Some(first.clone()), map, &elsewhere, vec2(330.0, 240.0));
        assert_ne!(moved.corner, first.corner);
        let tall = Lies::again(Some(first), map, &clear, vec2(330.0, 600.0));
        assert!(map.contains_rect(Rect::from_min_size(tall.corner, vec2(330.0, 600.0))));
    }

    #[test]
    fn of_equally_near_places_it_is_always_the_same() {
        let map = Rect::from_min_size(pos2(0.0, 0.0), vec2(1200.0, 1200.0));
        for step in 0..200 {
            let shift = step as f32 * 0.173;
            let goal = Rect::from_min_size(pos2(450.0 + shift, 450.0 - shift), Vec2::splat(75.0));
            let place = beside(map, &[goal], vec2(330.0, 240.0 + shift));
            assert_eq!(place.left(), goal.right() + GAP, "{step}");
        }
    }

    #[test]
    fn a_sheet_without_a_place_of_its_own_lies_in_the_middle() {
        let map = Rect::from_min_size(pos2(0.0, 0.0), vec2(400.0, 300.0));
        assert_eq!(beside(map, &[], vec2(100.0, 50.0)).center(), map.center());
    }
}
