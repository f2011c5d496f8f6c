curtain-turn = Du bist am Zug.
curtain-defend = Deine Stadt wird angegriffen: Du entscheidest, wie du dem Feind begegnest.
curtain-battle = Eine Schlacht wartet auf dich.
curtain-question = Etwas wartet auf deine Antwort.
curtain-whose-turn = { $name } ist am Zug
curtain-round = Runde { $round }
curtain-hand-over = Gib den Bildschirm weiter.
curtain-i-am = Ich bin { $name }
curtain-lift = Hebt den Vorhang ({ keys-enter })

# Between the turns of another game
curtain-hand-to = Gib den Bildschirm an { $name }
curtain-offers-draw = { $name } bietet Remis an.
curtain-not-for-others = Was nun kommt, ist für keine anderen Augen.
curtain-look-away = Wer nicht gemeint ist, schaut weg.
