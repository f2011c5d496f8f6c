//! Which marks lie on which squares, and drawing them.

use super::art::{BoardArt, Mark};
use super::layout::Layout;
use super::motion::Glide;
use super::pieces::PieceSprite;
use super::pointer::{Hover, KeyboardCursor};
use crate::battle::{Selection, Table, Wanted, piece_tip};
use crate::screens::Screen;
use crate::settings::Settings;
use bevy::prelude::*;
use rules::battle::Position;
use rules::{Move, Piece, Position as _, Square};

/// How strong the ring is where a hint begins: where it leads to is the stronger one.
pub(crate) const HINT_FROM: f32 = 0.75;

/// A mark on the board; all are drawn anew when one changes.
#[derive(Component)]
pub(super) struct MarkSprite;

/// A mark to be drawn; places are squares, or points of another board.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Placed<P = Square> {
    /// What.
    pub mark: Mark,
    /// Where.
    pub square: P,
    /// How opaque, 0 to 1.
    pub strength: f32,
    /// Drawn as in a mirror: what is attacked, as told from what attacks.
    pub mirrored: bool,
    /// Drawn small at the corner, over what stands there.
    pub small: bool,
}

impl<P> Placed<P> {
    /// A mark at full strength.
    pub fn new(mark: Mark, square: P) -> Self {
        Self {
            mark,
            square,
            strength: 1.0,
            mirrored: false,
            small: false,
        }
    }

    /// How high it lies: below 10 under the pieces, above over them.
    pub(crate) fn height(&self) -> f32 {
        match self.mark {
            Mark::LastMove => 2.0,
            Mark::Check => 2.4,
            Mark::Selected => 3.0,
            Mark::Hint => 3.2,
            Mark::Threat => 3.4,
            Mark::DropGoal => 3.6,
            Mark::QuietGoal => 20.0,
            Mark::CaptureGoal | Mark::ShotGoal => 21.0,
            Mark::LastOfType | Mark::Phantom => 24.0,
            Mark::Cursor => 26.0,
        }
    }
}

/// The marks of a table.
pub fn marks_of(
    table: &Table,
    hovered: Option<Square>,
    cursor: Option<Square>,
    show_threats: bool,
) -> Vec<Placed> {
    let shown = table.shown();
    let mut marks = last_move_marks(table);
    marks.extend(position_marks(shown));
    if let Some(mv) = table.hint().filter(|_| table.is_live()) {
        marks.extend(mv.from().map(|square| Placed {
            strength: HINT_FROM,
            ..Placed::new(Mark::Hint, square)
        }));
        marks.push(Placed::new(Mark::Hint, mv.to()));
    }
    if let Some(Selection::Piece(square)) = table.selection() {
        marks.push(Placed::new(Mark::Selected, square));
    }
    // What has gone out lies on its goal until it comes back.
    if let Some(Wanted::Move(mv)) = table.sent() {
        marks.push(Placed::new(Mark::Selected, mv.to()));
    }
    marks.extend(goal_marks(shown, &table.goals()));
    if show_threats
        && table.selection().is_none()
        && let Some(square) = hovered.or(cursor)
    {
        marks.extend(hover_marks(shown, square));
    }
    marks.extend(cursor.map(|square| Placed::new(Mark::Cursor, square)));
    marks
}

fn last_move_marks(table: &Table) -> Vec<Placed> {
    let Some((mv, _)) = table.record().last_move(table.shown_at()) else {
        return Vec::new();
    };
    let squares = mv.from().into_iter().chain([mv.to()]);
    squares
        .map(|square| Placed::new(Mark::LastMove, square))
        .collect()
}

/// Check, and the pieces on which a King's powers hang.
pub fn position_marks(position: &Position) -> Vec<Placed> {
    let mut marks = Vec::new();
    if position.is_check() {
        marks.push(Placed::new(
            Mark::Check,
            position.king(position.side_to_move()),
        ));
    }
    let keys = position
        .occupied()
        .into_iter()
        .filter(|&at| !position.disarms(at).is_empty());
    marks.extend(keys.map(|square| Placed::new(Mark::LastOfType, square)));
    marks
}

