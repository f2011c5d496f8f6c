# The little boards of the help: what is to be seen and tried on them.

help-board-again = Von vorn

help-board-back = Zurücknehmen

help-board-yes = Tu es

help-board-no = Lieber nicht

help-board-reserve = Einzusetzen:

help-board-becomes = Der Bauer wird

help-board-to-move = { $side ->
    [attacker] Der Angreifer ist am Zug.
   *[defender] Der Verteidiger ist am Zug.
}

help-board-told-taken = { $side ->
    [attacker] Der Angreifer verliert { $piece ->
        [pawn] einen Bauern.
        [knight] einen Springer.
        [bishop] einen Läufer.
        [rook] einen Turm.
        [queen] eine Dame.
       *[tower] einen Wehrturm.
    }
   *[defender] Der Verteidiger verliert { $piece ->
        [pawn] einen Bauern.
        [knight] einen Springer.
        [bishop] einen Läufer.
        [rook] einen Turm.
        [queen] eine Dame.
       *[tower] einen Wehrturm.
    }
}

help-board-told-shot = Der Wehrturm schießt und bleibt, wo er ist.

help-board-told-placed = { $piece ->
    [pawn] Ein Bauer kommt aus der Reserve.
    [knight] Ein Springer kommt aus der Reserve.
    [bishop] Ein Läufer kommt aus der Reserve.
    [rook] Ein Turm kommt aus der Reserve.
   *[queen] Eine Dame kommt aus der Reserve.
}

help-board-told-promoted = { $piece ->
    [knight] Der Bauer wird Springer.
    [bishop] Der Bauer wird Läufer.
   *[rook] Der Bauer wird Turm.
}

help-board-told-lost = { $side ->
    [attacker] Der König des Angreifers { $power ->
        [rook] gleitet nicht mehr wie ein Turm.
        [bishop] gleitet nicht mehr wie ein Läufer.
       *[knight] springt nicht mehr wie ein Springer.
    }
   *[defender] Der König des Verteidigers { $power ->
        [rook] gleitet nicht mehr wie ein Turm.
        [bishop] gleitet nicht mehr wie ein Läufer.
       *[knight] springt nicht mehr wie ein Springer.
    }
}

help-board-told-won = { $side ->
    [attacker] Der König des Angreifers { $power ->
        [rook] gleitet jetzt wie ein Turm.
        [bishop] gleitet jetzt wie ein Läufer.
       *[knight] springt jetzt wie ein Springer.
    }
   *[defender] Der König des Verteidigers { $power ->
        [rook] gleitet jetzt wie ein Turm.
        [bishop] gleitet jetzt wie ein Läufer.
       *[knight] springt jetzt wie ein Springer.
    }
}

help-board-told-check = { $side ->
    [attacker] Schach dem Angreifer!
   *[defender] Schach dem Verteidiger!
}

help-board-powers = Der König des Angreifers auf d4 hat Turm, Läufer und Springer bei sich: Nimm ihn und sieh, wie weit er geht. Mach dann einen ruhigen Zug mit ihm, und lass den Läufer des Verteidigers den Springer auf h1 schlagen.

help-board-hunt = Schlag die Dame auf d5. Sie ist alles, was der König des Verteidigers hat: Beide Gleitzüge gehen mit ihr.

help-board-phantom = Der König auf d8 scheint seinen Turm auf d5 auf der Linie zu decken. Schlag ihn mit deinem: Mit dem Turm ist der Gleitzug seines Königs fort, und statt zurückzuschlagen, steht er im Schach.

help-board-edged = Beide Könige haben einen Turm. Nimm den König auf d1: Er darf nicht nach e1 oder e2, wo die Könige einander sähen. Schlag nun den Turm auf a8 mit Schach, lass den König nach e7 gehen und geh nach e1: Diesmal bietest nur du Schach.

help-board-pawn = Zieh den Bauern nach a8 und wähl, was er wird: Jede Wahl gibt dem König eine andere Kraft. Als Turm lässt er den König auf e1 sogar auf seiner Linie Schach bieten.

help-board-reserve-shown = Setz den Turm ein, irgendwo auf der ersten Reihe: Der König blickt sofort die e-Linie hinauf und bietet Schach. Stell das Brett wieder auf und setz den Springer ein: Jetzt springt er.

