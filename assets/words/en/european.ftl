european-plain = Plain army
european-guild = Assassins' Guild
european-china = Medieval China
european-mycenae = Mycenae
european-korea = North Korea
european-ottoman = Ottoman Empire
# An army of which there are two, with its corner.
european-at-corner = {$name} ({$corner})
# The name of an army within a sentence, as who does something.
european-called = { $nation ->
       [plain] the {$name}
       [guild] the {$name}
       [ottoman] the {$name}
       *[other] {$name}
    }

# What is said of a piece.
european-of-cannon = Goes any distance along rank or file, but must jump over exactly one piece, to move and to capture. It takes a King only by jumping over a piece of its own side.
european-of-chinese-pawn = Moves and captures one square straight ahead; past the middle of the board, one square along rank or file any way.
european-of-mycenaean-knight = Leaps to empty squares, never captures, and carries other pieces. It can be burnt with all inside and beside it; whoever captures it destroys what is inside.
european-of-guild-knight = The Guild may hide it for up to three of its turns.
european-of-guild-piece = The Guild may turn it into a Knight for good.
european-goes = { $way ->
       [up] It goes up, toward the eighth rank.
       [right] It goes right, toward the h-file.
       [down] It goes down, toward the first rank.
       *[left] It goes left, toward the a-file.
    }
european-unseen = Others do not see it: turn {$count} of 3.
european-immune = It cannot be captured until the end of its army's second turn.
european-named = Named for this turn.
european-may-move-as = It may move once as {piece-a-object} now.
european-inside = Inside: {$pieces}.
european-inside-of = {$pieces} of {$name}
european-empty = It is empty.

# Notes of a player.
european-note-hidden = Knight hidden, turn {$count} of 3
european-note-weary = Knight must be seen this turn
european-note-inside = { $count ->
       [one] 1 piece inside its Knights
       *[other] {$count} pieces inside its Knights
    }
european-note-setting-out = Fills its Knights in secret
european-note-immune = Cannot be captured until the end of its second turn
european-note-guests = {$pieces} inside {$host}'s Knight on {$at}
european-counter-quiet = Turns in which nothing happened

# Dice.
european-die-turn = { $kind ->
       [special] a special turn
       *[ordinary] an ordinary turn
    }
european-die-pieces = { $count ->
       [1] one piece may move
       [2] up to two pieces may move
       *[3] up to three pieces may move
    }
european-die-as = {$at} moves as {piece-a}

# What somebody is to do.
european-ask-set-out = Put your pieces into your Knights: touch a piece, then a Knight; touch a full Knight to empty it
european-sets-out = {$name} fills its Knights in secret
european-ask-keep = You may have only one Knight: which one do you keep?
european-chooses-keep = {$name} chooses which Knight to keep
european-ask-strike = Strike with your hidden Knight? {piece-a-first} of {$owner} has passed over it and stands on {$at}
european-ask-allow = May {$owner} take {piece-your-object} on {$at} into its Knight on {$knight}?
european-asks-for = {$name} asks {$of} for its {piece-name} on {$at}
european-ask-load = Load more into the Knight on {$knight}, or say that it is done
european-ask-unload = Unload more from the Knight on {$knight}, or say that it is done
european-ask-name-one = A special turn: name the piece that is to move
european-ask-name = A special turn: name up to { $most ->
       [2] two
       *[3] three
    } pieces
european-ask-name-more = A special turn: { $count ->
       [1] one
       [2] two
       *[3] three
    } of { $most ->
       [2] two
       *[3] three
    } pieces named; name more or roll the dice
european-ask-move-named = Move each named piece once as the dice say, or end the turn
european-ask-place = Place a piece of your reserve

# Buttons.
european-turn-into-knight = Turn into a Knight
european-burn = Burn it with all inside and beside it
european-name = Name {piece-the-object} on {$at}
european-keep = Keep the Knight on {$at}
european-loading-done = Loading is done
european-unloading-done = Unloading is done
european-end-turn = End the turn
european-hide = Hide the Knight
european-show = Show the Knight
european-strike = Strike
european-strike-at = Strike: take {piece-the-object} on {$at}
european-let = Let it pass
european-allow = Allow it
european-refuse = Refuse
european-roll = Roll the dice
european-pass = Pass
european-put = Put {piece-the-object} into the Knight on {$at}
european-empty-knight = Empty the Knight on {$at}
european-scatter = Distribute by chance
european-ready = Ready

# What would burn.
european-burns = Gone for good: {$things}.
european-burns-king = Gone for good: {$things}. Without its King your army is defeated.
european-burns-knight = the Knight on {$at}
european-burns-inside = {$pieces} inside
european-burns-own = your own {piece-name} on {$at}
european-burns-other = {piece-name} on {$at}

