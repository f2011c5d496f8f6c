//! What an army looks like: its figures on a plinth with points and count, its banner, and what
//! it can still do.

use super::art::{Banner, FolkArt, Sign, most_pixels, row_of};
use crate::board::BoardArt;
use crate::settings::Colours;
use crate::world::SQUARE;
use ::campaign::{Pieces, Side, Status};
use bevy::prelude::*;
use bevy::sprite::Anchor;
use rules::Piece;
use rules::battle::Army;

/// Everything that an army's picture depends on besides where it stands.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Troop {
    pub owner: Side,
    pub army: Army,
    /// Everybody has used his move, in his own turn.
    pub done: bool,
    /// Everybody retreated and must rest.
    pub tilted: bool,
    /// Shares its square with a city, resource or camp, and leaves it in sight.
    pub crowded: bool,
    /// What is told beside it, the most urgent first.
    pub signs: [Option<Sign>; 2],
}

/// The signs of an army's pieces and of what was decided about it, the gravest first: there is room
/// for two.
pub(super) fn all_signs(pieces: &Pieces, extra: &[Sign]) -> Vec<Sign> {
    let states = [
        (&[Status::Shaken, Status::Held][..], Sign::Shaken),
        (&[Status::Spent, Status::Tired][..], Sign::Spent),
        (&[Status::Riding][..], Sign::Riding),
    ];
    let states = states
        .into_iter()
        .filter(|(states, _)| !pieces.with(states).is_empty())
        .map(|(_, sign)| sign);
    let (alert, rest) = extra
        .iter()
        .copied()
        .partition::<Vec<Sign>, _>(|&sign| sign == Sign::Alert);
    alert.into_iter().chain(states).chain(rest).collect()
}

/// The tick of an army in whose turn everybody has used his move, some by moving.
pub(super) fn moved_sign(pieces: &Pieces, moves_now: bool) -> Option<Sign> {
    let able = pieces.with(&[Status::Fresh, Status::Riding, Status::Tired]);
    let moved = moves_now && able.is_empty() && !pieces.of(Status::Moved).is_empty();
    moved.then_some(Sign::Moved)
}

impl Troop {
    /// An army of which nothing is known but who is in it.
    pub fn plain(owner: Side, army: Army) -> Self {
        Self {
            owner,
            army,
            done: false,
            tilted: false,
            crowded: false,
            signs: [None; 2],
        }
    }

    /// An army with its pieces' states; `extra` are signs of what was decided about it.
    pub fn new(owner: Side, pieces: &Pieces, moves_now: bool, extra: &[Sign]) -> Self {
        let able = pieces.with(&[Status::Fresh, Status::Riding, Status::Tired]);
        let resting = pieces.with(&[Status::Shaken, Status::Held]);
        let army = pieces.total();
        let done = moves_now && able.is_empty();
        let moved = moved_sign(pieces, moves_now);
        let mut signs = all_signs(pieces, extra).into_iter().chain(moved);
        Self {
            owner,
            army,
            done,
            tilted: !resting.is_empty() && resting.total() == army.total(),
            crowded: false,
            signs: [signs.next(), signs.next()],
        }
    }

    fn is_riders(&self) -> bool {
        ::campaign::is_all_knights(&self.army)
    }
}

/// The pieces that stand for an army, the strongest first: one of each kind, then more of them.
fn figures(army: &Army, most: usize) -> Vec<Piece> {
    const BY_STRENGTH: [Piece; 5] = [
        Piece::Queen,
        Piece::Rook,
        Piece::Bishop,
        Piece::Knight,
        Piece::Pawn,
    ];
    let kinds = BY_STRENGTH
        .into_iter()
        .filter(|&piece| army.count(piece) > 0);
    let more = BY_STRENGTH.into_iter().flat_map(|piece| {
        std::iter::repeat_n(
            piece,
            usize::from(army.count(piece).saturating_sub(1)).min(2),
        )
    });
    kinds.chain(more).take(most).collect()
}

/// The number on a plinth. Its letters are as large on the screen as can be read at the zoom.
#[derive(Component, Copy, Clone, Debug)]
pub(super) struct Number {
    /// Height in world units.
    pub height: f32,
}

/// The size of a number's letters in logical pixels where a pixel is `unit` world units.
pub(super) fn letters(height: f32, unit: f32) -> f32 {
    (height / unit).round().clamp(11.0, 40.0)
}

/// How the pictures of all armies are drawn.
#[derive(Copy, Clone, PartialEq)]
pub(super) struct Style {
    pub colours: Colours,
    pub detail: usize,
}

