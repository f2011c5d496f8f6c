//! The record in words and motions, as far as a viewer may know it: everything here is made of
//! what he is told and of what he saw before and after.

use super::sight::Sight;
use super::words::{called, number, player, rolled};
use crate::{Motion, Step};
use rules::Square;
use rules::european::{Action, Fall, Kind, Question, Seat, Stow, Told};

/// An entry of the record between two sights of the same viewer.
pub(super) fn step(told: Told, seat: Seat, begins_turn: bool, sights: [&Sight; 2]) -> Step {
    Step {
        player: player(seat),
        words: words(told, sights),
        motions: motions(told, sights),
        begins_turn,
    }
}

fn words(told: Told, [before, after]: [&Sight; 2]) -> String {
    let mut words = match told {
        Told::Step(_, Action::Strike) => strike(before, after),
        Told::Step(_, action) => of_action(before, action),
        Told::Fall(fall) => return of_fall(fall),
        Told::Agree(_) => "agrees to a draw".to_owned(),
        Told::SetOut(_) => "has set out".to_owned(),
        Told::HiddenMove(_) => "a hidden Knight moves".to_owned(),
        Told::HiddenCapture(_, to) => {
            format!("a hidden Knight takes {} and is seen", piece(before, to))
        }
        Told::KeptHidden(_) => "keeps its hidden Knight".to_owned(),
        Told::Load(seat, Some(at)) => load(before, seat, at),
        Told::Load(_, None) => "loads a hidden piece".to_owned(),
        Told::Unload(_, kind, to) => format!("unloads {}{to}", letter(kind)),
    };
    let resigned = match told {
        Told::Step(seat, Action::Resign) => Some(seat),
        _ => None,
    };
    for seat in Seat::ALL {
        let name = || called(after.seen(), seat);
        if loses_hidden_knight(before, after, seat) {
            words += &format!(", a hidden Knight of {} falls", name());
        }
        if is_defeated(before, after, seat) && resigned != Some(seat) {
            words += &format!(", {} is defeated", name());
        }
    }
    words
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

fn load(sight: &Sight, seat: Seat, at: Square) -> String {
    let foreign = sight.man(at).is_some_and(|man| man.owner != seat);
    let verb = if foreign { "asks for" } else { "loads" };
    format!("{verb} {}", piece(sight, at))
}

fn of_action(sight: &Sight, action: Action) -> String {
    let fixed = match action {
        Action::Move {
            from,
            to,
            promotion,
        } => {
            let sign = if sight.man(to).is_some() { 'x' } else { '-' };
            let becomes = promotion.map(|kind| format!("={}", kind.letter()));
            let becomes = becomes.unwrap_or_default();
            return format!("{}{sign}{to}{becomes}", mover(sight, from));
        }
        Action::Convert(at) => return format!("{} becomes a Knight", piece(sight, at)),
        Action::Place(..) => return action.to_string(),
        Action::Burn(knight) => return format!("burns {}", piece(sight, knight)),
        Action::Load { knight, piece } => {
            let seat = sight.seen().turn();
            return format!("{} into {knight}", load(sight, seat, piece));
        }
        Action::Unload { knight, kind, to } => {
            return format!("unloads {}{to} from {knight}", letter(kind));
        }
        Action::Keep(at) => return format!("keeps {}", piece(sight, at)),
        Action::Pick(at) => return format!("names {}", piece(sight, at)),
        Action::Stow(stow) => return stowed(stow),
        Action::End => "ends the turn",
        Action::Hide => "hides the Knight",
        Action::Show => "shows the Knight",
        Action::Strike => "strikes",
        Action::Let => "lets it pass",
        Action::Allow => "allows it",
        Action::Refuse => "refuses",
        Action::Roll => "rolls",
        Action::Pass => "passes",
        Action::Resign => "gives up",
    };
    fixed.to_owned()
}

/// Only the owner knew of the question, but all see what falls.
fn strike(before: &Sight, after: &Sight) -> String {
    let mut gone = Square::all().filter(|at| before.man(*at).is_some() && after.man(*at).is_none());
    let struck = gone.next().map(|at| format!(" {}", piece(before, at)));
    format!("a hidden Knight strikes{}", struck.unwrap_or_default())
}

fn stowed(stow: Stow) -> String {
    let knights = stow.inside().map(|(knight, kinds)| {
        let letters: String = kinds.into_iter().map(Kind::letter).collect();
        let letters = if letters.is_empty() { "-" } else { &letters };
        format!("{knight} {letters}")
    });
    format!("sets out: {}", knights.join(", "))
}

fn of_fall(fall: Fall) -> String {
    match fall {
        Fall::Turn(die) => format!("Turn: {die}, {}", kind_of_turn(die)),
        Fall::Number(die) => format!("Pieces: {die}, {} may move", up_to(die)),
        Fall::Piece(at, die) => format!("{at}: {die}, moves as {}", rolled(die)),
    }
}

/// What a die says about the turn.
pub(super) const fn kind_of_turn(die: u8) -> &'static str {
    if die >= 5 {
        "a special turn"
    } else {
        "an ordinary turn"
    }
}

/// How many pieces a die lets move, in words.
pub(super) const fn up_to(die: u8) -> &'static str {
    number(die.div_ceil(2))
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
