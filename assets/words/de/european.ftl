european-plain = Stammheer
european-guild = Assassinengilde
european-china = Reich der Mitte
european-mycenae = Mykene
european-korea = Nordkorea
european-ottoman = Osmanenreich
# An army of which there are two, with its corner.
european-at-corner = {$name} ({$corner})
# The name of an army within a sentence, as who does something.
european-called = { $nation ->
       [plain] das {$name}
       [guild] die {$name}
       [china] das {$name}
       [ottoman] das {$name}
       *[other] {$name}
    }

# What is said of a piece.
european-of-cannon = Zieht beliebig weit auf Reihe oder Linie, muss aber zum Ziehen und Schlagen über genau eine Figur springen. Einen König schlägt sie nur über eine Figur der eigenen Seite.
european-of-chinese-pawn = Zieht und schlägt ein Feld geradeaus; jenseits der Brettmitte ein Feld auf Reihe oder Linie in jede Richtung.
european-of-mycenaean-knight = Springt auf leere Felder, schlägt nie und trägt andere Figuren. Er kann mit allem darin und daneben verbrannt werden; wer ihn schlägt, zerstört, was darin ist.
european-of-guild-knight = Die Gilde darf ihn bis zu drei ihrer Züge lang verbergen.
european-of-guild-piece = Die Gilde darf aus dieser Figur für immer einen Springer machen.
european-goes = { $way ->
       [up] Er zieht nach oben, zur achten Reihe.
       [right] Er zieht nach rechts, zur h-Linie.
       [down] Er zieht nach unten, zur ersten Reihe.
       *[left] Er zieht nach links, zur a-Linie.
    }
european-unseen = Andere sehen ihn nicht: Zug {$count} von 3.
european-immune = Kann bis zum Ende des zweiten Zuges seines Heeres nicht geschlagen werden.
european-named = Für diesen Zug benannt.
european-may-move-as = Darf jetzt einmal wie {piece-a} ziehen.
european-inside = Darin: {$pieces}.
european-inside-of = {$pieces} ({$name})
european-empty = Er ist leer.

# Notes of a player.
european-note-hidden = Springer verborgen, Zug {$count} von 3
european-note-weary = Springer muss sich diesen Zug zeigen
european-note-inside = { $count ->
       [one] 1 Figur in seinen Springern
       *[other] {$count} Figuren in seinen Springern
    }
european-note-setting-out = Füllt im Geheimen seine Springer
european-note-immune = Bis zum Ende des zweiten Zuges unantastbar
european-note-guests = {$pieces} im Springer auf {$at} ({$host})
european-counter-quiet = Züge, in denen nichts geschah

# Dice.
european-die-turn = { $kind ->
       [special] ein besonderer Zug
       *[ordinary] ein gewöhnlicher Zug
    }
european-die-pieces = { $count ->
       [1] eine Figur darf ziehen
       [2] bis zu zwei Figuren dürfen ziehen
       *[3] bis zu drei Figuren dürfen ziehen
    }
european-die-as = {$at} zieht wie {piece-a}

# What somebody is to do.
european-ask-set-out = Stecke deine Figuren in deine Springer: tippe eine Figur an, dann einen Springer; ein voller Springer leert sich, wenn du ihn antippst
european-sets-out = {$name} füllt im Geheimen die Springer
european-ask-keep = Du darfst nur einen Springer haben: Welchen behältst du?
european-chooses-keep = {$name} wählt, welcher Springer bleibt
european-ask-strike = Mit deinem verborgenen Springer zuschlagen? {piece-a-first} ({$owner}) ist darüber gezogen und steht auf {$at}
european-ask-allow = Darf {$owner} {piece-your-object} von {$at} in den Springer auf {$knight} nehmen?
european-asks-for = {$name} möchte {piece-the-object} auf {$at} mitnehmen und fragt {$of}
european-ask-load = Lade mehr in den Springer auf {$knight} oder sage, dass es genug ist
european-ask-unload = Lade mehr aus dem Springer auf {$knight} aus oder sage, dass es genug ist
european-ask-name-one = Ein besonderer Zug: Benenne die Figur, die ziehen soll
european-ask-name = Ein besonderer Zug: Benenne bis zu { $most ->
       [2] zwei
       *[3] drei
    } Figuren
