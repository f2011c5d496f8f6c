//! The pictures that egui draws: loaded by Bevy, shown in panels.

use super::load::load_for_panels;
use super::table_pictures::TablePictures;
use crate::board::Mark;
use crate::called;
use crate::terrain;
use crate::world::MapSign;
use bevy::prelude::*;
use bevy_egui::egui::{self, Rect, TextureId, load::SizedTexture, pos2, vec2};
use bevy_egui::{EguiTextureHandle, EguiUserTextures};
use rules::Piece;
use rules::battle::Terrain;

/// Up to this size in points a piece is cut from the small atlas.
const SMALL: f32 = 44.0;

/// How many marks there are in their atlas.
const MARKS: f32 = Mark::ALL.len() as f32;

/// How many signs of the map there are in theirs.
const SIGNS: usize = MapSign::ALL.len();

/// Pictures as egui textures. One that could not be loaded is drawn as a plain sheet.
#[derive(Resource, Clone, Debug)]
pub struct Pictures {
    /// The painted title, 16:9.
    pub title: TextureId,
    /// Seamless paper.
    pub paper: TextureId,
    /// The piece atlas, [`Pictures::piece`] cuts it.
    pub pieces: TextureId,
    /// The same in cells of half the size, for small pieces.
    pub small_pieces: TextureId,
    /// The atlas of the King's powers, [`Pictures::power`] cuts it.
    pub powers: TextureId,
    /// Small pictures of the terrains, by [`Terrain::index`].
    pub thumbs: [TextureId; Terrain::ALL.len()],
    /// The atlas of the marks on boards, `mark` cuts it.
    pub marks: TextureId,
    /// The atlas of the signs on the map, `Pictures::map_sign` cuts it.
    pub signs: TextureId,
    /// What is left of a Tower.
    pub rubble: TextureId,
    /// What the other games are drawn with.
    pub table: TablePictures,
}

impl Default for Pictures {
    /// No pictures: what tests without a window draw with.
    fn default() -> Self {
        let none = TextureId::default();
        Self {
            title: none,
            paper: none,
            pieces: none,
            small_pieces: none,
            powers: none,
            thumbs: [none; Terrain::ALL.len()],
            marks: none,
            signs: none,
            rubble: none,
            table: TablePictures::default(),
        }
    }
}

/// Keeps what egui shows loaded.
#[derive(Resource, Default, Debug)]
pub struct PictureHandles(pub Vec<Handle<Image>>);

impl Pictures {
    /// A piece of an atlas row (see [`crate::settings::Colours::row`]), `size` points a side.
    pub fn piece(&self, row: usize, piece: Piece, size: f32) -> egui::Image<'static> {
        let atlas = if size > SMALL {
            self.pieces
        } else {
            self.small_pieces
        };
        cell(atlas, (piece.index(), row), (7, 4), size).alt_text(called::piece_name(piece))
    }

    /// A mark of a power: column 0 rook, 1 bishop, 2 knight; lit or out; `size` points a side.
    pub fn power(&self, column: usize, lit: bool, size: f32) -> egui::Image<'static> {
        cell(self.powers, (column, usize::from(!lit)), (3, 2), size)
    }

    /// Draws a mark of a board into `place`, its picture from left to right between `from` and `to`.
    pub(crate) fn mark(
        &self,
        ui: &egui::Ui,
        column: usize,
        (from, to): (f32, f32),
        tint: egui::Color32,
        place: Rect,
    ) {
        if self.marks == TextureId::default() {
            return;
        }
        let across = |part: f32| (column as f32 + part) / MARKS;
        let uv = Rect {
            min: pos2(across(from), 0.0),
            max: pos2(across(to), 1.0),
        };
        ui.painter().image(self.marks, place, uv, tint);
    }

    /// A part of a mark of a board, of the whole 1 by 1, `size` points a side.
    pub(crate) fn part_of_mark(
        &self,
        column: usize,
        part: Rect,
        size: f32,
    ) -> egui::Image<'static> {
        let across = |x: f32| (column as f32 + x) / MARKS;
        let uv = Rect {
            min: pos2(across(part.min.x), part.min.y),
            max: pos2(across(part.max.x), part.max.y),
        };
        cell_of(self.marks, (0, 0), (1, 1), vec2(size, size)).uv(uv)
    }

    /// A sign of the map by its column, `size` points a side.
    pub(crate) fn map_sign(&self, column: usize, size: f32) -> egui::Image<'static> {
        cell(self.signs, (column, 0), (SIGNS, 1), size)
    }

    /// Draws what is left of a Tower into `place`.
    pub(crate) fn rubble(&self, ui: &egui::Ui, place: Rect) {
        if self.rubble == TextureId::default() {
            return;
        }
        let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        ui.painter()
            .image(self.rubble, place, whole, egui::Color32::WHITE);
    }

    /// The small picture of a terrain, `size` points a side.
    pub fn thumb(&self, terrain: Terrain, size: f32) -> egui::Image<'static> {
        egui::Image::from_texture(SizedTexture::new(
            self.thumbs[terrain.index()],
            vec2(size, size),
        ))
        .fit_to_exact_size(vec2(size, size))
        .alt_text(terrain::face(terrain).name.say())
    }

    fn load(assets: &AssetServer, textures: &mut EguiUserTextures) -> (Self, PictureHandles) {
        let mut handles = Vec::new();
        let mut load = |path: String| {
            let handle = load_for_panels(assets, &path);
            handles.push(handle.clone());
            textures.add_image(EguiTextureHandle::Strong(handle))
        };
        let pictures = Self {
            title: load("title.png".into()),
            paper: load("paper.png".into()),
            pieces: load("pieces/pieces_96.png".into()),
            small_pieces: load("pieces/pieces_48.png".into()),
            powers: load("pieces/powers.png".into()),
            thumbs: Terrain::ALL.map(|terrain| load(format!("terrain/thumb_{terrain}.png"))),
            marks: load("marks/marks.png".into()),
            signs: load("world/signs_96.png".into()),
            rubble: load("terrain/rubble.png".into()),
            table: TablePictures::default(),
        };
        (pictures, PictureHandles(handles))
    }
}

/// One cell of an atlas: (column, row) of (columns, rows).
fn cell(
    texture: TextureId,
    at: (usize, usize),
    of: (usize, usize),
    size: f32,
) -> egui::Image<'static> {
    cell_of(texture, at, of, vec2(size, size))
}

/// The same, `size` points wide and high.
pub(super) fn cell_of(
    texture: TextureId,
    at: (usize, usize),
    of: (usize, usize),
    size: egui::Vec2,
) -> egui::Image<'static> {
    let corner =
        |column: usize, row: usize| pos2(column as f32 / of.0 as f32, row as f32 / of.1 as f32);
    egui::Image::from_texture(SizedTexture::new(texture, size))
        .fit_to_exact_size(size)
        .uv(Rect::from_min_max(
            corner(at.0, at.1),
            corner(at.0 + 1, at.1 + 1),
        ))
}

/// Starts loading the pictures, before everything else that is loaded: the title shows them
/// first. Without egui or assets there are none.
pub(super) fn load_pictures(world: &mut World) {
    let Some(assets) = world.get_resource::<AssetServer>().cloned() else {
        return;
    };
    let Some(mut textures) = world.get_resource_mut::<EguiUserTextures>() else {
        return;
    };
    let (pictures, handles) = Pictures::load(&assets, &mut textures);
    world.insert_resource(pictures);
    world.insert_resource(handles);
}
