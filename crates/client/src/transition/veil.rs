use super::Transition;
use crate::campaign::Session;
use crate::screens::Screen;
use crate::theme::{Panels, palette};
use crate::world::Veil;
use ::campaign::world::Ground;
use bevy::prelude::*;
use bevy_egui::egui::{Color32, Id, LayerId, Mesh, Order, Rect, Shape};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.after(Panels::Overlays)
            .run_if(|it: Res<Transition>| it.goes_on()),
    );
}

/// Covers everything, as far as it is hidden, with the colour of the ground that is entered or
/// left; elsewhere with paper.
fn draw(
    mut contexts: EguiContexts,
    transition: Res<Transition>,
    session: Option<Res<Session>>,
    land: Option<Res<Veil>>,
    screen: Res<State<Screen>>,
) -> Result {
    // What waits for its land says so itself: nobody looks at an empty window meanwhile.
    let waits = *screen.get() == Screen::World && land.is_some_and(|it| it.hides_all());
    if waits && transition.comes() {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let layer = LayerId::new(Order::Debug, Id::new("veil"));
    let ground = transition
        .square()
        .zip(session)
        .map(|(at, session)| session.view().ground(at));
    let [middle, edge] = ground.map_or([palette::PARCHMENT; 2], colours);
    let hides = transition.veil();
    let veil = soft(
        ctx.viewport_rect(),
        middle.gamma_multiply(hides),
        edge.gamma_multiply(hides),
    );
    ctx.layer_painter(layer).add(veil);
    Ok(())
}

/// A ground's colours in the middle and along the edges, with paper in them.
fn colours(ground: Option<Ground>) -> [Color32; 2] {
    let (red, green, blue) = match ground {
        Some(Ground::Field) => (0x93, 0xab, 0x4b),
        Some(Ground::River) => (0x4f, 0x94, 0xb8),
        Some(Ground::Hill) => (0xa8, 0x94, 0x4c),
        Some(Ground::Forest) => (0x4c, 0x7a, 0x3c),
        Some(Ground::Mountain) => (0x7d, 0x7c, 0x8c),
        None => return [palette::PARCHMENT; 2],
    };
    let ground = Color32::from_rgb(red, green, blue);
    [0.62, 0.25].map(|paper| ground.lerp_to_gamma(palette::PARCHMENT, paper))
}

/// A rectangle that goes from one colour in its middle softly to another along its edges.
fn soft(area: Rect, middle: Color32, edge: Color32) -> Shape {
    /// Rings from the middle outwards, and points a ring.
    const RINGS: u32 = 6;
    const POINTS: u32 = 32;
    let mut mesh = Mesh::default();
    mesh.colored_vertex(area.center(), middle);
    // The outermost ring lies round the corners.
    let reach = area.size() * std::f32::consts::FRAC_1_SQRT_2;
    for ring in 1..=RINGS {
        let part = ring as f32 / RINGS as f32;
        let shade = middle.lerp_to_gamma(edge, part * part * (3.0 - 2.0 * part));
        for point in 0..POINTS {
            let turn = std::f32::consts::TAU * point as f32 / POINTS as f32;
            let away = bevy_egui::egui::Vec2::angled(turn) * part * 1.02;
            mesh.colored_vertex(area.center() + away * reach, shade);
        }
    }
    for point in 0..POINTS {
        let next = (point + 1) % POINTS;
        mesh.add_triangle(0, 1 + point, 1 + next);
        for ring in 1..RINGS {
            let (inner, outer) = (1 + (ring - 1) * POINTS, 1 + ring * POINTS);
            mesh.add_triangle(inner + point, outer + point, outer + next);
            mesh.add_triangle(inner + point, outer + next, inner + next);
        }
    }
    Shape::mesh(mesh)
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::{pos2, vec2};

    #[test]
    fn the_veil_reaches_into_every_corner() {
        let area = Rect::from_min_size(pos2(0.0, 0.0), vec2(1280.0, 720.0));
        let Shape::Mesh(mesh) = soft(area, Color32::WHITE, Color32::BLACK) else {
            panic!("a mesh");
        };
        let inside = |corner: bevy_egui::egui::Pos2| {
            mesh.indices.chunks(3).any(|triangle| {
                let at: Vec<_> = triangle
                    .iter()
                    .map(|&index| mesh.vertices[index as usize].pos)
                    .collect();
                let side = |a: usize, b: usize| {
                    let (along, to) = (at[b] - at[a], corner - at[a]);
                    along.x * to.y - along.y * to.x
                };
                let sides = [side(0, 1), side(1, 2), side(2, 0)];
                sides.iter().all(|it| *it >= 0.0) || sides.iter().all(|it| *it <= 0.0)
            })
        };
        for corner in [
            area.left_top(),
            area.right_top(),
            area.left_bottom(),
            area.right_bottom(),
        ] {
            assert!(inside(corner), "{corner:?}");
        }
    }

    #[test]
    fn every_ground_has_a_veil_of_its_own() {
        let all = [
            Ground::Field,
            Ground::River,
            Ground::Hill,
            Ground::Forest,
            Ground::Mountain,
        ];
        let mut seen: Vec<_> = all.map(|ground| colours(Some(ground))).to_vec();
        seen.push(colours(None));
        for (index, one) in seen.iter().enumerate() {
            assert!(!seen[..index].contains(one), "{one:?}");
        }
    }
}
