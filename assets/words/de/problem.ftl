# Was nach den Regeln an einem Text falsch ist. Die englischen Worte sind, Zeichen für Zeichen, die der Regeln.
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
problem-means-nothing = „{ $text }“ bedeutet nichts
problem-no-san = „{ $text }“ ist kein Zug: schreibe ihn wie Nf3, exd5, O-O oder e8=Q
problem-illegal = { $text } ist hier nicht erlaubt
problem-ambiguous = { $text } kann { $one } oder { $other } sein

# Die anderen Spiele
problem-no-minnaar-piece = „{ $letter }“ ist keine Figur des Minnaar-Schachs
problem-group = die Gruppe ist S, W, N oder B
problem-no-field-piece = „{ $letter }“ ist keine Figur des Feldschachs
problem-field-side = am Zug ist s oder n
