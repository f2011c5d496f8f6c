# Pages of the help. The first line is the title, `# ` a heading, `- ` an item, `@name` a board;
# `_words_` lead a paragraph, `<page|words>` leads to a page.

help-glossary-terms =
    Glossary

    _Army:_ the pieces of one side; on the map those of one square, with a King of their own.

    _Back rank:_ the row nearest to you, 1 for the attacker, 8 for the defender.

    _Breach:_ the place of a fallen Tower, open to all. See <battle-siege|Siege>.

    _Budget:_ the 50 moves a battle lasts, 70 once extended. See <battle-end|How a battle ends>.

    _Camp:_ where barbarians come from; in Field Chess a circle in which nobody is attacked.

    _Disarm:_ to take the last piece that lends a King a power. See <battle-hunt|Hunting kinds>.

    _Ford:_ where a river is crossed. See <battle-river|River>.

    _Hotseat:_ several people at one screen. See <online-one|At one screen>.

    _Landing:_ where an army goes that retreated. See <campaign-landing|Retreat on the map>.

    _Overrun:_ a crushing attack that needs no battle. See <campaign-attacks|Attacks>.

    _Phantom defence:_ a guard that is none, because the capture takes away the King's reach. See <battle-hunt|Hunting kinds>.

    _Power:_ what a King can do beside his step, as a rook, a bishop or a knight. See <battle-king|The King>.

    _Rally point:_ the goal an army marches to by itself. See <campaign-rally|Rally points>.

    _Reserve:_ pieces that wait beside the board. See <battle-reserve|Armies and the reserve>.

    _Ride:_ the two squares a turn of an army of Knights. See <campaign-armies|Armies>.

    _Rout:_ a lone King beaten because he can take nothing. See <battle-end|How a battle ends>.

    _Sally:_ to come out from behind a wall and fight on open ground. See <campaign-attacks|Attacks>.

    _Shaken, tired:_ an army that retreated cannot move in its next turn; one whose attack was drawn cannot attack. See <campaign-armies|Armies>.

    _Slide:_ to move any distance along a line, as Rooks, Bishops and Queens do, and Kings by their powers.

    _Tower:_ of a siege; it fires along file and wall and never moves. See <battle-siege|Siege>.
