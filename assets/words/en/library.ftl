library-counts = Step
library-beginning = The beginning
library-moment = { $at } of { $all }: { $entry }
library-branch = Play on from here
library-branch-hover = A game of its own begins with this moment; the record stays as it is
library-branch-note = A game of its own begins here. The record it comes from stays as it is.
library-branch-done = Play on
library-branch-name = { $name }, from { $moment }
library-played-by = { $name } played by
library-first-seat = A person comes first.
library-last-seat = There is no stronger computer.
library-cancel = Cancel
library-close = Close the replay (Escape)
library-no-game = There is no game on the board
library-over-here = The game is over here: go a step back first
library-in-room = The room still plays here; once it is left, the game is in the library
library-in-campaign = This battle belongs to a campaign, which goes on
library-black-kingdom = Black's kingdom
library-world-unread = The campaign's beginning cannot be read: { $problem }
library-to-start = To the start
library-back = A step back
library-on = A step on
library-to-end = To the end
library-play = Play
library-pause = Pause
library-at-start = This is the start.
library-at-end = This is the end.
library-at-once = At once
library-one-moment = There is nothing to leaf through: it ends where it begins.
library-replay-battle = Replay the battle
library-title = Library
library-campaigns = Campaigns
library-battles = Quick Battles
library-every-game = Every game
library-game = Game: { $game }
library-order = Order: { $order }
library-newest = Newest first
library-oldest = Oldest first
library-by-name = By name
library-all = All
library-going-on = In progress
library-ended = Ended
library-search = Search
library-search-records = Search by name, players or game
library-count = { $count ->
    [one] One record
   *[other] { $count } records
}
library-count-of = { $shown } of { $all }
library-mark = Mark { $name }
library-picture = Picture of { $name }
library-choose-first = Choose a game first.
library-damaged = This save is damaged.
library-rename = Rename
library-rename-question = Rename the game
library-name = Name
library-duplicate = Duplicate
library-export = Export
library-export-hover = Write it into a file: as text to read, or as the save it is
library-copy-text = Copy as text
library-copy-text-hover = To the clipboard: PGN of chess, its own form of every other game
library-delete = Delete
library-delete-marked = Delete { $count }
library-delete-hover = Mark several to delete them together ({ KEY("Mark") }; all: Ctrl+A)
library-delete-question = { $count ->
    [one] Delete this game?
   *[other] Delete these { $count } games?
}
library-delete-note = { $others ->
    [0] { $name } is lost for good, with its older saves.
    [one] { $name } and one other are lost for good, with their older saves.
   *[other] { $name } and { $others } others are lost for good, with their older saves.
}
library-keep = { $count ->
    [one] Keep it
   *[other] Keep them
}
library-delete-sure = { $count ->
    [one] Delete it
   *[other] Delete them
}
library-import = Import
library-import-hover = A saved game, a PGN or a game as text; or drop the file on the window
library-import-file = Import a game
library-paste = Paste
library-paste-hover = Keep the game or position that is on the clipboard
library-no-text = There is no text on the clipboard.
library-records = Games
library-as-text = Text
library-as-save = Saved game
library-export-file = Export the game
library-empty = Nothing is recorded yet.
library-empty-note = Campaigns and games record themselves after every move. Begin one, or import a file.
library-reading = Reading…
library-none-fit = Nothing of that kind is recorded.
library-show-all = Show everything
library-look-back = Open
library-play-on = Play on
library-new-campaign = New campaign
library-replay = Replay
library-replay-hover = Step through it from its beginning
library-two-in-fog = Two people play it in a fog: it can be replayed once it is over.
library-copied = { $name } is on the clipboard.
library-unwritten = { $name } can't be written: { $problem }
library-review-unkept = What was found of the game can't be kept
