# The end of a battle
result-left-empty = { $at } bleibt leer zurück.
result-enters = { $who ->
        [rogue] Die Barbaren ziehen in { $at } ein
        [black] Schwarz zieht in { $at } ein
       *[other] Weiß zieht in { $at } ein
    }.
result-holds = { $who ->
        [rogue] Die Barbaren halten
        [black] Schwarz hält
       *[other] Weiß hält
    } { $at }.
result-holds-back = { $who ->
        [rogue] Die Barbaren halten
        [black] Schwarz hält
       *[other] Weiß hält
    } { $at }; die Angreifer sind zurück auf { $from } und müssen rasten.
result-falls-back = { $who ->
        [rogue] Die Barbaren weichen
        [black] Schwarz weicht
       *[other] Weiß weicht
    } erschüttert zwei Felder zurück.
result-loses-army = { $who ->
        [rogue] Die Barbaren verlieren
        [black] Schwarz verliert
       *[other] Weiß verliert
    } das ganze Heer.
result-draw = Remis
result-victory = Sieg
result-defeat = Niederlage
result-attacker-wins = Der Angreifer siegt
result-defender-wins = Der Verteidiger siegt
result-checkmate = Schachmatt: { $loser ->
        [you] Dein König
        [they] Der König des Gegners
        [attacker] Der König des Angreifers
       *[defender] Der König des Verteidigers
    } kann nicht entkommen.
result-rout = Zersprengt: { $loser ->
        [you] Dein König
        [they] Der König des Gegners
        [attacker] Der König des Angreifers
       *[defender] Der König des Verteidigers
    } steht allein.
result-retreated = { $loser ->
        [you] Du hast das Feld geräumt und gerettet
        [they] Der Gegner räumte das Feld und rettete
        [attacker] Der Angreifer räumte das Feld und rettete
       *[defender] Der Verteidiger räumte das Feld und rettete
    }, was zu retten war.
result-resigned = { $loser ->
        [you] Du hast aufgegeben
        [they] Der Gegner gab auf
        [attacker] Der Angreifer gab auf
       *[defender] Der Verteidiger gab auf
    }.
result-stalemate = Patt: kein möglicher Zug, und kein Schach.
result-bare-kings = Nur die beiden Könige sind übrig.
result-budget = Die Züge dieser Schlacht sind aufgebraucht.
result-agreed = Beide Seiten haben das Ende vereinbart.
result-ended = Die Schlacht ist vorbei.
result-moves = { $count ->
        [0] Kein Zug wurde gespielt.
        [1] Ein Zug wurde gespielt.
       *[other] { $count } Züge wurden gespielt.
    }
result-look-over = Partie durchsehen
result-look-over-hint = Wie die Chancen standen und bei welchen Zügen die Partie kippte
result-look-at-board = Brett ansehen
result-rematch = Revanche
result-rematch-swapped = Mit getauschten Seiten
result-new-battle = Neue Schlacht
result-title = Titelbild
result-side-in-campaign = { $name }, { $part ->
        [attacker] Angreifer
       *[other] Verteidiger
    }
result-keeps = Behält { $points }
result-lost = Verlor { $points }
result-all-lost = Alle sind verloren: { $lost }
result-none-lost = Niemand
result-nobody = Niemand

# The end of another game
result-you = du
result-a-person = ein Mensch
result-computer = Computer, { $level }
result-you-won = Du hast gewonnen.
result-you-lost = Du hast verloren.
result-turns = { $count ->
        [0] Kein Zug wurde gespielt.
        [1] Ein Zug wurde gespielt.
       *[other] { $count } Züge wurden gespielt.
    }
result-won = { $who }, Sieger
result-new-battlefield = Neues Schlachtfeld
result-once-more = Revanche
result-new-game = Neue Partie
result-replay = Partie nachspielen
result-save = Als Datei speichern …
