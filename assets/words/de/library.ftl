library-counts = Schritt
library-beginning = Der Anfang
library-moment = { $at } von { $all }: { $entry }
library-branch = Von hier weiterspielen
library-branch-hover = Eine eigene Partie beginnt mit diesem Augenblick; die Aufzeichnung bleibt, wie sie ist
library-branch-note = Hier beginnt eine eigene Partie. Die Aufzeichnung, aus der sie kommt, bleibt, wie sie ist.
library-branch-done = Weiterspielen
library-branch-name = { $name }, ab { $moment }
library-played-by = { $name } wird gespielt von
library-first-seat = Ein Mensch steht an erster Stelle.
library-last-seat = Einen stärkeren Computer gibt es nicht.
library-cancel = Abbrechen
library-close = Das Nachspielen beenden (Escape)
library-no-game = Auf dem Brett ist keine Partie
library-over-here = Hier ist die Partie zu Ende: geh erst einen Schritt zurück
library-in-room = Hier spielt noch der Raum; ist er verlassen, liegt die Partie in der Bibliothek
library-in-campaign = Diese Schlacht gehört zu einem Feldzug, der weitergeht
library-black-kingdom = Das Reich von Schwarz
library-world-unread = Der Anfang des Feldzugs ist nicht zu lesen: { $problem }
library-to-start = An den Anfang
library-back = Einen Schritt zurück
library-on = Einen Schritt weiter
library-to-end = Ans Ende
library-play = Abspielen
library-pause = Anhalten
library-at-start = Das ist der Anfang.
library-at-end = Das ist das Ende.
library-at-once = Sofort
library-one-moment = Hier gibt es nichts zu blättern: Es endet, wo es beginnt.
library-replay-battle = Schlacht nachspielen
library-title = Bibliothek
library-campaigns = Feldzüge
library-battles = Einzelne Schlachten
library-every-game = Jedes Spiel
library-game = Spiel: { $game }
library-order = Reihenfolge: { $order }
library-newest = Neueste zuerst
library-oldest = Älteste zuerst
library-by-name = Nach Namen
library-all = Alle
library-going-on = Im Gang
library-ended = Beendet
library-search = Suchen
library-search-records = Nach Namen, Spielern oder Spiel suchen
library-count = { $count ->
    [one] Eine Aufzeichnung
   *[other] { $count } Aufzeichnungen
}
library-count-of = { $shown } von { $all }
library-mark = { $name } markieren
library-picture = Bild von { $name }
library-choose-first = Wähle zuerst eine Partie.
library-damaged = Dieser Spielstand ist beschädigt.
library-rename = Umbenennen
library-rename-question = Die Partie umbenennen
library-name = Name
library-duplicate = Verdoppeln
library-export = Exportieren
library-export-hover = In eine Datei schreiben: als Text zum Lesen oder als Spielstand
library-copy-text = Als Text
library-copy-text-hover = In die Zwischenablage: Schach als PGN, jedes andere Spiel in seiner eigenen Form
library-delete = Löschen
library-delete-marked = { $count } löschen
library-delete-hover = Mehrere markieren, um sie zusammen zu löschen ({ KEY("Mark") }; alle: Strg+A)
library-delete-question = { $count ->
    [one] Diese Partie löschen?
   *[other] Diese { $count } Partien löschen?
}
library-delete-note = { $others ->
    [0] { $name } geht für immer verloren, mit den älteren Ständen.
    [one] { $name } und eine weitere gehen für immer verloren, mit ihren älteren Ständen.
   *[other] { $name } und { $others } weitere gehen für immer verloren, mit ihren älteren Ständen.
}
library-keep = { $count ->
    [one] Behalten
   *[other] Alle behalten
}
library-delete-sure = { $count ->
    [one] Löschen
   *[other] Alle löschen
}
library-import = Importieren
library-import-hover = Ein Spielstand, eine PGN oder eine Partie als Text; oder die Datei ins Fenster ziehen
library-import-file = Eine Partie importieren
library-paste = Einfügen
library-paste-hover = Die Partie oder Stellung aus der Zwischenablage aufbewahren
library-no-text = In der Zwischenablage ist kein Text.
library-records = Partien
library-as-text = Text
library-as-save = Spielstand
library-export-file = Die Partie exportieren
library-empty = Noch ist nichts aufgezeichnet.
library-empty-note = Feldzüge und Partien zeichnen sich nach jedem Zug selbst auf. Beginne eine, oder importiere eine Datei.
library-reading = Wird gelesen …
library-none-fit = Nichts dergleichen ist aufgezeichnet.
library-show-all = Alles zeigen
library-look-back = Öffnen
library-play-on = Weiterspielen
library-new-campaign = Neuer Feldzug
library-replay = Nachspielen
library-replay-hover = Von Anfang an nachspielen
library-two-in-fog = Zwei Menschen spielen ihn im Nebel: nachspielen kann man ihn, wenn er zu Ende ist.
library-copied = { $name } ist in der Zwischenablage.
library-unwritten = { $name } ist nicht zu schreiben: { $problem }
library-review-unkept = Was über die Partie gefunden wurde, ist nicht aufzubewahren
