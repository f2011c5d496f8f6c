//! What can be wrong with an item of a position string.

use super::Seat;
use crate::Square;

/// What is wrong with an item.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// It begins with no name of an item.
    #[error("'{0}' begins no item")]
    NoItem(String),
    /// An item is missing, or stands elsewhere.
    #[error("this item must be there once, in its place")]
    InPlace,
    /// An item comes too late.
    #[error("it comes before '{0}'")]
    Before(&'static str),
    /// A seat that does not play.
    #[error("seat {0} is not used")]
    UnusedSeat(Seat),
    /// No seat.
    #[error("a seat is a number from 0 to 3")]
    SeatForm,
    /// No square.
    #[error("a square is written as in e4")]
    SquareForm,
    /// No kind of piece.
    #[error("a piece is one of KQRBNPCXM")]
    Kind,
    /// Not four seats.
    #[error("there must be four seats, an unused one as -")]
    FourSeats,
    /// No nation.
    #[error("a nation is plain, guild, china, mycenae, korea or ottoman")]
    Nation,
    /// Nobody to play against.
    #[error("at least two seats must be used")]
    TwoSeats,
    /// A turn that cannot be read.
    #[error("write the seat to move and the turns ended")]
    TurnForm,
    /// The turns of each cannot be read.
    #[error("write the turns ended by each of the four seats")]
    OwnForm,
    /// Not one number.
    #[error("write one number")]
    OneNumber,
    /// A piece that cannot be read.
    #[error("write owner, kind and square, as in 0 K a1")]
    PieceForm,
    /// A direction that is none.
    #[error("a direction is told only of a pawn that goes another's way")]
    Direction,
    /// A square out of order.
    #[error("{0} is not in the order of the squares")]
    SquareOrder(Square),
    /// What a Knight carries cannot be read.
    #[error("write the Knight's square and what is inside, as in c2 K0P0")]
    InsideForm,
    /// A piece that is carried cannot be read.
    #[error("write kind and owner of each piece, as in K0P0")]
    InsidePiece,
    /// What no Knight carries.
    #[error("this does not go into a Knight")]
    InsideNever,
    /// Pieces that are carried are out of order.
    #[error("the order is KQRBNPCX, then by owner")]
    InsideOrder,
    /// A Knight who carries nothing.
    #[error("an empty Knight is not told")]
    InsideEmpty,
    /// A reserve that cannot be read.
    #[error("write the seat and the letters in the order KQRBNP")]
    ReserveForm,
    /// A seat comes twice or too late.
    #[error("seats come once, in their order")]
    SeatOrder,
    /// A reserve that nobody has.
    #[error("it is some of KRBBNNPP, in this order")]
    ReserveSome,
    /// Not one seat.
    #[error("write one seat")]
    OneSeat,
    /// A count that there is not.
    #[error("it counts from 1 to 3")]
    HiddenCount,
    /// A hidden Knight that cannot be read.
    #[error("write seat, square and count")]
    HiddenForm,
    /// Two kinds of turn at once.
    #[error("there is another kind of turn already")]
    TwoPhases,
    /// Loading that cannot be read.
    #[error("write load or unload and the Knight's square")]
    BusyForm,
    /// What was refused cannot be read.
    #[error("write all squares in one item")]
    RefusedForm,
    /// Dice that cannot be read.
    #[error("write how many pieces may move")]
    DiceForm,
    /// Too many dice, or none.
    #[error("one to three pieces may move")]
    DiceCount,
    /// All pieces are named already.
    #[error("with so many pieces named the dice fall")]
    NamedAll,
    /// What was named cannot be read.
    #[error("write the squares named in a turn of dice, each once")]
    NamedForm,
    /// What was rolled cannot be read.
    #[error("write square and kind, as in b1=Q")]
    RolledForm,
    /// A kind that no die shows.
    #[error("a kind is one of KQRBNP")]
    RolledKind,
    /// A square comes twice.
    #[error("{0} comes twice")]
    Twice(Square),
    /// A question to load that cannot be read.
    #[error("write the Knight's square and the piece's, as in d4:d5")]
    AllowForm,
    /// A question that cannot be read.
    #[error("ask a seat keep, strike SQUARE or allow KNIGHT:SQUARE")]
    AskForm,
    /// Nobody who carries stands there.
    #[error("no Mycenaean Knight stands there")]
    NoCarrier,
    /// Somebody who has lost still has pieces.
    #[error("a seat that has lost has no pieces")]
    LostNoPieces,
    /// No piece of another stands there.
    #[error("no other player's piece stands there")]
    NotForeign,
    /// It is the turn of somebody who has lost.
    #[error("this seat has lost")]
    HasLost,
    /// A reserve of somebody who has none.
    #[error("this seat has no reserve")]
    NoReserve,
    /// No Knight of a Guild stands there.
    #[error("no Guild's Knight stands there")]
    NoGuildKnight,
    /// It is not that Guild's turn.
    #[error("it is not the turn of this Guild")]
    NotGuildsTurn,
    /// No Knight who may load stands there.
    #[error("no such Mycenaean Knight stands there")]
    NoSuchCarrier,
    /// Dice in the turn of another.
    #[error("it is not North Korea's turn")]
    NotKorea,
    /// What was named or rolled does not stand there.
    #[error("no such piece stands there")]
    NoSuchPiece,
    /// Questions out of order.
    #[error("first keep, then strikes in turn order")]
    AskOrder,
    /// Nothing to be kept.
    #[error("this seat has no Knights to choose from")]
    NoKnights,
    /// Nothing to strike.
    #[error("there is no hidden Knight or no piece to strike")]
    NoStrike,
    /// Nothing to load.
    #[error("there is no such Knight or no such piece to load")]
    NoLoad,
}
