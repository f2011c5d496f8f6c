# Pages of the help. The first line is the title, `# ` a heading, `- ` an item, `@name` a board;
# `_words_` lead a paragraph, `<page|words>` leads to a page.

help-battle-king =
    Der König

    _Er zieht, wie seine Leute ziehen._ Ein König geht immer einen Schritt in jede Richtung. Darüber hinaus zieht, schlägt und bietet er Schach wie jede Art von Figur, die jetzt für seine Seite auf dem Brett steht: mit einem Turm gleitet er wie ein Turm, mit einem Läufer wie ein Läufer, mit einem Springer springt er wie einer.

    - Eine Dame leiht ihm beide Gleitzüge, aber keinen Sprung.
    - Ein Wehrturm der Belagerung leiht seinem Verteidiger den Gleitzug des Turms.
    - Bauern leihen nichts, und ebenso wenig, was in der Reserve wartet.

    @powers

    _Die Zeichen neben einem König_ zeigen, was er jetzt kann: Leuchtet eines, hat er die Kraft; ist es aus, hat er sie verloren. Sie ändern sich in dem Augenblick, in dem eine Figur geschlagen, eingesetzt oder umgewandelt wird, für beide Könige.

    _Geliehene Züge sind echte Züge._ Sie schlagen, sie bieten aus der Ferne Schach, und sie folgen dem Gelände, wie jene Figur es tut. Ist die letzte Figur fort, die eine Kraft leiht, ist auch die Kraft fort. Siehe <battle-hunt|Arten jagen>.

    _Der Rest ist Schach_, mit drei Unterschieden: Es gibt keine Rochade, ein Bauer wird nie zur Dame, und Stellungen zu wiederholen beendet nichts. Siehe <battle-pawns|Bauern> und <battle-end|Wie eine Schlacht endet>.

help-battle-hunt =
    Arten jagen

    _Jag Arten, nicht nur Figuren._ Schlag den letzten Turm des Gegners, und wenn keine Dame mehr da ist, gleitet sein König von diesem Augenblick an nicht mehr auf Reihen und Linien. Ein kleines Zeichen steht bei jeder Figur, deren Verlust ihren König entwaffnet; zeig auf sie, um zu erfahren, was er verlöre.

    @hunt

    # Die Scheindeckung

    Ein ferner König scheint oft eine Figur zu decken. Doch es zählt das Brett nach dem Schlagen. Leiht gerade die geschlagene Figur ihm seine Reichweite, so deckt er nichts: Er kann nicht zurückschlagen.

    @phantom

    _Achte auf deine eigenen._ Für dich gilt dasselbe. Ein letzter Springer, der fern kämpft und fällt, nimmt den Sprung deines Königs mit.

    _Nicht jeder Tausch ist gleich._ Turm gegen Turm ist ein schlechter Handel für die Seite, die keinen zweiten hat.

help-battle-check =
    Schach, das in beide Richtungen wirkt

    _Ein König kann Schach bieten._ Mit einem Turm an seiner Seite greift er auf Reihe und Linie an, mit einem Läufer auf den Diagonalen, mit einem Springer im Sprung. Der gegnerische König in seinem Blick steht im Schach, und ihm muss geholfen werden wie bei jedem Schach.

    _Doch zwei Könige sehen einander gleich._ Haben beide dieselbe Kraft, so greift an und wird angegriffen, wer in die Linie tritt. Das ist nicht erlaubt: Kein Zug darf den eigenen König angegriffen lassen. Wer eine Kraft allein hat, dem gehören die offenen Linien.

    @edged

    _Ein Schach kann von fern kommen, ohne dass der König zieht:_ Du gewinnst eine Kraft oder öffnest eine Linie, und er greift sofort an.

    _Und ein Schach kann von selbst enden:_ Schlag die letzte Figur, die dem gegnerischen König seine Reichweite leiht, und er greift niemanden mehr an.

help-battle-pawns =
    Bauern

    _Sie ziehen wie im Schach:_ ein Feld vor, von ihrer zweiten Reihe auf Wunsch zwei, und sie schlagen ein Feld schräg nach vorn. Ein Bauer, der eben zwei Felder ging, kann im Vorübergehen geschlagen werden, sofort oder nie.

    _Auf der letzten Reihe_ wird ein Bauer Springer, Läufer oder Turm, wie du willst. Dame wird er nie. Mit einer neuen Art gewinnt der König ihre Kraft auf der Stelle.

    @pawn

    _Ein Bauer aus der Reserve_ darf auf deiner Grundreihe stehen. Von dort geht er ein Feld; auf deiner zweiten Reihe darf er wieder zwei gehen.

help-battle-reserve =
    Heere und Reserve

    _Ein Heer_ ist ein König und beliebig viele Bauern, Springer, Läufer, Türme und Damen. Der Angreifer beginnt unten auf dem Brett und zieht zuerst; der Verteidiger steht oben.

    _Aufgestellt wird nach Regel:_ zuerst die Offiziere, die Dame neben dem König, dann Türme, Läufer und Springer, dann die Bauern davor. Ein volles Schachheer steht wie im Schach. Drei Reihen fassen den König und 23 Figuren; was mehr ist, wartet in der Reserve.

    _Einsetzen._ Statt zu ziehen, setz eine wartende Figur auf ein leeres Feld deiner Grundreihe. Sie leiht dem König sofort ihre Gangart, und der Zug kann Schach bieten. Bleibt dein König angegriffen, darfst du nicht einsetzen.

    @reserve

    _Punkte_ messen ein Heer: Ein Bauer zählt 1, ein Springer oder Läufer 3, ein Turm 5, eine Dame 9.

help-battle-end =
    Wie eine Schlacht endet

    _Matt_ gewinnt: Der König steht im Schach, und kein Zug hilft.

    _Auch eine Zersprengung_ gewinnt. Ein König, der niemanden mehr hat, weder auf dem Brett noch in der Reserve, ist zu Beginn seines Zuges geschlagen, wenn der Gegner noch eine Figur hat und er selbst nicht sofort etwas schlagen kann. Kann er etwas schlagen, geht die Schlacht weiter, und bei seinem nächsten Zug wird wieder hingesehen.

    @rout

    _Unentschieden:_

    - Patt: Wer am Zug ist, steht nicht im Schach und hat keinen Zug.
    - Nur die beiden Könige sind übrig.
    - Die Züge sind verbraucht. Eine Schlacht dauert 50 Züge jeder Seite. Dann können beide einmal vereinbaren, bis Zug 70 weiterzukämpfen; gegen den Computer entscheidest du allein. In den letzten zehn Zügen warnt der Zähler.

    Stellungen zu wiederholen beendet nichts, und ebenso wenig eine lange Zeit ohne Schlagen.

    _Aufgeben_ verliert die Schlacht und alles in ihr. Es gibt einen billigeren Weg: <battle-retreat|Rückzug>.

help-battle-retreat =
    Rückzug

    _Räum das Feld und rette deine Leute._ Am Zug und nicht im Schach, darfst du dich zurückziehen. Der Gegner gewinnt das Feld; du behältst, was auf deiner eigenen Bretthälfte steht und was in der Reserve wartet. Was jenseits steht, ist verloren. Die Hälfte des Angreifers sind die Reihen 1 bis 4, die des Verteidigers 5 bis 8.

    _Der Preis wird vorher genannt:_ Die Frage sagt, was du behieltest und was du verlörest.

    # Was jede Seite behält

    - Nach Matt, Zersprengung oder Aufgabe: Der Sieger behält, was er noch hat, Umgewandeltes, wie es ist; der Verlierer behält nichts.
    - Nach einem Rückzug: Wer geht, behält, was oben steht, der andere alles.
    - Nach einem Unentschieden: Jeder behält, was er hat. Wehrtürme gehören zur Mauer und werden nie behalten.

    In einer einzelnen Schlacht („{ title-quick-battle }“ auf dem Titelbild) ist das nur Ehre. Im <campaign-attacks|Feldzug> ist es dein Heer.

help-battle-field =
    Feld

    Offenes Gelände ohne eigene Regeln. Hier ist die Schlacht dem Schach am nächsten.

    @field

    _Sieh dir zuerst an, was da ist._ Zähl vor jedem Plan, wie viele du von jeder Art hast: Zwei Springer sind eine Kraft mit Ersatz, ein einzelner Läufer ist eine Kraft auf Borg.

help-battle-river =
    Fluss

    _Reihe 5 ist Wasser_, bis auf die drei Furten b5, e5 und g5. Niemand betritt Wasser oder geht darüber, und das gilt auch für Angriff und Schach.

    _Furten_ sind offenes Gelände: Türme, Damen, Bauern und Könige gehen dort auf der Linie hinüber, Läufer auf einer Diagonale, die durch eine Furt führt.

    _Springer_ gehen zwei Felder geradeaus und eines zur Seite. Von Reihe 4 auf Reihe 6 oder zurück springen sie nur, wenn das über eine Furt führt, gleich ob der gerade oder der seitliche Teil zuerst kommt. Auf Reihe 5 landen sie nur auf einer Furt. Alle anderen Sprünge sind frei.

    @river

    _Rat._ Die Furten sind die Schlacht. Eine Figur auf einer Furt sperrt eine ganze Linie; ein König, der das Ufer dahinter hält, ist schwer zu erreichen.

help-battle-hill =
    Hügel

    _Die Reihen 6 bis 8 liegen hoch._ Eine gleitende Figur des Angreifers, die von Reihe 5 oder darunter kommt, hält auf dem ersten Feld des Hügels an, das sie betritt. Sie darf dort schlagen. Auf dem Hügel ist sie wieder frei.

    _Gleitende Figuren_ sind Türme, Läufer, Damen und ein König, der einen Gleitzug leiht. Springer, Bauern und der eigene Schritt des Königs steigen frei. Der Verteidiger wird gar nicht gehindert.

    @hill

    _Rat._ Von unten kann der Angreifer nicht aus der Ferne mattsetzen: Er muss erst hinauf. Der Verteidiger sieht weit hinab; ihm steht jede Linie offen.

help-battle-forest =
    Wald

    _Auf den Reihen 4 und 5 stehen Bäume._ Eine gleitende Figur beider Seiten, die von außen kommt, hält auf dem ersten dieser Felder an, das sie betritt. Sie darf dort schlagen.

    _Aus dem Wald heraus_ zieht sie frei, im Wald und hinaus. Springer, Bauern und der eigene Schritt des Königs kümmern sich nicht um Bäume.

    @forest

    _Rat._ Eine Figur im Wald blickt nach beiden Seiten hinaus, und niemand draußen blickt hindurch. Bring deine zuerst hinein.

help-battle-siege =
    Belagerung

    _Reihe 5 ist die Mauer._ Sie hat Tore auf c5 und f5 und zwei Wehrtürme auf d5 und e5, die dem Verteidiger gehören. Ein Tor ist offenes Gelände.

    _Die Mauerfelder_ a5, b5, g5 und h5 tragen nur Bauern. Ein Bauer ersteigt eines mit einem einfachen Schritt von unmittelbar dahinter oder indem er dort einen Nachbarn schlägt; nie mit dem Doppelschritt. Dort oben ist er vor allen sicher außer vor Bauern und Wehrtürmen, zieht und schlägt nach vorn wie sonst und bietet Schach wie sonst.

    @wall

    _Wehrtürme_ ziehen nie. Sie schießen auf ihrer Linie, bis etwas im Weg steht, und die Mauer entlang, über Mauerfelder, Tore und Breschen gleichermaßen. Was sie treffen, ist fort, und sie bleiben, wo sie sind. Die Schusslinie eines Wehrturms bietet Schach. Solange einer steht, gleitet der König des Verteidigers wie ein Turm.

    _Eine Bresche._ Jede Figur, die einen Wehrturm erreicht, darf ihn schlagen. Sein Platz ist von da an eine Bresche: offenes Gelände wie ein Tor.

    @breach

    _Springer_ springen nur über die Mauer, wenn das über ein Tor oder eine Bresche führt, gleich ob der gerade oder der seitliche Teil zuerst kommt. Auf Reihe 5 landen sie auf einem Tor, auf einer Bresche oder auf einem Wehrturm, den sie schlagen.

    _Im Feldzug_ wird so um befestigte Städte und Hauptstädte gekämpft, wenn ihr Besitzer sie hält. Siehe <campaign-attacks|Angriffe>.

