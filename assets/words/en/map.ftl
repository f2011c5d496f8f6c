# What would come of going to the square under the pointer
map-turns-away = { $count ->
        [one] { $count } turn away
       *[other] { $count } turns away
    }
map-no-way = No way at present: they would wait
map-join = Join forces
map-raze = Raze the camp
map-take-capital = Take the capital
map-wins = This wins the campaign!
map-take-resource = Take the { $site ->
        [mine] mine
        [farm] farm
       *[other] quarry
    }: +{ $gold } gold a turn
map-take = Take the { $site ->
        [capital] capital
        [city] city
        [mine] mine
        [farm] farm
        [quarry] quarry
       *[other] camp
    }
map-none-attacks = Nobody here can attack now
map-overrun = Overrun: they fall back without a battle
map-siege = Siege: they may hold the walls
map-battle = Battle { $fought }
map-winning-capital = Winning takes the capital: victory!
map-strengths = { $attack } against { $defence }
map-hide-small = Hide the small map
map-show-small = Show the small map
map-painting = Painting the land…
