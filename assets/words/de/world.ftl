# The turn log. $who and $whose are you, white, black or rogue (the barbarians)
world-way = { $way ->
        [whole] { $from } nach { $to }
        [into-the-dark] von { $from } ins Dunkel
        [out-of-the-dark] aus dem Dunkel nach { $to }
       *[other] außer Sicht
    }
world-log-by-order = Auf Befehl: {world-way}, { $army }.
world-log-rides = { $who ->
        [you] Du reitest
        [rogue] Barbaren reiten
        [black] Schwarz reitet
       *[other] Weiß reitet
    }: {world-way}, { $army }.
world-log-marches = { $who ->
        [you] Du marschierst
        [rogue] Barbaren marschieren
        [black] Schwarz marschiert
       *[other] Weiß marschiert
    }: {world-way}, { $army }.
world-log-landed = { $who ->
        [you] Du weichst
        [rogue] Barbaren weichen
        [black] Schwarz weicht
       *[other] Weiß weicht
    } nach { $at } zurück: { $army }.
world-log-lost = { $who ->
        [you] Du findest
        [rogue] Barbaren finden
        [black] Schwarz findet
       *[other] Weiß findet
    } von { $at } keinen Weg zurück. Verloren: { $army }.
world-log-won-given-up = Du siegst: Das andere Reich hat aufgegeben.
world-log-won-you-gave-up = { $who ->
        [you] Du siegst
        [rogue] Barbaren siegen
        [black] Schwarz siegt
       *[other] Weiß siegt
    }: Du hast aufgegeben.
world-log-won = { $who ->
        [you] Du siegst
        [rogue] Barbaren siegen
        [black] Schwarz siegt
       *[other] Weiß siegt
    }: Die Hauptstadt ist gefallen.
world-log-ordered = Sammelpunkt: { $at } nach { $goal }, { $army }.
world-log-order-taken-back = Sammelpunkt zurückgenommen: { $at } nach { $goal }.
world-log-order-arrived = Auf Befehl angekommen: { $goal }.
world-log-order-enemy-near = Ein Feind ist nah: Der Befehl { $at } nach { $goal } ist aufgehoben, sie halten.
world-log-order-blocked = Ein Heer steht im Weg: Der Befehl { $at } nach { $goal } ist aufgehoben, sie halten.
world-log-order-attacked = Sie wurden angegriffen: Der Befehl { $at } nach { $goal } ist aufgehoben.
world-log-order-attacking = Sie greifen an: Der Befehl { $at } nach { $goal } endet.
world-log-order-elsewhere = Anderswohin gezogen: Der Befehl { $at } nach { $goal } endet.
world-log-order-held = Aufgehalten auf { $at }, unterwegs nach { $goal }.
world-log-set-aside = Für diesen Zug beiseitegenommen: { $at }.
world-log-raised = { $count ->
        [one] Ein Bauer kommt hinzu
       *[other] Bauern kommen hinzu
    }: { $places }.
world-log-income = Einkünfte: +{ $gold } Gold.
world-log-build-begun = { $who ->
        [you] Du beginnst
        [rogue] Barbaren beginnen
        [black] Schwarz beginnt
       *[other] Weiß beginnt
    } auf { $at } den Bau: {piece-name}.
world-log-built = {piece-the-first} auf { $at } ist fertig.
world-log-build-cancelled = Bau auf { $at } abgebrochen: { $gold ->
        [0] Das Gold ist verloren
       *[other] { $gold } Gold zurück
    }.
world-log-claimed = { $who ->
        [you] Du nimmst
        [rogue] Barbaren nehmen
        [black] Schwarz nimmt
       *[other] Weiß nimmt
    } { $site ->
        [capital] die Hauptstadt
        [walled-city] die Stadt
        [city] die Stadt
        [mine] die Mine
        [farm] den Hof
        [quarry] den Steinbruch
       *[other] das Lager
    } auf { $at }, bisher { $whose ->
        [you] deins
        [rogue] der Barbaren
        [black] von Schwarz
        [white] von Weiß
       *[other] herrenlos
    }.
