# What a list of saved games tells
saves-round-small = round { $round }
saves-won = Round { $round }, won
saves-lost = Round { $round }, lost
saves-white-won = Round { $round }, White has won
saves-black-won = Round { $round }, Black has won
saves-in-battle = Round { $round }, in a battle
saves-blacks-turn = Round { $round }, Black's turn
saves-whites-turn = Round { $round }, White's turn
saves-round = Round { $round }
saves-world = { $side } × { $side }
saves-world-fog = { $side } × { $side }, fog
saves-world-barbarians = { $side } × { $side }, barbarians
saves-world-fog-barbarians = { $side } × { $side }, fog, barbarians
saves-to-play = { $moment }, { $decides } to play
saves-left = Left before its end: { $moment }
saves-unknown-time = at an unknown time
saves-today = today, { $time }
saves-yesterday = yesterday, { $time }
saves-date = { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
        [12] December
       *[other] { $month }
    } { $year }, { $time }
saves-name-two = { $game }, { $one } against { $other }
saves-name-computers = { $game } between computers
saves-name-people = { $game }, { $count ->
        [1] one player
        [2] two players
        [3] three players
        [4] four players
       *[other] { $count } players
    }
saves-name-against = { $game } against { $level }
saves-name-against-computers = { $game } against computers
saves-people = { $count ->
        [1] One player
        [2] Two players
        [3] Three players
        [4] Four players
       *[other] { $count } players
    }
saves-only-computers-level = Only computers: { $level }
saves-computers-level = { $count } computers: { $level }
saves-only-computers = Only computers
saves-computers = { $computers } computers
saves-move = move { $number }
saves-turn = turn { $number }

# Worlds and names
saves-land-vale = The Vale of { $name }
saves-land-marches = The Marches of { $name }
saves-land-downs = The Downs of { $name }
saves-land-fords = The Fords of { $name }
saves-land-hills = The Hills of { $name }
saves-land-crowns = The Crowns of { $name }
saves-land-shires = The Shires of { $name }
saves-land-weald = The Weald of { $name }
saves-land-lands = The Lands of { $name }
saves-land-beyond = { $name } and Beyond
saves-land-thrones = The Two Thrones of { $name }
saves-land-meads = The Meads of { $name }
saves-name-empty = A game needs a name
saves-name-long = A name has at most { $most } letters
saves-name-signs = A name is one line of letters, digits and signs
saves-name-letters = A name can have Latin, Greek and Cyrillic letters
saves-name-taken = Another game is called { $name } already
saves-game = Game

# What goes wrong
saves-disk = { $what }: { $problem }
saves-not-opened = { $name } can't be opened: { $problem }
saves-hides = { $name } hides something from its players; once the game is over, it can be had as a file
saves-too-large = { $name } is far too large to be a saved game
saves-no-file = there is no such file or folder
saves-no-folder = this is no folder
saves-a-folder = this is a folder, no file
saves-not-allowed = it is not allowed here
saves-read-only = nothing can be written here
saves-full = there is no room left
saves-not-listed = The saved games can't be listed
saves-not-saved = The game can't be saved
saves-not-renamed = The game can't be renamed
saves-not-deleted = The game can't be deleted
saves-the-text = The text
saves-not-written = { $path } can't be written
saves-foreign = this is no saved game of Amir's Chess
saves-later-version = this was saved by a later version of the game
saves-damaged = this save is damaged: it was cut short or changed
saves-inconsistent = this save does not hold together: { $problem }
saves-older = The last save of { $name } is missing or damaged. This is the one before it, from { $moment }.
saves-not-read = { $name } can't be read
saves-none-saved = Games can't be saved: { $problem }
saves-tried-again = { $problem }. You can play on: it is tried again each time.

# What is done with them
saves-opening = Opening the game…
saves-reading = Reading the file…
saves-writing = Writing the file…
saves-imported = { $name } is in the library now.
saves-written = It is written as { $path }.
saves-copied = A copy is kept as { $name }.
