//! Small sheets beside what they tell of, on a map or a board.

use crate::theme::{palette, soft_shadow};
use bevy_egui::egui::{
    Area, Context, Frame, Id, Margin, Order, Rect, Stroke, Ui, UiBuilder, Vec2, pos2, vec2,
};

/// A small sheet, at most so broad, where `lies` puts one of its size. In its first frame it is not
/// seen: it is measured. Tells whether it came out in another size than it had, so that it must be
/// put again.
pub(crate) fn sheet(
    ctx: &Context,
    id: Id,
    width: f32,
    lies: impl FnOnce(Vec2) -> Rect,
    contents: impl FnOnce(&mut Ui),
) -> bool {
    let drawn = ctx.memory(|memory| memory.area_rect(id));
    let size = drawn.map_or(vec2(width, 80.0), |it| it.size());
    let frame = Frame::new()
        .fill(palette::PAPER)
        .stroke(Stroke::new(1.0, palette::EDGE))
        .corner_radius(8)
        .inner_margin(Margin::symmetric(11, 7))
        .shadow(soft_shadow());
    let area = Area::new(id)
        .order(Order::Middle)
        .interactable(false)
        .fixed_pos(lies(size).min)
        .fade_in(false);
    let response = area.show(ctx, |ui| {
        let mut builder = UiBuilder::new();
        if drawn.is_none() {
            builder = builder.invisible();
        }
        ui.scope_builder(builder, |ui| {
            frame.show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 3.0;
                ui.set_max_width(width - 24.0);
                contents(ui);
            });
        });
    });
    drawn.is_none() || (response.response.rect.size() - size).length() > 0.5
}

/// A place for a small sheet right beside `goal`, inside `map`: never over it, nor over the `dear`,
/// if need be in a corner, and over as little of the `others` as may be.
pub(crate) fn next_to(map: Rect, goal: Rect, dear: &[Rect], others: &[Rect], size: Vec2) -> Rect {
    const NEAR: f32 = 6.0;
    let (w, h) = (size.x, size.y);
    let (left, right) = (goal.left() - NEAR - w, goal.right() + NEAR);
    let (above, below) = (goal.top() - NEAR - h, goal.bottom() + NEAR);
    let (x, y) = (goal.center().x - w / 2.0, goal.center().y - h / 2.0);
    let corners = [
        (right, y),
        (left, y),
        (x, above),
        (x, below),
        (right, above),
        (right, below),
        (left, above),
        (left, below),
    ];
    let far = [
        (map.left(), map.top()),
        (map.right() - w, map.top()),
        (map.left(), map.bottom() - h),
        (map.right() - w, map.bottom() - h),
    ];
    let near = corners.len();
    let worth = |(at, place): &(usize, Rect)| {
        let all = |them: &[Rect]| them.iter().map(|it| hidden(place, *it)).sum::<f32>();
        (hidden(place, goal), all(dear), *at >= near, all(others))
    };
    let best = corners
        .into_iter()
        .chain(far)
        .map(|(x, y)| inside(map, Rect::from_min_size(pos2(x, y), size)))
        .enumerate()
        .min_by(|one, other| {
            let (one, other) = (worth(one), worth(other));
            one.partial_cmp(&other).unwrap_or(std::cmp::Ordering::Equal)
        });
    best.map_or(Rect::from_min_size(goal.right_top(), size), |(_, place)| {
        place
    })
}

/// How much of something a sheet hides.
pub(super) fn hidden(place: &Rect, it: Rect) -> f32 {
    let common = place.intersect(it);
    common.width().max(0.0) * common.height().max(0.0)
}

/// A rectangle moved into another; one that is too large begins at its left top.
pub(super) fn inside(map: Rect, place: Rect) -> Rect {
    let x = place
        .left()
        .min(map.right() - place.width())
        .max(map.left());
    let y = place
        .top()
        .min(map.bottom() - place.height())
        .max(map.top());
    Rect::from_min_size(pos2(x, y), place.size())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tip_lies_beside_its_square_and_keeps_off_armies() {
        let map = Rect::from_min_size(pos2(0.0, 42.0), vec2(972.0, 678.0));
        let square = |file: i32, rank: i32| {
            let corner = pos2(186.0, 80.0) + vec2(file as f32 * 75.0, rank as f32 * 75.0);
            Rect::from_min_size(corner, vec2(75.0, 75.0))
        };
        let size = vec2(240.0, 110.0);
        for (file, rank) in (0..8).flat_map(|file| (0..8).map(move |rank| (file, rank))) {
            let goal = square(file, rank);
            let own = square(file + if file > 3 { -1 } else { 1 }, rank);
            let army = square(file, if rank > 3 { rank - 1 } else { rank + 1 });
            let place = next_to(map, goal, &[own], &[army], size);
            assert!(map.contains_rect(place), "{file} {rank}");
            assert_eq!(hidden(&place, goal), 0.0, "{file} {rank}");
            assert_eq!(hidden(&place, own), 0.0, "{file} {rank}");
            assert_eq!(hidden(&place, army), 0.0, "{file} {rank}");
            assert!(place.distance_to_pos(goal.center()) < 75.0);
        }
    }

    #[test]
    fn a_tip_leaves_lit_squares_in_sight() {
        let board = Rect::from_min_size(pos2(40.0, 40.0), vec2(640.0, 640.0));
        let square = |file: usize, rank: usize| {
            let corner = board.min + vec2(file as f32 * 80.0, rank as f32 * 80.0);
            Rect::from_min_size(corner, vec2(80.0, 80.0))
        };
        let size = vec2(320.0, 170.0);
        for (file, rank) in (0..8).flat_map(|file| (0..8).map(move |rank| (file, rank))) {
            let lit: Vec<Rect> = [(4, 0), (4, 7), (3, 3), (6, 4)]
                .into_iter()
                .filter(|at| *at != (file, rank))
                .map(|(file, rank)| square(file, rank))
                .collect();
            let place = next_to(board, square(file, rank), &lit, &[], size);
            assert!(board.contains_rect(place), "{file} {rank}");
            assert_eq!(hidden(&place, square(file, rank)), 0.0, "{file} {rank}");
            let hides: f32 = lit.iter().map(|it| hidden(&place, *it)).sum();
            assert_eq!(hides, 0.0, "{file} {rank}: {place:?}");
        }
    }
}
