# The little boards of the help: what is to be seen and tried on them.

help-board-again = Again

help-board-back = Take back

help-board-yes = Do it

help-board-no = Don't

help-board-reserve = To place:

help-board-becomes = The pawn becomes a

help-board-to-move = { $side ->
    [attacker] The attacker is to move.
   *[defender] The defender is to move.
}

help-board-told-taken = { $side ->
    [attacker] The attacker loses { $piece ->
        [pawn] a Pawn.
        [knight] a Knight.
        [bishop] a Bishop.
        [rook] a Rook.
        [queen] a Queen.
       *[tower] a Tower.
    }
   *[defender] The defender loses { $piece ->
        [pawn] a Pawn.
        [knight] a Knight.
        [bishop] a Bishop.
        [rook] a Rook.
        [queen] a Queen.
       *[tower] a Tower.
    }
}

help-board-told-shot = The Tower fires and stays where it is.

help-board-told-placed = { $piece ->
    [pawn] A Pawn comes from the reserve.
    [knight] A Knight comes from the reserve.
    [bishop] A Bishop comes from the reserve.
    [rook] A Rook comes from the reserve.
   *[queen] A Queen comes from the reserve.
}

help-board-told-promoted = { $piece ->
    [knight] The pawn becomes a Knight.
    [bishop] The pawn becomes a Bishop.
   *[rook] The pawn becomes a Rook.
}

help-board-told-lost = { $side ->
    [attacker] The attacker's King { $power ->
        [rook] no longer slides like a Rook.
        [bishop] no longer slides like a Bishop.
       *[knight] no longer leaps like a Knight.
    }
   *[defender] The defender's King { $power ->
        [rook] no longer slides like a Rook.
        [bishop] no longer slides like a Bishop.
       *[knight] no longer leaps like a Knight.
    }
}

help-board-told-won = { $side ->
    [attacker] The attacker's King { $power ->
        [rook] now slides like a Rook.
        [bishop] now slides like a Bishop.
       *[knight] now leaps like a Knight.
    }
   *[defender] The defender's King { $power ->
        [rook] now slides like a Rook.
        [bishop] now slides like a Bishop.
       *[knight] now leaps like a Knight.
    }
}

help-board-told-check = { $side ->
    [attacker] Check to the attacker!
   *[defender] Check to the defender!
}

help-board-powers = The attacker's King on d4 has a Rook, a Bishop and a Knight beside him: pick him up and see how far he goes. Then make any quiet move with him, and let the defender's Bishop take the Knight on h1.

help-board-hunt = Take the Queen on d5. She is all the defender's King has: both his slides go with her.

help-board-phantom = The King on d8 seems to guard his Rook on d5 along the file. Take it with your own: with the Rook its King's slide is gone, and instead of taking back he is in check.

help-board-edged = Both Kings have a Rook. Pick up the King on d1: he may not go to e1 or e2, where the Kings would see each other. Now take the Rook on a8 with check, let the King step to e7, and go to e1: this time you alone give check.

help-board-pawn = Move the pawn to a8 and choose what it becomes: each choice gives the King another power. As a Rook it even lets the King on e1 give check along his file.

help-board-reserve-shown = Place the Rook, anywhere on the first rank: the King looks along the e-file at once and gives check. Set the board up again and place the Knight: now he leaps.

help-board-rout = Take the Rook on h5. The King on b8 is left alone, can take nothing, and is routed.

help-board-field = The usual armies. Pick up the King: with Knights on the board he may leap over his pawns from the first move on, to d3 or f3.

help-board-river = The Rook on b4 crosses by the ford, the one on a4 does not. The Knight on d4 leaps to e6, by the ford on e5, but not to c6; and it may land on b5, but not on f5.

help-board-hill = The Rook on a2 gets as far as a6, the Bishop on c1 as far as h6. Take the Rook up, let the King move, and see: from a6 it goes where it likes.

help-board-forest = The Rook on a2 gets as far as a4, the Bishop on c1 as far as f4. Once it is among the trees, the Rook goes where it likes.

help-board-wall = Move the pawn from a4 up the wall to a5. Then the Tower on d5 may fire along the wall at it, over gate and wall squares. The Rook on c4 may go through the gate.

help-board-breach = Take the Tower on d5 with the Rook: a breach is there. The other Tower, though, may fire at it. Or leap with the Knight: from f4 over the gate to e6 or g6, or onto the Tower on d5.

help-board-chess-pieces = Touch each of White's pieces to see where it may go.

help-board-chess-special = White may castle to both sides, and take the pawn on d5 in passing.

help-board-chess-mate = Queen to f8 is checkmate. Queen to f7 is stalemate: a draw.

help-board-chess-opening = Both sides hold the middle, are out with their pieces and have castled.

help-board-chess-endgame = Black must give way, and White's King leads the pawn on.

help-board-minnaar-start = The peoples stand before the courts they rise against.

help-board-minnaar-moving = The Sovereign on d4 reaches four squares any way, and may take h4 or d2.

help-board-minnaar-end = The Rook takes the last northern Sovereign on d6, and the Establishment prevails, though a southern one is left.

help-board-field-start = South's army as it may stand before the battle; the North is hidden.

help-board-field-fight = Both sides face up. On a6 a Colonel meets a Captain and beats him; on c6 Major meets Major, and both fall; and whoever meets the Bomb on e7 goes with it. Attack, and take back.

help-board-field-engineer = Pick up the Engineer on a2: it may go to every marked point, as it turns corners on the rails.

help-board-field-order = One good order: the Flag behind three mines, and strong pieces where the rails begin.

help-board-field-known = What stands on c7 is not known; the Major on c6 may attack it over the bridge.

help-board-european-start = Four corners: the first from a1 on, clockwise, moves first.

help-board-european-plain = The Rook may take the King on d8, and the whole army with him.

help-board-european-guild = Only the Guild sees its Knight on d5. Slide the Rook from d7 past it, and the Guild is asked whether to strike.

help-board-european-china = Over the soldier on d3 the Cannon reaches d4 to d7. The soldier on b5 is past the middle.

help-board-european-mycenae = Burnt now, the horse would take d3, c4 and d5 with it, and its own King.

help-board-european-korea = In this turn the pawn moves as a Queen and the Knight as a Rook.

help-board-european-ottomans = Three deployment squares are free; in this turn the King on b1 is still safe.
