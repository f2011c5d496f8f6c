# Buttons and names that stand in many places
common-back = Back
common-cancel = Cancel
common-close = Close
common-escape-key = Escape
common-settings = Settings
common-help = How to play
common-chess = Chess
common-minnaar = Minnaar Chess
common-field = Field Chess
common-european = European Chess
common-campaign = Campaign
common-white = White
common-black = Black
common-reduced-motion = Reduced motion
common-mute = Mute all sound
common-previous = { $name }: previous
common-next = { $name }: next

# Names of strengths, grounds and players
common-quick-battle = Quick Battle
common-computer = Computer
common-computer-level = Computer: { $level }
common-beginner = Beginner
common-casual = Casual
common-club = Club
common-expert = Expert
common-master = Master
common-beginner-plays = Still learning: plays simple moves and overlooks some of yours.
common-casual-plays = Plays for fun: sees short threats, but is sometimes careless.
common-club-plays = A sound player who punishes plain mistakes.
common-expert-plays = Plans several moves ahead and gives little away.
common-master-plays = As strong as the computer gets. Takes a second or two for a move.
common-two-players = Two players
common-online = Online
common-battle = Battle

# A picture of the window
common-no-picture-folder = the system knows no folder for pictures
common-picture-kept = The picture is kept as { $path }.
common-picture-not-kept = The picture can't be kept: { $problem }.
common-picture-folder-full = the folder is full of them
common-no-picture = it is no picture