world-log-razed = { $who ->
        [you] Du zerstörst
        [rogue] Barbaren zerstören
        [black] Schwarz zerstört
       *[other] Weiß zerstört
    } das Lager auf { $at } endgültig.
world-log-sacked = Barbaren plündern { $whose ->
        [you] deine Stadt
        [black] die Stadt von Schwarz
        [white] die Stadt von Weiß
       *[other] die herrenlose Stadt
    } auf { $at }.
world-log-unclaimed = Barbaren überrennen { $at } { $whose ->
        [you] von dir
        [black] von Schwarz
       *[other] von Weiß
    } ({ $site ->
        [capital] Hauptstadt
        [walled-city] Stadt
        [city] Stadt
        [mine] Mine
        [farm] Hof
        [quarry] Steinbruch
       *[other] Lager
    }): jetzt herrenlos.
world-log-warband = Eine Horde sammelt sich auf { $at }: { $army }.
world-log-attacked = { $who ->
        [you] Du greifst
        [rogue] Barbaren greifen
        [black] Schwarz greift
       *[other] Weiß greift
    } { $whom ->
        [you] dich
        [rogue] Barbaren
        [black] Schwarz
       *[other] Weiß
    } auf { $at } an: { $attack } gegen { $defence }.
world-log-attacked-from = { $who ->
        [you] Du greifst
        [rogue] Barbaren greifen
        [black] Schwarz greift
       *[other] Weiß greift
    } { $whom ->
        [you] dich
        [rogue] Barbaren
        [black] Schwarz
       *[other] Weiß
    } auf { $at } von { $from } aus an: { $attack } gegen { $defence }.
world-log-overrun = { $who ->
        [you] Du überrennst
        [rogue] Barbaren überrennen
        [black] Schwarz überrennt
       *[other] Weiß überrennt
    } { $whom ->
        [you] dich
        [rogue] Barbaren
        [black] Schwarz
       *[other] Weiß
    } auf { $at }, ohne Schlacht.
world-log-holds-walls = { $who ->
        [you] Du hältst
        [rogue] Barbaren halten
        [black] Schwarz hält
       *[other] Weiß hält
    } die Mauern von { $at }.
world-log-sallies = { $who ->
        [you] Du wagst
        [rogue] Barbaren wagen
        [black] Schwarz wagt
       *[other] Weiß wagt
    } den Ausfall aus { $at }.
world-log-battle = Schlacht auf { $at }: { $who ->
        [you] du
        [rogue] Barbaren
        [black] Schwarz
       *[other] Weiß
    } gegen { $whom ->
        [you] dich
        [rogue] Barbaren
        [black] Schwarz
       *[other] Weiß
    }.
world-log-fights-on = { $who ->
        [you] Du willst
        [rogue] Barbaren wollen
        [black] Schwarz will
       *[other] Weiß will
    } weiterkämpfen.
world-log-calls-draw = { $who ->
        [you] Du nimmst
        [rogue] Barbaren nehmen
        [black] Schwarz nimmt
       *[other] Weiß nimmt
    } das Remis.
world-log-battle-heard = Von fern ist Schlachtenlärm zu hören.
world-log-draw-budget = Die Schlacht auf { $at } endet remis: Die Züge sind aufgebraucht.
world-log-draw-stalemate = Die Schlacht auf { $at } endet remis: Niemand kann ziehen.
world-log-draw-kings = Die Schlacht auf { $at } endet remis: Nur die Könige sind übrig.
world-log-draw = Die Schlacht auf { $at } endet remis: Niemand siegt.
world-wins = { $who ->
        [you] Du gewinnst
        [rogue] Barbaren gewinnen
        [black] Schwarz gewinnt
       *[other] Weiß gewinnt
    } die Schlacht auf { $at }
world-log-won-retreat = {world-wins}: { $loser ->
        [you] Du ziehst dich
        [rogue] Die Barbaren ziehen sich
        [black] Schwarz zieht sich
       *[other] Weiß zieht sich
    } zurück. Übrig: { $army }.
world-log-won-resigned = {world-wins}: { $loser ->
        [you] Du gibst
        [rogue] Die Barbaren geben
        [black] Schwarz gibt
       *[other] Weiß gibt
    } auf. Übrig: { $army }.
