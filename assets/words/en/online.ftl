# Playing between screens: what can be chosen
online-battle-river = Battle at the river
online-battle-hill = Battle on the hill
online-battle-forest = Battle in the forest
online-battle-siege = Battle for the walls
online-battle-field = Battle in the field
online-campaign = Campaign, { $world }

# The way into a room
online-making-room = Making room…
online-going-in = Going into room { $code }…
online-no-way = There is no way to { $server }: { $why }.
online-look-alike = Look at the code again: S and 5, B and 8, O and 0, I and 1, Z and 2, G and 6 look alike.
online-computer = Computer, { $level }

# Seats that are held
online-here = on this computer
online-there = at { $address }
online-seat-not-kept = The seat can't be kept: { $path }: { $problem }.
online-seats-kept-as = The file is kept as { $path }.
online-seats-stay = The file stays where it is.
online-seats-unreadable = Your seats in rooms, { $path }, can't be read ({ $problem }). { $fate }

# The server inside the game
online-server-stopped = The server has stopped.
online-no-folder = This system has no folder where rooms could be kept.
online-folder-not-made = { $path } can't be made: { $problem }.
online-no-server = No server can be run here: { $problem }.
online-port-in-use = Port { $port } is in use: the game is open twice, or a server runs here already. Choose another port, or '{ rooms-a-server }' with the address localhost:{ $port }.
online-port-not-had = Port { $port } can't be had: { $problem }.
online-store = { $problem }. Is the game open twice?
online-network-fails = The network fails: { $problem }.

# What was refused
online-decide-again = Something else happened first: decide again.

# What became of a question
online-agrees = { $name } agrees to the take-back.
online-thought-better = { $name } no longer { $what ->
        [take-back] asks to take back a move
        [draw] offers a draw
        [rematch] asks for a rematch
       *[other] asks to have the battle played out
    }.
online-declines = { $name } declines { $what ->
        [take-back] the take-back
        [draw] the draw
        [rematch] the rematch
       *[other] to have the battle played out
    }.
online-question = { $whose ->
        [own] your
       *[other] the
    } { $what ->
        [take-back] wish to take back
        [draw] offer of a draw
        [rematch] wish for a rematch
       *[other] wish to have the battle played out
    }
online-gone-you = You have { $on ->
        [map] gone on
       *[board] moved
    }: {online-question} is gone.
online-gone-moved = { $name } has { $on ->
        [map] gone on
       *[board] moved
    }: {online-question} is gone.
online-gone-left = { $name } has left: {online-question} is gone.
online-gone-computer = A computer plays on: {online-question} is gone.
online-gone-meanwhile = While there was no connection {online-question} was settled.
online-line-ended = The connection to the room has ended
online-under-way = What you have done is still under way
online-no-line = There is no connection
online-one-by-one = One thing after the other

# Playing a rematch
online-rematch-watching = You are looking on: those who play may agree on a rematch.
online-rematch-line-ended = The connection to the room has ended.
online-rematch-no-line = There is no connection.
online-rematch-goes-on = The game still goes on.
online-rematch-question = A question waits for its answer.
online-rematch-left = Somebody has left: there is nobody to play with.
online-rematch-ask = Ask for a rematch
online-rematch-hint = The same game again; everybody moves on to the next seat.
online-rematch-waits = You asked for a rematch: waiting for the answer.
online-withdraw = Withdraw
online-rematch-asked = { $name } asks for a rematch.
online-rematch-agree = Agree to a rematch
online-rematch-decline = No rematch

# The band beside the board
online-nobody-yet = Nobody yet
online-has-left = { $name } (has left)
online-attacker = Attacker
online-defender = Defender
online-white-west = White, the west
online-black-east = Black, the east
online-both-parts = { $one } and { $other }
online-watchers-silent = Whoever looks on keeps silent.
online-say-pause = One thing every { $seconds } seconds.
online-seat-free = A seat is free: the game waits.
online-seat-left = { $name } has left: the game waits for somebody else.
online-you = You
online-somebody = Somebody
online-said = { $who }: { $words }
online-way-move = Your move is on its way…
online-way-leave = Leaving…
online-way-resign = Giving up…
online-way-else = It is on its way…
online-you-ask = You { $what ->
        [take-back] ask to take back { $moves }
        [draw] offer a draw
        [rematch] ask for a rematch
       *[other] ask to have the battle played out
    }: waiting for { $names }.
online-a-move = a move
online-moves-and = { $first } and { $last }
online-moves-more = { $first } and { $more } more
online-asks = { $name } { $what ->
        [take-back] asks to take back { $moves }
        [draw] offers a draw
        [rematch] asks for a rematch
       *[other] asks to have the battle played out
    }.
online-fill-hint = The computer of Club level takes the seat, and keeps it: nobody can sit down there any more. It thinks in your game.
online-look-over = Look over { $name }'s shoulder
online-word-you = , you
online-word-here = , here
online-word-away = , away
online-word-left = , has left
online-watchers = { $count ->
        [one] 1 looks on
       *[other] { $count } look on
    }
online-heard = What was said
online-say = Say something
online-agree = Agree
online-decline = Decline
online-connecting = Connecting…
online-no-connection = No connection: { $why }. Trying again in { $seconds } s.
online-try-now = Try now

# What the server refuses, by its reason; what is not here is told in the server's own words
online-refused = { $reason ->
       *[other] { $words }
    }

# What can be said
online-hello = Hello!
online-good-luck = Good luck!
online-well-played = Well played!
online-oops = Oops.
online-one-moment = One moment, please.
online-take-your-time = Take your time.
online-thanks = Thank you!
online-good-game = Good game!
online-goodbye = Goodbye!
