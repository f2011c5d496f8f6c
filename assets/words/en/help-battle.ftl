# Pages of the help. The first line is the title, `# ` a heading, `- ` an item, `@name` a board;
# `_words_` lead a paragraph, `<page|words>` leads to a page.

help-battle-king =
    The King

    _He moves as his people move._ A King always takes one step in any direction. Beyond that he moves, takes and gives check like every kind of piece that stands on the board for his side now: with a Rook he slides like a Rook, with a Bishop like a Bishop, with a Knight he leaps like one.

    - A Queen lends him both slides, but no leap.
    - A Tower of a siege lends its defender the Rook's slide.
    - Pawns lend nothing, and neither does what waits in the reserve.

    @powers

    _The marks beside a King_ show what he can do now: lit, he has that power; out, he has lost it. They change the instant a piece is taken, placed or promoted, for both Kings.

    _Borrowed moves are real moves._ They take, they give check from afar, and they obey the ground as that piece does. When the last piece that lends a power is gone, the power is gone too. See <battle-hunt|Hunting kinds>.

    _The rest is chess_, with three differences: there is no castling, a pawn never becomes a Queen, and repeating a position ends nothing. See <battle-pawns|Pawns> and <battle-end|How a battle ends>.

help-battle-hunt =
    Hunting kinds

    _Hunt kinds, not only pieces._ Take the enemy's last Rook, and unless a Queen is left his King cannot slide along ranks and files any more, from that very moment. A small sign marks every piece whose loss would disarm its King; point at it to be told what he would lose.

    @hunt

    # The phantom defence

    A far-off King may seem to guard a piece. But what counts is the board after the capture. If the piece you take is itself what lends him his reach, he guards nothing: he can't take back.

    @phantom

    _Mind your own._ The same holds for you. A last Knight that wanders off to fight takes your King's leap along when it falls.

    _Trades are not even._ Rook for Rook is a bad bargain for the side that has no second one.

help-battle-check =
    Checks that cut both ways

    _A King can give check._ With a Rook beside him he attacks along his rank and file, with a Bishop along the diagonals, with a Knight by the leap. The enemy King in his sight is in check and has to be helped, like from any other check.

    _But two Kings see each other alike._ If both have the same power, whoever steps into the line attacks and is attacked. That is not allowed: no move may leave your own King attacked. So the side that alone has a power owns the open lines.

    @edged

    _A check may come from afar without a move of the King:_ you win a power, or you open a line, and he attacks at once.

    _And a check may end by itself:_ take the last piece that lends the enemy King his reach, and he attacks nobody any more.

help-battle-pawns =
    Pawns

    _They move as in chess:_ one square forward, two from their own second rank if they like, and they take one square diagonally forward. A pawn that has just gone two squares may be taken in passing, at once or never.

    _On the last rank_ a pawn becomes a Knight, a Bishop or a Rook, as you choose. It never becomes a Queen. With a new kind the King wins its power on the spot.

    @pawn

    _A pawn placed from the reserve_ may stand on your own back rank. From there it goes one square; on your second rank it may go two again.

help-battle-reserve =
    Armies and the reserve

    _An army_ is a King and any number of Pawns, Knights, Bishops, Rooks and Queens. The attacker begins at the bottom of the board and moves first; the defender stands at the top.

    _Everybody is placed by rule:_ officers first, Queen beside the King, then Rooks, Bishops and Knights, then pawns before them. A full chess army stands as in chess. Three rows hold the King and 23 pieces; what is more waits in the reserve.

    _Placing._ Instead of moving, put one waiting piece on an empty square of your own back rank. It lends the King its movement at once, and the move may give check. You may not place a piece if your King stays attacked.

    @reserve

    _Points_ measure an army: a Pawn counts 1, a Knight or a Bishop 3, a Rook 5, a Queen 9.

help-battle-end =
    How a battle ends

    _Checkmate_ wins: the King is in check, and no move helps.

    _Rout_ wins, too. A King with nobody left, on the board or in reserve, is beaten at the start of his turn, if the enemy still has a piece and he himself can take nothing at once. If he can take something, the battle goes on, and he is looked at again in his next turn.

    @rout

    _Draws:_

    - Stalemate: whoever is to move is not in check and has no move.
    - Only the two Kings are left.
    - The moves are used up. A battle lasts 50 moves of each side. Then both may agree, once, to fight on until move 70; against the computer you decide alone. Inside the last ten moves the counter warns.

    Repeating positions ends nothing, and neither does a long time without a capture.

    _Giving up_ loses the battle and everything in it. There is a cheaper way: <battle-retreat|Retreat>.

help-battle-retreat =
    Retreat

    _Leave the ground and save your people._ On your turn, unless you are in check, you may retreat. The enemy wins the ground; you keep what stands on your own half of the board and what waits in the reserve. What stands beyond is lost. Half the board is yours: the attacker's is ranks 1 to 4, the defender's 5 to 8.

    _The price is told beforehand:_ the question says what you would keep and what you would lose.

    # What each side keeps

    - After checkmate, rout or giving up: the winner keeps what he has left, promoted pieces as they are; the loser keeps nothing.
    - After a retreat: the side that leaves keeps what is said above, the other keeps all.
    - After a draw: each keeps what he has. Towers belong to the wall and are never kept.

    In a { title-quick-battle } that is honour only. In a <campaign-attacks|campaign> it is your army.

