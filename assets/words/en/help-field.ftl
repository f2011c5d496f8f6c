# Pages of the help. The first line is the title, `# ` a heading, `- ` an item, `@name` a board;
# `_words_` lead a paragraph, `<page|words>` leads to a page.

help-field-board =
    The field

    _Find the Flag._ You win when you take the enemy's Flag, or when the enemy has nothing left that can move. A hundred turns without a fight are a draw.

    @field-start

    _A river_ parts the two sides; three bridges cross it. Pieces walk along the lines, one step a turn. South moves first.

    _Railways_ run along both edges and both banks: on them a piece goes as far as the track is free, straight on. The middle bridge has no rails.

    _Camps_, the green circles, are safe: nobody is attacked in one. They are entered only when empty.

    _Headquarters:_ whoever enters one never leaves it. The Flag begins in one of its own.

help-field-ranks =
    Ranks

    _Whoever moves onto an enemy_ attacks it. The higher rank stays, the other falls; equals fall both. What the others are nobody tells.

    @field-fight

    @ranks

help-field-special =
    Special pieces

    _The Flag_ never moves. Once a side's Field Marshal falls, the place of its Flag is shown to everybody.

    _Landmines_ never move. Whoever steps on one falls, and the mine stays: only an Engineer clears it away, and a Bomb goes with it.

    _A Bomb_ moves like others. Whatever it meets, both go.

    _Engineers_ are the lowest in rank, but they clear mines, and on the rails they turn corners as they like: one move may take them anywhere the track is free.

    @field-engineer

help-field-before =
    Before the battle

    _Arrange your side:_ click a piece and then a lit point to move it there or let both change places. { field-shuffle } lays out a new army, { field-start } ends it.

    _What stands where:_ the Flag in a headquarters, Landmines in your two back rows, Bombs not in the front row, nothing in a camp.

    @field-order

    _Two players_ arrange and move one after the other. In between the screen is covered until it has been handed over.

    _Advice._ Guard the Flag with mines, but not only there: a wall of mines tells where it is. Keep an Engineer for the end. A bold move of a weak piece may pass for a Marshal.

help-field-known =
    What you know

    _Only results are told:_ the attacker falls, the defender falls, or both. You know your own losses, and of the enemy's only how many.

    _But every fight tells something._ Point at an enemy block: it says what it has shown so far, whether it has moved, turned a corner on the rails, or beaten someone.

    @field-known

    _Afterwards_ everything is turned face up, and the whole battle can be replayed, step by step.

    _Nothing is taken back_, and there are no hints: what was seen cannot be unseen.
