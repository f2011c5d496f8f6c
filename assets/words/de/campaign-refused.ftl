# Why a command on the map is refused.
campaign-refused-over = Der Feldzug ist vorbei
campaign-refused-choice = Erst muss der Verteidiger wählen: halten oder ausfallen
campaign-refused-battle = Eine Schlacht wird geschlagen: Sie kommt zuerst
campaign-refused-extension = Die Züge der Schlacht sind verbraucht: Das muss erst beantwortet werden
campaign-refused-landing = Erst muss ein Heer ankommen, das sich zurückgezogen hat
campaign-refused-rogues = Die Barbaren sind am Zug
campaign-refused-nothing-to-answer = Es gibt jetzt nichts dergleichen zu beantworten
campaign-refused-no-extension = Niemand fragt jetzt nach einer Verlängerung
campaign-refused-off-map = {$at} liegt nicht auf der Karte
campaign-refused-no-army = Du hast kein Heer auf {$at}
campaign-refused-no-city = Du hast keine Stadt auf {$at}
campaign-refused-not-next = {$to} liegt nicht neben {$from}: Ein Heer zieht ein Feld weit
campaign-refused-mountain = Auf {$at} sind Berge: Niemand kann sie betreten
campaign-refused-not-so-many = So viele Figuren sind nicht auf {$at}: Dort stehen {$army}
campaign-refused-not-so-many-able = Nur {$army} auf {$at} können das jetzt; die anderen haben schon gezogen oder müssen rasten
campaign-refused-nobody-able = Niemand auf {$at} kann das jetzt: Alle haben schon gezogen oder müssen rasten
campaign-refused-nobody-attacks = Niemand auf {$at} kann in diesem Zug angreifen: { $why ->
        [moved] Sie sind schon gezogen
        [rests] Sie sind gewichen und müssen rasten
       *[tired] Ihr letzter Angriff ging unentschieden aus
    }.
campaign-refused-not-all-knights = Nur ein Heer aus lauter Springern reitet, und auf {$at} stehen andere
campaign-refused-not-a-ride = Ein Ritt geht genau zwei Felder weit, und {$to} liegt nicht zwei von {$from}
campaign-refused-no-way-over = Über {$at} führt kein Ritt
campaign-refused-no-way = Von {$from} nach {$to} führt kein Ritt
campaign-refused-busy = Die Stadt auf {$at} baut schon {piece-a-object}
campaign-refused-too-dear = {piece-a-first} kostet {$cost} Gold, und du hast {$gold}
campaign-refused-not-built = Keine Stadt baut {piece-a-object}
campaign-refused-no-build = Auf {$at} wird nichts gebaut
campaign-refused-already-there = Sie stehen schon auf {$at}
campaign-refused-not-so-many-free = So viele ohne Befehl sind nicht auf {$at}: Frei sind {$army}
campaign-refused-no-order = Du hast keinen Befehl Nummer {$number} auf {$at}
campaign-refused-no-landing = { $why ->
       [far] Auf {$at} kann niemand ankommen: Es müssen zwei Felder vom Schlachtfeld sein
       [mountain] Auf {$at} kann niemand ankommen: Dort sind Berge
       [taken] Auf {$at} kann niemand ankommen: Dort steht ein anderes Heer
       [beside] Auf {$at} kann niemand ankommen: Daneben steht ein anderes Heer
       [enemy-city] Auf {$at} kann niemand ankommen: Es ist eine feindliche Stadt
       *[camp] Auf {$at} kann niemand ankommen: Dort ist ein Lager
    }
campaign-refused-nobody-plays = Diese Schlacht muss der Computer ausspielen, und hier ist keiner
campaign-refused-bad-battle = Die ausgespielte Schlacht bricht bei „{$at}“ die Regeln
campaign-refused-undo = Nichts lässt sich zurücknehmen: Der Zug hat gerade begonnen, oder der letzte Befehl hat Neues gezeigt oder zu einer Schlacht geführt
campaign-refused-text = Das ist kein Befehl: {$problem}

# Warum ein Text kein Befehl ist
campaign-refused-command = „{ $text }“ ist kein Befehl
campaign-refused-form = dieser Befehl wird so geschrieben: { $form }
campaign-refused-pieces = „{ $text }“ sind keine Figuren: schreibe Zahlen und Buchstaben, etwa 2P1N
campaign-refused-building = „{ $text }“ baut keine Stadt: sie baut N, B, R oder Q
campaign-refused-number = „{ $text }“ ist keine Nummer eines Befehls: sie zählen ab 1
campaign-refused-move = „{ $text }“ ist kein Zug einer Schlacht

# Why the screen refuses something.
campaign-refused-pending = Erst muss etwas anderes beantwortet werden
campaign-refused-nobody = Wähle erst, wer geht
campaign-refused-select = Wähle erst eines deiner Heere
campaign-refused-nothing-left = Nichts ist mehr zu entscheiden: Beende deinen Zug
campaign-refused-working = Warte, bis es ausgerechnet ist
campaign-refused-gone = Die Verbindung zum Raum ist zu Ende
campaign-refused-not-waiting = Das Heer auf {$at} wartet nicht auf Befehle
campaign-refused-all-promised = Jede Figur auf {$at} hat schon einen Sammelpunkt: Nimm erst einen zurück
campaign-refused-no-battle = Es gibt keine Schlacht zu schlagen