help-battle-field =
    Field

    Open ground without rules of its own. Here a battle is nearest to chess.

    @field

    _Look at the ground first._ Before you plan, see how many of each kind you have: two Knights are one power with a spare, a single Bishop is a power on loan.

help-battle-river =
    River

    _Rank 5 is water_, except for the three fords b5, e5 and g5. Nobody enters water or passes over it, and that holds for attack and check as well.

    _Fords_ are open ground: Rooks, Queens, pawns and Kings cross there along the file, Bishops along a diagonal that runs through a ford.

    _Knights_ leap two squares straight and one sideways. From rank 4 to rank 6, or back, they can only leap if that passes a ford, whether the straight part or the sideways part comes first. On rank 5 they can only land on a ford. All other leaps are free.

    @river

    _Advice._ The fords are the battle. A piece on a ford stops a whole file; a King who holds the bank behind it is hard to reach.

help-battle-hill =
    Hill

    _Ranks 6 to 8 are high ground._ A sliding piece of the attacker that comes from rank 5 or below halts on the first square of the hill that it enters. It may take there. On the hill it is free again.

    _Sliding pieces_ are Rooks, Bishops, Queens, and a King who borrows a slide. Knights, pawns and the King's own step climb freely. The defender is not hindered at all.

    @hill

    _Advice._ From below, the attacker can't mate at a distance: he must first come up. The defender sees far down; for him every line is open.

help-battle-forest =
    Forest

    _Trees grow on ranks 4 and 5._ A sliding piece of either side that comes from outside halts on the first of these squares that it enters. It may take there.

    _From among the trees_ it moves freely, within the wood and out of it. Knights, pawns and the King's own step don't mind the trees.

    @forest

    _Advice._ A piece inside the wood looks out both ways, and nobody outside can look through. Get yours in first.

help-battle-siege =
    Siege

    _Rank 5 is the wall._ It has gates at c5 and f5, and two Towers on d5 and e5 that belong to the defender. A gate is open ground.

    _The wall squares_ a5, b5, g5 and h5 carry nobody but pawns. A pawn climbs one by a single step from right behind it, or by taking a neighbour there; never by its double step. Up there it stands safe from all but pawns and Towers, moves and takes forward as usual, and gives check as usual.

    @wall

    _Towers_ never move. They fire along their file until something stands in the way, and along the wall, over wall squares, gates and breaches alike. What they hit is gone, and they stay where they are. A Tower's line of fire gives check. While a Tower stands, the defender's King slides like a Rook.

    _A breach._ Any piece that can reach a Tower may take it. Its place is a breach from then on: open ground like a gate.

    @breach

    _Knights_ leap over the wall only if the leap passes a gate or a breach, whether the straight part or the sideways part comes first. On rank 5 they land on a gate, on a breach, or on a Tower they take.

    _In a campaign_ walled cities and capitals are fought for like this, if their owner holds them. See <campaign-attacks|Attacks>.

help-battle-setup =
    Before a { title-quick-battle }

    _Choose the ground_, and the army of each side: the usual chess army, or any count of pieces. The picture shows how they will stand; what is too much for three rows waits in the <battle-reserve|reserve>.

    _Choose who plays._ Each side is a person at this screen or the computer at one of five levels: { common-beginner }, { common-casual }, { common-club }, { common-expert } and { common-master }. Two people share the screen; two computers play by themselves.

    _Everything is remembered:_ the next time the set-up is as you left it. A battle is kept while you play; you find it in <library-saves|The library>.

help-battle-board =
    At the board

    _Goals differ in shape:_ a dot is a quiet move, brackets are a capture, a cross-hair is a Tower's shot. A pawn on its last rank asks what it becomes.

    _Point at a piece_ to see its threats: corners hatched one way mark the enemies that could take it, fainter ones hatched the other way what it could take itself. The settings turn this off.

    _The panel_ tells whose turn it is, how many moves are left, what each King can do, and what waits in reserve: click a waiting piece and then a lit square.

    _Type a move_ such as Nf3 or e2e4, if you like, in a line of its own ({ KEY("TypeMove") }). In a campaign orders are typed alike ({ KEY("TypeOrder") }).

    _{ panel-hint }_ tells what a strong player would do. _{ panel-take-back }_ undoes your last move; against the computer its answer goes with it. In a campaign a move stands.

    _Look back:_ a click on a move of the list shows the board as it was then. Nothing is lost, and you come back with one click. More of that in <analysis-lines|Analysis>.

help-battle-marks =
    The marks on the board

    _What each mark means._ Rest the pointer on a square, and it tells you which of them lie on it.

    @marks

help-battle-puzzles =
    Puzzles

    Forty battles in which whoever is to move wins by force: checkmate or rout in two or three moves, whatever the enemy does. Every one of them is proved by trying all moves.

    _Move on the board as in a battle._ If your move is right, the best defence answers. If it is not, the enemy shows why; take it back and try again.

    _Look at the Kings first._ What can each do now, who lends it, and what if that piece were gone? Most puzzles turn on a power that is won or lost. See <battle-hunt|Hunting kinds> and <battle-check|Checks that cut both ways>.

    _{ puzzles-help }_ gives a line of advice; asked again, it gives the move. _{ puzzles-show }_ has it played.

    _Three stars_ are for a puzzle solved at once. Each wrong move and each help costs one, down to one star; after the solution was shown there is one. The best counts, and you may try as often as you like.

help-battle-keys =
    Keys of a battle

    @battle-keys