world-log-won-checkmate = {world-wins} durch Matt. Übrig: { $army }.
world-log-won-rout = {world-wins}: Der Feind ist zersprengt. Übrig: { $army }.
world-log-won-battle = {world-wins}. Übrig: { $army }.
world-filter-all = Alle
world-filter-march = Märsche
world-filter-battle = Kampf
world-filter-city = Städte
world-filter-order = Befehle
world-log-round = Runde { $round }: { $who ->
        [you] Du
        [rogue] Barbaren
        [black] Schwarz
       *[other] Weiß
    }

# Ground, sites and what a march leads to
world-ground-field = Offenes Feld
world-rule-field = Von weitem zu sehen. Eine Schlacht hier findet auf offenem Feld statt.
world-rule-river = Von weitem zu sehen. In einer Schlacht hier sperrt Wasser die Reihe 5, bis auf drei Furten.
world-rule-hill = Von hier sieht man drei Felder weit. In einer Schlacht hier halten Dame, Turm und Läufer des Angreifers am Hang.
world-rule-forest = Nur von nebenan zu sehen. In einer Schlacht hier halten Dame, Turm und Läufer an den ersten Bäumen.
world-rule-mountain = Niemand kann hinein. Es verdeckt, was dahinter liegt.
world-site = { $site ->
        [capital] Hauptstadt
        [walled-city] Befestigte Stadt
        [city] Stadt
        [mine] Mine
        [farm] Hof
        [quarry] Steinbruch
       *[other] Barbarenlager
    }
world-capital-gives = +{ $gold } Gold und ein Bauer jeden Zug. Wer sie verliert, verliert den Feldzug.
world-city-gives = +{ $gold } Gold und ein Bauer jeden Zug für ihren Herrn.
world-resource-gives = +{ $gold } Gold jeden Zug für den, der zuletzt darauf stand.
world-camp-gives = Von hier kommen Horden, bis ein Heer einmarschiert und es zerstört.
world-sacked = { $turns ->
        [one] Geplündert: Sie gibt noch einen Zug lang nichts.
       *[other] Geplündert: Sie gibt noch { $turns } Züge lang nichts.
    }
