//! How a campaign is played.

use super::Page;

/// Every page on the campaign.
pub(super) const PAGES: [Page; 5] = [
    (
        "The world",
        &[
            (
                "Take the enemy's capital.",
                "White begins in the west, Black in the east, on a world whose halves mirror each \
                 other. Whoever enters the other's capital wins at once.",
            ),
            (
                "Every square is ground to fight on.",
                "A battle is fought on its own square's field, river, hill or forest; a walled \
                 city means a siege. Nobody enters mountains.",
            ),
            (
                "A round",
                "is White's turn, Black's turn, then the barbarians'. At the start of your turn \
                 gold comes in, each of your cities raises a Pawn, builds advance and rally \
                 orders march. Then you command, and end your turn.",
            ),
            (
                "The line at the top",
                "counts the armies that could still move and the cities that build nothing. Its \
                 arrows lead from one to the next. Set aside takes an army off the line for this \
                 turn.",
            ),
            (
                "Nothing is lost.",
                "The campaign saves itself after every command, in the middle of a battle, too. \
                 Continue on the title takes it up again; one between several screens is under \
                 Play online, Your rooms.",
            ),
        ],
    ),
    (
        "Armies",
        &[
            (
                "March:",
                "click an army, then a lit square beside it, and choose who goes. A move belongs \
                 to the pieces: those left behind keep theirs. Armies that meet become one.",
            ),
            (
                "Ride:",
                "an army of nothing but Knights goes two squares a turn and may attack on either \
                 step, but not ride through an enemy it sees. Once it joins other pieces, it is \
                 done for this turn. In battle its King only leaps.",
            ),
            (
                "Rally points:",
                "send any pieces to a far square, and they march one square there at the start \
                 of each turn, round mountains, free of charge. One square may have several.",
            ),
            (
                "Orders stop by themselves",
                "when an enemy comes within two squares; the army then waits, unmoved, in the \
                 line at the top. They never begin a battle, but do walk into an empty enemy \
                 city. Marching away by hand ends them.",
            ),
            (
                "Tired and shaken.",
                "Who retreated cannot move in the next turn. Who drew an attack may march in it, \
                 but not attack.",
            ),
        ],
    ),
    (
        "Cities",
        &[
            (
                "Gold:",
                "a capital yields 5 each turn, a city 3, a mine, farm or quarry 2. What you walk \
                 onto is yours and stays yours when you leave, until another walks in.",
            ),
            (
                "Pieces:",
                "every city raises a Pawn each turn for nothing, and builds one piece at a time: \
                 a Knight or a Bishop for 3 gold in 1 turn, a Rook for 5 in 2, a Queen for 9 in 5.",
            ),
            (
                "Changed your mind?",
                "A build that is cancelled in the turn it was ordered gives its gold back. A city \
                 that changes hands loses what it was building.",
            ),
            (
                "Walls",
                "count 10 points for the two Towers and make an attack a siege, if the city's \
                 owner has an army in it. A city with nobody inside is simply taken, walls or not.",
            ),
        ],
    ),
    (
        "Attacks",
        &[
            (
                "March onto an enemy",
                "to attack. Before you send them, the map tells the points on both sides and what \
                 would come of it. Fight the battle on the board, or have it resolved.",
            ),
            (
                "Overrun:",
                "against the computer, more than two and a half times the defence takes the \
                 square without a battle. The defender falls back two squares, and nobody dies.",
            ),
            (
                "Hold or sally:",
                "attacked in a walled city of his own, a defender holds the wall, or comes out \
                 to fight on open ground.",
            ),
            (
                "Who retreats, lands",
                "on a square of his choice two squares from the battlefield, not beside an enemy. \
                 If there is none, the army is lost. Whoever is beaten outright loses it all.",
            ),
            (
                "A draw",
                "sends the attackers back to where they came from; the defenders stay.",
            ),
        ],
    ),
    (
        "Fog and barbarians",
        &[
            (
                "In the fog",
                "you see two squares around your armies and everything you own, three from a \
                 hill. Forests are seen into only from beside them, and nothing is seen past a \
                 mountain.",
            ),
            (
                "Land is remembered, armies are not.",
                "Dim squares show what you saw last of the land. Who stands there or owns it \
                 now, you must go and see. Of the other kingdom you know neither gold nor \
                 points. A battle is heard by everybody.",
            ),
            (
                "Barbarians",
                "come from camps and raid both kingdoms; some ride. They sack a city, and it \
                 gives nothing for three of its owner's turns. They drive you from a mine, but \
                 never own anything.",
            ),
            (
                "Burn their camps:",
                "march onto one that nobody guards, and it is gone for good.",
            ),
        ],
    ),
];
