# Why a command on the map is refused.
campaign-refused-over = The campaign is over
campaign-refused-choice = The defender must choose first: hold or sally
campaign-refused-battle = A battle is being fought: it comes first
campaign-refused-extension = The battle's moves are used up: that must be answered first
campaign-refused-landing = An army that retreated must land first
campaign-refused-rogues = The barbarians are on the move
campaign-refused-nothing-to-answer = There is nothing like that to answer now
campaign-refused-no-extension = Nobody asks for an extension now
campaign-refused-off-map = {$at} is off the map
campaign-refused-no-army = You have no army on {$at}
campaign-refused-no-city = You have no city on {$at}
campaign-refused-not-next = {$to} is not next to {$from}: an army marches one square
campaign-refused-mountain = There are mountains on {$at}: nobody can enter them
campaign-refused-not-so-many = There are not so many pieces on {$at}: {$army} stand there
campaign-refused-not-so-many-able = Only {$army} on {$at} can do that now; the others have used their move or must rest
campaign-refused-nobody-able = Nobody on {$at} can do that now: they have used their move or must rest
campaign-refused-nobody-attacks = Nobody on {$at} can attack this turn: { $why ->
        [moved] they have moved already
        [rests] they retreated and must rest
       *[tired] their last attack was drawn
    }.
campaign-refused-not-all-knights = Only an army of nothing but Knights rides, and {$at} has others
campaign-refused-not-a-ride = A ride goes exactly two squares, and {$to} is not two from {$from}
campaign-refused-no-way-over = There is no way to ride over {$at}
campaign-refused-no-way = There is no way to ride from {$from} to {$to}
campaign-refused-busy = The city on {$at} is already building {piece-a}
campaign-refused-too-dear = {piece-a-first} costs {$cost} gold and you have {$gold}
campaign-refused-not-built = No city builds {piece-a}
campaign-refused-no-build = Nothing is being built on {$at}
campaign-refused-already-there = They already stand on {$at}
campaign-refused-not-so-many-free = There are not so many without an order on {$at}: {$army} are free
campaign-refused-no-order = You have no order number {$number} on {$at}
campaign-refused-no-landing = { $why ->
       [far] Nobody can land on {$at}: it must be two squares from the battlefield
       [mountain] Nobody can land on {$at}: there are mountains
       [taken] Nobody can land on {$at}: another army stands there
       [beside] Nobody can land on {$at}: another army stands next to it
       [enemy-city] Nobody can land on {$at}: it is an enemy's city
       *[camp] Nobody can land on {$at}: there is a camp
    }
campaign-refused-nobody-plays = This battle must be played out by the computer, and there is none here
campaign-refused-bad-battle = The battle that was played out breaks the rules at “{$at}”
campaign-refused-undo = Nothing can be taken back: the turn has just begun, or the last command showed something new or led to a battle
campaign-refused-text = This is no command: {$problem}

# Why a text is no command
campaign-refused-command = '{ $text }' is no command
campaign-refused-form = this command is written: { $form }
campaign-refused-pieces = '{ $text }' are no pieces: write numbers and letters, such as 2P1N
campaign-refused-building = '{ $text }' is nothing a city builds: it builds N, B, R or Q
campaign-refused-number = '{ $text }' is no number of an order: they count from 1
campaign-refused-move = '{ $text }' is no move of a battle

# Why the screen refuses something.
campaign-refused-pending = Something else must be answered first
campaign-refused-nobody = Choose who goes first
campaign-refused-select = Select an army of yours first
campaign-refused-nothing-left = Nothing is left to decide: end your turn
campaign-refused-working = Wait until it is worked out
campaign-refused-gone = The connection to the room has ended
campaign-refused-not-waiting = The army on {$at} does not wait for orders
campaign-refused-all-promised = Every piece on {$at} has a rally point already: take one back first
campaign-refused-no-battle = There is no battle to fight
