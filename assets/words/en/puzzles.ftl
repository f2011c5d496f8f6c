# Puzzles: the list, and solving one.

puzzles-title = Puzzles
puzzles-progress = { $solved } of { $count } solved, { $stars ->
    [one] one star
   *[other] { $stars } stars
}
puzzles-all = All
puzzles-only-unsolved = Only unsolved
puzzles-none-left = All of these are solved.
puzzles-solve = Solve
puzzles-not-tried = Not tried yet.
puzzles-tried = { $tries ->
    [one] Tried once, not solved yet.
   *[other] Tried { $tries } times, not solved yet.
}
puzzles-solved-with = { $stars ->
    [one] Solved with one star.
   *[other] Solved with { $stars } stars.
}
puzzles-unsolved = Not solved
puzzles-stars = { $count ->
    [one] One star of three
   *[other] { $count } stars of three
}

puzzles-grade-easy = Easy
puzzles-grade-middling = Middling
puzzles-grade-hard = Hard

puzzles-mate = { $side ->
    [attacker] The attacker mates
   *[defender] The defender mates
} { $moves ->
    [one] in one move.
    [2] in two moves.
    [3] in three moves.
   *[other] in { $moves } moves.
}
puzzles-rout = { $side ->
    [attacker] The attacker routs his enemy
   *[defender] The defender routs his enemy
} { $moves ->
    [one] in one move.
    [2] in two moves.
    [3] in three moves.
   *[other] in { $moves } moves.
}

puzzles-brief = { $goal ->
    [mate] Mate
   *[rout] Rout
} { $moves ->
    [one] in one
    [2] in two
    [3] in three
   *[other] in { $moves }
}, { $grade ->
    [one] easy
    [2] middling
   *[3] hard
}

puzzles-theme-disarm = disarming the King
puzzles-theme-phantom = a phantom defence
puzzles-theme-edged = Kings that attack from afar
puzzles-theme-fire = a Tower's fire
puzzles-theme-drop = a piece from the reserve
puzzles-theme-rout = a rout
puzzles-theme-ford = the ford
puzzles-theme-gate = the gate
puzzles-theme-hill = the edge of the hill
puzzles-theme-forest = the edge of the wood

puzzles-number = Puzzle { $number } of { $count }
puzzles-about = It was about { $theme }.
puzzles-yours = Your move.
puzzles-hint = Try { $mv }.
puzzles-judging = Looking at your move…
puzzles-right-so-far = Right!
puzzles-right = Right! { $left ->
    [one] One more move.
   *[other] { $left } more moves.
}
puzzles-not-this = Not this one…
puzzles-wrong = Not this one: { $reply } holds out.
puzzles-wrong-end = Not this one: it ends the battle without a win.
puzzles-showing = The solution is played.
puzzles-shown = That was the solution.
puzzles-solved = Solved!
puzzles-again = Try again
puzzles-again-hover = Back to before that move
puzzles-next = Next
puzzles-next-hover = To the next puzzle
puzzles-help = Help
puzzles-help-hover = A line of advice first, then the move; each costs a star
puzzles-help-not-now = There is help when it is your move.
puzzles-take-back = Take back
puzzles-take-back-hover = Undo your last move
puzzles-show = Solution
puzzles-show-hover = Have the solution played; it counts as solved only once you find it yourself
puzzles-defence = The defence
puzzles-defence-hover = What this side does is the best that can be done against you.
puzzles-refused-held = Try again first ({ KEY("TakeBack") })
puzzles-refused-leave = A puzzle is solved, or left by the menu (Escape)
puzzles-refused-analysis = A puzzle is to be solved first
puzzles-to-the-list = To the puzzles
puzzles-leave = To the title

# The puzzles themselves.

