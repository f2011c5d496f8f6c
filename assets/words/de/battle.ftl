# The sides of a battle.
battle-attacker = Angreifer
battle-defender = Verteidiger
battle-barbarians = Barbaren

# Why something is refused.
battle-refused-over = Die Schlacht ist vorbei
battle-refused-somebody-missing = Noch fehlt jemand: die Schlacht wartet
battle-refused-nobody-to-ask = Niemand da, dem du Remis anbieten könntest
battle-refused-no-draw = Im Feldzug wird eine Schlacht ausgefochten, verlassen oder aufgegeben
battle-refused-nothing-there = Auf {$at} steht keine Figur von dir
battle-refused-cannot-move = {piece-the-first} auf {$at} hat keinen erlaubten Zug
battle-refused-not-in-reserve = In deiner Reserve wartet nichts davon: {piece-name}
battle-refused-back-rank-full = {piece-the-first} kann nicht eingesetzt werden: deine Grundreihe ist voll
battle-refused-king-in-check = {piece-the-first} kann nicht eingesetzt werden: erst muss dein König aus dem Schach
battle-refused-nothing-selected = Wähle erst eine Figur
battle-refused-no-such-promotion = Ein Bauer wird Springer, Läufer oder Turm, nie {piece-name}
battle-refused-not-the-computers = Diese Seite führt nicht der Computer
battle-refused-move-stands = Im Feldzug gilt ein Zug
battle-refused-played-out = Der Rest wird gerade ausgespielt
battle-refused-not-in-campaign = Nur im Feldzug kann der Computer eine Schlacht ausspielen
battle-refused-only-computers = In dieser Schlacht spielen die Computer unter sich
battle-refused-retreat-in-check = Im Schach kann sich niemand zurückziehen
battle-refused-retreat-over = Kein Rückzug: die Schlacht ist vorbei
battle-refused-no-such-entry = { $count ->
       [one] Die Schlacht hat nur {$count} Eintrag
       *[other] Die Schlacht hat nur {$count} Einträge
    }
battle-start-unreadable = ihr Anfang ist nicht lesbar: {$problem}
battle-entry-impossible = Eintrag {$number} ihrer Aufzeichnung kann nicht geschehen sein
battle-text-no-start = es steht nicht darin, wie die Schlacht begann
battle-text-impossible = { $what } kann nicht geschehen sein
battle-text-no-move =
    { $side ->
        [attacker] Zug { $number } des Angreifers, { $mv }, ist nicht möglich
       *[defender] Zug { $number } des Verteidigers, { $mv }, ist nicht möglich
    }

# A piece on the board, in words.
battle-tip-title = { $side ->
       [attacker] {piece-name} des Angreifers
       *[defender] {piece-name} des Verteidigers
    }
battle-tip-title-at = {$title} auf {$at}
battle-tip-phantom = Scheindeckung: Der König scheint sie zu decken, aber nur mit einer Kraft, die mit ihr verloren geht.
battle-tip-king = { $powers ->
       [none] Hat nur seinen eigenen Schritt: Keine Figur auf dem Brett leiht ihm mehr.
       [rook] Zieht ein Feld oder wie ein Turm.
       [bishop] Zieht ein Feld oder wie ein Läufer.
       [knight] Zieht ein Feld oder wie ein Springer.
       [rook-bishop] Zieht ein Feld oder wie ein Turm oder Läufer.
       [rook-knight] Zieht ein Feld oder wie ein Turm oder Springer.
       [bishop-knight] Zieht ein Feld oder wie ein Läufer oder Springer.
       *[all] Zieht ein Feld oder wie ein Turm, Läufer oder Springer.
    }
battle-tip-disarms = { $alone ->
       [yes] Letzte Figur dieser Art ({piece-name})
       *[no] {piece-name}
    }: Wird sie geschlagen, verliert der König { $powers ->
       [rook] seine Turmkraft
       [bishop] seine Läuferkraft
       [knight] seine Springerkraft
       [rook-bishop] seine Turm- und Läuferkraft
       [rook-knight] seine Turm- und Springerkraft
       [bishop-knight] seine Läufer- und Springerkraft
       *[all] alle Kräfte
    }.
battle-tip-unguarded = Niemand greift an oder deckt.
battle-tip-defended = { $defended ->
       [1] Nicht angegriffen; einmal gedeckt.
       [2] Nicht angegriffen; zweimal gedeckt.
       *[other] Nicht angegriffen; {$defended}-mal gedeckt.
    }
battle-tip-hanging = { $attacked ->
       [1] Einmal angegriffen, von niemandem gedeckt!
       [2] Zweimal angegriffen, von niemandem gedeckt!
       *[other] {$attacked}-mal angegriffen, von niemandem gedeckt!
    }
battle-tip-both = { $attacked ->
       [1] Einmal
       [2] Zweimal
       *[other] {$attacked}-mal
    } angegriffen, { $defended ->
       [1] einmal
       [2] zweimal
       *[other] {$defended}-mal
    } gedeckt.
battle-tip-attackers-marked = In der rechten Ecke schraffiert: greift sie an.
battle-tip-attacked-marked = In der linken Ecke schraffiert: von ihr angegriffen.

