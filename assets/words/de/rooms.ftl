# Rooms: opening one
rooms-yours = Deine Räume
rooms-yours-count = Deine Räume ({ $count })
rooms-open-one = Raum öffnen
rooms-join-one = Raum betreten
rooms-open-on-port = Raum auf Port { $port } öffnen
rooms-code-of-room = Code des Raums
rooms-another = Anderer
rooms-another-code = Ein anderer Code
rooms-code-note = Wer ihn kennt, kommt herein: Sag ihn denen, die spielen oder zusehen sollen.
rooms-where = Wo
rooms-this-computer = Dieser Computer
rooms-this-computer-hint = Für andere in deinem Netz
rooms-a-server = Ein Server
rooms-a-server-hint = Für alle, die ihn erreichen
rooms-server-address = Adresse des Servers
rooms-server-note = Ein Name oder eine Nummer, mit :Port, wenn er nicht 7878 ist.
rooms-no-network = Dieser Computer ist in keinem Netz: Niemand findet ihn.
rooms-they-type = Für andere in deinem Netz. Sie tippen:
rooms-firewall = Kommen sie nicht herein, dann lass das Spiel durch die Firewall dieses Computers. Der Raum ist offen, solange das Spiel läuft, und wieder da, wenn du ihn aufnimmst.
rooms-runs-on = Der Server in diesem Spiel läuft auf Port { $port }.
rooms-port = Port
rooms-port-bounds = Von 1024 bis 65535.
rooms-port-wrong = Der Port: { $problem }
rooms-open-it = Raum öffnen
rooms-needs-code = Der Raum braucht einen Code.
rooms-no-address = Die Adresse des Servers fehlt.
rooms-your-name = Dein Name
rooms-player = Spieler

# Going into one
rooms-paste = Einladung einfügen
rooms-paste-hint = Nimmt Code und Adresse aus dem, was anderswo kopiert wurde
rooms-address = Adresse
rooms-address-hint = 192.168.1.20 oder chess.example.org
rooms-address-note = Die des Spielers, der den Raum geöffnet hat, oder des Servers, auf dem er liegt.
rooms-join-note = Wer eintritt, bekommt den nächsten freien Platz. Bis zu acht weitere dürfen zusehen: Sie schauen einem Spieler über die Schulter.
rooms-join = Eintreten
rooms-look-on = Zusehen

# Seats that are held
rooms-room = Raum { $code }
rooms-none-held = Du hast in keinem Raum einen Platz.
rooms-none-held-note = Wer einen Raum öffnet oder betritt, behält seinen Platz, bis er endgültig geht, und findet ihn hier auch nach einem Neustart.
rooms-not-begun = Ein Spiel, das noch nicht begonnen hat
rooms-place = Raum { $code }, { $server }
rooms-nobody-yet = Noch niemand sonst
rooms-with = Mit { $names }
rooms-forget = Vergessen
rooms-look-again = Öffnen
rooms-take-up = Weiterspielen
rooms-forget-asked = Diesen Platz vergessen?
rooms-forget-note = Niemand kann den Platz in Raum { $code } je wieder einnehmen, und die anderen erfahren nichts davon. Um das Spiel ordentlich zu verlassen, nimm es auf und geh endgültig.
rooms-keep = Behalten
rooms-forget-it = Vergessen

# What is played
rooms-you-white = Du hast Weiß und ziehst zuerst.
rooms-you-south = Du befehligst den Süden. Alle stellen ihr Heer verdeckt auf.
rooms-rematch-changes = Bei einer Revanche wechseln die Seiten.
rooms-short-minnaar = Minnaar
rooms-short-field = Feld
rooms-short-european = Europa
rooms-battle-note = Eine Schlacht von Amir's Chess. Du greifst an.
rooms-campaign-note = Zwei Reiche und alle ihre Schlachten. Du hast den Westen.
rooms-ground = Gelände
rooms-no-other-ground = Ein anderes Gelände gibt es nicht.
rooms-as-in-battle = Wie zuletzt in der Schlacht
rooms-whose-army = Heer des { $side ->
        [attacker] Angreifers
       *[other] Verteidigers
    }
rooms-no-smaller = Ein kleineres Heer gibt es nicht.
rooms-others-in-battle = Andere stellst du unter „{ title-quick-battle }“ auf.
rooms-world = Welt
rooms-world-small = 8 × 8, ein Abend
rooms-world-large = 16 × 16, ein langer Krieg
rooms-fog-note = Jeder sieht, was die eigenen Leute sehen. Jedes Fenster zeichnet seinen Nebel selbst: für Freunde gedacht.
rooms-barbarians-note = Horden streifen durchs Land. Dein Computer führt sie.
rooms-two = Zu zweit
rooms-four = Zu viert
rooms-minnaar-two = Du führst beide Gruppen der Souveräne, der andere die Höfe.
rooms-minnaar-four = Je eine Gruppe; du hast die erste.
rooms-armies = Heere
rooms-european-two = Du hast das erste Heer, der andere das zweite.
rooms-seats = Plätze
rooms-seat-own = { $seat }: du
rooms-open-seat = Offen
rooms-open-seat-first = Der offene Platz steht am Anfang.
rooms-code-length = Ein Raumcode hat 4 bis 32 Buchstaben und Ziffern.
rooms-code-letter = Ein Raumcode hat nur Buchstaben a–z und Ziffern, nicht „{ $letter }“.
rooms-bad-address = „{ $address }“ ist keine Adresse eines Servers: Schreib einen Namen wie chess.example.org oder 192.168.1.20:7878.
