# Pages of the help. The first line is the title, `# ` a heading, `- ` an item, `@name` a board;
# `_words_` lead a paragraph, `<page|words>` leads to a page.

help-online-one =
    At one screen

    _Two or more people_ hand it over. Where one may not see what the other does, a curtain stands between their turns: in a campaign with fog, in { common-field }, and with those nations of { common-european } that have secrets.

    Everybody has a seat in the set-up: a person, or the computer at a level. A battle of two people turns no board round; you can, if you like ({ KEY("Flip") }).

help-online-rooms =
    Rooms

    _At several screens_ one opens a room ({ title-online } on the title) and tells its code; whoever types the same code and address sits down at the next free seat. Up to eight more may look on.

    _Nothing is taken back alone._ A move that is to be taken back, a draw and a rematch are asked for; the others agree or decline. Hints and the analysis rest until the game is over.

    _Your seat stays yours_, though the connection is lost or the game is closed: { title-take-up } on the title or { rooms-yours } leads back to it, from this computer alone. { pause-leave } gives it away.

    _A lost connection_ is shown at once and comes back by itself; the game waits. { online-try-now } does not wait for the next try.

    _It is for friends._ Fog, hidden armies and secret plans are drawn by each player's own game: that keeps them from honest eyes, not from somebody who changes the program.

help-online-servers =
    Servers

    _{ rooms-this-computer }_ opens a room for others in your network. They type the address you are shown. The room is in your game: keep it open while you play.

    _If they can't come in_, let the game through this computer's firewall: TCP, port 7878. From outside your network the router must pass that port on to you.

    _{ rooms-a-server }_ keeps rooms day and night. Your own: cargo run -p server -- --listen 0.0.0.0:7878. More is told in crates/server/README.md.

    _An address_ is a name or a number, such as chess.example.org or 192.168.1.20, with :port if it is not 7878. One that begins with https:// is spoken to in secret.
