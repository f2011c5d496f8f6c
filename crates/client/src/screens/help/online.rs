//! How to play with other people.

use super::Page;

/// Every page on playing together.
pub(super) const PAGES: [Page; 2] = [
    (
        "Playing together",
        &[
            (
                "At one screen",
                "two or more people hand it over. Where one may not see what the other does, a \
                 curtain stands between their turns.",
            ),
            (
                "At several screens",
                "one opens a room (Play online on the title) and tells its code; whoever types \
                 the same code and address sits down at the next free seat. Up to eight more may \
                 look on.",
            ),
            (
                "Nothing is taken back alone.",
                "A move that is to be taken back, a draw and another game are asked for; the \
                 others agree or decline. Hints and the analysis rest until the game is over.",
            ),
            (
                "Your seat stays yours,",
                "though the connection is lost or the game is closed: Your rooms takes it up \
                 again, from this computer alone. Leave for good gives it away.",
            ),
            (
                "It is for friends.",
                "Fog, hidden armies and secret plans are drawn by each player's own game: that \
                 keeps them from honest eyes, not from somebody who changes the program.",
            ),
        ],
    ),
    (
        "Rooms and servers",
        &[
            (
                "This computer",
                "opens a room for others in your network. They type the address you are shown. \
                 The room is in your game: keep it open while you play.",
            ),
            (
                "If they can't come in,",
                "let the game through this computer's firewall: TCP, port 7878. From outside your \
                 network the router must pass that port on to you.",
            ),
            (
                "A server",
                "keeps rooms day and night. Your own: cargo run -p server -- --listen \
                 0.0.0.0:7878. More is told in crates/server/README.md.",
            ),
            (
                "An address",
                "is a name or a number, such as chess.example.org or 192.168.1.20, with :port if \
                 it is not 7878. One that begins with https:// is spoken to in secret.",
            ),
            (
                "A lost connection",
                "is shown at once and comes back by itself; the game waits. Try now does not wait \
                 for the next try.",
            ),
        ],
    ),
];
