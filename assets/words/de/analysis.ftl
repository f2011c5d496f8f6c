# Scores and chances
analysis-level = Ausgeglichen
analysis-little-better = { $name } etwas besser
analysis-better = { $name } besser
analysis-winning = { $name } auf Gewinn
analysis-wins = { $name } { $moves ->
        [0] hat gewonnen
        [1] gewinnt in einem Zug
       *[other] gewinnt in { $moves }
    }
analysis-thousands = { $count } Tsd.
analysis-millions = { $count } Mio.
analysis-bar = { $standing } ({ $score }). Chancen von { $name }: { $chance } von 100.
analysis-graph = Kurve der Chancen
analysis-beginning = Der Anfang
analysis-moment = { $label }: { $name } { $chance } von 100
analysis-other-game = Nur Schlachten und Schach lassen sich analysieren
analysis-afar = Gegen einen Menschen anderswo gibt es vor dem Ende keine Hilfe
analysis-sound = Gut
analysis-inaccuracy = Ungenau
analysis-mistake = Fehler
analysis-blunder = Patzer

# The analysis beside the board
analysis-switch = Analyse an oder aus: Chancen und beste Linien. Eine Hilfe wie ein Tipp
analysis-lines = Linien
analysis-lines-hint = Die besten Linien von hier aus
analysis-game = Partie
analysis-game-hint = Die ganze Partie durchgesehen
analysis-record = Züge
analysis-record-hint = Die bisherigen Züge
analysis-close = Analyse schließen
analysis-lines-told = Gezeigte Linien: { $count }
analysis-how-many = Wie viele Linien
analysis-waits-first = Sie wartet: Anderes Denken geht vor.
analysis-looking = Ich schaue …
analysis-score-hint = In Bauern für { $first } gezählt: + ist gut für { $first }, − für { $other }; # zählt die Züge bis zum sicheren Sieg.
analysis-over = Hier ist die Partie zu Ende.
analysis-effort = Tiefe { $depth }, { $nodes }, { $speed }/s{ $pause ->
        [rests] , ruht
        [waits] , wartet
       *[other] { "" }
    }
analysis-from-look-over = Aus der Durchsicht der Partie
analysis-line = Linie { $number }: { $words }
analysis-little-board = Zu sehen beim Zeigen oder mit Tab
analysis-nothing-played = Noch ist nichts gespielt.
analysis-look-over-note = Jede Stellung wird gleich gründlich angesehen. Züge, die Chancen verschenkten, werden markiert, mit dem Wert.
analysis-stop = Anhalten
analysis-go-on = Fortsetzen
analysis-known-of = { $known } von { $all }
analysis-from-to = { $before } auf { $after }
analysis-chances-better = { $chances }; besser { $better }
analysis-chances-of = { $chances } von 100
analysis-chances-long = Chancen von { $name }: { $chances }
analysis-chances-mid = { $name }: { $chances }
analysis-chances-short = { $chances }
analysis-chances-hint = Die Chancen von { $name } von 100, vor dem Zug und danach.
analysis-turning-point = Wendepunkt { $number } von { $count }
analysis-no-turning-yet = Noch kein Wendepunkt
analysis-turning-points = { $count ->
        [0] Kein Wendepunkt
        [1] Ein Wendepunkt
       *[other] { $count } Wendepunkte
    }
analysis-turning-before = Voriger Wendepunkt
analysis-turning-next = Nächster Wendepunkt
analysis-turning-hint = Züge, die 10 von 100 Chancen oder mehr verloren.
analysis-none = Es gibt keinen.
analysis-account-hint = Genauigkeit von { $name }: { $accuracy }. Ein Zug verlor im Schnitt { $loss } von 100 Chancen. { $inaccuracies } ungenaue Züge (?!, 5 von 100 oder mehr), { $mistakes } Fehler (?, 10 oder mehr), { $blunders } Patzer (??, 20 oder mehr).
analysis-accuracy = Genauigkeit { $value }