european-ask-name-more = Ein besonderer Zug: { $count ->
       [1] eine
       [2] zwei
       *[3] drei
    } von { $most ->
       [2] zwei
       *[3] drei
    } Figuren benannt; benenne mehr oder würfle
european-ask-move-named = Ziehe jede benannte Figur einmal, wie die Würfel es sagen, oder beende den Zug
european-ask-place = Setze eine Figur aus deiner Reserve ein

# Buttons.
european-turn-into-knight = In einen Springer verwandeln
european-burn = Mit allem darin und daneben verbrennen
european-name = {piece-the-object} auf {$at} benennen
european-keep = Den Springer auf {$at} behalten
european-loading-done = Fertig eingeladen
european-unloading-done = Fertig ausgeladen
european-end-turn = Zug beenden
european-hide = Springer verbergen
european-show = Springer zeigen
european-strike = Zuschlagen
european-strike-at = Zuschlagen: {piece-the-object} auf {$at} schlagen
european-let = Ziehen lassen
european-allow = Erlauben
european-refuse = Ablehnen
european-roll = Würfeln
european-pass = Passen
european-put = {piece-the-object} in den Springer auf {$at} stecken
european-empty-knight = Den Springer auf {$at} leeren
european-scatter = Zufällig verteilen
european-ready = Bereit

# What would burn.
european-burns = Für immer verloren: {$things}.
european-burns-king = Für immer verloren: {$things}. Ohne seinen König ist dein Heer geschlagen.
european-burns-knight = der Springer auf {$at}
european-burns-inside = darin {$pieces}
european-burns-own = eigene Figur: {piece-name} auf {$at}
european-burns-other = {piece-name} auf {$at}

# The record.
european-step-agrees = nimmt Remis an
european-step-set-out = hat aufgestellt
european-step-sets-out = stellt auf: {$knights}
european-step-hidden-moves = ein verborgener Springer zieht
european-step-hidden-takes = ein verborgener Springer schlägt {$at} und wird gesehen
european-step-keeps-hidden = behält den verborgenen Springer
european-step-loads = lädt {$what} ein
european-step-loads-into = lädt {$what} in {$knight}
european-step-asks = bittet um {$what}
european-step-asks-into = bittet um {$what} für {$knight}
european-step-loads-hidden = lädt eine verborgene Figur ein
european-step-unloads = lädt {$what} aus
european-step-unloads-from = lädt {$what} aus {$knight} aus
european-step-falls = {$name} verliert einen verborgenen Springer
european-step-defeated = {$name} ist geschlagen
european-step-converts = {$what} wird ein Springer
european-step-burns = verbrennt {$what}
european-step-keeps = behält {$what}
european-step-names = benennt {$what}
european-step-ends = beendet den Zug
european-step-hides = verbirgt den Springer
european-step-shows = zeigt den Springer
european-step-strikes = schlägt zu
european-step-lets = lässt ziehen
european-step-allows = erlaubt es
european-step-refuses = lehnt ab
european-step-rolls = würfelt
european-step-passes = passt
european-step-gives-up = gibt auf
european-step-hidden-strikes = ein verborgener Springer schlägt zu
european-step-hidden-strikes-at = ein verborgener Springer trifft {$what}
european-step-die-turn = Zug: {$die}, { $kind ->
       [special] ein besonderer Zug
       *[ordinary] ein gewöhnlicher Zug
    }
european-step-die-pieces = Figuren: {$die}, { $count ->
       [1] eine darf
       [2] zwei dürfen
       *[3] drei dürfen
    } ziehen
european-step-die-as = {$at}: {$die}, zieht wie {piece-a}

# How it ends.
european-ending-last-king = Der letzte König
european-ending-no-king = Kein König ist übrig
european-ending-quiet = Hundert Züge, in denen nichts geschah

