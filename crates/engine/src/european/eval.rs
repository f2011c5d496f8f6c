//! How good a position is for a seat: what each army is worth and how safe its King is.

use super::sight::{Sight, worth, worth_at};
use crate::score::Points;
use rules::european::{Kind, Knight, Man, Nation, Position, QUIET_TURNS, Seat};
use rules::{BitBoard, Square, attacks};

/// Above every estimate, below every game that is decided.
pub(super) const MOST: Points = 15_000;

/// What nobody likes of a draw.
const DULL: Points = 100;

/// What a King alone is worth to an army.
const BASE: Points = 150;
/// All there is to be won.
pub(super) const WHOLE: Points = 8_500;

/// What a King is in danger of inside another's Knight.
const CARRIED_OFF: Points = 400;

/// How many [`hits`] make it certain: a third of the turns are special; one, two or three pieces are
/// named with even odds, each with six faces to its die.
const ODDS: Points = 54;

/// What it costs to be out of the game.
pub(super) const RUIN: Points = 3_500;

/// What a pawn gains on its way, by its row.
const WAY: [Points; 8] = [0, 0, 4, 10, 20, 38, 75, 0];

/// How good the position is for `seat`: what of all strength on the board is its own, for that is
/// about what it may hope for. So an even exchange is good for whoever is ahead of the others and
/// bad for who is not, least of all when three look on, and the last pieces count most: bare Kings
/// win nothing.
pub(super) fn evaluate(position: &Position, sight: &Sight, seat: Seat) -> Points {
    let armies = armies(position, sight);
    let strength = |seat: Seat| (armies[seat.index()] + BASE).max(BASE / 2);
    let playing = || {
        Seat::ALL
            .into_iter()
            .filter(|&seat| position.is_playing(seat))
    };
    let all: Points = playing().map(strength).sum();
    let share = WHOLE * strength(seat) / all.max(1) - fair(position);
    let drawn = drawn(position);
    // A lead is worth less the nearer the draw is: that makes a leader do something.
    let left = QUIET_TURNS.saturating_sub(position.quiet()) as Points;
    let whole = QUIET_TURNS as Points;
    drawn + (share - drawn) * (whole + left) / (2 * whole)
}

/// What a seat could hope for at the start.
fn fair(position: &Position) -> Points {
    let used = Seat::ALL
        .into_iter()
        .filter(|&seat| position.nation(seat).is_some());
    WHOLE / used.count().max(1) as Points
}

/// What a draw is worth to each of those who are left: a little less than its part.
pub(super) fn drawn(position: &Position) -> Points {
    let left = Seat::ALL
        .into_iter()
        .filter(|&seat| position.is_playing(seat));
    WHOLE / left.count().max(1) as Points - fair(position) - DULL
}

/// How much a point of material counts at most.
pub(super) fn weight(sight: &Sight, points: Points) -> Points {
    let all = 190 * sight.occupied.len() as Points + 200;
    points * WHOLE / all
}

/// What each army is worth.
fn armies(position: &Position, sight: &Sight) -> [Points; 4] {
    let mut armies = [0; 4];
    let preys = preys(position, sight);
    for (square, man) in position.men() {
        armies[man.owner.index()] += piece(&preys[man.owner.index()], square, man);
        if man.kind == Kind::MycenaeanKnight {
            for (kind, owner, count) in position.cargo(square).iter() {
                // What is inside is safe but idle; a guest is at its host's mercy.
                let share = if owner == man.owner { 85 } else { 50 };
                armies[owner.index()] += worth(kind) * count as Points * share / 100;
            }
        }
    }
    for seat in Seat::ALL {
        if position.is_playing(seat) {
            armies[seat.index()] += whole(position, sight, seat);
        }
    }
    for seat in Seat::ALL {
        if position.nation(seat) == Some(Nation::Korea) && position.is_playing(seat) {
            luck(position, sight, seat, &mut armies);
        }
    }
    armies
}

