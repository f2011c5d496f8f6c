use super::board::Board;
use super::{Action, Cargo, Fall, Kind, Man, Nation, Seat, Stow};
use crate::{BitBoard, Chance, Outcome, Square, Variant, zobrist};
use std::collections::BTreeMap;

/// So many turns in a row without a capture, destruction, placement, unloading or pawn move draw.
pub const QUIET_TURNS: u32 = 100;

/// A game of European Chess between two steps, secrets and dice included.
///
/// The position string tells everything but two things: the seed of the dice, and, in the middle
/// of a turn with `quiet 0`, whether that was an event of this turn or of the one before.
#[derive(Clone, PartialEq, Eq)]
pub struct Position {
    pub(super) nations: [Option<Nation>; 4],
    pub(super) turn: Seat,
    pub(super) turns: u32,
    pub(super) own_turns: [u32; 4],
    pub(super) quiet: u32,
    /// This turn has had an event that ends the quiet.
    pub(super) eventful: bool,
    pub(super) board: Board,
    pub(super) cargo: BTreeMap<Square, Cargo>,
    pub(super) reserve: [Cargo; 4],
    pub(super) out: [bool; 4],
    pub(super) knights: [Knight; 4],
    pub(super) phase: Phase,
    pub(super) refused: BitBoard,
    pub(super) questions: Vec<(Seat, Question)>,
    pub(super) chance: Chance,
}

/// How it stands with a Guild's Knight (`european.md`, Assassins' Guild).
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Knight {
    /// In sight.
    #[default]
    Open,
    /// Hidden: where, and in which of its three turns.
    Hidden(Square, u8),
    /// In sight after three hidden turns: not to be hidden in this turn.
    Weary,
    /// Shown in this turn: not to be hidden again in it.
    Shown,
}

/// What kind of turn is under way.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Nothing done yet that decides it.
    #[default]
    Open,
    /// A turn of loading or unloading this Knight.
    Busy(Carrying, Square),
    /// North Korea names pieces: up to so many, those named so far in order.
    Naming(u8, Vec<Square>),
    /// The named pieces that have not yet moved, in the order named, and as what each moves.
    Rolled(Vec<(Square, Kind)>),
}

/// Which way pieces go in a turn of a Mycenaean Knight.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Carrying {
    /// Into the Knight.
    Load,
    /// Out of it.
    Unload,
}

/// What somebody is asked.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// A Guild with two Knights or more: which to keep.
    Keep,
    /// A Guild whose hidden Knight was passed over: whether to capture the piece, which now
    /// stands here.
    Strike(Square),
    /// The owner of a piece that another wants to load.
    Allow {
        /// The Knight.
        knight: Square,
        /// The piece.
        piece: Square,
    },
}

impl Position {
    /// A game at its start; two seats at least must be used. Where there are Mycenae seats, they
    /// set out first ([`Action::Stow`]).
    ///
    /// Gives `None` with fewer than two seats.
    pub fn start(nations: [Option<Nation>; 4], seed: u32) -> Option<Self> {
        Self::start_telling(nations, seed, &mut Vec::new())
    }

    /// [`Position::start`], telling how the dice fell if there was nothing to wait for.
    pub(super) fn start_telling(
        nations: [Option<Nation>; 4],
        seed: u32,
        falls: &mut Vec<Fall>,
    ) -> Option<Self> {
        let mut used = Seat::ALL
            .into_iter()
            .filter(|seat| nations[seat.index()].is_some());
        let (turn, _second) = (used.next()?, used.next()?);
        let mut position = Self::empty(nations, turn);
        position.chance = Chance::new(seed);
        for seat in Seat::ALL {
            let Some(nation) = position.nation(seat) else {
                continue;
            };
            for &(square, kind) in nation.army() {
                position
                    .board
                    .put(seat.turned(square), Man::new(seat, kind));
            }
            if nation == Nation::Ottoman {
                for &kind in nation.waiting() {
                    position.reserve[seat.index()].add(kind, seat);
                }
            }
        }
        if position.setting_out().is_none() {
            position.begin_turn(falls);
        }
        Some(position)
    }

    pub(super) fn empty(nations: [Option<Nation>; 4], turn: Seat) -> Self {
        Self {
            nations,
            turn,
            turns: 0,
            own_turns: [0; 4],
            quiet: 0,
            eventful: false,
            board: Board::EMPTY,
            cargo: BTreeMap::new(),
            reserve: [Cargo::EMPTY; 4],
            out: [false; 4],
            knights: [Knight::Open; 4],
            phase: Phase::Open,
            refused: BitBoard::EMPTY,
            questions: Vec::new(),
            chance: Chance::new(0),
        }
    }

