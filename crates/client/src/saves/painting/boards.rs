//! Boards of games as small pictures: where whose pieces stand.

mod field;

use super::Pixels;
use super::canvas::{Canvas, Paint, Place, mix, paint, shade};
use crate::battle::Table;
use crate::terrain::face;
use rules::{Color, Variant};
use tabletop::{Board, Figure, Kind, Livery, Point, Sitting, Viewer};

const WOOD: Paint = paint(0x6b4a2f);
const LIGHT: Paint = paint(0xe8d6ae);
const DARK: Paint = paint(0xb08a5b);
const IVORY: Paint = paint(0xf7efdc);
const EBONY: Paint = paint(0x352a24);
const INDIGO: Paint = paint(0x34477f);
/// The armies of the corners.
const CORNERS: [Paint; 4] = [
    paint(0xb03a34),
    paint(0xe0a024),
    paint(0x1b8397),
    paint(0x7541ab),
];
const ORANGE: Paint = paint(0xcf6a2a);
const STEEL: Paint = paint(0x5877a3);
const CREAM: Paint = paint(0xeadfc4);
const SLATE: Paint = paint(0x32424a);

/// What everybody at the screen may know of where pieces stand, face down where not all know what
/// they are.
fn figures(sitting: &Sitting) -> Vec<Figure> {
    let game = sitting.game();
    let people = game.players().into_iter();
    let people: Vec<Viewer> = people
        .filter(|player| sitting.sitter(*player).is_human())
        .map(Viewer::Player)
        .collect();
    let seen = |viewer| game.look(viewer, game.len()).figures;
    if !game.has_secrets() || people.len() < 2 || game.ending().is_some() {
        return seen(sitting.viewer());
    }
    let looks: Vec<Vec<Figure>> = people.into_iter().map(seen).collect();
    let Some((first, others)) = looks.split_first() else {
        return Vec::new();
    };
    let known = first.iter().filter_map(|figure| {
        let mut known = figure.clone();
        for look in others {
            let same = |it: &&Figure| it.at == figure.at && it.livery == figure.livery;
            if look.iter().find(same)?.kind != figure.kind {
                known.kind = Kind::FaceDown;
            }
        }
        Some(known)
    });
    known.collect()
}

/// The picture of a game as it stands before who sits at this screen; where people share it who
/// have secrets from each other, what all of them may know.
pub fn paint_sitting(sitting: &Sitting, side: usize) -> Pixels {
    let game = sitting.game();
    let grid = Grid::new(game.board(), sitting.is_flipped());
    let mut canvas = Canvas::of_squares(side, grid.squares);
    grid.lay(&mut canvas, |at| ground(game.variant(), at));
    for figure in figures(sitting) {
        grid.man(&mut canvas, figure.at, figure.kind, colour(figure.livery));
    }
    canvas.finish()
}

/// The picture of a battle of its own as it stands.
pub fn paint_battle(table: &Table, side: usize) -> Pixels {
    let position = table.position();
    let grid = Grid::new(Board::Squares, table.is_flipped());
    let mut canvas = Canvas::of_squares(side, grid.squares);
    let ground = paint(face(position.terrain()).tint);
    grid.lay(&mut canvas, |_| [mix(ground, IVORY, 0.35), ground]);
    for square in position.occupied() {
        if let Some((color, piece)) = position.piece_at(square) {
            let body = match color {
                Color::White => IVORY,
                Color::Black => INDIGO,
            };
            grid.man(&mut canvas, square.into(), piece.into(), body);
        }
    }
    canvas.finish()
}

/// A light and a dark place there, as on the large board: marble and cloth of the four groups with
/// the land between them, land in the tints of the four corners, or wood.
fn ground(variant: Variant, at: Point) -> [Paint; 2] {
    match (variant, at.row) {
        (Variant::Minnaar, 0 | 1) => [0xf9e2c4, 0xc1b3a1].map(paint),
        (Variant::Minnaar, 6..) => [0xc6c8c7, 0x8b9196].map(paint),
        (Variant::Minnaar, _) => [0xc4ad72, 0x868b59].map(paint),
        (Variant::European, row) => {
            let corner = match (at.column < 4, row < 4) {
                (true, true) => 0,
                (true, false) => 1,
                (false, false) => 2,
                (false, true) => 3,
            };
            [(0xdcc68c, 0.22), (0x9c8f68, 0.22)]
                .map(|(land, part)| mix(paint(land), CORNERS[corner], part))
        }
        _ => [LIGHT, DARK],
    }
}

/// A board in the middle of a picture.
struct Grid {
    board: Board,
    flipped: bool,
    /// Width and height of a place in squares of the canvas.
    cell: [f32; 2],
    corner: Place,
    /// Squares along an edge of the canvas.
    squares: f32,
}

impl Grid {
    fn new(board: Board, flipped: bool) -> Self {
        let cell = match board {
            Board::Squares => [1.0, 1.0],
            Board::Field => [5.0 / 3.0, 1.0],
        };
        let (columns, rows) = board.size();
        let size = [f32::from(columns) * cell[0], f32::from(rows) * cell[1]];
        let squares = size[0].max(size[1]) + 0.6;
        Self {
            board,
            flipped,
            cell,
            corner: size.map(|it| (squares - it) / 2.0),
            squares,
        }
    }

