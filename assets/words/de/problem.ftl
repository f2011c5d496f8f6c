# Was nach den Regeln an einem Text falsch ist. Die englischen Worte sind die der Regeln.
problem-other = so wird es nicht geschrieben
problem-part = { $part ->
        [form] Form
        [placement] Aufstellung
        [side] Wer am Zug ist
        [terrain] Gelände
        [castling] Rochade
        [en-passant] En passant
        [reserve] Reserve
        [half-moves] Halbzüge
        [move-number] Zugnummer
        [budget] Zugzahl
        [group] Gruppe
        [quiet] Ruhige Züge
        [passes] Aufeinander gepasst
        [turn] Zug
       *[other] Im Teil „{ $part }“
    }: { $problem }

# Stellungen
problem-spaces = zwischen den Teilen steht je ein Leerzeichen, sonst keines
problem-fields = es müssen { $count } Teile sein, hier sind { $found }
problem-number = „{ $text }“ ist keine Zahl von { $least } bis { $most }
problem-ranks = es müssen { $count } Reihen sein, hier sind { $found }
problem-run = auf Reihe { $rank } sind die leeren Felder falsch gezählt
problem-squares = Reihe { $rank } hat { $found } Felder, nicht { $count }
problem-side = am Zug ist w oder b
problem-no-king = { $side ->
        [White] Weiß
        [Black] Schwarz
        [Attacker] Der Angreifer
       *[Defender] Der Verteidiger
    } hat keinen König
problem-kings = { $side ->
        [White] Weiß
        [Black] Schwarz
        [Attacker] Der Angreifer
       *[Defender] Der Verteidiger
    } hat { $count } Könige, nicht einen
problem-no-square = „{ $text }“ ist kein Feld
problem-off-board = ein Feld außerhalb des Bretts
problem-no-double-step-wall = kein Bauer zieht im Doppelschritt auf die Mauer, { $at }
problem-no-double-step = kein Bauer zieht im Doppelschritt über { $at }
problem-not-just-stepped = kein Bauer kann eben im Doppelschritt über { $at } gezogen sein

# Schlachten
problem-no-battle-piece = „{ $letter }“ ist keine Figur der Schlacht
problem-last-rank = ein Bauer auf seiner letzten Reihe, { $at }
problem-tower = ein Wehrturm auf { $at }; Wehrtürme stehen auf d5 und e5 einer Belagerung
problem-in-water = eine Figur im Wasser auf { $at }
problem-on-wall = auf der Mauer steht nur ein Bauer, { $at }
problem-no-reserve = „{ $letter }“ kann nicht in der Reserve warten
problem-reserve-order = die Figuren stehen in der Reihenfolge { $order }
problem-too-many = es sind zu viele Figuren
problem-nobody-takes = kein Bauer kann auf { $at } schlagen
problem-budget = die Zugzahl ist 50 oder 70
problem-terrain = „{ $text }“ ist keines von { $names }

# Schach
problem-in-check = { $side ->
        [White] Weiß
       *[Black] Schwarz
    } steht im Schach, ist aber nicht am Zug
problem-no-chess-piece = „{ $letter }“ ist keine Schachfigur
problem-outer-rank = ein Bauer auf einer äußeren Reihe, { $at }
problem-castling = schreibe einige von KQkq in dieser Reihenfolge, oder -
problem-castling-home = „{ $letter }“ braucht den König auf { $king } und einen Turm auf { $rook }

# Schachpartien als Text
problem-pgn = Zeile { $line }, Partie { $game }: { $problem }
problem-pgn-move = Zeile { $line }, Partie { $game }, Zug { $number } von { $side ->
        [white] Weiß
       *[black] Schwarz
    }: { $problem }
problem-fen = die FEN stimmt nicht: { $problem }
problem-no-fen = SetUp ist 1, aber eine FEN fehlt
problem-closed = ) ohne (
problem-variation = die Variante, die hier beginnt, ist nicht geschlossen
problem-comment = der Kommentar, der hier beginnt, ist nicht geschlossen
problem-angle = das <, das hier beginnt, ist nicht geschlossen
problem-tag = ein Merkmal wird [Name "Wert"] geschrieben
problem-tag-value = der Wert des Merkmals { $name } ist auf seiner Zeile nicht geschlossen
problem-tag-end = das Merkmal { $name } endet nicht mit ]
problem-tag-name = „{ $name }“ ist kein Name eines Merkmals: schreibe Buchstaben, Ziffern und _
problem-tag-control = der Wert des Merkmals { $name } hat einen Zeilenumbruch oder ein anderes Steuerzeichen
problem-tag-told = das Merkmal { $name } wird nicht von Hand gesetzt
problem-means-nothing = „{ $text }“ bedeutet nichts
problem-no-san = „{ $text }“ ist kein Zug: schreibe ihn wie Nf3, exd5, O-O oder e8=Q
problem-illegal = { $text } ist hier nicht erlaubt
problem-ambiguous = { $text } kann { $one } oder { $other } sein