# What the marks on a square say.
battle-mark-selected = Diese Figur ist aufgenommen.
battle-mark-last-move = Hier begann oder endete der letzte Zug.
battle-mark-quiet-goal = Hierhin kann die aufgenommene Figur ziehen.
battle-mark-capture-goal = Hier kann die aufgenommene Figur schlagen.
battle-mark-shot-goal = Hierhin kann der aufgenommene Wehrturm schießen.
battle-mark-drop-goal = Hier lässt sich die Figur aus der Reserve einsetzen.
battle-mark-check = Dieser König steht im Schach: Der nächste Zug muss ihn retten.
battle-mark-attacker = Diese Figur greift die an, auf die du zeigst.
battle-mark-attacked = Diese Figur wird von der angegriffen, auf die du zeigst.
battle-mark-phantom = Scheindeckung: Der König scheint diese Figur zu decken, aber nur mit einer Kraft, die mit ihr verloren geht.
battle-mark-last-of-type = Wird diese Figur geschlagen, verliert ihr König eine Kraft.
battle-mark-hint = Der Tipp: ein Zug von einem dieser Ringe zum anderen.
battle-mark-cursor = Hier ist die Tastatur.
battle-mark-lit = Neben einem König: Diese Kraft hat er.
battle-mark-out = Neben einem König: Diese Kraft hat er verloren oder nie gehabt.

# A move told in words.
battle-way-moves = Zieh { piece-the-object } von { $from } nach { $to }.
battle-way-takes = Schlag mit: { piece-name } von { $from } nach { $to }.
battle-way-places = Setz { piece-the-object } auf { $to } ein.
battle-way-becomes = Mach daraus { piece-a-object }.

# What the ground does.
battle-ground-at = {$ground}, {$at}
battle-ground-below = {$ground}: {$about}

# How a battle ended.
battle-outcome-checkmate = { $winner ->
       [attacker] Der Angreifer gewinnt durch Schachmatt.
       *[defender] Der Verteidiger gewinnt durch Schachmatt.
    }
battle-outcome-rout = { $winner ->
       [attacker] Der Angreifer gewinnt: Der König des Verteidigers steht allein und flieht.
       *[defender] Der Verteidiger gewinnt: Der König des Angreifers steht allein und flieht.
    }
battle-outcome-retreat = { $winner ->
       [attacker] Der Angreifer gewinnt das Feld: Der Verteidiger zieht sich zurück.
       *[defender] Der Verteidiger gewinnt das Feld: Der Angreifer zieht sich zurück.
    }
battle-outcome-resign = { $winner ->
       [attacker] Der Angreifer gewinnt: Der Verteidiger gibt auf.
       *[defender] Der Verteidiger gewinnt: Der Angreifer gibt auf.
    }
battle-outcome-stalemate = Remis durch Patt: kein erlaubter Zug und kein Schach.
battle-outcome-bare-kings = Remis: Nur die beiden Könige sind übrig.
battle-outcome-budget = Remis: Die Züge dieser Schlacht sind verbraucht.
battle-outcome-agreed = Remis durch Übereinkunft.

# How it ended, told of a game between screens.
battle-ending-bare-kings = Nur die Könige sind übrig
battle-ending-rout = Zersprengt
battle-ending-budget = Die Züge sind verbraucht
battle-ending-retreats = { $loser ->
       [attacker] Der Angreifer zieht sich zurück
       *[defender] Der Verteidiger zieht sich zurück
    }
battle-ending-resigns = { $loser ->
       [attacker] Der Angreifer gibt auf
       *[defender] Der Verteidiger gibt auf
    }
battle-ending-wins = { $winner ->
       [attacker] Der Angreifer gewinnt.
       *[defender] Der Verteidiger gewinnt.
    }
battle-ending-drawn = Die Schlacht ist unentschieden.

# The King's powers.
battle-power = { $power ->
       [rook] Turm
       [bishop] Läufer
       *[knight] Springer
    }
battle-power-lit = { $power ->
       [rook] Der König kann wie ein Turm ziehen: Das braucht einen Turm, eine Dame oder, für den Verteidiger, einen Wehrturm auf dem Brett.
       [bishop] Der König kann wie ein Läufer ziehen: Das braucht einen Läufer oder eine Dame auf dem Brett.
       *[knight] Der König kann wie ein Springer ziehen: Das braucht einen Springer auf dem Brett.
    }
battle-power-out = { $power ->
       [rook] Der König kann nicht wie ein Turm ziehen: Das braucht einen Turm, eine Dame oder, für den Verteidiger, einen Wehrturm auf dem Brett.
       [bishop] Der König kann nicht wie ein Läufer ziehen: Das braucht einen Läufer oder eine Dame auf dem Brett.
       *[knight] Der König kann nicht wie ein Springer ziehen: Das braucht einen Springer auf dem Brett.
    }

# The record.
battle-record-extended = Verlängert auf { $moves }
battle-record-not-extended = Nicht verlängert
battle-record-retreats = { $side ->
       [attacker] Angreifer zieht ab
       *[defender] Verteidiger zieht ab
    }
