# Pages of the help. The first line is the title, `# ` a heading, `- ` an item, `@name` a board;
# `_words_` lead a paragraph, `<page|words>` leads to a page.

help-start-welcome =
    Willkommen

    Ein König ist so stark wie die, die bei ihm stehen. Das ist der Gedanke der Schlacht im Herzen dieses Spiels, und alles andere wächst um sie herum.

    _Schlachten_ werden auf einem Schachbrett auf fünferlei Gelände geschlagen. Die Figuren ziehen wie im Schach; der König zieht wie jede Art von Figur, die noch bei ihm steht. Fang an mit <battle-king|Der König>.

    _Der Feldzug_ ist ein Krieg zweier Reiche auf einer lebendigen Karte. Städte stellen Heere, Heere marschieren, und wo zwei sich treffen, wird auf dem Gelände dieses Feldes gekämpft. Siehe <campaign-world|Die Welt>.

    _Vier andere Spiele_ stehen daneben: <chess-pieces|{ common-chess }>, <minnaar-alliances|{ common-minnaar }>, <field-board|{ common-field }> und <european-all|{ common-european }> mit seinen Nationen.

    _Rätsel_ sind vierzig Schlachten, die in zwei oder drei Zügen gewonnen werden. Siehe <battle-puzzles|Rätsel>.

    Was du auch spielst: gegen den Computer auf fünf Stufen, mit anderen an einem Bildschirm oder <online-rooms|mit Freunden anderswo>.

    # Wie man dieses Buch liest

    Es lässt sich von überall öffnen ({ KEY("Help") }), auf der Seite, die gerade passt. Links stehen die Kapitel, das Feld darüber findet Wörter auf allen Seiten, und blaue Wörter führen zu einer anderen Seite.

    Die kleinen Bretter kann man anfassen: Nimm eine Figur, sieh, wohin sie darf, und zieh sie. Zieh für beide Seiten. Verloren geht nichts: ein Knopf stellt das Brett wieder auf.

help-start-hands =
    Maus und Tastatur

    _Alles mit der Maus._ Klick auf eine Figur, dann auf ihr Ziel, oder zieh sie hin. Ein Klick daneben legt sie zurück. Lass den Zeiger auf etwas ruhen, und du erfährst, was es ist und warum ein Knopf gerade nicht geht.

    _Alles mit der Tastatur._ Tab führt von Knopf zu Knopf, { keys-help-enter } drückt ihn. Auf einem Brett bewegen die Pfeiltasten eine Marke; { keys-enter } nimmt auf und setzt ab. Die Tasten der Schlacht stehen unter <battle-keys|Tasten der Schlacht>, die der Karte unter <campaign-keys|Tasten auf der Karte>, die der anderen Spiele unter <keys-tables|Tasten am Brett>.

    _Escape_ geht einen Schritt zurück: Es legt ab, was in der Hand ist, schließt, was obenauf liegt, und öffnet das Menü eines Spiels.

    _{ common-settings }_ ändern die Größe von Schrift und Knöpfen, die Farben der Heere, den Klang und wie schnell Figuren ziehen. Wer „{ common-reduced-motion }“ einschaltet, hat eine stille Welt.

    _Größere Schrift._ Die Größe von Schrift und Tasten macht alles zugleich größer. Die Schriftgröße daneben vergrößert die Schrift allein, bis auf das Anderthalbfache; Bretter und Bilder bleiben, wie sie sind. Ein kleines Fenster hat weniger Platz dafür, das sagen die Einstellungen; was nicht auf eine Seite passt, lässt sich dann scrollen.

    _Tasten lassen sich ändern_, in den Einstellungen. Dieses Buch nennt sie, wie du sie hast.

    @keys
