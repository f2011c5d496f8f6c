# Why something is refused.
table-refused-over = Die Partie ist vorbei
table-refused-not-your-turn = Du bist nicht am Zug
table-refused-computers-turn = Der Computer ist am Zug
table-refused-looking-back = Du siehst eine frühere Stellung; erst muss es zurück in die Gegenwart gehen ({ KEY("Present") })
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

# The panel beside a board.
table-face-up = In diesem Spiel ist nichts verborgen: Beide Heere sind zu sehen.
table-result-hover = Wie es ausging; Revanche
table-counter = {$name}: {$count} von {$limit}
table-counter-hover = Ist es voll, gewinnt niemand.
table-die = Ein Würfel: {$face}
table-end-battle = Beenden
table-end-battle-hover = Hier unentschieden beenden: niemand gewinnt
table-draw-hover = Remis anbieten oder vereinbaren
table-draw-people-only = Remis vereinbaren nur Menschen
table-do-again = Nochmal
table-do-again-hover = Was zuletzt zurückgenommen wurde
table-resign-hover = Aufgeben
table-resign-on-turn = Aufgeben kannst du, wenn du am Zug bist
table-offer-draw-hover = Remis anbieten: Die anderen können annehmen oder weiterspielen
table-ask-take-back-hover = Die anderen bitten, dass du deinen letzten Entschluss zurücknehmen darfst
table-over = Die Partie ist vorbei.

# Players.
table-who-out = {$who}, ausgeschieden
table-who-waits = {$who}, wartet auf Antwort
table-by-person = Ein Mensch entscheidet.
table-by-afar = Wird an einem anderen Bildschirm gespielt.
table-by-computer = Der Computer spielt: {$level}. {$about}
table-lost = weg
table-lost-unknown = Verloren: {$count} × unbekannt
table-lost-counted = Verloren: {$count} × {piece-name}
table-reserve-not-now = {piece-the-first} kann jetzt nicht eingesetzt werden.
table-reserve-hover = {$count} × {piece-name}: anklicken, dann einen hellen Platz; oder dorthin ziehen.
table-reserve-named = {piece-name}, {$count} in Reserve: {$name}

# Whose turn it is.
table-looking-back = Rückblick: {$at} von {$count}.
table-hint-is = Tipp: {$hint}.
table-somebody-missing = Jemand fehlt: die Partie wartet.
table-waits = Die Partie wartet.
table-thinks = {$name} überlegt …
table-is-to-decide = {$name} muss sich entscheiden.
table-does = {$name} {$deed}.
table-hint-move-as = {$from} nach {$to}, {$what}
table-hint-move = {$from} nach {$to}
table-hint-at = {$from}: {$what}
table-hint-place = {piece-name} nach {$to}

# The record.
table-record-nothing = Noch ist nichts aufgezeichnet.
table-record-start = Der Anfang
table-record-empty = Noch ist nichts aufgezeichnet.
table-record-stop = Nachspielen anhalten
table-record-play = Von hier nachspielen; am Ende von vorn
table-record-to-start = Zum Anfang
table-record-back = Ein Schritt zurück
table-record-on = Ein Schritt vor

# Questions.
table-which-out = Welche kommt heraus?
table-which-in = Welche kommt hinein?
table-which = Welche meinst du?
table-sure = {$what}?
table-think-again = Noch überlegen
table-do-it = Tu es
table-ask-resign = Diese Partie aufgeben?
table-ask-resign-leaves = {$name} verlässt das Brett mit allen Figuren.
table-ask-resign-loses = {$name} verliert.
table-ask-end = Diese Schlacht beenden?
table-ask-end-words = Sie endet unentschieden: Niemand hat gewonnen.
table-ask-offer = Remis anbieten?
table-ask-offer-words = Der Computer sagt nur Ja, wenn er sich nicht im Vorteil sieht.
table-ask-draw = Ist es remis?
table-ask-draw-words = Nur, wenn alle zustimmen, die noch spielen.
table-ask-agree = {$name}, nimmst du Remis an?
table-ask-agree-words = {$name} bietet es an. Sagst du Nein, geht die Partie weiter.
table-play-on = Weiterspielen
table-agree = Annehmen

# What happens at a table.
table-cannot-begin = Die Partie kann nicht beginnen: {$problem}.
table-declined = {$name} nimmt nicht an: Die Partie geht weiter.
table-computer-lost = Der Computer findet nichts zu tun

# Games carried in and out.
table-carry-nothing = Es steht nichts darin
table-carry-first-of = Der Text enthält {$count} Partien; dies ist die erste.
table-carry-none = Kein {$game} darin
table-carry-position-copied = Die Stellung ist in der Zwischenablage.
table-carry-position-not = Die Stellung lässt sich nicht kopieren. {$problem}.
table-carry-game-copied = Die Partie ist in der Zwischenablage.
table-carry-game-not = Die Partie lässt sich nicht kopieren. {$problem}.
table-carry-not-saved = Die Partie lässt sich nicht als Datei sichern. {$problem}.
table-carry-leave-first = Hier spielen andere mit dir: Verlasse erst diese Partie.
table-carry-no-text = In der Zwischenablage ist kein Text.
table-carry-save-title = Partie als Datei sichern
table-carry-file-name = Partie
table-carry-game = Partie
table-carry-open-title = Partie oder Stellung öffnen
table-carry-chess = Schachpartien
table-carry-written = Die Partie ist geschrieben: {$file}.
table-carry-unwritten = {$file} lässt sich nicht schreiben: {$problem}.
