title-motto = Ein König ist so stark wie die, die zu ihm stehen.
title-version = Version { $version }
title-quick-battle = Schlacht
title-online = Online spielen
title-saved = Bibliothek
title-quit = Beenden
title-continue = Weiterspielen
title-continue-where = { $name }, { $moment }
title-continue-hint = { $name }
    { $opponent }
    Gespeichert { $date }
title-take-up = Online-Spiel fortsetzen
title-take-up-short = Online-Spiel
title-take-up-where = { $game }. { $with }
title-take-up-hint = { $game }. { $with }. Raum { $code }, { $server }
