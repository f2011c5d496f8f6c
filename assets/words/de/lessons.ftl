# Die Lektionen: was der Lehrer sagt. Nach den Regeln wahr, und kurz: er hat wenig Platz.

lessons-learn = Lernen
lessons-learn-note = Lerne im Spiel, Schritt für Schritt. Hör auf, wann du willst: es geht mit dem Schritt weiter, bei dem du warst.
lessons-battle = Die Schlacht
lessons-battle-note = Dein König, seine Kräfte und das Gelände, auf dem er kämpft.
lessons-campaign = Der Feldzug
lessons-campaign-note = Städte, Heere und Nebel auf einer kleinen Welt.
lessons-count = { $done } von { $all } geschafft
lessons-begin = Beginnen
lessons-go-on = Weiter
lessons-once-more = Noch einmal
lessons-name = { $number }. { $title }
lessons-is-done = { $name }: geschafft
lessons-is-open = { $name }: noch offen
lessons-offer-title = Neu hier?
lessons-offer = Lerne im Spiel: die Schlacht in einer Viertelstunde, den Feldzug in noch einer.
lessons-offer-no = Nein, danke

lessons-where = Lektion { $lesson } von { $lessons }
lessons-step = Schritt { $step } von { $steps }
lessons-next = Weiter
lessons-next-lesson = Nächste Lektion
lessons-to-battle = Zur „{ title-quick-battle }“
lessons-to-campaign = Ein eigener Feldzug
lessons-course-begun = { $course ->
    [battle] Schlacht, Lektion { $lesson } von { $lessons }
   *[campaign] Feldzug, Lektion { $lesson } von { $lessons }
    }

lessons-new-map = Jede Lektion hat ihre eigene Karte: Was auf der letzten war, zählt nicht mehr.
lessons-back = Einen Schritt zurück
lessons-back-first = Das ist der erste Schritt der Lektion. Zu den Lektionen davor führt die Liste.
lessons-skip = Auslassen
lessons-skip-hint = Weiter, ohne es zu tun
lessons-show = Zeig es mir
lessons-show-hint = Zeigen, was verlangt ist ({ KEY("Hint") })
lessons-show-map-hint = Den nächsten Klick für dich tun und sagen, was folgt

lessons-line-on = Geh weiter, wann du willst.
lessons-line-back = Das wird zurückgenommen.
lessons-all-have-marched = Wer gehen konnte, ist schon marschiert. Beende deinen Zug ({ KEY("EndTurn") }) und schick im nächsten jemanden.
lessons-map-shown = Für dich getan: { $done } { $way }
lessons-map-not-now = Nicht jetzt: das führt von der Lektion weg. { $way }
lessons-map-over = Diese Lektion ist geschafft. Weiter geht es mit dem goldenen Knopf, von vorn mit dem runden Pfeil.
lessons-map-few = Schick nur einen oder zwei Bauern: die anderen müssen daheim bleiben. Zähl zurück, wer zu viel ist, oder drück auf „{ world-nobody }“ und wähl neu.
lessons-map-everyone = Diesmal gehen alle: die Hälfte wäre zu schwach. Wähl sie alle aus.
lessons-click-wait = Warte kurz: andere sind am Werk.
lessons-click-look = Dreh das Mausrad über der Karte, drück { KEY("Nearer") }, oder zieh die Karte mit der Maus.
lessons-click-choose = Klick auf { $at }.
lessons-click-goal = Klick nun auf { $at }.
lessons-click-one = Klick auf dem Blatt auf die Figur „{ $piece }“: jeder Klick ist eine, die geht.
lessons-click-press = Drück auf „{ $name }“.
lessons-click-press-right = Drück rechts auf „{ $name }“.
lessons-click-nobody = Drück auf „{ world-nobody }“ und wähl neu: es sind zu viele.
lessons-click-build = Klick rechts auf die Figur „{ $piece }“.
lessons-click-land = Das Feld ist nicht gewonnen, dein Heer muss weichen: es geht auf ein Feld in der Nähe. Klick auf eines der hellen Felder. Dort ist es erschüttert: einen Zug lang kann es nicht ziehen.

lessons-all = Alle Lektionen

