use crate::Point;
use rules::field;
use std::fmt;
use words::words;

/// What a figure is to the eye.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Of chess and its kin.
    King,
    /// Of chess and its kin.
    Queen,
    /// Of chess and its kin.
    Rook,
    /// Of chess and its kin.
    Bishop,
    /// Of chess and its kin.
    Knight,
    /// Of chess and its kin.
    Pawn,
    /// Minnaar Chess: a Queen of four squares.
    Sovereign,
    /// European Chess, Medieval China.
    Cannon,
    /// European Chess, Medieval China.
    ChinesePawn,
    /// European Chess, Mycenae: the horse that carries others.
    MycenaeanKnight,
    /// Field Chess: a block whose face is seen.
    Block(field::Piece),
    /// Field Chess: a block seen from behind.
    FaceDown,
}

impl From<rules::Piece> for Kind {
    /// A Tower is to the eye a Rook; none of these games has one.
    fn from(piece: rules::Piece) -> Self {
        match piece {
            rules::Piece::King => Self::King,
            rules::Piece::Queen => Self::Queen,
            rules::Piece::Rook | rules::Piece::Tower => Self::Rook,
            rules::Piece::Bishop => Self::Bishop,
            rules::Piece::Knight => Self::Knight,
            rules::Piece::Pawn => Self::Pawn,
        }
    }
}

impl Kind {
    /// By what words know it.
    pub const fn key(self) -> &'static str {
        match self {
            Self::King => "king",
            Self::Queen => "queen",
            Self::Rook => "rook",
            Self::Bishop => "bishop",
            Self::Knight => "knight",
            Self::Pawn => "pawn",
            Self::Sovereign => "sovereign",
            Self::Cannon => "cannon",
            Self::ChinesePawn => "chinese-pawn",
            Self::MycenaeanKnight => "mycenaean-knight",
            Self::Block(piece) => match piece {
                field::Piece::Flag => "flag",
                field::Piece::Landmine => "landmine",
                field::Piece::Bomb => "bomb",
                field::Piece::Engineer => "engineer",
                field::Piece::Lieutenant => "lieutenant",
                field::Piece::Captain => "captain",
                field::Piece::Major => "major",
                field::Piece::Colonel => "colonel",
                field::Piece::Brigadier => "brigadier",
                field::Piece::MajorGeneral => "major-general",
                field::Piece::General => "general",
                field::Piece::FieldMarshal => "field-marshal",
            },
            Self::FaceDown => "hidden",
        }
    }
}

/// The name, such as `Cannon`; `hidden piece` for what is face down.
impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&words!("piece-name", piece = self.key()))
    }
}

/// The colours and pattern of an army.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Livery {
    /// Ivory.
    White,
    /// Ebony.
    Black,
    /// European Chess: by the corner, 0 to 3.
    Corner(u8),
    /// Minnaar Chess: the southern Sovereigns.
    Southern,
    /// Minnaar Chess: the northern Sovereigns.
    Northern,
    /// Field Chess: the blocks of South.
    FieldSouth,
    /// Field Chess: the blocks of North.
    FieldNorth,
}

/// Something to be seen at a figure beside what it is.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Badge {
    /// Others do not see it.
    Hidden,
    /// Must be shown for this turn.
    Weary,
    /// So many pieces are inside.
    Carries(u8),
    /// Named for a special turn.
    Named,
    /// Moves as this kind now.
    As(Kind),
    /// Cannot be captured yet.
    Untouchable,
}

/// A piece as somebody sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// Where it stands.
    pub at: Point,
    /// What it is, as far as the viewer knows.
    pub kind: Kind,
    /// Whose army it belongs to.
    pub livery: Livery,
    /// What else is to be seen at it.
    pub badges: Vec<Badge>,
    /// A sentence or two for whoever points at it; may be empty.
    pub words: String,
}
