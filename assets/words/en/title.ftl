title-motto = A King is as strong as those who stand with him.
title-version = Version { $version }
title-quick-battle = Quick Battle
title-online = Play online
title-saved = Library
title-quit = Quit
title-continue = Continue
title-continue-where = { $name }, { $moment }
title-continue-hint = { $name }
    { $opponent }
    Saved { $date }
title-take-up = Take up the online game
title-take-up-short = Online game
title-take-up-where = { $game }. { $with }
title-take-up-hint = { $game }. { $with }. Room { $code }, { $server }
