# Buttons and names that stand in many places
common-back = Zurück
common-cancel = Abbrechen
common-close = Schließen
common-escape-key = Escape
common-settings = Einstellungen
common-help = Spielhilfe
common-chess = Schach
common-minnaar = Minnaar-Schach
common-field = Feldschach
common-european = Europaschach
common-campaign = Feldzug
common-white = Weiß
common-black = Schwarz
common-reduced-motion = Weniger Bewegung
common-mute = Alles stumm
common-previous = { $name }: zurück
common-next = { $name }: weiter

# Names of strengths, grounds and players
common-quick-battle = Schlacht
common-computer = Computer
common-computer-level = Computer: { $level }
common-beginner = Anfänger
common-casual = Locker
common-club = Verein
common-expert = Experte
common-master = Meister
common-beginner-plays = Lernt noch: spielt einfache Züge und übersieht manchen von deinen.
common-casual-plays = Spielt zum Spaß: sieht kurze Drohungen, ist aber leichtsinnig.
common-club-plays = Spielt solide und bestraft klare Fehler.
common-expert-plays = Plant mehrere Züge voraus und verschenkt wenig.
common-master-plays = So stark, wie der Computer wird. Braucht ein, zwei Sekunden für einen Zug.
common-two-players = Zu zweit
common-online = Online
common-battle = Schlacht

# A picture of the window
common-no-picture-folder = das System kennt keinen Ordner für Bilder
common-picture-kept = Das Bild liegt als { $path }.
common-picture-not-kept = Das Bild lässt sich nicht behalten: { $problem }.
common-picture-folder-full = der Ordner ist voll davon
common-no-picture = es ist kein Bild
