//! The pictures of what stands on the map, in three sizes: the one that fits the zoom is taken.

use crate::board::Atlas;
use crate::settings::Colours;
use ::campaign::Side;
use ::campaign::world::SiteKind;
use bevy::prelude::*;
use words::Key;

/// Edges of a cell in the atlases, in pixels.
const CELLS: [u32; 3] = [48, 96, 192];

/// A cell of the atlas of signs.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Sign {
    /// Pieces that retreated must rest.
    Shaken,
    /// Pieces whose attack was drawn may not attack.
    Spent,
    /// Riders that may still make a step.
    Riding,
    /// An order was cancelled.
    Alert,
    /// Pieces have a rally order.
    Order,
    /// Set aside for this turn.
    Aside,
    /// A city builds.
    Build,
    /// A battle waits.
    Swords,
    /// The goal of a rally order.
    Rally,
    /// A step on its way.
    Dot,
    /// Selected.
    Selected,
    /// Where the keyboard is.
    Cursor,
    /// Where the pointer is.
    Hover,
    /// A goal one step away.
    March,
    /// A goal two steps away.
    Ride,
    /// A goal held by others.
    Attack,
    /// A goal where own pieces stand.
    Join,
    /// A goal that becomes the kingdom's.
    Take,
    /// A camp that would be razed.
    Raze,
    /// The enemy capital, open.
    Win,
    /// Where a retreating army may land.
    Landing,
    /// Where a rally order would lead.
    Aim,
    /// Everybody has moved.
    Moved,
}

impl Sign {
    /// All, as they lie in the picture.
    pub const ALL: [Self; 23] = [
        Self::Shaken,
        Self::Spent,
        Self::Riding,
        Self::Alert,
        Self::Order,
        Self::Aside,
        Self::Build,
        Self::Swords,
        Self::Rally,
        Self::Dot,
        Self::Selected,
        Self::Cursor,
        Self::Hover,
        Self::March,
        Self::Ride,
        Self::Attack,
        Self::Join,
        Self::Take,
        Self::Raze,
        Self::Win,
        Self::Landing,
        Self::Aim,
        Self::Moved,
    ];
}

impl Sign {
    /// Those that have words of their own, in the order in which one meets them.
    pub const TOLD: [Self; 19] = [
        Self::March,
        Self::Ride,
        Self::Join,
        Self::Take,
        Self::Attack,
        Self::Raze,
        Self::Win,
        Self::Swords,
        Self::Landing,
        Self::Moved,
        Self::Riding,
        Self::Shaken,
        Self::Spent,
        Self::Aside,
        Self::Order,
        Self::Alert,
        Self::Rally,
        Self::Aim,
        Self::Build,
    ];

    /// What it says of the square or of the army beside which it stands.
    pub const fn words(self) -> Option<Key> {
        Some(match self {
            Self::Shaken => key!("world-sign-shaken"),
            Self::Spent => key!("world-sign-spent"),
            Self::Riding => key!("world-sign-riding"),
            Self::Alert => key!("world-sign-alert"),
            Self::Order => key!("world-sign-order"),
            Self::Aside => key!("world-sign-aside"),
            Self::Build => key!("world-sign-build"),
            Self::Swords => key!("world-sign-swords"),
            Self::Rally => key!("world-sign-rally"),
            Self::March => key!("world-sign-march"),
            Self::Ride => key!("world-sign-ride"),
            Self::Attack => key!("world-sign-attack"),
            Self::Join => key!("world-sign-join"),
            Self::Take => key!("world-sign-take"),
            Self::Raze => key!("world-sign-raze"),
            Self::Win => key!("world-sign-win"),
            Self::Landing => key!("world-sign-landing"),
            Self::Aim => key!("world-sign-aim"),
            Self::Moved => key!("world-sign-moved"),
            Self::Dot | Self::Selected | Self::Cursor | Self::Hover => return None,
        })
    }
}

/// A cell of the atlas of banners.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Banner {
    /// Of an army.
    Flag,
    /// Of an army of nothing but Knights.
    Streamer,
    /// Under its figures.
    Plinth,
}

/// Every picture of what stands on the map.
#[derive(Resource, Clone, Debug)]
pub(super) struct FolkArt {
    sites: [Atlas; 3],
    banners: [Atlas; 3],
    signs: [Atlas; 3],
    /// For the numbers on plinths.
    pub font: Handle<Font>,
}

