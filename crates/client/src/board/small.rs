//! A battle drawn small by egui as the large board has it: previews, examples in the help, puzzles.

use super::{Mark, Placed};
use crate::battle::Power;
use crate::settings::Colours;
use crate::theme::{Pictures, palette};
use bevy_egui::egui::{
    self, Align2, Color32, FontId, Pos2, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, pos2,
    vec2,
};
use rules::battle::{Position, Terrain};
use rules::{Color, Piece, Square};

/// What a small battle shows.
#[derive(Copy, Clone, Debug)]
pub struct SmallBattle<'a> {
    /// What stands where, on which ground.
    pub position: &'a Position,
    /// The marks on it.
    pub marks: &'a [Placed],
    /// The colours of both sides.
    pub colours: Colours,
    /// Whether the defender sits at the bottom.
    pub flipped: bool,
    /// Whether the Kings wear what they can do now.
    pub powers: bool,
    /// Whether files and ranks are lettered.
    pub letters: bool,
    /// What it shows, for who can't see it.
    pub words: &'a str,
}

/// The room of the letters along the edges.
const LETTERS: f32 = 13.0;

impl<'a> SmallBattle<'a> {
    /// A position without marks, seen by the attacker.
    pub fn new(position: &'a Position, colours: Colours, words: &'a str) -> Self {
        Self {
            position,
            marks: &[],
            colours,
            flipped: false,
            powers: false,
            letters: false,
            words,
        }
    }

    /// Draws it `side` points wide and high with its letters; gives the 64 squares and what comes of
    /// the pointer there.
    pub fn show(&self, ui: &mut Ui, pictures: &Pictures, side: f32, sense: Sense) -> Response {
        let room = if self.letters { LETTERS } else { 0.0 };
        let (outer, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
        // Whole points a square keep them equal.
        let edge = ((side - room) / 8.0).floor().max(4.0) * 8.0;
        let rect = Rect::from_min_size(outer.min + vec2(room, 0.0), Vec2::splat(edge));
        let id = ui.next_auto_id().with("battle");
        ui.skip_ahead_auto_ids(1);
        let response = ui.interact(rect, id, sense);
        response
            .widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Image, true, self.words));
        self.ground(ui, pictures, rect);
        let (over, under): (Vec<&Placed>, Vec<&Placed>) =
            self.marks.iter().partition(|it| it.height() > 10.0);
        self.draw_marks(ui, pictures, rect, under);
        self.pieces(ui, pictures, rect);
        if self.powers {
            self.draw_powers(ui, pictures, rect);
        }
        self.draw_marks(ui, pictures, rect, over);
        if self.letters {
            self.draw_letters(ui, rect);
        }
        let stroke = match response.has_focus() {
            true => Stroke::new(2.5, palette::FOCUS),
            false => Stroke::new(1.5, palette::EDGE),
        };
        ui.painter()
            .rect_stroke(rect, 4.0, stroke, StrokeKind::Outside);
        response
    }

    /// Where a square lies on a board of 64 squares.
    pub fn place(&self, board: Rect, square: Square) -> Rect {
        let edge = board.width() / 8.0;
        let (file, rank) = (f32::from(square.file()), f32::from(square.rank()));
        let (column, row) = match self.flipped {
            true => (7.0 - file, rank),
            false => (file, 7.0 - rank),
        };
        Rect::from_min_size(board.min + vec2(column, row) * edge, Vec2::splat(edge))
    }

    /// The square at a place.
    pub fn square_at(&self, board: Rect, place: Pos2) -> Option<Square> {
        Square::all().find(|&square| self.place(board, square).contains(place))
    }

    fn ground(&self, ui: &Ui, pictures: &Pictures, board: Rect) {
        let (from, to) = match self.flipped {
            true => (pos2(1.0, 1.0), pos2(0.0, 0.0)),
            false => (pos2(0.0, 0.0), pos2(1.0, 1.0)),
        };
        let terrain = self.position.terrain();
        pictures
            .thumb(terrain, board.width())
            .uv(Rect { min: from, max: to })
            .corner_radius(4)
            .paint_at(ui, board);
        let fallen = terrain.towers() & !self.position.pieces(Piece::Tower);
        for square in fallen {
            pictures.rubble(ui, self.place(board, square));
        }
    }

    fn pieces(&self, ui: &Ui, pictures: &Pictures, board: Rect) {
        let terrain = self.position.terrain();
        for square in self.position.occupied() {
            let Some((color, piece)) = self.position.piece_at(square) else {
                continue;
            };
            let place = self.place(board, square);
            // A pawn on the wall stands higher.
            let on_wall = terrain == Terrain::Siege && terrain.closed().has(square);
            let lift = if on_wall { place.height() * 0.12 } else { 0.0 };
            pictures
                .piece(self.colours.row(color), piece, place.width())
                .paint_at(ui, place.translate(vec2(0.0, -lift)));
        }
    }

    fn draw_powers(&self, ui: &Ui, pictures: &Pictures, board: Rect) {
        for color in Color::ALL {
            let place = self.place(board, self.position.king(color));
            let side = (place.width() * 0.36).max(10.0);
            let powers = self.position.powers(color);
            for power in Power::ALL {
                let down = (power.index() as f32 - 1.0) * side * 0.94;
                let middle = place.center() + vec2(place.width() * 0.4, down);
                let lit = power.is_in(powers);
                let at = Rect::from_center_size(middle, Vec2::splat(side));
                pictures.power(power.index(), lit, side).paint_at(ui, at);
            }
        }
    }

    fn draw_marks(&self, ui: &Ui, pictures: &Pictures, board: Rect, mut marks: Vec<&Placed>) {
        marks.sort_by(|one, other| one.height().total_cmp(&other.height()));
        for placed in marks {
            draw_mark(ui, pictures, self.place(board, placed.square), placed);
        }
    }

    fn draw_letters(&self, ui: &Ui, board: Rect) {
        let (painter, font) = (ui.painter(), FontId::proportional(10.0));
        let edge = board.width() / 8.0;
        for index in 0..8_u8 {
            let from = (f32::from(index) + 0.5) * edge;
            let (file, rank) = match self.flipped {
                true => (7 - index, index),
                false => (index, 7 - index),
            };
            let file = char::from(b'a' + file).to_string();
            let rank = (rank + 1).to_string();
            let below = pos2(board.left() + from, board.bottom() + 2.0);
            let beside = pos2(board.left() - 3.0, board.top() + from);
            let ink = palette::FADED_INK;
            painter.text(below, Align2::CENTER_TOP, file, font.clone(), ink);
            painter.text(beside, Align2::RIGHT_CENTER, rank, font.clone(), ink);
        }
    }
}

/// A mark as the large boards draw it.
pub(crate) fn draw_mark<P>(ui: &Ui, pictures: &Pictures, place: Rect, placed: &Placed<P>) {
    let (mut from, mut to) = (0.0, 1.0);
    let mut tint = Color32::WHITE;
    if placed.mirrored {
        (from, to) = (1.0, 0.0);
        tint = Color32::from_rgb(178, 220, 255);
    }
    let middle = place.center();
    let edge = match placed.mark {
        Mark::Selected | Mark::LastMove | Mark::Check | Mark::Cursor => place.size(),
        _ => Vec2::splat(place.size().min_elem()),
    };
    let at = Rect::from_center_size(middle, edge);
    pictures.mark(
        ui,
        placed.mark as usize,
        (from, to),
        tint.gamma_multiply(placed.strength),
        at,
    );
}