world-turns = { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
world-ready = Bereit
world-ready-hint = Sie haben ihren ganzen Zug noch.
world-riding = Reiten
world-riding-hint = Sie haben einen Schritt getan und dürfen noch einen tun, solange das Heer nur aus Springern besteht.
world-moved = Gezogen
world-moved-hint = Sie haben ihren Zug verbraucht.
world-shaken = Erschüttert
world-shaken-hint = Sie zogen sich aus einer Schlacht zurück und müssen deinen nächsten Zug aussetzen.
world-tired = Müde
world-tired-hint = Ihr Angriff endete remis: Im nächsten Zug dürfen sie ziehen, aber nicht angreifen.
world-odds = { $odds ->
        [far-stronger] weit stärker
        [stronger] stärker
        [weaker] schwächer
        [far-weaker] weit schwächer
       *[other] etwa gleich stark
    }
world-unseen = Du siehst dieses Feld nicht: Dort kann ein Feind stehen.
world-nobody-there = Dort ist niemand.
world-merges = Vereint sich mit: { $army }.
world-takes = Nimmt { $site ->
        [capital] die Hauptstadt: Sieg!
        [city] die Stadt: +{ $gold } Gold je Zug
        [mine] die Mine: +{ $gold } Gold je Zug
        [farm] den Hof: +{ $gold } Gold je Zug
       *[other] den Steinbruch: +{ $gold } Gold je Zug
    }
world-winning-takes = Ein Sieg nimmt { $site ->
        [capital] die Hauptstadt: Sieg!
        [city] die Stadt: +{ $gold } Gold je Zug
        [mine] die Mine: +{ $gold } Gold je Zug
        [farm] den Hof: +{ $gold } Gold je Zug
       *[other] den Steinbruch: +{ $gold } Gold je Zug
    }.
world-razes = Zerstört das Lager endgültig.
world-strengths = { $attack } gegen { $defence }: {world-odds}
world-overrun = Überrannt: Sie weichen ohne Schlacht, wenn sie wohin können.
world-siege = Belagerung: Sie können die Mauern halten (zwei Wehrtürme, zählen 10).
world-battle-fought = Eine Schlacht { $fought }.
world-winning-razes = Ein Sieg zerstört das Lager.
world-todo-battle = Eine Schlacht wartet
world-all-decided = Alles ist entschieden
world-armies-wait = { $count ->
        [one] { $count } Heer wartet
       *[other] { $count } Heere warten
    }
world-cities-wait = { $count ->
        [one] { $count } Stadt wartet
       *[other] { $count } Städte warten
    }
world-both-wait = { $armies ->
        [one] { $armies } Heer
       *[other] { $armies } Heere
    } und { $cities ->
        [one] { $cities } Stadt
       *[other] { $cities } Städte
    } warten
world-nothing-to-undo = Es gibt nichts zurückzunehmen.
world-resolve-hint = Der Computer spielt die Schlacht für beide Seiten aus, und du erfährst, wie sie ausging.

# Panels
world-rogues-move = Die Barbaren ziehen gerade.
world-others-turn = { $name } ist am Zug.
world-your-turn-as = { $side }: du bist dran
world-your-turn = Du bist dran
world-moves = { $name } zieht
world-you-decide-what = { $what ->
        [defend] Du entscheidest: halten oder ausfallen
        [land] Du entscheidest: wohin sie weichen
        [extend] Du entscheidest: weiterkämpfen oder nicht
        [battle] Dein Zug in der Schlacht
       *[others] Du entscheidest
    }
world-is-awaited = { $name } entscheidet
world-set-aside-already = Es ist für diesen Zug schon beiseitegenommen.
world-not-listed = Es steht nicht auf der Liste dessen, was zu entscheiden ist.
world-wait-shown = Warte, bis die Karte gezeigt hat, was andere taten, oder überspring es.

# Who goes
world-who-rallies = Wer bekommt den Sammelpunkt { $at }?
world-who-goes = Wer geht nach { $at }?
world-all-go = Alle gehen.
world-none-goes = Noch geht keiner.
world-one-more = {piece-name} dazu
world-one-fewer = {piece-name} weg
world-all-go-click = Alle gehen. Klick: niemand ({piece-name})
world-add = {piece-name} hinzufügen
world-of = { $picked } von { $able }
world-march-all = Alle ziehen
world-ride-all = Alle reiten
world-all-of-them = Alle
world-everyone-already = Alle gehen schon.
world-everyone-hint = Alle, die können
world-nobody = Niemand
world-nobody-yet = Noch geht niemand.
world-begin-again = Von vorn
world-ride-over = Sie reiten über { $at }.
world-over = Über
world-over-hint = Was sie mit dem ersten Schritt betreten, nehmen sie auch.
world-arrive-in = { $count ->
        [one] Sie kommen in { $count } Zug an
       *[other] Sie kommen in { $count } Zügen an
    }, wenn nichts sie aufhält.
world-no-way-wait = Jetzt gibt es keinen Weg: Sie warten, bis es einen gibt.
world-choose-above = Noch niemand: Wähle mit den Knöpfen oben.
world-set-rally = Sammelpunkt setzen
world-attack = Angreifen
world-march = Ziehen
world-ride = Reiten
world-choose-first = Wähle erst, wer geht.
world-go-hint = Los ({ keys-enter })
world-think-again = Noch einmal überlegen (Escape)

# The panel at the right
world-fold-hint = Diese Tafel einklappen
world-fold = Die Tafel einklappen
world-square = Feld { $at }
world-the-kingdom = Das Reich
world-your-kingdom = Dein Reich
world-log = Chronik
world-log-hint = Was geschehen ist
world-open-panel = Die Tafel aufklappen
world-open-log = Die Chronik aufklappen
world-ask-undo-hint = { $name } bitten, dass du den letzten Befehl zurücknehmen darfst
world-ask-undo = Fragen
world-undo = Zurück
world-undo-hint = Den letzten Befehl dieses Zuges zurücknehmen
world-end-turn = Zug beenden
world-end-turn-hint = Die anderen ziehen, dann beginnt dein nächster Zug
world-nothing-yet = Noch ist nichts geschehen.
world-show-on-map = { $at } auf der Karte zeigen

# What must be answered first
world-party-attacks = { $who ->
        [you] Du greifst an
        [rogue] Barbaren greifen an
       *[other] { $name } greift an
    }
world-party-defends = { $who ->
        [you] Du verteidigst
        [rogue] Barbaren verteidigen
       *[other] { $name } verteidigt
    }
world-party = { $role ->
        [attacks] {world-party-attacks}
       *[other] {world-party-defends}
    }, { $points }
world-you-attack = Du greifst { $at } an
world-defender-chooses = Der Verteidiger wählt: die Mauern halten oder einen Ausfall wagen.
world-walls-attacked = Deine Mauern auf { $at } werden angegriffen
world-hold-note = Halten: das Brett der Belagerung. Die Mauer sperrt Reihe 5 bis auf zwei Tore, und zwei Wehrtürme schießen für dich; sie zählen 10 Punkte.
world-sally-note = Ausfall: eine Schlacht { $fought }, ohne Mauern und Wehrtürme. Dein Heer ist dort {world-odds}.
world-hold = Mauern halten
world-sally = Ausfall
world-battle-on = Schlacht auf { $at }
world-fought = Gekämpft wird { $fought }.
world-towers-fire = Zwei Wehrtürme schießen für den Verteidiger.
world-goes-on-at = Es geht weiter bei Zug { $number } von { $budget }.
world-extension-waits = Die Züge sind aufgebraucht: Die andere Seite wird gefragt, ob es weitergeht.
world-being-fought = Sie wird gerade geschlagen.
world-fight = Auf dem Brett kämpfen
world-resolve-note = { pause-resolve }: Der Computer spielt die Schlacht für beide Seiten aus, und du erfährst, wie sie ausging.
world-asked-first = { $name } wird erst gefragt.
world-you-move = Auf dem Brett bist du am Zug.
world-barbarians-move = Auf dem Brett sind die Barbaren am Zug.
world-name-moves = Auf dem Brett ist { $name } am Zug.
world-extension = Die Züge sind aufgebraucht. Weiterkämpfen bis Zug { $budget }, oder ist es remis?
world-fight-on = Weiterkämpfen
world-call-draw = Remis
world-choose-landing = Wähle, wohin dein Heer weicht
world-landing-note = Es weicht von { $at }: Klick auf eines der hellen Felder. Es kommt erschüttert an.
world-land-on = Nach { $at }: { $ground }
world-unseen-ground = Gelände, das noch niemand sah
world-land-own = { $ground }, mit einem Heer von dir.
world-land = { $ground }.
world-missing = Jemand fehlt: Der Feldzug wartet.
world-decides = { $name } entscheidet …
world-what-others-do = Was andere tun:
world-other-decides = Die andere Seite entscheidet …
world-barbarians-march = Die Barbaren ziehen …
world-at-battle = { $who ->
        [you] Du greifst { $at } von { $from } aus an
        [rogue] Die Barbaren greifen { $at } von { $from } aus an
        [black] Schwarz greift { $at } von { $from } aus an
       *[other] Weiß greift { $at } von { $from } aus an
    }:
world-battle-waits = Die Schlacht ist noch nicht geschlagen.
world-own-march = Deine Heere folgen ihren Befehlen
world-name-marches = { $name } zieht …
world-speed-hint = Wie schnell die Karte zeigt, was andere tun
world-skip-hint = Nur zeigen, was dabei herauskommt (Leertaste)
world-skip = Weiter

# Questions on the map
world-end-already = Den Zug schon beenden?
world-todo-order = { $at }: Befehl weg
world-todo-order-hint = Sein Befehl wurde aufgehoben.
world-todo-army = { $at }: Heer
world-todo-army-hint = Es könnte noch ziehen.
world-todo-city = { $at }: Stadt
world-todo-city-hint = Sie baut nichts.
world-and-more = und { $count } weitere
world-look-at-it = Ansehen
world-look-at-them = Ansehen
world-ask-no-more = Nicht mehr fragen
world-ask-no-more-hint = In den Einstellungen steht es unter „{ settings-motion }“.
world-end-anyway = Trotzdem beenden
world-give-up-asked = Diesen Feldzug aufgeben?
world-give-up-note = { $name } siegt sofort. Das lässt sich nicht zurücknehmen.
world-go-on = Weiter
world-give-up = Aufgeben

# The bar along the top
world-round-hint = Eine Runde sind der Zug von Weiß, der von Schwarz und der der Barbaren, wenn es sie gibt.
world-own-gold = Dein Gold, und was dein nächster Zug bringt: { $gold } und { $income } dazu.
world-own-points = Die Punkte deiner Heere: Bauer 1, Springer und Läufer 3, Turm 5, Dame 9.
world-own-cities = Deine Städte, die Hauptstadt mitgezählt.
world-own-resources = Deine Minen, Höfe und Steinbrüche.
world-unknown = unbekannt
world-fog-hides = Nebel verbirgt Gold, Städte und Stärke des anderen Reiches.
world-other-means = { $name } hat { $gold } Gold (+{ $income }), Heere von { $points }, { $cities ->
        [one] { $cities } Stadt
       *[other] { $cities } Städte
    } und { $resources ->
        [one] { $resources } Ertragsort
       *[other] { $resources } Ertragsorte
    }.
world-nothing-left = Nichts ist mehr zu entscheiden: Beende deinen Zug.
world-previous-todo = Vorheriges zu entscheiden (Umschalt+Tab)
world-todo-hint = Heere mit Figuren, die noch ziehen könnten, Städte, die nichts bauen, und aufgehobene Befehle.
world-next-todo = Nächstes zu entscheiden (Tab)
world-set-aside = Beiseite
world-set-aside-hint = Dieses Heer für diesen Zug von der Liste nehmen. Du kannst es trotzdem ziehen.
world-over-told = Der Feldzug ist vorbei.
world-you-decide = Du musst entscheiden.
world-barbarians-on-move = Die Barbaren ziehen gerade …
world-on-the-move = { $name } zieht gerade …
world-menu-hint = Menü: Pause, Speichern, Einstellungen (Escape)
world-help-hint = Spielhilfe

# The kingdom at a glance
world-armies = Heere
world-army-fights = Dein Heer kämpft: Die Schlacht wartet.
world-no-army = Du hast kein Heer auf der Karte.
world-cities = Städte
world-resources = Ertragsorte
world-resource-row = { $site ->
        [mine] Mine
        [farm] Hof
       *[other] Steinbruch
    }, +{ $gold } Gold
world-kingdom-note = Klick auf ein Heer, dann auf ein helles Feld, um zu ziehen. Klick auf eine Stadt, um zu bauen.
world-army-state = { $state ->
        [order-lost] Befehl weg
        [shaken] erschüttert
        [on-its-way] unterwegs
        [set-aside] beiseite
        [ready] bereit
        [moved] gezogen
       *[other] teils bereit
    }
world-army-row = Heer auf { $at }: { $army }, {world-army-state}
world-army-points = { $points }, {world-army-state}
world-sacked-row = geplündert
world-builds-row = {piece-name}, { $ready }
world-builds-nothing = baut nichts

# An army
world-whose-army = { $who ->
        [you] Dein Heer
        [rogue] Eine Horde
        [black] Heer von Schwarz
       *[other] Heer von Weiß
    }
world-riders = Reiter: zwei Felder je Zug.
world-riders-hint = Ein Heer nur aus Springern reitet zwei Felder weit und darf bei jedem Schritt angreifen. In der Schlacht hat sein König allein den Springersprung.
world-set-aside-hint-here = Für diesen Zug von der Liste dessen nehmen, was zu entscheiden ist
world-stop-choosing = Abbrechen
world-add-rally = Sammelpunkt dazu
world-rally = Sammelpunkt
world-all-rally = Jede Figur hier hat schon einen Sammelpunkt: Nimm erst einen zurück.
world-rally-hint = Wähle ein Ziel auf der Karte: Sie ziehen von selbst dorthin, ein Feld zu Beginn jedes deiner Züge

# The selected square
world-never-seen = Nie gesehen
world-never-seen-note = Keiner deiner Leute war nah genug, um dieses Feld zu sehen.
world-remembered = Erinnert
world-remembered-note = Erinnert, jetzt nicht zu sehen: Wer dort ist und wem es gehört, kann sich geändert haben.
world-nothing-built = Hier ist nichts gebaut.
world-ground-owner = { $ground }, { $whose ->
        [you] deins
        [white] von Weiß
        [black] von Schwarz
        [nobody] herrenlos
       *[other] noch herrenlos
    }
world-walls-rule = Ihr Heer kann die Mauern halten: eine Belagerung mit zwei Wehrtürmen.

# What is under the pointer
world-remembered-tip = Erinnert: Wer jetzt dort ist, weiß niemand.
world-site-owner = { $site }, { $whose ->
        [you] deins
        [white] von Weiß
        [black] von Schwarz
       *[other] herrenlos
    }
world-army-line = {world-whose-army}: { $army } ({ $points })

# What a city builds
world-build = Bauen
world-you-have = du hast { $gold } Gold
world-builds-nothing-now = Es wird nichts gebaut.
world-build-one = Immer nur eine Figur: Brich diese ab, um eine andere zu bauen.
world-price = {piece-name}: { $gold } Gold, { $turns }
world-build-a = {piece-name} bauen
world-gold = { $gold } Gold
world-under-way = {piece-name}: { $ready }
world-cancel-build = Abbrechen: { $gold } Gold zurück
world-cancel-build-lost = Abbrechen: Das Gold ist weg
world-cancel-build-hint = In dem Zug, in dem es bestellt wurde, kommt das Gold zurück, später nicht.
world-ready-in = { $count ->
        [one] fertig im nächsten Zug
       *[other] fertig in { $count } Zügen
    }

# Rally orders
world-click-goal = Klick nun auf das Ziel auf der Karte.
world-order-cancelled = Ein Befehl wurde aufgehoben: Sie warten auf dich.
world-no-way = jetzt kein Weg
world-take-back-rally = Sammelpunkt { $goal } zurücknehmen
world-take-back = Zurücknehmen
world-goal-hint = Wohin sie gehen: auf der Karte zeigen
world-show-goal = Das Ziel { $goal } zeigen
world-order-line = { $army }, { $way }

# What the computer works out
world-white-thinks = Weiß überlegt …
world-black-thinks = Schwarz überlegt …
world-barbarians-fight = Die Barbaren kämpfen …
world-battle-played-out = Die Schlacht wird ausgespielt …
world-not-worked-out = Der Computer kam zu keinem Ergebnis

# What the signs beside an army and over a square say.
world-sign-shaken = Erschüttert: Figuren, die sich zurückzogen, setzen diesen Zug aus.
world-sign-spent = Müde: Figuren, deren Angriff remis endete, dürfen marschieren, aber nicht angreifen.
world-sign-riding = Im Ritt: Springer, die einen Schritt getan haben, dürfen noch einen tun.
world-sign-alert = Hier wurde ein Befehl abgebrochen: entscheide neu.
world-sign-order = Unterwegs zu einem Sammelpunkt.
world-sign-aside = Beiseite: steht in diesem Zug nicht auf der Liste dessen, was zu entscheiden ist.
world-sign-moved = Sie haben ihren Zug verbraucht.
world-sign-build = Die Stadt baut etwas.
world-sign-swords = Hier wartet eine Schlacht.
world-sign-rally = Ein Sammelpunkt: Jemand ist dorthin unterwegs.
world-sign-march = Hierhin kann das Heer marschieren.
world-sign-ride = Hierhin kann das Heer reiten, zwei Felder weit.
world-sign-attack = Hier steht jemand: Wer hierher zieht, greift an.
world-sign-join = Hier stehen eigene Figuren: Die Heere werden eins.
world-sign-take = Niemand bewacht es: Wer hierher zieht, nimmt es ein.
world-sign-raze = Niemand bewacht das Lager: Wer hierher zieht, brennt es nieder.
world-sign-win = Die feindliche Hauptstadt steht offen: Wer hierher zieht, gewinnt.
world-sign-landing = Hierhin kann ein Heer auf dem Rückzug ausweichen.
world-sign-aim = Hier lässt sich ein Sammelpunkt setzen.
