# After the game has broken off, other copies of the game, and files of the game that are damaged.
trust-crash-title = The game broke off
trust-crash-what = Something broke in the game when it last ran, and we are sorry. What you were playing was saved after every move: { title-continue } and { title-saved } have it.
trust-crash-report = A report tells what broke. It is this file:
trust-crash-send = Please send it to those you have the game from, with a line on what you did last. It tells the version, your system and what the game was doing: nothing of you.
trust-crash-go-on = Go on
trust-crash-copy = Copy the report
trust-crash-folder = Open its folder
trust-crash-copied = The report is in the clipboard.
trust-crash-unread = The report can't be read: { $problem }.
trust-crash-opened = { $folder } is opened.
trust-crash-unopened = { $folder } can't be opened: { $problem }.
trust-save-broke = The game can't be saved: something broke while it was written
trust-elsewhere = { $name } is open in another window of the game
trust-elsewhere-copy = { $name } is open in another window of the game. Here you play a copy of it: { $copy }.
trust-damaged =
    { $count ->
        [one] A file of the game can't be read: { $files }.
       *[other] { $count } files of the game can't be read: { $files }.
    } What is missing is drawn plainly or stays silent. Install the game anew to have it back.
trust-damaged-more = { $files } and { $count } more
trust-files = Files of the game are missing or damaged: { $names }. They should be in { $folder }.
    Unpack or install the game anew, all of it together.
trust-wish-broke = Something broke in doing that; it was not done.
trust-save-breaks = Something broke in reading this save

# The report of what broke, for whoever mends it
trust-report = Amir's Chess { $version }: a report of what broke it
trust-report-when = when
trust-report-system = system
trust-report-graphics = graphics
trust-report-screen = screen
trust-report-overlay = over it
trust-report-table = table
trust-report-thread = thread
trust-report-place = place
trust-report-message = message
trust-report-world = world { $seed }, round { $round }, { $commands } commands
trust-report-steps = { $game }, { $steps } steps
trust-report-kept = A report of what broke is kept as { $path }. Games are saved after every move.
trust-report-not-kept = A report of what broke can't be kept in { $folder }: { $problem }.

# What a window needs; below it stand commands
trust-no-display = There is no display to open a window on: neither DISPLAY nor WAYLAND_DISPLAY is set.
    Start the game from a desktop session, or under a virtual display: { $command }
trust-no-xwayland = The game opens its window through X11, and this Wayland session has no X11 side (DISPLAY is not set).
    Install XWayland and log in again:
trust-display-silent = The display { $name } that DISPLAY names does not answer.
    Is it running, and may you use it? Try: { $command }
trust-no-libraries = Libraries that a window needs are missing: { $names }.
    Install them:
trust-no-adapter = There is no graphics driver the game can draw with (Vulkan).
    Install the driver of your graphics card, or Mesa's, which also draws without one:
