//! The record in words and motions, as far as a viewer may know it: everything here is made of
//! what he is told and of what he saw before and after.

use super::phrases::{called, key, player, rolled};
use super::sight::Sight;
use crate::{Motion, Step};
use rules::Square;
use rules::european::{Action, Fall, Kind, Question, Seat, Stow, Told};
use words::words;

/// An entry of the record between two sights of the same viewer.
pub(super) fn step(told: Told, seat: Seat, begins_turn: bool, sights: [&Sight; 2]) -> Step {
    Step {
        player: player(seat),
        words: in_words(told, sights),
        motions: motions(told, sights),
        begins_turn,
    }
}

fn in_words(told: Told, [before, after]: [&Sight; 2]) -> String {
    let mut parts = vec![match told {
        Told::Step(_, Action::Strike) => strike(before, after),
        Told::Step(_, action) => of_action(before, action),
        Told::Fall(fall) => return of_fall(fall),
        Told::Agree(_) => words!("european-step-agrees"),
        Told::SetOut(_) => words!("european-step-set-out"),
        Told::HiddenMove(_) => words!("european-step-hidden-moves"),
        Told::HiddenCapture(_, to) => {
            words!("european-step-hidden-takes", at = piece(before, to))
        }
        Told::KeptHidden(_) => words!("european-step-keeps-hidden"),
        Told::Load(seat, Some(at)) => load(before, seat, at, None),
        Told::Load(_, None) => words!("european-step-loads-hidden"),
        Told::Unload(_, kind, to) => {
            words!(
                "european-step-unloads",
                what = format!("{}{to}", letter(kind))
            )
        }
    }];
    let resigned = match told {
        Told::Step(seat, Action::Resign) => Some(seat),
        _ => None,
    };
    for seat in Seat::ALL {
        let name = || called(after.seen(), seat);
        if loses_hidden_knight(before, after, seat) {
            parts.push(words!("european-step-falls", name = name()));
        }
        if is_defeated(before, after, seat) && resigned != Some(seat) {
            parts.push(words!("european-step-defeated", name = name()));
        }
    }
    parts.join(", ")
}

fn is_defeated(before: &Sight, after: &Sight, seat: Seat) -> bool {
    after.seen().is_out(seat) && !before.seen().is_out(seat)
}

/// It was hidden from the viewer, and is neither hidden nor seen any more.
fn loses_hidden_knight(before: &Sight, after: &Sight, seat: Seat) -> bool {
    !before.is_of(seat)
        && before.hidden_turns(seat).is_some()
        && after.hidden_turns(seat).is_none()
        && !is_defeated(before, after, seat)
        && after.seen().pieces(seat, Kind::Knight).is_empty()
}

/// The letter of a piece; the same for both pawns.
const fn letter(kind: Kind) -> char {
    match kind {
        Kind::ChinesePawn => Kind::Pawn.letter(),
        kind => kind.letter(),
    }
}

/// `Rb1`, `Pe2`.
fn piece(sight: &Sight, at: Square) -> String {
    format!("{}{at}", letter(sight.kind(at)))
}

/// `Rb1`, `e2`: pawns move without a letter.
fn mover(sight: &Sight, at: Square) -> String {
    match sight.man(at) {
        Some(man) if !man.kind.is_pawn() => piece(sight, at),
        _ => at.to_string(),
    }
}

fn load(sight: &Sight, seat: Seat, at: Square, knight: Option<Square>) -> String {
    let foreign = sight.man(at).is_some_and(|man| man.owner != seat);
    let (what, into) = (piece(sight, at), knight.map(|knight| knight.to_string()));
    match (foreign, into) {
        (true, None) => words!("european-step-asks", what = what),
        (false, None) => words!("european-step-loads", what = what),
        (true, Some(into)) => words!("european-step-asks-into", what = what, knight = into),
        (false, Some(into)) => words!("european-step-loads-into", what = what, knight = into),
    }
}

fn of_action(sight: &Sight, action: Action) -> String {
    match action {
        Action::Move {
            from,
            to,
            promotion,
        } => {
            let sign = if sight.man(to).is_some() { 'x' } else { '-' };
            let becomes = promotion.map(|kind| format!("={}", kind.letter()));
            let becomes = becomes.unwrap_or_default();
            format!("{}{sign}{to}{becomes}", mover(sight, from))
        }
        Action::Convert(at) => words!("european-step-converts", what = piece(sight, at)),
        Action::Place(..) => action.to_string(),
        Action::Burn(knight) => words!("european-step-burns", what = piece(sight, knight)),
        Action::Load { knight, piece } => load(sight, sight.seen().turn(), piece, Some(knight)),
        Action::Unload { knight, kind, to } => words!(
            "european-step-unloads-from",
            what = format!("{}{to}", letter(kind)),
            knight = knight.to_string()
        ),
        Action::Keep(at) => words!("european-step-keeps", what = piece(sight, at)),
        Action::Pick(at) => words!("european-step-names", what = piece(sight, at)),
        Action::Stow(stow) => stowed(stow),
        Action::End => words!("european-step-ends"),
        Action::Hide => words!("european-step-hides"),
        Action::Show => words!("european-step-shows"),
        Action::Strike => words!("european-step-strikes"),
        Action::Let => words!("european-step-lets"),
        Action::Allow => words!("european-step-allows"),
        Action::Refuse => words!("european-step-refuses"),
        Action::Roll => words!("european-step-rolls"),
        Action::Pass => words!("european-step-passes"),
        Action::Resign => words!("european-step-gives-up"),
    }
}

