# Pages of the help. The first line is the title, `# ` a heading, `- ` an item, `@name` a board;
# `_words_` lead a paragraph, `<page|words>` leads to a page.

help-minnaar-alliances =
    Two alliances

    _The Sovereigns_ are two peoples, a southern and a northern one, with eight Sovereigns each. Together they fight both courts.

    _The Establishment_ is the white and the black court: each with King, Queen, Rooks, Bishops and Knights, allied against the Sovereigns.

    @minnaar-start

    _Turns:_ the southern Sovereigns begin, then White, the northern Sovereigns and Black. Each moves one piece of its own.

    _No group may pass_ unless it cannot move at all: then it has to.

help-minnaar-moving =
    Moving

    _A Sovereign_ moves and takes like a Queen, but never further than four squares at once. It takes pieces of both courts, and never another Sovereign.

    _The courts_ move as in chess from the first turn on, and take Sovereigns only, never each other. There is no castling and nothing is promoted.

    @minnaar-moving

    _There is no check._ A King is a piece like any other: he can be taken, and the battle goes on.

help-minnaar-end =
    How the struggle ends

    _Liberation._ The Sovereigns prevail once all sixteen pieces of the Establishment are taken.

    _Divide and conquer._ The Establishment prevails once all eight Sovereigns of one people are taken, however many of the other are left.

    @minnaar-end

    _The struggle continues_ without a winner after 80 turns in a row in which nothing was taken, or when all four groups have had to pass one after the other. Each group's turn counts; the count stands beside the board and begins anew with every capture. Who has more pieces left never matters.

    _{ table-end-battle }_ stops it by choice, undecided as well. { result-new-battlefield } begins afresh.

    _Advice._ Sovereigns, keep both peoples alive: the weaker one is the enemy's goal. Establishment, choose one people and hunt it; long lines are your strength, and past four squares no Sovereign can strike back.
