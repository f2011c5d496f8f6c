# The pause menus
pause-this-campaign = This campaign
pause-battle-first = Settle the battle first.
pause-paused = Paused
pause-resume = Resume
pause-new-battle = Set up a new battle
pause-to-title = Save, to the title
pause-copy-as = Save a copy as
pause-save = Save
pause-resolve-battle = Resolve this battle
pause-copy = Save a copy as…
pause-load = Load or export…
pause-resign-campaign = Resign the campaign
pause-save-title = Save and go to the title
pause-save-quit = Save and quit

# The menu of a game between screens
pause-leave-asked = Leave for good?
pause-leave-gives-up = Your seat becomes free. In a game of two that is as if you resigned.
pause-leave-no-rematch = Your seat becomes free: there is no rematch from it.
pause-stay = Stay
pause-leave = Leave for good
pause-menu = Menu
pause-goes-on = The others are not kept waiting: the game goes on.
pause-back-to-game = Back to the game
pause-no-connection = There is no connection: your seat stays until there is one.
pause-copy-position = Copy the position
pause-copy-game = Copy the game
pause-save-file = Save the game as a file…
pause-to-map = To the map
pause-resolve = Resolve
pause-title = To the title
pause-title-seat-stays = To the title: your seat stays
pause-quit-seat-stays = Quit the game: your seat stays
pause-quit-with-room = Quit the game…
pause-quit-asked = Quit the game, and the room with it?
pause-quit-room-sleeps = This room is kept on your computer. While the game is closed here nobody can play on: the others lose the connection and wait. Your seat stays, and the room wakes when you take it up again.
pause-leave-keeps-room = The room is kept on your computer: the others can be in it only while the game is open here.
pause-leave-ask = Leave for good…

# The menu of the other games
pause-paste = Paste a game
pause-open-file = Open a file…
pause-another-game = Set up another game
