# The sides of a battle.
battle-attacker = Attacker
battle-defender = Defender
battle-barbarians = Barbarians

# Why something is refused.
battle-refused-over = The battle is over
battle-refused-somebody-missing = Somebody is still missing: the battle waits
battle-refused-nobody-to-ask = There is nobody to offer a draw to
battle-refused-no-draw = A campaign's battle is fought to its end, left, or given up
battle-refused-nothing-there = No piece of yours stands on {$at}
battle-refused-cannot-move = {piece-the-first} on {$at} has no legal move
battle-refused-not-in-reserve = No {piece-name} waits in your reserve
battle-refused-back-rank-full = {piece-the-first} cannot be placed: your back rank is full
battle-refused-king-in-check = {piece-the-first} cannot be placed: your King must be saved from check first
battle-refused-nothing-selected = Choose a piece first
battle-refused-no-such-promotion = A Pawn becomes a Knight, a Bishop or a Rook, never {piece-a}
battle-refused-not-the-computers = This side is not played by the computer
battle-refused-move-stands = In a campaign a move stands
battle-refused-played-out = The rest is being played out
battle-refused-not-in-campaign = Only a campaign's battle can be played out by the computer
battle-refused-only-computers = The computers play this battle by themselves
battle-refused-retreat-in-check = You cannot retreat: nobody can retreat while in check
battle-refused-retreat-over = You cannot retreat: the battle is over
battle-refused-no-such-entry = { $count ->
       [one] The battle has only {$count} entry to look at
       *[other] The battle has only {$count} entries to look at
    }
battle-start-unreadable = its beginning cannot be read: {$problem}
battle-entry-impossible = entry {$number} of its record cannot have happened
battle-text-no-start = it does not tell how the battle began
battle-text-impossible = { $what } cannot have happened
battle-text-no-move =
    { $side ->
        [attacker] the attacker's move { $number }, { $mv }, cannot be made
       *[defender] the defender's move { $number }, { $mv }, cannot be made
    }

# A piece on the board, in words.
battle-tip-title = { $side ->
       [attacker] Attacker's {piece-name}
       *[defender] Defender's {piece-name}
    }
battle-tip-title-at = {$title} on {$at}
battle-tip-phantom = Phantom defence: the King seems to guard it, but only by a power that goes with it.
battle-tip-king = { $powers ->
       [none] Has only his own step: no type on the board lends him more.
       [rook] Moves one square, or like a Rook.
       [bishop] Moves one square, or like a Bishop.
       [knight] Moves one square, or like a Knight.
       [rook-bishop] Moves one square, or like a Rook or a Bishop.
       [rook-knight] Moves one square, or like a Rook or a Knight.
       [bishop-knight] Moves one square, or like a Bishop or a Knight.
       *[all] Moves one square, or like a Rook, a Bishop or a Knight.
    }
battle-tip-disarms = { $alone ->
       [yes] Last {piece-name}
       *[no] {piece-name}
    }: taking it disarms the King of his { $powers ->
       [rook] Rook power
       [bishop] Bishop power
       [knight] Knight power
       [rook-bishop] Rook and Bishop powers
       [rook-knight] Rook and Knight powers
       [bishop-knight] Bishop and Knight powers
       *[all] Rook, Bishop and Knight powers
    }.
battle-tip-unguarded = Nobody attacks or defends it.
battle-tip-defended = { $defended ->
       [1] Not attacked; defended once.
       [2] Not attacked; defended twice.
       *[other] Not attacked; defended {$defended} times.
    }
battle-tip-hanging = { $attacked ->
       [1] Attacked once, defended by nobody!
       [2] Attacked twice, defended by nobody!
       *[other] Attacked {$attacked} times, defended by nobody!
    }
battle-tip-both = Attacked { $attacked ->
       [1] once
       [2] twice
       *[other] {$attacked} times
    }, defended { $defended ->
       [1] once
       [2] twice
       *[other] {$defended} times
    }.
battle-tip-attackers-marked = Hatched in the right corner: attacks it.
battle-tip-attacked-marked = Hatched in the left corner: attacked by it.

