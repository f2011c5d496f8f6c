//! Standard chess at the table.

mod draw;
mod files;
mod look;
mod openings;
mod why;

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;

pub use files::chess_pgn;

use crate::said::{illegal, not_allowed};
use crate::{
    Board, Choice, Export, Game, Kind, Livery, Look, Mind, Motion, Place, Player, Point, Refused,
    Step, Verb, Viewer, WayOut,
};
use rules::chess::{self, Position};
use rules::{Color, Move, Outcome, Piece, Position as _, Reason, Square, Variant};
use words::words;

/// A game of chess with everything that was played.
#[derive(Clone, Debug)]
pub(crate) struct Chess {
    game: chess::Game,
    /// The positions after each move, the first being the start.
    positions: Vec<Position>,
    moves: Vec<Move>,
    /// The moves in words (SAN).
    words: Vec<String>,
    /// Somebody gave up, or all agreed.
    ended: Option<(Player, WayOut)>,
    /// Who played it, where and when, if it comes from a file.
    tags: Vec<(String, String)>,
}

fn color(player: Player) -> Color {
    Color::ALL[usize::from(player.0.min(1))]
}

fn player(color: Color) -> Player {
    Player(color.index() as u8)
}

/// The player with that number, if there is one.
fn known(player: Player) -> Option<Color> {
    Color::ALL.get(usize::from(player.0)).copied()
}

impl Chess {
    /// A game that begins in a position: the usual one for an empty text, that of a FEN, or the
    /// first game of a PGN with everything that was played in it.
    pub fn open(start: &str) -> Result<Self, Refused> {
        files::open(start)
    }

    /// A game that begins in that position.
    fn new(position: Position) -> Self {
        Self {
            game: chess::Game::new(position.clone()),
            positions: vec![position],
            moves: Vec::new(),
            words: Vec::new(),
            ended: None,
            tags: Vec::new(),
        }
    }

    /// Plays a legal move.
    fn push(&mut self, mv: Move) -> Result<(), Refused> {
        let words = self.position().san(mv);
        self.game
            .play(mv)
            .map_err(|problem| not_allowed(&problem))?;
        self.moves.push(mv);
        self.words.push(words);
        self.positions.push(self.game.position().clone());
        Ok(())
    }

    fn position(&self) -> &Position {
        self.game.position()
    }

    fn outcome(&self) -> Option<Outcome<Color>> {
        match self.ended {
            Some((who, WayOut::Resign)) => Some(self.position().resign(color(who))),
            Some((_, WayOut::Agree)) => Some(Outcome {
                winner: None,
                reason: Reason::Agreed,
            }),
            None => self.game.outcome(),
        }
    }

    fn choice(&self, mv: Move) -> Option<Choice> {
        let from = mv.from()?;
        let verb = match self.position().captured(mv) {
            Some(_) => Verb::Capture,
            None => Verb::Move,
        };
        let mut choice = Choice::step(mv.to_string(), from.into(), mv.to().into(), verb);
        if let Some(piece) = mv.promotes_to() {
            choice.words = Kind::from(piece).to_string();
            choice.icon = Some(piece.into());
        }
        Some(choice)
    }

    fn step(&self, index: usize) -> Step {
        let (before, mv) = (&self.positions[index], self.moves[index]);
        let after = &self.positions[index + 1];
        let mut motions = Vec::new();
        let to = mv.to();
        if let Some(from) = mv.from() {
            if let Some(taken) = taken_at(before, mv) {
                motions.push(Motion::Falls(taken.into()));
            }
            motions.push(Motion::Moves {
                from: from.into(),
                to: to.into(),
            });
            if let Some((rook_from, rook_to)) = castling_rook(before, from, to) {
                motions.push(Motion::Moves {
                    from: rook_from.into(),
                    to: rook_to.into(),
                });
            }
        }
        if mv.promotes_to().is_some() {
            motions.push(Motion::Turns(to.into()));
        }
        if after.is_check() {
            motions.push(Motion::Check(after.king(after.side_to_move()).into()));
        }
        Step {
            player: player(before.side_to_move()),
            words: self.words[index].clone(),
            motions,
            begins_turn: true,
        }
    }
}

/// Where what a move takes stands: beside the goal if it is taken in passing.
fn taken_at(before: &Position, mv: Move) -> Option<Square> {
    let (from, to) = (mv.from()?, mv.to());
    if before.piece_at(to).is_some() {
        return Some(to);
    }
    let is_pawn = before
        .piece_at(from)
        .is_some_and(|(_, piece)| piece == Piece::Pawn);
    if is_pawn && from.file() != to.file() {
        return Square::at(to.file(), from.rank());
    }
    None
}

/// How the Rook goes when the King castles.
fn castling_rook(before: &Position, from: Square, to: Square) -> Option<(Square, Square)> {
    let (_, piece) = before.piece_at(from)?;
    if piece != Piece::King || from.file().abs_diff(to.file()) != 2 {
        return None;
    }
    let (corner, beside) = if to.file() > from.file() {
        (7, to.file() - 1)
    } else {
        (0, to.file() + 1)
    };
    Some((
        Square::at(corner, from.rank())?,
        Square::at(beside, from.rank())?,
    ))
}

impl Game for Chess {
    fn variant(&self) -> Variant {
        Variant::Chess
    }

    fn board(&self) -> Board {
        Board::Squares
    }

    fn players(&self) -> Vec<Player> {
        Color::ALL.map(player).to_vec()
    }

