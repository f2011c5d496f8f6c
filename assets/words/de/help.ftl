# The help book: what stands around its pages.

help-title = So wird gespielt

help-done = Fertig

help-back = Zurück zur Seite davor (Alt+Links)

help-forward = Wieder vor (Alt+Rechts)
help-no-page-before = Das ist die erste Seite, die du angesehen hast.
help-no-page-after = Du bist von keiner Seite zurückgegangen.

help-search = Suchen

help-search-hover = Wörter, die auf irgendeiner Seite stehen (Strg+F oder /). Auf und Ab wählen, { keys-enter } öffnet.

help-nothing-found = Nichts gefunden. Versuch es mit weniger oder anderen Wörtern.

help-found = { $count ->
    [one] Gefunden auf einer Seite
   *[other] Gefunden auf { $count } Seiten
}

help-page-before = Die Seite davor

help-page-after = Die nächste Seite

help-rank = Rang { $rank }, { $count } auf jeder Seite

help-no-rank = ohne Rang, { $count } auf jeder Seite