puzzles-title-field-1 = A Queen for a Queen
puzzles-title-field-2 = Nobody Guards the Rook
puzzles-title-field-3 = A Bishop Will Do
puzzles-title-field-4 = The Lesser Promotion
puzzles-title-field-5 = Down the Diagonal
puzzles-title-field-6 = The Promise of a Rook
puzzles-title-field-7 = An Unlikely Gift
puzzles-title-field-8 = Left Alone
puzzles-title-river-1 = Straight over the Ford
puzzles-title-river-2 = From Shore to Shore
puzzles-title-river-3 = Up the b-file
puzzles-title-river-4 = The King Wades Home
puzzles-title-river-5 = Where to Put the Knight
puzzles-title-river-6 = Two Fords
puzzles-title-river-7 = The Costly Crossing
puzzles-title-river-8 = The Last to Cross
puzzles-title-hill-1 = Up the Slope
puzzles-title-hill-2 = A Rook for the King
puzzles-title-hill-3 = A Quiet Approach
puzzles-title-hill-4 = Pinned by a King
puzzles-title-hill-5 = A King Goes Visiting
puzzles-title-hill-6 = At the Foot of the Hill
puzzles-title-hill-7 = Called Out
puzzles-title-hill-8 = The Last Bishop
puzzles-title-forest-1 = Into the Trees
puzzles-title-forest-2 = The King's Shadow
puzzles-title-forest-3 = The Hunter's Path
puzzles-title-forest-4 = The Bishop Behind the Trees
puzzles-title-forest-5 = Bait in a Clearing
puzzles-title-forest-6 = A Step into the Shade
puzzles-title-forest-7 = Lose One, Place Another
puzzles-title-forest-8 = Out of the Corner
puzzles-title-siege-1 = Storming the Tower
puzzles-title-siege-2 = The Tower Stays
puzzles-title-siege-3 = The Pawn in the Gate
puzzles-title-siege-4 = No Gift at All
puzzles-title-siege-5 = Waiting at the Gate
puzzles-title-siege-6 = Down the d-file
puzzles-title-siege-7 = Ride in by the Gate
puzzles-title-siege-8 = In the Gateway

puzzles-help-field-1 = His Queen is all the power his King has. Make her an offer.
puzzles-help-field-2 = The Rook on f6 is guarded by its King alone, and with the Rook's own power.
puzzles-help-field-3 = Choose what your King lacks, and he will reach either end of the board.
puzzles-help-field-4 = What is wanted here is not the strongest piece.
puzzles-help-field-5 = With a Bishop on the board, a King can arrive in one stride.
puzzles-help-field-6 = Step closer first. What the pawn becomes will do the rest.
puzzles-help-field-7 = A Knight placed where it can be taken is still a power gained.
puzzles-help-field-8 = Do not rush at the Bishop: stand where it can neither stay nor run.
puzzles-help-river-1 = The way over e5 leads to a Bishop, and on to a Knight that only its King guards.
puzzles-help-river-2 = The long diagonal from a6 runs over the ford on b5. Who stands in its way has to move.
puzzles-help-river-3 = Even from her back rank, a Queen can see over a ford.
puzzles-help-river-4 = Your King is on the wrong side of the water, and the ford lies right before him.
puzzles-help-river-5 = Your King wants its power, but the Knight has something to watch as well.
puzzles-help-river-6 = One ford is for the Rook, who will not come back; the other is for the King.
puzzles-help-river-7 = Offer the Queen to his last piece: what takes her can be taken.
puzzles-help-river-8 = Keep your checks for later. The King strikes last, and from afar.
puzzles-help-hill-1 = The King climbs like a Bishop and has to halt where the hill begins. That is just right.
puzzles-help-hill-2 = Ask not what the pawn can do, but what your King can do with it.
puzzles-help-hill-3 = No check: come nearer, and leave him nothing but bad steps.
puzzles-help-hill-4 = His Knight stands between two Kings. Leave his own nowhere good to go.
puzzles-help-hill-5 = The Rook on e5 is guarded in one way only, and that way goes with it.
puzzles-help-hill-6 = Several moves of your King look as good. Count his flights before you choose.
puzzles-help-hill-7 = Put the new Rook right beside the enemy King. Your Bishop is watching from afar.
puzzles-help-hill-8 = First the King, then the reserve: from its own back rank a Bishop sees far down the hill.
puzzles-help-forest-1 = Who starts among the trees moves freely. Bring your King there.
puzzles-help-forest-2 = Take his Rook, and then follow him wherever he turns.
puzzles-help-forest-3 = One leap, and the Bishop has no safe square left in the wood or out of it.
puzzles-help-forest-4 = His Bishop aims at f1, but the wood stands between. And what does his King see?
puzzles-help-forest-5 = There is one Queen in the reserve. She is worth most as a bait.
puzzles-help-forest-6 = One step into the wood, and your King will come out of it with a check.
puzzles-help-forest-7 = Your Knight may be taken. Another waits in the reserve.
puzzles-help-forest-8 = Two checks drive him out of his corner; then your King takes what he relied on.
puzzles-help-siege-1 = Only a King far away guards this Tower, and with the Tower's own power.
puzzles-help-siege-2 = A Tower takes without leaving its place. See what it takes away.
puzzles-help-siege-3 = Clear your King's view, and let him follow his enemy wherever he goes.
puzzles-help-siege-4 = Let him have the Queen: in that corner your King will find him.
puzzles-help-siege-5 = A leap over the wall needs a gate on its way. Bring your King before one.
puzzles-help-siege-6 = His last Rook stands in the Tower's line. Without it his King is lame.
puzzles-help-siege-7 = Go in by the open gate, and let the Tower shoot.
puzzles-help-siege-8 = His Rooks may do what they please: once you stand in the gate, one more leap is enough.
