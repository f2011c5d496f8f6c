//! Positions in the tree, and how one leads to the next.

use super::guess::ordinary;
use rules::Position as _;
use rules::european::{Action, Nation, Phase, Position, Seat};

/// A position in the tree.
#[derive(Clone, Debug)]
pub(super) struct Node {
    pub position: Position,
    pub ply: usize,
    /// Somebody has replied since the seat's own turn.
    pub replied: bool,
    /// Somebody has just been supposed to do nothing.
    pub passed: bool,
}

impl Node {
    /// Where a search begins.
    pub fn root(position: &Position) -> Self {
        Self {
            position: position.clone(),
            ply: 0,
            replied: false,
            passed: false,
        }
    }

    /// The same for what comes to the same.
    pub fn key(&self) -> u64 {
        self.position.hash() ^ if self.replied { REPLIED } else { 0 }
    }
}

const REPLIED: u64 = 0x9d39_247e_3377_6d41;

/// Whether a turn has just begun.
pub(super) fn is_fresh(position: &Position) -> bool {
    position.questions().is_empty() && *position.phase() == Phase::Open
}

/// Ends a turn with nothing done. The Ottoman Empire would be lost with nothing in play: it
/// places something.
pub(super) fn skip(position: &mut Position) {
    let seat = position.turn();
    let ottoman = position.nation(seat) == Some(Nation::Ottoman);
    if ottoman && position.side(seat).is_empty() {
        let first = position.legal_moves().first().copied();
        position.play_unchecked(first.unwrap_or(Action::Pass));
    } else {
        position.skip_turn();
    }
}

/// The same with the turn left to the next seat.
pub(super) fn waited(node: &Node) -> Node {
    let mut next = node.clone();
    skip(&mut next.position);
    next
}

/// The same with the turn of whoever is to move passed over.
pub(super) fn passed(node: &Node) -> Node {
    let mut next = waited(node);
    next.ply += 1;
    next.passed = true;
    next
}

/// The position after an action, later dice dull.
pub(super) fn child(node: &Node, action: Action, me: Seat) -> Node {
    let position = &node.position;
    let replies = position.turn() != me
        && position.questions().is_empty()
        && !matches!(action, Action::Hide | Action::Show);
    let rolls = matches!(position.phase(), Phase::Naming(..));
    let mut next = position.clone();
    next.play_unchecked(action);
    if rolls && !matches!(next.phase(), Phase::Naming(..)) {
        next = next.with_chance(ordinary());
    }
    Node {
        position: next,
        ply: node.ply + 1,
        replied: node.replied || replies,
        passed: false,
    }
}
