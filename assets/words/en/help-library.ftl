# Pages of the help. The first line is the title, `# ` a heading, `- ` an item, `@name` a board;
# `_words_` lead a paragraph, `<page|words>` leads to a page.

help-library-saves =
    Saved games

    _Everything is kept_ after every step: battles, campaigns and the other games. Continue on the title takes up what was played last; Saved games lists all of them, each with a picture.

    _A save can be renamed_, copied, deleted, and carried to another computer as a file; a file dropped on the window is brought in. A save that is cut short or changed is refused in words, and what was there stays as it was.

    _Chess_ travels as FEN and PGN, too: copy or save it by the menu of a game, paste it in the set-up.

help-library-replay =
    Looking back

    _In any game_ the list of moves leads back to every position, and one click returns to the present.

    _At its end_ a campaign is played once more on the map: step by step or by itself, at the speed you like, with what each kingdom knew or with everything shown.

    _Field Chess_ is turned face up when it is over, and can be gone through from the set-up on.
