# Pages of the help. The first line is the title, `# ` a heading, `- ` an item, `@name` a board;
# `_words_` lead a paragraph, `<page|words>` leads to a page.

help-keys-everywhere =
    Tasten auf jedem Bildschirm

    @keys

help-keys-tables =
    Tasten am Brett

    Sie gelten für { common-chess }, { common-minnaar }, { common-field } und { common-european }. Für anderes siehe <battle-keys|Tasten der Schlacht>, <campaign-keys|Tasten auf der Karte> und <analysis-lines|Analyse>.

    @table-keys