help-board-rout = Schlag den Turm auf h5. Der König auf b8 bleibt allein, kann nichts schlagen und ist zersprengt.

help-board-field = Die gewöhnlichen Heere. Nimm den König: Mit Springern auf dem Brett darf er vom ersten Zug an über seine Bauern springen, nach d3 oder f3.

help-board-river = Der Turm auf b4 geht über die Furt, der auf a4 nicht. Der Springer auf d4 springt über die Furt e5 nach e6, aber nicht nach c6; und er darf auf b5 landen, aber nicht auf f5.

help-board-hill = Der Turm auf a2 kommt bis a6, der Läufer auf c1 bis h6. Bring den Turm hinauf, lass den König ziehen und sieh: Von a6 geht er, wohin er will.

help-board-forest = Der Turm auf a2 kommt bis a4, der Läufer auf c1 bis f4. Ist er erst unter den Bäumen, geht der Turm, wohin er will.

help-board-wall = Zieh den Bauern von a4 auf die Mauer nach a5. Dann darf der Wehrturm auf d5 die Mauer entlang auf ihn schießen, über Tor und Mauerfeld. Der Turm auf c4 darf durch das Tor.

help-board-breach = Schlag den Wehrturm auf d5 mit dem Turm: Da ist eine Bresche. Doch der andere Wehrturm darf auf ihn schießen. Oder spring mit dem Springer: von f4 über das Tor nach e6 oder g6 oder auf den Wehrturm auf d5.

help-board-chess-pieces = Berühr jede weiße Figur, um zu sehen, wohin sie darf.

help-board-chess-special = Weiß darf nach beiden Seiten rochieren und den Bauern auf d5 im Vorübergehen schlagen.

help-board-chess-mate = Dame nach f8 ist Matt. Dame nach f7 ist Patt: unentschieden.

help-board-chess-opening = Beide Seiten halten die Mitte, haben ihre Figuren heraus und haben rochiert.

help-board-chess-endgame = Schwarz muss weichen, und der weiße König führt den Bauern voran.

help-board-minnaar-start = Die Völker stehen vor den Höfen, gegen die sie sich erheben.

help-board-minnaar-moving = Der Souverän auf d4 erreicht in jede Richtung vier Felder und darf h4 oder d2 schlagen.

help-board-minnaar-end = Der Turm schlägt den letzten nördlichen Souverän auf d6, und die Höfe siegen, obwohl ein südlicher übrig ist.

help-board-field-start = Das Heer von Süd, wie es vor dem Kampf stehen mag; Nord ist verborgen.

help-board-field-fight = Beide Seiten offen. Auf a6 trifft ein Oberst auf einen Hauptmann und schlägt ihn; auf c6 trifft Major auf Major, und beide fallen; und wer auf die Bombe auf e7 trifft, geht mit ihr. Greif an, und nimm zurück.

help-board-field-engineer = Nimm den Pionier auf a2: Er darf zu jedem markierten Punkt, denn auf den Schienen biegt er ab.

help-board-field-order = Eine gute Ordnung: die Flagge hinter drei Minen und starke Figuren, wo die Schienen beginnen.

help-board-field-known = Was auf c7 steht, ist nicht bekannt; der Major auf c6 darf es über die Brücke angreifen.

help-board-european-start = Vier Ecken: Die erste von a1 an, im Uhrzeigersinn, zieht zuerst.

help-board-european-plain = Der Turm darf den König auf d8 nehmen und das ganze Heer mit ihm.

help-board-european-guild = Nur die Gilde sieht ihren Springer auf d5. Lass den Turm von d7 an ihm vorbeigleiten, und die Gilde wird gefragt, ob sie zuschlägt.

help-board-european-china = Über den Soldaten auf d3 erreicht die Kanone d4 bis d7. Der Soldat auf b5 ist jenseits der Mitte.

help-board-european-mycenae = Jetzt verbrannt, nähme das Pferd d3, c4 und d5 mit und seinen eigenen König.

help-board-european-korea = In diesem Zug zieht der Bauer als Dame und der Springer als Turm.

help-board-european-ottomans = Drei Aufstellfelder sind frei; in diesem Zug ist der König auf b1 noch sicher.
