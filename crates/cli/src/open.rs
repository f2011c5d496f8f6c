//! The games in which everybody sees everything, as the computer plays them whole.

use engine::Thinkable;
use rules::battle::{self, Terrain};
use rules::{Color, IllegalMove, MoveError, Outcome, ParseError, Position, Reason, chess, minnaar};

/// An open game that can be played from its usual start.
pub trait Playable: Thinkable {
    /// The side that moves first.
    const FIRST: Self::Side;
    /// Whether a position that stands for the third time is a draw.
    const THREEFOLD: bool;

    /// Where the game begins, on that terrain if it has one.
    fn start(terrain: Terrain) -> Self;

    /// The same with the moves of the extension, if its game has one.
    #[must_use]
    fn extended(self) -> Self {
        self
    }

    /// Whether nothing that stood before can come again.
    fn is_fresh(&self) -> bool;

    /// Reads a position string as clients send it.
    ///
    /// # Errors
    /// Names the field that is refused.
    fn read(text: &str) -> Result<Self, ParseError> {
        text.parse()
    }
}

impl Playable for chess::Position {
    const FIRST: Color = Color::White;
    const THREEFOLD: bool = true;

    fn start(_: Terrain) -> Self {
        Self::start()
    }

    fn is_fresh(&self) -> bool {
        self.half_moves() == 0
    }

    /// Some clients leave out the two counters.
    fn read(text: &str) -> Result<Self, ParseError> {
        if text.split(' ').count() == 4 {
            format!("{text} 0 1").parse()
        } else {
            text.parse()
        }
    }
}

impl Playable for battle::Position {
    const FIRST: Color = Color::White;
    const THREEFOLD: bool = false;

    fn start(terrain: Terrain) -> Self {
        Self::start(terrain)
    }

    fn extended(self) -> Self {
        let text = self.to_string();
        let fields = text.rsplit_once(' ').map(|(fields, _)| fields);
        let longer = fields.map(|fields| format!("{fields} {}", battle::EXTENDED_BUDGET));
        longer.and_then(|text| text.parse().ok()).unwrap_or(self)
    }

    fn is_fresh(&self) -> bool {
        true
    }
}

impl Playable for minnaar::Position {
    const FIRST: minnaar::Alliance = minnaar::Alliance::Sovereigns;
    const THREEFOLD: bool = false;

    fn start(_: Terrain) -> Self {
        Self::start()
    }

    fn is_fresh(&self) -> bool {
        true
    }
}

/// A game from some position on, with what repetition needs.
#[derive(Clone, Debug)]
pub struct Line<P: Position> {
    start: P,
    moves: Vec<P::Move>,
    position: P,
    before: Vec<u64>,
}

impl<P: Playable> Line<P> {
    /// A game that begins with `start`.
    pub fn new(start: P) -> Self {
        Self {
            position: start.clone(),
            start,
            moves: Vec::new(),
            before: Vec::new(),
        }
    }

    /// Where it began.
    pub fn start(&self) -> &P {
        &self.start
    }

    /// The moves in order.
    pub fn moves(&self) -> &[P::Move] {
        &self.moves
    }

    /// The position now.
    pub fn position(&self) -> &P {
        &self.position
    }

    /// The keys of the positions that stood before and can come again.
    pub fn before(&self) -> &[u64] {
        &self.before
    }

    /// 0 if it is the turn of the side that moves first in the game, else 1.
    pub fn turn(&self) -> usize {
        usize::from(self.position.side_to_move() != P::FIRST)
    }

    /// Plays a move. What ends by repetition may go on: clients do so.
    ///
    /// # Errors
    /// The game stays as it is if the move is not legal.
    pub fn play(&mut self, mv: P::Move) -> Result<(), IllegalMove> {
        let key = self.position.hash();
        self.position.play(mv)?;
        self.moves.push(mv);
        if self.position.is_fresh() {
            self.before.clear();
        } else {
            self.before.push(key);
        }
        Ok(())
    }

    /// Reads a move and plays it.
    ///
    /// # Errors
    /// The game stays as it is if the text is no move or the move is not legal.
    pub fn play_text(&mut self, text: &str) -> Result<(), MoveError> {
        let mv = self.position.parse_move(text)?;
        Ok(self.play(mv)?)
    }

    /// How the game ended, repetition included.
    pub fn outcome(&self) -> Option<Outcome<P::Side>> {
        self.position.outcome().or_else(|| {
            let now = self.position.hash();
            let stood = self.before.iter().filter(|&&key| key == now).count();
            (P::THREEFOLD && stood >= 2).then_some(Outcome {
                winner: None,
                reason: Reason::Threefold,
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_third_time_is_a_draw_in_chess_alone() {
        let mut line = Line::new(chess::Position::start());
        let mut battle = Line::new(battle::Position::start(Terrain::Field));
        for mv in ["g1f3", "g8f6", "f3g1", "f6g8"].iter().cycle().take(8) {
            assert_eq!(line.outcome(), None);
            line.play_text(mv).expect("legal");
            battle.play_text(mv).expect("legal");
        }
        let reason = line.outcome().map(|outcome| outcome.reason);
        assert_eq!(reason, Some(Reason::Threefold));
        assert_eq!((line.before().len(), line.turn()), (8, 0));
        assert_eq!(battle.outcome(), None);
        line.play_text("e2e4").expect("clients go on");
        assert!(line.before().is_empty());
        assert_eq!((line.outcome(), line.turn()), (None, 1));
        assert!(line.play_text("e4e5").is_err());
        assert_eq!(line.moves().len(), 9);
    }
}
