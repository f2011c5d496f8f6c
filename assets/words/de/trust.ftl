# Nachdem das Spiel abgebrochen ist, andere Fenster des Spiels, und beschädigte Dateien des Spiels.
trust-crash-title = Das Spiel ist abgebrochen
trust-crash-what = Beim letzten Mal ist im Spiel etwas schiefgegangen, und das tut uns leid. Was du gespielt hast, wurde nach jedem Zug gespeichert: unter „{ title-continue }“ und „{ title-saved }“ ist es.
trust-crash-report = Ein Bericht sagt, was schiefging. Es ist diese Datei:
trust-crash-send = Bitte schick sie denen, von denen du das Spiel hast, mit einer Zeile dazu, was du zuletzt getan hast. Sie nennt die Version, dein System und was das Spiel gerade tat: nichts über dich.
trust-crash-go-on = Weiter
trust-crash-copy = Bericht kopieren
trust-crash-folder = Ordner öffnen
trust-crash-copied = Der Bericht ist in der Zwischenablage.
trust-crash-unread = Der Bericht kann nicht gelesen werden: { $problem }.
trust-crash-opened = { $folder } wird geöffnet.
trust-crash-unopened = { $folder } kann nicht geöffnet werden: { $problem }.
trust-save-broke = Das Spiel kann nicht gespeichert werden: beim Schreiben ging etwas schief
trust-elsewhere = { $name } ist in einem anderen Fenster des Spiels offen
trust-elsewhere-copy = { $name } ist in einem anderen Fenster des Spiels offen. Hier spielst du eine Kopie davon: { $copy }.
trust-damaged =
    { $count ->
        [one] Eine Datei des Spiels kann nicht gelesen werden: { $files }.
       *[other] { $count } Dateien des Spiels können nicht gelesen werden: { $files }.
    } Was fehlt, wird schlicht gezeichnet oder bleibt stumm. Installiere das Spiel neu, um es wiederzubekommen.
trust-damaged-more = { $files } und { $count } weitere
trust-files = Dateien des Spiels fehlen oder sind beschädigt: { $names }. Sie sollten in { $folder } sein.
    Entpacke oder installiere das Spiel neu, alles zusammen.
trust-wish-broke = Dabei ging etwas schief; es wurde nicht getan.
trust-save-breaks = Beim Lesen dieses Spielstands ging etwas schief

# Der Bericht über das, was schiefging, für den, der es richtet
trust-report = Amir's Chess { $version }: Bericht über einen Abbruch
trust-report-when = Zeit
trust-report-system = System
trust-report-graphics = Grafik
trust-report-screen = Ansicht
trust-report-overlay = darüber
trust-report-table = Spiel
trust-report-thread = Faden
trust-report-place = Ort
trust-report-message = Meldung
trust-report-world = Welt { $seed }, Runde { $round }, { $commands } Befehle
trust-report-steps = { $game }, { $steps } Schritte
trust-report-kept = Ein Bericht über den Abbruch liegt als { $path }. Spiele werden nach jedem Zug gespeichert.
trust-report-not-kept = In { $folder } lässt sich kein Bericht über den Abbruch ablegen: { $problem }.

# Was ein Fenster braucht; darunter stehen Befehle
trust-no-display = Es gibt keinen Bildschirm für ein Fenster: Weder DISPLAY noch WAYLAND_DISPLAY ist gesetzt.
    Starte das Spiel aus einer grafischen Sitzung oder auf einem virtuellen Bildschirm: { $command }
trust-no-xwayland = Das Spiel öffnet sein Fenster über X11, und dieser Wayland-Sitzung fehlt die X11-Seite (DISPLAY ist nicht gesetzt).
    Installiere XWayland und melde dich neu an:
trust-display-silent = Der Bildschirm { $name }, den DISPLAY nennt, antwortet nicht.
    Läuft er, und darfst du ihn benutzen? Versuch: { $command }
trust-no-libraries = Bibliotheken, die ein Fenster braucht, fehlen: { $names }.
    Installiere sie:
trust-no-adapter = Es gibt keinen Grafiktreiber, mit dem das Spiel zeichnen kann (Vulkan).
    Installiere den Treiber deiner Grafikkarte oder den von Mesa, der auch ohne eine zeichnet:
