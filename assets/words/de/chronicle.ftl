# The end of a campaign
chronicle-goes-on = Der Feldzug geht weiter
chronicle-has-won = { $name } hat gesiegt
chronicle-between = { $white } gegen { $black }
chronicle-when = { $count ->
        [one] in der ersten Runde
       *[other] nach { $count } Runden
    }
chronicle-left = { $words } {chronicle-when}.
chronicle-gave-up = { $name } gab {chronicle-when} auf.
chronicle-took-capital = { $winner } nahm {chronicle-when} die Hauptstadt von { $loser }.
chronicle-undecided = Es steht {chronicle-when} unentschieden.
chronicle-fight-open = Nicht zu Ende gekämpft
chronicle-fight-overrun = Überrannt
chronicle-fight-budget = Remis: Die Züge waren aufgebraucht
chronicle-fight-stalemate = Remis durch Patt
chronicle-fight-draw = Remis
chronicle-fight-won = { $who ->
        [rogue] Die Barbaren siegen
        [black] Schwarz siegt
       *[other] Weiß siegt
    }
chronicle-fight-checkmate = {chronicle-fight-won} durch Matt
chronicle-fight-rout = {chronicle-fight-won}: Der Feind ist zersprengt
chronicle-fight-retreat = {chronicle-fight-won} durch Rückzug des anderen
chronicle-fight-resign = {chronicle-fight-won}: Der andere gibt auf
chronicle-course = Verlauf
chronicle-battles = Schlachten
chronicle-deeds = Taten
chronicle-looking-back = Die Aufzeichnung wird gelesen …
chronicle-won = Gewonnene Schlachten
chronicle-lost = Verlorene Schlachten
chronicle-drawn = Schlachten remis
chronicle-overrun = Überrannte Feinde
chronicle-pieces-lost = Verlorene Figuren
chronicle-none = keine
chronicle-points-lost = Verlorene Punkte
chronicle-taken = Eroberte Städte und Erträge
chronicle-razed = Zerstörte Lager
chronicle-sacked = Eigene Städte geplündert
chronicle-gold = Erhaltenes Gold
chronicle-agree-rematch = Revanche annehmen
chronicle-ask-no-more = Nicht mehr fragen
chronicle-keep = Kopie behalten
chronicle-same-world = Dieselbe Welt
chronicle-watch = Feldzug nachspielen
chronicle-still-read = Die Aufzeichnung wird noch gelesen.
chronicle-no-battle = Es wurde keine einzige Schlacht geschlagen.
chronicle-choose-battle = Wähle eine Schlacht, um sie auf der Karte zu sehen.
chronicle-fight = Runde { $round }, { $at }
chronicle-fight-line = { $who ->
        [rogue] Die Barbaren greifen
        [black] Schwarz greift
       *[other] Weiß greift
    } { $whom ->
        [rogue] die Barbaren
        [black] Schwarz
       *[other] Weiß
    } an, { $attack } gegen { $defence }

# Watching it all again
chronicle-turn = Runde { $round }, { $who ->
        [rogue] die Barbaren sind
        [black] Schwarz ist
       *[other] Weiß ist
    } am Zug
chronicle-report = Bericht
chronicle-report-hint = Zurück zum Bericht (Escape)
chronicle-round = Runde
chronicle-plot-points = Punkte im Feld
chronicle-plot-cities = Städte
chronicle-plot-gold = Gold
chronicle-plot-point = { $name }, Runde { $round }
    { $what }: { $value }
chronicle-the-campaign = Der Feldzug
chronicle-kingdom = { $name } ({ $colour })
chronicle-close-hint = Nachspielen beenden (Escape)
