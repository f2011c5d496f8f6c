use bevy::prelude::Resource;
use engine::Level;
use rules::Variant;
use rules::european::Nation;
use tabletop::{Refused, Sitter, Sitting, open};

/// What the next game at a table begins with: the game chosen, and for each game what was last
/// chosen for it.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct TableSetup {
    /// The game.
    pub variant: Variant,
    /// White and Black.
    pub chess: [Sitter; 2],
    /// A position to begin with, as FEN; empty for the usual one.
    pub chess_start: String,
    /// The groups of Minnaar Chess in turn order.
    pub minnaar: [Sitter; 4],
    /// South and North of Field Chess.
    pub field: [Sitter; 2],
    /// Whether the enemy of Field Chess is shown, for looking into how it works.
    pub reveal: bool,
    /// The corners of European Chess.
    pub european: EuropeanSetup,
}

/// Who sits in which corner of European Chess, with which nation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EuropeanSetup {
    /// A nation and who decides for it, by corner; `None` leaves the corner empty.
    pub corners: [Option<(Nation, Sitter)>; 4],
    /// What the dice come from.
    pub seed: u32,
}

impl Default for TableSetup {
    /// A person against casual computers everywhere.
    fn default() -> Self {
        let computer = Sitter::Computer(Level::Casual);
        Self {
            variant: Variant::Chess,
            chess: [Sitter::Human, computer],
            chess_start: String::new(),
            minnaar: [Sitter::Human, computer, Sitter::Human, computer],
            field: [Sitter::Human, computer],
            reveal: false,
            european: EuropeanSetup {
                corners: [
                    Some((Nation::Plain, Sitter::Human)),
                    Some((Nation::Guild, computer)),
                    Some((Nation::China, computer)),
                    Some((Nation::Mycenae, computer)),
                ],
                seed: 1,
            },
        }
    }
}

impl TableSetup {
    /// The beginning in the words of [`tabletop::open`].
    pub fn start(&self) -> String {
        match self.variant {
            Variant::Chess => self.chess_start.clone(),
            Variant::European => {
                let corners = self.european.corners.iter();
                let nations: Vec<&str> = corners
                    .map(|corner| corner.map_or("-", |(nation, _)| nation.name()))
                    .collect();
                format!("nations {} seed {}", nations.join(" "), self.european.seed)
            }
            _ => String::new(),
        }
    }

    /// Who decides for each player, in the order of the game's players.
    pub fn sitters(&self) -> Vec<Sitter> {
        match self.variant {
            Variant::Chess => self.chess.to_vec(),
            Variant::Minnaar => self.minnaar.to_vec(),
            Variant::Field => self.field.to_vec(),
            Variant::European => {
                let corners = self.european.corners.iter().flatten();
                corners.map(|(_, sitter)| *sitter).collect()
            }
            Variant::Battle => Vec::new(),
        }
    }

    /// The game with everybody seated.
    ///
    /// # Errors
    /// Says why it cannot begin so.
    pub fn lay(&self) -> Result<Sitting, Refused> {
        let game = open(self.variant, &self.start())?;
        let mut sitting = Sitting::new(game, &self.sitters());
        if self.variant == Variant::Field && self.reveal {
            sitting.act(tabletop::Act::FaceUp(true))?;
        }
        Ok(sitting)
    }
}