lessons-paused = Lektion angehalten
lessons-resume = Weiter
lessons-again = Diese Lektion neu beginnen
lessons-leave = Zu allen Lektionen
lessons-quit = Beenden: Dieser Schritt bleibt
lessons-title-screen = Zum Titelbild

lessons-touch-no = Tu erst, was verlangt ist; für andere Züge kommt die Zeit noch.
lessons-not-now = Nicht jetzt: das beendet die Schlacht. Sie geht weiter wie zuvor.

lessons-powers = Ein König mit vielen Zügen
lessons-powers-touch = Dein König zieht wie jede Art von Figur, die mit ihm auf dem Brett steht. Drei Lichter neben ihm sagen, welche: Turm, Läufer, Springer. Ein Stern zeigt den Letzten seiner Art. Klick ihn auf e3 an.
lessons-powers-rook = All das kann er: wie ein Turm, wie ein Läufer, wie ein Springer, und einen Schritt überallhin. Markierte Ecken zeigen, was er schlagen könnte. Schlag den Bauern auf e7 wie ein Turm.
lessons-powers-knight = Ganz wie ein Turm! (Eine schraffierte Ecke zeigt, was die Figur unter dem Zeiger schlagen könnte.) Nun der Bauer auf g6: er ist einen Springersprung entfernt.
lessons-powers-bishop = Und nun der Bauer auf d3, die Diagonale hinab, wie ein Läufer.
lessons-powers-no = Ein erlaubter Zug, aber schlag jetzt den markierten Bauern mit dem König.
lessons-powers-done = Darum geht es: je mehr Arten du auf dem Brett behältst, desto mehr kann dein König. Bauern leihen ihm nichts.

lessons-lights = Kräfte verloren und gewonnen
lessons-lights-save = Der Läufer auf a7 greift deinen einzigen Turm an. Fällt er, zieht dein König nicht mehr wie ein Turm. Bring den Turm dorthin, wo ihn niemand schlagen kann.
lessons-lights-save-no = Dann kann der Turm immer noch fallen. Such ein Feld, das weder Läufer noch König erreicht.
lessons-lights-saved = In Sicherheit, und das Licht bleibt an.
lessons-lights-promote = Kräfte lassen sich auch gewinnen. Deinem König fehlt ein Springer. Zieh den Bauern nach b8 und mach ihn zum Springer.
lessons-lights-promote-other = Das darf ein Bauer werden. Aber hier fehlt deinem König ein Springer.
lessons-lights-promote-no = Der Bauer auf b7 hat noch einen Schritt zu gehen.
lessons-lights-leap = Ein Licht ging an: dein König springt wie ein Springer. Spring nach f3 und schlag den Turm.
lessons-lights-leap-no = Der Turm auf f3 ist einen Springersprung von deinem König entfernt.
lessons-lights-done = Ein Bauer wird Springer, Läufer oder Turm, nie Dame. Jeder Schlag und jede Umwandlung zählt sofort, für beide Könige: seiner hat gerade die Turmkraft verloren.

lessons-hunt = Jagd auf eine Art
lessons-hunt-first = Der König des Verteidigers springt, solange einer seiner zwei Springer steht. Schlag den Springer auf d5.
lessons-hunt-first-no = Schlag mit dem Turm: von d1 erreicht er den Springer auf d5.
lessons-hunt-last = Noch kann sein König springen, dank des Springers auf d8. Er ist der letzte seiner Art: das zeigt sein Stern. Schlag ihn!
lessons-hunt-last-no = Der letzte Springer steht auf d8, die Linie hinauf.
lessons-hunt-done = Schachmatt! Mit einem Springer wäre sein König entsprungen. Wer eine Art zur Strecke bringt, entwaffnet den König.

lessons-phantom = Scheindeckung
lessons-phantom-take = Sein König scheint den Turm auf d5 zu decken, die Linie hinab. Aber er tut es mit der Kraft eben dieses Turms. Schlag ihn.
lessons-phantom-take-no = Sieh dir den Turm auf d5 an: wer könnte dich dort schlagen?
lessons-phantom-taken = Er kann nicht zurückschlagen: mit dem letzten Turm ging die Turmkraft. Solch eine Deckung ist nur Schein.
lessons-phantom-guard = Dir geht es ebenso. Der Turm auf e8 greift deinen einzigen Läufer an, und der König auf h1 deckt ihn nur mit der Kraft des Läufers selbst. Deck ihn mit einer anderen Figur.
lessons-phantom-guard-no = So ginge der Läufer doch verloren, oder er ist nicht gedeckt. Deck ihn, wo er steht: mit dem Turm oder mit dem Bauern auf d2.
lessons-phantom-done = Jetzt ist er wirklich gedeckt. Lass den Zeiger auf einer Figur ruhen, und das Brett sagt, ob ihre Deckung nur Schein ist.

lessons-checks = Schach in beide Richtungen
lessons-checks-give = Ein König gibt mit seinen Kräften Schach, auch aus der Ferne. Seinem König auf e8 fehlt ein Turm. Tritt mit deinem auf die e-Linie.
lessons-checks-give-no = Dein König selbst soll Schach geben: auf e1 oder e2 sieht er die e-Linie hinauf.
lessons-checks-given = Schach, durch deinen König! Hätte der andere auch einen Turm, wäre der Schritt verboten: er gäbe dir selbst Schach.
lessons-checks-pinned = Nun haben beide Könige die Turmkraft, und nur dein Läufer steht dazwischen. Klick ihn auf e4 an und sieh, wohin er darf.
lessons-checks-take = Ein Zug bleibt ihm; jeder andere brächte dich ins Schach. Schlag seinen letzten Turm.
lessons-checks-take-no = Der Läufer auf e4 kann den Turm auf b7 schlagen.
lessons-checks-done = Er wirkt nicht mehr die Linie entlang, du aber schon: Schach durch deinen König. Entwaffne den anderen, und nur noch deiner gibt aus der Ferne Schach.

lessons-ends = Wie eine Schlacht endet
lessons-ends-rout = Matt gewinnt. Eine Zersprengung auch: ein König, der zu Beginn seines Zuges ganz allein ist und nichts schlagen kann, flieht. Schlag seine letzte Figur, den Läufer.
lessons-ends-rout-no = Der Turm auf g1 schlägt den Läufer auf g2.
lessons-ends-routed = Zersprengt! Hätte er etwas zu schlagen, könnte er noch weiterkämpfen.
lessons-ends-last = Eine Schlacht hat 50 Züge, dann ist sie remis. Oben steht, dass dies der letzte ist. Zieh, was du willst.
lessons-ends-extend = Verbraucht! Einmal lässt sich eine Schlacht auf 70 Züge verlängern. Gegen den Computer entscheidest du allein. Drück auf „{ battle-fight-on }“.
lessons-ends-extend-no = Das wäre ein Remis. Kämpf diesmal weiter.
lessons-ends-done = Zwanzig Züge mehr. Remis ist es auch durch Patt, oder wenn nur die beiden Könige bleiben.

lessons-retreat = Der Rückzug und sein Preis
lessons-retreat-home = Diese Schlacht ist verloren, dein Heer muss es nicht sein. Ein Rückzug rettet, was auf deiner Hälfte steht, Reihe 1 bis 4. Bring den Turm heim nach e1, e2 oder e3.
lessons-retreat-home-no = Der Turm ist am meisten wert, und auf e4 schlüge ihn die Dame. Bring ihn nach e1, e2 oder e3.
lessons-retreat-leave = Der Springer jenseits der Mitte ist der Preis. Drück unten auf „{ battle-retreat }“, lies, was es kostet, und stimm zu.
lessons-retreat-leave-no = Du könntest weiterkämpfen, aber verlass jetzt das Feld: drück auf „{ battle-retreat }“.
lessons-retreat-done = Das Feld ist verloren, der Turm gerettet. Zurückziehen darfst du dich in jedem deiner Züge, aber nie aus dem Schach.

lessons-reserve = Die Reserve
lessons-reserve-place = Was nicht in drei Reihen passt, wartet neben dem Brett. Statt zu ziehen, setz eine Figur auf ein freies Feld deiner Grundreihe. Klick den Springer auf der Tafel rechts an, dann ein Feld.
lessons-reserve-place-no = Setz jetzt den Springer ein: klick ihn rechts an, dann ein freies Feld deiner Grundreihe.
lessons-reserve-placed = Das Springerlicht ging an. In der Reserve leiht eine Figur dem König nichts, auf dem Brett sofort.
lessons-reserve-block = Schach, die Grundreihe entlang! Setz den Läufer zwischen Turm und König.
lessons-reserve-done = Gerettet. Auch eine Reserve zählt: wer eine hat, ist nicht allein und wird nicht zersprengt.

lessons-river = Der Fluss
lessons-river-ford = Reihe 5 ist ein Fluss. Keine Figur betritt das Wasser; alle gehen durch die Furten b5, e5 und g5. Schlag den Turm auf e7 mit deinem, durch die Furt.
lessons-river-ford-no = Der Turm auf e1 hat die Furt auf seiner Linie: er kommt bis e7.
lessons-river-crossed = Drüben, und sein letzter Turm ist fort.
lessons-river-look = Ein Springer geht zwei Felder geradeaus und eines zur Seite, oder umgekehrt. Übers Wasser kommt er nur, wenn einer dieser Wege über eine Furt führt. Klick ihn an: e6 erreicht er über die Furt e5, c6 nicht.
lessons-river-leap = Schlag den Läufer auf e6.
lessons-river-leap-no = Spring über die Furt: der Läufer steht auf e6.
lessons-river-done = Und Schach. Wer die Furten hält, hält den Fluss.

lessons-hill = Der Hügel
lessons-hill-climb = Reihe 6 bis 8 sind ein Hügel. Turm, Läufer oder Dame des Angreifers, die von unten kommen, halten auf dem ersten Feld dort oben. Zieh den Turm auf der e-Linie so weit hinauf, wie es geht.
lessons-hill-climb-no = Die e-Linie hinauf mit dem Turm: er hält auf e6.
lessons-hill-mate = Oben ist er frei. Setz auf e8 matt.
lessons-hill-mate-no = Von e6 geht der Turm weiter nach e8.
lessons-hill-done = Schachmatt. Nur den Angreifer hält er auf: ein Hügel verteidigt sich gut. Auch deinen König hält er auf, wenn der wie ein Turm oder Läufer zieht.

lessons-forest = Der Wald
lessons-forest-enter = Bäume stehen auf Reihe 4 und 5. Turm, Läufer oder Dame beider Seiten, die von außen kommen, halten auf dem ersten Feld mit Bäumen. Zieh den Läufer nach f4.
lessons-forest-enter-no = Der Läufer auf c1 erreicht auf f4 den Wald und hält dort.
lessons-forest-out = Von innen zieht er, wie er will. Schlag den Turm auf b8.
lessons-forest-out-no = Von f4 sieht der Läufer bis b8.
lessons-forest-done = Sein König hat die Turmkraft verloren. Springer, Bauern und einzelne Schritte halten Bäume nie auf.

lessons-siege = Die Belagerung
lessons-siege-wall = Eine Mauer auf Reihe 5, mit Toren auf c5 und f5 und zwei Wehrtürmen. Ein Wehrturm zieht nie. Er schießt wie ein Turm, seine Linie und die Mauer entlang, und leiht dem König des Verteidigers die Turmkraft.
lessons-siege-climb = Nur ein Bauer ersteigt die Mauer: geradeaus oder schlagend. Steig auf b5.
lessons-siege-climb-no = Der Bauer auf b4 steht gleich vor der Mauer.
lessons-siege-shot = Der Wehrturm schoss ihn ab und blieb stehen. Dort oben können nur ein Bauer oder ein Wehrturm einen Bauern schlagen.
lessons-siege-tower = Hier steht noch ein Wehrturm. Jede Figur, die ihn erreicht, kann ihn schlagen. Schlag ihn mit dem Turm.
lessons-siege-tower-no = Der Turm auf d1 erreicht den Wehrturm auf d5.
lessons-siege-breach = Wo er stand, ist eine Bresche, offen wie ein Tor, und sein König hat die Turmkraft verloren. Weiter nach d8!
lessons-siege-breach-no = Weiter durch die Bresche: der Turm nach d8.
lessons-siege-done = Schachmatt, durch die Bresche.