# What the marks on a square say.
battle-mark-selected = This piece is picked up.
battle-mark-last-move = The last move began or ended here.
battle-mark-quiet-goal = The piece you have picked up can go here.
battle-mark-capture-goal = The piece you have picked up can take here.
battle-mark-shot-goal = The Tower you have picked up can shoot here.
battle-mark-drop-goal = The piece from your reserve can be placed here.
battle-mark-check = This King is in check: the next move must save him.
battle-mark-attacker = This piece attacks the one you point at.
battle-mark-attacked = This piece is attacked by the one you point at.
battle-mark-phantom = Phantom defence: the King seems to guard this piece, but only by a power that goes with it.
battle-mark-last-of-type = If this piece is taken, its King loses a power.
battle-mark-hint = The hint: a move from one of these rings to the other.
battle-mark-cursor = The keyboard is here.
battle-mark-lit = Beside a King: he has this power.
battle-mark-out = Beside a King: he has lost this power, or never had it.

# A move told in words.
battle-way-moves = Move the { piece-name } from { $from } to { $to }.
battle-way-takes = Take with the { piece-name }: from { $from } to { $to }.
battle-way-places = Place the { piece-name } on { $to }.
battle-way-becomes = Let it become { piece-a-object }.

# What the ground does.
battle-ground-at = {$ground}, {$at}
battle-ground-below = {$ground}: {$about}

# How a battle ended.
battle-outcome-checkmate = { $winner ->
       [attacker] Attacker wins by checkmate.
       *[defender] Defender wins by checkmate.
    }
battle-outcome-rout = { $winner ->
       [attacker] Attacker wins: the defender's King stands alone and is routed.
       *[defender] Defender wins: the attacker's King stands alone and is routed.
    }
battle-outcome-retreat = { $winner ->
       [attacker] Attacker wins the ground: the defender retreats.
       *[defender] Defender wins the ground: the attacker retreats.
    }
battle-outcome-resign = { $winner ->
       [attacker] Attacker wins: the defender gives up.
       *[defender] Defender wins: the attacker gives up.
    }
battle-outcome-stalemate = A draw by stalemate: no legal move, and no check.
battle-outcome-bare-kings = A draw: only the two Kings are left.
battle-outcome-budget = A draw: the moves of this battle are used up.
battle-outcome-agreed = A draw by agreement.

# How it ended, told of a game between screens.
battle-ending-bare-kings = Only the Kings are left
battle-ending-rout = Rout
battle-ending-budget = The moves are used up
battle-ending-retreats = { $loser ->
       [attacker] The attacker retreats
       *[defender] The defender retreats
    }
battle-ending-resigns = { $loser ->
       [attacker] The attacker gives up
       *[defender] The defender gives up
    }
battle-ending-wins = { $winner ->
       [attacker] The attacker wins.
       *[defender] The defender wins.
    }
battle-ending-drawn = The battle is drawn.

# The King's powers.
battle-power = { $power ->
       [rook] Rook
       [bishop] Bishop
       *[knight] Knight
    }
battle-power-lit = { $power ->
       [rook] The King can move like a Rook: needs a Rook, a Queen or, for the defender, a Tower on the board.
       [bishop] The King can move like a Bishop: needs a Bishop or a Queen on the board.
       *[knight] The King can move like a Knight: needs a Knight on the board.
    }
battle-power-out = { $power ->
       [rook] The King cannot move like a Rook: needs a Rook, a Queen or, for the defender, a Tower on the board.
       [bishop] The King cannot move like a Bishop: needs a Bishop or a Queen on the board.
       *[knight] The King cannot move like a Knight: needs a Knight on the board.
    }

# The record.
battle-record-extended = Extended to {$moves} moves
battle-record-not-extended = Not extended
battle-record-retreats = { $side ->
       [attacker] Attacker retreats
       *[defender] Defender retreats
    }
battle-record-resigns = { $side ->
       [attacker] Attacker gives up
       *[defender] Defender gives up
    }
