# Why something is refused.
table-refused-over = Die Partie ist vorbei
table-refused-not-your-turn = Du bist nicht am Zug
table-refused-computers-turn = Der Computer ist am Zug
table-refused-looking-back = Du siehst eine frühere Stellung; zurück zur Gegenwart geht es mit Ende
table-refused-question-open = Beantworte erst die Frage
table-refused-no-question = Es ist nichts zu beantworten
table-refused-not-a-goal = Das geht nicht nach {$to}
table-refused-stale = Die Stellung hat sich inzwischen geändert
table-refused-nothing-to-redo = Es wurde nichts zurückgenommen
table-refused-nothing-to-take-back = Du hast nichts zurückzunehmen
table-refused-unseen = Was gesehen wurde, bleibt gesehen
table-refused-others-acted = Seither hat ein anderer gehandelt: das bleibt
table-refused-only-computers = Hier spielen die Computer unter sich
table-refused-no-such-entry = { $count ->
       [one] Die Partie hat nur {$count} Eintrag
       *[other] Die Partie hat nur {$count} Einträge
    }
table-refused-curtain = Gib erst den Bildschirm weiter
table-refused-secret = Das würde Verborgenes zeigen; nach der Partie ist es zu haben
table-refused-no-hints = In diesem Spiel gibt es keine Tipps
table-refused-no-help = Mit anderen spielen alle ohne Hilfe
table-refused-looking-on = Du siehst nur zu
table-refused-somebody-missing = Noch fehlt jemand: die Partie wartet
table-refused-no-connection = Es besteht keine Verbindung
table-refused-under-way = Deine letzte Handlung ist noch unterwegs
table-refused-asked = Eine Frage wartet noch auf Antwort
table-refused-elsewhere = {$game} wird hier nicht gespielt
table-refused-no-end = So kann die Partie jetzt nicht enden
table-refused-plays-on = Der Computer spielt weiter.
table-refused-no-redo-online = Mit anderen wird nichts wiederholt
table-refused-reserve = {piece-the-first} kann jetzt nicht eingesetzt werden
table-refused-nothing-there = Auf {$at} steht nichts
table-refused-idle = {piece-the-first} auf {$at} kann jetzt nichts tun
table-refused-not-yours = {piece-the-first} auf {$at} gehört jetzt nicht dir
table-move-unreadable = „{$text}“ ist kein Zug: schreibe { $game ->
       [chess] Feld und Zielfeld wie e2e4, eine Umwandlung wie e7e8r
       [minnaar] Feld und Zielfeld wie e2e4, oder pass
       [field] Punkt und Zielpunkt wie a6a12
       *[european] einen Schritt wie e2e4, K@a1 oder burn c2
    }
table-move-illegal = {$mv} ist hier kein erlaubter Zug
table-start-unreadable = ihr Anfang ist nicht lesbar: {$problem}
table-entry-impossible = Eintrag {$number} ihrer Aufzeichnung kann nicht geschehen sein: {$problem}

# What becomes of an army that is beaten.
table-defeated = {$name} ist geschlagen.
table-defeated-heir = {$name} ist geschlagen: Was davon übrig ist, befiehlt nun {$heir}.

# Endings that several games share.
table-ending-wins = {$name} gewinnt.
table-ending-drawn = Die Partie ist unentschieden.
table-ending-agreed = Remis durch Übereinkunft
table-ending-left = {$name} ist gegangen
table-ending-left-words = Die Partie ist aufgegeben.
table-ending-resigned = {$loser} gibt auf
table-ending-capital = Die Hauptstadt von {$loser} ist gefallen
table-ending-campaign = {$name} gewinnt den Feldzug.

# Why a piece does not get there.
table-way-king = {piece-a-first} zieht ein Feld weit
table-way-queen = {piece-a-first} zieht auf Reihen, Linien und Diagonalen
table-way-sovereign = {piece-a-first} zieht auf Reihen, Linien und Diagonalen, höchstens vier Felder
table-way-rook = {piece-a-first} zieht auf Reihen und Linien
table-way-bishop = {piece-a-first} zieht auf Diagonalen
table-way-knight = {piece-a-first} springt zwei Felder weit und eins zur Seite
table-way-sovereign-far = Ein Souverän zieht höchstens vier Felder
table-way-between = Dazwischen steht etwas, auf {$at}
table-own-there = {piece-your-own-first} steht auf {$to}
table-blocked = {piece-the-first} auf {$at} ist blockiert
table-attacked = Angegriffen von {$from}.
table-text-turn = Zug { $number }, { $told }, ist nicht zu lesen: { $why }
