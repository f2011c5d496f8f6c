# What a screen reader is told of the boards and the map.

spoken-piece = a piece
spoken-put-down = Put down.
spoken-picked-up = { $piece } on { $at } picked up.
spoken-picked-up-reserve = { $piece } of the reserve picked up.
spoken-no-goals = It can go nowhere.
spoken-goals = Goes to { $quiet }.
spoken-takes = Takes on { $takes }.
spoken-goals-and-takes = Goes to { $quiet }; takes on { $takes }.
spoken-moved = { $whose }: { $piece } from { $from } to { $to }.
spoken-placed = { $whose }: { $piece } placed on { $at }.
spoken-shot = The Tower on { $from } fires at { $to }.
spoken-taken = { $whose }: { $piece } on { $at } falls.
spoken-promoted = It becomes: { $piece }.
spoken-power-lost = { $whose }: the King loses the power of the { $power ->
    [rook] Rook
    [bishop] Bishop
   *[knight] Knight
}.
spoken-power-won = { $whose }: the King wins the power of the { $power ->
    [rook] Rook
    [bishop] Bishop
   *[knight] Knight
}.
spoken-check = { $whose }: check!
spoken-check-here = Check!
spoken-moves-left = { $moves ->
    [one] One move is left.
   *[other] { $moves } moves are left.
}
spoken-extended = The battle goes on until move 70.
spoken-present = The present.
spoken-beginning = The beginning.
spoken-looking-back = { $at } of { $len }: { $what }.
spoken-square = { $at }: { $what }.
spoken-square-empty = { $at }: empty.
spoken-figure = { $whose }, { $piece }
spoken-goal = It may go there.
spoken-goal-takes = It may be taken.
spoken-step = { $who }: { $what }
spoken-goes = { $piece } from { $from } to { $to }.
spoken-falls = { $piece } on { $at } falls.
spoken-comes = { $piece } comes to { $at }.
spoken-leaves = { $piece } leaves { $at }.
spoken-dice = Dice: { $faces }.
spoken-your-turn = Your turn.
spoken-undone = Taken back.
spoken-selected = Selected: { $what }
spoken-selected-goes = Selected: { $what } Marches to { $goals }.
