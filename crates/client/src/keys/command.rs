//! The table of commands.

use bevy::prelude::KeyCode::{self, *};
use serde::{Deserialize, Serialize};

/// Where a command is given.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// On every screen.
    Everywhere,
    /// While something is asked.
    Asked,
    /// When a pawn of a battle becomes something else.
    Promotion,
    /// At the board of every game.
    Board,
    /// In a battle alone.
    Battle,
    /// In the other games alone.
    Table,
    /// While looking back on a game.
    Looking,
    /// In the analysis of battles and chess.
    Analysis,
    /// On the map.
    Map,
    /// While it is chosen who goes along.
    Party,
    /// In lists of games.
    Lists,
}

impl Place {
    /// Every place, in the order in which they are listed.
    pub const ALL: [Self; 11] = [
        Self::Everywhere,
        Self::Asked,
        Self::Board,
        Self::Battle,
        Self::Promotion,
        Self::Table,
        Self::Looking,
        Self::Analysis,
        Self::Map,
        Self::Party,
        Self::Lists,
    ];

    /// What it is called.
    pub fn name(self) -> String {
        match self {
            Self::Everywhere => words!("keys-place-everywhere"),
            Self::Asked => words!("keys-place-asked"),
            Self::Promotion => words!("keys-place-promotion"),
            Self::Board => words!("keys-place-board"),
            Self::Battle => words!("keys-place-battle"),
            Self::Table => words!("keys-place-table"),
            Self::Looking => words!("keys-place-looking"),
            Self::Analysis => words!("keys-place-analysis"),
            Self::Map => words!("keys-place-map"),
            Self::Party => words!("keys-place-party"),
            Self::Lists => words!("keys-place-lists"),
        }
    }

    /// Whether commands of both may be meant at the same moment. What is asked comes first: its
    /// keys may do something else otherwise.
    pub fn meets(self, other: Self) -> bool {
        use Place::{Analysis, Battle, Board, Everywhere, Looking, Map, Party, Table};
        let at_a_board = |it| matches!(it, Board | Battle | Table | Looking | Analysis);
        match (self, other) {
            (Everywhere, _) | (_, Everywhere) => true,
            (Battle, Table) | (Table, Battle) => false,
            (Map, Party) | (Party, Map) => true,
            (one, other) => one == other || at_a_board(one) && at_a_board(other),
        }
    }
}

macro_rules! commands {
    ($($place:ident { $($command:ident: $($key:ident),+ => $what:expr;)* })*) => {
        /// What a key can be pressed for.
        #[derive(
            Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
        )]
        pub enum Command {
            $($(#[allow(missing_docs, reason = "its words tell")] $command,)*)*
        }

        impl Command {
            /// Every command, place by place.
            pub const ALL: &[Self] = &[$($(Self::$command,)*)*];

            /// That of a name, as it is written in files and texts.
            pub fn named(name: &str) -> Option<Self> {
                let names = [$($(stringify!($command),)*)*];
                let at = names.iter().position(|it| *it == name)?;
                Self::ALL.get(at).copied()
            }

            /// Where it is given.
            pub const fn place(self) -> Place {
                match self {
                    $($(Self::$command => Place::$place,)*)*
                }
            }

            /// The keys it usually has.
            pub const fn usual(self) -> &'static [KeyCode] {
                match self {
                    $($(Self::$command => &[$($key),+],)*)*
                }
            }

            /// What it does, in words.
            pub fn what(self) -> String {
                let words = match self {
                    $($(Self::$command => $what,)*)*
                };
                words.say()
            }
        }
    };
}

commands! {
    Everywhere {
        Help: F1 => key!("keys-help");
        FullScreen: F11 => key!("keys-full-screen");
        Picture: F12 => key!("keys-picture");
        First: Digit1, Numpad1 => key!("keys-first");
        Second: Digit2, Numpad2 => key!("keys-second");
        Third: Digit3, Numpad3 => key!("keys-third");
        Fourth: Digit4, Numpad4 => key!("keys-fourth");
        Fifth: Digit5, Numpad5 => key!("keys-fifth");
        Sixth: Digit6, Numpad6 => key!("keys-sixth");
        Seventh: Digit7, Numpad7 => key!("keys-seventh");
        Eighth: Digit8, Numpad8 => key!("keys-eighth");
        Ninth: Digit9, Numpad9 => key!("keys-ninth");
    }
    Asked {
        Yes: KeyY => key!("keys-yes");
        No: KeyN => key!("keys-no");
    }
    Promotion {
        Knight: KeyN => key!("keys-knight");
        Bishop: KeyB => key!("keys-bishop");
        Rook: KeyR => key!("keys-rook");
    }
    Board {
        Hint: KeyH => key!("keys-hint");
        TakeBack: KeyU => key!("keys-take-back");
        OfferDraw: KeyD => key!("keys-offer-draw");
        Resign: KeyG => key!("keys-resign");
        Flip: KeyF => key!("keys-flip");
        MoveNow: KeyM => key!("keys-move-now");
        Pause: KeyP => key!("keys-pause");
        TypeMove: KeyI, Slash => key!("keys-type-move");
    }
    Battle {
        Retreat: KeyR => key!("keys-retreat");
        Resolve: KeyV => key!("keys-resolve");
    }
    Table {
        Redo: KeyR => key!("keys-redo");
    }
    Looking {
        Start: Home => key!("keys-start");
        Back: PageUp => key!("keys-back");
        Forward: PageDown => key!("keys-forward");
        Present: End => key!("keys-present");
        Branch: KeyB => key!("keys-branch");
    }
    Analysis {
        Analyse: KeyA => key!("keys-analyse");
        Lines: KeyL => key!("keys-lines");
        LookOver: KeyO => key!("keys-look-over");
        TurningPoint: KeyT => key!("keys-turning-point");
    }
    Map {
        EndTurn: KeyE => key!("keys-end-turn");
        Undo: KeyU => key!("keys-undo");
        Rally: KeyR => key!("keys-rally");
        SetAside: KeyX => key!("keys-set-aside");
        Build: KeyB => key!("keys-build");
        Fight: KeyF => key!("keys-fight");
        PlayOut: KeyV => key!("keys-play-out");
        Hold: KeyH => key!("keys-hold");
        Sally: KeyO => key!("keys-sally");
        Log: KeyL => key!("keys-log");
        ToPanels: KeyP => key!("keys-to-panels");
        TypeOrder: KeyI, Slash => key!("keys-type-order");
        North: KeyW => key!("keys-north");
        West: KeyA => key!("keys-west");
        South: KeyS => key!("keys-south");
        East: KeyD => key!("keys-east");
        Nearer: Equal, NumpadAdd => key!("keys-nearer");
        Farther: Minus, NumpadSubtract => key!("keys-farther");
        WholeMap: Home => key!("keys-whole-map");
    }
    Party {
        Everyone: KeyM => key!("keys-everyone");
        Nobody: Digit0, Numpad0 => key!("keys-nobody");
        Go: KeyG => key!("keys-go");
    }
    Lists {
        Mark: Insert => key!("keys-mark");
        Rename: F2 => key!("keys-rename");
        Remove: Delete => key!("keys-remove");
    }
}

impl Command {
    /// The numbers in order.
    pub const NUMBERS: [Self; 9] = [
        Self::First,
        Self::Second,
        Self::Third,
        Self::Fourth,
        Self::Fifth,
        Self::Sixth,
        Self::Seventh,
        Self::Eighth,
        Self::Ninth,
    ];

    /// Whether both may be meant at the same moment.
    pub fn meets(self, other: Self) -> bool {
        self != other && self.place().meets(other.place())
    }
}
