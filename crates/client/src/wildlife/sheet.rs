//! Many small pictures of one atlas in one mesh.

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

/// A part of the atlas, in shares of its sides.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(super) struct Cell {
    pub(super) left: f32,
    pub(super) top: f32,
    pub(super) width: f32,
    pub(super) height: f32,
}

/// A picture in the world.
#[derive(Copy, Clone, Debug)]
pub(super) struct Stamp {
    cell: Cell,
    at: Vec2,
    /// Half its width and height.
    half: Vec2,
    turn: Rot2,
    /// How far the upper edge is moved sideways.
    lean: f32,
    colour: LinearRgba,
}

impl Stamp {
    /// A picture of `size` units with its middle at `at`.
    pub(super) fn new(cell: Cell, at: Vec2, size: f32) -> Self {
        Self {
            cell,
            at,
            half: Vec2::splat(size / 2.0),
            turn: Rot2::IDENTITY,
            lean: 0.0,
            colour: LinearRgba::WHITE,
        }
    }

    /// The same, standing with its feet at `at`: animals and trees end a seventh above the lower
    /// edge of their cells.
    pub(super) fn standing(cell: Cell, at: Vec2, size: f32) -> Self {
        Self::new(cell, at + Vec2::Y * size * 0.36, size)
    }

    pub(super) fn mirrored(mut self, wanted: bool) -> Self {
        if wanted {
            self.half.x = -self.half.x;
        }
        self
    }

    /// Wider or narrower, higher or lower.
    pub(super) fn stretched(mut self, by: Vec2) -> Self {
        self.half *= by;
        self
    }

    /// Turned from looking up to looking along `direction`.
    pub(super) fn looking(mut self, direction: Vec2) -> Self {
        self.turn = Rot2::from_sin_cos(-direction.x, direction.y);
        self
    }

    pub(super) const fn leaning(mut self, by: f32) -> Self {
        self.lean = by;
        self
    }

    pub(super) const fn tinted(mut self, colour: LinearRgba) -> Self {
        self.colour = LinearRgba {
            alpha: colour.alpha * self.colour.alpha,
            ..colour
        };
        self
    }

    pub(super) const fn faded(mut self, alpha: f32) -> Self {
        self.colour.alpha *= alpha;
        self
    }
}

/// What is drawn at one height, in the order in which it was added.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Sheet {
    places: Vec<[f32; 3]>,
    cuts: Vec<[f32; 2]>,
    colours: Vec<[f32; 4]>,
    indices: Vec<u32>,
}

impl Sheet {
    /// The least that makes a mesh.
    pub(super) fn footing() -> Self {
        let nothing = Cell {
            left: 0.0,
            top: 0.0,
            width: 0.0,
            height: 0.0,
        };
        let mut sheet = Self::default();
        sheet.add(Stamp::new(nothing, Vec2::ZERO, 0.0));
        sheet
    }

    pub(super) fn clear(&mut self) {
        self.places.clear();
        self.cuts.clear();
        self.colours.clear();
        self.indices.clear();
    }

    pub(super) fn is_empty(&self) -> bool {
        self.indices.is_empty()
    }

    /// How many pictures there are.
    #[cfg(test)]
    pub(super) fn len(&self) -> usize {
        self.indices.len() / 6
    }

    /// Adds a picture; one that can't be seen is left out.
    pub(super) fn add(&mut self, stamp: Stamp) {
        if stamp.colour.alpha < 0.004 {
            return;
        }
        let first = self.places.len() as u32;
        let Cell {
            left,
            top,
            width,
            height,
        } = stamp.cell;
        for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
            let corner = stamp.turn * (Vec2::new(x, y) * stamp.half);
            let lean = if y > 0.0 { stamp.lean } else { 0.0 };
            let place = stamp.at + corner + Vec2::X * lean;
            self.places.push([place.x, place.y, 0.0]);
            self.cuts.push([
                left + width * (x + 1.0) / 2.0,
                top + height * (1.0 - y) / 2.0,
            ]);
            self.colours.push(stamp.colour.to_f32_array());
        }
        self.indices
            .extend([0, 1, 2, 0, 2, 3].map(|corner| first + corner));
    }

    /// Adds a large picture cut into `parts` by `parts`, each corner as much covered as `alpha`
    /// says of its place.
    pub(super) fn add_soft(&mut self, stamp: Stamp, parts: u32, alpha: impl Fn(Vec2) -> f32) {
        let first = self.places.len() as u32;
        let lines = parts + 1;
        for row in 0..lines {
            for column in 0..lines {
                let share = Vec2::new(column as f32, row as f32) / parts as f32;
                let place = stamp.at + (share * 2.0 - 1.0) * stamp.half;
                self.places.push([place.x, place.y, 0.0]);
                self.cuts.push([
                    stamp.cell.left + stamp.cell.width * share.x,
                    stamp.cell.top + stamp.cell.height * (1.0 - share.y),
                ]);
                let mut colour = stamp.colour;
                colour.alpha *= alpha(place);
                self.colours.push(colour.to_f32_array());
            }
        }
        for row in 0..parts {
            for column in 0..parts {
                let at = first + row * lines + column;
                self.indices
                    .extend([at, at + 1, at + lines + 1, at, at + lines + 1, at + lines]);
            }
        }
    }

    /// The mesh; only the renderer keeps it.
    pub(super) fn mesh(&self) -> Mesh {
        Mesh::new(
            PrimitiveTopology::TriangleList,
            RenderAssetUsages::RENDER_WORLD,
        )
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.places.clone())
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, self.cuts.clone())
        .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, self.colours.clone())
        .with_inserted_indices(Indices::U32(self.indices.clone()))
    }
}