# The record.
european-step-agrees = agrees to a draw
european-step-set-out = has set out
european-step-sets-out = sets out: {$knights}
european-step-hidden-moves = a hidden Knight moves
european-step-hidden-takes = a hidden Knight takes {$at} and is seen
european-step-keeps-hidden = keeps its hidden Knight
european-step-loads = loads {$what}
european-step-loads-into = loads {$what} into {$knight}
european-step-asks = asks for {$what}
european-step-asks-into = asks for {$what} into {$knight}
european-step-loads-hidden = loads a hidden piece
european-step-unloads = unloads {$what}
european-step-unloads-from = unloads {$what} from {$knight}
european-step-falls = a hidden Knight of {$name} falls
european-step-defeated = {$name} is defeated
european-step-converts = {$what} becomes a Knight
european-step-burns = burns {$what}
european-step-keeps = keeps {$what}
european-step-names = names {$what}
european-step-ends = ends the turn
european-step-hides = hides the Knight
european-step-shows = shows the Knight
european-step-strikes = strikes
european-step-lets = lets it pass
european-step-allows = allows it
european-step-refuses = refuses
european-step-rolls = rolls
european-step-passes = passes
european-step-gives-up = gives up
european-step-hidden-strikes = a hidden Knight strikes
european-step-hidden-strikes-at = a hidden Knight strikes {$what}
european-step-die-turn = Turn: {$die}, { $kind ->
       [special] a special turn
       *[ordinary] an ordinary turn
    }
european-step-die-pieces = Pieces: {$die}, { $count ->
       [1] one
       [2] two
       *[3] three
    } may move
european-step-die-as = {$at}: {$die}, moves as {piece-a}

# How it ends.
european-ending-last-king = The last King
european-ending-no-king = No King is left
european-ending-quiet = A hundred turns in which nothing happened

# Why something cannot be done.
european-why-into-knights = Your pieces go into your Knights
european-why-first-five = The first five pieces placed must be the King, both Pawns and two others
european-why-no-room = All your deployment squares are taken: no {piece-name} can be placed
european-why-set-out-first = First put every piece into a Knight
european-why-answer-first = Answer first what is asked
european-why-busy = { $deed ->
       [loading] The Knight on {$knight} is still loading; say first that it is done
       *[unloading] The Knight on {$knight} is still unloading; say first that it is done
    }
european-why-named = {piece-the-first} on {$at} is named already
european-why-only-named = Only the pieces that you named move in this turn
european-why-nowhere = {piece-the-first} on {$at} can go nowhere as a {$like}
european-why-takes-in = A Knight takes in pieces from the squares beside it, but no Knights of its kind
european-why-lets-out = A Knight lets pieces out onto an empty square beside it
european-why-taken = Something stands on {$to}
european-why-own-deployment = The reserve is placed on your own deployment squares
european-why-immune = Nothing of {$name} can be captured before its second turn ends
european-why-never-captures = A Mycenaean Knight never captures
european-why-pawn-aside = A Pawn goes aside only to capture
european-why-pawn-two = A Pawn goes two squares only from the second row of its army
european-why-pawn-special = In a special turn a Pawn goes one square
european-why-pawn-ahead = A Pawn does not capture straight ahead
european-why-pawn = A Pawn goes ahead in the direction of its army and captures one square aside ahead
european-why-cannon = A Cannon goes along ranks and files, over exactly one piece
european-why-cannon-none = A Cannon jumps over exactly one piece: nothing stands in between
european-why-cannon-king = A Cannon captures a King only over a piece of its own side
european-why-cannon-more = A Cannon jumps over exactly one piece: more stand in between
european-why-chinese-far = Past the middle a Chinese Pawn goes one square along rank or file
european-why-chinese-near = Before the middle a Chinese Pawn goes one square straight ahead
european-why-no-resign = You can give up at the beginning of your turn, not in the middle
european-why-dice-stay = Dice that have fallen stay with the step before them
european-why-every-piece = Put every piece into a Knight first
european-why-actions = First every piece is put into a Knight: put K b1, empty b1, scatter, ready, or all at once: stow b1:KP d1:RB c2:BPP
european-why-none-left = There is no “{$letter}” left to put inside
european-why-no-knight = None of your Knights stands on “{$at}”

# What is wrong with a beginning in words.
european-text-position = This is no position of European Chess: {$problem}
european-text-form = A game begins with nations and four names, one a corner and - for an empty one, then seed and a number; or with position and a position
european-text-seed = A seed is a number from 0 to {$most}, not “{$seed}”
european-text-two = At least two corners must be played
european-text-nation = There is no nation “{$name}”: they are {$all}
european-text-no-start = It does not tell how the game began
european-text-no-name = it does not tell who did what
european-text-nobody = nobody of that name plays