lessons-fight = Deine eigene Schlacht
lessons-fight-begin = Nun alles zusammen, gegen einen Anfänger. Du bist stärker. Er hat einen Turm, einen Läufer, einen Springer: jeder ist der letzte seiner Art. Gewinne!
lessons-fight-lost = Dein König verlor eine Kraft. Sieh auf die Lichter neben ihm.
lessons-fight-disarmed = Sein König verlor eine Kraft. Weiter so.
lessons-fight-bare = Sein König hat keine Kraft mehr: nur noch einen Schritt je Zug. Dräng ihn nun in eine Ecke.
lessons-fight-won = Dein König gewann eine Kraft.
lessons-fight-check = Du stehst im Schach. Weich aus, stell etwas dazwischen, oder schlag, wer es gibt.
lessons-fight-checks = Schach! Sieh, wohin er noch kann.
lessons-fight-warning = Nur noch zehn Züge. Dann ist es remis, außer du kämpfst weiter.
lessons-fight-victory = Gewonnen! Du weißt, was du brauchst. Unter „{ title-quick-battle }“ wählst du Gelände und Heere; oder lerne den Feldzug.
lessons-fight-defeat = Diesmal verloren. Nimm Züge zurück ({ KEY("TakeBack") }), oder beginn mit dem runden Pfeil neu.
lessons-fight-draw = Remis. Beginn mit dem runden Pfeil neu, oder geh weiter.

lessons-map = Die Karte
lessons-map-look = Das ist dein Reich, Weiß, im Westen. Dreh das Rad, um näher zu kommen ({ KEY("Nearer") }); zieh, um dich umzusehen ({ KEY("North", "West", "South", "East") }).
lessons-map-choose = Deine Hauptstadt steht auf a4, dein Heer darin. Klick sie an: rechts steht, was dort ist.
lessons-map-done = Auf die hellen Felder kann das Heer marschieren. Leeres Papier hat noch niemand von euch gesehen.

lessons-city = Nimm eine Stadt
lessons-city-take = Die Stadt auf b5 gehört niemandem. Wähl dein Heer auf a4, klick auf b5, such einen Bauern aus oder zwei (die anderen bleiben daheim: du brauchst sie noch) und drück auf „{ world-march }“.
lessons-city-income = Sie gehört dir. Eine Stadt bringt 3 Gold je Zug, deine Hauptstadt 5; jede hebt je Zug einen Bauern aus. Dein Gold steht oben.
lessons-city-farm = Minen, Höfe und Steinbrüche bringen 2 Gold. Schick jemanden zum Hof auf b3: wer noch nicht marschiert ist, kann gehen.
lessons-city-end = Jede Figur marschiert einmal je Zug. Bist du fertig, drück auf „{ world-end-turn }“ ({ KEY("EndTurn") }); die anderen ziehen, dann bist du wieder dran.
lessons-city-done = Gold ist gekommen, und auf a4 und b5 je ein Bauer.

lessons-build = Bau ein Heer
lessons-build-order = Städte bauen mehr als Bauern. Wähl a4 und bestell einen Springer: 3 Gold, fertig im nächsten Zug. Eine Dame kostet 9 Gold und fünf Züge.
lessons-build-end = Bezahlt. Beende nun deinen Zug.
lessons-build-done = Was du bestellt hast, steht bei deinem Heer auf a4. Jede Stadt baut eine Figur nach der anderen.

lessons-rally = Sammelpunkte
lessons-rally-aim = Figuren finden ihren Weg allein. Wähl b5, drück auf „{ world-rally }“ ({ KEY("Rally") }), klick auf d7, such aus, wer geht, und drück auf „{ world-set-rally }“.
lessons-rally-walk = Beende nun deinen Zug, bis sie dort sind: Zu Beginn jedes Zuges gehen sie ein Feld, und nie beginnen sie eine Schlacht.
lessons-rally-done = Angekommen. Sehen sie unterwegs einen Feind in zwei Feldern Abstand, halten sie an und warten auf dich.