    /// What a seat plays; `None` for an unused seat.
    pub fn nation(&self, seat: Seat) -> Option<Nation> {
        self.nations[seat.index()]
    }

    /// Whose turn it is, even while others are asked.
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// Turns ended so far.
    pub const fn turns(&self) -> u32 {
        self.turns
    }

    /// Turns of its own that a seat has ended.
    pub const fn own_turns(&self, seat: Seat) -> u32 {
        self.own_turns[seat.index()]
    }

    /// Turns in a row in which nothing happened, up to [`QUIET_TURNS`].
    pub const fn quiet(&self) -> u32 {
        self.quiet
    }

    /// What stands on a square, hidden or not.
    #[inline]
    pub fn man(&self, square: Square) -> Option<Man> {
        self.board.man(square)
    }

    /// What is inside the Mycenaean Knight on a square; nothing if there is none.
    pub fn cargo(&self, knight: Square) -> Cargo {
        self.cargo.get(&knight).copied().unwrap_or_default()
    }

    /// An Ottoman reserve.
    pub const fn reserve(&self, seat: Seat) -> Cargo {
        self.reserve[seat.index()]
    }

    /// Whether a seat has lost.
    pub const fn is_out(&self, seat: Seat) -> bool {
        self.out[seat.index()]
    }

    /// How it stands with a Guild's Knight.
    pub const fn knight(&self, seat: Seat) -> Knight {
        self.knights[seat.index()]
    }

    /// What kind of turn is under way.
    pub const fn phase(&self) -> &Phase {
        &self.phase
    }

    /// The pieces whose owners have refused to have them loaded in this turn.
    pub const fn refused(&self) -> BitBoard {
        self.refused
    }

    /// Who is asked what, the first question first.
    pub fn questions(&self) -> &[(Seat, Question)] {
        &self.questions
    }

    /// The dice: their seed and how often they fell.
    pub const fn chance(&self) -> Chance {
        self.chance
    }

    /// The same position with other dice to come.
    pub fn with_chance(self, chance: Chance) -> Self {
        Self { chance, ..self }
    }

    /// Everything on the board.
    pub fn men(&self) -> impl Iterator<Item = (Square, Man)> + '_ {
        let occupied = self.board.occupied().into_iter();
        occupied.filter_map(|square| Some((square, self.man(square)?)))
    }

    /// The squares on which something stands, hidden or not.
    pub fn occupied(&self) -> BitBoard {
        self.board.occupied()
    }

    /// The squares of one owner's pieces.
    pub fn side(&self, owner: Seat) -> BitBoard {
        self.board.side(owner)
    }

    /// The squares of one owner's pieces of a kind.
    pub fn pieces(&self, owner: Seat, kind: Kind) -> BitBoard {
        self.board.side(owner) & self.board.kind(kind)
    }

    /// Whether a seat is used and has not lost.
    pub fn is_playing(&self, seat: Seat) -> bool {
        self.nation(seat).is_some() && !self.is_out(seat)
    }

    /// Whether a seat has a King: on the board, inside a Knight, in reserve, or still to be stowed.
    pub fn has_king(&self, seat: Seat) -> bool {
        !self.pieces(seat, Kind::King).is_empty()
            || self.reserve(seat).has(Kind::King, seat)
            || self.cargo.values().any(|cargo| cargo.has(Kind::King, seat))
            || self.must_set_out(seat)
    }

    /// The Mycenae seat that has to say now what is inside which of its Knights.
    pub fn setting_out(&self) -> Option<Seat> {
        Seat::ALL.into_iter().find(|&seat| self.must_set_out(seat))
    }

    /// Before the first turn, with the three Knights at home and nothing else anywhere.
    pub(super) fn must_set_out(&self, seat: Seat) -> bool {
        self.turns == 0
            && self.nation(seat) == Some(Nation::Mycenae)
            && !self.is_out(seat)
            && self.side(seat).len() == 3
            && seat.stables().into_iter().all(|stable| {
                self.man(stable) == Some(Man::new(seat, Kind::MycenaeanKnight))
                    && !self.cargo.contains_key(&stable)
            })
    }

    /// Whether setting out in this way is what is waited for.
    pub fn can_stow(&self, stow: Stow) -> bool {
        self.setting_out() == Some(stow.seat())
    }

    /// Whether the seat whose turn it is may give up: in place of a move, so not while somebody
    /// is asked and not in a turn of loading or unloading.
    pub fn can_resign(&self) -> bool {
        self.setting_out().is_none()
            && self.questions.is_empty()
            && !matches!(self.phase, Phase::Busy(..))
            && crate::Position::outcome(self).is_none()
    }

    /// Whether an Ottoman army's pieces cannot be captured yet: until the end of its second turn.
    pub fn is_immune(&self, owner: Seat) -> bool {
        self.nation(owner) == Some(Nation::Ottoman) && self.own_turns(owner) < 2
    }

    /// The squares of the hidden Knights that are not `seat`'s own.
    pub(super) fn hidden_from(&self, seat: Seat) -> BitBoard {
        let others = Seat::ALL.into_iter().filter(|&other| other != seat);
        others.fold(BitBoard::EMPTY, |all, other| match self.knight(other) {
            Knight::Hidden(at, _) => all | at.bitboard(),
            _ => all,
        })
    }
}

