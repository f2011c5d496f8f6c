# The chapters of the help.

help-contents-start = Erste Schritte
help-contents-battle = Die Schlacht
help-contents-campaign = Der Feldzug
help-contents-chess = Schach
help-contents-minnaar = Minnaar-Schach
help-contents-field = Feldschach
help-contents-european = Europäisches Schach
help-contents-online = Miteinander spielen
help-contents-analysis = Analyse
help-contents-library = Die Bibliothek
help-contents-keys = Tasten
help-contents-glossary = Begriffe
