# Pages of the help. The first line is the title, `# ` a heading, `- ` an item, `@name` a board;
# `_words_` lead a paragraph, `<page|words>` leads to a page.

help-chess-pieces =
    Die Figuren

    _Sechzehn auf jeder Seite:_ ein König, eine Dame, zwei Türme, zwei Läufer, zwei Springer und acht Bauern. Weiß beginnt, dann geht es abwechselnd. Geschlagen wird, indem eine Figur auf das Feld eines Gegners zieht.

    @chess-pieces

    _König, Dame, Turm, Läufer._ Der König geht einen Schritt in jede Richtung. Der Turm gleitet auf Reihen und Linien, der Läufer auf Diagonalen, die Dame auf beiden. Keine von ihnen geht durch andere hindurch.

    _Der Springer_ springt: zwei Felder gerade und eines zur Seite, was auch dazwischen steht.

    _Bauern_ gehen ein Feld vor, von ihrem ersten Feld auf Wunsch zwei. Sie schlagen ein Feld schräg nach vorn und gehen nie zurück.

    _Schach._ Ein angegriffener König ist rot markiert, und ihm muss sofort geholfen werden: Zieh ihn, stell etwas dazwischen oder schlag den Angreifer. Deinen eigenen König kannst du nie angegriffen lassen.

help-chess-special =
    Besondere Züge

    _Rochade._ Klick auf den König, dann auf das Feld zwei Schritte daneben: Der Turm dort kommt auf seine andere Seite. Keiner von beiden darf schon gezogen haben, nichts steht zwischen ihnen, und der König wird weder dort angegriffen, wo er ist, noch, wo er hindurchgeht oder ankommt.

    _Im Vorübergehen_ (en passant). Ein Bauer, der zwei Felder geht und neben einem gegnerischen Bauern stehen bleibt, kann von ihm geschlagen werden, als wäre er nur eines gegangen, sofort oder nie.

    @chess-special

    _Umwandlung._ Ein Bauer auf der letzten Reihe wird Dame, Turm, Läufer oder Springer: Wähl neben dem Feld.

help-chess-end =
    Wie eine Partie endet

    _Matt gewinnt:_ Der König ist angegriffen, und nichts hilft. Auch wer aufgibt, verliert.

    _Patt ist unentschieden:_ Der König ist nicht angegriffen, aber kein Zug ist übrig.

    @chess-mate

    _Andere Unentschieden:_ zu wenige Figuren auf beiden Seiten für irgendein Matt; fünfzig Züge von jedem ohne Schlagen und ohne Bauernzug; dieselbe Stellung zum dritten Mal; oder beide sind einverstanden. Die ersten drei beenden die Partie von selbst.

    _Remis anbieten_ kann man auch dem Computer. Er sagt Ja, wenn er nicht besser steht.

    _Stellungen und Partien von anderswo_ lassen sich in der Vorbereitung einfügen, als FEN oder PGN. Das Menü einer Partie kopiert oder speichert sie ebenso. Siehe <library-saves|Die Bibliothek>.

help-chess-opening =
    Eröffnung

    _Nimm die Mitte._ Von den vier Mittelfeldern reicht alles weiter. Ein Bauer dort hält den Gegner fern.

    _Bring alle heraus._ Springer und Läufer zuerst, jeden einmal, ehe die Dame spazieren geht: Sie würde nur gejagt.

    _Rochier früh._ Ein König in der Mitte ist leicht anzugreifen, und seine Türme schlafen.

    @chess-opening

    _Sieh dich bei jedem Zug um:_ Welche Schachs, Schlagzüge und Drohungen gibt es, für dich und für den Gegner?

help-chess-endgame =
    Endspiel

    _Rechne, ehe du tauschst._ Ungefähr zählt ein Bauer 1, ein Springer oder Läufer 3, ein Turm 5, die Dame 9. Gib keinen Turm für einen Springer, wenn nicht mehr dabei herauskommt.

    _Jetzt kämpft der König._ Sind die Damen fort, ist er eine starke Figur: Führ ihn in die Mitte und zu den Bauern.

    _Ein Bauer mehr gewinnt oft._ Lass den König ihm vorangehen, und der gegnerische König muss weichen.

    @chess-endgame
