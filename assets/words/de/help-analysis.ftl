# Pages of the help. The first line is the title, `# ` a heading, `- ` an item, `@name` a board;
# `_words_` lead a paragraph, `<page|words>` leads to a page.

help-analysis-lines =
    Die besten Linien

    _In Schlachten und Schach kann man hineinsehen_ ({ KEY("Analyse") }): was der Computer von der Stellung auf dem Brett hält, jetzt oder während du zurückblickst. Es ist eine Hilfe wie ein Tipp.

    _Der Balken_ neben dem Brett zeigt die Chancen beider Seiten. Zahlen zählen in Bauern für Weiß oder den Angreifer, # die Züge bis zum sicheren Sieg.

    _Die Linien_ sind die besten Züge mit dem, was folgt. Wohin die Züge einer Linie führen, zeigt ein kleines Brett, und Pfeile auf dem Brett zeigen ihren ersten.

    Gegen einen Menschen anderswo ruht sie, bis das Spiel vorbei ist, und in einem Rätsel, bis es gelöst ist.

    @analysis-keys

help-analysis-game =
    Ein Spiel durchsehen

    _Danach_ lässt sich das ganze Spiel durchsehen ({ KEY("LookOver") }): Eine Kurve zeigt, wie die Chancen standen, die Liste markiert die Züge, die sie verschenkten, und sagt, was besser war.

    - Ein Zug, der 5 von 100 verlor, ist eine Ungenauigkeit (?!).
    - 10 sind ein Fehler (?).
    - 20 sind ein Patzer (??).

    _Bei Fehlern und Patzern_ wendete sich das Spiel. Diese Punkte sind eine Taste entfernt ({ KEY("TurningPoint") }), und das Brett wird gezeigt, wie es war.
