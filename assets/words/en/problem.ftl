# What the rules say is wrong with a text. The English words are the rules' own, letter by letter.
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
problem-means-nothing = '{ $text }' means nothing
problem-no-san = '{ $text }' is not a move: write it as in Nf3, exd5, O-O or e8=Q
problem-illegal = { $text } is not a legal move here
problem-ambiguous = { $text } could be { $one } or { $other }

# The other games
problem-no-minnaar-piece = '{ $letter }' is no piece of Minnaar Chess
problem-group = the group is S, W, N or B
problem-no-field-piece = '{ $letter }' is no piece of Field Chess
problem-field-side = the side to move is s or n