fn goal_marks(position: &Position, goals: &[Move]) -> Vec<Placed> {
    let mut marks: Vec<Placed> = Vec::new();
    for &mv in goals {
        let mark = if mv.is_drop() {
            Mark::DropGoal
        } else if position.moved(mv) == Some(Piece::Tower) {
            Mark::ShotGoal
        } else if position.is_capture(mv) {
            Mark::CaptureGoal
        } else {
            Mark::QuietGoal
        };
        // A promotion is several moves to one goal.
        if !marks.iter().any(|placed| placed.square == mv.to()) {
            marks.push(Placed::new(mark, mv.to()));
        }
    }
    marks
}

fn hover_marks(position: &Position, square: Square) -> Vec<Placed> {
    let Some(tip) = piece_tip(position, square) else {
        return Vec::new();
    };
    let attackers = tip
        .attackers
        .into_iter()
        .map(|at| Placed::new(Mark::Threat, at));
    let attacked = tip.attacks.into_iter().map(|at| Placed {
        mirrored: true,
        strength: 0.75,
        ..Placed::new(Mark::Threat, at)
    });
    let mut marks: Vec<Placed> = attackers.chain(attacked).collect();
    if tip.phantom {
        marks.push(Placed::new(Mark::Phantom, square));
    }
    marks
}

/// Whether a mark waits for a piece that is still on its way: what it bears comes with it, and a
/// check is given once it is there.
fn comes_later(placed: &Placed, coming: &[Square]) -> bool {
    match placed.mark {
        Mark::Check => !coming.is_empty(),
        Mark::LastOfType => coming.contains(&placed.square),
        _ => false,
    }
}

/// Draws a mark.
pub fn spawn_mark<'a>(
    commands: &'a mut Commands,
    art: &BoardArt,
    layout: &Layout,
    placed: &Placed,
) -> EntityCommands<'a> {
    let mut sprite = art.mark(placed.mark, layout.square_size());
    sprite.color = Color::WHITE.with_alpha(placed.strength);
    if placed.mirrored {
        sprite.flip_x = true;
        sprite.color = Color::srgba(0.55, 0.8, 1.0, placed.strength);
    }
    let place = layout.world(placed.square).extend(placed.height());
    commands.spawn((sprite, Transform::from_translation(place)))
}