impl FromWorld for FolkArt {
    fn from_world(world: &mut World) -> Self {
        let assets = world.resource::<AssetServer>().clone();
        let font = figures_font(&mut world.resource_mut::<Assets<Font>>());
        let mut layouts = world.resource_mut::<Assets<TextureAtlasLayout>>();
        let mut atlases = |name: &str, columns: u32, rows: u32| {
            CELLS.map(|cell| {
                let path = format!("world/{name}_{cell}.png");
                Atlas::load(
                    &assets,
                    &mut layouts,
                    path,
                    UVec2::splat(cell),
                    (columns, rows),
                )
            })
        };
        Self {
            sites: atlases("sites", 10, 5),
            banners: atlases("banners", 3, 5),
            signs: atlases("signs", Sign::ALL.len() as u32, 1),
            font,
        }
    }
}

impl FolkArt {
    /// A site in the colours of a row: 0 nobody, then those of the pieces.
    pub fn site(&self, column: usize, row: usize, size: f32, detail: usize) -> Sprite {
        sized(&self.sites, detail).sprite(row * 10 + column, Vec2::splat(size))
    }

    /// A part of an army's dress in the colours of a row of the pieces; 4 is the barbarians'.
    pub fn banner(&self, banner: Banner, row: usize, size: Vec2, detail: usize) -> Sprite {
        sized(&self.banners, detail).sprite(row * 3 + banner as usize, size)
    }

    /// A sign or mark.
    pub fn sign(&self, sign: Sign, size: f32, detail: usize) -> Sprite {
        sized(&self.signs, detail).sprite(sign as usize, Vec2::splat(size))
    }
}

fn sized(atlases: &[Atlas; 3], detail: usize) -> &Atlas {
    &atlases[detail.min(atlases.len() - 1)]
}

/// DejaVu Sans Mono Bold: its figures are told apart at eleven pixels.
fn figures_font(fonts: &mut Assets<Font>) -> Handle<Font> {
    match typst_assets::fonts().nth(13) {
        Some(bytes) => fonts.add(Font::from_bytes(bytes.to_vec())),
        None => Handle::default(),
    }
}

/// The row of the banners for a side.
pub(super) fn row_of(colours: Colours, side: Side) -> usize {
    side.kingdom().map_or(4, |color| colours.row(color))
}

/// The column of a site in its atlas.
pub(super) fn column_of(kind: SiteKind, walled: bool, sacked: bool) -> usize {
    match (kind, sacked) {
        (SiteKind::City, false) => usize::from(walled),
        (SiteKind::Capital, false) => 2,
        (SiteKind::Mine, _) => 3,
        (SiteKind::Farm, _) => 4,
        (SiteKind::Quarry, _) => 5,
        (SiteKind::Camp, _) => 6,
        (SiteKind::City, true) => 7 + usize::from(walled),
        (SiteKind::Capital, true) => 9,
    }
}

/// How finely things are drawn where a square has so many physical pixels: which of the three
/// sizes of the pictures is taken.
pub(super) fn detail_of(pixels: f32) -> usize {
    let sharp = CELLS.iter().position(|&cell| cell as f32 * 1.1 >= pixels);
    sharp.unwrap_or(CELLS.len() - 1)
}

/// The most pixels that a square has at a detail.
pub(super) fn most_pixels(detail: usize) -> f32 {
    CELLS[detail.min(CELLS.len() - 1)] as f32 * 1.1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_picture_fits_the_zoom() {
        for (pixels, detail) in [
            (0.0, 0),
            (35.0, 0),
            (60.0, 1),
            (100.0, 1),
            (150.0, 2),
            (900.0, 2),
        ] {
            assert_eq!(detail_of(pixels), detail, "{pixels}");
        }
    }

    #[test]
    fn every_site_has_its_own_picture() {
        let mut seen = std::collections::HashSet::new();
        for kind in SiteKind::ALL {
            for sacked in [false, true] {
                for walled in [false, true] {
                    let alike = !kind.is_city() && (sacked || walled);
                    let capital = kind == SiteKind::Capital && !walled;
                    if !alike && !capital {
                        assert!(seen.insert(column_of(kind, walled, sacked)));
                    }
                }
            }
        }
        assert_eq!(seen.len(), 10);
    }
}
