curtain-turn = Your turn has come.
curtain-defend = Your city is attacked: you decide how to meet them.
curtain-battle = A battle waits for you.
curtain-question = Something waits for your answer.
curtain-whose-turn = { $name }'s turn
curtain-round = Round { $round }
curtain-hand-over = Hand over the screen.
curtain-i-am = I am { $name }
curtain-lift = Lifts the curtain ({ keys-enter })

# Between the turns of another game
curtain-hand-to = Hand the screen to { $name }
curtain-offers-draw = { $name } offers a draw.
curtain-not-for-others = What comes next is for no other eyes.
curtain-look-away = Whoever is not asked for looks away.
