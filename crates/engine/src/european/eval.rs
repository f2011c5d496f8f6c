//! How good a position is for a seat: what each army is worth and how safe its King is.

use super::sight::{Sight, worth, worth_at};
use crate::score::Points;
use rules::european::{Kind, Knight, Man, Nation, Position, QUIET_TURNS, Seat};
use rules::{BitBoard, Square, attacks};

/// Above every estimate, below every game that is decided.
pub(super) const MOST: Points = 15_000;

/// What it is worth to everybody left that a seat has lost.
const GONE: Points = 400;

/// What a King is in danger of inside another's Knight.
const CARRIED_OFF: Points = 400;

/// How many [`hits`] make it certain: a third of the turns are special; one, two or three pieces are
/// named with even odds, each with six faces to its die.
const ODDS: Points = 54;

/// What it costs to be out of the game.
pub(super) const RUIN: Points = 3_500;

/// What a pawn gains on its way, by its row.
const WAY: [Points; 8] = [0, 0, 4, 10, 20, 38, 75, 0];

/// How good the position is for `seat`, in hundredths of a pawn.
///
/// Half of what the others have counts as the strongest's, half as the average's: to take from the
/// leader is best, but from anyone is good.
pub(super) fn evaluate(position: &Position, sight: &Sight, seat: Seat) -> Points {
    let armies = armies(position, sight);
    let mine = armies[seat.index()];
    let mut others = (0, 0, 0);
    for other in Seat::ALL {
        if other != seat && position.is_playing(other) {
            let army = armies[other.index()];
            others = (army.max(others.0), others.1 + army, others.2 + 1);
        }
    }
    let (most, sum, count) = others;
    let gone = Seat::ALL.into_iter().filter(|&seat| position.is_out(seat));
    let lead = mine - (most + sum / count.max(1)) / 2 + GONE * gone.count() as Points;
    // A lead is worth less the nearer the draw is: that makes a leader do something.
    let left = QUIET_TURNS.saturating_sub(position.quiet()) as Points;
    let whole = QUIET_TURNS as Points;
    (lead * (whole + left) / (2 * whole)).clamp(-MOST, MOST)
}

/// What each army is worth.
fn armies(position: &Position, sight: &Sight) -> [Points; 4] {
    let mut armies = [0; 4];
    for &(square, man) in &sight.men {
        armies[man.owner.index()] += piece(position, sight, square, man);
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
fn piece(position: &Position, sight: &Sight, square: Square, man: Man) -> Points {
    let row = usize::from(man.direction.row(square));
    let place = match man.kind {
        Kind::Pawn => WAY[row],
        Kind::ChinesePawn if row >= 4 => 50,
        Kind::ChinesePawn => 4 * row as Points,
        Kind::King => 0,
        _ => near_prey(position, sight, square, man.owner) + 3 * central(square),
    };
    worth(man.kind) + place
}

/// 3 in the middle to 0 on the edge.
fn central(square: Square) -> Points {
    let from_edge = |at: u8| Points::from(at.min(7 - at));
    from_edge(square.file()).min(from_edge(square.rank()))
}

/// Pieces are to go where a King is.
fn near_prey(position: &Position, sight: &Sight, square: Square, owner: Seat) -> Points {
    let kings = Seat::ALL.into_iter().zip(sight.kings);
    let prey = kings.filter(|&(seat, _)| seat != owner && position.is_playing(seat));
    let near = prey.filter_map(|(_, king)| Some(7 - Points::from(king?.distance(square))));
    2 * near.max().unwrap_or(0)
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

/// What Knights that others have hidden may cost a seat before its next turn: any square that
/// looks empty may hold one, those near a King rather than others.
pub(super) fn danger_unseen(position: &Position, sight: &Sight, seat: Seat) -> Points {
    let king = sight.kings[seat.index()];
    let Some(king) = king.filter(|_| !position.is_immune(seat)) else {
        return 0;
    };
    let others = Seat::ALL.into_iter().filter(|&other| other != seat);
    let lurking: BitBoard = others
        .filter_map(|other| match position.knight(other) {
            Knight::Hidden(at, _) => Some(at),
            _ => None,
        })
        .collect();
    let empty = !sight.occupied | lurking;
    let near = (attacks::knight(king) & empty).len() * lurking.len();
    RUIN * near as Points * 3 / (2 * empty.len().max(1) as Points)
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
