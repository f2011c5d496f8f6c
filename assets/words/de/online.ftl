# Playing between screens: what can be chosen
online-battle-river = Schlacht am Fluss
online-battle-hill = Schlacht am Hügel
online-battle-forest = Schlacht im Wald
online-battle-siege = Schlacht um die Mauern
online-battle-field = Schlacht auf dem Feld
online-campaign = Feldzug, { $world }

# The way into a room
online-making-room = Der Raum wird bereitet …
online-going-in = In den Raum { $code } …
online-no-way = Kein Weg zu { $server }: { $why }.
online-look-alike = Sieh dir den Code noch einmal an: S und 5, B und 8, O und 0, I und 1, Z und 2, G und 6 sehen sich ähnlich.
online-computer = Computer, { $level }

# Seats that are held
online-here = auf diesem Computer
online-there = unter { $address }
online-seat-not-kept = Der Platz lässt sich nicht merken: { $path }: { $problem }.
online-seats-kept-as = Die Datei liegt jetzt als { $path } daneben.
online-seats-stay = Die Datei bleibt, wo sie ist.
online-seats-unreadable = Deine Plätze in Räumen, { $path }, sind nicht lesbar ({ $problem }). { $fate }

# The server inside the game
online-server-stopped = Der Server ist stehen geblieben.
online-no-folder = Dieses System hat keinen Ordner, in dem Räume liegen könnten.
online-folder-not-made = { $path } lässt sich nicht anlegen: { $problem }.
online-no-server = Hier kann kein Server laufen: { $problem }.
online-port-in-use = Port { $port } ist belegt: Das Spiel ist zweimal offen, oder hier läuft schon ein Server. Wähle einen anderen Port, oder „{ rooms-a-server }“ mit der Adresse localhost:{ $port }.
online-port-not-had = Port { $port } ist nicht zu haben: { $problem }.
online-store = { $problem }. Ist das Spiel zweimal offen?
online-network-fails = Das Netz versagt: { $problem }.

# What was refused
online-decide-again = Etwas anderes geschah zuerst: Entscheide neu.

# What became of a question
online-agrees = { $name } stimmt der Zurücknahme zu.
online-thought-better = { $name } { $what ->
        [take-back] will den Zug doch nicht zurücknehmen
        [draw] bietet kein Remis mehr an
        [rematch] möchte doch keine Revanche
       *[other] will die Schlacht doch nicht ausspielen lassen
    }.
online-declines = { $name } lehnt { $what ->
        [take-back] die Zurücknahme ab
        [draw] das Remis ab
        [rematch] die Revanche ab
       *[other] es ab, die Schlacht ausspielen zu lassen
    }.
online-question = { $whose ->
        [own] dein
       *[other] der
    } { $what ->
        [take-back] Wunsch zurückzunehmen
        [draw] Remisvorschlag
        [rematch] Wunsch nach einer Revanche
       *[other] Wunsch, die Schlacht ausspielen zu lassen
    }
online-gone-you = Du hast { $on ->
        [map] weitergespielt
       *[board] gezogen
    }: {online-question} ist hinfällig.
online-gone-moved = { $name } hat { $on ->
        [map] weitergespielt
       *[board] gezogen
    }: {online-question} ist hinfällig.
online-gone-left = { $name } ist gegangen: {online-question} ist hinfällig.
online-gone-computer = Ein Computer spielt weiter: {online-question} ist hinfällig.
online-gone-meanwhile = Während keine Verbindung bestand, hat sich {online-question} erledigt.
online-line-ended = Die Verbindung zum Raum ist beendet
online-under-way = Was du getan hast, ist noch unterwegs
online-no-line = Es besteht keine Verbindung
online-one-by-one = Eins nach dem anderen

# Playing once more
online-rematch-watching = Du schaust zu: Wer spielt, darf eine Revanche vereinbaren.
online-rematch-line-ended = Die Verbindung zum Raum ist beendet.
online-rematch-no-line = Es besteht keine Verbindung.
online-rematch-goes-on = Das Spiel läuft noch.
online-rematch-question = Eine Frage wartet auf Antwort.
online-rematch-left = Jemand ist gegangen: Es ist niemand zum Spielen da.
online-rematch-ask = Revanche vorschlagen
online-rematch-hint = Dasselbe Spiel noch einmal; alle rücken einen Platz weiter.
online-rematch-waits = Du wünschst eine Revanche: Die Antwort steht aus.
online-withdraw = Zurückziehen
online-rematch-asked = { $name } möchte eine Revanche.
online-rematch-agree = Revanche annehmen
online-rematch-decline = Keine Revanche

