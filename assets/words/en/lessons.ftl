# Playable lessons: the coach's words. They are true by the rules, and short: the coach has little room.

lessons-learn = Learn
lessons-learn-note = Learn by playing, one step at a time. Leave whenever you like: you go on where you left off.
lessons-battle = The battle
lessons-battle-note = Your King, his powers, and the ground he fights on.
lessons-campaign = The campaign
lessons-campaign-note = Cities, armies and fog on a small world.
lessons-count = { $done } of { $all } done
lessons-begin = Begin
lessons-go-on = Go on
lessons-once-more = Once more
lessons-name = { $number }. { $title }
lessons-is-done = { $name }: done
lessons-is-open = { $name }: not done yet
lessons-offer-title = New here?
lessons-offer = Learn by playing: the battle in a quarter of an hour, the campaign in another.
lessons-offer-no = No, thanks

lessons-where = Lesson { $lesson } of { $lessons }
lessons-step = step { $step } of { $steps }
lessons-next = Next
lessons-next-lesson = Next lesson
lessons-to-battle = To a { title-quick-battle }
lessons-to-campaign = A campaign of my own
lessons-course-begun = { $course ->
    [battle] battle lesson { $lesson } of { $lessons }
   *[campaign] campaign lesson { $lesson } of { $lessons }
    }

lessons-new-map = Each lesson has a map of its own: nothing of the last one counts any more.
lessons-back = One step back
lessons-back-first = This is the first step of the lesson. The list leads to the lessons before.
lessons-skip = Skip
lessons-skip-hint = Go on without doing this
lessons-show = Show me
lessons-show-hint = Show what is asked ({ KEY("Hint") })
lessons-show-map-hint = Make the next click for you, and tell what follows

lessons-line-on = Go on whenever you like.
lessons-line-back = That is taken back.
lessons-all-have-marched = Everyone who could march has marched. End your turn ({ KEY("EndTurn") }) and send somebody in the next.
lessons-map-shown = Done for you: { $done } { $way }
lessons-map-not-now = Not now: that leads away from the lesson. { $way }
lessons-map-over = This lesson is done. Go on with the golden button, or begin it again with the round arrow.
lessons-map-few = Send only one or two Pawns: the others must stay at home. Count down who is too many, or press { world-nobody } and begin again.
lessons-map-everyone = This time everybody goes: half of them is too weak. Pick all of them.
lessons-click-wait = Wait a moment: others are at work.
lessons-click-look = Turn the wheel over the map, press { KEY("Nearer") }, or drag the map with the mouse.
lessons-click-choose = Click { $at }.
lessons-click-goal = Now click { $at }.
lessons-click-one = Click the { $piece } in the sheet: each click is one that goes.
lessons-click-press = Press { $name }.
lessons-click-press-right = Press { $name } at the right.
lessons-click-nobody = Press { world-nobody } and choose again: too many are picked.
lessons-click-build = Click the { $piece } at the right.
lessons-click-land = The square was not won, and your army must fall back: it leaves for a square nearby. Click one of the lit squares. There it is shaken: for one turn it cannot move.

lessons-all = All lessons

lessons-paused = Lesson paused
lessons-resume = Resume
lessons-again = Begin this lesson again
lessons-leave = To all lessons
lessons-quit = Quit: this step is kept
lessons-title-screen = To the title

lessons-touch-no = First do what is asked. There will be time for other moves later.
lessons-not-now = Not now: that would end the battle. It goes on as before.

lessons-powers = A King of many moves
lessons-powers-touch = Your King moves like every kind of piece that stands on the board with him. Three lights beside him show which: Rook, Bishop, Knight. A star marks a piece that is the last of its kind. Click him on e3.
lessons-powers-rook = He can make all these moves: those of a Rook, a Bishop and a Knight, and one step in any direction. Marked corners show what he could take. Take the Pawn on e7 as a Rook would.
lessons-powers-knight = Just like a Rook! (A hatched corner marks what the piece under your pointer could take.) Now take the Pawn on g6: it is a Knight's leap away.
lessons-powers-bishop = And now take the Pawn on d3, down the diagonal, as a Bishop would.
lessons-powers-no = That move is legal, but now take the marked Pawn with your King.
lessons-powers-done = That is the heart of it: the more kinds of pieces you keep on the board, the more your King can do. Pawns lend him nothing.