battle-record-agreed = A draw, agreed
battle-record-none = No move yet.
battle-record-start = First position
battle-record-shot = The Tower shot it and stays where it is.

# Whose turn it is.
battle-moves-none = No moves left
battle-moves-last = Last move!
battle-moves-few = {$count} moves left!
battle-moves-few-short = {$count} left!
battle-moves = Move {$number} of {$budget}
battle-moves-short = {$number} of {$budget}
battle-moves-hover = Move {$number} of {$budget}: {$left} left. When they are used up the battle is a draw; once, at 50, it may be extended to 70.
battle-result-hover = What both sides keep; rematch
battle-waits = The battle waits.
battle-somebody-missing = Somebody is missing: the battle waits.
battle-resolving = The rest is being played out…
battle-answer-under-way = Your answer is on its way.
battle-asked-to-extend = The moves are used up: {$name} is asked whether to fight on.
battle-you-decide-to-extend = You decide: fight on, or call it a draw.
battle-decides-to-extend = { $name } decides: fight on, or call it a draw.
battle-thinks = { $side ->
       [attacker] The attacker thinks…
       *[defender] The defender thinks…
    }
battle-over = The battle is over.
battle-who-attacking = {$who}, attacking
battle-who-defending = {$who}, defending

# Buttons.
battle-undo-ask-hover = Ask to be let take back your last move
battle-retreat = Retreat
battle-retreat-hover = Leave the ground to the enemy
battle-retreat-hover-price = Leave the ground to the enemy. You would keep {$kept} and lose {$lost}.
battle-resign-hover = Give up and lose everything
battle-resolve = Resolve
battle-resolve-hover = Let the computer play the rest for both sides
battle-draw-hover = Offer a draw: the other may agree, or fight on

# A side beside the board.
battle-captured = Captured
battle-captured-none = nothing yet
battle-by-person = A person decides for this side.
battle-by-afar = This side is played at another screen.
battle-by-computer = The computer plays this side: {$level}. {$about}
battle-reserve-not-now = Pieces can be placed when it is this side's turn.
battle-reserve-used-up = Reserve used up
battle-reserve-hover = {$count} × {piece-name} in reserve. Place one on your back rank instead of moving ({$key}).
battle-reserve-named = { $side ->
       [attacker] {piece-name}, {$count} in the Attacker's reserve
       *[defender] {piece-name}, {$count} in the Defender's reserve
    }
battle-points = { $count ->
       [one] 1 point
       *[other] {$count} points
    }
battle-army-pieces = { $count ->
       [1] 1 {piece-name}
       *[other] {$count} {piece-several}
    }
battle-army-nothing = nothing

# Questions.
battle-promotion-hover = {piece-name} ({$letter})
battle-promotion-hover-wins = {piece-name} ({$letter}): the King wins its power
battle-ask-retreat = Retreat from this battle?
battle-ask-retreat-words = The enemy wins the ground. What stands beyond your own half is lost.
battle-ask-retreat-alone = Your King gets away alone.
battle-ask-retreat-all = Nobody is lost: you keep {$army}.
battle-ask-retreat-keep = You keep {$army}.
battle-ask-retreat-lose = You lose {$army}.
battle-ask-resign = Give up this battle?
battle-ask-resign-words = { $side ->
       [you] You lose everything: {$army}.
       [attacker] The attacker loses everything: {$army}.
       *[defender] The defender loses everything: {$army}.
    }
battle-ask-resolve = Resolve this battle?
battle-ask-resolve-other = The computer plays the rest for both sides, and either may retreat. {$other} is asked first.
battle-ask-resolve-no-way-back = The computer plays the rest for both sides, and either may retreat. There is no way back.
battle-ask-extend = The moves are used up
battle-ask-extend-you = Do you want to fight on until move {$moves}? Otherwise it is a draw.
battle-ask-extend-name = {$name}, do you want to fight on until move {$moves}? Otherwise it is a draw.
battle-fight-on = Fight on
battle-call-draw = Call it a draw