help-battle-setup =
    Vor einer { title-quick-battle }

    _Wähl das Gelände_ und das Heer jeder Seite: das gewöhnliche Schachheer oder beliebig viele Figuren. Das Bild zeigt, wie sie stehen werden; was für drei Reihen zu viel ist, wartet in der <battle-reserve|Reserve>.

    _Wähl, wer spielt._ Jede Seite ist ein Mensch an diesem Bildschirm oder der Computer auf einer von fünf Stufen: { common-beginner }, { common-casual }, { common-club }, { common-expert } und { common-master }. Zwei Menschen teilen sich den Bildschirm; zwei Computer spielen von selbst.

    _Alles wird behalten:_ Beim nächsten Mal ist alles so eingestellt, wie du es verlassen hast. Eine Schlacht wird gespeichert, während du spielst; du findest sie unter <library-saves|Die Bibliothek>.

help-battle-board =
    Am Brett

    _Ziele unterscheiden sich in der Form:_ Ein Punkt ist ein ruhiger Zug, Klammern sind ein Schlagzug, ein Fadenkreuz ist der Schuss eines Wehrturms. Ein Bauer auf der letzten Reihe fragt, was er wird.

    _Zeig auf eine Figur_, und du siehst, was droht: In eine Richtung schraffierte Ecken stehen bei den Gegnern, die sie schlagen könnten, blassere, anders schraffierte bei dem, was sie selbst schlagen könnte. Die Einstellungen schalten das ab.

    _Die Tafel daneben_ sagt, wer am Zug ist, wie viele Züge bleiben, was jeder König kann und was in der Reserve wartet: Klick auf eine wartende Figur und dann auf ein helles Feld.

    _Tipp einen Zug ein_, wenn du magst, etwa Nf3 oder e2e4, in eine eigene Zeile ({ KEY("TypeMove") }). Im Feldzug tippt man Befehle ebenso ({ KEY("TypeOrder") }).

    _{ panel-hint }_ sagt, was ein starker Spieler täte. _{ panel-take-back }_ macht deinen letzten Zug rückgängig; gegen den Computer geht seine Antwort mit. Im Feldzug steht ein Zug.

    _Zurückblicken:_ Ein Klick auf einen Zug der Liste zeigt das Brett, wie es damals war. Verloren geht nichts, und ein Klick führt zurück. Mehr dazu unter <analysis-lines|Analyse>.

help-battle-marks =
    Die Zeichen auf dem Brett

    _Was jedes Zeichen sagt._ Lass den Zeiger auf einem Feld ruhen, und es sagt dir, welche davon darauf liegen.

    @marks

help-battle-puzzles =
    Rätsel

    Vierzig Schlachten, in denen gewinnt, wer am Zug ist: durch Matt oder Zersprengung in zwei oder drei Zügen, was der Gegner auch tut. Jede ist bewiesen, indem alle Züge probiert wurden.

    _Zieh auf dem Brett wie in einer Schlacht._ Ist dein Zug richtig, antwortet die beste Verteidigung. Ist er es nicht, zeigt der Gegner, warum; nimm ihn zurück und versuch es wieder.

    _Sieh zuerst auf die Könige._ Was kann jeder jetzt, wer leiht es ihm, und was wäre ohne diese Figur? Die meisten Rätsel drehen sich um eine Kraft, die gewonnen oder verloren wird. Siehe <battle-hunt|Arten jagen> und <battle-check|Schach, das in beide Richtungen wirkt>.

    _{ puzzles-help }_ gibt einen Rat; noch einmal gefragt, den Zug. _{ puzzles-show }_ spielt sie vor.

    _Drei Sterne_ gibt es für ein Rätsel, das auf Anhieb gelöst ist. Jeder falsche Zug und jede Hilfe kostet einen, bis auf einen letzten; nachdem die Lösung gezeigt wurde, gibt es einen. Das Beste zählt, und du darfst es so oft versuchen, wie du magst.

help-battle-keys =
    Tasten der Schlacht

    @battle-keys
