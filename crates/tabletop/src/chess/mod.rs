//! Standard chess at the table.

use crate::{
    Board, Choice, Counter, Ending, Export, Figure, Game, Livery, Look, Mind, Motion, Player,
    PlayerLook, Point, Refused, Sign, Step, Verb, Viewer, WayOut,
};
use rules::chess::{self, Position, pgn};
use rules::{Color, Move, Outcome, Piece, Position as _, Reason, Square, Variant};

/// A game of chess with everything that was played.
#[derive(Clone, Debug)]
pub(crate) struct Chess {
    game: chess::Game,
    /// The positions after each move, the first being the start.
    positions: Vec<Position>,
    moves: Vec<Move>,
    /// Somebody gave up, or all agreed.
    ended: Option<(Player, WayOut)>,
}

fn color(player: Player) -> Color {
    Color::ALL[usize::from(player.0.min(1))]
}

fn player(color: Color) -> Player {
    Player(color.index() as u8)
}

impl Chess {
    /// A game that begins in a position; the usual one for an empty text.
    pub fn open(start: &str) -> Result<Self, Refused> {
        let position = if start.is_empty() {
            Position::start()
        } else {
            start
                .parse()
                .map_err(|problem: rules::ParseError| Refused::Unreadable(problem.to_string()))?
        };
        Ok(Self {
            game: chess::Game::new(position.clone()),
            positions: vec![position],
            moves: Vec::new(),
            ended: None,
        })
    }

    fn position(&self) -> &Position {
        self.game.position()
    }

    fn outcome(&self) -> Option<Outcome<Color>> {
        match self.ended {
            Some((who, WayOut::Resign)) => Some(Outcome {
                winner: Some(!color(who)),
                reason: Reason::Resign,
            }),
            Some((_, WayOut::Agree)) => Some(Outcome {
                winner: None,
                reason: Reason::Agreed,
            }),
            None => self.game.outcome(),
        }
    }

