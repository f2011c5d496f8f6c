# Pages of the help. The first line is the title, `# ` a heading, `- ` an item, `@name` a board;
# `_words_` lead a paragraph, `<page|words>` leads to a page.

help-analysis-lines =
    The best lines

    _Battles and chess can be looked into_ ({ KEY("Analyse") }): what the computer thinks of the position on the board, now or while you look back. It is a help, like a hint.

    _The bar_ beside the board shows the chances of both sides. Numbers count in Pawns for White or the attacker, # the moves to a sure win.

    _The lines_ are the best moves with what follows. A line's moves show on a small board where they lead, and arrows on the board show the first of them.

    Against a person elsewhere it rests until the game is over, and in a puzzle until it is solved.

    @analysis-keys

help-analysis-game =
    A game reviewed

    _Afterwards_ the whole game can be reviewed ({ KEY("LookOver") }): a graph shows how the chances went, the list marks the moves that gave them away and tells what was better.

    - A move that lost 5 of 100 chances is an inaccuracy (?!).
    - 10 make a mistake (?).
    - 20 make a blunder (??).

    _On mistakes and blunders_ the game turned. Those points are a key away ({ KEY("TurningPoint") }), and the board is shown as it was.