battle-record-resigns = { $side ->
       [attacker] Angreifer gibt auf
       *[defender] Verteidiger gibt auf
    }
battle-record-agreed = Remis vereinbart
battle-record-none = Noch kein Zug.
battle-record-start = Anfangsstellung
battle-record-shot = Der Wehrturm hat geschossen und bleibt, wo er ist.

# Whose turn it is.
battle-moves-none = 0 Züge
battle-moves-last = Letzter!
battle-moves-few = Noch {$count} Züge!
battle-moves-few-short = noch { $count }
battle-moves = Zug {$number} von {$budget}
battle-moves-short = { $number }/{ $budget }
battle-moves-hover = Zug {$number} von {$budget}: noch {$left}. Sind sie verbraucht, ist die Schlacht remis; einmal, bei 50, lässt sie sich auf 70 verlängern.
battle-result-hover = Was beide Seiten behalten; Revanche
battle-waits = Die Schlacht wartet.
battle-somebody-missing = Jemand fehlt: die Schlacht wartet.
battle-resolving = Der Rest wird ausgespielt …
battle-answer-under-way = Deine Antwort ist unterwegs.
battle-asked-to-extend = Die Züge sind verbraucht: {$name} wird gefragt, ob es weitergeht.
battle-you-decide-to-extend = Du entscheidest: weiterkämpfen oder Remis.
battle-decides-to-extend = { $name } entscheidet: weiterkämpfen oder Remis.
battle-thinks = { $side ->
       [attacker] Der Angreifer überlegt …
       *[defender] Der Verteidiger überlegt …
    }
battle-over = Die Schlacht ist vorbei.
battle-who-attacking = {$who}, greift an
battle-who-defending = {$who}, verteidigt

# Buttons.
battle-undo-ask-hover = Bitten, deinen letzten Zug zurücknehmen zu dürfen
battle-retreat = Rückzug
battle-retreat-hover = Dem Feind das Feld überlassen
battle-retreat-hover-price = Dem Feind das Feld überlassen. Du behieltest {$kept} und verlörst {$lost}.
battle-resign-hover = Aufgeben und alles verlieren
battle-resolve = Ausspielen
battle-resolve-hover = Den Computer den Rest für beide Seiten spielen lassen
battle-draw-hover = Remis anbieten: Der andere kann annehmen oder weiterkämpfen

# A side beside the board.
battle-captured = Geschlagen
battle-captured-none = noch nichts
battle-by-person = Für diese Seite entscheidet ein Mensch.
battle-by-afar = Diese Seite wird an einem anderen Bildschirm gespielt.
battle-by-computer = Der Computer spielt diese Seite: {$level}. {$about}
battle-reserve-not-now = Eingesetzt wird, wenn diese Seite am Zug ist.
battle-reserve-used-up = Reserve verbraucht
battle-reserve-hover = {$count} × {piece-name} in Reserve. Statt zu ziehen kannst du auf deiner Grundreihe einsetzen ({$key}).
battle-reserve-named = { $side ->
       [attacker] {piece-name}, {$count} in der Reserve des Angreifers
       *[defender] {piece-name}, {$count} in der Reserve des Verteidigers
    }
battle-points = { $count ->
       [one] 1 Punkt
       *[other] {$count} Punkte
    }
battle-army-pieces = { $count ->
       [1] 1 {piece-name}
       *[other] {$count} {piece-several}
    }
battle-army-nothing = nichts

# Questions.
battle-promotion-hover = {piece-name} ({$letter})
battle-promotion-hover-wins = {piece-name} ({$letter}): Der König gewinnt diese Kraft
battle-ask-retreat = Aus dieser Schlacht zurückziehen?
battle-ask-retreat-words = Der Feind gewinnt das Feld. Was jenseits deiner Hälfte steht, ist verloren.
battle-ask-retreat-alone = Dein König entkommt allein.
battle-ask-retreat-all = Niemand geht verloren: Du behältst {$army}.
battle-ask-retreat-keep = Du behältst {$army}.
battle-ask-retreat-lose = Du verlierst {$army}.
battle-ask-resign = Diese Schlacht aufgeben?
battle-ask-resign-words = { $side ->
       [you] Du verlierst alles: {$army}.
       [attacker] Der Angreifer verliert alles: {$army}.
       *[defender] Der Verteidiger verliert alles: {$army}.
    }
battle-ask-resolve = Diese Schlacht ausspielen?
battle-ask-resolve-other = Der Computer spielt den Rest für beide Seiten, und jede kann sich zurückziehen. {$other} wird zuerst gefragt.
battle-ask-resolve-no-way-back = Der Computer spielt den Rest für beide Seiten, und jede kann sich zurückziehen. Es gibt kein Zurück.
battle-ask-extend = Die Züge sind verbraucht
battle-ask-extend-you = Willst du bis Zug {$moves} weiterkämpfen? Sonst ist es remis.
battle-ask-extend-name = {$name}, willst du bis Zug {$moves} weiterkämpfen? Sonst ist es remis.
battle-fight-on = Weiterkämpfen
battle-call-draw = Remis
