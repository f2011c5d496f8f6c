# Rätsel: die Liste und das Lösen.

puzzles-title = Rätsel
puzzles-progress = { $solved } von { $count } gelöst, { $stars ->
    [one] ein Stern
   *[other] { $stars } Sterne
}
puzzles-all = Alle
puzzles-only-unsolved = Nur ungelöste
puzzles-none-left = Alle diese sind gelöst.
puzzles-solve = Lösen
puzzles-not-tried = Noch nicht versucht.
puzzles-tried = { $tries ->
    [one] Einmal versucht, noch nicht gelöst.
   *[other] { $tries }-mal versucht, noch nicht gelöst.
}
puzzles-solved-with = { $stars ->
    [one] Gelöst mit einem Stern.
   *[other] Gelöst mit { $stars } Sternen.
}
puzzles-unsolved = Nicht gelöst
puzzles-stars = { $count ->
    [one] Ein Stern von dreien
   *[other] { $count } Sterne von dreien
}

puzzles-grade-easy = Leicht
puzzles-grade-middling = Mittel
puzzles-grade-hard = Schwer

puzzles-mate = { $side ->
    [attacker] Der Angreifer setzt
   *[defender] Der Verteidiger setzt
} { $moves ->
    [one] in einem Zug matt.
    [2] in zwei Zügen matt.
    [3] in drei Zügen matt.
   *[other] in { $moves } Zügen matt.
}
puzzles-rout = { $side ->
    [attacker] Der Angreifer zersprengt den Gegner
   *[defender] Der Verteidiger zersprengt den Gegner
} { $moves ->
    [one] in einem Zug.
    [2] in zwei Zügen.
    [3] in drei Zügen.
   *[other] in { $moves } Zügen.
}

puzzles-brief = { $goal ->
    [mate] Matt
   *[rout] Zersprengung
} { $moves ->
    [one] in einem Zug
    [2] in zwei Zügen
    [3] in drei Zügen
   *[other] in { $moves } Zügen
}, { $grade ->
    [one] leicht
    [2] mittel
   *[3] schwer
}

puzzles-theme-disarm = das Entwaffnen des Königs
puzzles-theme-phantom = eine Scheindeckung
puzzles-theme-edged = Könige, die aus der Ferne angreifen
puzzles-theme-fire = den Schuss eines Wehrturms
puzzles-theme-drop = eine Figur aus der Reserve
puzzles-theme-rout = eine Zersprengung
puzzles-theme-ford = die Furt
puzzles-theme-gate = das Tor
puzzles-theme-hill = den Rand des Hügels
puzzles-theme-forest = den Waldrand

puzzles-number = Rätsel { $number } von { $count }
puzzles-about = Es ging um { $theme }.
puzzles-yours = Du bist am Zug.
puzzles-hint = Versuch { $mv }.
puzzles-judging = Dein Zug wird geprüft …
puzzles-right-so-far = Richtig!
puzzles-right = Richtig! { $left ->
    [one] Noch ein Zug.
   *[other] Noch { $left } Züge.
}
puzzles-not-this = Der nicht …
puzzles-wrong = Der nicht: { $reply } hält stand.
puzzles-wrong-end = Der nicht: Er beendet die Schlacht ohne Sieg.
puzzles-showing = Die Lösung wird vorgespielt.
puzzles-shown = Das war die Lösung.
puzzles-solved = Gelöst!
puzzles-again = Noch einmal
puzzles-again-hover = Zurück vor diesen Zug
puzzles-next = Weiter
puzzles-next-hover = Zum nächsten Rätsel
puzzles-help = Hilfe
puzzles-help-hover = Erst ein Rat, dann der Zug; beides kostet einen Stern
puzzles-help-not-now = Hilfe gibt es, wenn du am Zug bist.
puzzles-take-back = Zurück
puzzles-take-back-hover = Deinen letzten Zug zurücknehmen
puzzles-show = Lösung
puzzles-show-hover = Die Lösung vorspielen lassen; gelöst ist es erst, wenn du sie selbst ziehst
puzzles-defence = Gegner
puzzles-defence-hover = Was diese Seite tut, ist das Beste, was sich gegen dich tun lässt.
puzzles-refused-held = Nimm erst zurück ({ KEY("TakeBack") })
puzzles-refused-leave = Ein Rätsel wird gelöst oder über das Menü verlassen (Escape)
puzzles-refused-analysis = Ein Rätsel wird erst gelöst
puzzles-to-the-list = Zu den Rätseln
puzzles-leave = Zum Titelbild

