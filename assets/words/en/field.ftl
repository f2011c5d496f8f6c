field-south = South
field-north = North

# What is said of a piece.
field-of-flag = Flag: never moves. Whoever loses it has lost.
field-of-landmine = Landmine: never moves. Destroys every attacker but an Engineer or a Bomb.
field-of-bomb = Bomb: goes together with whatever it meets.
field-of-engineer = Engineer, rank 1 of 9: removes Landmines and turns corners on the rails.
field-of-field-marshal = Field Marshal, rank 9 of 9: beats every rank. If it falls, all see your Flag.
field-of-rank = {piece-name}, rank {$rank} of 9: beats every lower rank.
field-in-headquarters = In a headquarters: never moves again.
field-in-camp = In a camp: cannot be attacked.
field-seen = The enemy sees it.

# What an enemy piece that lies face down has shown.
field-trace = { $row ->
       [back] Began in the back rows
       [front] Began in the front row
       *[middle] Began in the middle
    }, { $moves ->
       [0] has not moved
       [1] has moved once
       [2] has moved twice
       *[other] has moved {$moves} times
    }.
field-turned = Turned a corner on the rails.
field-beat = Beat your {$pieces}.
field-must-be = It must be {$pieces}.
field-can-be = It can only be {$pieces}.
field-and = {$some} and {$last}
field-or = {$some} or {$last}
field-guess = { $piece ->
       [flag] the {piece-name}
       [general] the {piece-name}
       [field-marshal] the {piece-name}
       *[other] {piece-a}
    }

# Before the battle.
field-arrange = Arrange your side: pick up a piece and put it in the place of another
field-arranges = {$side} arranges its side: pick up a piece and put it in the place of another
field-is-arranging = is arranging the army
field-shuffle = Shuffle my side
field-start = Start battle
field-why-not-begun = The battle has not begun yet
field-why-nothing-there = Nothing of yours stands on {$at}
field-fault-count = There are {$found} of the kind {piece-name}, not {$right}
field-fault-outside = {piece-the-first} may not start on the other side's half, as on {$at}
field-fault-camp = {piece-the-first} may not start in a camp, as on {$at}
field-fault-flag = The Flag must stand in a headquarters, not on {$at}
field-fault-landmine = Landmines may only start in the two back rows, not on {$at}
field-fault-bomb = Bombs may not start on the front row, as on {$at}

# What happens in the battle.
field-counter-quiet = Turns without combat
field-marshal-lost = Field Marshal lost: all see the Flag on {$at}
field-attacker-falls = attacker falls
field-defender-falls = defender falls
field-both-fall = both fall
field-flag-shown = {$side}'s Flag is on {$at}
field-verdict-attacker = Attacker falls
field-verdict-defender = Defender falls
field-verdict-both = Both fall
field-ending-drawn = The battle is drawn.
field-ending-flag = {$loser}'s Flag is captured
field-ending-immobile = {$loser} cannot move any more
field-ending-quiet = A hundred turns without combat

# Why something cannot be done.
field-why-hemmed = {piece-the-first} on {$at} is hemmed in
field-why-rooted = {piece-a-first} never moves
field-why-headquarters = What stands in a headquarters never moves again
field-why-camp = What stands in a camp cannot be attacked
field-why-rail-between = Something stands in between on the railway
field-why-rail-blocked = The railway to {$to} is blocked
field-why-rail-corner = Only an Engineer turns corners on the railway
field-why-far = {piece-the-first} does not reach {$to}: off the railway it goes one step along a line
field-text = Field Chess begins with “seed” and a number, or with “position” and one, not with “{$start}”
field-text-no-setup = It does not tell how the armies stood
field-text-no-move = there is no move in it
