minnaar-southern = Südliche Souveräne
minnaar-white = Weißer Hof
minnaar-northern = Nördliche Souveräne
minnaar-black = Schwarzer Hof

# What is said of the board.
minnaar-stuck = {$group}: Nichts kann ziehen.
minnaar-pass = Passen: nichts kann ziehen
minnaar-of-sovereign = Zieht wie eine Dame, höchstens vier Felder.
minnaar-of-king = Kann geschlagen werden wie jede andere Figur.
minnaar-counter-quiet = Ruhige Züge
minnaar-counter-passes = Aufeinander gepasst
minnaar-none-left = keine übrig
minnaar-left = noch { $count }
minnaar-why-ally = {piece-the-first} auf {$to} steht auf deiner Seite ({$group})

# How it ends, as the rules put it.
minnaar-ending-sovereigns = DER BUND DER SOUVERÄNE SIEGT.
minnaar-ending-sovereigns-words = Die Befreiung ist vollbracht!
minnaar-ending-establishment = DIE HÖFE SIEGEN.
minnaar-ending-establishment-words = Teile und herrsche!
minnaar-ending-nobody = DER KAMPF GEHT WEITER.
minnaar-ending-nobody-words = Diese Schlacht ist festgefahren. Ein anderes Schlachtfeld wartet.

# What is wrong with a text that is brought in.
minnaar-text-over = die Partie wäre gleich am Anfang vorbei: { $reason ->
        [liberation] Befreiung
        [divide-and-conquer] Teile und herrsche
       *[other] niemand kann mehr gewinnen
    }
minnaar-text-turn = Zug {$number}, {$turn}, ist nicht lesbar: {$problem}
