use bevy::prelude::*;
use rules::Square;

/// Least and greatest width of the side panel in points.
const PANEL: std::ops::RangeInclusive<f32> = 250.0..=400.0;
/// The frame round the board with its letters, in points.
const FRAME: f32 = 24.0;
/// The size of the letters in the frame, as part of its width.
const LETTERS: f32 = 0.68;
/// Free room round the frame, in points.
const MARGIN: f32 = 6.0;

/// What stands on the left of the frame where the game is analysed: the bar and the gaps around
/// it, in points.
const ASIDE: f32 = 34.0;
/// The gap between bar and frame.
const BAR_GAP: f32 = 5.0;
/// How wide the bar is.
const BAR: f32 = 25.0;

/// What stands around a board beside the panel.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Around {
    /// The bar of the analysis, on its left.
    pub bar: bool,
    /// How much room something takes at its foot, in points.
    pub foot: f32,
    /// The text size, for which the panel and the letters along the board are grown.
    pub text: f32,
}

impl Default for Around {
    fn default() -> Self {
        Self {
            bar: false,
            foot: 0.0,
            text: 1.0,
        }
    }
}

/// The room that a board and the panel on its right take of a window.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Room {
    /// The places of the board.
    pub board: Rect,
    /// Width of the frame round them.
    pub frame: f32,
    /// The size of the letters in the frame.
    pub letters: f32,
    /// The width of the panel.
    pub panel: f32,
}

impl Room {
    /// For a board that is so many rows of places wide and high, at an interface scale; with room
    /// for what stands around it.
    pub fn new(window: Vec2, scale: f32, rows: Vec2, around: Around) -> Self {
        let edge = (FRAME + MARGIN) * scale;
        let aside = if around.bar { ASIDE * scale } else { 0.0 };
        let words = around.text * scale;
        let tall = |height: f32| ((height - 2.0 * edge) / rows.y).max(1.0);
        let tallest = tall(window.y);
        // The panel takes what the board cannot use, within its limits.
        let panel = (window.x - tallest * rows.x - 2.0 * edge - aside)
            .clamp(PANEL.start() * words, PANEL.end() * words)
            .min(window.x / 2.0)
            .floor();
        let free = window.x - panel;
        let widest = ((free - 2.0 * edge - aside) / rows.x).max(1.0);
        let height = window.y - around.foot * scale;
        // Whole pixels a row keep the rows equal.
        let size = rows * tall(height).min(widest).floor().max(1.0);
        let middle = (Vec2::new(free, height) - size) / 2.0;
        // Where there is room enough beside it, the board stays where it is.
        let left = if around.bar { edge + aside } else { 0.0 };
        let corner = middle.max(Vec2::new(left.min(free - size.x), 0.0)).floor();
        Self {
            board: Rect::from_corners(corner, corner + size),
            frame: FRAME * scale,
            letters: letters(FRAME * scale, around.text),
            panel,
        }
    }
}

/// The size of the letters in a frame of that width at a text size: as large as it may be.
pub(crate) fn letters(frame: f32, text: f32) -> f32 {
    (frame * (LETTERS * text).min(1.0)).max(9.0)
}

/// Where the bar of the analysis stands beside a board in a frame of that width.
pub(crate) fn bar_beside(board: Rect, frame: f32) -> Rect {
    let scale = frame / FRAME;
    let right = board.min.x - frame - BAR_GAP * scale;
    Rect::new(right - BAR * scale, board.min.y, right, board.max.y)
}

/// A place in a window as the camera's world has it: y upwards from the window's middle.
pub(crate) fn to_world(window: Vec2, place: Vec2) -> Vec2 {
    Vec2::new(place.x - window.x / 2.0, window.y / 2.0 - place.y)
}

/// Where the board and the side panel lie in the window. Everything in logical pixels from the
/// window's top left corner, y downwards, unless told otherwise.
#[derive(Resource, Copy, Clone, Debug, PartialEq)]
pub struct Layout {
    /// The window.
    pub window: Vec2,
    /// The 64 squares.
    pub board: Rect,
    /// Width of the frame round them.
    pub frame: f32,
    /// The size of the letters in the frame.
    pub letters: f32,
    /// The width of the panel on the right.
    pub panel: f32,
    /// Whether the defender is at the bottom.
    pub flipped: bool,
}

impl Default for Layout {
    fn default() -> Self {
        Self::new(Vec2::new(1280.0, 720.0), 1.0, false)
    }
}

impl Layout {
    /// The layout of a window of that size at an interface scale.
    pub fn new(window: Vec2, scale: f32, flipped: bool) -> Self {
        Self::with(window, scale, flipped, Around::default())
    }

    /// The same with room for what stands around the board.
    pub fn with(window: Vec2, scale: f32, flipped: bool, around: Around) -> Self {
        let window = window.max(Vec2::ONE);
        let Room {
            board,
            frame,
            letters,
            panel,
        } = Room::new(window, scale, Vec2::splat(8.0), around);
        Self {
            window,
            board,
            frame,
            letters,
            panel,
            flipped,
        }
    }

    /// A board in a frame that lies over `board`, without a panel, whatever the window.
    pub fn over(window: Vec2, board: Rect, frame: f32) -> Self {
        Self {
            window,
            board,
            frame,
            letters: letters(frame, 1.0),
            panel: 0.0,
            flipped: false,
        }
    }