lessons-lights = Powers lost and won
lessons-lights-save = The Bishop on a7 attacks your only Rook. If it is taken, your King no longer moves like a Rook. Bring the Rook to a square where nobody can take it.
lessons-lights-save-no = The Rook can still be taken there. Find a square that neither the Bishop nor the King reaches.
lessons-lights-saved = It is safe, and the light stays on.
lessons-lights-promote = Powers can be won, too. Your King has no Knight. Move the Pawn to b8 and make it a Knight.
lessons-lights-promote-other = A Pawn may become that, too. But what your King lacks here is a Knight.
lessons-lights-promote-no = The Pawn on b7 has one step to go.
lessons-lights-leap = A light went on: your King can leap like a Knight. Leap to f3 and take the Rook.
lessons-lights-leap-no = The Rook on f3 is a Knight's leap away from your King.
lessons-lights-done = A Pawn becomes a Knight, a Bishop or a Rook, never a Queen. Every capture and promotion counts at once, for both Kings: the other King has just lost his Rook power.

lessons-hunt = Hunting a kind
lessons-hunt-first = The defender's King can leap as long as one of his two Knights is on the board. Take the Knight on d5.
lessons-hunt-first-no = Take with the Rook: from d1 it reaches the Knight on d5.
lessons-hunt-last = His King can still leap, thanks to the Knight on d8. It is the last of its kind, as its star shows. Take it!
lessons-hunt-last-no = The last Knight stands on d8, straight up the file from your Rook.
lessons-hunt-done = Checkmate! With a Knight left, his King could have leapt away. Hunt down a kind of piece, and you disarm the King.

lessons-phantom = Phantom defence
lessons-phantom-take = His King seems to guard the Rook on d5, down the file. But he does it with that very Rook's power. Take it.
lessons-phantom-take-no = Look at the Rook on d5: if you take it, what could take you back?
lessons-phantom-taken = He cannot recapture: his Rook power went with his last Rook. A guard like that is a phantom.
lessons-phantom-guard = The same goes for you. The Rook on e8 attacks your only Bishop, and your King on h1 guards it only with the Bishop's own power. Guard it with another piece.
lessons-phantom-guard-no = The Bishop would still be lost, or is not guarded. Guard it where it stands, with the Rook or with the Pawn on d2.
lessons-phantom-done = Now it is truly guarded. Rest the pointer on a piece, and the board tells you whether its guard is a phantom.

lessons-checks = Checks cut both ways
lessons-checks-give = A King gives check with his powers, even from afar. His King on e8 has no Rook. Step onto the e-file with yours.
lessons-checks-give-no = Let your King himself give check: on e1 or e2 he looks up the e-file.
lessons-checks-given = Check, by your King! If the other King had a Rook too, this step would be forbidden: he would check you.
lessons-checks-pinned = Now both Kings have the Rook power, and only your Bishop stands between them. Click it on e4 and see where it may go.
lessons-checks-take = It has only one move; any other would put you in check. Take his last Rook.
lessons-checks-take-no = The Bishop on e4 can take the Rook on b7.
lessons-checks-done = He can no longer attack along the file, but you still can: your King gives check. Disarm the other King, and only yours gives check from afar.

lessons-ends = How a battle ends
lessons-ends-rout = Checkmate wins. So does a rout: a King who is all alone at the start of his turn and can take nothing must flee. Take his last piece, the Bishop.
lessons-ends-rout-no = The Rook on g1 takes the Bishop on g2.
lessons-ends-routed = A rout! If he could have taken something, he could have fought on.
lessons-ends-last = A battle lasts 50 moves; then it is a draw. The counter at the top says that this is the last. Make any move.
lessons-ends-extend = The moves are used up! A battle may be extended once, to 70 moves. Against the computer you alone decide. Press { battle-fight-on }.
lessons-ends-extend-no = That would be a draw. For now, fight on.
lessons-ends-done = You have twenty moves more. A battle is also a draw by stalemate, or when only the two Kings are left.

lessons-retreat = A retreat and its price
lessons-retreat-home = This battle is lost, but your army need not be. A retreat saves what stands on your own half, ranks 1 to 4. Bring the Rook home to e1, e2 or e3.
lessons-retreat-home-no = Your Rook is worth the most, and on e4 the Queen would take it. Bring it down to e1, e2 or e3.
lessons-retreat-leave = The Knight beyond the middle is the price. Press { battle-retreat } below, read what it costs, and confirm.
lessons-retreat-leave-no = You could fight on, but this time leave the ground: press { battle-retreat }.
lessons-retreat-done = The ground is lost, but the Rook is saved. You may retreat on any of your turns, but never while in check.

