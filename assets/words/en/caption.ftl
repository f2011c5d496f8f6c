# Short words for what is heard.

caption-refuse = That cannot be done
caption-capture = A piece falls
caption-check = Check
caption-power-lost = A King loses a power
caption-power-won = A King wins a power
caption-tower-shot = A Tower fires
caption-promote = A pawn is promoted
caption-victory = Fanfare: victory
caption-defeat = Low horns: defeat
caption-draw = A quiet chord: a draw
caption-warning = A warning
caption-horn = A horn: an attack
caption-bells = Bells: a city changes hands
caption-march = Drums: an army marches
caption-ride = Hooves: riders
caption-coins = Coins
caption-hammer = Hammers: a piece is finished
caption-fire = Fire
caption-dice = Dice
caption-at = { $wind ->
    [north] { $what } on { $at }, to the north
    [north-east] { $what } on { $at }, to the north-east
    [east] { $what } on { $at }, to the east
    [south-east] { $what } on { $at }, to the south-east
    [south] { $what } on { $at }, to the south
    [south-west] { $what } on { $at }, to the south-west
    [west] { $what } on { $at }, to the west
    [north-west] { $what } on { $at }, to the north-west
   *[here] { $what } on { $at }
}
caption-setting = Captions for sounds
caption-heading = In words
caption-about = What is heard that matters stands in short words at the lower left edge, on the map with the square and the way there.
