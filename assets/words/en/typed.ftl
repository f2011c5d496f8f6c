# Moves and orders that are typed.

typed-hint = A move, such as Nf3 or g1f3
typed-hint-map = An order, such as march b4 c5 all
typed-nothing = Nothing that may be done is written so.
typed-unread = No move that may be made is written “{ $text }”.
typed-nobody-goes = No { $piece } of yours can go to { $at }.
typed-more = and { $count } more
typed-close = Close the field for moves
typed-nothing-there = Nothing of yours on { $at } can move
