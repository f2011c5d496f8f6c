# The pause menus
pause-this-campaign = Dieser Feldzug
pause-battle-first = Erst muss die Schlacht entschieden sein.
pause-paused = Pause
pause-resume = Weiterspielen
pause-new-battle = Neue Schlacht aufstellen
pause-to-title = Zum Titelbild
pause-copy-as = Kopie speichern als
pause-save = Speichern
pause-resolve-battle = Diese Schlacht ausspielen lassen
pause-copy = Kopie speichern als …
pause-load = Laden oder exportieren …
pause-resign-campaign = Feldzug aufgeben
pause-save-title = Speichern und zum Titelbild
pause-save-quit = Speichern, beenden

# The menu of a game between screens
pause-leave-asked = Endgültig gehen?
pause-leave-gives-up = Dein Platz wird frei. Eine Partie zu zweit ist damit aufgegeben.
pause-leave-no-rematch = Dein Platz wird frei: Von dort gibt es keine Revanche.
pause-stay = Bleiben
pause-leave = Endgültig gehen
pause-menu = Menü
pause-goes-on = Die anderen warten nicht: Das Spiel geht weiter.
pause-back-to-game = Zurück zum Spiel
pause-no-connection = Keine Verbindung: Dein Platz bleibt, bis es eine gibt.
pause-copy-position = Stellung kopieren
pause-copy-game = Partie kopieren
pause-save-file = Partie als Datei speichern …
pause-to-map = Zur Karte
pause-resolve = Ausspielen
pause-title = Zum Titelbild
pause-title-seat-stays = Zum Titelbild: Dein Platz bleibt
pause-quit-seat-stays = Spiel beenden: Dein Platz bleibt
pause-quit-with-room = Spiel beenden …
pause-quit-asked = Spiel beenden, und den Raum mit ihm?
pause-quit-room-sleeps = Dieser Raum liegt auf deinem Computer. Solange das Spiel hier geschlossen ist, kann niemand weiterspielen: Die anderen verlieren die Verbindung und warten. Dein Platz bleibt, und der Raum erwacht, wenn du wieder weiterspielst.
pause-leave-keeps-room = Der Raum liegt auf deinem Computer: Die anderen können nur darin sein, solange das Spiel hier offen ist.
pause-leave-ask = Endgültig gehen …

# The menu of the other games
pause-paste = Partie einfügen
pause-open-file = Datei öffnen …
pause-another-game = Andere Partie aufstellen
