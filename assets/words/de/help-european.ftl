# Pages of the help. The first line is the title, `# ` a heading, `- ` an item, `@name` a board;
# `_words_` lead a paragraph, `<page|words>` leads to a page.

help-european-all =
    Die gemeinsamen Regeln

    _Zwei bis vier Heere_, jedes aus seiner Ecke, ziehen reihum im Uhrzeigersinn. Figuren ziehen wie im Schach, ohne Rochade und ohne Schlagen im Vorübergehen.

    @european-start

    _Bauern_ gehen von dort weg, wo sie anfingen: die des einen Heeres hinauf, die des nächsten nach rechts und so fort. Am fernen Rand werden sie eine Figur, mit der ihr Heer begann, aber kein König.

    _Schach gibt es nicht._ Nimm den letzten König eines Heeres, und alles, was von ihm übrig ist, gehört dir, wo es steht. Wer als Letzter einen König hat, gewinnt.

    _Unentschieden:_ Alle sind einverstanden, oder hundert Züge in Folge bringen nichts Neues: kein Schlagen, keinen Bauernzug, nichts eingesetzt, abgesetzt oder zerstört. Wer aufgibt, geht mit allen Figuren.

    _Die Nationen:_ <european-plain|das Stammheer>, <european-guild|die Assassinengilde>, <european-china|das Reich der Mitte>, <european-mycenae|Mykene>, <european-korea|Nordkorea> und <european-ottomans|das Osmanenreich>. Jede Mischung darf sich treffen.

help-european-plain =
    { european-plain }

    _Ohne Kniffe:_ ein König, ein Turm, ein Läufer, ein Springer und vier Bauern.

    _Bauern_ dürfen von der zweiten Reihe ihres Heeres zwei Felder gehen, wann immer sie dort stehen.

    @european-plain

    _Jag den König._ Wer ihn nimmt, befehligt von da an den Rest seines Heeres: Es bleibt, wo es steht, und wechselt die Farbe.

help-european-guild =
    { european-guild }

    _Ein Springer, der sich verbergen kann._ Zu Beginn deines Zuges verschwindet er vor aller anderen Augen, für bis zu drei deiner Züge; dann muss er einen lang zu sehen sein. Er zieht ungesehen; schlägt er etwas, wird er gesehen.

    _Er schlägt zu._ Gleitet jemandes Figur über sein Feld, wirst du gefragt: Zeig ihn, und die Figur wird dort geschlagen, wo sie hielt. Wer auf seinem Feld endet, schlägt ihn.

    @european-guild

    _Nie zwei Springer:_ Bei einem zweiten wählst du, welchen du behältst. Statt zu ziehen, darf ein Turm oder Läufer zum Springer werden.

help-european-china =
    { european-china }

    _Das Heer:_ ein König, zwei Kanonen, ein Springer und vier Fußsoldaten, die China-Bauern.

    _Kanonen_ gehen auf Reihen und Linien beliebig weit, aber immer über genau eine Figur, wem sie auch gehört, zum Ziehen wie zum Schlagen.

    _Einen König_ schlägt eine Kanone nur über eine Figur des eigenen Heeres.

    @european-china

    _Fußsoldaten_ gehen einen Schritt vor und schlagen geradeaus. Jenseits der Brettmitte gehen sie einen Schritt auf Reihe oder Linie, wohin sie wollen. Sie werden nie etwas anderes.

help-european-mycenae =
    { european-mycenae }

    _Drei Pferde_ und das Heer darin: König, Turm, zwei Läufer, drei Bauern. Vor dem ersten Zug entscheidest du, wer wo mitreitet; die anderen wissen nur, wie viele.

    _Sie springen_ wie Springer auf leere Felder und schlagen nie. Statt zu ziehen, darf ein Pferd beliebig viele Figuren neben sich aufnehmen oder dort absetzen; die anderer nur, wenn sie einverstanden sind.

    _Verbrennen_ zerstört ein Pferd, in dem jemand ist, alles darin und was gerade daneben steht. Ein Pferd, das geschlagen wird, ist mit allem darin verloren, auch dem König.

    @european-mycenae

help-european-korea =
    { european-korea }

    _Das Heer_ ist das Stammheer, mit einem Würfel.

    _Der Würfel fällt_ zu Beginn jedes Zuges. Bei 1 bis 4 ist der Zug wie jeder andere; bei 5 oder 6 ist er besonders.

    _Ein besonderer Zug:_ Der nächste Würfel sagt, wie viele Figuren ziehen dürfen, eine, zwei oder drei. Benenn sie zuerst. Dann fällt für jede ein Würfel: 1 Bauer, 2 Springer, 3 Läufer, 4 Turm, 5 Dame, 6 König. Jede darf einmal so ziehen, in beliebiger Reihenfolge, oder stehen bleiben.

    @european-korea

    _Dein König bleibt dein König_, als was er auch zieht; und wer als König zieht, ist keiner.

help-european-ottomans =
    { european-ottoman }

    _Niemand ist auf dem Brett_ am Anfang: König, Turm, zwei Läufer, zwei Springer und zwei Bauern warten in der Reserve. In jedem Zug ziehst du eine Figur oder setzt eine auf ein freies Aufstellfeld.

    _König und Bauern früh:_ Der König und beide Bauern sind unter den ersten fünf, die eingesetzt werden.

    @european-ottomans

    _Anfangs sicher._ Bis zum Ende deines zweiten Zuges kann niemand deine Figuren schlagen. Nach dem ersten Zug ist ein Heer verloren, das niemanden auf dem Brett hat.
