# Pages of the help. The first line is the title, `# ` a heading, `- ` an item, `@name` a board;
# `_words_` lead a paragraph, `<page|words>` leads to a page.

help-library-saves =
    Gespeicherte Spiele

    _Alles wird gespeichert_, nach jedem Schritt: Schlachten, Feldzüge und die anderen Spiele. Fortsetzen auf dem Titel nimmt das zuletzt Gespielte auf; Gespeicherte Spiele nennt alle, jedes mit einem Bild.

    _Ein Spielstand lässt sich umbenennen_, kopieren, löschen und als Datei auf einen anderen Computer tragen; eine Datei, die auf das Fenster gezogen wird, kommt herein. Ein abgeschnittener oder veränderter Stand wird in Worten zurückgewiesen, und was da war, bleibt, wie es war.

    _Schach_ reist auch als FEN und PGN: Kopier oder speicher es im Menü einer Partie, füg es in der Vorbereitung ein.

help-library-replay =
    Zurückblicken

    _In jedem Spiel_ führt die Zugliste zurück zu jeder Stellung, und ein Klick kehrt in die Gegenwart zurück.

    _An seinem Ende_ wird ein Feldzug noch einmal auf der Karte gespielt: Schritt für Schritt oder von selbst, so schnell du magst, mit dem, was jedes Reich wusste, oder mit allem offen.

    _Feldschach_ wird aufgedeckt, wenn es vorbei ist, und lässt sich von der Aufstellung an durchgehen.
