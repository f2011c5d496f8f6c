# The chapters of the help.

help-contents-start = Erste Schritte
help-contents-battle = Die Schlacht
help-contents-campaign = Der Feldzug
help-contents-chess = { common-chess }
help-contents-minnaar = { common-minnaar }
help-contents-field = { common-field }
help-contents-european = { common-european }
help-contents-online = Miteinander spielen
help-contents-analysis = Analyse
help-contents-library = Die Bibliothek
help-contents-keys = Tasten
help-contents-glossary = Begriffe
