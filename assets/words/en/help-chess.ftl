# Pages of the help. The first line is the title, `# ` a heading, `- ` an item, `@name` a board;
# `_words_` lead a paragraph, `<page|words>` leads to a page.

help-chess-pieces =
    The pieces

    _Sixteen on each side:_ a King, a Queen, two Rooks, two Bishops, two Knights and eight pawns. White moves first, then you take turns. A piece takes by moving onto an enemy's square.

    @chess-pieces

    _King, Queen, Rook, Bishop._ The King takes one step any way. The Rook slides along ranks and files, the Bishop along diagonals, the Queen does both. None of them passes through others.

    _The Knight_ leaps: two squares straight and one aside, whatever stands between.

    _Pawns_ go one square forward, from their first square two if they like. They take one square diagonally forward, and never go back.

    _Check._ A King under attack is marked red and must be helped at once: move him, come between, or take the attacker. You can never leave your own King attacked.

help-chess-special =
    Special moves

    _Castling._ Click the King, then the square two steps aside: the Rook there comes over to his other side. Neither may have moved before, nothing stands between them, and the King is not attacked where he is, passes or arrives.

    _In passing_ (en passant). A pawn that goes two squares and stops beside an enemy pawn may be taken by it as if it had gone only one, at once or never.

    @chess-special

    _Promotion._ A pawn on the last rank becomes a Queen, Rook, Bishop or Knight: choose one beside the square.

help-chess-end =
    How a game ends

    _Checkmate wins:_ the King is attacked, and nothing helps. Whoever gives up loses, too.

    _Stalemate is a draw:_ the King is not attacked, but no move is left.

    @chess-mate

    _Other draws:_ too few pieces on both sides for any checkmate; fifty moves by each without a capture or a pawn's move; the same position for the third time; or both agree. The first three end the game by themselves.

    _Offering a draw_ to the computer is possible, too. It says yes when it does not stand better.

    _Positions and games from elsewhere_ can be pasted in the set-up, as FEN or PGN. The menu of a game copies or saves them in the same way. See <library-saves|The library>.

help-chess-opening =
    Opening

    _Take the middle._ From the four central squares everything reaches further. A pawn there keeps the enemy out.

    _Bring everybody out._ Knights and Bishops first, each once, before the Queen goes for a walk: she would only be chased.

    _Castle early._ A King left in the middle is easy to attack, and his Rooks stay asleep.

    @chess-opening

    _Look around on every move:_ which checks, captures and threats are there, for you and for the enemy?

help-chess-endgame =
    Endgame

    _Count before you trade._ Roughly, a pawn is worth 1, a Knight or a Bishop 3, a Rook 5, the Queen 9. Do not give a Rook for a Knight unless more comes of it.

    _Now the King fights._ Once the Queens are gone he is a strong piece: lead him to the middle and to the pawns.

    _A pawn more often wins._ Walk the King ahead of it, and the enemy's King has to give way.

    @chess-endgame