# Die anderen Spiele
problem-no-minnaar-piece = „{ $letter }“ ist keine Figur des Minnaar-Schachs
problem-group = die Gruppe ist S, W, N oder B
problem-no-field-piece = „{ $letter }“ ist keine Figur des Feldschachs
problem-field-side = am Zug ist s oder n
problem-stranger = die Figur auf { $at } gehört nicht { $side ->
        [south] Süd
       *[north] Nord
    }

# Europäisches Schach
problem-european-no-item = „{ $text }“ beginnt keinen Eintrag
problem-european-in-place = dieser Eintrag steht genau einmal, an seiner Stelle
problem-european-before = er steht vor „{ $text }“
problem-european-unused-seat = Platz { $text } spielt nicht mit
problem-european-seat-form = ein Platz ist eine Zahl von 0 bis 3
problem-european-square-form = ein Feld wird wie e4 geschrieben
problem-european-kind = eine Figur ist eines von KQRBNPCXM
problem-european-four-seats = es sind vier Plätze, ein freier als -
problem-european-nation = eine Nation ist plain, guild, china, mycenae, korea oder ottoman
problem-european-two-seats = mindestens zwei Plätze müssen besetzt sein
problem-european-turn-form = schreibe den Platz am Zug und die beendeten Züge
problem-european-own-form = schreibe die beendeten Züge jedes der vier Plätze
problem-european-one-number = schreibe eine Zahl
problem-european-piece-form = schreibe Besitzer, Art und Feld wie in 0 K a1
problem-european-direction = eine Richtung hat nur ein Bauer, der den Weg eines anderen geht
problem-european-square-order = { $text } steht nicht in der Reihenfolge der Felder
problem-european-inside-form = schreibe das Feld des Springers und was in ihm ist, wie in c2 K0P0
problem-european-inside-piece = schreibe Art und Besitzer jeder Figur wie in K0P0
problem-european-inside-never = das passt in keinen Springer
problem-european-inside-order = die Reihenfolge ist KQRBNPCX, dann nach Besitzer
problem-european-inside-empty = ein leerer Springer wird nicht genannt
problem-european-reserve-form = schreibe den Platz und die Buchstaben in der Reihenfolge KQRBNP
problem-european-seat-order = Plätze kommen je einmal, in ihrer Reihenfolge
problem-european-reserve-some = es sind einige von KRBBNNPP, in dieser Reihenfolge
problem-european-one-seat = schreibe einen Platz
problem-european-hidden-count = gezählt wird von 1 bis 3
problem-european-hidden-form = schreibe Platz, Feld und Zahl
problem-european-two-phases = es ist schon ein Zug anderer Art
problem-european-busy-form = schreibe load oder unload und das Feld des Springers
problem-european-refused-form = schreibe alle Felder in einen Eintrag
problem-european-dice-form = schreibe, wie viele Figuren ziehen dürfen
problem-european-dice-count = eine bis drei Figuren dürfen ziehen
problem-european-named-all = sind so viele genannt, fallen die Würfel
problem-european-named-form = schreibe die in einem Würfelzug genannten Felder, jedes einmal
problem-european-rolled-form = schreibe Feld und Art wie in b1=Q
problem-european-rolled-kind = eine Art ist eines von KQRBNP
problem-european-twice = { $text } kommt zweimal vor
problem-european-allow-form = schreibe die Felder von Springer und Figur wie in d4:d5
problem-european-ask-form = frag einen Platz keep, strike FELD oder allow SPRINGER:FELD
problem-european-no-carrier = dort steht kein mykenischer Springer
problem-european-lost-no-pieces = wer verloren hat, hat keine Figuren
problem-european-not-foreign = dort steht keine Figur eines anderen
problem-european-has-lost = dieser Platz hat verloren
problem-european-no-reserve = dieser Platz hat keine Reserve
problem-european-no-guild-knight = dort steht kein Springer der Gilde
problem-european-not-guilds-turn = diese Gilde ist nicht am Zug
problem-european-no-such-carrier = dort steht kein solcher mykenischer Springer
problem-european-not-korea = Nordkorea ist nicht am Zug
problem-european-no-such-piece = dort steht keine solche Figur
problem-european-ask-order = erst keep, dann strike in Zugfolge
problem-european-no-knights = dieser Platz hat keine Springer zur Wahl
problem-european-no-strike = es gibt keinen verborgenen Springer oder nichts zu schlagen
problem-european-no-load = es gibt keinen solchen Springer oder keine solche Figur zu laden