    /// Where the bar of the analysis stands.
    pub fn bar(&self) -> Rect {
        bar_beside(self.board, self.frame)
    }

    /// The edge of a square.
    pub fn square_size(&self) -> f32 {
        self.board.width() / 8.0
    }

    /// Column from the left and row from the top.
    fn cell(&self, square: Square) -> (u8, u8) {
        let (file, rank) = (square.file(), square.rank());
        if self.flipped {
            (7 - file, rank)
        } else {
            (file, 7 - rank)
        }
    }

    /// Row from the top of the screen, 0 to 7.
    pub fn row(&self, square: Square) -> u8 {
        self.cell(square).1
    }

    /// The middle of a square in the window.
    pub fn centre(&self, square: Square) -> Vec2 {
        let (column, row) = self.cell(square);
        let steps = Vec2::new(f32::from(column) + 0.5, f32::from(row) + 0.5);
        self.board.min + steps * self.square_size()
    }

    /// The middle of a square in the world of the camera: y upwards from the window's middle.
    pub fn world(&self, square: Square) -> Vec2 {
        self.to_world(self.centre(square))
    }

    /// A place in the window as the camera's world has it.
    pub fn to_world(&self, place: Vec2) -> Vec2 {
        to_world(self.window, place)
    }

    /// The square at a place in the window.
    pub fn square_at(&self, place: Vec2) -> Option<Square> {
        let within = (place - self.board.min) / self.square_size();
        if within.min_element() < 0.0 || within.max_element() >= 8.0 {
            return None;
        }
        let (column, row) = (within.x as u8, within.y as u8);
        if self.flipped {
            Square::at(7 - column, row)
        } else {
            Square::at(column, 7 - row)
        }
    }

    /// The square beside `square` on the screen, `right` columns and `up` rows on; the edge holds.
    pub fn beside(&self, square: Square, right: i8, up: i8) -> Square {
        let (column, row) = self.cell(square);
        let column = column.saturating_add_signed(right).min(7);
        let row = row.saturating_add_signed(-up).min(7);
        let found = if self.flipped {
            Square::at(7 - column, row)
        } else {
            Square::at(column, 7 - row)
        };
        found.unwrap_or(square)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZES: [(f32, f32); 6] = [
        (800.0, 600.0),
        (1280.0, 720.0),
        (1920.0, 1080.0),
        (3840.0, 2160.0),
        (600.0, 1000.0),
        (1000.0, 800.0),
    ];

    #[test]
    fn board_and_panel_never_overlap_nor_leave_the_window() {
        let mut replay = crate::library::Replay::default();
        replay.open = true;
        let foot = replay.room();
        for (width, height) in SIZES {
            for scale in [0.75, 1.0, 1.5, 2.0] {
                let most = f32::min(width / 800.0, height / 600.0).max(0.75);
                let scale = f32::min(scale, most);
                let window = Vec2::new(width, height);
                let around = Around {
                    bar: true,
                    foot,
                    ..Around::default()
                };
                let barred = Layout::with(window, scale, false, around);
                let (bar, outer) = (barred.bar(), barred.board.inflate(barred.frame));
                assert!(bar.min.x >= 0.0, "{width}x{height} at {scale}: {barred:?}");
                assert!(bar.max.x < outer.min.x && outer.max.x <= width - barred.panel);
                assert!(
                    outer.max.y <= height - foot * scale,
                    "{width}x{height} at {scale}: {barred:?}"
                );
                let layout = Layout::new(window, scale, false);
                assert_eq!(
                    layout.panel,
                    Layout::with(
                        window,
                        scale,
                        false,
                        Around {
                            foot,
                            ..Around::default()
                        }
                    )
                    .panel
                );
                let outer = layout.board.inflate(layout.frame);
                assert!(
                    outer.min.min_element() >= 0.0,
                    "{width}x{height} at {scale}: {layout:?}"
                );
                assert!(
                    outer.max.y <= height,
                    "{width}x{height} at {scale}: {layout:?}"
                );
                assert!(
                    outer.max.x <= width - layout.panel,
                    "{width}x{height}: {layout:?}"
                );
                assert!(layout.square_size() >= 25.0);
            }
        }
    }

    #[test]
    fn squares_and_places_agree_either_way_round() {
        for flipped in [false, true] {
            let layout = Layout::new(Vec2::new(1280.0, 720.0), 1.0, flipped);
            for square in Square::all() {
                assert_eq!(layout.square_at(layout.centre(square)), Some(square));
            }
            assert_eq!(layout.square_at(layout.board.min - 1.0), None);
            assert_eq!(layout.square_at(layout.board.max), None);
        }
        let layout = Layout::new(Vec2::new(1280.0, 720.0), 1.0, false);
        assert!(layout.centre(Square::A1).y > layout.centre(Square::A8).y);
        assert!(layout.world(Square::A1).y < layout.world(Square::A8).y);
        assert_eq!(layout.beside(Square::E4, 1, 1), Square::F5);
        assert_eq!(layout.beside(Square::A1, -1, -1), Square::A1);
        let turned = Layout {
            flipped: true,
            ..layout
        };
        assert_eq!(turned.beside(Square::E4, 1, 1), Square::D3);
    }
}
