# What would come of going to the square under the pointer
map-turns-away = { $count ->
        [one] Noch { $count } Zug
       *[other] Noch { $count } Züge
    }
map-no-way = Zurzeit kein Weg: Sie würden warten
map-join = Vereinen
map-raze = Lager zerstören
map-take-capital = Hauptstadt nehmen
map-wins = Das gewinnt den Feldzug!
map-take-resource = { $site ->
        [mine] Mine
        [farm] Hof
       *[other] Steinbruch
    } nehmen: +{ $gold } Gold je Zug
map-take = { $site ->
        [capital] Hauptstadt
        [city] Stadt
        [mine] Mine
        [farm] Hof
        [quarry] Steinbruch
       *[other] Lager
    } nehmen
map-none-attacks = Niemand hier kann jetzt angreifen
map-overrun = Überrannt: Sie weichen ohne Schlacht
map-siege = Belagerung: Sie können die Mauern halten
map-battle = Schlacht { $fought }
map-winning-capital = Ein Sieg nimmt die Hauptstadt: gewonnen!
map-strengths = { $attack } gegen { $defence }
map-hide-small = Kleine Karte verbergen
map-show-small = Kleine Karte zeigen
map-painting = Das Land wird gemalt …
