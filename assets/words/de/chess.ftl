chess-white = Weiß
chess-black = Schwarz

# How a game ends.
chess-ending-checkmate = Schachmatt
chess-ending-stalemate = Patt
chess-ending-material = Niemand kann mehr mattsetzen
chess-ending-fifty = Fünfzig Züge ohne Schlagen oder Bauernzug
chess-ending-threefold = Zum dritten Mal dieselbe Stellung
chess-ending-resignation = Aufgegeben

# What nears a draw, and what is told of a piece.
chess-counter-quiet = Halbzüge ohne Schlagen und Bauernzug
chess-counter-same = Diese Stellung stand
chess-attacked-bare = Angegriffen von {$from} und von niemandem gedeckt.

# Why something cannot be done.
chess-why-king-there = Auf {$to} stünde dein König im Schach
chess-why-check-stays = Dein König steht im Schach, und das hilft nicht dagegen
chess-why-check = Dein König stünde im Schach
chess-why-king-everywhere = Dein König stünde überall im Schach, wohin er könnte
chess-why-cannot-help = Dein König steht im Schach, und {piece-the} auf {$at} kann nicht helfen
chess-why-guards = {piece-the-first} auf {$at} muss deinen König schützen
chess-why-pawn-two = Ein Bauer zieht nur von seinem Anfangsfeld zwei Felder
chess-why-pawn-ahead = Ein Bauer schlägt nicht geradeaus
chess-why-pawn-aside = Ein Bauer zieht nur zum Schlagen schräg
chess-why-pawn = Ein Bauer zieht geradeaus und schlägt ein Feld schräg voraus
chess-why-castling-moved = Rochiert wird nur, wenn weder König noch Turm gezogen haben
chess-why-castling-check = Aus dem Schach wird nicht rochiert
chess-why-castling-passes = Bei der Rochade käme der König über {$passed}, das angegriffen ist

# What is wrong with a text that is brought in.
chess-text-over = In dieser Stellung ist die Partie schon vorbei
chess-text-no-position = Das ist keine Stellung: {$problem}
chess-text-no-position-part =
    Das ist keine Stellung. Im Teil für { $part ->
        [castling] die Rochade
        [en-passant] das Schlagen en passant
        [half-moves] die Halbzüge
        [move-number] die Zugnummer
       *[other] { $part }
    }: { $problem }
chess-text-unreadable = Die Partie ist nicht lesbar: {$problem}
chess-text-nothing = Im Text steht keine Partie
chess-text-only-pgn = Nur Schach wird als PGN geschrieben
