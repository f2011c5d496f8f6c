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
