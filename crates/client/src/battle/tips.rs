//! What hovering a square tells, in words.

use super::action::Power;
use rules::battle::{Position, Powers};
use rules::{BitBoard, Color, Outcome, Piece, Reason, Square};

/// `Attacker` or `Defender`.
pub fn side_name(color: Color) -> &'static str {
    match color {
        Color::White => "Attacker",
        Color::Black => "Defender",
    }
}

/// What is worth knowing of a piece on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PieceTip {
    /// Such as `Attacker's Rook`.
    pub title: String,
    /// Further lines, the weightiest first.
    pub lines: Vec<String>,
    /// The powers its King loses if it is taken.
    pub disarms: Powers,
    /// Whether the King only seems to defend it.
    pub phantom: bool,
    /// Enemy pieces that attack it.
    pub attackers: BitBoard,
    /// Enemy pieces that it attacks.
    pub attacks: BitBoard,
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
        lines.push(king_words(position.powers(color)));
    }
    if !disarms.is_empty() {
        lines.push(last_of_type_words(position, color, piece, disarms));
    }
    if defence.phantom {
        lines.push(
            "Phantom defence: the King seems to guard it, but only by a power that goes with it."
                .to_owned(),
        );
    }
    if piece != Piece::King {
        lines.push(guard_words(attackers.len(), defence.defenders.len()));
    }
    Some(PieceTip {
        title: format!("{}'s {piece}", side_name(color)),
        lines,
        disarms,
        phantom: defence.phantom,
        attackers,
        attacks,
    })
}

fn king_words(powers: Powers) -> String {
    let names: Vec<&str> = Power::ALL
        .into_iter()
        .filter(|power| power.is_in(powers))
        .map(|power| match power {
            Power::Rook => "a rook",
            Power::Bishop => "a bishop",
            Power::Knight => "a knight",
        })
        .collect();
    match names.as_slice() {
        [] => "Has only his own step: no type on the board lends him more.".to_owned(),
        [one] => format!("Moves one square, or like {one}."),
        [first, second] => format!("Moves one square, or like {first} or {second}."),
        _ => "Moves one square, or like a rook, a bishop or a knight.".to_owned(),
    }
}

fn last_of_type_words(position: &Position, color: Color, piece: Piece, lost: Powers) -> String {
    let alone = position.pieces_of(color, piece).len() == 1;
    let what = if alone {
        format!("Last {piece}")
    } else {
        piece.to_string()
    };
    let names: Vec<String> = Power::ALL
        .into_iter()
        .filter(|power| power.is_in(lost))
        .map(|power| power.name().to_lowercase())
        .collect();
    let powers = if names.len() == 1 { "power" } else { "powers" };
    format!(
        "{what}: taking it disarms the King of his {} {powers}.",
        names.join(" and ")
    )
}

fn guard_words(attackers: u32, defenders: u32) -> String {
    match (attackers, defenders) {
        (0, 0) => "Nobody attacks or defends it.".to_owned(),
        (0, n) => format!("Not attacked; defended {}.", times(n)),
        (n, 0) => format!("Attacked {}, defended by nobody!", times(n)),
        (n, m) => format!("Attacked {}, defended {}.", times(n), times(m)),
    }
}

fn times(count: u32) -> String {
    match count {
        1 => "once".to_owned(),
        2 => "twice".to_owned(),
        n => format!("{n} times"),
    }
}

/// How a battle ended, in a sentence.
pub fn outcome_words(outcome: &Outcome<Color>) -> String {
    let winner = outcome.winner.map(side_name).unwrap_or_default();
    let loser = outcome
        .winner
        .map(|color| side_name(!color).to_lowercase())
        .unwrap_or_default();
    match outcome.reason {
        Reason::Checkmate => format!("{winner} wins by checkmate."),
        Reason::Rout => format!("{winner} wins: the {loser}'s King stands alone and is routed."),
        Reason::Retreat => format!("{winner} wins the ground: the {loser} retreats."),
        Reason::Resign => format!("{winner} wins: the {loser} gives up."),
        Reason::Stalemate => "A draw by stalemate: no legal move, and no check.".to_owned(),
        Reason::BareKings => "A draw: only the two Kings are left.".to_owned(),
        Reason::Budget => "A draw: the moves of this battle are used up.".to_owned(),
        Reason::Agreed => "A draw by agreement.".to_owned(),
        other => match outcome.winner {
            Some(_) => format!("{winner} wins by {other}."),
            None => format!("A draw by {other}."),
        },
    }
}
