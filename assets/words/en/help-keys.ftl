# Pages of the help. The first line is the title, `# ` a heading, `- ` an item, `@name` a board;
# `_words_` lead a paragraph, `<page|words>` leads to a page.

help-keys-everywhere =
    Keys on every screen

    @keys

help-keys-tables =
    Keys at the board

    These hold for { common-chess }, { common-minnaar }, { common-field } and { common-european }. For others see <battle-keys|Keys of a battle>, <campaign-keys|Keys on the map> and <analysis-lines|Analysis>.

    @table-keys
