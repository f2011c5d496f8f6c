# Pages of the help. The first line is the title, `# ` a heading, `- ` an item, `@name` a board;
# `_words_` lead a paragraph, `<page|words>` leads to a page.

help-campaign-world =
    The world

    _Take the enemy's capital._ White begins in the west, Black in the east, on a world of 8 by 8 or 16 by 16 squares whose halves mirror each other. Whoever enters the other's capital wins at once.

    _Every square is ground to fight on._ A battle is fought on its own square's field, river, hill or forest; a walled city that is held means a siege. Nobody enters mountains.

    _A round_ is White's turn, Black's turn, then the barbarians', if there are any. At the start of your turn gold comes in, each of your cities raises a Pawn, builds advance, and armies with a goal march. Then you command, and end your turn.

    _The line at the top_ counts the armies that could still move and the cities that build nothing. Its arrows lead from one to the next. { world-set-aside } takes an army off the line for this turn.

    _Nothing is lost._ The campaign saves itself after every command, in the middle of a battle, too. { title-continue } on the title takes it up again.

    _Distances_ are counted in steps of a King: a diagonal step is one.

help-campaign-map =
    Looking round

    _Move the map_ by dragging it, with the pointer at the edge of the window, or by keys ({ KEY("North", "West", "South", "East") }). The wheel zooms ({ KEY("Nearer") }, { KEY("Farther") }); all of it can be shown at once ({ KEY("WholeMap") }). The small map shows the whole world: click there to go there.

    _Click a square_ to be told in the panel what is there. Rest the pointer on an army to see its pieces and whether they may still move.

    _Letters and numbers_ along the edges name the squares, as on a chessboard.

    _Armies_ stand under the banner of their kingdom, with the points they count. One that has moved is dimmed and bears a tick, one that is shaken leans.

    What you command stands: there is no way back, except that a build ordered in this turn can be cancelled.

help-campaign-marks =
    The signs on the map

    _What each sign means._ Rest the pointer on an army, and it tells you which of them stand beside it.

    @map-marks

help-campaign-armies =
    Armies

    _March:_ click an army, then a lit square beside it, and choose who goes. A move belongs to the pieces: those left behind keep theirs. Armies of one kingdom that meet become one.

    _Ride:_ an army of nothing but Knights goes two squares a turn and may attack on either step, but it does not ride through an enemy army or city that it sees. Once it joins other pieces it is done for this turn.

    _The King_ is always there: every army has one, and in battle he moves like those who came with him. An army of Knights alone has a King who leaps and does not slide.

    _Walk in_ to take what nobody guards: cities, mines, farms, quarries, even the capital. A camp of barbarians that nobody guards is burnt for good.

    _Tired and shaken._ Who retreated cannot move in the next turn. Whoever's attack ended in a draw may march in the next turn, but not attack.

help-campaign-rally =
    Rally points

    _Give an army a goal_, and its pieces march there by themselves: one square at the start of each of your turns, round mountains and round armies you see, free of charge. Any pieces of a square may be sent, and one square may have several orders.

    _An order stops by itself_ when an enemy or barbarians that you see come within two squares. The army then waits, unmoved, in the line at the top.

    _It never begins a battle._ If an army that you did not see stands in the way, it halts. But it does walk into an enemy city that nobody guards.

    _It ends_ on arrival, when the army is attacked, and when you march the pieces by hand to where they are no nearer.

help-campaign-cities =
    Cities and gold

    _Gold:_ a capital yields 5 each turn, a city 3, a mine, farm or quarry 2. What you walk onto is yours and stays yours when you leave, until another walks in. You begin with 10.

    _Pawns_ come by themselves: every city and the capital raise one each turn.

    _Building._ A city builds one piece at a time:

    - a Knight for 3 gold, ready after 1 turn
    - a Bishop for 3 gold, ready after 1 turn
    - a Rook for 5 gold, ready after 2 turns
    - a Queen for 9 gold, ready after 5 turns

    You pay when you order. Cancelled in the same turn, the gold comes back; later it does not. A city that changes hands loses what it was building. New pieces may march at once.

    _Walls._ A capital is always walled, some cities are. An attack on a walled city that its owner holds may become a <battle-siege|siege>; the two Towers count as 10 points. A city with nobody inside is simply taken, walls or not.

help-campaign-attacks =
    Attacks

    _March onto an enemy_ to attack. Before you send them, the map tells the points on both sides and what would come of it. Your pieces leave their square when the attack begins.

    _Overrun._ Against the computer, more than two and a half times the points of the defence take the square without a battle. The defender falls back two squares and nobody dies. If he has nowhere to go, there is a battle after all. Mind that it holds for the computer's attacks, too.

    _Hold or sally._ Attacked in a walled city of his own, a defender holds the wall, which means a <battle-siege|siege>, or comes out to fight on open ground.

    _Fight or resolve._ Fight the battle on the board, or have it resolved: the computer then plays it out for both sides.

    # What comes of it

    - The attacker wins by checkmate, rout or because the enemy gives up: the defender's army is gone, and the attacker enters.
    - The defender wins so: the attackers are gone.
    - A draw: the attackers go back to where they came from and are tired; the defender stays.
    - A retreat: who leaves lands elsewhere, see <campaign-landing|Retreat on the map>.

    An army without a piece is gone, whoever won. Promoted pieces stay what they became.

help-campaign-landing =
    Retreat on the map

    _Who retreats, lands_ on a square of his choice, exactly two squares from the battlefield. It may not be a mountain, a camp or an enemy city, and no enemy or barbarians may stand on it or beside it. Own armies there take the others in.

    If there is no such square, the army is lost.
    _What landed is shaken:_ it cannot move in its owner's next turn.

    _If the defender retreats_, the attacker enters the square.

help-campaign-fog =
    Fog

    _You see_ two squares around your armies and everything you own, three from a hill. Forests are seen into only from beside them, and nothing is seen past a mountain.

    _Land is remembered, armies are not._ Dim squares show what you saw last of the land. Who stands there or owns it now, you must go and see. Blank paper has never been seen.

    _Of the other kingdom_ you know neither its gold nor its points. A battle is heard by everybody.

    _The computer_ lives by the same fog: it knows what its own people see.

    Fog can be left out when a campaign is set up.

help-campaign-barbarians =
    Barbarians

    _They come from camps_ and raid both kingdoms. A camp sends a warband every third round, if none stands on it and it has fewer than two abroad. Some walk, some ride; they grow stronger as time goes by.

    _They go_ for a city, a mine, farm or quarry that somebody owns, or an army, if they would win, and roam near their camp otherwise.

    _They sack a city_ that they enter or win: it yields nothing, raises no Pawn and builds nothing for three of its owner's turns, but stays his. They drive you from a mine, but never own anything, and they can't win.

    _Burn their camps:_ march onto one that nobody guards, and it is gone for good.

help-campaign-setup =
    Setting up a campaign

    _A world_ comes from its number: the same number makes the same world on every computer. Eight by eight squares are an evening, sixteen by sixteen a war.

    _Fog and barbarians_ can be left out. Against whom you play, you choose here as well: the computer at five levels, or a second person at the same screen, behind a curtain where there is fog. With friends elsewhere: <online-rooms|Rooms>.

    _Each half of a small world_ has a capital, two cities, one of them walled, a mine, a farm, a quarry, and a camp if there are barbarians. A large one has five cities, eight such places and three camps.

    _You begin_ with ten gold and an army of four Pawns, a Knight, a Bishop and a Rook in your capital.

help-campaign-keys =
    Keys on the map

    @map-keys
