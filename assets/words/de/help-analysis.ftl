# Pages of the help. The first line is the title, `# ` a heading, `- ` an item, `@name` a board;
# `_words_` lead a paragraph, `<page|words>` leads to a page.

help-analysis-lines =
    Die besten Varianten

    _In Schlachten und Schach kann man hineinsehen_ (A): was der Computer von der Stellung auf dem Brett hält, jetzt oder während du zurückblickst. Es ist eine Hilfe wie ein Tipp.

    _Der Balken_ neben dem Brett zeigt die Aussichten beider Seiten. Zahlen zählen in Bauern für Weiß oder den Angreifer, # die Züge bis zum sicheren Sieg.

    _Die Varianten_ sind die besten Züge mit dem, was folgt. Wohin die Züge einer Variante führen, zeigt ein kleines Brett, und Pfeile auf dem Brett zeigen ihren ersten.

    Gegen einen Menschen anderswo ruht sie, bis das Spiel vorbei ist, und in einem Rätsel, bis es gelöst ist.

    @analysis-keys

help-analysis-game =
    Ein Spiel durchsehen

    _Danach_ lässt sich das ganze Spiel durchsehen (O): Eine Kurve zeigt, wie die Aussichten gingen, die Liste bezeichnet die Züge, die sie hergaben, und sagt, was besser war.

    - Ein Zug, der 5 von 100 verlor, ist eine Ungenauigkeit (?!).
    - 10 sind ein Fehler (?).
    - 20 sind ein Patzer (??).

    _Bei Fehlern und Patzern_ wendete sich das Spiel. Diese Punkte sind eine Taste entfernt (T), und das Brett wird gezeigt, wie es war.
