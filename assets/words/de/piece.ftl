# What pieces are called, by $piece; each language has the forms that its sentences need.
piece-name = { $piece ->
       [king] König
       [queen] Dame
       [rook] Turm
       [bishop] Läufer
       [knight] Springer
       [pawn] Bauer
       [tower] Wehrturm
       [sovereign] Souverän
       [cannon] Kanone
       [chinese-pawn] China-Bauer
       [mycenaean-knight] Mykene-Springer
       [flag] Flagge
       [landmine] Mine
       [bomb] Bombe
       [engineer] Pionier
       [captain] Hauptmann
       [major] Major
       [colonel] Oberst
       [brigadier] Brigadier
       [lieutenant] Leutnant
       [major-general] Generalmajor
       [general] General
       [field-marshal] Feldmarschall
       *[hidden] verdeckte Figur
    }
# Of an enemy whose face is hidden nothing but "hidden piece" is known.
piece-the = { $piece ->
       [queen] die {piece-name}
       [cannon] die {piece-name}
       [flag] die {piece-name}
       [landmine] die {piece-name}
       [bomb] die {piece-name}
       [hidden] die {piece-name}
       *[king] der {piece-name}
    }
piece-the-first = { $piece ->
       [queen] Die {piece-name}
       [cannon] Die {piece-name}
       [flag] Die {piece-name}
       [landmine] Die {piece-name}
       [bomb] Die {piece-name}
       [hidden] Die {piece-name}
       *[king] Der {piece-name}
    }
piece-the-object = { $piece ->
       [queen] die Dame
       [cannon] die Kanone
       [flag] die Flagge
       [landmine] die Mine
       [bomb] die Bombe
       [pawn] den Bauern
       [chinese-pawn] den China-Bauern
       [captain] den Hauptmann
       [hidden] die verdeckte Figur
       *[king] den {piece-name}
    }
piece-a = { $piece ->
       [queen] eine {piece-name}
       [cannon] eine {piece-name}
       [flag] eine {piece-name}
       [landmine] eine {piece-name}
       [bomb] eine {piece-name}
       [hidden] eine {piece-name}
       *[king] ein {piece-name}
    }
piece-a-first = { $piece ->
       [queen] Eine {piece-name}
       [cannon] Eine {piece-name}
       [flag] Eine {piece-name}
       [landmine] Eine {piece-name}
       [bomb] Eine {piece-name}
       [hidden] Eine {piece-name}
       *[king] Ein {piece-name}
    }
piece-a-object = { $piece ->
       [queen] eine Dame
       [cannon] eine Kanone
       [flag] eine Flagge
       [landmine] eine Mine
       [bomb] eine Bombe
       [pawn] einen Bauern
       [chinese-pawn] einen China-Bauern
       [hidden] eine verdeckte Figur
       *[king] einen {piece-name}
    }
piece-your-object = { $piece ->
       [queen] deine Dame
       [cannon] deine Kanone
       [flag] deine Flagge
       [landmine] deine Mine
       [bomb] deine Bombe
       [pawn] deinen Bauern
       [chinese-pawn] deinen China-Bauern
       [hidden] deine verdeckte Figur
       *[king] deinen {piece-name}
    }
piece-your-own-first = { $piece ->
       [queen] Deine eigene {piece-name}
       [cannon] Deine eigene {piece-name}
       [flag] Deine eigene {piece-name}
       [landmine] Deine eigene {piece-name}
       [bomb] Deine eigene {piece-name}
       [hidden] Deine {piece-name}
       *[king] Dein eigener {piece-name}
    }
piece-several = { $piece ->
       [king] Könige
       [queen] Damen
       [rook] Türme
       [bishop] Läufer
       [knight] Springer
       [pawn] Bauern
       [tower] Wehrtürme
       [sovereign] Souveräne
       [cannon] Kanonen
       [chinese-pawn] China-Bauern
       [mycenaean-knight] Mykene-Springer
       [flag] Flaggen
       [landmine] Minen
       [bomb] Bomben
       [engineer] Pioniere
       [captain] Hauptleute
       [major] Majore
       [colonel] Oberste
       [brigadier] Brigadiere
       [lieutenant] Leutnants
       [major-general] Generalmajore
       [general] Generale
       [field-marshal] Feldmarschälle
       *[hidden] verdeckte Figuren
    }
piece-counted = { $count ->
       [1] {piece-name}
       *[hidden] {$count} {piece-several}
    }
