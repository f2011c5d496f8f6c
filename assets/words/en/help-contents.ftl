# The chapters of the help.

help-contents-start = First steps
help-contents-battle = Battles
help-contents-campaign = The campaign
help-contents-chess = Chess
help-contents-minnaar = Minnaar Chess
help-contents-field = Field Chess
help-contents-european = European Chess
help-contents-online = Playing together
help-contents-analysis = Analysis
help-contents-library = The library
help-contents-keys = Keys
help-contents-glossary = Glossary
