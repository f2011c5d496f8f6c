lobby-who = Who is there
lobby-code = The room's code, for those who are to come
lobby-address = Address: { $first }
lobby-addresses = or else { $rest }
lobby-copy-code = Copy the code
lobby-copy-both = Copy code and address
lobby-copied = Copied
lobby-seat = { $part }: { $name }
lobby-seat-own = { $part }: { $name }, you
lobby-seat-away = { $part }: { $name }, away
lobby-seat-left = { $name } has left.
lobby-seat-free = { $part }: Free
lobby-computer-plays = Let a computer play
lobby-watchers = { $count ->
        [one] One looks on.
       *[other] { $count } look on.
    }
lobby-missing = { $count ->
        [one] The game begins by itself as soon as the last seat is taken…
       *[other] { $count } seats are free. The game begins once all are taken…
    }
lobby-back-to-title = Back to the title
lobby-back-hint = Your seat stays yours: you find it under '{ rooms-yours }' (Escape)
lobby-leave = Leave for good
lobby-leave-asked = Leave the room for good?
lobby-leave-note = Your seat becomes free for somebody else.
lobby-leave-now = Leave
