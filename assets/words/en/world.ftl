# The turn log. $who and $whose are you, white, black or rogue (the barbarians)
world-way = { $way ->
        [whole] { $from } to { $to }
        [into-the-dark] from { $from } into the dark
        [out-of-the-dark] out of the fog to { $to }
       *[other] out of sight
    }
world-log-by-order = By order: {world-way}, { $army }.
world-log-rides = { $who ->
        [you] You ride
        [rogue] Barbarians ride
        [black] Black rides
       *[other] White rides
    }: {world-way}, { $army }.
world-log-marches = { $who ->
        [you] You march
        [rogue] Barbarians march
        [black] Black marches
       *[other] White marches
    }: {world-way}, { $army }.
world-log-landed = { $who ->
        [you] You fall
        [rogue] Barbarians fall
        [black] Black falls
       *[other] White falls
    } back to { $at }: { $army }.
world-log-lost = { $who ->
        [you] You find
        [rogue] Barbarians find
        [black] Black finds
       *[other] White finds
    } nowhere to fall back to from { $at }. Lost: { $army }.
world-log-won-given-up = You win: the other kingdom gave up.
world-log-won-you-gave-up = { $who ->
        [you] You win
        [rogue] The barbarians win
        [black] Black wins
       *[other] White wins
    }: you gave up.
world-log-won = { $who ->
        [you] You win
        [rogue] The barbarians win
        [black] Black wins
       *[other] White wins
    }: the capital has fallen.
world-log-ordered = Rally point: { $at } to { $goal }, { $army }.
world-log-order-taken-back = Rally point taken back: { $at } to { $goal }.
world-log-order-arrived = Arrived by order on { $goal }.
world-log-order-enemy-near = An enemy is near: the order { $at } to { $goal } is cancelled, they hold.
world-log-order-blocked = An army stands in the way: the order { $at } to { $goal } is cancelled, they hold.
world-log-order-attacked = They were attacked: the order { $at } to { $goal } is cancelled.
world-log-order-attacking = They attack: the order { $at } to { $goal } ends.
world-log-order-elsewhere = Marched elsewhere: the order { $at } to { $goal } ends.
world-log-order-held = Held on { $at }, on the way to { $goal }.
world-log-set-aside = Set aside for this turn: { $at }.
world-log-raised = { $count ->
        [one] A Pawn joins
       *[other] Pawns join
    } on { $places }.
world-log-income = Income: +{ $gold } gold.
world-log-build-begun = { $who ->
        [you] You begin
        [rogue] Barbarians begin
        [black] Black begins
       *[other] White begins
    } {piece-a} on { $at }.
world-log-built = {piece-the-first} on { $at } is ready.
world-log-build-cancelled = Building on { $at } cancelled: { $gold ->
        [0] the gold is lost
       *[other] { $gold } gold back
    }.
world-log-claimed = { $who ->
        [you] You take
        [rogue] Barbarians take
        [black] Black takes
       *[other] White takes
    } { $whose ->
        [you] your
        [rogue] the barbarians'
        [black] Black's
        [white] White's
       *[other] an unclaimed
    } { $site ->
        [capital] capital
        [walled-city] city
        [city] city
        [mine] mine
        [farm] farm
        [quarry] quarry
       *[other] camp
    } on { $at }.
world-log-razed = { $who ->
        [you] You raze
        [rogue] Barbarians raze
        [black] Black razes
       *[other] White razes
    } the camp on { $at } for good.
world-log-sacked = Barbarians sack { $whose ->
        [you] your
        [black] Black's
        [white] White's
       *[other] an unclaimed
    } city on { $at }.
world-log-unclaimed = Barbarians overrun { $whose ->
        [you] your
        [black] Black's
       *[other] White's
    } { $site ->
        [capital] capital
        [walled-city] city
        [city] city
        [mine] mine
        [farm] farm
        [quarry] quarry
       *[other] camp
    } on { $at }: it is nobody's now.
world-log-warband = A warband gathers on { $at }: { $army }.
world-log-attacked = { $who ->
        [you] You attack
        [rogue] Barbarians attack
        [black] Black attacks
       *[other] White attacks
    } { $whom ->
        [you] you
        [rogue] barbarians
        [black] Black
       *[other] White
    } on { $at }: { $attack } against { $defence }.
world-log-attacked-from = { $who ->
        [you] You attack
        [rogue] Barbarians attack
        [black] Black attacks
       *[other] White attacks
    } { $whom ->
        [you] you
        [rogue] barbarians
        [black] Black
       *[other] White
    } on { $at } from { $from }: { $attack } against { $defence }.
