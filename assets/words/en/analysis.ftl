# Scores and chances
analysis-level = Level
analysis-little-better = { $name } a little better
analysis-better = { $name } better
analysis-winning = { $name } winning
analysis-wins = { $name } { $moves ->
        [0] has won
        [1] wins in one move
       *[other] wins in { $moves }
    }
analysis-thousands = { $count } k
analysis-millions = { $count } M
analysis-bar = { $standing } ({ $score }). Chances of { $name }: { $chance } of 100.
analysis-graph = Graph of the chances
analysis-beginning = The beginning
analysis-moment = { $label }: { $name } { $chance } of 100
analysis-other-game = Only battles and chess can be analysed
analysis-afar = Against a person elsewhere there is no help before the end
analysis-sound = Sound
analysis-inaccuracy = Inaccuracy
analysis-mistake = Mistake
analysis-blunder = Blunder

# The analysis beside the board
analysis-switch = Analysis on or off: chances and best lines. A help, like a hint
analysis-lines = Lines
analysis-lines-hint = The best lines from here
analysis-game = Game
analysis-game-hint = The whole game reviewed
analysis-record = Record
analysis-record-hint = The moves so far
analysis-close = Close the analysis
analysis-lines-told = Lines that are told: { $count }
analysis-how-many = How many lines
analysis-waits-first = It waits: other thinking goes first.
analysis-looking = Looking…
analysis-score-hint = Counted in Pawns for { $first }: + is good for { $first }, − for { $other }; # counts the moves to a sure win.
analysis-over = The game is over here.
analysis-effort = Depth { $depth }, { $nodes } at { $speed }/s{ $pause ->
        [rests] , rests
        [waits] , waits
       *[other] { "" }
    }
analysis-from-look-over = From the review of the game
analysis-line = Line { $number }: { $words }
analysis-little-board = Seen while pointed at, or by Tab
analysis-nothing-played = Nothing has been played yet.
analysis-look-over-note = Every position is looked at with the same effort. Moves that gave chances away are marked, and how much.
analysis-stop = Stop the review
analysis-go-on = Go on with the review
analysis-known-of = { $known } of { $all }
analysis-from-to = { $before } to { $after }
analysis-chances-better = { $chances }; better { $better }
analysis-chances-of = { $chances } of 100
analysis-chances-long = { $name }'s chances { $chances }
analysis-chances-mid = { $name }: { $chances }
analysis-chances-short = Chances { $chances }
analysis-chances-hint = The chances of { $name } of 100, before the move and after it.
analysis-turning-point = Turning point { $number } of { $count }
analysis-no-turning-yet = No turning point yet
analysis-turning-points = { $count ->
        [0] No turning point
        [1] One turning point
       *[other] { $count } turning points
    }
analysis-turning-before = Turning point before
analysis-turning-next = Next turning point
analysis-turning-hint = Moves that lost 10 of 100 chances or more.
analysis-none = There is none.
analysis-account-hint = Accuracy of { $name }: { $accuracy }. A move lost { $loss } of 100 chances on the average. { $inaccuracies } inaccuracies (?!, 5 of 100 or more), { $mistakes } mistakes (?, 10 or more), { $blunders } blunders (??, 20 or more).
analysis-accuracy = Accuracy { $value }
