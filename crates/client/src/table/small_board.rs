//! A whole board drawn small by egui: previews, examples in the help, cards of saved games.

use crate::theme::{Pictures, badge_column, is_block, palette};
use bevy_egui::egui::{
    self, Align2, Color32, FontId, Pos2, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, pos2,
    vec2,
};
use rules::Variant;
use tabletop::{Badge, Board, Figure, Look, Point, Sign};

/// What a small board shows.
#[derive(Copy, Clone, Debug)]
pub struct SmallBoard<'a> {
    /// Whose ground it is.
    pub variant: Variant,
    /// The form of the board.
    pub board: Board,
    /// What stands on it.
    pub look: &'a Look,
    /// Points that are ringed, such as where a piece may go.
    pub ringed: &'a [Point],
    /// What it shows, for who can't see it.
    pub words: &'a str,
}

/// The shape of a cell: width for height.
const fn cell_shape(board: Board) -> f32 {
    match board {
        Board::Squares => 1.0,
        Board::Field => 5.0 / 3.0,
    }
}

impl SmallBoard<'_> {
    /// How wide a board is for its height.
    pub fn shape(board: Board) -> f32 {
        let (columns, rows) = board.size();
        cell_shape(board) * f32::from(columns) / f32::from(rows)
    }

    /// Draws it as large as `room` allows; gives where it lies.
    pub fn show(&self, ui: &mut Ui, pictures: &Pictures, room: Vec2) -> Rect {
        self.show_with(ui, pictures, room, Sense::hover()).rect
    }

    /// The same, and tells what comes of the pointer there.
    pub(crate) fn show_with(
        &self,
        ui: &mut Ui,
        pictures: &Pictures,
        room: Vec2,
        sense: Sense,
    ) -> Response {
        let (columns, rows) = self.board.size();
        let height = room.y.min(room.x / Self::shape(self.board));
        // Whole points a row keep the cells equal.
        let cell_height = (height / f32::from(rows)).floor().max(4.0);
        let cell = vec2(cell_height * cell_shape(self.board), cell_height);
        let size = cell * vec2(f32::from(columns), f32::from(rows));
        let (rect, response) = ui.allocate_exact_size(size, sense);
        response
            .widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Image, true, self.words));
        self.ground(ui, pictures, rect, cell);
        let at = |point: Point| self.place(rect, point);
        for (point, sign) in &self.look.signs {
            sign_on(ui, pictures, at(*point), *sign);
        }
        for figure in &self.look.figures {
            draw_figure(ui, pictures, at(figure.at), figure);
        }
        for point in self.ringed {
            let (place, painter) = (at(*point), ui.painter());
            let (middle, height) = (place.center(), place.height());
            if self.look.figures.iter().any(|figure| figure.at == *point) {
                let around = height * 0.46;
                painter.circle_stroke(middle, around, Stroke::new(3.0, palette::INK));
                painter.circle_stroke(middle, around, Stroke::new(1.8, palette::GOLD));
            } else {
                let edge = Stroke::new(1.5, palette::INK);
                painter.circle(middle, height * 0.2, palette::GOLD, edge);
            }
        }
        let edge = match response.has_focus() {
            true => Stroke::new(2.5, palette::FOCUS),
            false => Stroke::new(1.5, palette::EDGE),
        };
        ui.painter()
            .rect_stroke(rect, 3.0, edge, StrokeKind::Outside);
        response
    }

    /// Where a point lies on a board that was drawn there.
    pub(crate) fn place(&self, board: Rect, point: Point) -> Rect {
        let (columns, rows) = self.board.size();
        let cell = board.size() / vec2(f32::from(columns), f32::from(rows));
        let row = f32::from(rows - 1) - f32::from(point.row);
        let corner = board.min + cell * vec2(f32::from(point.column), row);
        Rect::from_min_size(corner, cell)
    }

    /// The point at a place of the window.
    pub(crate) fn point_at(&self, board: Rect, place: Pos2) -> Option<Point> {
        let (columns, rows) = self.board.size();
        let points = (0..rows).flat_map(|row| (0..columns).map(move |column| (column, row)));
        let mut points = points.map(|(column, row)| Point::at(column, row));
        points.find(|&point| self.place(board, point).contains(place))
    }

    fn ground(&self, ui: &Ui, pictures: &Pictures, rect: Rect, cell: Vec2) {
        let painter = ui.painter();
        if let Some(texture) = pictures.ground(self.variant) {
            let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
            painter.image(texture, rect, whole, Color32::WHITE);
            return;
        }
        painter.rect_filled(rect, 0.0, palette::PALE_PAPER);
        let (columns, rows) = self.board.size();
        for row in 0..rows {
            for column in 0..columns {
                if (row + column) % 2 == u8::from(rows % 2 == 0) {
                    let corner = rect.min + cell * vec2(f32::from(column), f32::from(row));
                    painter.rect_filled(Rect::from_min_size(corner, cell), 0.0, palette::PARCHMENT);
                }
            }
        }
    }
}

