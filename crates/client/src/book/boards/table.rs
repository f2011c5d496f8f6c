//! A little board of one of the other games.

use super::examples::Side;
use super::told::Told;
use crate::table::Seen;
use rules::Variant;
use tabletop::{Act, Asking, Happening, Place, Point, Sitter, Sitting, open};

/// A game that whoever reads plays.
#[derive(Clone, Debug)]
pub struct LiveTable {
    sitting: Sitting,
    seen: Seen,
    start: u64,
    told: Vec<Told>,
    /// Where the keyboard is.
    pub cursor: Option<Point>,
}

impl LiveTable {
    /// A game as `start` has it, in the words of [`tabletop::open`].
    pub fn new(variant: Variant, start: &str, side: Side) -> Option<Self> {
        let game = open(variant, start).ok()?;
        let sitters = match side {
            Side::All => Vec::new(),
            Side::First => {
                let others = game.players().len().saturating_sub(1);
                let others = std::iter::repeat_n(Sitter::Afar, others);
                std::iter::once(Sitter::Human).chain(others).collect()
            }
        };
        let mut sitting = Sitting::new(game, &sitters);
        if side == Side::All && sitting.game().has_secrets() {
            sitting.act(Act::FaceUp(true)).ok()?;
        }
        Some(Self {
            seen: Seen::of(&sitting),
            start: sitting.version(),
            told: Vec::new(),
            cursor: None,
            sitting,
        })
    }

    /// The game.
    pub fn sitting(&self) -> &Sitting {
        &self.sitting
    }

    /// What is seen of it.
    pub fn seen(&self) -> &Seen {
        &self.seen
    }

    /// What came of what was done last.
    pub fn told(&self) -> &[Told] {
        &self.told
    }

    pub fn has_changed(&self) -> bool {
        self.sitting.version() != self.start
    }

    pub fn is_held(&self) -> bool {
        self.sitting.picked().is_some() || self.sitting.asking().is_some()
    }

    /// Touches a point.
    pub fn touch(&mut self, point: Point) {
        self.act(Act::Touch(Place::Board(point)));
    }

    /// Does something; what came of it, or why it is refused, is told from now on.
    pub fn act(&mut self, act: Act) {
        match self.sitting.act(act) {
            Err(refused) => self.told = vec![Told::Refused(format!("{refused}."))],
            Ok(happenings) => {
                self.seen = Seen::of(&self.sitting);
                if matches!(self.told.first(), Some(Told::Refused(_))) {
                    self.told.clear();
                }
                for happening in &happenings {
                    self.tell(happening);
                }
            }
        }
    }

    fn tell(&mut self, happening: &Happening) {
        match happening {
            Happening::Went { from, .. } => {
                let steps = self.seen.steps.iter().skip(*from);
                let words = steps.map(|step| step.words.clone());
                let words = words.filter(|words| !words.is_empty()).map(Told::Plain);
                self.told = words.collect();
            }
            Happening::Ended => {
                let ending = self.seen.ending.iter();
                let words = ending.map(|it| format!("{} {}", it.headline, it.words));
                self.told.extend(words.map(Told::Weighty));
            }
            _ => {}
        }
    }

    pub fn put_down(&mut self) {
        self.act(Act::Cancel);
    }

    pub fn take_back(&mut self) {
        self.told.clear();
        self.act(Act::TakeBack);
    }

    /// What is asked.
    pub fn asking(&self) -> Option<&Asking> {
        self.sitting.asking()
    }
}