lessons-reserve = The reserve
lessons-reserve-place = Pieces that do not fit in three rows wait beside the board. Instead of a move, place one on a free square of your back rank. Click your Knight in the panel, then a square.
lessons-reserve-place-no = Now place the Knight: click it in the panel, then a free square of your back rank.
lessons-reserve-placed = The Knight light went on. In reserve a piece lends your King nothing; on the board it does so at once.
lessons-reserve-block = Check, along your back rank! Place the Bishop between the Rook and your King.
lessons-reserve-done = Saved. A reserve counts, too: whoever has one is not alone and cannot be routed.

lessons-river = The river
lessons-river-ford = Rank 5 is a river. No piece can enter the water; the fords b5, e5 and g5 are the only ways across. Take the Rook on e7 with yours, through the ford.
lessons-river-ford-no = The Rook on e1 has a ford on its file: it can go all the way to e7.
lessons-river-crossed = You are across, and his last Rook is gone.
lessons-river-look = A Knight leaps straight two squares, then one sideways, or the other way round. It crosses the river only if one of these ways passes a ford. Click it: it reaches e6 by the ford e5, but not c6.
lessons-river-leap = Take the Bishop on e6.
lessons-river-leap-no = Leap over the ford and take the Bishop on e6.
lessons-river-done = And it is check. Whoever holds the fords holds the river.

lessons-hill = The hill
lessons-hill-climb = Ranks 6 to 8 are a hill. The attacker's Rooks, Bishops and Queens, coming from below, stop on the first square up there. Move the Rook up the e-file as far as it goes.
lessons-hill-climb-no = Up the e-file with the Rook: it stops on e6.
lessons-hill-mate = On the hill it moves freely. Give mate on e8.
lessons-hill-mate-no = From e6 the Rook goes on to e8.
lessons-hill-done = Checkmate. Only the attacker is stopped: a hill is good to defend. It also stops your King when he moves like a Rook or a Bishop.

lessons-forest = The forest
lessons-forest-enter = Trees cover ranks 4 and 5. A Rook, Bishop or Queen of either side that comes from outside stops on the first square with trees. Put the Bishop on f4.
lessons-forest-enter-no = The Bishop on c1 reaches the trees on f4 and stops there.
lessons-forest-out = From inside it moves freely. Take the Rook on b8.
lessons-forest-out-no = From f4 the Bishop reaches b8.
lessons-forest-done = His King has lost his Rook power. Knights, Pawns and single steps are never stopped by trees.

lessons-siege = The siege
lessons-siege-wall = A wall runs along rank 5, with gates on c5 and f5 and two Towers. A Tower never moves. It fires like a Rook, along its file and along the wall, and lends the defender's King the Rook power.
lessons-siege-climb = Only a Pawn climbs the wall: straight up, or by a capture. Climb to b5.
lessons-siege-climb-no = The Pawn on b4 stands right before the wall.
lessons-siege-shot = The Tower shot it and stayed where it was. On the wall, only a Pawn or a Tower can take a Pawn.
lessons-siege-tower = Here one Tower is left. Any piece that reaches a Tower can take it. Take it with the Rook.
lessons-siege-tower-no = The Rook on d1 reaches the Tower on d5.
lessons-siege-breach = Where it stood there is now a breach, open like a gate, and his King has lost his Rook power. On to d8!
lessons-siege-breach-no = Go on through the breach: the Rook to d8.
lessons-siege-done = Checkmate, through the breach.

lessons-fight = A battle of your own
lessons-fight-begin = Now use all of it, against a Beginner. You are stronger. He has one Rook, one Bishop and one Knight: each is the last of its kind. Win!
lessons-fight-lost = Your King lost a power. Look at the lights beside him.
lessons-fight-disarmed = His King lost a power. Go on like that.
lessons-fight-bare = His King has no power left: he moves one step at a time. Now drive him into a corner.
lessons-fight-won = Your King won a power.
lessons-fight-check = You are in check. Step away, block it, or take the piece that gives it.
lessons-fight-checks = Check! Watch where he can still go.
lessons-fight-warning = Only ten moves are left. After them it is a draw, unless you fight on.
lessons-fight-victory = You have won! You know all you need. In a { title-quick-battle } you choose ground and armies; or learn the campaign.
lessons-fight-defeat = You lost this time. Take moves back ({ KEY("TakeBack") }), or begin again with the round arrow.
lessons-fight-draw = A draw. Begin again with the round arrow, or go on.