# Die Rätsel selbst.

puzzles-title-field-1 = Dame gegen Dame
puzzles-title-field-2 = Niemand deckt den Turm
puzzles-title-field-3 = Ein Läufer genügt
puzzles-title-field-4 = Die kleinere Umwandlung
puzzles-title-field-5 = Die Diagonale hinab
puzzles-title-field-6 = Das Versprechen eines Turms
puzzles-title-field-7 = Ein seltsames Geschenk
puzzles-title-field-8 = Allein gelassen
puzzles-title-river-1 = Geradewegs über die Furt
puzzles-title-river-2 = Von Ufer zu Ufer
puzzles-title-river-3 = Die b-Linie hinauf
puzzles-title-river-4 = Der König watet heim
puzzles-title-river-5 = Wohin mit dem Springer
puzzles-title-river-6 = Zwei Furten
puzzles-title-river-7 = Der teure Übergang
puzzles-title-river-8 = Der Letzte geht hinüber
puzzles-title-hill-1 = Den Hang hinauf
puzzles-title-hill-2 = Ein Turm für den König
puzzles-title-hill-3 = Leise heran
puzzles-title-hill-4 = Gefesselt von einem König
puzzles-title-hill-5 = Ein König macht Besuch
puzzles-title-hill-6 = Am Fuß des Hügels
puzzles-title-hill-7 = Herausgerufen
puzzles-title-hill-8 = Der letzte Läufer
puzzles-title-forest-1 = Unter die Bäume
puzzles-title-forest-2 = Des Königs Schatten
puzzles-title-forest-3 = Der Pfad des Jägers
puzzles-title-forest-4 = Der Läufer hinter den Bäumen
puzzles-title-forest-5 = Köder auf der Lichtung
puzzles-title-forest-6 = Ein Schritt in den Schatten
puzzles-title-forest-7 = Einer geht, einer kommt
puzzles-title-forest-8 = Aus der Ecke
puzzles-title-siege-1 = Sturm auf den Wehrturm
puzzles-title-siege-2 = Der Wehrturm bleibt
puzzles-title-siege-3 = Der Bauer im Tor
puzzles-title-siege-4 = Gar kein Geschenk
puzzles-title-siege-5 = Warten am Tor
puzzles-title-siege-6 = Die d-Linie hinab
puzzles-title-siege-7 = Durch das Tor geritten
puzzles-title-siege-8 = Im Torweg

