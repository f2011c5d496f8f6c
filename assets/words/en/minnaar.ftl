minnaar-southern = Southern Sovereigns
minnaar-white = White Establishment
minnaar-northern = Northern Sovereigns
minnaar-black = Black Establishment

# What is said of the board.
minnaar-stuck = Nothing of the {$group} can move.
minnaar-pass = Pass: nothing can move
minnaar-of-sovereign = Moves as a Queen, at most four squares.
minnaar-of-king = May be captured like any other piece.
minnaar-counter-quiet = Quiet turns
minnaar-counter-passes = Passes in a row
minnaar-none-left = none left
minnaar-left = {$count} left
minnaar-why-ally = {piece-the-first} of the {$group} on {$to} is on your side

# How it ends, as the rules put it.
minnaar-ending-sovereigns = THE SOVEREIGN ALLIANCE PREVAILS.
minnaar-ending-sovereigns-words = Liberation Achieved!
minnaar-ending-establishment = THE ESTABLISHMENT PREVAILS.
minnaar-ending-establishment-words = Divide and Conquer!
minnaar-ending-nobody = THE STRUGGLE CONTINUES.
minnaar-ending-nobody-words = This battle has reached an impasse. Another battlefield awaits.

# What is wrong with a text that is brought in.
minnaar-text-over = the game would be over at its start: { $reason ->
        [liberation] Liberation
        [divide-and-conquer] Divide and conquer
       *[other] nobody can win any more
    }
minnaar-text-turn = turn {$number}, {$turn}, cannot be read: {$problem}