lessons-map = The map
lessons-map-look = This is your kingdom, White, in the west. Turn the wheel to zoom in ({ KEY("Nearer") }); drag the map to look around ({ KEY("North", "West", "South", "East") }).
lessons-map-choose = Your capital stands on a4, and your army is in it. Click it: the panel on the right tells you what is there.
lessons-map-done = Lit squares show where the army can march. Where the paper is blank, none of your people has been yet.

lessons-city = Take a city
lessons-city-take = The city on b5 belongs to nobody. Select your army on a4, click b5, choose one Pawn or two (the others stay at home: you need them later), and press { world-march }.
lessons-city-income = It is yours. A city brings 3 gold a turn, your capital 5; each raises one Pawn a turn. Your gold is shown at the top.
lessons-city-farm = Mines, farms and quarries bring 2 gold. Send somebody to the farm on b3: anyone who has not marched yet can go.
lessons-city-end = Each piece marches once a turn. When you are done, press { world-end-turn } ({ KEY("EndTurn") }); the others move, then it is your turn again.
lessons-city-done = Gold has come in, and Pawns have joined on a4 and b5.

lessons-build = Build an army
lessons-build-order = Cities can build more than Pawns. Select a4 and order a Knight: it costs 3 gold and is ready next turn. A Queen takes 9 gold and five turns.
lessons-build-end = It is paid for. Now end your turn.
lessons-build-done = What you ordered has joined your army on a4. Each city builds one piece at a time.

lessons-rally = Rally points
lessons-rally-aim = Pieces can find their way by themselves. Select b5, press { world-rally } ({ KEY("Rally") }), click d7, choose who goes, and press { world-set-rally }.
lessons-rally-walk = Now end your turn until they are there: they walk one square at the start of each turn, and never begin a battle.
lessons-rally-done = They have arrived. If they see an enemy within two squares on the way, they stop and wait for you.

lessons-fog = Fog and scouts
lessons-fog-read = You see only what your people see: two squares around armies and around what you own, three from a hill. Woods and mountains are seen only from the square next to them.
lessons-fog-ride = An army of Knights alone rides two squares. Send both from c5 to e6 (press { world-ride-all }, then { world-ride }) and see what is in the east.
lessons-fog-done = Black has a city on f6! When your riders leave, the land stays on the map, but not who is there.

lessons-raid = Barbarians
lessons-raid-attack = A warband is near! It would sack your city: no gold and no Pawns for three turns. Attack: select b5, click c4, then { world-march-all } and { world-attack }.
lessons-raid-resolve = A battle is waiting. You can always fight it on the board. This time let the computer play it for both sides: press { pause-resolve } ({ KEY("PlayOut") }).
lessons-raid-done = c4 is yours: the barbarians have lost the battle ({ world-log }, { KEY("Log") }, tells how). What is left of them falls back to a square nearby and is shaken: for a turn it cannot move. With more than two and a half times the enemy's points there is no battle at all: he is overrun.
lessons-raid-lost = It has been played out, and this time c4 was not won; { world-log } ({ KEY("Log") }) tells how. Who retreats is shaken: for a turn he cannot move. Begin again with the round arrow, or go on.

lessons-ground = A battle on its ground
lessons-ground-attack = Black's army stands on c8, in a wood: little trees on the map, and { terrain-forest } in the panel when you click there. Attack it from b7 with everyone.
lessons-ground-board = Every attack is fought on that square's own ground: a hill, a river, or, as here, trees. They stand on ranks 4 and 5 of the battle's board. Press { world-fight } ({ KEY("Fight") }).
lessons-ground-fight = Trees stop a Rook, Bishop or Queen that comes from outside on the first square they cover; Knights and Pawns pass. The marks beside a King show whose moves he has; a star marks the last piece that lends him one. Win c8! After four moves of your own { battle-resolve } ({ KEY("Resolve") }) has the rest played out; then go back to the map.
lessons-ground-first = Fight first: make four moves of your own, then the rest may be played out
lessons-ground-done = c8 is yours. Whoever retreats from a battle falls back to a square nearby and is shaken: for a turn he cannot move. After a draw the attackers go back and are tired: next turn they cannot attack.
lessons-ground-lost = This time c8 was not won. Who retreats is shaken: for a turn he cannot move. After a draw he is tired: next turn he cannot attack. Begin again with the round arrow, or go on.

lessons-goal = The goal
lessons-goal-read = A campaign is won by taking the enemy's capital. An army in it fights behind walls, with two Towers worth 10 points: a siege. But now Black's army has left it and stands on f7.
lessons-goal-take = h5 stands empty. Walk in from g4!
lessons-goal-done = Victory! Now begin a campaign of your own: a small world, with fog, against a Beginner.
