//! How battles are played.

use super::Page;

/// Every page on battles.
pub(super) const PAGES: [Page; 4] = [
    (
        "The King",
        &[
            (
                "He moves as his people move.",
                "A King always takes one step in any direction. Beyond that he moves like every \
                 kind of piece that stands on the board for his side: with a Rook he slides like \
                 a Rook, with a Bishop like a Bishop, with a Knight he leaps. A Queen lends him \
                 both slides, a Tower the Rook's. Pawns lend nothing.",
            ),
            (
                "So hunt kinds, not only pieces.",
                "Take the last Rook of the enemy and his King cannot slide along ranks and files \
                 any more, from that very moment. The marks beside a King show what he can do \
                 now. Point at a piece to see whether it is the last of its kind.",
            ),
            (
                "Mind the phantom defence.",
                "A piece that only its far-off King seems to guard is not guarded if the capture \
                 itself takes away the King's reach: the board after the capture decides.",
            ),
            (
                "The rest is chess.",
                "Check, checkmate, captures and en passant are as you know them. There is no \
                 castling, and a pawn on the last rank becomes a Knight, a Bishop or a Rook.",
            ),
        ],
    ),
    (
        "Winning",
        &[
            ("Checkmate", "wins: the King is in check and no move helps."),
            (
                "Rout",
                "wins, too: a King with nobody left, on the board or in reserve, is beaten at the \
                 start of his turn unless he can capture something at once.",
            ),
            (
                "Draws:",
                "no legal move without check (stalemate); only the two Kings left; or the moves \
                 are used up. A battle lasts 50 moves; then it may be extended to 70, once. The \
                 counter warns in the last ten moves. Repeating positions ends nothing.",
            ),
            (
                "Retreat",
                "gives the ground to the enemy and saves what stands on your own half and in \
                 reserve; what is beyond is lost. You can't retreat while in check.",
            ),
            (
                "The reserve.",
                "An army of more than 23 pieces waits in part. Instead of moving, you may place a \
                 waiting piece on an empty square of your back rank. It lends the King its \
                 movement at once.",
            ),
        ],
    ),
    (
        "Terrain",
        &[
            ("Field.", "Open ground without rules of its own."),
            (
                "River.",
                "Rank 5 is water but for the fords b5, e5 and g5. Nobody enters or crosses water; \
                 a Knight leaps over it only beside a ford.",
            ),
            (
                "Hill.",
                "An attacker's Rook, Bishop, Queen or sliding King that comes from below halts on \
                 the first square of ranks 6 to 8. On top everybody is free.",
            ),
            (
                "Forest.",
                "Sliding pieces of both sides that come from outside halt on the first square of \
                 ranks 4 and 5. From among the trees they move freely.",
            ),
            (
                "Siege.",
                "A wall along rank 5 with gates at c5 and f5 and two Towers on d5 and e5. Only \
                 pawns climb the wall, by one step from right behind it, or by capturing along \
                 it, and up there only pawns and Towers can take them. Towers never move: they \
                 fire along file and wall and stay where they are. Take one, and its place is a \
                 breach, open to all.",
            ),
        ],
    ),
    (
        "The battle",
        &[
            (
                "Play with the mouse:",
                "click a piece and then its goal, or drag it. A click on a piece in the reserve \
                 shows where it may be placed. Click elsewhere to put it down again.",
            ),
            (
                "Goals differ in shape:",
                "a dot is a quiet move, brackets a capture, a cross-hair a Tower's shot.",
            ),
            (
                "Point at a piece",
                "to see its threats: corners hatched one way mark the enemies that could take it, \
                 fainter ones hatched the other way what it could take itself. The settings turn \
                 them off.",
            ),
            (
                "Take back, hint, look back:",
                "the buttons of the side panel do it. A click on a move of the list shows the \
                 board as it was then; nothing is lost, and you come back with one click.",
            ),
            (
                "The computer",
                "thinks while you look around; the panel shows that it does. Choose its level \
                 before the battle.",
            ),
        ],
    ),
];
