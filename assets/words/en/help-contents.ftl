# The chapters of the help.

help-contents-start = First steps
help-contents-battle = Battles
help-contents-campaign = The campaign
help-contents-chess = { common-chess }
help-contents-minnaar = { common-minnaar }
help-contents-field = { common-field }
help-contents-european = { common-european }
help-contents-online = Playing together
help-contents-analysis = Analysis
help-contents-library = The library
help-contents-keys = Keys
help-contents-glossary = Glossary
