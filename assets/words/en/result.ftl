# The end of a battle
result-left-empty = { $at } is left empty.
result-enters = { $who ->
        [rogue] The barbarians enter
        [black] Black enters
       *[other] White enters
    } { $at }.
result-holds = { $who ->
        [rogue] The barbarians hold
        [black] Black holds
       *[other] White holds
    } { $at }.
result-holds-back = { $who ->
        [rogue] The barbarians hold
        [black] Black holds
       *[other] White holds
    } { $at }; the attackers are back on { $from } and must rest.
result-falls-back = { $who ->
        [rogue] The barbarians fall
        [black] Black falls
       *[other] White falls
    } back two squares, shaken.
result-loses-army = { $who ->
        [rogue] The barbarians lose
        [black] Black loses
       *[other] White loses
    } the whole army.
result-draw = A draw
result-victory = Victory
result-defeat = Defeat
result-attacker-wins = The attacker wins
result-defender-wins = The defender wins
result-checkmate = Checkmate: { $loser ->
        [you] your
        [they] their
        [attacker] the attacker's
       *[defender] the defender's
    } King cannot escape.
result-rout = Rout: { $loser ->
        [you] your
        [they] their
        [attacker] the attacker's
       *[defender] the defender's
    } King stands alone.
result-retreated = { $loser ->
        [you] You
        [they] They
        [attacker] The attacker
       *[defender] The defender
    } left the ground and saved what could be saved.
result-resigned = { $loser ->
        [you] You
        [they] They
        [attacker] The attacker
       *[defender] The defender
    } gave up.
result-stalemate = Stalemate: no legal move, and no check.
result-bare-kings = Only the two Kings are left.
result-budget = The moves of this battle are used up.
result-agreed = Both sides agreed to end it.
result-ended = The battle is over.
result-moves = { $count ->
        [0] No move was played.
        [1] One move was played.
       *[other] { $count } moves were played.
    }
result-look-over = Review the game
result-look-over-hint = How the chances went, and the moves on which the game turned
result-look-at-board = Look at the board
result-rematch = Rematch
result-rematch-swapped = Rematch, sides swapped
result-new-battle = New battle
result-title = Title
result-side-in-campaign = { $name }, { $part ->
        [attacker] attacker
       *[other] defender
    }
result-keeps = Keeps { $points }
result-lost = Lost { $points }
result-all-lost = All were lost: { $lost }
result-none-lost = Nobody
result-nobody = Nobody

# The end of another game
result-you = you
result-a-person = a person
result-computer = computer, { $level }
result-you-won = You have won.
result-you-lost = You have lost.
result-turns = { $count ->
        [0] No turn was played.
        [1] One turn was played.
       *[other] { $count } turns were played.
    }
result-won = { $who }, won
result-new-battlefield = New Battlefield
result-once-more = Rematch
result-new-game = New game
result-replay = Replay the game
result-save = Save as a file…
