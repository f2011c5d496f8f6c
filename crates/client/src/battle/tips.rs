//! What hovering a square tells, in words.

use crate::board::Mark;
use crate::called;
use rules::battle::{Position, Powers};
use rules::{BitBoard, Color, Outcome, Piece, Reason, Square};

/// `Attacker` or `Defender`.
pub fn side_name(color: Color) -> String {
    match color {
        Color::White => words!("battle-attacker"),
        Color::Black => words!("battle-defender"),
    }
}

/// What is worth knowing of a piece on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PieceTip {
    /// Such as `Attacker's Rook`.
    pub title: String,
    /// Further lines, the weightiest first.
    pub lines: Vec<TipLine>,
    /// The powers its King loses if it is taken.
    pub disarms: Powers,
    /// Whether the King only seems to defend it.
    pub phantom: bool,
    /// Enemy pieces that attack it.
    pub attackers: BitBoard,
    /// Enemy pieces that it attacks.
    pub attacks: BitBoard,
}

/// A line of what is worth knowing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TipLine {
    /// In words.
    pub words: String,
    /// Whether it is grave.
    pub grave: bool,
    /// The mark on the board that says the same.
    pub mark: Option<Mark>,
}

impl TipLine {
    fn plain(words: String, grave: bool) -> Self {
        Self {
            words,
            grave,
            mark: None,
        }
    }

    fn marked(words: String, mark: Mark) -> Self {
        Self {
            words,
            grave: true,
            mark: Some(mark),
        }
    }
}

/// Looks at the piece on `square`, if one stands there.
pub fn piece_tip(position: &Position, square: Square) -> Option<PieceTip> {
    let (color, piece) = position.piece_at(square)?;
    let attackers = position.attackers(square, !color);
    let attacks = position
        .side(!color)
        .into_iter()
        .filter(|&enemy| position.attackers(enemy, color).has(square))
        .fold(BitBoard::EMPTY, |set, enemy| set.with(enemy.bitboard()));
    let disarms = position.disarms(square);
    let defence = position.defence(square);
    let mut lines = Vec::new();
    if piece == Piece::King {
        let powers = powers_key(position.powers(color));
        lines.push(TipLine::plain(
            words!("battle-tip-king", powers = powers),
            false,
        ));
    }
    if !disarms.is_empty() {
        let words = last_of_type_words(position, color, piece, disarms);
        lines.push(TipLine::marked(words, Mark::LastOfType));
    }
    if defence.phantom {
        lines.push(TipLine::marked(words!("battle-tip-phantom"), Mark::Phantom));
    }
    if piece != Piece::King {
        lines.push(guard_words(attackers.len(), defence.defenders.len()));
    }
    Some(PieceTip {
        title: words!(
            "battle-tip-title",
            side = called::part(color),
            piece = called::piece(piece)
        ),
        lines,
        disarms,
        phantom: defence.phantom,
        attackers,
        attacks,
    })
}

/// By what words know these powers together.
const fn powers_key(powers: Powers) -> &'static str {
    match (powers.rook, powers.bishop, powers.knight) {
        (false, false, false) => "none",
        (true, false, false) => "rook",
        (false, true, false) => "bishop",
        (false, false, true) => "knight",
        (true, true, false) => "rook-bishop",
        (true, false, true) => "rook-knight",
        (false, true, true) => "bishop-knight",
        (true, true, true) => "all",
    }
}

fn last_of_type_words(position: &Position, color: Color, piece: Piece, lost: Powers) -> String {
    let alone = match position.pieces_of(color, piece).len() {
        1 => "yes",
        _ => "no",
    };
    words!(
        "battle-tip-disarms",
        alone = alone,
        piece = called::piece(piece),
        powers = powers_key(lost)
    )
}

/// How often it is attacked and defended, and whether that is grave.
fn guard_words(attacked: u32, defended: u32) -> TipLine {
    let (words, grave) = match (attacked, defended) {
        (0, 0) => (words!("battle-tip-unguarded"), false),
        (0, _) => (words!("battle-tip-defended", defended = defended), false),
        (_, 0) => (words!("battle-tip-hanging", attacked = attacked), true),
        _ => {
            let words = words!("battle-tip-both", attacked = attacked, defended = defended);
            (words, false)
        }
    };
    TipLine::plain(words, grave)
}

/// How a battle ended, in a sentence.
pub fn outcome_words(outcome: &Outcome<Color>) -> String {
    let winner = outcome.winner.map(called::part).unwrap_or_default();
    match outcome.reason {
        Reason::Checkmate => words!("battle-outcome-checkmate", winner = winner),
        Reason::Rout => words!("battle-outcome-rout", winner = winner),
        Reason::Retreat => words!("battle-outcome-retreat", winner = winner),
        Reason::Resign => words!("battle-outcome-resign", winner = winner),
        Reason::Stalemate => words!("battle-outcome-stalemate"),
        Reason::BareKings => words!("battle-outcome-bare-kings"),
        Reason::Budget => words!("battle-outcome-budget"),
        // A battle ends in no other way.
        _ => words!("battle-outcome-agreed"),
    }
}