    fn choice(&self, mv: Move) -> Option<Choice> {
        let from = mv.from()?;
        let verb = if is_capture(self.position(), mv) {
            Verb::Capture
        } else {
            Verb::Move
        };
        let mut choice = Choice::step(mv.to_string(), from.into(), mv.to().into(), verb);
        if let Some(piece) = mv.promotes_to() {
            choice.words = piece.to_string();
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
            words: before.san(mv),
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

fn is_capture(before: &Position, mv: Move) -> bool {
    taken_at(before, mv).is_some()
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

/// What `side` has lost since the start, in order.
fn lost(positions: &[Position], moves: &[Move], side: Color) -> Vec<Piece> {
    positions
        .iter()
        .zip(moves)
        .filter(|(before, _)| before.side_to_move() != side)
        .filter_map(|(before, mv)| {
            let (_, piece) = before.piece_at(taken_at(before, *mv)?)?;
            Some(piece)
        })
        .collect()
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
            Color::White => "White".to_owned(),
            Color::Black => "Black".to_owned(),
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

    fn ways_out(&self, _: Player) -> Vec<WayOut> {
        match self.outcome() {
            None => vec![WayOut::Agree, WayOut::Resign],
            Some(_) => Vec::new(),
        }
    }

    fn play(&mut self, who: Player, action: &str) -> Result<(), Refused> {
        let decider = self.decider().ok_or(Refused::Over)?;
        if who != decider {
            return Err(Refused::NotYourTurn);
        }
        match action {
            "resign" => self.ended = Some((who, WayOut::Resign)),
            "agree" => self.ended = Some((who, WayOut::Agree)),
            text => {
                let illegal = |problem: rules::MoveError| Refused::Illegal(problem.to_string());
                let mv = self.position().parse_move(text).map_err(illegal)?;
                self.game
                    .play(mv)
                    .map_err(|problem| Refused::Illegal(problem.to_string()))?;
                self.moves.push(mv);
                self.positions.push(self.game.position().clone());
            }
        }
        Ok(())
    }

    fn len(&self) -> usize {
        self.moves.len()
    }

    fn look(&self, _: Viewer, at: usize) -> Look {
        let at = at.min(self.moves.len());
        let position = &self.positions[at];
        let figures = position.occupied().into_iter().filter_map(|square| {
            let (side, piece) = position.piece_at(square)?;
            Some(Figure {
                at: square.into(),
                kind: piece.into(),
                livery: self.livery(player(side)),
                badges: Vec::new(),
                words: String::new(),
            })
        });
        let mut signs = Vec::new();
        if position.is_check() {
            let king: Point = position.king(position.side_to_move()).into();
            signs.push((king, Sign::Check));
        }
        let players = Color::ALL.map(|side| PlayerLook {
            lost: lost(&self.positions, &self.moves[..at], side)
                .into_iter()
                .map(|piece| (piece.into(), self.livery(player(side))))
                .collect(),
            ..PlayerLook::new(player(side))
        });
        let turn = (at < self.moves.len() || self.outcome().is_none())
            .then(|| player(position.side_to_move()));
        Look {
            figures: figures.collect(),
            signs,
            players: players.to_vec(),
            turn,
            mover: turn,
            counters: vec![Counter {
                name: "Turns without a capture or pawn move",
                count: position.half_moves(),
                limit: 100,
            }],
            dice: Vec::new(),
            status: String::new(),
        }
    }

    fn steps(&self, _: Viewer) -> Vec<Step> {
        (0..self.moves.len())
            .map(|index| self.step(index))
            .collect()
    }

    fn ending(&self) -> Option<Ending> {
        let outcome = self.outcome()?;
        let headline = match outcome.reason {
            Reason::Checkmate => "Checkmate",
            Reason::Stalemate => "Stalemate",
            Reason::InsufficientMaterial => "Nobody can give checkmate any more",
            Reason::FiftyMove => "Fifty moves without a capture or pawn move",
            Reason::Threefold => "The same position for the third time",
            Reason::Resign => "Resignation",
            _ => "A draw by agreement",
        };
        let words = match outcome.winner {
            Some(side) => format!("{} wins.", self.name(player(side))),
            None => "The game is drawn.".to_owned(),
        };
        Some(Ending {
            winners: outcome.winner.map(player).into_iter().collect(),
            headline: headline.to_owned(),
            words,
            reason: reason_name(outcome.reason),
        })
    }

    fn take_back_to(&self, who: Player) -> Result<usize, Refused> {
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
        self.positions.truncate(len + 1);
        self.ended = None;
        let mut game = chess::Game::new(self.positions[0].clone());
        for &mv in &self.moves {
            game.play(mv)
                .map_err(|problem| Refused::Illegal(problem.to_string()))?;
        }
        self.game = game;
        Ok(())
    }

    fn mind(&self, who: Player) -> Option<Mind> {
        (self.decider() == Some(who)).then(|| Mind::Chess(self.position().clone()))
    }

    fn has_hints(&self) -> bool {
        true
    }

    fn position_text(&self) -> String {
        self.position().to_string()
    }

    fn export(&self) -> Export {
        let mut record = pgn::Record::new(self.positions[0].clone());
        for &mv in &self.moves {
            // Every move was legal when it was played.
            if record.push(mv).is_err() {
                break;
            }
        }
        record.verdict = pgn::Verdict::of(self.outcome());
        Export {
            text: record.to_string(),
            extension: "pgn",
        }
    }

    fn start(&self) -> String {
        self.positions[0].to_string()
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

fn reason_name(reason: Reason) -> &'static str {
    match reason {
        Reason::Checkmate => "checkmate",
        Reason::Stalemate => "stalemate",
        Reason::InsufficientMaterial => "insufficient-material",
        Reason::FiftyMove => "fifty-move",
        Reason::Threefold => "threefold",
        Reason::Resign => "resign",
        _ => "agreed",
    }
}