/// A piece by what it is and where it stands.
fn piece(prey: &[Option<Square>; 3], square: Square, man: Man) -> Points {
    let row = usize::from(man.direction.row(square));
    let place = match man.kind {
        Kind::Pawn => WAY[row],
        Kind::ChinesePawn if row >= 4 => 50,
        Kind::ChinesePawn => 4 * row as Points,
        Kind::King => 0,
        _ => 2 * near(prey, square) + 3 * central(square),
    };
    worth(man.kind) + place
}

/// 3 in the middle to 0 on the edge.
fn central(square: Square) -> Points {
    let from_edge = |at: u8| Points::from(at.min(7 - at));
    from_edge(square.file()).min(from_edge(square.rank()))
}

/// For each seat where the others' Kings are.
fn preys(position: &Position, sight: &Sight) -> [[Option<Square>; 3]; 4] {
    let king = |seat: Seat| sight.kings[seat.index()].filter(|_| position.is_playing(seat));
    let kings = Seat::ALL.map(king);
    Seat::ALL.map(|seat| {
        let [_, others @ ..] = seat.and_after();
        others.map(|other| kings[other.index()])
    })
}

/// Pieces are to go where a King is: 7 beside one, less further off.
fn near(prey: &[Option<Square>; 3], square: Square) -> Points {
    let near = prey.map(|king| king.map_or(0, |king| 7 - Points::from(king.distance(square))));
    let [a, b, c] = near;
    a.max(b).max(c)
}

/// What belongs to an army as a whole.
fn whole(position: &Position, sight: &Sight, seat: Seat) -> Points {
    let own = sight.sides[seat.index()];
    let reach = sight.attacks[seat.index()] & !own;
    let mut points = 2 * reach.len() as Points;
    if position.nation(seat) == Some(Nation::Ottoman) {
        for (kind, _, count) in position.reserve(seat).iter() {
            points += worth(kind) * count as Points * 78 / 100;
        }
    }
    if matches!(position.knight(seat), Knight::Hidden(..)) {
        points += 14;
    }
    if position.nation(seat) == Some(Nation::Korea) {
        points += 60;
    }
    if !position.is_immune(seat) {
        points -= hanging(position, sight, seat);
        if let Some(king) = sight.kings[seat.index()] {
            points -= exposed(position, sight, seat, king);
        }
    }
    points
}

/// What others could take for nothing.
fn hanging(position: &Position, sight: &Sight, seat: Seat) -> Points {
    let danger = sight.danger(seat);
    let loose = sight.sides[seat.index()] & danger & !sight.attacks[seat.index()];
    let worths = loose
        .into_iter()
        .filter_map(|square| Some(worth_at(position, square, position.man(square)?)));
    let (most, sum) = worths.fold((0, 0), |(most, sum): (Points, Points), worth| {
        (most.max(worth), sum + worth)
    });
    // The one to move saves the dearest.
    let lost = if position.turn() == seat {
        sum - most
    } else {
        sum
    };
    lost / 6
}

/// How open a King lies to the others.
fn exposed(position: &Position, sight: &Sight, seat: Seat, king: Square) -> Points {
    let (zone, own) = (attacks::king(king), sight.sides[seat.index()]);
    let danger = sight.danger(seat);
    let fire = sight.fire(seat);
    let mut points = 0;
    for other in Seat::ALL.into_iter().filter(|&other| other != seat) {
        points += 6 * (zone & sight.attacks[other.index()]).len() as Points;
    }
    if (danger | fire).has(king) {
        points += 45;
    }
    if !own.has(king) {
        points += CARRIED_OFF;
    }
    let escapes = (zone & !own & !danger).len() as Points;
    let guards = (zone & own).len() as Points;
    points += ambush(position, sight, seat, king);
    if own.len() <= 3 {
        // Alone it is hunted: room is what counts.
        points += 10 * (4 - escapes.min(4)) + 6 * (3 - central(king));
    } else {
        points -= 5 * guards.min(3);
        points += if escapes == 0 { 8 } else { 0 };
    }
    points
}

