//! The pictures of the board and how they are cut.

use crate::settings::Colours;
use crate::theme::load_picture;
use bevy::asset::AssetLoadFailedEvent;
use bevy::image::{ImageSampler, TextureFormatPixelInfo};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use rules::battle::Terrain;
use rules::{Color as Side, Piece};

/// Edges of a cell in the piece atlases, in pixels.
const PIECE_SIZES: [u32; 3] = [48, 96, 192];

/// A cell of the marks' picture.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// Picked up.
    Selected,
    /// From or to of the last move.
    LastMove,
    /// A goal without a capture.
    QuietGoal,
    /// A goal with a capture.
    CaptureGoal,
    /// A King in check.
    Check,
    /// A piece that attacks, or is attacked by, what is hovered.
    Threat,
    /// Where the keyboard is.
    Cursor,
    /// Where a reserve piece may be placed.
    DropGoal,
    /// The King only seems to defend it.
    Phantom,
    /// Taking it disarms its King.
    LastOfType,
    /// What a Tower may shoot at.
    ShotGoal,
    /// From or to of the hint.
    Hint,
}

impl Mark {
    /// All, as they lie in the picture.
    pub const ALL: [Self; 12] = [
        Self::Selected,
        Self::LastMove,
        Self::QuietGoal,
        Self::CaptureGoal,
        Self::Check,
        Self::Threat,
        Self::Cursor,
        Self::DropGoal,
        Self::Phantom,
        Self::LastOfType,
        Self::ShotGoal,
        Self::Hint,
    ];
}

/// A row of the effects' picture, eight frames each.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum EffectKind {
    /// Dust and splinters.
    Capture,
    /// A ring breaks.
    PowerLost,
    /// A ring rises.
    PowerWon,
    /// Flash and smoke.
    Shot,
    /// Glitter on water, a loop.
    Water,
    /// Drifting leaves, a loop.
    Leaves,
    /// Dust of a landing.
    Landing,
}

impl EffectKind {
    /// How many frames every effect has.
    pub const FRAMES: usize = 8;
}

/// A picture cut into equal cells.
#[derive(Clone, Debug)]
pub(crate) struct Atlas {
    image: Handle<Image>,
    layout: Handle<TextureAtlasLayout>,
}

impl Atlas {
    /// The picture of that path, in cells of so many pixels.
    pub fn load(
        assets: &AssetServer,
        layouts: &mut Assets<TextureAtlasLayout>,
        path: String,
        cell: UVec2,
        (columns, rows): (u32, u32),
    ) -> Self {
        let grid = TextureAtlasLayout::from_grid(cell, columns, rows, None, None);
        Self {
            image: load_picture(assets, path),
            layout: layouts.add(grid),
        }
    }

    /// One of its cells, counted along the rows, drawn in so many logical pixels.
    pub fn sprite(&self, index: usize, size: Vec2) -> Sprite {
        let atlas = TextureAtlas {
            layout: self.layout.clone(),
            index,
        };
        Sprite {
            custom_size: Some(size),
            ..Sprite::from_atlas_image(self.image.clone(), atlas)
        }
    }
}

/// Every picture of the board, loaded once; the large ones of the grounds when they are needed.
#[derive(Resource, Clone, Debug)]
pub struct BoardArt {
    assets: AssetServer,
    rubble: Handle<Image>,
    table: Handle<Image>,
    /// Plain squares, for as long as the picture of a ground is being read.
    squares: Handle<Image>,
    pieces: [Atlas; 3],
    powers: Atlas,
    marks: Atlas,
    effects: Atlas,
    /// For the letters along the edges.
    pub font: Handle<Font>,
}

impl FromWorld for BoardArt {
    fn from_world(world: &mut World) -> Self {
        let assets = world.resource::<AssetServer>().clone();
        let font = serif_font(&mut world.resource_mut::<Assets<Font>>());
        let squares = world.resource_mut::<Assets<Image>>().add(checkered(16));
        let mut layouts = world.resource_mut::<Assets<TextureAtlasLayout>>();
        let mut atlas = |path: String, cell: u32, columns: u32, rows: u32| {
            let (cell, grid) = (UVec2::splat(cell), (columns, rows));
            Atlas::load(&assets, &mut layouts, path, cell, grid)
        };
        Self {
            pieces: PIECE_SIZES.map(|cell| atlas(format!("pieces/pieces_{cell}.png"), cell, 7, 4)),
            powers: atlas("pieces/powers.png".into(), 64, 3, 2),
            marks: atlas("marks/marks.png".into(), 128, Mark::ALL.len() as u32, 1),
            effects: atlas("effects/effects.png".into(), 128, 8, 7),
            rubble: load_picture(&assets, "terrain/rubble.png"),
            table: load_picture(&assets, "paper.png"),
            squares,
            assets,
            font,
        }
    }
}