puzzles-help-field-1 = Seine Dame ist alle Kraft, die sein König hat. Mach ihr ein Angebot.
puzzles-help-field-2 = Den Turm auf f6 deckt nur sein König, und das mit der Kraft dieses Turmes.
puzzles-help-field-3 = Wähl, was deinem König fehlt, und er erreicht beide Enden des Brettes.
puzzles-help-field-4 = Gebraucht wird hier nicht die stärkste Figur.
puzzles-help-field-5 = Mit einem Läufer auf dem Brett kommt ein König in einem Schwung an.
puzzles-help-field-6 = Tritt erst näher. Den Rest tut, was der Bauer wird.
puzzles-help-field-7 = Ein Springer, der geschlagen werden kann, ist doch eine gewonnene Kraft.
puzzles-help-field-8 = Stürz dich nicht auf den Läufer: Stell dich so, dass er weder bleiben noch fliehen kann.
puzzles-help-river-1 = Der Weg über e5 führt zu einem Läufer und weiter zu einem Springer, den nur sein König deckt.
puzzles-help-river-2 = Die lange Diagonale von a6 führt über die Furt auf b5. Wer ihr im Weg steht, muss weichen.
puzzles-help-river-3 = Sogar von ihrer Grundreihe sieht eine Dame über eine Furt.
puzzles-help-river-4 = Dein König ist auf der falschen Seite des Wassers, und die Furt liegt gleich vor ihm.
puzzles-help-river-5 = Dein König will seine Kraft, doch der Springer hat auch etwas zu bewachen.
puzzles-help-river-6 = Eine Furt ist für den Turm, der nicht zurückkommt; die andere ist für den König.
puzzles-help-river-7 = Biete seiner letzten Figur die Dame an: Was sie schlägt, kann geschlagen werden.
puzzles-help-river-8 = Heb dir deine Schachs für später auf. Der König schlägt zuletzt, und von fern.
puzzles-help-hill-1 = Der König steigt wie ein Läufer und muss halten, wo der Hügel beginnt. Das ist gerade recht.
puzzles-help-hill-2 = Frag nicht, was der Bauer tun kann, sondern was dein König mit ihm tun kann.
puzzles-help-hill-3 = Kein Schach: Komm näher und lass ihm nur schlechte Schritte.
puzzles-help-hill-4 = Sein Springer steht zwischen zwei Königen. Lass seinem König kein gutes Ziel.
puzzles-help-hill-5 = Der Turm auf e5 ist nur auf eine Art gedeckt, und die geht mit ihm.
puzzles-help-hill-6 = Mehrere Züge deines Königs sehen ebenso gut aus. Zähl seine Fluchtfelder, ehe du wählst.
puzzles-help-hill-7 = Setz den neuen Turm gleich neben den gegnerischen König. Dein Läufer sieht von fern zu.
puzzles-help-hill-8 = Erst der König, dann die Reserve: Von seiner Grundreihe sieht ein Läufer weit den Hügel hinab.
puzzles-help-forest-1 = Wer unter den Bäumen beginnt, zieht frei. Bring deinen König dorthin.
puzzles-help-forest-2 = Schlag seinen Turm, und folge ihm dann, wohin er sich auch wendet.
puzzles-help-forest-3 = Ein Sprung, und der Läufer hat kein sicheres Feld mehr, weder im Wald noch draußen.
puzzles-help-forest-4 = Sein Läufer zielt auf f1, doch der Wald steht dazwischen. Und was sieht sein König?
puzzles-help-forest-5 = In der Reserve ist eine Dame. Am meisten ist sie als Köder wert.
puzzles-help-forest-6 = Ein Schritt in den Wald, und dein König kommt mit einem Schach heraus.
puzzles-help-forest-7 = Dein Springer darf geschlagen werden. Ein anderer wartet in der Reserve.
puzzles-help-forest-8 = Zwei Schachs treiben ihn aus seiner Ecke; dann nimmt dein König, worauf er baute.
puzzles-help-siege-1 = Nur ein ferner König deckt diesen Wehrturm, und das mit der Kraft des Wehrturms.
puzzles-help-siege-2 = Ein Wehrturm schlägt, ohne seinen Platz zu verlassen. Sieh, was er wegnimmt.
puzzles-help-siege-3 = Mach deinem König den Blick frei, und lass ihn seinem Feind überallhin folgen.
puzzles-help-siege-4 = Lass ihm die Dame: In jener Ecke wird dein König ihn finden.
puzzles-help-siege-5 = Ein Sprung über die Mauer braucht ein Tor auf seinem Weg. Bring deinen König vor eines.
puzzles-help-siege-6 = Sein letzter Turm steht in der Linie des Wehrturms. Ohne ihn ist sein König lahm.
puzzles-help-siege-7 = Geh durch das offene Tor hinein, und lass den Wehrturm schießen.
puzzles-help-siege-8 = Seine Türme mögen tun, was sie wollen: Stehst du erst im Tor, genügt noch ein Sprung.
