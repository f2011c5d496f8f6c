# Why a server cannot be reached, behind a colon.
link-silent = der Server antwortet nicht
link-nothing-there = dort antwortet nichts
link-broken = die Verbindung ist abgebrochen
link-no-address = diese Adresse gibt es nicht
link-full = der Server hat keinen Platz für eine weitere Verbindung
link-not-ours-status = dort antwortet kein Server dieses Spiels (Status {$status})
link-not-ours = dort antwortet kein Server dieses Spiels
link-ended = der Server hat die Verbindung beendet
link-gone-silent = der Server ist verstummt
link-address = „{$address}“ ist keine Adresse eines Servers: schreibe einen Namen wie chess.example.org oder 192.168.1.20:7878
link-system = dieses System gibt keine Verbindungen her: {$problem}
