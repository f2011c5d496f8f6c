use crate::board::{Around, Room, bar_beside, letters, to_world};
use bevy::prelude::*;
use tabletop::{Board, Point};

/// Where the board of a table and the side panel lie in the window. Everything in logical pixels
/// from the window's top left corner, y downwards, unless told otherwise.
#[derive(Resource, Copy, Clone, Debug, PartialEq)]
pub struct TableLayout {
    /// The window.
    pub window: Vec2,
    /// All places of the board.
    pub board: Rect,
    /// Width of the frame round them.
    pub frame: f32,
    /// The size of the letters in the frame.
    pub letters: f32,
    /// The width of the panel on the right.
    pub panel: f32,
    /// Width and height of one place.
    pub cell: Vec2,
    /// Whether whoever usually sits at the top is at the bottom.
    pub flipped: bool,
    /// The form of the board.
    pub kind: Board,
}

impl Default for TableLayout {
    fn default() -> Self {
        Self::new(Board::Squares, Vec2::new(1280.0, 720.0), 1.0, false)
    }
}

/// How much wider than high a place is.
fn shape(kind: Board) -> f32 {
    match kind {
        Board::Squares => 1.0,
        Board::Field => 5.0 / 3.0,
    }
}

fn size(kind: Board) -> Vec2 {
    let (columns, rows) = kind.size();
    Vec2::new(f32::from(columns), f32::from(rows))
}

impl TableLayout {
    /// The layout of a window of that size at an interface scale.
    pub fn new(kind: Board, window: Vec2, scale: f32, flipped: bool) -> Self {
        Self::with(kind, window, scale, flipped, Around::default())
    }

    /// The same with room for what stands around the board.
    pub fn with(kind: Board, window: Vec2, scale: f32, flipped: bool, around: Around) -> Self {
        let window = window.max(Vec2::ONE);
        let places = size(kind) * Vec2::new(shape(kind), 1.0);
        let room = Room::new(window, scale, places, around);
        Self {
            letters: room.letters,
            ..Self::over(kind, window, room.board, room.frame, room.panel, flipped)
        }
    }

    /// A board that lies over `board` whatever the window.
    pub fn over(
        kind: Board,
        window: Vec2,
        board: Rect,
        frame: f32,
        panel: f32,
        flipped: bool,
    ) -> Self {
        Self {
            window,
            board,
            frame,
            letters: letters(frame, 1.0),
            panel,
            cell: board.size() / size(kind),
            flipped,
            kind,
        }
    }

    /// Where the bar of the analysis stands.
    pub fn bar(&self) -> Rect {
        bar_beside(self.board, self.frame)
    }

    /// Every point of the board.
    pub fn points(&self) -> impl Iterator<Item = Point> + use<> {
        let (columns, rows) = self.kind.size();
        (0..rows).flat_map(move |row| (0..columns).map(move |column| Point::at(column, row)))
    }

    /// Whether the board has that point.
    pub fn has(&self, point: Point) -> bool {
        let (columns, rows) = self.kind.size();
        point.column < columns && point.row < rows
    }

    /// Turns column and row of the board into those from the left and the top of the screen, and
    /// back.
    fn turned(&self, column: u8, row: u8) -> (u8, u8) {
        let (columns, rows) = self.kind.size();
        if self.flipped {
            ((columns - 1).saturating_sub(column), row)
        } else {
            (column, (rows - 1).saturating_sub(row))
        }
    }

    /// Row from the top of the screen, from 0.
    pub fn row(&self, point: Point) -> u8 {
        self.turned(point.column, point.row).1
    }

    /// The middle of a place in the window.
    pub fn centre(&self, point: Point) -> Vec2 {
        let (column, row) = self.turned(point.column, point.row);
        let steps = Vec2::new(f32::from(column) + 0.5, f32::from(row) + 0.5);
        self.board.min + steps * self.cell
    }

    /// A place of the board in the window.
    pub fn rect(&self, point: Point) -> Rect {
        Rect::from_center_size(self.centre(point), self.cell)
    }

    /// The middle of a place in the world of the camera: y upwards from the window's middle.
    pub fn world(&self, point: Point) -> Vec2 {
        self.to_world(self.centre(point))
    }

