# Pages of the help. The first line is the title, `# ` a heading, `- ` an item, `@name` a board;
# `_words_` lead a paragraph, `<page|words>` leads to a page.

help-start-welcome =
    Welcome

    A King is as strong as those who stand with him. That is the idea of the battle at the heart of this game, and everything else grows around it.

    _Battles_ are fought on a chessboard on five kinds of ground. The pieces move as in chess; the King moves like every kind of piece that still stands with him. Begin with <battle-king|The King>.

    _The campaign_ is a war of two kingdoms on a living map. Cities raise armies, armies march, and where two meet, a battle is fought on that square's own ground. See <campaign-world|The world>.

    _Four other games_ stand beside them: <chess-pieces|{ common-chess }>, <minnaar-alliances|{ common-minnaar }>, <field-board|{ common-field }> and <european-all|{ common-european }> with its nations.

    _Puzzles_ are forty battles that are won in two or three moves. See <battle-puzzles|Puzzles>.

    Whatever you play, you play against the computer at five levels, with others at one screen, or <online-rooms|with friends elsewhere>.

    # How to read this book

    It opens from anywhere ({ KEY("Help") }), at the page that fits. The chapters stand on the left, the field above finds words on every page, and words in blue lead to another page.

    The little boards can be touched: pick a piece up, see where it may go, move it. Move for both sides. Nothing is lost: a button sets the board up again.

help-start-hands =
    Mouse and keyboard

    _Everything by mouse._ Click a piece, then its goal, or drag it. Click elsewhere to put it down. Rest the pointer on anything to be told what it is, and why a button can't be used now.

    _Everything by keyboard._ Tab goes from button to button, { keys-help-enter } presses. On a board the arrow keys move a marker; { keys-enter } picks up and puts down. The keys of a battle stand in <battle-keys|Keys of a battle>, those of the map in <campaign-keys|Keys on the map>, those of the other games in <keys-tables|Keys at the board>.

    _Escape_ goes one step back: it puts down what is picked up, closes what lies on top, opens the menu of a game.

    _{ common-settings }_ change the size of words and buttons, colours of the armies, sound, and how fast pieces move. Who turns on { common-reduced-motion } gets the world still.

    _Larger words._ The size of words and buttons makes everything larger at once. The text size beside it makes the words alone larger, up to half as large again; boards and pictures stay as they are. A small window has less room for it, which the settings tell; what does not fit on a page then scrolls.

    _Keys can be changed_ in the settings. This book names them as you have them.

    @keys
