field-south = Süd
field-north = Nord

# What is said of a piece.
field-of-flag = Flagge: zieht nie. Wer sie verliert, hat verloren.
field-of-landmine = Mine: zieht nie. Zerstört jeden Angreifer außer Pionier und Bombe.
field-of-bomb = Bombe: vergeht zusammen mit allem, was sie trifft.
field-of-engineer = Pionier, Rang 1 von 9: räumt Minen und biegt auf den Schienen ab.
field-of-field-marshal = Feldmarschall, Rang 9 von 9: schlägt jeden Rang. Fällt er, sehen alle deine Flagge.
field-of-rank = {piece-name}, Rang {$rank} von 9: schlägt jeden niedrigeren Rang.
field-in-headquarters = Im Hauptquartier: zieht nie wieder.
field-in-camp = Im Lager: kann nicht angegriffen werden.
field-seen = Der Feind sieht sie.

# What an enemy piece that lies face down has shown.
field-trace = { $row ->
       [back] Begann in den hinteren Reihen
       [front] Begann in der vordersten Reihe
       *[middle] Begann in der Mitte
    }, { $moves ->
       [0] hat nicht gezogen
       [1] hat einmal gezogen
       [2] hat zweimal gezogen
       *[other] hat {$moves}-mal gezogen
    }.
field-turned = Bog auf den Schienen ab.
field-beat = Schlug von dir: {$pieces}.
field-must-be = Es muss {$pieces} sein.
field-can-be = Es kann nur {$pieces} sein.
field-and = {$some} und {$last}
field-or = {$some} oder {$last}
field-guess = { $piece ->
       [flag] die {piece-name}
       [general] der {piece-name}
       [field-marshal] der {piece-name}
       *[other] {piece-a}
    }

# Before the battle.
field-arrange = Ordne deine Seite: nimm eine Figur und setze sie an den Platz einer anderen
field-arranges = {$side} ordnet seine Seite: nimm eine Figur und setze sie an den Platz einer anderen
field-is-arranging = stellt sein Heer auf
field-shuffle = Meine Seite mischen
field-start = Schlacht beginnen
field-why-not-begun = Die Schlacht hat noch nicht begonnen
field-why-nothing-there = Auf {$at} steht nichts von dir
field-fault-count = {piece-name}: es sind {$found}, nicht {$right}
field-fault-outside = {piece-the-first} darf nicht in der Hälfte der anderen Seite beginnen, wie auf {$at}
field-fault-camp = {piece-the-first} darf nicht in einem Lager beginnen, wie auf {$at}
field-fault-flag = Die Flagge muss in einem Hauptquartier stehen, nicht auf {$at}
field-fault-landmine = Minen dürfen nur in den zwei hinteren Reihen beginnen, nicht auf {$at}
field-fault-bomb = Bomben dürfen nicht in der vordersten Reihe beginnen, wie auf {$at}

# What happens in the battle.
field-counter-quiet = Züge ohne Kampf
field-marshal-lost = Feldmarschall verloren: alle sehen die Flagge auf {$at}
field-attacker-falls = Angreifer fällt
field-defender-falls = Verteidiger fällt
field-both-fall = beide fallen
field-flag-shown = Flagge von {$side} auf {$at}
field-verdict-attacker = Angreifer fällt
field-verdict-defender = Verteidiger fällt
field-verdict-both = Beide fallen
field-ending-drawn = Die Schlacht ist unentschieden.
field-ending-flag = Die Flagge von {$loser} ist erobert
field-ending-immobile = {$loser} kann nicht mehr ziehen
field-ending-quiet = Hundert Züge ohne Kampf

# Why something cannot be done.
field-why-hemmed = {piece-the-first} auf {$at} ist eingeschlossen
field-why-rooted = {piece-a-first} zieht nie
field-why-headquarters = Was im Hauptquartier steht, zieht nie wieder
field-why-camp = Was in einem Lager steht, kann nicht angegriffen werden
field-why-rail-between = Auf der Schiene steht etwas dazwischen
field-why-rail-blocked = Die Schiene nach {$to} ist versperrt
field-why-rail-corner = Nur ein Pionier biegt auf den Schienen ab
field-why-far = {piece-the-first} erreicht {$to} nicht: abseits der Schienen geht es einen Schritt auf einer Linie
field-text = Feldschach beginnt mit „seed“ und einer Zahl oder mit „position“ und einer Stellung, nicht mit „{$start}“
field-text-no-setup = Es steht nicht darin, wie die Heere standen
field-text-no-move = darin ist kein Zug
