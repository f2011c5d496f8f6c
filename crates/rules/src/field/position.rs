use super::{Combat, Move, Piece, Point, Points, Setup, Side, fight};
use crate::{Outcome, Variant, zobrist};

/// A position of Field Chess with everything in it: what nobody but a spectator may see.
#[derive(Clone, PartialEq, Eq)]
pub struct Position {
    sides: [Points; 2],
    pieces: [Points; 12],
    /// For each point one of [`KINDS`], so that what stands there is found at once.
    board: [u8; Point::COUNT],
    hash: u64,
    side: Side,
    pub(super) quiet: u32,
    pub(super) turn: u32,
}

static PIECES: [u64; 2 * 12 * 64] = zobrist::table(30_000);
const NORTH_TO_MOVE: u64 = zobrist::mix(32_000);

/// What a point can hold: nothing, then each kind of each side.
static KINDS: [Option<(Side, Piece)>; 32] = {
    let mut kinds = [None; 32];
    let mut at = 1;
    while at <= 2 * 12 {
        kinds[at] = Some((Side::ALL[(at - 1) / 12], Piece::ALL[(at - 1) % 12]));
        at += 1;
    }
    kinds
};

/// The place among [`KINDS`].
#[inline(always)]
const fn kind(side: Side, piece: Piece) -> usize {
    1 + side.index() * 12 + piece.index()
}

impl Position {
    /// Both set-ups on the board, South to move. Whether they keep the rules is theirs to say.
    pub fn from_setups(south: &Setup, north: &Setup) -> Self {
        let mut position = Self::empty();
        for setup in [south, north] {
            for (point, piece) in setup.iter() {
                if position.piece_at(point).is_none() {
                    position.toggle(setup.side(), piece, point);
                }
            }
        }
        position
    }

    pub(super) fn empty() -> Self {
        Self {
            sides: [Points::EMPTY; 2],
            pieces: [Points::EMPTY; 12],
            board: [0; Point::COUNT],
            hash: 0,
            side: Side::South,
            quiet: 0,
            turn: 0,
        }
    }

    /// Whose turn it is.
    #[inline(always)]
    pub fn turn_of(&self) -> Side {
        self.side
    }

    /// Turns since the last combat.
    pub fn quiet(&self) -> u32 {
        self.quiet
    }

    /// Turns played.
    pub fn turn(&self) -> u32 {
        self.turn
    }

    /// Where a side's pieces stand.
    #[inline(always)]
    pub fn side(&self, side: Side) -> Points {
        self.sides[side.index()]
    }

    /// Where the pieces of a kind stand, of both sides.
    #[inline(always)]
    pub fn pieces(&self, piece: Piece) -> Points {
        self.pieces[piece.index()]
    }

    /// Where a side's pieces of a kind stand.
    #[inline(always)]
    pub fn pieces_of(&self, side: Side, piece: Piece) -> Points {
        self.side(side).and(self.pieces(piece))
    }

    /// Every occupied point.
    #[inline(always)]
    pub fn occupied(&self) -> Points {
        self.sides[0].with(self.sides[1])
    }

    /// What stands on a point.
    #[inline]
    pub fn piece_at(&self, point: Point) -> Option<(Side, Piece)> {
        KINDS[usize::from(self.board[point.index()] % 32)]
    }

    /// Where a side's Flag stands, if all may see it: once its Field Marshal has gone.
    pub fn shown_flag(&self, side: Side) -> Option<Point> {
        let marshal = self.pieces_of(side, Piece::FieldMarshal);
        let flag = self.pieces_of(side, Piece::Flag).first();
        flag.filter(|_| marshal.is_empty())
    }

    /// What comes of a move: nothing if it attacks nobody.
    pub fn combat(&self, mv: Move) -> Option<Combat> {
        let (_, attacker) = self.piece_at(mv.from)?;
        let (_, defender) = self.piece_at(mv.to)?;
        Some(fight(attacker, defender))
    }

    /// The key of this position worked out from nothing, for checks.
    pub fn hash_from_scratch(&self) -> u64 {
        let mut copy = Self::empty();
        for point in self.occupied() {
            if let Some((side, piece)) = self.piece_at(point) {
                copy.toggle(side, piece, point);
            }
        }
        if self.side == Side::North {
            copy.pass_turn();
        }
        copy.hash
    }

    /// Puts a piece on an empty point, or takes it off.
    #[inline(always)]
    pub(super) fn toggle(&mut self, side: Side, piece: Piece, point: Point) {
        self.sides[side.index()].0 ^= Points::of(point).0;
        self.pieces[piece.index()].0 ^= Points::of(point).0;
        let kind = kind(side, piece);
        self.board[point.index()] ^= kind as u8;
        self.hash ^= PIECES[(kind - 1) * 64 + point.index()];
    }

    /// The turn goes over to the other side without a move, which no rule allows: for programs
    /// that ask what a side threatens. Nothing is counted.
    pub fn pass_turn(&mut self) {
        self.side = self.side.other();
        self.hash ^= NORTH_TO_MOVE;
    }

    /// Moves what stands on `from`; what combat came of it.
    fn step(&mut self, from: Point, to: Point) -> Option<Combat> {
        let (side, piece) = self.piece_at(from)?;
        let met = self.piece_at(to).filter(|_| from != to);
        let combat = met.map(|(_, defender)| fight(piece, defender));
        self.toggle(side, piece, from);
        if let Some((side, defender)) = met
            && combat != Some(Combat::AttackerFalls)
        {
            self.toggle(side, defender, to);
        }
        if matches!(combat, None | Some(Combat::DefenderFalls)) {
            self.toggle(side, piece, to);
        }
        combat
    }
}

impl crate::Position for Position {
    type Side = Side;
    type Move = Move;
    const VARIANT: Variant = Variant::Field;

    fn side_to_move(&self) -> Side {
        self.side
    }

    fn generate(&self, moves: &mut Vec<Move>) {
        if self.lost_flag().is_none() && self.quiet < super::QUIET {
            self.force(self.side).push_to(Points::ALL, moves);
        }
    }

    fn count_moves(&self) -> u64 {
        let mut count = 0;
        if self.lost_flag().is_none() && self.quiet < super::QUIET {
            self.force(self.side)
                .for_each(|_, goals| count += u64::from(goals.len()));
        }
        count
    }

    fn play_unchecked(&mut self, mv: Move) {
        let combat = self.step(mv.from, mv.to);
        self.quiet = if combat.is_some() {
            0
        } else {
            self.quiet.saturating_add(1)
        };
        self.turn = self.turn.saturating_add(1);
        self.pass_turn();
    }

    fn outcome(&self) -> Option<Outcome<Side>> {
        self.judge()
    }

    /// Leaves out the counts of turns.
    fn hash(&self) -> u64 {
        self.hash
    }

    fn side_name(side: Side) -> &'static str {
        side.name()
    }
}
