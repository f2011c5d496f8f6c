# Pages of the help. The first line is the title, `# ` a heading, `- ` an item, `@name` a board;
# `_words_` lead a paragraph, `<page|words>` leads to a page.

help-library-saves =
    Die Bibliothek

    _Jedes Spiel wird aufgezeichnet_, nach jedem Schritt: Schlachten, Feldzüge und die anderen Spiele, die zwischen Bildschirmen, sobald sie vorbei sind. „{ title-continue }“ auf dem Titelbild nimmt das zuletzt Gespielte auf; „{ title-saved }“ nennt alles, jedes mit einem Bild.

    _Finde es_ nach dem Spiel, danach, was noch läuft und was vorbei ist, oder mit ein paar Buchstaben seines Namens oder seiner Spieler. Was noch läuft, wird weitergespielt; auf Beendetes wird zurückgeblickt.

    _Eine Aufzeichnung lässt sich umbenennen_, verdoppeln und löschen. Sie geht hinaus in eine Datei oder die Zwischenablage: Schach als PGN, Schlachten und die anderen Spiele als lesbarer Text, Feldzüge als der Spielstand, der sie sind. Herein kommt sie durch „{ library-import }“, „{ library-paste }“ oder als Datei, die auf das Fenster gezogen wird. Abgeschnittenes oder Verändertes wird in Worten zurückgewiesen, und was da war, bleibt, wie es war.

    _Solange ein Spiel etwas verbirgt_, sagt seine Aufzeichnung nicht mehr, als sein Spieler sehen darf.

help-library-replay =
    Nachspielen

    _Alles lässt sich nachspielen_ ({ KEY("Pause") }): Schritt für Schritt, von selbst, so schnell du magst, oder von jedem Augenblick auf dem Schieber an. Ein Feldzug wird auf seiner Karte noch einmal gespielt.

    _{ library-branch }_ ({ KEY("Branch") }): In jedem Augenblick beginnt eine eigene Partie, mit wem du willst auf jedem Platz. Die Aufzeichnung, aus der sie kommt, bleibt, wie sie ist.

    _Mitten im Spiel_ führt die Zugliste zurück zu jeder Stellung, und ein Klick kehrt in die Gegenwart zurück.

    _Feldschach_ wird aufgedeckt, wenn es vorbei ist, und lässt sich von der Aufstellung an durchgehen.

    @replay-keys
