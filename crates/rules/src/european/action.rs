use super::{Kind, Nation, Seat};
use crate::{MoveSyntaxError, Square};
use std::fmt;
use std::str::FromStr;

/// One step of a turn, or an answer to a question (`european.md`, turns in steps).
///
/// ```
/// use rules::Square;
/// use rules::european::{Action, Kind};
/// let unload: Action = "unload c2:Kb1".parse().unwrap();
/// assert_eq!(
///     unload,
///     Action::Unload { knight: Square::C2, kind: Kind::King, to: Square::B1 }
/// );
/// assert_eq!(unload.to_string(), "unload c2:Kb1");
/// ```
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// `e2e4`, `d7d8r`: a piece moves, and a pawn becomes something.
    Move {
        /// From here.
        from: Square,
        /// To here.
        to: Square,
        /// What the pawn becomes.
        promotion: Option<Kind>,
    },
    /// `b2=N`: the Guild's Bishop or Rook becomes a Knight for good.
    Convert(Square),
    /// `K@a1`: the Ottoman Empire places a piece of its reserve.
    Place(Kind, Square),
    /// `burn c2`: a Mycenaean Knight destroys itself, what is inside and its four neighbours.
    Burn(Square),
    /// `load c2:b1`: a piece goes into a Knight; its owner is asked if it is another's.
    Load {
        /// The Knight.
        knight: Square,
        /// The piece.
        piece: Square,
    },
    /// `unload c2:Kb1`: a piece comes out of a Knight.
    Unload {
        /// The Knight.
        knight: Square,
        /// What comes out.
        kind: Kind,
        /// Where it goes.
        to: Square,
    },
    /// `end`: a turn of loading, unloading or rolled moves is over.
    End,
    /// `hide`: the Guild's Knight vanishes from the others' sight.
    Hide,
    /// `show`: it is back.
    Show,
    /// `keep b2`: which Knight the Guild keeps.
    Keep(Square),
    /// `strike`: the hidden Knight captures what has passed over it.
    Strike,
    /// `let`: it does not.
    Let,
    /// `allow`: the piece may be loaded.
    Allow,
    /// `refuse`: it may not.
    Refuse,
    /// `pick b1`: North Korea names a piece.
    Pick(Square),
    /// `roll`: the naming is over, the dice fall.
    Roll,
    /// `pass`: only when there is nothing else.
    Pass,
    /// `resign`: never in the list.
    Resign,
    /// `stow b1:KP d1:RB c2:BPP`: how Mycenae sets out; never in the list.
    Stow(Stow),
}

/// How many of each of its kinds Mycenae puts into each of its three Knights before the first
/// turn. A Knight may stay empty: `stow b1:KRBBPPP d1: c2:`.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stow {
    seat: Seat,
    counts: [[u8; 4]; 3],
}

/// What Mycenae stows.
const STOWED: [Kind; 4] = [Kind::King, Kind::Rook, Kind::Bishop, Kind::Pawn];

impl Stow {
    /// For each of the seat's Knights, in the order of [`Seat::stables`], the kinds put inside, in
    /// any order. `None` unless every piece of the army is inside exactly once.
    pub fn new(seat: Seat, inside: [impl AsRef<[Kind]>; 3]) -> Option<Self> {
        let mut counts = [[0u8; 4]; 3];
        for (knight, kinds) in counts.iter_mut().zip(inside) {
            for kind in kinds.as_ref() {
                let place = STOWED.iter().position(|stowed| stowed == kind)?;
                knight[place] = knight[place].checked_add(1)?;
            }
        }
        let whole = STOWED.iter().enumerate().all(|(place, kind)| {
            let stowed: usize = counts.iter().map(|knight| usize::from(knight[place])).sum();
            let army = Nation::Mycenae.waiting();
            stowed == army.iter().filter(|waiting| *waiting == kind).count()
        });
        whole.then_some(Self { seat, counts })
    }

    /// Whose Knights are filled.
    pub const fn seat(self) -> Seat {
        self.seat
    }

