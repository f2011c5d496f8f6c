# Pages of the help. The first line is the title, `# ` a heading, `- ` an item, `@name` a board;
# `_words_` lead a paragraph, `<page|words>` leads to a page.

help-european-all =
    The common rules

    _Two to four armies_, each from its own corner, move in turn, clockwise. Pieces move as in chess, without castling and taking in passing.

    @european-start

    _Pawns_ go away from where they began: one army's up, the next one's to the right, and so on. At the far edge they become a piece their army began with, but no King.

    _There is no check._ Take an army's last King, and all that is left of it is yours, where it stands. The last who has a King wins.

    _Draws:_ all agree, or a hundred turns in a row bring nothing new: no capture, no pawn's move, nothing placed, set down or destroyed. Whoever resigns leaves with all his pieces.

    _The nations:_ <european-plain|the plain army>, <european-guild|the Guild>, <european-china|China>, <european-mycenae|Mycenae>, <european-korea|Korea> and <european-ottomans|the Ottomans>. Any mix may meet.

help-european-plain =
    { european-plain }

    _No tricks:_ a King, a Rook, a Bishop, a Knight and four pawns.

    _Pawns_ may go two squares from their army's second row, whenever they stand there.

    @european-plain

    _Hunt the King._ Whoever takes him commands the rest of his army from then on: it stays where it stands and changes colours.

help-european-guild =
    { european-guild }

    _One Knight, who can hide._ At the beginning of your turn he vanishes from everybody else's sight, for up to three of your turns; then he must be seen for one. He moves unseen; when he takes something, he is seen.

    _He strikes._ If somebody's piece slides over his square, you are asked: show him, and the piece is taken where it stopped. Whoever ends on his square takes him.

    @european-guild

    _Never two Knights:_ with a second one you choose which to keep. Instead of moving, a Rook or Bishop may become a Knight.

help-european-china =
    { european-china }

    _The army:_ a King, two Cannons, a Knight and four foot soldiers, the Chinese Pawns.

    _Cannons_ go along ranks and files as far as they like, but always over exactly one piece, anybody's, to move and to take alike.

    _A King_ is taken by a Cannon only over a piece of its own army.

    @european-china

    _Foot soldiers_ go one step forward and take straight ahead. Past the middle of the board they go one step along rank or file, any way. They never become anything else.

help-european-mycenae =
    { european-mycenae }

    _Three horses_, and the army inside: King, Rook, two Bishops, three pawns. Before the first turn you decide who rides where; others know only how many.

    _They leap_ like Knights to empty squares and never take. Instead of moving, a horse may take in any number of pieces beside it, or set them down there; those of others only if they agree.

    _Burning_ a horse with somebody inside destroys it, all inside, and whatever stands straight beside it. A horse that is taken is lost with all inside, the King, too.

    @european-mycenae

help-european-korea =
    { european-korea }

    _The army_ is the plain one, with a die.

    _The die falls_ at the beginning of every turn. From 1 to 4 the turn is like any other; with 5 or 6 it is special.

    _A special turn:_ the next die says how many pieces may move, one, two or three. Name them first. Then a die falls for each: 1 pawn, 2 Knight, 3 Bishop, 4 Rook, 5 Queen, 6 King. Each may move once as that, in any order, or stay.

    @european-korea

    _Your King stays your King_, whatever he moves as; and who moves as a King is none.

help-european-ottomans =
    { european-ottoman }

    _Nobody is on the board_ at first: King, Rook, two Bishops, two Knights and two pawns wait in reserve. Each turn you move a piece, or place one on a free deployment square.

    _King and pawns early:_ the King and both pawns are among the first five that are placed.

    @european-ottomans

    _Safe at first._ Until the end of your second turn nobody can take your pieces. After the first turn, an army with nobody on the board is lost.