lessons-fog = Nebel und Späher
lessons-fog-read = Du siehst nur, was deine Leute sehen: zwei Felder um Heere und was dir gehört, drei vom Hügel. Wald und Berge sieht man nur von nebenan.
lessons-fog-ride = Ein Heer nur aus Springern reitet zwei Felder. Schick beide von c5 nach e6 (erst „{ world-ride-all }“, dann „{ world-ride }“) und sieh, was im Osten ist.
lessons-fog-done = Eine Stadt von Schwarz auf f6! Sind deine Reiter fort, bleibt das Land auf der Karte, aber nicht, wer dort steht.

lessons-raid = Barbaren
lessons-raid-attack = Eine Horde ist nah! Sie würde deine Stadt plündern: kein Gold, keine Bauern, drei Züge lang. Greif an: wähl b5, klick auf c4, „{ world-march-all }“, „{ world-attack }“.
lessons-raid-resolve = Eine Schlacht wartet. Du kannst sie immer selbst schlagen. Diesmal lass den Computer für beide Seiten spielen: drück auf „{ pause-resolve }“ ({ KEY("PlayOut") }).
lessons-raid-done = c4 gehört dir: Die Barbaren haben die Schlacht verloren (die „{ world-log }“, { KEY("Log") }, sagt, wie). Wer von ihnen übrig ist, weicht auf ein Feld in der Nähe und ist erschüttert: einen Zug lang kann er nicht ziehen. Bei mehr als zweieinhalbmal so vielen Punkten wie der Feind gibt es gar keine Schlacht: Er wird überrannt.
lessons-raid-lost = Sie ist ausgespielt, und diesmal ist c4 nicht gewonnen; die „{ world-log }“ ({ KEY("Log") }) sagt, wie. Wer sich zurückzieht, ist erschüttert: einen Zug lang kann er nicht ziehen. Beginn mit dem runden Pfeil neu, oder geh weiter.

lessons-ground = Schlacht auf ihrem Gelände
lessons-ground-attack = Das Heer von Schwarz steht auf c8 im Wald: kleine Bäume auf der Karte, und „{ terrain-forest }“ rechts, wenn du dorthin klickst. Greif es von b7 aus mit allen an.
lessons-ground-board = Jeder Angriff wird auf dem Gelände seines Feldes geschlagen: Hügel, Fluss oder, wie hier, Wald. Die Bäume stehen auf Reihe 4 und 5 des Schlachtbretts. Drück auf „{ world-fight }“ ({ KEY("Fight") }).
lessons-ground-fight = Kommt Turm, Läufer oder Dame von außen, halten Bäume sie auf dem ersten Feld auf, auf dem sie stehen; Springer und Bauern gehen durch. Die Zeichen neben einem König zeigen, wie er ziehen kann; ein Stern steht bei der letzten Figur, von der er das hat. Gewinn c8! Nach vier eigenen Zügen spielt „{ battle-resolve }“ ({ KEY("Resolve") }) den Rest; dann zurück zur Karte.
lessons-ground-first = Kämpf erst: Mach vier eigene Züge, dann darf der Rest ausgespielt werden
lessons-ground-done = c8 gehört dir. Wer sich aus einer Schlacht zurückzieht, weicht auf ein Feld in der Nähe und ist erschüttert: einen Zug lang kann er nicht ziehen. Nach einem Remis gehen die Angreifer zurück und sind müde: im nächsten Zug greifen sie nicht an.
lessons-ground-lost = Diesmal ist c8 nicht gewonnen. Wer sich zurückzieht, ist erschüttert: einen Zug lang kann er nicht ziehen. Nach einem Remis ist er müde: im nächsten Zug greift er nicht an. Beginn mit dem runden Pfeil neu, oder geh weiter.

lessons-goal = Das Ziel
lessons-goal-read = Ein Feldzug ist gewonnen, wenn die feindliche Hauptstadt fällt. Ein Heer in ihr kämpft hinter Mauern, mit zwei Wehrtürmen, die 10 Punkte zählen: eine Belagerung. Aber nun hat das Heer von Schwarz sie verlassen und steht auf f7.
lessons-goal-take = h5 steht leer. Zieh von g4 ein!
lessons-goal-done = Sieg! Beginn nun deinen eigenen Feldzug: kleine Welt, Nebel, ein Anfänger gegenüber.