    /// Each Knight's square with the kinds put inside, in the order KRBP.
    pub fn inside(self) -> [(Square, Vec<Kind>); 3] {
        let stables = self.seat.stables();
        std::array::from_fn(|i| {
            let counts = self.counts[i].into_iter().zip(STOWED);
            let kinds = counts.flat_map(|(n, kind)| std::iter::repeat_n(kind, n.into()));
            (stables[i], kinds.collect())
        })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Move {
                from,
                to,
                promotion,
            } => {
                write!(f, "{from}{to}")?;
                promotion.map_or(Ok(()), |kind| {
                    write!(f, "{}", kind.letter().to_ascii_lowercase())
                })
            }
            Self::Convert(at) => write!(f, "{at}=N"),
            Self::Place(kind, at) => write!(f, "{}@{at}", kind.letter()),
            Self::Burn(knight) => write!(f, "burn {knight}"),
            Self::Load { knight, piece } => write!(f, "load {knight}:{piece}"),
            Self::Unload { knight, kind, to } => {
                write!(f, "unload {knight}:{}{to}", kind.letter())
            }
            Self::Keep(at) => write!(f, "keep {at}"),
            Self::Pick(at) => write!(f, "pick {at}"),
            Self::Stow(stow) => {
                f.write_str("stow")?;
                for (knight, kinds) in stow.inside() {
                    write!(f, " {knight}:")?;
                    kinds
                        .iter()
                        .try_for_each(|kind| write!(f, "{}", kind.letter()))?;
                }
                Ok(())
            }
            _ => f.write_str(
                WORDS
                    .iter()
                    .find(|(_, word)| word == self)
                    .map_or("", |w| w.0),
            ),
        }
    }
}

impl fmt::Debug for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Debug for Stow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&Action::Stow(*self), f)
    }
}

/// The actions of one word.
const WORDS: [(&str, Action); 10] = [
    ("end", Action::End),
    ("hide", Action::Hide),
    ("show", Action::Show),
    ("strike", Action::Strike),
    ("let", Action::Let),
    ("allow", Action::Allow),
    ("refuse", Action::Refuse),
    ("roll", Action::Roll),
    ("pass", Action::Pass),
    ("resign", Action::Resign),
];

impl FromStr for Action {
    type Err = MoveSyntaxError;

    fn from_str(text: &str) -> Result<Self, MoveSyntaxError> {
        parse(text)
            .ok_or_else(|| MoveSyntaxError::new(text, "a step such as e2e4, K@a1 or burn c2"))
    }
}

fn parse(text: &str) -> Option<Action> {
    if let Some((_, action)) = WORDS.into_iter().find(|(word, _)| *word == text) {
        return Some(action);
    }
    if !text.is_ascii() {
        return None;
    }
    match text.split_once(' ') {
        Some(("stow", rest)) => parse_stow(rest).map(Action::Stow),
        Some(("burn", at)) => Square::parse(at).map(Action::Burn),
        Some(("keep", at)) => Square::parse(at).map(Action::Keep),
        Some(("pick", at)) => Square::parse(at).map(Action::Pick),
        Some(("load", rest)) => {
            let (knight, piece) = rest.split_once(':')?;
            Some(Action::Load {
                knight: Square::parse(knight)?,
                piece: Square::parse(piece)?,
            })
        }
        Some(("unload", rest)) => {
            let (knight, piece) = rest.split_once(':')?;
            let kind = Kind::from_letter(piece.chars().next()?)?;
            Some(Action::Unload {
                knight: Square::parse(knight)?,
                kind: Some(kind).filter(|&kind| kind != Kind::MycenaeanKnight)?,
                to: Square::parse(&piece[1..])?,
            })
        }
        Some(_) => None,
        None => parse_move(text),
    }
}

