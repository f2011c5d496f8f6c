# Rooms: opening one
rooms-yours = Your rooms
rooms-yours-count = Your rooms ({ $count })
rooms-open-one = Open a room
rooms-join-one = Join a room
rooms-open-on-port = Open the room on port { $port }
rooms-code-of-room = Code of the room
rooms-another = Another
rooms-another-code = Another code
rooms-code-note = Whoever knows it can come in: tell it to those who are to play or watch.
rooms-where = Where
rooms-this-computer = This computer
rooms-this-computer-hint = For others in your network
rooms-a-server = A server
rooms-a-server-hint = For anybody who can reach it
rooms-server-address = Address of the server
rooms-server-note = A name or a number, with :port if it is not 7878.
rooms-no-network = This computer is in no network: nobody else finds it.
rooms-they-type = For others in your network. They type:
rooms-firewall = If they can't come in, let the game through this computer's firewall. The room stays open while the game runs, and is there again when you take it up.
rooms-runs-on = The server in this game runs on port { $port }.
rooms-port = Port
rooms-port-bounds = From 1024 to 65535.
rooms-port-wrong = The port: { $problem }
rooms-open-it = Open the room
rooms-needs-code = The room needs a code.
rooms-no-address = The address of the server is missing.
rooms-your-name = Your name
rooms-player = Player

# Going into one
rooms-paste = Paste an invitation
rooms-paste-hint = Takes code and address from what was copied elsewhere
rooms-address = Address
rooms-address-hint = 192.168.1.20, or chess.example.org
rooms-address-note = Of the player who has opened the room, or of the server where it is.
rooms-join-note = Whoever joins gets the next free seat. Up to eight more may look on: they see the game over a player's shoulder.
rooms-join = Join
rooms-look-on = Look on

# Seats that are held
rooms-room = Room { $code }
rooms-none-held = You have no seat in any room.
rooms-none-held-note = Whoever opens or joins a room keeps the seat until it is left for good, and finds it here after a restart.
rooms-not-begun = A game that has not begun
rooms-place = Room { $code }, { $server }
rooms-nobody-yet = Nobody else yet
rooms-with = With { $names }
rooms-forget = Forget
rooms-look-again = Open
rooms-take-up = Take up again
rooms-forget-asked = Forget this seat?
rooms-forget-note = Nobody can take the seat in room { $code } back any more, and the others are not told. To leave the game properly, take it up and leave it for good.
rooms-keep = Keep it
rooms-forget-it = Forget it

# What is played
rooms-you-white = You have White and move first.
rooms-you-south = You command the South. Everybody places the own army in secret.
rooms-rematch-changes = With a rematch the sides change.
rooms-short-minnaar = Minnaar
rooms-short-field = Field
rooms-short-european = European
rooms-battle-note = One battle of Amir's Chess. You attack.
rooms-campaign-note = Two kingdoms and all their battles. You have the west.
rooms-ground = Ground
rooms-no-other-ground = There is no other ground.
rooms-as-in-battle = As in Quick Battle
rooms-whose-army = { $side ->
        [attacker] Attacker's
       *[other] Defender's
    } army
rooms-no-smaller = There is no smaller army.
rooms-others-in-battle = Others are set up in { title-quick-battle }.
rooms-world = World
rooms-world-small = 8 × 8, an evening
rooms-world-large = 16 × 16, a long war
rooms-fog-note = Each sees what the own people see. Every game draws its own fog: it is for friends.
rooms-barbarians-note = Warbands roam the land. Your computer leads them.
rooms-two = Two players
rooms-four = Four players
rooms-minnaar-two = You lead both groups of the Sovereigns, the other the Establishment.
rooms-minnaar-four = One group each; you have the first.
rooms-armies = Armies
rooms-european-two = You have the first army, the other player the second.
rooms-seats = Seats
rooms-seat-own = { $seat }: you
rooms-open-seat = Open
rooms-open-seat-first = An open seat comes first.
rooms-code-length = A room code has 4 to 32 letters and digits.
rooms-code-letter = A room code has letters a-z and digits only, not '{ $letter }'.
rooms-bad-address = '{ $address }' is no address of a server: write a name such as chess.example.org, or 192.168.1.20:7878.