    /// A place in the window as the camera's world has it.
    pub fn to_world(&self, place: Vec2) -> Vec2 {
        to_world(self.window, place)
    }

    /// The point at a place in the window.
    pub fn point_at(&self, place: Vec2) -> Option<Point> {
        let within = (place - self.board.min) / self.cell;
        let size = size(self.kind);
        if within.min_element() < 0.0 || within.x >= size.x || within.y >= size.y {
            return None;
        }
        let (column, row) = self.turned(within.x as u8, within.y as u8);
        Some(Point::at(column, row))
    }

    /// The point beside `point` on the screen, `right` columns and `up` rows on; the edge holds.
    pub fn beside(&self, point: Point, right: i8, up: i8) -> Point {
        let (columns, rows) = self.kind.size();
        let (column, row) = self.turned(point.column, point.row);
        let column = column.saturating_add_signed(right).min(columns - 1);
        let row = row.saturating_add_signed(-up).min(rows - 1);
        let (column, row) = self.turned(column, row);
        Point::at(column, row)
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
    const KINDS: [Board; 2] = [Board::Squares, Board::Field];

    #[test]
    fn board_and_panel_never_overlap_nor_leave_the_window() {
        for ((width, height), kind) in SIZES
            .into_iter()
            .flat_map(|it| KINDS.map(|kind| (it, kind)))
        {
            for scale in [0.75, 1.0, 1.5, 2.0, 4.0] {
                let most = f32::min(width / 800.0, height / 600.0).max(0.75);
                let scale = f32::min(scale, most);
                let layout = TableLayout::new(kind, Vec2::new(width, height), scale, false);
                let outer = layout.board.inflate(layout.frame);
                let told = format!("{kind:?} in {width}x{height} at {scale}: {layout:?}");
                assert!(outer.min.min_element() >= 0.0, "{told}");
                assert!(outer.max.y <= height, "{told}");
                assert!(outer.max.x <= width - layout.panel, "{told}");
                assert!(
                    layout.panel + 1.0 >= 250.0 * scale.min(width / 500.0),
                    "{told}"
                );
                assert!(layout.cell.min_element() >= 22.0, "{told}");
            }
        }
    }

    #[test]
    fn points_and_places_agree_either_way_round() {
        for kind in KINDS {
            for flipped in [false, true] {
                let layout = TableLayout::new(kind, Vec2::new(1280.0, 720.0), 1.0, flipped);
                let (columns, rows) = kind.size();
                assert_eq!(
                    layout.points().count(),
                    usize::from(columns) * usize::from(rows)
                );
                for point in layout.points() {
                    assert!(layout.has(point));
                    assert_eq!(layout.point_at(layout.centre(point)), Some(point));
                }
                assert_eq!(layout.point_at(layout.board.min - 1.0), None);
                assert_eq!(layout.point_at(layout.board.max + 1.0), None);
            }
        }
    }

    #[test]
    fn the_first_player_sits_at_the_bottom_until_the_board_is_turned() {
        let layout = TableLayout::new(Board::Field, Vec2::new(1280.0, 720.0), 1.0, false);
        let (low, high) = (Point::at(0, 0), Point::at(0, 11));
        assert!(layout.centre(low).y > layout.centre(high).y);
        assert!(layout.world(low).y < layout.world(high).y);
        assert_eq!(layout.beside(Point::at(2, 3), 1, 1), Point::at(3, 4));
        assert_eq!(layout.beside(low, -1, -1), low);
        assert_eq!(layout.beside(high, 0, 1), high);
        let turned = TableLayout {
            flipped: true,
            ..layout
        };
        assert_eq!(turned.beside(Point::at(2, 3), 1, 1), Point::at(1, 2));
        assert!(turned.centre(low).y < turned.centre(high).y);
    }

    #[test]
    fn the_places_of_field_chess_are_five_by_three() {
        let layout = TableLayout::new(Board::Field, Vec2::new(1920.0, 1080.0), 1.0, false);
        assert!((layout.cell.x / layout.cell.y - 5.0 / 3.0).abs() < 1e-3);
    }
}
