# Pages of the help. The first line is the title, `# ` a heading, `- ` an item, `@name` a board;
# `_words_` lead a paragraph, `<page|words>` leads to a page.

help-minnaar-alliances =
    Zwei Bündnisse

    _Die Souveräne_ sind zwei Völker, ein südliches und ein nördliches, mit je acht Souveränen. Gemeinsam kämpfen sie gegen beide Höfe.

    _Die Höfe_ sind ein weißer und ein schwarzer: jeder mit König, Dame, Türmen, Läufern und Springern, verbündet gegen die Souveräne.

    @minnaar-start

    _Reihenfolge:_ Die südlichen Souveräne beginnen, dann Weiß, die nördlichen Souveräne und Schwarz. Jede Gruppe zieht eine eigene Figur.

    _Keine Gruppe darf passen_, es sei denn, sie kann gar nicht ziehen: Dann muss sie.

help-minnaar-moving =
    Züge

    _Ein Souverän_ zieht und schlägt wie eine Dame, aber nie weiter als vier Felder auf einmal. Er schlägt Figuren beider Höfe, nie einen anderen Souverän.

    _Die Höfe_ ziehen vom ersten Zug an wie im Schach und schlagen nur Souveräne, nie einander. Es gibt keine Rochade, und nichts wird umgewandelt.

    @minnaar-moving

    _Schach gibt es nicht._ Ein König ist eine Figur wie jede andere: Er kann geschlagen werden, und der Kampf geht weiter.

help-minnaar-end =
    Wie der Kampf endet

    _Befreiung._ Die Souveräne siegen, sobald alle sechzehn Figuren der Höfe geschlagen sind.

    _Teile und herrsche._ Die Höfe siegen, sobald alle acht Souveräne eines Volkes geschlagen sind, wie viele vom anderen auch übrig sind.

    @minnaar-end

    _Der Kampf geht weiter_, ohne Sieger, nach 80 Zügen in Folge, in denen nichts geschlagen wurde, oder wenn alle vier Gruppen nacheinander passen mussten. Der Zug jeder Gruppe zählt; der Zähler steht neben dem Brett und beginnt mit jedem Schlagen von vorn. Wer mehr Figuren übrig hat, spielt nie eine Rolle.

    _{ table-end-battle }_ hört auf Wunsch auf, ebenfalls unentschieden. „{ result-new-battlefield }“ beginnt von vorn.

    _Rat._ Souveräne, haltet beide Völker am Leben: Das schwächere ist das Ziel des Gegners. Höfe, wählt ein Volk und jagt es; lange Linien sind eure Stärke, und jenseits von vier Feldern schlägt kein Souverän zurück.