/// Only the owner knew of the question, but all see what falls.
fn strike(before: &Sight, after: &Sight) -> String {
    let mut gone = Square::all().filter(|at| before.man(*at).is_some() && after.man(*at).is_none());
    match gone.next() {
        Some(at) => words!("european-step-hidden-strikes-at", what = piece(before, at)),
        None => words!("european-step-hidden-strikes"),
    }
}

fn stowed(stow: Stow) -> String {
    let knights = stow.inside().map(|(knight, kinds)| {
        let letters: String = kinds.into_iter().map(Kind::letter).collect();
        let letters = if letters.is_empty() { "-" } else { &letters };
        format!("{knight} {letters}")
    });
    words!("european-step-sets-out", knights = knights.join(", "))
}

fn of_fall(fall: Fall) -> String {
    match fall {
        Fall::Turn(die) => words!(
            "european-step-die-turn",
            die = die,
            kind = kind_of_turn(die)
        ),
        Fall::Number(die) => words!("european-step-die-pieces", die = die, count = up_to(die)),
        Fall::Piece(at, die) => words!(
            "european-step-die-as",
            at = at.to_string(),
            die = die,
            piece = key(rolled(die))
        ),
    }
}

/// What a die says about the turn, by what words know it.
pub(super) const fn kind_of_turn(die: u8) -> &'static str {
    if die >= 5 { "special" } else { "ordinary" }
}

/// How many pieces a die lets move.
pub(super) const fn up_to(die: u8) -> u8 {
    die.div_ceil(2)
}

/// The number on a die.
pub(super) const fn face(fall: Fall) -> u8 {
    match fall {
        Fall::Turn(die) | Fall::Number(die) | Fall::Piece(_, die) => die,
    }
}

fn motions(told: Told, [before, after]: [&Sight; 2]) -> Vec<Motion> {
    let mut motions = Vec::new();
    let mut done = Vec::new();
    let falls = |to: Square| before.man(to).map(|_| Motion::Falls(to.into()));
    match told {
        Told::Fall(fall) => return vec![Motion::Dice(vec![face(fall)])],
        Told::Step(
            _,
            Action::Move {
                from,
                to,
                promotion,
            },
        ) => {
            motions.extend(falls(to));
            let (from_point, to_point) = (from.into(), to.into());
            motions.push(Motion::Moves {
                from: from_point,
                to: to_point,
            });
            motions.extend(promotion.map(|_| Motion::Turns(to_point)));
            done.extend([from, to]);
        }
        Told::HiddenCapture(_, to)
        | Told::Unload(_, _, to)
        | Told::Step(_, Action::Place(_, to) | Action::Unload { to, .. }) => {
            motions.extend(falls(to));
            motions.push(Motion::Comes(to.into()));
            done.push(to);
        }
        _ => {}
    }
    for square in Square::all().filter(|square| !done.contains(square)) {
        match (before.man(square), after.man(square)) {
            (Some(_), None) => motions.push(leaves(told, before, square)),
            (None, Some(_)) => motions.push(Motion::Comes(square.into())),
            (Some(was), Some(is)) if was != is => motions.push(Motion::Turns(square.into())),
            _ => {}
        }
    }
    let defeated = Seat::ALL
        .into_iter()
        .filter(|&seat| is_defeated(before, after, seat));
    motions.extend(defeated.map(|seat| Motion::Defeat(player(seat))));
    motions
}

/// How a piece goes that is no longer seen where it was.
fn leaves(told: Told, before: &Sight, square: Square) -> Motion {
    let goes = |into: Option<Square>| Motion::Goes {
        from: square.into(),
        into: into.map(Into::into),
    };
    match told {
        Told::Step(_, Action::Load { knight, .. }) => goes(Some(knight)),
        Told::Step(_, Action::Allow) => goes(match before.seen().questions().first() {
            Some((_, Question::Allow { knight, .. })) => Some(*knight),
            _ => None,
        }),
        Told::Load(..)
        | Told::KeptHidden(_)
        | Told::Step(_, Action::Hide | Action::Keep(_) | Action::Resign) => goes(None),
        _ => Motion::Falls(square.into()),
    }
}