    /// The middle of a point of the board.
    fn middle(&self, point: Point) -> Place {
        let (columns, rows) = self.board.size();
        let turn = |at: u8, all: u8| {
            let at = if self.flipped {
                (all - 1).saturating_sub(at)
            } else {
                at
            };
            f32::from(at) + 0.5
        };
        [
            self.corner[0] + turn(point.column, columns) * self.cell[0],
            self.corner[1] + turn(point.row, rows) * self.cell[1],
        ]
    }

    /// Lays a board whose places are light or dark there.
    fn lay(&self, canvas: &mut Canvas, ground: impl Fn(Point) -> [Paint; 2]) {
        canvas.repaint(|_, _| WOOD);
        if self.board == Board::Field {
            return field::lay(self, canvas);
        }
        let (columns, rows) = self.board.size();
        let half = self.cell.map(|it| it / 2.0);
        for row in 0..rows {
            for column in 0..columns {
                let [light, dark] = ground(Point::at(column, row));
                let middle = self.middle(Point::at(column, row));
                let from = [middle[0] - half[0], middle[1] - half[1]];
                let to = [middle[0] + half[0], middle[1] + half[1]];
                let colour = match (column + row) % 2 {
                    0 => dark,
                    _ => light,
                };
                canvas.rect(from, to, colour);
            }
        }
    }

    fn man(&self, canvas: &mut Canvas, at: Point, kind: Kind, body: Paint) {
        let at = self.middle(at);
        let rim = rim(body);
        let size = match kind {
            Kind::Pawn | Kind::ChinesePawn => 0.25,
            Kind::Block(_) | Kind::FaceDown => {
                return block(canvas, at, body, rim);
            }
            _ => 0.36,
        };
        canvas.disc(at, size + 0.09, rim);
        canvas.disc(at, size, body);
        match kind {
            Kind::King => {
                canvas.line([at[0], at[1] - 0.2], [at[0], at[1] + 0.2], 0.12, rim);
                canvas.line([at[0] - 0.2, at[1]], [at[0] + 0.2, at[1]], 0.12, rim);
            }
            Kind::Queen | Kind::Sovereign => canvas.disc(at, 0.14, rim),
            _ => {}
        }
    }
}

fn block(canvas: &mut Canvas, at: Place, body: Paint, rim: Paint) {
    let (wide, high) = (0.62, 0.36);
    let edge = 0.09;
    canvas.rect(
        [at[0] - wide - edge, at[1] - high - edge],
        [at[0] + wide + edge, at[1] + high + edge],
        rim,
    );
    canvas.rect(
        [at[0] - wide, at[1] - high],
        [at[0] + wide, at[1] + high],
        body,
    );
}

/// An army's colour.
fn colour(livery: Livery) -> Paint {
    match livery {
        Livery::White => IVORY,
        Livery::Black => EBONY,
        Livery::Corner(corner) => CORNERS[usize::from(corner & 3)],
        Livery::Southern => ORANGE,
        Livery::Northern => STEEL,
        Livery::FieldSouth => CREAM,
        Livery::FieldNorth => SLATE,
    }
}

/// The edge that lets a colour stand out: dark round pale ones, pale round dark ones.
fn rim(body: Paint) -> Paint {
    if body.iter().sum::<f32>() > 2.1 {
        shade(WOOD, 0.8)
    } else {
        mix(body, IVORY, 0.75)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use tabletop::{Act, open};

    #[test]
    fn a_picture_shows_where_the_pieces_stand() {
        let mut sitting = Sitting::new(open(Variant::Chess, "").unwrap(), &[]);
        let before = paint_sitting(&sitting, 64);
        sitting.act(Act::Choose("e2e4".into())).unwrap();
        let after = paint_sitting(&sitting, 64);
        assert_ne!(before, after);
        sitting.act(Act::Flip).unwrap();
        assert_ne!(paint_sitting(&sitting, 64), after);
        let sight = |start| {
            let game = open(Variant::Field, start).unwrap();
            paint_sitting(&Sitting::new(game, &[]), 64)
        };
        assert_eq!(sight("seed 1"), sight("seed 2"), "armies are secret");
        let battle = Table::new(crate::battle::BattleSetup::default());
        assert_eq!(paint_battle(&battle, 64).rgb.len(), 64 * 64 * 3);
    }

    #[test]
    fn every_game_has_a_ground_of_its_own() {
        let games = [
            (Variant::Chess, ""),
            (Variant::Minnaar, ""),
            (Variant::Field, "seed 1"),
            (
                Variant::European,
                "nations plain guild china mycenae seed 1",
            ),
        ];
        let pictures = games.map(|(variant, start)| {
            let computers = [tabletop::Sitter::Computer(engine::Level::Club); 4];
            let sitting = Sitting::new(open(variant, start).unwrap(), &computers);
            paint_sitting(&sitting, 128)
        });
        for (index, picture) in pictures.iter().enumerate() {
            assert!(!pictures[..index].contains(picture));
        }
    }
}
