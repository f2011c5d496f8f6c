# The end of a campaign
chronicle-goes-on = The campaign goes on
chronicle-has-won = { $name } has won
chronicle-between = { $white } against { $black }
chronicle-when = { $count ->
        [one] in the first round
       *[other] after { $count } rounds
    }
chronicle-left = { $words } {chronicle-when}.
chronicle-gave-up = { $name } gave up {chronicle-when}.
chronicle-took-capital = { $winner } took { $loser }'s capital {chronicle-when}.
chronicle-undecided = It stands undecided {chronicle-when}.
chronicle-fight-open = not fought to its end
chronicle-fight-overrun = overrun
chronicle-fight-budget = a draw: the moves were used up
chronicle-fight-stalemate = a draw by stalemate
chronicle-fight-draw = a draw
chronicle-fight-won = { $who ->
        [rogue] The barbarians win
        [black] Black wins
       *[other] White wins
    }
chronicle-fight-checkmate = {chronicle-fight-won} by checkmate
chronicle-fight-rout = {chronicle-fight-won} by rout
chronicle-fight-retreat = {chronicle-fight-won} as the other retreats
chronicle-fight-resign = {chronicle-fight-won} as the other gives up
chronicle-course = Course
chronicle-battles = Battles
chronicle-deeds = Deeds
chronicle-looking-back = Reading the record…
chronicle-won = Battles won
chronicle-lost = Battles lost
chronicle-drawn = Battles drawn
chronicle-overrun = Enemies overrun
chronicle-pieces-lost = Pieces lost
chronicle-none = none
chronicle-points-lost = Points lost
chronicle-taken = Cities and resources taken
chronicle-razed = Camps razed
chronicle-sacked = Own cities sacked
chronicle-gold = Gold received
chronicle-agree-rematch = Agree to a rematch
chronicle-ask-no-more = Ask no more
chronicle-keep = Keep a copy
chronicle-same-world = The same world
chronicle-watch = Replay the campaign
chronicle-still-read = The record is still being read.
chronicle-no-battle = Not one battle was fought.
chronicle-choose-battle = Choose a battle to see it on the map.
chronicle-fight = Round { $round }, { $at }
chronicle-fight-line = { $who ->
        [rogue] The barbarians attack
        [black] Black attacks
       *[other] White attacks
    } { $whom ->
        [rogue] the barbarians
        [black] Black
       *[other] White
    }, { $attack } against { $defence }

# Watching it all again
chronicle-turn = Round { $round }, { $who ->
        [rogue] the barbarians'
        [black] Black's
       *[other] White's
    } turn
chronicle-report = Report
chronicle-report-hint = Back to the report (Escape)
chronicle-round = Round
chronicle-plot-points = Points in the field
chronicle-plot-cities = Cities
chronicle-plot-gold = Gold
chronicle-plot-point = { $name }, round { $round }
    { $what }: { $value }
chronicle-the-campaign = The campaign
chronicle-kingdom = { $name } ({ $colour })
chronicle-close-hint = Close the replay (Escape)
