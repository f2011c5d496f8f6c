lobby-who = Wer da ist
lobby-code = Der Code des Raums, für alle, die kommen sollen
lobby-address = Adresse: { $first }
lobby-addresses = sonst { $rest }
lobby-copy-code = Code kopieren
lobby-copy-both = Code und Adresse
lobby-copied = Kopiert
lobby-seat = { $part }: { $name }
lobby-seat-own = { $part }: { $name }, du
lobby-seat-away = { $part }: { $name }, weg
lobby-seat-left = { $name } ist gegangen.
lobby-seat-free = { $part }: frei
lobby-computer-plays = Computer einsetzen
lobby-watchers = { $count ->
        [one] Jemand schaut zu.
       *[other] { $count } schauen zu.
    }
lobby-missing = { $count ->
        [one] Das Spiel beginnt von selbst, sobald der letzte Platz besetzt ist …
       *[other] { $count } Plätze sind frei. Das Spiel beginnt, sobald alle besetzt sind …
    }
lobby-back-to-title = Zum Titelbild
lobby-back-hint = Dein Platz bleibt deiner: Du findest ihn unter „{ rooms-yours }“ (Escape)
lobby-leave = Endgültig gehen
lobby-leave-asked = Den Raum endgültig verlassen?
lobby-leave-note = Dein Platz wird für jemand anderen frei.
lobby-leave-now = Gehen
