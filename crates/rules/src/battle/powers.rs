use std::fmt;

/// What a King may borrow from the types standing on the board for his side
/// (`battle.md`, the King).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Default)]
pub struct Powers {
    /// Slides as a rook: from a Rook, a Queen or a Tower.
    pub rook: bool,
    /// Slides as a bishop: from a Bishop or a Queen.
    pub bishop: bool,
    /// Jumps as a knight: from a Knight.
    pub knight: bool,
}

impl Powers {
    /// Nothing borrowed.
    pub const NONE: Self = Self {
        rook: false,
        bishop: false,
        knight: false,
    };

    /// How many there are.
    pub const fn len(self) -> u32 {
        self.rook as u32 + self.bishop as u32 + self.knight as u32
    }

    /// Whether he has only his own step.
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// What is here and not in `other`.
    pub const fn without(self, other: Self) -> Self {
        Self {
            rook: self.rook && !other.rook,
            bishop: self.bishop && !other.bishop,
            knight: self.knight && !other.knight,
        }
    }
}

/// Such as `rook, knight`, or `none`.
impl fmt::Display for Powers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = [
            (self.rook, "rook"),
            (self.bishop, "bishop"),
            (self.knight, "knight"),
        ];
        let list: Vec<_> = names
            .iter()
            .filter(|(has, _)| *has)
            .map(|(_, name)| *name)
            .collect();
        f.write_str(
            if list.is_empty() {
                "none".to_owned()
            } else {
                list.join(", ")
            }
            .as_str(),
        )
    }
}
