# Kurze Worte für das, was zu hören ist.

caption-refuse = Das geht nicht
caption-capture = Eine Figur fällt
caption-check = Schach
caption-power-lost = Ein König verliert eine Kraft
caption-power-won = Ein König gewinnt eine Kraft
caption-tower-shot = Ein Wehrturm schießt
caption-promote = Ein Bauer wandelt sich um
caption-victory = Fanfare: Sieg
caption-defeat = Tiefe Hörner: Niederlage
caption-draw = Ein leiser Klang: Remis
caption-warning = Eine Warnung
caption-horn = Ein Horn: ein Angriff
caption-bells = Glocken: eine Stadt wechselt den Herrn
caption-march = Trommeln: ein Heer marschiert
caption-ride = Hufe: Reiter
caption-coins = Münzen
caption-hammer = Hämmer: eine Figur ist fertig
caption-fire = Feuer
caption-dice = Würfel
caption-at = { $wind ->
    [north] { $what } auf { $at }, im Norden
    [north-east] { $what } auf { $at }, im Nordosten
    [east] { $what } auf { $at }, im Osten
    [south-east] { $what } auf { $at }, im Südosten
    [south] { $what } auf { $at }, im Süden
    [south-west] { $what } auf { $at }, im Südwesten
    [west] { $what } auf { $at }, im Westen
    [north-west] { $what } auf { $at }, im Nordwesten
   *[here] { $what } auf { $at }
}
caption-setting = Untertitel für Geräusche
caption-heading = In Worten
caption-about = Was zu hören ist und zählt, steht in kurzen Worten am linken unteren Rand, auf der Karte mit Feld und Richtung.