# Why something cannot be done.
european-why-into-knights = Deine Figuren kommen in deine Springer
european-why-first-five = Die ersten fünf Figuren müssen der König, beide Bauern und zwei andere sein
european-why-no-room = Alle deine Einsatzfelder sind besetzt: {piece-name} kann nicht eingesetzt werden
european-why-set-out-first = Stecke erst jede Figur in einen Springer
european-why-answer-first = Beantworte erst, was gefragt ist
european-why-busy = { $deed ->
       [loading] Der Springer auf {$knight} lädt noch ein; sage erst, dass es genug ist
       *[unloading] Der Springer auf {$knight} lädt noch aus; sage erst, dass es genug ist
    }
european-why-named = {piece-the-first} auf {$at} ist schon benannt
european-why-only-named = In diesem Zug ziehen nur die Figuren, die du benannt hast
european-why-nowhere = {piece-the-first} auf {$at} kann als {$like} nirgendwohin
european-why-takes-in = Ein Springer nimmt Figuren von den Feldern daneben auf, aber keine seinesgleichen
european-why-lets-out = Ein Springer lässt Figuren auf ein leeres Feld daneben heraus
european-why-taken = Auf {$to} steht schon etwas
european-why-own-deployment = Die Reserve kommt auf deine eigenen Einsatzfelder
european-why-immune = {$name} ist bis zum Ende des zweiten Zuges unantastbar
european-why-never-captures = Ein Mykene-Springer schlägt nie
european-why-pawn-aside = Ein Bauer zieht nur zum Schlagen schräg
european-why-pawn-two = Ein Bauer zieht nur von der zweiten Reihe seines Heeres zwei Felder
european-why-pawn-special = In einem besonderen Zug geht ein Bauer nur ein Feld
european-why-pawn-ahead = Ein Bauer schlägt nicht geradeaus
european-why-pawn = Ein Bauer zieht in Richtung seines Heeres und schlägt ein Feld schräg voraus
european-why-cannon = Eine Kanone zieht auf Reihen und Linien, über genau eine Figur
european-why-cannon-none = Eine Kanone springt über genau eine Figur: dazwischen steht nichts
european-why-cannon-king = Eine Kanone schlägt einen König nur über eine Figur der eigenen Seite
european-why-cannon-more = Eine Kanone springt über genau eine Figur: dazwischen stehen mehr
european-why-chinese-far = Jenseits der Mitte zieht ein China-Bauer ein Feld auf Reihe oder Linie
european-why-chinese-near = Vor der Mitte zieht ein China-Bauer ein Feld geradeaus
european-why-no-resign = Aufgeben kannst du am Anfang deines Zuges, nicht mittendrin
european-why-dice-stay = Gefallene Würfel bleiben beim Schritt davor
european-why-every-piece = Stecke erst jede Figur in einen Springer
european-why-actions = Erst kommt jede Figur in einen Springer: put K b1, empty b1, scatter, ready, oder alles auf einmal: stow b1:KP d1:RB c2:BPP
european-why-none-left = Es ist kein „{$letter}“ mehr da zum Hineinstecken
european-why-no-knight = Keiner deiner Springer steht auf „{$at}“

# What is wrong with a beginning in words.
european-text-position = Das ist keine Stellung des Europäischen Schachs: {$problem}
european-text-form = Eine Partie beginnt mit „nations“ und vier Namen, einem je Ecke und - für eine leere, dann „seed“ und einer Zahl; oder mit „position“ und einer Stellung
european-text-seed = „seed“ ist eine Zahl von 0 bis {$most}, nicht „{$seed}“
european-text-two = Mindestens zwei Ecken müssen besetzt sein
european-text-nation = Es gibt kein Volk „{$name}“: es gibt {$all}
european-text-no-start = Es steht nicht darin, wie die Partie begann
european-text-no-name = es steht nicht darin, wer was getan hat
european-text-nobody = niemand dieses Namens spielt mit
