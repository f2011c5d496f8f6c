chess-white = White
chess-black = Black

# How a game ends.
chess-ending-checkmate = Checkmate
chess-ending-stalemate = Stalemate
chess-ending-material = Nobody can give checkmate any more
chess-ending-fifty = Fifty moves without a capture or pawn move
chess-ending-threefold = The same position for the third time
chess-ending-resignation = Resignation

# What nears a draw, and what is told of a piece.
chess-counter-quiet = Turns without capture or pawn move
chess-counter-same = This position stood
chess-attacked-bare = Attacked from {$from} and guarded by nobody.

# Why something cannot be done.
chess-why-king-there = Your King would be in check on {$to}
chess-why-check-stays = Your King is in check, and that does not help against it
chess-why-check = Your King would be in check
chess-why-king-everywhere = Your King would be in check wherever it could go
chess-why-cannot-help = Your King is in check, and {piece-the} on {$at} cannot help
chess-why-guards = {piece-the-first} on {$at} has to guard your King
chess-why-pawn-two = A Pawn goes two squares only from where it began
chess-why-pawn-ahead = A Pawn does not capture straight ahead
chess-why-pawn-aside = A Pawn goes aside only to capture
chess-why-pawn = A Pawn goes straight ahead and captures one square aside ahead
chess-why-castling-moved = A King castles only if neither it nor that Rook has moved
chess-why-castling-check = A King in check cannot castle
chess-why-castling-passes = A King that castles cannot pass {$passed}, which is attacked

# What is wrong with a text that is brought in.
chess-text-over = The game is over in this position
chess-text-no-position = This is no position: {$problem}
chess-text-no-position-part =
    This is no position. Its part for { $part ->
        [castling] castling
        [en-passant] en passant
        [half-moves] half moves
        [move-number] move number
       *[other] { $part }
    }: { $problem }
chess-text-unreadable = The game cannot be read: {$problem}
chess-text-nothing = There is no game in the text
chess-text-only-pgn = Only chess is written as PGN