impl BoardArt {
    /// The picture of a ground, seen from either side. It stays loaded while somebody holds it.
    pub fn ground(&self, terrain: Terrain, flipped: bool) -> Handle<Image> {
        let turned = if flipped { "_flipped" } else { "" };
        load_picture(&self.assets, format!("terrain/{terrain}{turned}.png"))
    }

    /// What is seen of any ground before its picture is there: squares.
    pub fn plain_ground(&self, size: f32) -> Sprite {
        Sprite {
            custom_size: Some(Vec2::splat(size)),
            ..Sprite::from_image(self.squares.clone())
        }
    }

    /// The ground as a sprite of `size` logical pixels.
    pub fn terrain(&self, terrain: Terrain, flipped: bool, size: f32) -> Sprite {
        Sprite {
            custom_size: Some(Vec2::splat(size)),
            ..Sprite::from_image(self.ground(terrain, flipped))
        }
    }

    /// What is left of a Tower.
    pub fn rubble(&self, size: f32) -> Sprite {
        Sprite {
            custom_size: Some(Vec2::splat(size)),
            ..Sprite::from_image(self.rubble.clone())
        }
    }

    /// The table on which the board lies.
    pub fn table(&self, size: Vec2) -> Sprite {
        Sprite {
            color: Color::srgb(0.30, 0.26, 0.25),
            custom_size: Some(size),
            image_mode: SpriteImageMode::Tiled {
                tile_x: true,
                tile_y: true,
                stretch_value: 1.0,
            },
            ..Sprite::from_image(self.table.clone())
        }
    }

    /// A piece of `size` logical pixels where one has `factor` physical pixels: the picture
    /// that fits these is taken.
    pub fn piece(
        &self,
        colours: Colours,
        side: Side,
        piece: Piece,
        size: f32,
        factor: f32,
    ) -> Sprite {
        self.piece_of_row(colours.row(side), piece, size, factor)
    }

    /// The same, of a row of the atlas.
    pub fn piece_of_row(&self, row: usize, piece: Piece, size: f32, factor: f32) -> Sprite {
        let atlas = &self.pieces[nearest_atlas(&PIECE_SIZES, size * factor)];
        atlas.sprite(row * 7 + piece.index(), Vec2::splat(size))
    }

    /// The badge of a power, lit or out; `power` is 0 rook, 1 bishop, 2 knight.
    pub fn power(&self, power: usize, lit: bool, size: f32) -> Sprite {
        self.powers
            .sprite(power + if lit { 0 } else { 3 }, Vec2::splat(size))
    }

    /// A mark over a square.
    pub fn mark(&self, mark: Mark, size: f32) -> Sprite {
        self.marks.sprite(mark as usize, Vec2::splat(size))
    }

    /// A frame of an effect.
    pub fn effect(&self, kind: EffectKind, frame: usize, size: f32) -> Sprite {
        self.effects
            .sprite(Self::effect_index(kind, frame), Vec2::splat(size))
    }

    /// Where the frame of an effect lies in its atlas.
    pub fn effect_index(kind: EffectKind, frame: usize) -> usize {
        kind as usize * EffectKind::FRAMES + frame.min(EffectKind::FRAMES - 1)
    }
}

/// Libertinus Serif; the default font if it is not there.
fn serif_font(fonts: &mut Assets<Font>) -> Handle<Font> {
    match typst_assets::fonts().nth(4) {
        Some(bytes) => fonts.add(Font::from_bytes(bytes.to_vec())),
        None => Handle::default(),
    }
}

/// The atlas for a piece of so many physical pixels: the nearest that need not be drawn larger
/// than it is by more than a tenth, since that blurs.
pub(crate) fn nearest_atlas(cells: &[u32], pixels: f32) -> usize {
    let sharp = cells.iter().position(|&cell| cell as f32 * 1.1 >= pixels);
    sharp.unwrap_or(cells.len().saturating_sub(1))
}

/// Puts something visible in place of a picture that could not be loaded.
pub(super) fn stand_in(
    mut failed: MessageReader<AssetLoadFailedEvent<Image>>,
    mut images: ResMut<Assets<Image>>,
) {
    for event in failed.read() {
        error!(
            "{}: {}; a plain stand-in is shown instead",
            event.path, event.error
        );
        let path = event.path.path().to_string_lossy();
        let is_board = path.starts_with("table/") && !path.contains('_')
            || path.contains("flipped")
            || path.starts_with("terrain") && !path.contains("rubble");
        let image = if path.contains("pieces_") {
            dice(&path, 7, 4)
        } else if path.contains("men_") {
            dice(&path, 10, 8)
        } else if is_board && !path.contains("badges") {
            checkered(128)
        } else {
            plain([200, 160, 60, 150])
        };
        if let Err(problem) = images.insert(event.id, image) {
            error!("{}: not even a stand-in: {problem}", event.path);
        }
    }
}

fn picture(width: u32, height: u32, mut pixel: impl FnMut(u32, u32) -> [u8; 4]) -> Image {
    let size = Extent3d {
        width,
        height,
        depth_or_array_layers: 1,
    };
    let format = TextureFormat::Rgba8UnormSrgb;
    let mut data = Vec::with_capacity((width * height) as usize * format.pixel_size().unwrap_or(4));
    for y in 0..height {
        for x in 0..width {
            data.extend_from_slice(&pixel(x, y));
        }
    }
    let mut image = Image::new(size, TextureDimension::D2, data, format, default());
    image.sampler = ImageSampler::linear();
    image
}

fn plain(colour: [u8; 4]) -> Image {
    // As large as the largest atlas but the pieces', so that no cell lies outside.
    picture(2080, 896, |_, _| colour)
}

/// Eight by eight squares of so many pixels.
fn checkered(cell: u32) -> Image {
    picture(8 * cell, 8 * cell, |x, y| {
        if (x / cell + y / cell).is_multiple_of(2) {
            [214, 196, 150, 255]
        } else {
            [150, 170, 110, 255]
        }
    })
}

/// Discs with as many pips as the kind has in [`Piece::index`], and one more.
fn dice(path: &str, columns: u32, rows: u32) -> Image {
    let cell = PIECE_SIZES
        .into_iter()
        .find(|size| path.contains(&format!("_{size}.")))
        .unwrap_or(PIECE_SIZES[1]);
    let colours = [
        [235, 225, 200],
        [60, 66, 130],
        [190, 60, 55],
        [70, 140, 75],
        [60, 140, 150],
        [130, 70, 160],
        [210, 140, 70],
        [130, 150, 180],
    ];
    picture(cell * columns, cell * rows, |x, y| {
        let [red, green, blue] = colours[(y / cell) as usize % colours.len()];
        let at = |v: u32| (v % cell) as f32 / cell as f32 - 0.5;
        let (dx, dy) = (at(x), at(y));
        let pips = x / cell + 1;
        let pip = (0..pips).any(|pip| {
            let angle = pip as f32 / pips as f32 * std::f32::consts::TAU;
            (dx - angle.cos() * 0.22).hypot(dy - angle.sin() * 0.22) < 0.07
        });
        match dx.hypot(dy) {
            far if far > 0.42 => [0, 0, 0, 0],
            far if far > 0.38 || pip => [20, 16, 12, 255],
            _ => [red, green, blue, 255],
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_atlas_is_taken() {
        assert_eq!(nearest_atlas(&PIECE_SIZES, 0.0), 0);
        assert_eq!(nearest_atlas(&PIECE_SIZES, 40.0), 0);
        assert_eq!(nearest_atlas(&PIECE_SIZES, 52.0), 0);
        assert_eq!(nearest_atlas(&PIECE_SIZES, 64.0), 1);
        assert_eq!(nearest_atlas(&PIECE_SIZES, 100.0), 1);
        assert_eq!(nearest_atlas(&PIECE_SIZES, 130.0), 2);
        assert_eq!(nearest_atlas(&PIECE_SIZES, 500.0), 2);
    }

    #[test]
    fn stand_ins_have_every_cell() {
        assert_eq!(
            dice("pieces/pieces_48.png", 7, 4).size(),
            UVec2::new(336, 192)
        );
        assert_eq!(checkered(128).size(), UVec2::splat(1024));
        let effects = UVec2::new(8 * 128, 7 * 128);
        let marks = UVec2::new(12 * 128, 128);
        assert!(plain([0; 4]).size().cmpge(effects.max(marks)).all());
    }
}
