# What the rules say is wrong with a text. The English words are the rules' own.
problem-other = it is not written as it must be
problem-part = { $part ->
        [en-passant] en passant
        [half-moves] half moves
        [move-number] move number
       *[other] { $part }
    }: { $problem }

# Positions
problem-spaces = there must be one space between fields and none elsewhere
problem-fields = there must be { $count } fields, here are { $found }
problem-number = '{ $text }' is not a number from { $least } to { $most }
problem-ranks = there must be { $count } ranks, here are { $found }
problem-run = rank { $rank } has a wrong run of empty squares
problem-squares = rank { $rank } has { $found } squares, not { $count }
problem-side = the side to move is w or b
problem-no-king = { $side } has no King
problem-kings = { $side } has { $count } Kings, not one
problem-no-square = '{ $text }' is no square
problem-off-board = a square off the board
problem-no-double-step-wall = no pawn double-steps onto the wall, { $at }
problem-no-double-step = no pawn double-steps over { $at }
problem-not-just-stepped = no pawn can just have double-stepped over { $at }

# Battles
problem-no-battle-piece = '{ $letter }' is no piece of a battle
problem-last-rank = a pawn on its last rank, { $at }
problem-tower = a Tower on { $at }; Towers stand on d5 and e5 of a siege
problem-in-water = a piece in the water on { $at }
problem-on-wall = only a pawn can stand on the wall, { $at }
problem-no-reserve = '{ $letter }' cannot wait in reserve
problem-reserve-order = the pieces must stand in the order { $order }
problem-too-many = there are too many pieces
problem-nobody-takes = no pawn can take on { $at }
problem-budget = the budget is 50 or 70
problem-terrain = '{ $text }' is none of { $names }

# Chess
problem-in-check = { $side } is in check, but it is not its turn
problem-no-chess-piece = '{ $letter }' is no chess piece
problem-outer-rank = a pawn on an outer rank, { $at }
problem-castling = write some of KQkq in this order, or -
problem-castling-home = '{ $letter }' needs the King on { $king } and a Rook on { $rook }

# Games of chess as text
problem-pgn = line { $line }, game { $game }: { $problem }
problem-pgn-move = line { $line }, game { $game }, { $side ->
        [white] White's
       *[black] Black's
    } move { $number }: { $problem }
problem-fen = FEN refused: { $problem }
problem-no-fen = SetUp is 1, but there is no FEN
problem-closed = ) without (
problem-variation = the variation that begins here is not closed
problem-comment = the comment that begins here is not closed
problem-angle = the < that begins here is not closed
problem-tag = a tag is written as [Name "value"]
problem-tag-value = the value of the tag { $name } is not closed on its line
problem-tag-end = the tag { $name } does not end with ]
problem-tag-name = '{ $name }' is no name of a tag: write letters, digits and _
problem-tag-control = the value of the tag { $name } has a line break or another control character
problem-tag-told = the tag { $name } is not set by hand
problem-means-nothing = '{ $text }' means nothing
problem-no-san = '{ $text }' is not a move: write it as in Nf3, exd5, O-O or e8=Q
problem-illegal = { $text } is not a legal move here
problem-ambiguous = { $text } could be { $one } or { $other }

# The other games
problem-no-minnaar-piece = '{ $letter }' is no piece of Minnaar Chess
problem-group = the group is S, W, N or B
problem-no-field-piece = '{ $letter }' is no piece of Field Chess
problem-field-side = the side to move is s or n
problem-stranger = the piece on { $at } is not { $side }'s

# European Chess
problem-european-no-item = '{ $text }' begins no item
problem-european-in-place = this item must be there once, in its place
problem-european-before = it comes before '{ $text }'
problem-european-unused-seat = seat { $text } is not used
problem-european-seat-form = a seat is a number from 0 to 3
problem-european-square-form = a square is written as in e4
problem-european-kind = a piece is one of KQRBNPCXM
problem-european-four-seats = there must be four seats, an unused one as -
problem-european-nation = a nation is plain, guild, china, mycenae, korea or ottoman
problem-european-two-seats = at least two seats must be used
problem-european-turn-form = write the seat to move and the turns ended
problem-european-own-form = write the turns ended by each of the four seats
problem-european-one-number = write one number
problem-european-piece-form = write owner, kind and square, as in 0 K a1
problem-european-direction = a direction is told only of a pawn that goes another's way
problem-european-square-order = { $text } is not in the order of the squares
problem-european-inside-form = write the Knight's square and what is inside, as in c2 K0P0
problem-european-inside-piece = write kind and owner of each piece, as in K0P0
problem-european-inside-never = this does not go into a Knight
problem-european-inside-order = the order is KQRBNPCX, then by owner
problem-european-inside-empty = an empty Knight is not told
problem-european-reserve-form = write the seat and the letters in the order KQRBNP
problem-european-seat-order = seats come once, in their order
problem-european-reserve-some = it is some of KRBBNNPP, in this order
problem-european-one-seat = write one seat
problem-european-hidden-count = it counts from 1 to 3
problem-european-hidden-form = write seat, square and count
problem-european-two-phases = there is another kind of turn already
problem-european-busy-form = write load or unload and the Knight's square
problem-european-refused-form = write all squares in one item
problem-european-dice-form = write how many pieces may move
problem-european-dice-count = one to three pieces may move
problem-european-named-all = with so many pieces named the dice fall
problem-european-named-form = write the squares named in a turn of dice, each once
problem-european-rolled-form = write square and kind, as in b1=Q
problem-european-rolled-kind = a kind is one of KQRBNP
problem-european-twice = { $text } comes twice
problem-european-allow-form = write the Knight's square and the piece's, as in d4:d5
problem-european-ask-form = ask a seat keep, strike SQUARE or allow KNIGHT:SQUARE
problem-european-no-carrier = no Mycenaean Knight stands there
problem-european-lost-no-pieces = a seat that has lost has no pieces
problem-european-not-foreign = no other player's piece stands there
problem-european-has-lost = this seat has lost
problem-european-no-reserve = this seat has no reserve
problem-european-no-guild-knight = no Guild's Knight stands there
problem-european-not-guilds-turn = it is not the turn of this Guild
problem-european-no-such-carrier = no such Mycenaean Knight stands there
problem-european-not-korea = it is not North Korea's turn
problem-european-no-such-piece = no such piece stands there
problem-european-ask-order = first keep, then strikes in turn order
problem-european-no-knights = this seat has no Knights to choose from
problem-european-no-strike = there is no hidden Knight or no piece to strike
problem-european-no-load = there is no such Knight or no such piece to load
