# Why something is refused.
table-refused-over = The game is over
table-refused-not-your-turn = It is not your turn
table-refused-computers-turn = It is the computer's turn
table-refused-looking-back = You are looking back; return to the present to go on ({ KEY("Present") })
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

# The panel beside a board.
table-face-up = Nothing is hidden in this game: both armies are shown.
table-result-hover = How it ended; rematch
table-counter = {$name}: {$count} of {$limit}
table-counter-hover = When it is full, nobody wins.
table-die = A die: {$face}
table-end-battle = End battle
table-end-battle-hover = End it here, undecided: nobody wins
table-draw-hover = Offer or agree on a draw
table-draw-people-only = A draw is agreed on by people only
table-do-again = Do again
table-do-again-hover = What was taken back last
table-resign-hover = Give up
table-resign-on-turn = You can give up when it is your turn
table-offer-draw-hover = Offer a draw: the others may agree, or play on
table-ask-take-back-hover = Ask the others to let you take back your last decision
table-over = The game is over.

# Players.
table-who-out = {$who}, out
table-who-waits = {$who}, waits for an answer
table-by-person = A person decides.
table-by-afar = Played at another screen.
table-by-computer = The computer plays: {$level}. {$about}
table-lost = lost
table-lost-unknown = Lost: {$count} × unknown
table-lost-counted = Lost: {$count} × {piece-name}
table-reserve-not-now = {piece-the-first} cannot be placed now.
table-reserve-hover = {$count} × {piece-name}: click it, then a lit place; or drag it there.
table-reserve-named = {piece-name}, {$count} in the reserve of {$name}

# Whose turn it is.
table-looking-back = Looking back: {$at} of {$count}.
table-hint-is = Hint: {$hint}.
table-somebody-missing = Somebody is missing: the game waits.
table-waits = The game waits.
table-thinks = {$name}: thinking…
table-is-to-decide = {$name} is to decide.
table-does = {$name} {$deed}.
table-hint-move-as = {$from} to {$to}, {$what}
table-hint-move = {$from} to {$to}
table-hint-at = {$from}: {$what}
table-hint-place = {piece-name} to {$to}

# The record.
table-record-nothing = Nothing on record yet.
table-record-start = The beginning
table-record-empty = Nothing is on record yet.
table-record-stop = Stop the replay
table-record-play = Replay from here; at the end, from the beginning
table-record-to-start = To the beginning
table-record-back = One step back
table-record-on = One step on

# Questions.
table-which-out = Which one comes out?
table-which-in = Which one goes in?
table-which = Which do you mean?
table-sure = {$what}?
table-think-again = Think again
table-do-it = Do it
table-ask-resign = Give up this game?
table-ask-resign-leaves = {$name} leaves the board with all its pieces.
table-ask-resign-loses = {$name} loses.
table-ask-end = End this battle?
table-ask-end-words = It ends undecided: nobody has won.
table-ask-offer = Offer a draw?
table-ask-offer-words = The computer says yes only if it thinks no better of its own game.
table-ask-draw = Is it a draw?
table-ask-draw-words = Only if everybody who still plays agrees.
table-ask-agree = {$name}, do you agree to a draw?
table-ask-agree-words = {$name} offers it. If you say no, the game goes on.
table-play-on = Play on
table-agree = Agree

# What happens at a table.
table-cannot-begin = The game can't begin: {$problem}.
table-declined = {$name} does not agree: the game goes on.
table-computer-lost = The computer finds nothing to do

# Games carried in and out.
table-carry-nothing = There is nothing in it
table-carry-first-of = The text holds {$count} games; this is the first.
table-carry-none = No {$game} in it
table-carry-position-copied = The position is on the clipboard.
table-carry-position-not = The position can't be copied. {$problem}.
table-carry-game-copied = The game is on the clipboard.
table-carry-game-not = The game can't be copied. {$problem}.
table-carry-not-saved = The game can't be saved as a file. {$problem}.
table-carry-leave-first = Others play with you here: leave this game first.
table-carry-no-text = There is no text on the clipboard.
table-carry-save-title = Save the game as a file
table-carry-file-name = game
table-carry-game = Game
table-carry-open-title = Open a game or position
table-carry-chess = Chess games
table-carry-written = The game is written as {$file}.
table-carry-unwritten = {$file} can't be written: {$problem}.