/// A sign under what stands there.
fn sign_on(ui: &Ui, pictures: &Pictures, place: Rect, sign: Sign) {
    let painter = ui.painter();
    match sign {
        Sign::Check => {
            painter.rect_filled(place, 0.0, palette::WAX.gamma_multiply(0.6));
        }
        Sign::Deploy => {
            let stroke = Stroke::new(1.5, palette::INK);
            painter.rect_stroke(
                place.shrink(place.height() * 0.16),
                3.0,
                stroke,
                StrokeKind::Inside,
            );
            let font = FontId::proportional(place.height() * 0.5);
            painter.text(
                place.center(),
                Align2::CENTER_CENTER,
                "?",
                font,
                palette::INK,
            );
        }
        Sign::Asked => {
            painter.rect_stroke(
                place,
                0.0,
                Stroke::new(2.5, palette::GOLD),
                StrokeKind::Inside,
            );
        }
        Sign::Flag => {
            let side = place.height() * 0.5;
            let corner = Align2::RIGHT_TOP.align_size_within_rect(Vec2::splat(side), place);
            pictures.badge(7, side).paint_at(ui, corner);
        }
    }
}

/// A figure in its cell with its badges at the upper right corner.
fn draw_figure(ui: &Ui, pictures: &Pictures, place: Rect, figure: &Figure) {
    let width = if is_block(figure.kind) {
        place.width() * 0.84
    } else {
        place.height()
    };
    let mut image = pictures.figure(figure.kind, figure.livery, width);
    if figure.badges.contains(&Badge::Hidden) {
        image = image.tint(Color32::WHITE.gamma_multiply(0.55));
    }
    let size = image.size().unwrap_or(place.size());
    image.paint_at(
        ui,
        Align2::CENTER_CENTER.align_size_within_rect(size, place),
    );
    let side = (place.height() * 0.42).max(9.0);
    for (index, badge) in figure.badges.iter().enumerate() {
        let corner = place.right_top() + vec2(-side, side * index as f32);
        let at = Rect::from_min_size(corner, Vec2::splat(side));
        draw_badge(ui, pictures, at, *badge, figure);
    }
}

fn draw_badge(ui: &Ui, pictures: &Pictures, at: Rect, badge: Badge, figure: &Figure) {
    if let Badge::As(kind) = badge {
        ui.painter()
            .circle_filled(at.center(), at.width() / 2.0, palette::PALE_PAPER);
        pictures
            .figure(kind, figure.livery, at.width())
            .paint_at(ui, at);
    }
    if let Some(column) = badge_column(badge) {
        pictures.badge(column, at.width()).paint_at(ui, at);
    }
    if let Badge::Carries(count) = badge {
        let font = FontId::proportional(at.height() * 0.8);
        let words = count.to_string();
        ui.painter().text(
            at.center(),
            Align2::CENTER_CENTER,
            words,
            font,
            palette::INK,
        );
    }
}