fn parse_move(text: &str) -> Option<Action> {
    if text.len() < 4 {
        return None;
    }
    if let Some(kind) = text.strip_suffix("=N") {
        return Square::parse(kind).map(Action::Convert);
    }
    if let Some((kind, at)) = text.split_once('@') {
        let mut letters = kind.chars();
        let kind = Kind::from_letter(letters.next()?)?;
        if letters.next().is_some() || !Nation::Ottoman.waiting().contains(&kind) {
            return None;
        }
        return Square::parse(at).map(|at| Action::Place(kind, at));
    }
    let promotion = match text[4..].chars().collect::<Vec<_>>()[..] {
        [] => None,
        [letter @ ('r' | 'b' | 'n' | 'c' | 'm')] => {
            Some(Kind::from_letter(letter.to_ascii_uppercase())?)
        }
        _ => return None,
    };
    Some(Action::Move {
        from: Square::parse(&text[..2])?,
        to: Square::parse(&text[2..4])?,
        promotion,
    })
}

/// The Knights' squares tell whose they are. A Knight that stays empty may be left out.
fn parse_stow(text: &str) -> Option<Stow> {
    let mut given = Vec::new();
    for part in text.split(' ') {
        let (knight, letters) = part.split_once(':')?;
        let kinds: Option<Vec<Kind>> = letters.chars().map(Kind::from_letter).collect();
        let kinds = kinds.filter(|kinds| kinds.is_sorted())?;
        given.push((Square::parse(knight)?, kinds));
    }
    let first = given.first()?.0;
    let seat = Seat::ALL
        .into_iter()
        .find(|seat| seat.stables().contains(&first))?;
    let mut inside: [&[Kind]; 3] = [&[]; 3];
    let mut left = given.iter().peekable();
    for (kinds, knight) in inside.iter_mut().zip(seat.stables()) {
        if let Some((_, stowed)) = left.next_if(|(at, _)| *at == knight) {
            *kinds = stowed;
        }
    }
    if left.next().is_some() {
        return None;
    }
    Stow::new(seat, inside)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_come_back() {
        let texts = [
            "e2e4",
            "d7d8r",
            "d7d8m",
            "d7d8c",
            "b2=N",
            "K@a1",
            "burn c2",
            "load c2:b1",
            "unload c2:Xb1",
            "end",
            "hide",
            "show",
            "keep b2",
            "strike",
            "let",
            "allow",
            "refuse",
            "pick h8",
            "roll",
            "pass",
            "resign",
            "stow b1:KP d1:RB c2:BPP",
            "stow a7:KRBBPPP a5: b6:",
            "stow g8:P e8:P f7:KRBBP",
            "stow h2: h4:KRBBPPP g3:",
        ];
        for text in texts {
            let action: Result<Action, _> = text.parse();
            assert_eq!(action.map(|action| action.to_string()), Ok(text.to_owned()));
        }
        let left_out: Action = "stow a5:KRBBPPP".parse().expect("an action");
        assert_eq!(left_out.to_string(), "stow a7: a5:KRBBPPP b6:");
    }

    #[test]
    fn bad_texts_are_refused() {
        let texts = [
            "",
            "e2",
            "e2e9",
            "e2e4q",
            "e2e4k",
            "e2e4R",
            "e2e4rr",
            "b2=B",
            "Q@a1",
            "C@a1",
            "KK@a1",
            "@a1",
            "k@a1",
            "burn",
            "burn  c2",
            "burn i9",
            "load c2",
            "load c2:",
            "load c2:b1 ",
            "unload c2:b1",
            "unload c2:Mb1",
            "unload c2:kb1",
            "Hide",
            "pass ",
            " pass",
            "pick",
            "roll b1",
            "stow",
            "stow b1:KP d1:RB",
            "stow b1:KP d1:RB c2:BPPP",
            "stow b1:PK d1:RB c2:BPP",
            "stow d1:RB b1:KP c2:BPP",
            "stow b1:KP b1:RB c2:BPP",
            "stow b1:KP a5:RB c2:BPP",
            "stow b1:KN d1:RB c2:BPP",
            "stow  b1:KP d1:RB c2:BPP",
            "stow b1:KP d1:RB c2:BPP ",
            "é2e4",
            "e2é4",
        ];
        for text in texts {
            assert!(text.parse::<Action>().is_err(), "{text}");
        }
    }
}
