# Setting up a campaign
campaign-setup-second-person = A second person
campaign-setup-second-person-note = Two people share this screen; it is covered while it changes hands.
campaign-setup-fog-on = You see what your own people see, and so does your opponent: send out scouts.
campaign-setup-fog-off = Both kingdoms see the whole world and each other's means.
campaign-setup-barbarians-on = Warbands from camps raid both kingdoms. They sack cities and can be wiped out.
campaign-setup-barbarians-off = Nobody but the two kingdoms.
campaign-setup-mountain = Mountain
campaign-setup-square = { $square }: { $ground }
campaign-setup-square-site = { $square }: { $ground }, { $site ->
        [white-capital] White's capital
        [black-capital] Black's capital
        [walled-city] a walled city
        [city] a city
        [mine] a mine
        [farm] a farm
        [quarry] a quarry
       *[camp] a camp
    }
campaign-setup-number = World number
campaign-setup-another = Another
campaign-setup-another-hint = Another world
campaign-setup-number-hint = The same number gives the same world to everybody.
campaign-setup-only-digits = A world number has only digits.
campaign-setup-largest = The largest world number is { $most }.
campaign-setup-new = New campaign
campaign-setup-fog = Fog of war
campaign-setup-barbarians = Barbarians
campaign-setup-small = An evening's war
campaign-setup-large = A long war
campaign-setup-black-played-by = Black is played by
campaign-setup-opponent = Opponent
campaign-setup-no-weaker = There is no weaker computer.
campaign-setup-last-seat = After the strongest computer comes a second person.
campaign-setup-begin = Begin the campaign
campaign-setup-the-world = The world
campaign-setup-making = Making the world…
