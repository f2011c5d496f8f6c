# Setting up a campaign
campaign-setup-second-person = Ein zweiter Mensch
campaign-setup-second-person-note = Zwei teilen sich diesen Bildschirm; er ist verdeckt, während er weitergegeben wird.
campaign-setup-fog-on = Du siehst, was deine Leute sehen, dein Gegner ebenso: Schick Späher aus.
campaign-setup-fog-off = Beide Reiche sehen die ganze Welt und die Mittel des anderen.
campaign-setup-barbarians-on = Horden aus Lagern überfallen beide Reiche. Sie plündern Städte und lassen sich ausrotten.
campaign-setup-barbarians-off = Niemand außer den beiden Reichen.
campaign-setup-mountain = Gebirge
campaign-setup-square = { $square }: { $ground }
campaign-setup-square-site = { $square }: { $ground }, { $site ->
        [white-capital] Hauptstadt von Weiß
        [black-capital] Hauptstadt von Schwarz
        [walled-city] befestigte Stadt
        [city] Stadt
        [mine] Mine
        [farm] Hof
        [quarry] Steinbruch
       *[camp] Lager
    }
campaign-setup-number = Weltnummer
campaign-setup-another = Andere
campaign-setup-another-hint = Eine andere Welt
campaign-setup-number-hint = Dieselbe Nummer gibt allen dieselbe Welt.
campaign-setup-only-digits = Eine Weltnummer besteht nur aus Ziffern.
campaign-setup-largest = Die größte Weltnummer ist { $most }.
campaign-setup-new = Neuer Feldzug
campaign-setup-fog = Nebel des Krieges
campaign-setup-barbarians = Barbaren
campaign-setup-small = Ein Krieg für einen Abend
campaign-setup-large = Ein langer Krieg
campaign-setup-black-played-by = Schwarz spielt
campaign-setup-opponent = Gegner
campaign-setup-no-weaker = Einen schwächeren Computer gibt es nicht.
campaign-setup-last-seat = Nach dem stärksten Computer kommt der zweite Mensch.
campaign-setup-begin = Feldzug beginnen
campaign-setup-the-world = Die Welt
campaign-setup-making = Die Welt entsteht …
