# Was einem Bildschirmleser von den Brettern und der Karte gesagt wird.

spoken-piece = eine Figur
spoken-put-down = Abgesetzt.
spoken-picked-up = { $piece } auf { $at } aufgenommen.
spoken-picked-up-reserve = { $piece } aus der Reserve aufgenommen.
spoken-no-goals = Zieht nirgendwohin.
spoken-goals = Zieht nach { $quiet }.
spoken-takes = Schlägt auf { $takes }.
spoken-goals-and-takes = Zieht nach { $quiet }; schlägt auf { $takes }.
spoken-moved = { $whose }: { $piece } von { $from } nach { $to }.
spoken-placed = { $whose }: { $piece } auf { $at } eingesetzt.
spoken-shot = Der Wehrturm auf { $from } schießt auf { $to }.
spoken-taken = { $whose }: { $piece } auf { $at } fällt.
spoken-promoted = Daraus wird: { $piece }.
spoken-power-lost = { $whose }: Der König verliert die Kraft des { $power ->
    [rook] Turms
    [bishop] Läufers
   *[knight] Springers
}.
spoken-power-won = { $whose }: Der König gewinnt die Kraft des { $power ->
    [rook] Turms
    [bishop] Läufers
   *[knight] Springers
}.
spoken-check = { $whose }: Schach!
spoken-check-here = Schach!
spoken-moves-left = { $moves ->
    [one] Ein Zug ist übrig.
   *[other] { $moves } Züge sind übrig.
}
spoken-extended = Die Schlacht geht weiter bis zum 70. Zug.
spoken-present = Die Gegenwart.
spoken-beginning = Der Anfang.
spoken-looking-back = { $at } von { $len }: { $what }.
spoken-square = { $at }: { $what }.
spoken-square-empty = { $at }: leer.
spoken-figure = { $whose }, { $piece }
spoken-goal = Kann dorthin ziehen.
spoken-goal-takes = Kann geschlagen werden.
spoken-step = { $who }: { $what }
spoken-goes = { $piece } von { $from } nach { $to }.
spoken-falls = { $piece } auf { $at } fällt.
spoken-comes = { $piece } kommt nach { $at }.
spoken-leaves = { $piece } verlässt { $at }.
spoken-dice = Würfel: { $faces }.
spoken-your-turn = Du bist am Zug.
spoken-undone = Zurückgenommen.
spoken-selected = Gewählt: { $what }
spoken-selected-goes = Gewählt: { $what } Marschiert nach { $goals }.
