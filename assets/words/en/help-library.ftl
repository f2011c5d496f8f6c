# Pages of the help. The first line is the title, `# ` a heading, `- ` an item, `@name` a board;
# `_words_` lead a paragraph, `<page|words>` leads to a page.

help-library-saves =
    The library

    _Every game is recorded_ after every step: battles, campaigns and the other games, those between screens once they are over. { title-continue } on the title takes up what was played last; { title-saved } lists everything, each with a picture.

    _Find it_ by game, by what goes on and what has ended, or by a few letters of its name or its players. A game that goes on is played on; one that has ended is opened and replayed.

    _A record can be renamed_, duplicated and deleted. It goes out to a file or to the clipboard: chess as PGN, battles and the other games as text to read, campaigns as the save they are. It comes in again by { library-import }, by { library-paste }, or as a file dropped on the window. What is cut short or changed is refused in words, and what was there stays as it was.

    _While a game hides something_, its record tells no more than its player may see.

help-library-replay =
    Replay

    _Everything can be replayed_ ({ KEY("Pause") }): step by step, by itself at the speed you like, or from any moment on the slider. A campaign is played once more on its map.

    _{ library-branch }_ ({ KEY("Branch") }): at any moment of a replay a game of its own begins, with whoever is to sit where. The record it comes from stays as it is.

    _In the middle of a game_ the list of moves leads back to every position, and one click returns to the present.

    _Field Chess_ is turned face up when it is over, and can be gone through from the set-up on.

    @replay-keys
