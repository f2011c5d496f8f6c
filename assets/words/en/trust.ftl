# After the game has broken off, other copies of the game, and files of the game that are damaged.
trust-crash-title = The game broke off
trust-crash-what = Something broke in the game when it last ran, and we are sorry. What you were playing was saved after every move: Continue and Saved games have it.
trust-crash-report = A report tells what broke. It is this file:
trust-crash-send = Please send it to those you have the game from, with a line on what you did last. It tells the version, your system and what the game was doing: nothing of you.
trust-crash-go-on = Go on
trust-crash-copy = Copy the report
trust-crash-folder = Open its folder
trust-crash-copied = The report is in the clipboard.
trust-crash-unread = The report can't be read: { $problem }.
trust-crash-opened = { $folder } is opened.
trust-crash-unopened = { $folder } can't be opened: { $problem }.
trust-save-broke = The game can't be saved: something broke while it was written
trust-elsewhere = { $name } is open in another window of the game
trust-elsewhere-copy = { $name } is open in another window of the game. Here you play a copy of it: { $copy }.
trust-damaged =
    { $count ->
        [one] A file of the game can't be read: { $files }.
       *[other] { $count } files of the game can't be read: { $files }.
    } What is missing is drawn plainly or stays silent. Install the game anew to have it back.
trust-damaged-more = { $files } and { $count } more
trust-files = Files of the game are missing: { $names }. They should be in { $folder }.
    Unpack or install the game anew, all of it together.
trust-wish-broke = Something broke in doing that; it was not done.
trust-save-breaks = Something broke in reading this save
