use super::solve::after;
use super::{Line, Scene, Solution, Solver};
use rules::attacks::{self, between};
use rules::battle::{Position, Powers, Terrain};
use rules::{BitBoard, Color, Move, Piece, Position as _, Reason, Square};
use serde::{Deserialize, Serialize};

/// What a puzzle is about, told by what happens in the main line.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Theme {
    /// The enemy King loses a power that would have saved him.
    Disarm,
    /// A piece goes where only the enemy King looks, by a power he loses with that very move.
    PhantomDefence,
    /// The Kings attack each other at range: one gives check or gives it back.
    DoubleEdged,
    /// A Tower shoots or gives mate.
    TowerFire,
    /// A piece comes from the reserve.
    Drop,
    /// The enemy King is left alone with nothing to take.
    Rout,
    /// Over a ford, in a position that only the river makes a puzzle.
    Ford,
    /// Through a gate or a breach.
    Gate,
    /// The attacker's pieces have to stop on the hill, and that decides.
    HillStop,
    /// Pieces have to stop among the trees, and that decides.
    ForestStop,
}

impl Theme {
    /// Every theme, those first that say most.
    pub const ALL: [Self; 10] = [
        Self::DoubleEdged,
        Self::PhantomDefence,
        Self::Disarm,
        Self::Rout,
        Self::TowerFire,
        Self::Drop,
        Self::Ford,
        Self::Gate,
        Self::HillStop,
        Self::ForestStop,
    ];

    /// The name for people.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Disarm => "disarm",
            Self::PhantomDefence => "phantom defence",
            Self::DoubleEdged => "double-edged check",
            Self::TowerFire => "Tower fire",
            Self::Drop => "drop",
            Self::Rout => "rout",
            Self::Ford => "ford",
            Self::Gate => "gate",
            Self::HillStop => "hill stop",
            Self::ForestStop => "forest stop",
        }
    }
}

