//! The pictures of a table and how they are cut.

use crate::board::{Atlas, nearest_atlas};
use crate::theme::{is_block, kind_column, livery_row, load_picture};
use bevy::prelude::*;
use rules::Variant;
use tabletop::{Badge, Kind, Livery};

/// Edges of a cell in the atlases of the pieces, in pixels.
const MEN: [u32; 3] = [48, 96, 192];
/// Columns and rows of them.
const MEN_GRID: (u32, u32) = (10, 8);
/// Widths of a cell in the atlases of the blocks; the height is three fifths of it.
const TOKENS: [u32; 2] = [80, 160];
/// Columns and rows of them.
const TOKENS_GRID: (u32, u32) = (13, 2);
/// Edge and number of the badges' cells.
const BADGES: (u32, u32) = (64, 9);

/// A cell of the badges' picture.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum BadgeArt {
    Hidden,
    Weary,
    Carries,
    Named,
    Untouchable,
    Asks = 6,
    Flag,
}

impl BadgeArt {
    /// What stands for a badge; one that changes the kind has a small piece instead.
    pub fn of(badge: Badge) -> Option<Self> {
        match badge {
            Badge::Hidden => Some(Self::Hidden),
            Badge::Weary => Some(Self::Weary),
            Badge::Carries(_) => Some(Self::Carries),
            Badge::Named => Some(Self::Named),
            Badge::Untouchable => Some(Self::Untouchable),
            Badge::As(_) => None,
        }
    }
}

/// Every picture of a table, loaded once; the boards when they are needed.
#[derive(Resource, Clone, Debug)]
pub struct TableArt {
    assets: AssetServer,
    men: [Atlas; 3],
    tokens: [Atlas; 2],
    badges: Atlas,
}

impl FromWorld for TableArt {
    fn from_world(world: &mut World) -> Self {
        let assets = world.resource::<AssetServer>().clone();
        let mut layouts = world.resource_mut::<Assets<TextureAtlasLayout>>();
        let mut atlas = |name: String, cell: UVec2, grid: (u32, u32)| {
            Atlas::load(
                &assets,
                &mut layouts,
                format!("table/{name}.png"),
                cell,
                grid,
            )
        };
        Self {
            men: MEN.map(|cell| atlas(format!("men_{cell}"), UVec2::splat(cell), MEN_GRID)),
            tokens: TOKENS.map(|cell| {
                let size = UVec2::new(cell, cell * 3 / 5);
                atlas(format!("tokens_{cell}"), size, TOKENS_GRID)
            }),
            badges: atlas("badges".into(), UVec2::splat(BADGES.0), (BADGES.1, 1)),
            assets,
        }
    }
}

/// Where a figure is found.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Cell {
    Man(usize),
    Token(usize),
}

fn cell(kind: Kind, livery: Livery) -> Cell {
    let (column, row) = (kind_column(kind), livery_row(livery));
    match is_block(kind) {
        true => Cell::Token(row * TOKENS_GRID.0 as usize + column),
        false => Cell::Man(row * MEN_GRID.0 as usize + column),
    }
}

impl TableArt {
    /// A piece that fills a place of `size` logical pixels, where one has `factor` physical
    /// pixels: the picture that fits these is taken.
    pub fn figure(&self, kind: Kind, livery: Livery, size: Vec2, factor: f32) -> Sprite {
        match cell(kind, livery) {
            Cell::Man(index) => {
                let edge = size.min_element();
                let atlas = &self.men[nearest_atlas(&MEN, edge * factor)];
                atlas.sprite(index, Vec2::splat(edge))
            }
            Cell::Token(index) => {
                let width = size.x.min(size.y * 5.0 / 3.0);
                let atlas = &self.tokens[nearest_atlas(&TOKENS, width * factor)];
                atlas.sprite(index, Vec2::new(width, width * 0.6))
            }
        }
    }

    /// A badge, `size` logical pixels a side.
    pub(super) fn badge(&self, badge: BadgeArt, size: f32) -> Sprite {
        self.badges.sprite(badge as usize, Vec2::splat(size))
    }

    /// The picture of a board, seen from either side. It stays loaded while somebody holds it.
    pub fn ground(&self, variant: Variant, flipped: bool) -> Handle<Image> {
        // The chess board is the same from both sides.
        let turned = match variant {
            Variant::Chess => "",
            _ if flipped => "_flipped",
            _ => "",
        };
        load_picture(&self.assets, format!("table/{variant}{turned}.png"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::field::Piece;

    #[test]
    fn every_figure_has_its_own_cell() {
        assert_eq!(cell(Kind::King, Livery::White), Cell::Man(0));
        assert_eq!(cell(Kind::Pawn, Livery::Black), Cell::Man(15));
        assert_eq!(
            cell(Kind::MycenaeanKnight, Livery::Corner(3)),
            Cell::Man(59)
        );
        assert_eq!(cell(Kind::Sovereign, Livery::Northern), Cell::Man(76));
        let marshal = Kind::Block(Piece::FieldMarshal);
        assert_eq!(cell(marshal, Livery::FieldSouth), Cell::Token(11));
        assert_eq!(cell(Kind::FaceDown, Livery::FieldNorth), Cell::Token(25));
    }

    #[test]
    fn badges_are_where_their_picture_has_them() {
        assert_eq!(BadgeArt::Untouchable as usize, 4);
        assert_eq!(BadgeArt::Asks as usize, 6);
        assert_eq!(BadgeArt::Flag as usize, 7);
        assert_eq!(BadgeArt::of(Badge::As(Kind::Rook)), None);
    }
}
