# Pages of the help. The first line is the title, `# ` a heading, `- ` an item, `@name` a board;
# `_words_` lead a paragraph, `<page|words>` leads to a page.

help-field-board =
    Das Feld

    _Finde die Flagge._ Du gewinnst, wenn du die Flagge des Gegners nimmst oder wenn er nichts mehr hat, das ziehen kann. Hundert Züge ohne Kampf sind unentschieden.

    @field-start

    _Ein Fluss_ trennt die beiden Seiten; drei Brücken führen hinüber. Figuren gehen auf den Linien, einen Schritt je Zug. Süd beginnt.

    _Eisenbahnen_ laufen an beiden Rändern und beiden Ufern: Auf ihnen geht eine Figur so weit geradeaus, wie die Strecke frei ist. Die mittlere Brücke hat keine Schienen.

    _Lager_, die grünen Kreise, sind sicher: In einem wird niemand angegriffen. Betreten kann man sie nur, wenn sie leer sind.

    _Hauptquartiere:_ Wer eines betritt, verlässt es nie mehr. Die Flagge beginnt in einem eigenen.

help-field-ranks =
    Ränge

    _Wer auf einen Gegner zieht_, greift ihn an. Der höhere Rang bleibt, der andere fällt; Gleiche fallen beide. Was die anderen sind, sagt niemand.

    @field-fight

    @ranks

help-field-special =
    Besondere Figuren

    _Die Flagge_ zieht nie. Fällt der Feldmarschall einer Seite, wird allen gezeigt, wo ihre Flagge steht.

    _Minen_ ziehen nie. Wer auf eine tritt, fällt, und die Mine bleibt: Nur ein Pionier räumt sie, und eine Bombe geht mit ihr.

    _Eine Bombe_ zieht wie andere. Worauf sie auch trifft, beide gehen.

    _Pioniere_ sind die niedrigsten im Rang, aber sie räumen Minen, und auf den Schienen biegen sie ab, wie sie wollen: Ein Zug bringt sie überallhin, wo die Strecke frei ist.

    @field-engineer

help-field-before =
    Vor dem Kampf

    _Stell deine Seite auf:_ Klick auf eine Figur und dann auf einen hellen Punkt, um sie dorthin zu setzen oder beide tauschen zu lassen. „{ field-shuffle }“ legt ein neues Heer aus, „{ field-start }“ schließt ab.

    _Was wo steht:_ die Flagge in einem Hauptquartier, Minen in deinen beiden hinteren Reihen, Bomben nicht in der vordersten, nichts in einem Lager.

    @field-order

    _Zwei Spieler_ stellen auf und ziehen nacheinander. Dazwischen ist der Bildschirm verdeckt, bis er übergeben wurde.

    _Rat._ Schütz die Flagge mit Minen, aber nicht nur dort: Eine Wand von Minen verrät sie. Heb dir einen Pionier für das Ende auf. Ein kühner Zug einer schwachen Figur kann für einen Marschall durchgehen.

help-field-known =
    Was du weißt

    _Nur Ergebnisse werden genannt:_ Der Angreifer fällt, der Verteidiger fällt oder beide. Du kennst deine eigenen Verluste und von denen des Gegners nur die Zahl.

    _Doch jeder Kampf verrät etwas._ Zeig auf einen gegnerischen Stein: Er sagt, was er bisher gezeigt hat, ob er zog, auf den Schienen abbog oder jemanden schlug.

    @field-known

    _Danach_ wird alles aufgedeckt, und der ganze Kampf lässt sich Schritt für Schritt noch einmal ansehen.

    _Zurückgenommen wird nichts_, und Tipps gibt es nicht: Was gesehen wurde, kann man nicht ungesehen machen.
