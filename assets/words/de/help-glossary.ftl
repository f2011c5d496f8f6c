# Pages of the help. The first line is the title, `# ` a heading, `- ` an item, `@name` a board;
# `_words_` lead a paragraph, `<page|words>` leads to a page.

help-glossary-terms =
    Begriffe

    _Ausfall:_ hinter einer Mauer hervorzukommen und auf offenem Feld zu kämpfen. Siehe <campaign-attacks|Angriffe>.

    _Bresche:_ der Platz eines gefallenen Wehrturms, allen offen. Siehe <battle-siege|Belagerung>.

    _Einsetzen:_ eine wartende Figur auf die Grundreihe setzen. Siehe <battle-reserve|Heere und Reserve>.

    _Entwaffnen:_ die letzte Figur zu schlagen, die einem König eine Kraft leiht. Siehe <battle-hunt|Arten jagen>.

    _Erschüttert, müde:_ Ein Heer, das sich zurückzog, kann im nächsten Zug nicht ziehen; eines, dessen Angriff unentschieden endete, nicht angreifen. Siehe <campaign-armies|Heere>.

    _Furt:_ wo ein Fluss überquert wird. Siehe <battle-river|Fluss>.

    _Gleiten:_ beliebig weit auf einer Linie ziehen, wie Türme, Läufer und Damen und Könige durch ihre Kräfte.

    _Grundreihe:_ die dir nächste Reihe, 1 für den Angreifer, 8 für den Verteidiger.

    _Heer:_ die Figuren einer Seite; auf der Karte die eines Feldes, mit eigenem König.

    _Kraft:_ was ein König neben seinem Schritt kann, wie ein Turm, ein Läufer oder ein Springer. Siehe <battle-king|Der König>.

    _Lager:_ woher Barbaren kommen; im Feldschach ein Kreis, in dem niemand angegriffen wird.

    _Landen:_ wohin ein Heer geht, das sich zurückzog. Siehe <campaign-landing|Rückzug auf der Karte>.

    _Reiten:_ die zwei Felder je Zug eines Heeres aus Springern. Siehe <campaign-armies|Heere>.

    _Reserve:_ Figuren, die neben dem Brett warten. Siehe <battle-reserve|Heere und Reserve>.

    _Sammelpunkt:_ das Ziel, zu dem ein Heer von selbst marschiert. Siehe <campaign-rally|Sammelpunkte>.

    _Scheindeckung:_ eine Deckung, die keine ist, weil das Schlagen dem König die Reichweite nimmt. Siehe <battle-hunt|Arten jagen>.

    _Überrennen:_ ein erdrückender Angriff, der keine Schlacht braucht. Siehe <campaign-attacks|Angriffe>.

    _Wehrturm:_ Teil einer Belagerung; er schießt auf Linie und Mauer und zieht nie. Siehe <battle-siege|Belagerung>.

    _Zersprengung:_ ein einsamer König, geschlagen, weil er nichts schlagen kann. Siehe <battle-end|Wie eine Schlacht endet>.

    _Zugzahl:_ die 50 Züge, die eine Schlacht dauert, verlängert 70. Siehe <battle-end|Wie eine Schlacht endet>.
