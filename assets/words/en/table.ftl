# Why something is refused.
table-refused-over = The game is over
table-refused-not-your-turn = It is not your turn
table-refused-computers-turn = It is the computer's turn
table-refused-looking-back = You are looking back; return to the present to go on (End)
table-refused-question-open = Answer the question first
table-refused-no-question = There is nothing to answer
table-refused-not-a-goal = It cannot go to {$to}
table-refused-stale = The position has changed meanwhile
table-refused-nothing-to-redo = Nothing has been taken back
table-refused-nothing-to-take-back = There is nothing of yours to take back
table-refused-unseen = What was seen cannot be unseen
table-refused-others-acted = What another has done since cannot be taken back
table-refused-only-computers = The computers play this game by themselves
table-refused-no-such-entry = { $count ->
       [one] The game has only {$count} entry to look at
       *[other] The game has only {$count} entries to look at
    }
table-refused-curtain = Hand over the screen first
table-refused-secret = It would show what is hidden; once the game is over, it can be had
table-refused-no-hints = There are no hints in this game
table-refused-no-help = With others everybody plays without help
table-refused-looking-on = You are looking on
table-refused-somebody-missing = Somebody is still missing: the game waits
table-refused-no-connection = There is no connection
table-refused-under-way = What you have done is still under way
table-refused-asked = A question waits for its answer
table-refused-elsewhere = {$game} is not played here
table-refused-no-end = The game cannot end so now
table-refused-plays-on = The computer plays on.
table-refused-no-redo-online = With others nothing is done again
table-refused-reserve = {piece-the-first} cannot be placed now
table-refused-nothing-there = Nothing stands on {$at}
table-refused-idle = {piece-the-first} on {$at} cannot do anything now
table-refused-not-yours = {piece-the-first} on {$at} is not yours to move now
table-move-unreadable = '{$text}' is not a move: write { $game ->
       [chess] from-square and to-square as in e2e4, a promotion as e7e8r
       [minnaar] from-square and to-square as in e2e4, or pass
       [field] from-point and to-point as in a6a12
       *[european] a step such as e2e4, K@a1 or burn c2
    }
table-move-illegal = {$mv} is not a legal move here
table-start-unreadable = its beginning cannot be read: {$problem}
table-entry-impossible = entry {$number} of its record cannot have happened: {$problem}

# What becomes of an army that is beaten.
table-defeated = {$name} is defeated.
table-defeated-heir = {$name} is defeated: {$heir} commands what is left of it.

# Endings that several games share.
table-ending-wins = {$name} wins.
table-ending-drawn = The game is drawn.
table-ending-agreed = A draw by agreement
table-ending-left = {$name} has left
table-ending-left-words = The game is given up.
table-ending-resigned = {$loser} gives up
table-ending-capital = {$loser}'s capital has fallen
table-ending-campaign = {$name} wins the campaign.

# Why a piece does not get there.
table-way-king = {piece-a-first} goes one square
table-way-queen = {piece-a-first} goes along ranks, files and diagonals
table-way-sovereign = {piece-a-first} goes along ranks, files and diagonals, at most four squares
table-way-rook = {piece-a-first} goes along ranks and files
table-way-bishop = {piece-a-first} goes along diagonals
table-way-knight = {piece-a-first} leaps two squares one way and one to the side
table-way-sovereign-far = A Sovereign goes at most four squares
table-way-between = Something stands in between, on {$at}
table-own-there = {piece-your-own-first} stands on {$to}
table-blocked = {piece-the-first} on {$at} is blocked
table-attacked = Attacked from {$from}.
table-text-turn = turn { $number }, { $told }, cannot be read: { $why }