/// From how many squares a Guild's Knight, unseen, may fall upon a King.
fn ambush(position: &Position, sight: &Sight, seat: Seat, king: Square) -> Points {
    let free = (attacks::knight(king) & !sight.occupied).len() as Points;
    let mut points = 0;
    for other in Seat::ALL.into_iter().filter(|&other| other != seat) {
        let lurks = position.nation(other) == Some(Nation::Guild)
            && position.is_playing(other)
            && !position.pieces(other, Kind::Knight).is_empty();
        let hidden = matches!(position.knight(other), Knight::Hidden(..));
        points += match (lurks, hidden) {
            (false, _) => 0,
            (true, false) => 22 * free,
            (true, true) => 45 * free,
        };
    }
    points
}

/// What North Korea's dice threaten every King with: the chance that a piece it names moves as
/// something that reaches him, times the army that is won with him.
fn luck(position: &Position, sight: &Sight, korea: Seat, armies: &mut [Points; 4]) {
    let side = sight.sides[korea.index()];
    for victim in Seat::ALL {
        let Some(king) = sight.kings[victim.index()] else {
            continue;
        };
        if victim == korea || position.is_immune(victim) {
            continue;
        }
        let chances = hits(sight, side, korea, king);
        let won = armies[victim.index()].clamp(0, 3_000);
        // Less than the odds, since the King may be elsewhere by then.
        let risk = won * chances * 2 / (3 * ODDS);
        armies[victim.index()] -= risk;
        armies[korea.index()] += risk;
    }
}

/// What the dice that fall before a seat's next turn may cost it.
pub(super) fn danger_of_dice(position: &Position, sight: &Sight, seat: Seat) -> Points {
    let king = sight.kings[seat.index()];
    let Some(king) = king.filter(|_| !position.is_immune(seat)) else {
        return 0;
    };
    let koreas = Seat::ALL.into_iter().filter(|&other| {
        let korea = position.nation(other) == Some(Nation::Korea);
        other != seat && korea && position.is_playing(other)
    });
    let chances = koreas.map(|korea| hits(sight, sight.sides[korea.index()], korea, king));
    chances.sum::<Points>() * RUIN / ODDS
}

/// What Knights that others have hidden may cost a seat before its next turn, by where they may
/// be: a Knight's leap from its King rather than elsewhere. One of which it is known where it is
/// is no risk but a threat like any.
pub(super) fn danger_unseen(
    position: &Position,
    sight: &Sight,
    seat: Seat,
    trails: &[BitBoard; 4],
) -> Points {
    let king = sight.kings[seat.index()];
    let Some(king) = king.filter(|_| !position.is_immune(seat)) else {
        return 0;
    };
    let seen =
        Seat::ALL
            .into_iter()
            .fold(sight.occupied, |seen, other| match position.knight(other) {
                Knight::Hidden(at, _) => seen & !at.bitboard(),
                _ => seen,
            });
    let mut points = 0;
    for trail in trails.iter().filter(|trail| trail.has_many()) {
        let trail = *trail & !seen;
        let near = (attacks::knight(king) & trail).len() as Points;
        points += (RUIN * near * 3 / (2 * trail.len().max(1) as Points)).min(RUIN);
    }
    points
}

/// Three times the best piece's faces of a die that reach `king`, twice the second's, once the
/// third's.
fn hits(sight: &Sight, side: BitBoard, korea: Seat, king: Square) -> Points {
    let straight = attacks::rook(king, sight.occupied) & side;
    let oblique = attacks::bishop(king, sight.occupied) & side;
    let leap = attacks::knight(king) & side;
    let step = attacks::king(king) & side;
    let mut best = [0; 3];
    for piece in straight | oblique | leap | step {
        let mut faces: Points = 0;
        faces += if straight.has(piece) || oblique.has(piece) {
            2
        } else {
            0
        };
        faces += if leap.has(piece) { 1 } else { 0 };
        faces += if step.has(piece) { 1 } else { 0 };
        let pawn = korea.diagonals(piece).has(king);
        faces += if pawn { 1 } else { 0 };
        best.sort_unstable();
        best[0] = best[0].max(faces);
    }
    best.sort_unstable();
    best[0] + 2 * best[1] + 3 * best[2]
}
