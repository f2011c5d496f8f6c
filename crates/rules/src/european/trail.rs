//! Where a hidden Knight may be, for whoever has followed the game.

use super::{Action, Kind, Knight, Position, Seat};
use crate::{BitBoard, Square, attacks};

/// For each seat whose Knight is hidden, the squares on which it may stand by what everybody was
/// told; every square for all others.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Trails([BitBoard; 4]);

impl Trails {
    /// Nobody saw how it came about.
    pub const UNKNOWN: Self = Self([BitBoard::FULL; 4]);

    pub const fn of(&self, seat: Seat) -> BitBoard {
        self.0[seat.index()]
    }

    /// Follows an action from the position before it to the one after it.
    pub fn follow(&mut self, before: &Position, action: Action, after: &Position) {
        let taken = in_sight(after);
        for seat in Seat::ALL {
            let trail = &mut self.0[seat.index()];
            *trail = match (before.knight(seat), after.knight(seat)) {
                (Knight::Hidden(at, _), Knight::Hidden(..)) => {
                    went_on(*trail, before, (seat, at), action) & !taken
                }
                (_, Knight::Hidden(at, _)) => at.bitboard(),
                _ => BitBoard::FULL,
            };
        }
    }
}

/// The squares that everybody sees something on.
fn in_sight(position: &Position) -> BitBoard {
    let hidden = Seat::ALL.into_iter().filter_map(|seat| {
        let at = position.hidden_at(seat)?;
        Some(at.bitboard())
    });
    hidden.fold(position.occupied(), |seen, at| seen & !at)
}

/// Where a Knight that was somewhere on its trail may be after an action.
fn went_on(
    trail: BitBoard,
    before: &Position,
    (seat, at): (Seat, Square),
    action: Action,
) -> BitBoard {
    let Action::Move { from, to, .. } = action else {
        return trail;
    };
    let Some(man) = before.man(from).filter(|man| man.owner == seat) else {
        return trail;
    };
    if from == at {
        let from = trail.into_iter();
        return from.fold(BitBoard::EMPTY, |all, from| all | attacks::knight(from));
    }
    // It blocks its own side; a Cannon may have jumped it.
    match man.kind {
        Kind::Cannon => trail,
        _ => trail & !attacks::between(from, to),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Chance;
    use crate::european::{Game, Nation};

    fn game(text: &str) -> Game {
        Game::from_position(text.parse().expect("a position"))
    }

    fn after(start: &str, actions: &[&str]) -> BitBoard {
        let mut game = game(start);
        for action in actions {
            let action = action.parse().expect("an action");
            game.play(action).expect("legal");
        }
        game.view(Seat::NorthEast).whereabouts(Seat::SouthWest)
    }

    const START: &str = "nations guild - plain -; turn 0 8; own 4 0 4 0; quiet 3; piece 0 K a1; \
                         piece 0 R d1; piece 0 N d4; piece 2 P f6; piece 2 P b7; piece 2 K h8";

    #[test]
    fn what_was_seen_is_not_forgotten() {
        assert!(after(START, &[]).is_empty());
        assert_eq!(after(START, &["hide"]), Square::D4.bitboard());
        assert_eq!(after(START, &["hide", "d1h1"]), Square::D4.bitboard());
        let open = attacks::knight(Square::D4);
        let moved = ["hide", "d4f3", "b7b6"];
        assert_eq!(after(START, &moved), open);
        // Whoever goes to one of these squares and takes nothing has looked there.
        let looked = ["hide", "d4f3", "h8g8", "a1a2", "b7b5"];
        assert_eq!(after(START, &looked), open & !Square::B5.bitboard());
        // What its own Rook passes is empty.
        let passed = ["hide", "d4f3", "h8g8", "d1d8"];
        assert_eq!(after(START, &passed), open);
        let passed = ["hide", "d4f3", "h8g8", "d1c1", "g8h8", "c1c8"];
        assert_eq!(
            after(START, &passed),
            open & !Square::C2.bitboard() & !Square::C6.bitboard()
        );
        // Of a game that began before, nothing is known.
        let hidden = format!("{START}; hidden 0 d4 1");
        assert_eq!(after(&hidden, &[]).len(), 64 - 5);
    }

    const OTHERS: [Nation; 4] = [Nation::Plain, Nation::China, Nation::Korea, Nation::Ottoman];

    #[test]
    fn a_hidden_knight_is_on_its_trail() {
        let mut narrow = 0;
        for seed in 0..40 {
            let mut lots = Chance::new(seed);
            let mut drawn = || OTHERS[lots.below(4) as usize];
            let nations = [Nation::Guild, drawn(), Nation::Guild, drawn()].map(Some);
            let mut game = Game::new(nations, seed).expect("four seats");
            for _ in 0..200 {
                let mut actions = game.actions();
                if actions.contains(&Action::Hide) && lots.below(3) > 0 {
                    actions = vec![Action::Hide];
                }
                let Some(&action) = actions.get(lots.below(actions.len() as u32) as usize) else {
                    break;
                };
                game.play(action).expect("legal");
                for seat in Seat::ALL {
                    let Some(at) = game.position().hidden_at(seat) else {
                        continue;
                    };
                    for viewer in Seat::ALL {
                        let trail = game.view(viewer).whereabouts(seat);
                        assert!(trail.has(at), "{seat} at {at}, not on {trail:?}");
                        narrow += u32::from(trail.len() < 9);
                    }
                }
            }
        }
        assert!(narrow > 100, "{narrow}");
    }
}
