# Nachdem das Spiel abgebrochen ist, andere Fenster des Spiels, und beschädigte Dateien des Spiels.
trust-crash-title = Das Spiel ist abgebrochen
trust-crash-what = Beim letzten Mal ist im Spiel etwas schiefgegangen, und das tut uns leid. Was du gespielt hast, wurde nach jedem Zug gespeichert: unter „Weiterspielen“ und „Gespeicherte“ ist es.
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
trust-files = Dateien des Spiels fehlen: { $names }. Sie sollten in { $folder } sein.
    Entpacke oder installiere das Spiel neu, alles zusammen.
trust-wish-broke = Dabei ging etwas schief; es wurde nicht getan.
trust-save-breaks = Beim Lesen dieses Spielstands ging etwas schief
