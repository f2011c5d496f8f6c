//! The pictures of the other games that egui draws: men, blocks, boards, dice and badges. They are
//! loaded when they are first needed.

use super::load::load_for_panels;
use super::pictures::{Pictures, cell_of};
use crate::theme::PictureHandles;
use bevy::prelude::*;
use bevy_egui::egui::{self, TextureId, Vec2, vec2};
use bevy_egui::{EguiTextureHandle, EguiUserTextures};
use rules::{Variant, field};
use tabletop::{Badge, Kind, Livery};

/// Up to this size in points a figure is cut from the small atlas.
const SMALL: f32 = 44.0;

/// Columns and rows of the men.
const MEN: (usize, usize) = (10, 8);
/// Columns and rows of the blocks of Field Chess.
const BLOCKS: (usize, usize) = (13, 2);
/// How high a block is for its width.
const BLOCK_SHAPE: f32 = 0.6;

/// Pictures of the other games as egui textures. One that is not there is drawn as a plain sheet.
#[derive(Copy, Clone, Debug)]
pub struct TablePictures {
    men: [TextureId; 2],
    blocks: [TextureId; 2],
    boards: [TextureId; 4],
    dice: TextureId,
    badges: TextureId,
}

impl Default for TablePictures {
    fn default() -> Self {
        let none = TextureId::default();
        Self {
            men: [none; 2],
            blocks: [none; 2],
            boards: [none; 4],
            dice: none,
            badges: none,
        }
    }
}

impl TablePictures {
    /// Whether they have been asked for.
    fn are_loaded(&self) -> bool {
        self.dice != TextureId::default()
    }

    fn load(assets: &AssetServer, textures: &mut EguiUserTextures) -> (Self, Vec<Handle<Image>>) {
        let mut handles = Vec::new();
        let mut load = |name: &str| {
            let handle = load_for_panels(assets, &format!("table/{name}.png"));
            handles.push(handle.clone());
            textures.add_image(EguiTextureHandle::Strong(handle))
        };
        let pictures = Self {
            men: [load("men_48"), load("men_96")],
            blocks: [load("tokens_80"), load("tokens_160")],
            boards: ["chess", "minnaar", "field", "european"].map(&mut load),
            dice: load("dice"),
            badges: load("badges"),
        };
        (pictures, handles)
    }
}

/// Starts loading them, if that has not been done.
pub(super) fn load_table_pictures(
    assets: Option<Res<AssetServer>>,
    textures: Option<ResMut<EguiUserTextures>>,
    mut pictures: ResMut<Pictures>,
    mut handles: ResMut<PictureHandles>,
) {
    let (Some(assets), Some(mut textures)) = (assets, textures) else {
        return;
    };
    if pictures.table.are_loaded() {
        return;
    }
    let (loaded, held) = TablePictures::load(&assets, &mut textures);
    pictures.table = loaded;
    handles.0.extend(held);
}

/// The row of the men that wear a livery; blocks have rows of their own.
pub const fn livery_row(livery: Livery) -> usize {
    match livery {
        Livery::White => 0,
        Livery::Black => 1,
        Livery::Corner(corner) => 2 + (corner & 3) as usize,
        Livery::Southern => 6,
        Livery::Northern => 7,
        Livery::FieldSouth => 0,
        Livery::FieldNorth => 1,
    }
}

/// The column of a man or of a block.
pub const fn kind_column(kind: Kind) -> usize {
    match kind {
        Kind::King => 0,
        Kind::Queen => 1,
        Kind::Rook => 2,
        Kind::Bishop => 3,
        Kind::Knight => 4,
        Kind::Pawn => 5,
        Kind::Sovereign => 6,
        Kind::Cannon => 7,
        Kind::ChinesePawn => 8,
        Kind::MycenaeanKnight => 9,
        Kind::Block(piece) => piece as usize,
        Kind::FaceDown => field::Piece::ALL.len(),
    }
}

/// The column of the badge that asks.
const ASKS: usize = 6;

/// The column of a badge that has a picture of its own.
pub const fn badge_column(badge: Badge) -> Option<usize> {
    match badge {
        Badge::Hidden => Some(0),
        Badge::Weary => Some(1),
        Badge::Carries(_) => Some(2),
        Badge::Named => Some(3),
        Badge::Untouchable => Some(4),
        Badge::As(_) => None,
    }
}

/// Whether it is drawn as a block of Field Chess.
pub const fn is_block(kind: Kind) -> bool {
    matches!(kind, Kind::Block(_) | Kind::FaceDown)
}

impl Pictures {
    /// A figure of any of the other games; a man is as high as wide, a block lower.
    pub fn figure(&self, kind: Kind, livery: Livery, width: f32) -> egui::Image<'static> {
        if let (Kind::FaceDown, Livery::Corner(_)) = (kind, livery) {
            // A man whose face nobody showed.
            return self.badge(ASKS, width).alt_text(kind.to_string());
        }
        let at = (kind_column(kind), livery_row(livery));
        let of_size = |small: TextureId, large: TextureId| match width > SMALL {
            true => large,
            false => small,
        };
        let table = &self.table;
        let image = if is_block(kind) {
            let size = vec2(width, width * BLOCK_SHAPE);
            let atlas = of_size(table.blocks[0], table.blocks[1]);
            cell_of(atlas, at, BLOCKS, size)
        } else {
            let atlas = of_size(table.men[0], table.men[1]);
            cell_of(atlas, at, MEN, Vec2::splat(width))
        };
        image.alt_text(kind.to_string())
    }

    /// The side of a die that lies up, 1 to 6; one that tumbles for 0.
    pub fn die(&self, face: u8, size: f32) -> egui::Image<'static> {
        let column = match face {
            1..=6 => usize::from(face) - 1,
            _ => 6,
        };
        cell_of(self.table.dice, (column, 0), (7, 1), Vec2::splat(size))
    }

    /// A mark: the columns of [`badge_column`], then 5 done, 6 asks, 7 a Flag, 8 out.
    pub fn badge(&self, column: usize, size: f32) -> egui::Image<'static> {
        cell_of(self.table.badges, (column, 0), (9, 1), Vec2::splat(size))
    }

    /// The ground of a board, if there is a picture of it.
    pub fn ground(&self, variant: Variant) -> Option<TextureId> {
        let index = match variant {
            Variant::Chess => 0,
            Variant::Minnaar => 1,
            Variant::Field => 2,
            Variant::European => 3,
            Variant::Battle => return None,
        };
        let texture = self.table.boards[index];
        (texture != TextureId::default()).then_some(texture)
    }
}