impl crate::Position for Position {
    type Side = Seat;
    type Move = Action;
    const VARIANT: Variant = Variant::European;

    /// Who has to say something now: whoever sets out or is asked comes before the seat whose
    /// turn it is.
    fn side_to_move(&self) -> Seat {
        let asked = self.questions.first().map(|&(seat, _)| seat);
        self.setting_out().or(asked).unwrap_or(self.turn)
    }

    fn generate(&self, moves: &mut Vec<Action>) {
        if self.setting_out().is_none() && self.outcome().is_none() {
            self.list_steps(moves);
        }
    }

    fn count_moves(&self) -> u64 {
        self.legal_moves().len() as u64
    }

    /// The dice fall as [`Position::chance`] has it.
    fn play_unchecked(&mut self, action: Action) {
        self.carry_out(action, &mut Vec::new());
    }

    fn outcome(&self) -> Option<Outcome<Seat>> {
        self.judge()
    }

    /// Leaves out the dice to come and the counts of turns, except whether an Ottoman army is
    /// still safe.
    fn hash(&self) -> u64 {
        let mut hasher = Mixer(self.board.key() ^ zobrist::mix(self.turn.index() as u64));
        self.mix_into(&mut hasher);
        hasher.0
    }

    /// The seat's number.
    fn side_name(side: Seat) -> &'static str {
        side.name()
    }

    /// Setting out and resigning are legal without being in the list.
    fn is_legal(&self, action: Action) -> bool {
        match action {
            Action::Stow(stow) => self.can_stow(stow),
            Action::Resign => self.can_resign(),
            _ => self.legal_moves().contains(&action),
        }
    }
}

/// Feeds the parts of a position into a key: the same on every machine.
struct Mixer(u64);

impl std::hash::Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(byte.into());
        }
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = zobrist::mix(self.0.rotate_left(5) ^ number);
    }

    fn write_u32(&mut self, number: u32) {
        self.write_u64(number.into());
    }

    fn write_isize(&mut self, number: isize) {
        self.write_u64(number as u64);
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }
}

impl Position {
    fn mix_into(&self, hasher: &mut Mixer) {
        use std::hash::Hash;
        // What is not there is passed over: most positions have next to nothing of all this.
        for seat in Seat::ALL {
            let nation = self.nation(seat).map_or(0, |nation| nation as u64 + 1);
            let young = if nation == Nation::Ottoman as u64 + 1 {
                self.own_turns(seat).min(2)
            } else {
                2
            };
            hasher.0 = zobrist::mix(hasher.0 ^ nation << 8 ^ u64::from(young) << 4)
                ^ u64::from(self.is_out(seat));
            if self.knight(seat) != Knight::Open {
                (1u8, seat, self.knight(seat)).hash(hasher);
            }
            if !self.reserve(seat).is_empty() {
                (2u8, seat, self.reserve(seat)).hash(hasher);
            }
        }
        for (square, cargo) in &self.cargo {
            (3u8, square, cargo).hash(hasher);
        }
        if self.phase != Phase::Open {
            (4u8, &self.phase).hash(hasher);
        }
        if !self.refused.is_empty() {
            (5u8, self.refused.0).hash(hasher);
        }
        if !self.questions.is_empty() {
            (6u8, &self.questions).hash(hasher);
        }
    }
}
