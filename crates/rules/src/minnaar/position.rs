use super::{Alliance, Array, Group, Move, Piece};
use crate::{BitBoard, Outcome, Square, Variant, zobrist};

/// A Sovereign goes at most so many squares in one move.
pub const STRIDE: u8 = 4;

/// A position of Minnaar Chess.
#[derive(Clone, PartialEq, Eq)]
pub struct Position {
    groups: [BitBoard; 4],
    pieces: [BitBoard; 6],
    /// For each square one of [`KINDS`], so that what stands there is found at once.
    board: [u8; 64],
    /// How many pieces each group has.
    left: [u8; 4],
    hash: u64,
    group: Group,
    pub(super) quiet: u32,
    pub(super) passes: u32,
    pub(super) turn: u32,
}

static PIECES: [u64; 4 * 6 * 64] = zobrist::table(20_000);
static GROUPS: [u64; 4] = zobrist::table(22_000);

/// What a square of the board can hold: nothing, then each kind of each group.
static KINDS: [Option<(Group, Piece)>; 32] = {
    let mut kinds = [None; 32];
    let mut at = 1;
    while at <= 4 * 6 {
        kinds[at] = Some((Group::ALL[(at - 1) / 6], Piece::ALL[(at - 1) % 6]));
        at += 1;
    }
    kinds
};

/// The place among [`KINDS`].
#[inline(always)]
const fn kind(group: Group, piece: Piece) -> usize {
    1 + group.index() * 6 + piece.index()
}

impl Position {
    /// The array at the start of a game.
    pub fn start() -> Self {
        Self::with_array(&Array::standard())
    }

    /// The start of a game with another array.
    pub fn with_array(array: &Array) -> Self {
        array.position().clone()
    }

    pub(super) fn empty() -> Self {
        Self {
            groups: [BitBoard::EMPTY; 4],
            pieces: [BitBoard::EMPTY; 6],
            board: [0; 64],
            left: [0; 4],
            hash: GROUPS[Group::Southern.index()],
            group: Group::Southern,
            quiet: 0,
            passes: 0,
            turn: 0,
        }
    }

    /// Whose turn it is.
    #[inline(always)]
    pub fn group(&self) -> Group {
        self.group
    }

    /// Turns in a row without a capture.
    pub fn quiet(&self) -> u32 {
        self.quiet
    }

    /// Forced passes in a row.
    pub fn passes(&self) -> u32 {
        self.passes
    }

    /// Turns played.
    pub fn turn(&self) -> u32 {
        self.turn
    }

    /// Where a group's pieces stand.
    #[inline(always)]
    pub fn side(&self, group: Group) -> BitBoard {
        self.groups[group.index()]
    }

    /// How many pieces a group has.
    #[inline(always)]
    pub fn left(&self, group: Group) -> u32 {
        self.left[group.index()].into()
    }

    /// Where an alliance's pieces stand.
    #[inline(always)]
    pub fn alliance(&self, alliance: Alliance) -> BitBoard {
        let [first, second] = alliance.groups();
        self.side(first) | self.side(second)
    }

    /// Where the pieces of a kind stand, of all groups.
    #[inline(always)]
    pub fn pieces(&self, piece: Piece) -> BitBoard {
        self.pieces[piece.index()]
    }

    /// Where a group's pieces of a kind stand.
    #[inline(always)]
    pub fn pieces_of(&self, group: Group, piece: Piece) -> BitBoard {
        self.side(group) & self.pieces(piece)
    }

    /// Every occupied square.
    #[inline(always)]
    pub fn occupied(&self) -> BitBoard {
        let [south, white, north, black] = self.groups;
        south | white | north | black
    }

    /// What stands on a square.
    #[inline]
    pub fn piece_at(&self, square: Square) -> Option<(Group, Piece)> {
        KINDS[usize::from(self.board[square.index()] % 32)]
    }

    /// What a move takes off the board.
    pub fn captured(&self, mv: Move) -> Option<(Group, Piece)> {
        self.piece_at(mv.to()?)
    }

    /// The turn goes over to the next group without a move, though it may have one: for programs
    /// that ask what a side threatens. Nothing is counted.
    pub fn skip_turn(&mut self) {
        self.set_group(self.group.next());
    }

    /// The key of this position worked out from nothing, for checks.
    pub fn hash_from_scratch(&self) -> u64 {
        let mut copy = Self::empty();
        for square in self.occupied() {
            if let Some((group, piece)) = self.piece_at(square) {
                copy.toggle(group, piece, square);
            }
        }
        copy.set_group(self.group);
        copy.hash
    }

    /// Puts a piece on an empty square, or takes it off.
    #[inline(always)]
    pub(super) fn toggle(&mut self, group: Group, piece: Piece, square: Square) {
        self.groups[group.index()] ^= square.bitboard();
        let stands = self.side(group).has(square);
        let left = &mut self.left[group.index()];
        *left = left.wrapping_add(if stands { 1 } else { u8::MAX });
        self.pieces[piece.index()] ^= square.bitboard();
        let kind = kind(group, piece);
        self.board[square.index()] ^= kind as u8;
        self.hash ^= PIECES[(kind - 1) * 64 + square.index()];
    }

    pub(super) fn set_group(&mut self, group: Group) {
        self.hash ^= GROUPS[self.group.index()] ^ GROUPS[group.index()];
        self.group = group;
    }

    /// Moves what stands on `from`; whether something was captured.
    fn step(&mut self, from: Square, to: Square) -> bool {
        let Some((group, piece)) = self.piece_at(from) else {
            return false;
        };
        self.toggle(group, piece, from);
        let taken = self.piece_at(to);
        if let Some((group, piece)) = taken {
            self.toggle(group, piece, to);
        }
        self.toggle(group, piece, to);
        taken.is_some()
    }
}

impl crate::Position for Position {
    type Side = Alliance;
    type Move = Move;
    const VARIANT: Variant = Variant::Minnaar;

    /// The alliance of the group whose turn it is.
    fn side_to_move(&self) -> Alliance {
        self.group.alliance()
    }

    fn generate(&self, moves: &mut Vec<Move>) {
        if self.judge().is_some() {
            return;
        }
        let before = moves.len();
        self.push_moves(BitBoard::FULL, moves);
        if moves.len() == before {
            moves.push(Move::Pass);
        }
    }

    fn count_moves(&self) -> u64 {
        if self.judge().is_some() {
            return 0;
        }
        let mut count = 0;
        self.for_each_reach(self.group, |_, _, goals| count += u64::from(goals.len()));
        // Whoever cannot move passes.
        count.max(1)
    }

    fn play_unchecked(&mut self, mv: Move) {
        let captures = match mv {
            Move::Step { from, to } => {
                self.passes = 0;
                self.step(from, to)
            }
            Move::Pass => {
                self.passes = self.passes.saturating_add(1);
                false
            }
        };
        self.quiet = if captures {
            0
        } else {
            self.quiet.saturating_add(1)
        };
        self.turn = self.turn.saturating_add(1);
        self.set_group(self.group.next());
    }

    fn outcome(&self) -> Option<Outcome<Alliance>> {
        self.judge()
    }

    /// Leaves out all counts of turns.
    fn hash(&self) -> u64 {
        self.hash
    }

    fn side_name(side: Alliance) -> &'static str {
        side.name()
    }
}