/// Makes the children of an army.
pub(super) struct Dresser<'a> {
    pub art: &'a FolkArt,
    pub board: &'a BoardArt,
    pub style: Style,
    /// World units a logical pixel.
    pub unit: f32,
}

/// Over who has used his move: bleached, and the land shines through. Darker, White would be
/// taken for Black.
const PALE: Color = Color::linear_rgba(1.5, 1.48, 1.44, 0.62);

/// Where an army's feet are, in world units from its middle.
const BASE: f32 = -21.0;

impl Dresser<'_> {
    /// Draws a troop into its entity.
    pub fn dress(&self, entity: &mut EntityCommands, troop: &Troop) {
        entity.despawn_related::<Children>().with_children(|army| {
            self.banner(army, troop);
            self.figures(army, troop);
            self.plinth(army, troop);
            self.signs(army, troop);
        });
    }

    fn is_far(&self) -> bool {
        self.style.detail == 0
    }

    fn row(&self, troop: &Troop) -> usize {
        row_of(self.style.colours, troop.owner)
    }

    fn tint(troop: &Troop) -> Color {
        match (troop.done, troop.crowded) {
            (false, _) => Color::WHITE,
            (true, false) => PALE,
            // Walls that shine through would hide it.
            (true, true) => PALE.with_alpha(0.85),
        }
    }

    fn banner(&self, army: &mut ChildSpawnerCommands, troop: &Troop) {
        let size = match (self.is_far(), troop.crowded) {
            (true, false) => 84.0,
            (true, true) => 72.0,
            (false, false) => 68.0,
            (false, true) => 50.0,
        };
        let kind = if troop.is_riders() {
            Banner::Streamer
        } else {
            Banner::Flag
        };
        let mut sprite =
            self.art
                .banner(kind, self.row(troop), Vec2::splat(size), self.style.detail);
        sprite.color = Self::tint(troop);
        // The pole stands at three tenths of the cell.
        let x = if self.is_far() { 6.0 } else { 17.0 } + size * 0.2;
        let place = Vec3::new(x, BASE + size * 0.46, 0.001);
        army.spawn((sprite, Transform::from_translation(place)));
    }

    fn figures(&self, army: &mut ChildSpawnerCommands, troop: &Troop) {
        let most = if self.is_far() { 1 } else { 3 };
        let lean = if troop.tilted { 0.26 } else { 0.0 };
        let factor = most_pixels(self.style.detail) / SQUARE;
        let (main, beside) = match (self.is_far(), troop.crowded) {
            (true, false) => (74.0, 0.0),
            (true, true) => (62.0, 0.0),
            (false, false) => (60.0, 45.0),
            (false, true) => (52.0, 39.0),
        };
        // Those beside stand a little behind.
        let apart = main * 0.37;
        let stands = [
            (0.0, main, 0.004),
            (-apart, beside, 0.002),
            (apart, beside, 0.003),
        ];
        for (piece, (x, size, z)) in figures(&troop.army, most).into_iter().zip(stands) {
            let row = troop
                .owner
                .kingdom()
                .map_or(0, |it| self.style.colours.row(it));
            let mut sprite = self.board.piece_of_row(row, piece, size, factor);
            sprite.color = self.cloth(troop);
            let foot = BASE + if z < 0.004 { 5.0 } else { 0.0 };
            let place = Vec3::new(x + lean * 26.0, foot + size * 0.43, z);
            let turned =
                Transform::from_translation(place).with_rotation(Quat::from_rotation_z(-lean));
            if troop.crowded {
                // Before roofs of their own colour a dark edge keeps figures apart.
                let mut edge = sprite.clone();
                let strength = if troop.done { 0.6 } else { 0.85 };
                edge.color = Color::srgba(0.08, 0.05, 0.03, strength);
                edge.custom_size = Some(Vec2::splat(size * 1.15));
                let behind = turned.with_translation(place - Vec3::new(0.0, 0.0, 0.0005));
                army.spawn((edge, behind));
            }
            army.spawn((sprite, turned));
        }
    }

    /// Barbarians wear dark hides.
    fn cloth(&self, troop: &Troop) -> Color {
        if troop.owner != Side::Rogue {
            return Self::tint(troop);
        }
        if troop.done {
            Color::linear_rgba(0.2, 0.15, 0.12, 0.62)
        } else {
            Color::srgb(0.37, 0.31, 0.28)
        }
    }

    fn plinth(&self, army: &mut ChildSpawnerCommands, troop: &Troop) {
        let (size, height) = if self.is_far() {
            (Vec2::new(112.0, 138.0), 30.0)
        } else {
            (Vec2::new(86.0, 80.0), 16.5)
        };
        let sprite = self
            .art
            .banner(Banner::Plinth, self.row(troop), size, self.style.detail);
        // It is never pale: the numbers on it are read against it.
        let place = Vec3::new(0.0, BASE - 10.0, 0.006);
        army.spawn((sprite, Transform::from_translation(place)));
        let points = troop.army.points().to_string();
        let font = |size: f32| TextFont {
            font: self.art.font.clone().into(),
            font_size: FontSize::Px(size),
            ..default()
        };
        let size = letters(height, self.unit);
        let ink = TextColor(Color::srgb(0.97, 0.93, 0.83));
        let mut text = army.spawn((
            Text2d::new(points),
            font(size),
            ink,
            Anchor::CENTER,
            Number { height },
            Transform::from_translation(place + Vec3::Z * 0.002).with_scale(Vec3::splat(self.unit)),
        ));
        if !self.is_far() && troop.army.total() > 1 {
            let count = format!(" ×{}", troop.army.total());
            text.with_child((TextSpan::new(count), font((size * 0.72).max(9.0)), ink));
        }
    }

    fn signs(&self, army: &mut ChildSpawnerCommands, troop: &Troop) {
        let size = if self.is_far() { 40.0 } else { 25.0 };
        for (i, sign) in troop.signs.into_iter().flatten().enumerate() {
            if self.is_far() && i > 0 {
                return;
            }
            let sprite = self.art.sign(sign, size, self.style.detail);
            let left = if troop.crowded { -32.0 } else { -30.0 };
            let top = if troop.crowded { 22.0 } else { 34.0 };
            let place = Vec3::new(left, top - size * i as f32, 0.01);
            army.spawn((sprite, Transform::from_translation(place)));
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn the_strongest_stand_in_front() {
        let of = |text: &str| figures(&text.parse().unwrap(), 3);
        assert_eq!(of("1Q2R5P"), [Piece::Queen, Piece::Rook, Piece::Pawn]);
        assert_eq!(of("7P"), [Piece::Pawn; 3]);
        assert_eq!(of("1N"), [Piece::Knight]);
        assert_eq!(of("1B4P"), [Piece::Bishop, Piece::Pawn, Piece::Pawn]);
    }

    #[test]
    fn who_has_moved_is_paler_and_never_darker() {
        for crowded in [false, true] {
            let plain = Troop::plain(Side::White, "2P".parse().unwrap());
            let moved = Troop {
                done: true,
                crowded,
                ..plain
            };
            let pale = Dresser::tint(&moved).to_linear();
            let bright = Dresser::tint(&plain).to_linear();
            assert!(pale.red > bright.red && pale.green > bright.green);
            assert!(pale.blue > bright.blue && pale.alpha < bright.alpha);
        }
    }

    #[test]
    fn states_are_told_by_look_and_sign() {
        let army: Army = "2P".parse().unwrap();
        let with = |status| Troop::new(Side::White, &Pieces::all(status, army), true, &[]);
        assert!(!with(Status::Fresh).done);
        assert!(with(Status::Moved).done && !with(Status::Moved).tilted);
        assert_eq!(with(Status::Moved).signs, [Some(Sign::Moved), None]);
        for status in [Status::Shaken, Status::Held] {
            assert!(with(status).tilted);
            assert_eq!(with(status).signs[0], Some(Sign::Shaken));
        }
        assert_eq!(with(Status::Tired).signs, [Some(Sign::Spent), None]);
        let riders: Army = "1N".parse().unwrap();
        let half = Pieces::all(Status::Riding, riders);
        let rider = Troop::new(Side::White, &half, true, &[Sign::Order, Sign::Alert]);
        assert_eq!(rider.signs, [Some(Sign::Alert), Some(Sign::Riding)]);
        let waiting = Troop::new(Side::Black, &Pieces::all(Status::Moved, army), false, &[]);
        assert!(!waiting.done, "only who is on the move can be done");
    }

    #[test]
    fn numbers_can_be_read_at_every_zoom() {
        for unit in [0.4, 1.0, 2.0, 3.5] {
            assert!(letters(16.5, unit) >= 11.0);
        }
        assert!(letters(16.5, 0.5) > letters(16.5, 1.0));
    }
}