impl std::fmt::Display for Theme {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

/// The themes that the main line of a solved position shows, in the order of [`Theme::ALL`].
pub fn themes(position: &Position, solution: &Solution) -> Vec<Theme> {
    let line = solution.main_line(position);
    let grounds = [Theme::Ford, Theme::HillStop, Theme::ForestStop];
    let shown = |theme: &Theme| {
        shows(*theme, &line) && (!grounds.contains(theme) || ground_decides(position, solution))
    };
    Theme::ALL.into_iter().filter(shown).collect()
}

/// Whether a line shows a theme; of the ground's themes, whether it could.
fn shows(theme: Theme, Line { steps, end }: &Line) -> bool {
    let Some((start, _)) = steps.first() else {
        return false;
    };
    let us = start.side_to_move();
    let mut own = steps
        .iter()
        .filter(|(before, _)| before.side_to_move() == us);
    let mut any = |is: &dyn Fn(&Position, Move) -> bool| own.any(|(before, mv)| is(before, *mv));
    let terrain = start.terrain();
    match theme {
        Theme::Disarm => {
            let lost = start.powers(!us).without(end.powers(!us));
            let useless = lost.without(deciding_powers(end));
            useless != lost
        }
        Theme::PhantomDefence => any(&is_phantom),
        Theme::DoubleEdged => {
            range_check(start, !us) || any(&|before, mv| range_check(&after(before, mv), us))
        }
        Theme::TowerFire => {
            any(&|before, mv| before.moved(mv) == Some(Piece::Tower))
                || !end.checkers().is_disjoint(end.pieces(Piece::Tower))
        }
        Theme::Drop => any(&|_, mv| mv.is_drop()),
        Theme::Rout => end
            .outcome()
            .is_some_and(|outcome| outcome.reason == Reason::Rout),
        Theme::Ford => terrain == Terrain::River && any(&|before, mv| crosses(before, mv)),
        Theme::Gate => terrain == Terrain::Siege && any(&|before, mv| crosses(before, mv)),
        Theme::HillStop => terrain == Terrain::Hill,
        Theme::ForestStop => terrain == Terrain::Forest,
    }
}

/// Whether the King of `color` attacks the other one from afar.
fn range_check(position: &Position, color: Color) -> bool {
    let (one, other) = (position.king(color), position.king(!color));
    one.distance(other) > 1 && position.attackers(other, color).has(one)
}

/// Whether a move goes where the enemy King alone looks, from afar, and can look no more.
fn is_phantom(before: &Position, mv: Move) -> bool {
    let them = !before.side_to_move();
    let (king, to) = (before.king(them), mv.to());
    let next = after(before, mv);
    king.distance(to) > 1
        && before.attackers(to, them) == king.bitboard()
        && before.powers(them) != next.powers(them)
        && !next.attackers(to, them).has(king)
}

/// Whether a move enters rank 5, goes over it or leaves it, or leaps from rank 4 to 6 or back. A Tower's
/// shot does not.
fn crosses(before: &Position, mv: Move) -> bool {
    let Some(from) = mv.from() else { return false };
    if matches!(before.moved(mv), Some(Piece::Tower | Piece::Pawn)) {
        return false;
    }
    let way = between(from, mv.to()) | mv.to().bitboard();
    let leaps = from.file() != mv.to().file()
        && (
            from.rank().min(mv.to().rank()),
            from.rank().max(mv.to().rank()),
        ) == (3, 5);
    leaps || !way.is_disjoint(BitBoard::RANKS[4])
}

/// Whether the same pieces on open ground would be no such puzzle.
pub fn ground_decides(position: &Position, solution: &Solution) -> bool {
    if position.terrain() == Terrain::Field {
        return false;
    }
    let moves = solution.len();
    let mut scene = Scene::of(position);
    scene.terrain = Terrain::Field;
    let Some(open) = scene.position() else {
        return true;
    };
    let mut solver = Solver::new();
    solver.wins(&open, moves - 1) || solver.keys(&open, moves) != solution.play
}

/// The powers that the beaten King, to move, does not have and any of which would save him: he would have a
/// square to flee to or, mated or routed, something to take.
pub fn deciding_powers(end: &Position) -> Powers {
    let us = end.side_to_move();
    let (king, occupied, terrain) = (end.king(us), end.occupied(), end.terrain());
    let slides = terrain.slides(us, king);
    let is_rout = end
        .outcome()
        .is_some_and(|outcome| outcome.reason == Reason::Rout);
    let wanted = if is_rout {
        end.side(!us)
    } else {
        !end.side(us)
    };
    let saves = |goals: BitBoard| {
        let open = goals & wanted & !end.king(!us).bitboard() & !terrain.closed();
        open.into_iter().any(|to| is_safe_on(end, to))
    };
    let has = end.powers(us);
    Powers {
        rook: !has.rook && saves(attacks::rook(king, occupied) & slides),
        bishop: !has.bishop && saves(attacks::bishop(king, occupied) & slides),
        knight: !has.knight && saves(terrain.leaps(end.pieces(Piece::Tower), king)),
    }
}

/// Whether the King of the side to move would be safe on a square, taking what stands there.
fn is_safe_on(end: &Position, to: Square) -> bool {
    let us = end.side_to_move();
    let mut scene = Scene::of(end);
    scene.put(end.king(us), None);
    scene.put(to, Some((us, Piece::King)));
    scene
        .any_position()
        .is_some_and(|position| !position.is_check())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str, moves: u32) -> Vec<Theme> {
        let position: Position = text.parse().expect("a position");
        let solution = Solution::find(&position, moves, &mut Solver::new()).expect("a win");
        themes(&position, &solution)
    }

    #[test]
    fn a_king_who_lost_his_knight_is_mated_where_he_could_have_leapt() {
        // Black's only Knight falls with mate: with it the King would leap from h8 to f7.
        let taken = of("4n2k/6pp/8/8/8/8/8/K3R3 w field - - 1 50", 1);
        assert_eq!(taken, [Theme::Disarm]);
        let other = of("4b2k/6pp/8/8/8/8/8/K3R3 w field - - 1 50", 1);
        assert_eq!(other, [], "the way of a Bishop would not save him");
    }

    #[test]
    fn a_lone_king_with_nothing_to_take_is_a_rout() {
        let alone = of("8/8/8/r6k/8/8/8/R3K3 w field - - 1 50", 1);
        assert_eq!(alone, [Theme::PhantomDefence, Theme::Disarm, Theme::Rout]);
    }
}