    fn name(&self, player: Player) -> String {
        match color(player) {
            Color::White => words!("chess-white"),
            Color::Black => words!("chess-black"),
        }
    }

    fn livery(&self, player: Player) -> Livery {
        match color(player) {
            Color::White => Livery::White,
            Color::Black => Livery::Black,
        }
    }

    fn has_secrets(&self) -> bool {
        false
    }

    fn sits_at_top(&self, player: Player) -> bool {
        color(player) == Color::Black
    }

    fn decider(&self) -> Option<Player> {
        match self.outcome() {
            None => Some(player(self.position().side_to_move())),
            Some(_) => None,
        }
    }

    fn choices(&self) -> Vec<Choice> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        let moves = self.position().legal_moves().into_iter();
        moves.filter_map(|mv| self.choice(mv)).collect()
    }

    fn why_not(&self, from: Place, to: Point) -> Option<String> {
        let from = from.square()?;
        why::why_not(self.position(), from, to.square()?)
    }

    fn why_idle(&self, place: Place) -> Option<String> {
        why::why_idle(self.position(), place.square()?)
    }

    fn ways_out(&self, _: Player) -> Vec<WayOut> {
        match self.outcome() {
            None => vec![WayOut::Agree, WayOut::Resign],
            Some(_) => Vec::new(),
        }
    }

    fn computers_weigh_draws(&self) -> bool {
        true
    }

    fn computer_agrees(&self) -> bool {
        draw::agrees(self.position())
    }

    fn play(&mut self, who: Player, action: &str) -> Result<(), Refused> {
        let decider = self.decider().ok_or(Refused::Over)?;
        // Giving up and agreeing need no turn.
        let way = WayOut::of(action).filter(|_| known(who).is_some());
        if let Some(way) = way {
            self.ended = Some((who, way));
            return Ok(());
        }
        if who != decider {
            return Err(Refused::NotYourTurn);
        }
        let illegal = |problem: rules::MoveError| illegal(&problem, Variant::Chess);
        let mv = self.position().parse_move(action).map_err(illegal)?;
        self.push(mv)
    }

    fn len(&self) -> usize {
        self.moves.len()
    }

    fn look(&self, _: Viewer, at: usize) -> Look {
        look::look(self, at.min(self.moves.len()))
    }

    fn steps(&self, _: Viewer) -> Vec<Step> {
        (0..self.moves.len())
            .map(|index| self.step(index))
            .collect()
    }

    fn end(&self) -> Option<(&'static str, Vec<Player>)> {
        let outcome = self.outcome()?;
        let winners = outcome.winner.map(player).into_iter().collect();
        Some((outcome.reason.name(), winners))
    }

    fn end_words(&self, reason: &str, winners: &[Player]) -> (String, String) {
        let headline = match reason {
            "checkmate" => words!("chess-ending-checkmate"),
            "stalemate" => words!("chess-ending-stalemate"),
            "insufficient-material" => words!("chess-ending-material"),
            "fifty-move" => words!("chess-ending-fifty"),
            "threefold" => words!("chess-ending-threefold"),
            "resign" => words!("chess-ending-resignation"),
            _ => words!("table-ending-agreed"),
        };
        let words = match winners {
            [winner, ..] => words!("table-ending-wins", name = self.name(*winner)),
            [] => words!("table-ending-drawn"),
        };
        (headline, words)
    }

    fn take_back_to(&self, who: Player) -> Result<usize, Refused> {
        // To end the game was the last thing he did.
        if self.ended.is_some_and(|(ender, _)| ender == who) {
            return Ok(self.moves.len());
        }
        let last = self.positions[..self.moves.len()]
            .iter()
            .rposition(|before| before.side_to_move() == color(who));
        last.ok_or(Refused::NothingToTakeBack)
    }

    fn take_back(&mut self, len: usize) -> Result<(), Refused> {
        if len > self.moves.len() {
            return Err(Refused::NoSuchEntry(self.moves.len()));
        }
        self.moves.truncate(len);
        self.words.truncate(len);
        self.positions.truncate(len + 1);
        self.ended = None;
        let mut game = chess::Game::new(self.positions[0].clone());
        for &mv in &self.moves {
            game.play(mv).map_err(|problem| not_allowed(&problem))?;
        }
        self.game = game;
        Ok(())
    }

    fn mind(&self, who: Player) -> Option<Mind> {
        (self.decider() == Some(who)).then(|| Mind::Chess(Box::new(self.game.clone())))
    }

    fn chess_positions(&self) -> Option<&[Position]> {
        Some(&self.positions)
    }

    fn has_hints(&self) -> bool {
        true
    }

    fn position_at(&self, at: usize) -> String {
        let last = self.positions.len() - 1;
        self.positions[at.min(last)].to_string()
    }

    fn export(&self) -> Export {
        Export {
            text: files::record(self).to_string(),
            extension: "pgn",
        }
    }

    /// A FEN, or a PGN without moves if there are tags.
    fn start(&self) -> String {
        match self.tags.is_empty() {
            true => self.positions[0].to_string(),
            false => files::start(self),
        }
    }

    fn log(&self) -> Vec<(Player, String)> {
        let moves = self.positions.iter().zip(&self.moves);
        let played = moves.map(|(before, mv)| (player(before.side_to_move()), mv.to_string()));
        let ended = self.ended.map(|(who, way)| (who, way.action().to_owned()));
        played.chain(ended).collect()
    }

    fn boxed(&self) -> Box<dyn Game> {
        Box::new(self.clone())
    }
}
