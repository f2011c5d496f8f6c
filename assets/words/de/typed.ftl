# Züge und Befehle, die getippt werden.

typed-hint = Ein Zug wie Nf3 oder g1f3
typed-hint-map = Ein Befehl wie march b4 c5 all
typed-nothing = Nichts, was erlaubt ist, wird so geschrieben.
typed-unread = Kein erlaubter Zug wird „{ $text }“ geschrieben.
typed-nobody-goes = { $piece }: keine deiner Figuren dieser Art kann nach { $at }.
typed-more = und { $count } weitere
typed-close = Das Feld für Züge schließen
typed-nothing-there = Nichts von dir auf { $at } kann ziehen