world-log-overrun = { $who ->
        [you] You overrun
        [rogue] Barbarians overrun
        [black] Black overruns
       *[other] White overruns
    } { $whom ->
        [you] you
        [rogue] barbarians
        [black] Black
       *[other] White
    } on { $at }, without a battle.
world-log-holds-walls = { $who ->
        [you] You hold
        [rogue] Barbarians hold
        [black] Black holds
       *[other] White holds
    } the walls of { $at }.
world-log-sallies = { $who ->
        [you] You sally
        [rogue] Barbarians sally
        [black] Black sallies
       *[other] White sallies
    } from { $at }.
world-log-battle = Battle on { $at }: { $who ->
        [you] You
        [rogue] Barbarians
        [black] Black
       *[other] White
    } against { $whom ->
        [you] you
        [rogue] barbarians
        [black] Black
       *[other] White
    }.
world-log-fights-on = { $who ->
        [you] You wish
        [rogue] Barbarians wish
        [black] Black wishes
       *[other] White wishes
    } to fight on.
world-log-calls-draw = { $who ->
        [you] You call
        [rogue] Barbarians call
        [black] Black calls
       *[other] White calls
    } it a draw.
world-log-battle-heard = The noise of a battle is heard from afar.
world-log-draw-budget = The battle on { $at } is a draw: the moves are used up.
world-log-draw-stalemate = The battle on { $at } is a draw: nobody can move.
world-log-draw-kings = The battle on { $at } is a draw: only the Kings are left.
world-log-draw = The battle on { $at } is a draw: nobody wins.
world-wins = { $who ->
        [you] You win
        [rogue] The barbarians win
        [black] Black wins
       *[other] White wins
    } the battle on { $at }
world-log-won-retreat = {world-wins} as { $loser ->
        [you] you retreat
        [rogue] the barbarians retreat
        [black] Black retreats
       *[other] White retreats
    }. Left: { $army }.
world-log-won-resigned = {world-wins} as { $loser ->
        [you] you give up
        [rogue] the barbarians give up
        [black] Black gives up
       *[other] White gives up
    }. Left: { $army }.
world-log-won-checkmate = {world-wins} by checkmate. Left: { $army }.
world-log-won-rout = {world-wins} by rout. Left: { $army }.
world-log-won-battle = {world-wins}. Left: { $army }.
world-filter-all = All
world-filter-march = Marches
world-filter-battle = Battles
world-filter-city = Cities
world-filter-order = Orders
world-log-round = Round { $round }: { $who ->
        [you] You
        [rogue] Barbarians
        [black] Black
       *[other] White
    }

# Ground, sites and what a march leads to
world-ground-field = Open field
world-rule-field = Seen from afar. A battle here is fought on open ground.
world-rule-river = Seen from afar. In a battle here water bars rank 5, but for three fords.
world-rule-hill = An eye here sees three squares. In a battle here the attacker's Queens, Rooks and Bishops halt on the slope.
world-rule-forest = Seen only from next to it. In a battle here Queens, Rooks and Bishops halt at the first trees.
world-rule-mountain = Nobody can enter. It hides what lies behind it.
world-site = { $site ->
        [capital] Capital
        [walled-city] Walled city
        [city] City
        [mine] Mine
        [farm] Farm
        [quarry] Quarry
       *[other] Barbarian camp
    }
world-capital-gives = +{ $gold } gold and a Pawn each turn. Whoever loses it loses the campaign.
world-city-gives = +{ $gold } gold and a Pawn each turn for its owner.
world-resource-gives = +{ $gold } gold each turn for whoever last stood on it.
world-camp-gives = Warbands come from here until an army marches in and razes it.
world-sacked = { $turns ->
        [one] Sacked: it gives nothing for one more turn.
       *[other] Sacked: it gives nothing for { $turns } more turns.
    }
