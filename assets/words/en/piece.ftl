# What pieces are called, by $piece; each language has the forms that its sentences need.
piece-name = { $piece ->
       [king] King
       [queen] Queen
       [rook] Rook
       [bishop] Bishop
       [knight] Knight
       [pawn] Pawn
       [tower] Tower
       [sovereign] Sovereign
       [cannon] Cannon
       [chinese-pawn] Chinese Pawn
       [mycenaean-knight] Mycenaean Knight
       [flag] Flag
       [landmine] Landmine
       [bomb] Bomb
       [engineer] Engineer
       [captain] Captain
       [major] Major
       [colonel] Colonel
       [brigadier] Brigadier
       [lieutenant] Lieutenant
       [major-general] Major General
       [general] General
       [field-marshal] Field Marshal
       *[hidden] hidden piece
    }
# Of an enemy whose face is hidden nothing but "hidden piece" is known.
piece-the = the {piece-name}
piece-the-first = The {piece-name}
piece-the-object = the {piece-name}
piece-a = { $piece ->
       [engineer] an {piece-name}
       *[king] a {piece-name}
    }
piece-a-first = { $piece ->
       [engineer] An {piece-name}
       *[king] A {piece-name}
    }
piece-a-object = {piece-a}
piece-your-object = your {piece-name}
piece-your-own-first = Your own {piece-name}
piece-several = { $piece ->
       [chinese-pawn] Chinese Pawns
       [mycenaean-knight] Mycenaean Knights
       [hidden] hidden pieces
       *[king] {piece-name}s
    }
piece-counted = { $count ->
       [1] {piece-name}
       *[hidden] {$count} {piece-several}
    }