# The band beside the board
online-nobody-yet = Noch niemand
online-has-left = { $name } (fort)
online-attacker = Angreifer
online-defender = Verteidiger
online-white-west = Weiß, der Westen
online-black-east = Schwarz, der Osten
online-both-parts = { $one } und { $other }
online-watchers-silent = Wer zuschaut, schweigt.
online-say-pause = Alle { $seconds } Sekunden etwas.
online-seat-free = Ein Platz ist frei: Das Spiel wartet.
online-seat-left = { $name } ist für immer gegangen: Das Spiel wartet auf jemand anderen.
online-you = Du
online-somebody = Jemand
online-said = { $who }: { $words }
online-way-move = Dein Zug ist unterwegs …
online-way-leave = Du gehst …
online-way-resign = Du gibst auf …
online-way-else = Es ist unterwegs …
online-you-ask = Du { $what ->
        [take-back] möchtest { $moves } zurücknehmen
        [draw] bietest Remis an
        [rematch] möchtest eine Revanche
       *[other] möchtest die Schlacht ausspielen lassen
    }. Antwort steht aus: { $names }.
online-a-move = einen Zug
online-moves-and = { $first } und { $last }
online-moves-more = { $first } und { $more } weitere
online-asks = { $name } { $what ->
        [take-back] möchte { $moves } zurücknehmen
        [draw] bietet Remis an
        [rematch] möchte eine Revanche
       *[other] möchte die Schlacht ausspielen lassen
    }.
online-fill-hint = Der Computer der Stufe Verein nimmt den Platz und behält ihn: Niemand kann sich mehr dorthin setzen. Er denkt in deinem Spiel.
online-look-over = { $name } über die Schulter schauen
online-word-you = , du
online-word-here = , da
online-word-away = , weg
online-word-left = , gegangen
online-watchers = { $count ->
        [one] 1 schaut zu
       *[other] { $count } schauen zu
    }
online-heard = Was gesagt wurde
online-say = Etwas sagen
online-agree = Einverstanden
online-decline = Ablehnen
online-connecting = Verbinde …
online-no-connection = Keine Verbindung: { $why }. Neuer Versuch in { $seconds } s.
online-try-now = Jetzt versuchen

# What the server refuses, by its reason; what is not here is told in the server's own words
online-refused = { $reason ->
        [Malformed] Die Nachricht ist nicht zu lesen.
        [TooLarge] Die Nachricht ist zu lang.
        [TooFast] Das ging zu schnell: Warte einen Augenblick.
        [Version] Der Server spricht eine andere Version: Beide Seiten brauchen dieselbe.
        [NoRoom] Einen solchen Raum gibt es dort nicht.
        [RoomTaken] Einen Raum mit diesem Code gibt es schon.
        [RoomFull] Alle Plätze des Raums sind besetzt.
        [WatchersFull] Mehr Zuschauer haben in dem Raum keinen Platz.
        [ServerFull] Der Server hat keinen Platz für weitere Räume.
        [BadToken] Dieser Platz gehört nicht mehr dir.
        [NotYours] Für diesen Platz handelt jemand anderes.
        [NotYourTurn] Jemand anderes ist am Zug.
        [Stale] Etwas anderes geschah zuerst: Entscheide neu.
        [Waiting] Es fehlt noch jemand.
        [Over] Das Spiel ist vorbei.
        [Illegal] Die Regeln erlauben das nicht.
        [NotAsked] Danach ist nicht gefragt.
        [QuestionOpen] Eine Frage wartet auf Antwort.
        [BadSetUp] So lässt sich das Spiel nicht beginnen.
        [LogFull] Das Spiel ist zu lang für den Raum.
        [Store] Der Server konnte es nicht aufschreiben; nichts hat sich geändert.
        [Stopping] Der Server hält an.
       *[other] { $words }
    }

# What can be said
online-hello = Hallo!
online-good-luck = Viel Glück!
online-well-played = Gut gespielt!
online-oops = Hoppla.
online-one-moment = Einen Moment, bitte.
online-take-your-time = Lass dir Zeit.
online-thanks = Danke!
online-good-game = Schöne Partie!
online-goodbye = Tschüss!