world-turns = { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
world-ready = Ready
world-ready-hint = They have their whole move.
world-riding = Riding
world-riding-hint = They have made one step and may make one more while the army is all Knights.
world-moved = Moved
world-moved-hint = They have used their move.
world-shaken = Shaken
world-shaken-hint = They retreated from a battle and must sit out your next turn.
world-tired = Tired
world-tired-hint = Their attack was drawn: next turn they may march, but not attack.
world-odds = { $odds ->
        [far-stronger] far stronger
        [stronger] stronger
        [weaker] weaker
        [far-weaker] far weaker
       *[other] about even
    }
world-unseen = You cannot see this square: an enemy may stand there.
world-nobody-there = Nobody is there.
world-merges = Merges with { $army }.
world-takes = Takes the { $site ->
        [capital] capital: victory!
        [city] city: +{ $gold } gold a turn
        [mine] mine: +{ $gold } gold a turn
        [farm] farm: +{ $gold } gold a turn
       *[other] quarry: +{ $gold } gold a turn
    }
world-winning-takes = Winning takes the { $site ->
        [capital] capital: victory!
        [city] city: +{ $gold } gold a turn
        [mine] mine: +{ $gold } gold a turn
        [farm] farm: +{ $gold } gold a turn
       *[other] quarry: +{ $gold } gold a turn
    }.
world-razes = Razes the camp for good.
world-strengths = { $attack } against { $defence }: {world-odds}
world-overrun = Overrun: they fall back without a battle, if they have where to go.
world-siege = Siege: they may hold the walls (two Towers, counted as 10).
world-battle-fought = A battle { $fought }.
world-winning-razes = Winning razes the camp.
world-todo-battle = A battle waits
world-all-decided = Everything is decided
world-armies-wait = { $count ->
        [one] { $count } army waits
       *[other] { $count } armies wait
    }
world-cities-wait = { $count ->
        [one] { $count } city waits
       *[other] { $count } cities wait
    }
world-both-wait = { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } and { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    } wait
world-nothing-to-undo = Nothing can be taken back.
world-resolve-hint = The computer plays out the battle for both sides, and you are told how it ended.

# Panels
world-rogues-move = The barbarians are on the move.
world-others-turn = It is { $name }'s turn.
world-your-turn-as = { $side }: your turn
world-your-turn = Your turn
world-moves = { $name } moves
world-you-decide-what = { $what ->
        [defend] You decide: hold or sally
        [land] You decide: where to land
        [extend] You decide: fight on or not
        [battle] Your move in the battle
       *[others] You decide
    }
world-is-awaited = { $name } decides
world-set-aside-already = It is set aside for this turn already.
world-not-listed = It is not on the list of things to decide.
world-wait-shown = Wait until the map has shown what others did, or skip it.

# Who goes
world-who-rallies = Who gets the rally point { $at }?
world-who-goes = Who goes to { $at }?
world-all-go = All of them go.
world-none-goes = None of them goes yet.
world-one-more = One {piece-name} more
world-one-fewer = One {piece-name} fewer
world-all-go-click = All of them go. Click: no {piece-name}
world-add = Add {piece-a}
world-of = { $picked } of { $able }
world-march-all = March all
world-ride-all = Ride all
world-all-of-them = All of them
world-everyone-already = Everyone goes already.
world-everyone-hint = Everyone who can
world-nobody = Nobody
world-nobody-yet = Nobody goes yet.
world-begin-again = Begin again
world-ride-over = They ride over { $at }.
world-over = Over
world-over-hint = What they step on with their first step they take, too.
world-arrive-in = { $count ->
        [one] They arrive in { $count } turn
       *[other] They arrive in { $count } turns
    }, if nothing stops them.
world-no-way-wait = There is no way now: they wait until there is one.
world-choose-above = Nobody yet: choose with the buttons above.
world-set-rally = Set rally point
world-attack = Attack
world-march = March
world-ride = Ride
world-choose-first = Choose who goes first.
world-go-hint = Go ({ keys-enter })
world-think-again = Think again (Escape)

# The panel at the right
world-fold-hint = Fold this panel away
world-fold = Fold the panel away
world-square = Square { $at }
world-the-kingdom = The kingdom
world-your-kingdom = Your kingdom
world-log = Log
world-log-hint = What has happened
world-open-panel = Open the panel
world-open-log = Open the log
world-ask-undo-hint = Ask { $name } to let you take back your last command
world-ask-undo = Ask to undo
world-undo = Undo
world-undo-hint = Take back the last command of this turn
world-end-turn = End turn
world-end-turn-hint = The others move, then your next turn begins
world-nothing-yet = Nothing has happened yet.
world-show-on-map = Show { $at } on the map

# What must be answered first
world-party-attacks = { $who ->
        [you] You attack
        [rogue] Barbarians attack
       *[other] { $name } attacks
    }
world-party-defends = { $who ->
        [you] You defend
        [rogue] Barbarians defend
       *[other] { $name } defends
    }
world-party = { $role ->
        [attacks] {world-party-attacks}
       *[other] {world-party-defends}
    }, { $points }
world-you-attack = You attack { $at }
world-defender-chooses = The defender chooses: to hold the walls, or to sally.
world-walls-attacked = Your walls on { $at } are attacked
world-hold-note = Hold: the siege board. The wall bars rank 5 but for two gates, and two Towers fire for you; they count as 10 points.
world-sally-note = Sally: a battle { $fought }, without walls and Towers. Your army is {world-odds} there.
world-hold = Hold the walls
world-sally = Sally out
world-battle-on = Battle on { $at }
world-fought = It is fought { $fought }.
world-towers-fire = Two Towers fire for the defender.
world-goes-on-at = It goes on at move { $number } of { $budget }.
world-extension-waits = The moves are used up: the other side is asked whether to fight on.
world-being-fought = It is being fought.
world-fight = Fight on the board
world-resolve-note = { pause-resolve }: the computer plays out the battle for both sides, and you are told how it ended.
world-asked-first = { $name } is asked first.
world-you-move = You are to move on the board.
world-barbarians-move = The barbarians are to move on the board.
world-name-moves = { $name } is to move on the board.
world-extension = The moves are used up. Fight on until move { $budget }, or call it a draw?
world-fight-on = Fight on
world-call-draw = Call it a draw
world-choose-landing = Choose where your army falls back to
world-landing-note = It falls back from { $at }: click one of the lit squares. It arrives shaken.
world-land-on = Land on { $at }: { $ground }
world-unseen-ground = ground nobody has seen
world-land-own = { $ground }, with an army of yours.
world-land = { $ground }.
world-missing = Somebody is missing: the campaign waits.
world-decides = { $name } decides…
world-what-others-do = What others do:
world-other-decides = The other side decides…
world-barbarians-march = The barbarians move…
world-at-battle = { $who ->
        [you] You attack
        [rogue] The barbarians attack
        [black] Black attacks
       *[other] White attacks
    } { $at } from { $from }:
world-battle-waits = The battle has yet to be fought.
world-own-march = Your armies follow their orders
world-name-marches = { $name } moves…
world-speed-hint = How fast the map shows what others do
world-skip-hint = Show only what comes of it (Space)
world-skip = Skip

# Questions on the map
world-end-already = End the turn already?
world-todo-order = { $at }: order lost
world-todo-order-hint = Its order was cancelled.
world-todo-army = { $at }: army
world-todo-army-hint = It could still move.
world-todo-city = { $at }: city
world-todo-city-hint = It builds nothing.
world-and-more = and { $count } more
world-look-at-it = Look at it
world-look-at-them = Look at them
world-ask-no-more = Don't ask again
world-ask-no-more-hint = To be asked again, switch it on in the settings, under '{ settings-motion }'.
world-end-anyway = End turn anyway
world-give-up-asked = Give up this campaign?
world-give-up-note = { $name } wins at once. It cannot be undone.
world-go-on = Go on
world-give-up = Give up

# The bar along the top
world-round-hint = A round is White's turn, Black's turn, and the barbarians' if there are any.
world-own-gold = Your gold, and what your next turn brings: { $gold } and { $income } more.
world-own-points = The points of your armies: Pawn 1, Knight and Bishop 3, Rook 5, Queen 9.
world-own-cities = Your cities, the capital among them.
world-own-resources = Your mines, farms and quarries.
world-unknown = unknown
world-fog-hides = Fog hides the gold, the cities and the strength of the other kingdom.
world-other-means = { $name } has { $gold } gold (+{ $income }), { $points } of armies, { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    } and { $resources ->
        [one] { $resources } resource
       *[other] { $resources } resources
    }.
world-nothing-left = Nothing is left to decide: end your turn.
world-previous-todo = Previous to decide (Shift+Tab)
world-todo-hint = Armies with pieces that could still move, cities that build nothing, and orders that were cancelled.
world-next-todo = Next to decide (Tab)
world-set-aside = Set aside
world-set-aside-hint = Leave this army out of the list for this turn. You can still move it.
world-over-told = The campaign is over.
world-you-decide = It is for you to decide.
world-barbarians-on-move = The barbarians are on the move…
world-on-the-move = { $name } is on the move…
world-menu-hint = Menu: pause, save, settings (Escape)
world-help-hint = How to play

# The kingdom at a glance
world-armies = Armies
world-army-fights = Your army fights: the battle waits.
world-no-army = You have no army on the map.
world-cities = Cities
world-resources = Resources
world-resource-row = { $site ->
        [mine] mine
        [farm] farm
       *[other] quarry
    }, +{ $gold } gold
world-kingdom-note = Click an army, then a lit square, to march. Click a city to build.
world-army-state = { $state ->
        [order-lost] order lost
        [shaken] shaken
        [on-its-way] on its way
        [set-aside] set aside
        [ready] ready
        [moved] moved
       *[other] part ready
    }
world-army-row = Army on { $at }: { $army }, {world-army-state}
world-army-points = { $points }, {world-army-state}
world-sacked-row = sacked
world-builds-row = {piece-name}, { $ready }
world-builds-nothing = builds nothing

# An army
world-whose-army = { $who ->
        [you] Your army
        [rogue] A warband
        [black] Black's army
       *[other] White's army
    }
world-riders = Riders: two squares a turn.
world-riders-hint = An army of nothing but Knights rides two squares and may attack on either step. In battle its King has the Knight's leap alone.
world-set-aside-hint-here = Leave it out of the list of things to decide for this turn
world-stop-choosing = Stop choosing
world-add-rally = Add rally point
world-rally = Rally point
world-all-rally = Every piece here has a rally point already: take one back first.
world-rally-hint = Choose a goal on the map: they march there by themselves, a square at the start of each of your turns

# The selected square
world-never-seen = Never seen
world-never-seen-note = Nobody of yours has been near enough to see this square.
world-remembered = Remembered
world-remembered-note = Remembered, not seen now: who is there and whose it is may have changed.
world-nothing-built = Nothing is built here.
world-ground-owner = { $ground }, { $whose ->
        [you] yours
        [white] White's
        [black] Black's
        [nobody] nobody's
       *[other] nobody's yet
    }
world-walls-rule = Its army may hold the walls: a siege with two Towers.

# What is under the pointer
world-remembered-tip = Remembered: who is there now is unknown.
world-site-owner = { $site }, { $whose ->
        [you] yours
        [white] White's
        [black] Black's
       *[other] nobody's
    }
world-army-line = {world-whose-army}: { $army } ({ $points })

# What a city builds
world-build = Build
world-you-have = you have { $gold } gold
world-builds-nothing-now = Nothing is being built.
world-build-one = One piece at a time: cancel this one to build another.
world-price = {piece-name}: { $gold } gold, { $turns }
world-build-a = Build {piece-a}
world-gold = { $gold } gold
world-under-way = {piece-name}: { $ready }
world-cancel-build = Cancel: { $gold } gold back
world-cancel-build-lost = Cancel: the gold is lost
world-cancel-build-hint = In the turn in which it was ordered the gold comes back, later it does not.
world-ready-in = { $count ->
        [one] ready next turn
       *[other] ready in { $count } turns
    }

# Rally orders
world-click-goal = Now click the goal on the map.
world-order-cancelled = An order was cancelled: they wait for you.
world-no-way = no way now
world-take-back-rally = Take back the rally point { $goal }
world-take-back = Take it back
world-goal-hint = Where they go: show it on the map
world-show-goal = Show the goal { $goal }
world-order-line = { $army }, { $way }

# What the computer works out
world-white-thinks = White thinks…
world-black-thinks = Black thinks…
world-barbarians-fight = The barbarians fight…
world-battle-played-out = The battle is played out…
world-not-worked-out = The computer could not work it out

# What the signs beside an army and over a square say.
world-sign-shaken = Shaken: pieces that retreated sit out this turn.
world-sign-spent = Tired: pieces whose attack was drawn may march, but not attack.
world-sign-riding = Riding: Knights that have made one step may make one more.
world-sign-alert = An order was stopped here: decide anew.
world-sign-order = On its way to a rally point.
world-sign-aside = Set aside: left out of the list of things to decide this turn.
world-sign-moved = They have used their move.
world-sign-build = The city is building something.
world-sign-swords = A battle is waiting here.
world-sign-rally = A rally point: somebody is on the way to it.
world-sign-march = The army can march here.
world-sign-ride = The army can ride here, two squares away.
world-sign-attack = Somebody stands here: going here is an attack.
world-sign-join = Your pieces stand here: the armies become one.
world-sign-take = Nobody guards it: going here makes it yours.
world-sign-raze = Nobody guards the camp: going here burns it.
world-sign-win = The enemy's capital stands open: going here wins.
world-sign-landing = A retreating army can fall back to this square.
world-sign-aim = A rally point can be set here.
