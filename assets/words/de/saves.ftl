# What a list of saved games tells
saves-round-small = Runde { $round }
saves-won = Runde { $round }, gewonnen
saves-lost = Runde { $round }, verloren
saves-white-won = Runde { $round }, Weiß hat gewonnen
saves-black-won = Runde { $round }, Schwarz hat gewonnen
saves-in-battle = Runde { $round }, in einer Schlacht
saves-blacks-turn = Runde { $round }, Schwarz am Zug
saves-whites-turn = Runde { $round }, Weiß am Zug
saves-round = Runde { $round }
saves-world = { $side } × { $side }
saves-world-fog = { $side } × { $side }, Nebel
saves-world-barbarians = { $side } × { $side }, Barbaren
saves-world-fog-barbarians = { $side } × { $side }, Nebel, Barbaren
saves-to-play = { $moment }, { $decides } am Zug
saves-left = Vor dem Ende verlassen: { $moment }
saves-unknown-time = zu unbekannter Zeit
saves-today = heute, { $time }
saves-yesterday = gestern, { $time }
saves-date = { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
        [12] Dezember
       *[other] { $month }
    } { $year }, { $time }
saves-name-two = { $game }, { $one } gegen { $other }
saves-name-computers = { $game } unter Computern
saves-name-people = { $game }, { $count ->
        [1] allein
        [2] zu zweit
        [3] zu dritt
        [4] zu viert
       *[other] { $count } Personen
    }
saves-name-against = { $game } gegen { $level }
saves-name-against-computers = { $game } gegen Computer
saves-people = { $count ->
        [1] Allein
        [2] Zu zweit
        [3] Zu dritt
        [4] Zu viert
       *[other] { $count } Personen
    }
saves-only-computers-level = Nur Computer: { $level }
saves-computers-level = { $count } Computer: { $level }
saves-only-computers = Nur Computer
saves-computers = { $computers } Computer
saves-move = Zug { $number }
saves-turn = Zug { $number }

# Worlds and names
saves-land-vale = Das Tal von { $name }
saves-land-marches = Die Marken von { $name }
saves-land-downs = Die Höhen von { $name }
saves-land-fords = Die Furten von { $name }
saves-land-hills = Die Hügel von { $name }
saves-land-crowns = Die Kronen von { $name }
saves-land-shires = Die Gaue von { $name }
saves-land-weald = Der Wald von { $name }
saves-land-lands = Die Lande von { $name }
saves-land-beyond = { $name } und dahinter
saves-land-thrones = Die zwei Throne von { $name }
saves-land-meads = Die Auen von { $name }
saves-name-empty = Ein Spiel braucht einen Namen
saves-name-long = Ein Name hat höchstens { $most } Zeichen
saves-name-signs = Ein Name ist eine Zeile aus Buchstaben, Ziffern und Zeichen
saves-name-letters = Ein Name kann lateinische, griechische und kyrillische Buchstaben haben
saves-name-taken = Ein anderes Spiel heißt schon { $name }
saves-game = Spiel

# What goes wrong
saves-disk = { $what }: { $problem }
saves-not-opened = { $name } lässt sich nicht öffnen: { $problem }
saves-hides = { $name } verbirgt etwas vor seinen Spielern; ist die Partie zu Ende, gibt es sie als Datei
saves-too-large = { $name } ist viel zu groß für ein gespeichertes Spiel
saves-no-file = Datei oder Ordner gibt es nicht
saves-no-folder = das ist kein Ordner
saves-a-folder = das ist ein Ordner, keine Datei
saves-not-allowed = das ist hier nicht erlaubt
saves-read-only = hier lässt sich nichts schreiben
saves-full = der Speicher ist voll
saves-not-listed = Die gespeicherten Spiele lassen sich nicht auflisten
saves-not-saved = Das Spiel lässt sich nicht speichern
saves-not-renamed = Das Spiel lässt sich nicht umbenennen
saves-not-deleted = Das Spiel lässt sich nicht löschen
saves-the-text = Der Text
saves-not-written = { $path } lässt sich nicht schreiben
saves-foreign = das ist kein Spielstand von Amir's Chess
saves-later-version = eine spätere Version des Spiels hat ihn gespeichert
saves-damaged = der Spielstand ist beschädigt: abgeschnitten oder verändert
saves-inconsistent = der Spielstand passt nicht zusammen: { $problem }
saves-older = Der letzte Stand von { $name } fehlt oder ist beschädigt. Das ist der davor: { $moment }.
saves-not-read = { $name } lässt sich nicht lesen
saves-none-saved = Spiele lassen sich nicht speichern: { $problem }
saves-tried-again = { $problem }. Du kannst weiterspielen: Es wird jedes Mal neu versucht.

# What is done with them
saves-opening = Das Spiel wird geöffnet …
saves-reading = Die Datei wird gelesen …
saves-writing = Die Datei wird geschrieben …
saves-imported = { $name } ist jetzt in der Bibliothek.
saves-written = Geschrieben als { $path }.
saves-copied = Eine Kopie heißt jetzt { $name }.