/// Draws the marks anew when something they depend on has changed.
pub(super) fn draw_marks(
    mut commands: Commands,
    art: Res<BoardArt>,
    layout: Res<Layout>,
    table: Res<Table>,
    hover: Res<Hover>,
    cursor: Res<KeyboardCursor>,
    settings: Res<Settings>,
    coming: Query<&PieceSprite, With<Glide>>,
    old: Query<Entity, With<MarkSprite>>,
    mut drawn: Local<Vec<Placed>>,
) {
    let mut wanted = marks_of(&table, hover.square, cursor.shown(), settings.show_threats);
    let coming: Vec<Square> = coming.iter().map(|piece| piece.square).collect();
    wanted.retain(|placed| !comes_later(placed, &coming));
    if wanted == *drawn && !layout.is_changed() && old.iter().len() == wanted.len() {
        return;
    }
    for entity in &old {
        commands.entity(entity).despawn();
    }
    for placed in &wanted {
        spawn_mark(&mut commands, &art, &layout, placed)
            .insert((MarkSprite, DespawnOnExit(Screen::Battle)));
    }
    *drawn = wanted;
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::battle::{Action, BattleSetup, Seat};

    fn table(position: &str) -> Table {
        let setup = BattleSetup {
            seats: [Seat::Human; 2],
            ..BattleSetup::default()
        };
        Table::from_position(setup, position.parse().unwrap())
    }

    fn squares(marks: &[Placed], mark: Mark) -> Vec<String> {
        let found = marks.iter().filter(|placed| placed.mark == mark);
        found.map(|placed| placed.square.to_string()).collect()
    }

    #[test]
    fn quiet_goals_captures_and_the_selected_square_differ() {
        let mut table = table("4k3/8/8/8/3p4/8/8/B3K3 w field - - 1 50");
        table.act(Action::Touch(Square::A1)).unwrap();
        let marks = marks_of(&table, None, None, true);
        assert_eq!(squares(&marks, Mark::QuietGoal), ["b2", "c3"]);
        assert_eq!(squares(&marks, Mark::CaptureGoal), ["d4"]);
        assert_eq!(squares(&marks, Mark::Selected), ["a1"]);
        table.act(Action::Touch(Square::D4)).unwrap();
        let marks = marks_of(&table, None, None, true);
        assert_eq!(squares(&marks, Mark::LastMove), ["a1", "d4"]);
        assert!(squares(&marks, Mark::Selected).is_empty());
    }

    #[test]
    fn shots_drops_and_promotions_have_their_own() {
        let mut table = table("4k3/8/8/3tt3/8/8/3R4/4K3 b siege - n 1 50");
        table.act(Action::Touch(Square::D5)).unwrap();
        assert_eq!(
            squares(&marks_of(&table, None, None, true), Mark::ShotGoal),
            ["d2"]
        );
        table.act(Action::SelectReserve(Piece::Knight)).unwrap();
        assert_eq!(
            squares(&marks_of(&table, None, None, true), Mark::DropGoal).len(),
            7
        );
        let mut table = self::table("7k/P7/8/8/8/8/8/4K3 w field - - 1 50");
        table.act(Action::Touch(Square::A7)).unwrap();
        assert_eq!(
            squares(&marks_of(&table, None, None, true), Mark::QuietGoal),
            ["a8"]
        );
    }

    #[test]
    fn hovering_shows_threats_and_phantom_defence() {
        let table = table("3k4/8/8/3r4/8/8/8/3RK3 b field - - 1 50");
        let marks = marks_of(&table, Some(Square::D5), None, true);
        assert_eq!(squares(&marks, Mark::Phantom), ["d5"]);
        assert_eq!(squares(&marks, Mark::Threat), ["d1", "d1"]);
        assert!(
            squares(
                &marks_of(&table, Some(Square::D5), None, false),
                Mark::Threat
            )
            .is_empty()
        );
        // The only rooks of both sides carry their Kings' power.
        assert_eq!(squares(&marks, Mark::LastOfType), ["d1", "d5"]);
    }

    #[test]
    fn a_hint_tells_where_from_and_where_to() {
        let mut table = table("4k3/8/8/8/8/8/8/R3K3 w field - - 1 50");
        let (version, mv) = (table.version(), "a1a5".parse().unwrap());
        table.act(Action::HintFound { version, mv }).unwrap();
        let marks = marks_of(&table, None, None, true);
        let rings: Vec<&Placed> = marks.iter().filter(|it| it.mark == Mark::Hint).collect();
        assert_eq!(
            rings.iter().map(|it| it.square).collect::<Vec<_>>(),
            [Square::A1, Square::A5]
        );
        assert!(rings[0].strength < rings[1].strength);
    }

    #[test]
    fn what_a_moving_piece_bears_waits_until_it_is_there() {
        let star = Placed::new(Mark::LastOfType, Square::D1);
        assert!(comes_later(&star, &[Square::D1]));
        assert!(!comes_later(&star, &[Square::E1]) && !comes_later(&star, &[]));
        let check = Placed::new(Mark::Check, Square::E8);
        assert!(comes_later(&check, &[Square::E1]) && !comes_later(&check, &[]));
        assert!(!comes_later(
            &Placed::new(Mark::LastMove, Square::D1),
            &[Square::D1]
        ));
    }

    #[test]
    fn check_is_marked_on_the_king() {
        let table = table("4k3/8/8/8/8/8/8/4RK2 b field - - 1 50");
        assert_eq!(
            squares(&marks_of(&table, None, None, true), Mark::Check),
            ["e8"]
        );
    }
}
