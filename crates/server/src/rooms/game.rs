use crate::store::{Kept, Loaded, Mark};
use axum::extract::ws::Utf8Bytes;
use protocol::{Act, Arbiter, Entry, SeatToken, TokenHash, limits};

/// A room's game as the server holds it.
#[derive(Debug)]
pub(super) struct Game {
    pub arbiter: Box<Arbiter>,
    /// The log as everybody may read it, each entry as JSON.
    pub lines: Vec<Box<str>>,
    /// With what each seat is taken back.
    tokens: Vec<Option<TokenHash>>,
    /// The end of the log in the store.
    pub mark: Mark,
}

impl Game {
    /// A game that has only just begun.
    pub fn new(arbiter: Arbiter, first: &Kept, mark: Mark) -> Self {
        let mut game = Self {
            tokens: vec![None; arbiter.seats().len()],
            arbiter: Box::new(arbiter),
            lines: Vec::new(),
            mark,
        };
        game.push(first, mark);
        game
    }

    /// The game of a log as it is kept; may take long.
    ///
    /// # Errors
    /// Says why the log cannot be followed.
    pub fn replay(loaded: &Loaded) -> Result<Self, String> {
        let mut game: Option<Self> = None;
        for line in &loaded.lines {
            let kept: Kept = serde_json::from_str(line).map_err(|it| it.to_string())?;
            match &mut game {
                None => {
                    let arbiter = Arbiter::begin(&kept.entry).map_err(|it| it.to_string())?;
                    game = Some(Self::new(arbiter, &kept, loaded.mark));
                }
                Some(game) => {
                    game.arbiter
                        .apply(&kept.entry)
                        .map_err(|it| it.to_string())?;
                    game.push(&kept, loaded.mark);
                }
            }
        }
        game.ok_or_else(|| "the log is empty".to_owned())
    }

    /// The number of the last entry.
    pub fn number(&self) -> u64 {
        self.lines.len() as u64
    }

    /// Writes down an entry that the arbiter has followed.
    pub fn push(&mut self, kept: &Kept, mark: Mark) {
        let Kept { entry, token } = kept;
        let seat = match entry.act {
            Act::Open { .. } => Some(Arbiter::HOST),
            Act::Sit { .. } | Act::Leave => entry.seat,
            _ => None,
        };
        let slot = seat.and_then(|seat| self.tokens.get_mut(usize::from(seat)));
        if let Some(slot) = slot {
            *slot = *token;
        }
        self.lines.push(line(entry));
        self.mark = mark;
    }

    /// Whether the log has just this: not the same from somebody else.
    pub fn has(&self, kept: &Kept) -> bool {
        let index = usize::try_from(kept.entry.number.saturating_sub(1)).unwrap_or(usize::MAX);
        let written = self.lines.get(index);
        let token = kept
            .entry
            .seat
            .and_then(|seat| self.tokens.get(usize::from(seat)));
        let same_hand = kept.token.is_none() || token == Some(&kept.token);
        same_hand && written.is_some_and(|written| *written == line(&kept.entry))
    }

    /// The seat that a token opens. The hashes are compared in constant time, and all of them.
    pub fn seat_with(&self, token: &SeatToken) -> Option<u8> {
        let hash = token.hash();
        let seats = (0..).zip(&self.tokens);
        seats.fold(None, |found, (seat, kept)| match kept {
            Some(kept) if *kept == hash => Some(seat),
            _ => found,
        })
    }

    /// Entries from a number on as a message, as many as fit a page.
    pub fn page(&self, from: u64) -> Utf8Bytes {
        let skipped = usize::try_from(from.saturating_sub(1)).unwrap_or(usize::MAX);
        let mut text = String::from(r#"{"say":"log","entries":["#);
        let begin = text.len();
        for line in self.lines.iter().skip(skipped) {
            if text.len() > begin {
                if text.len() + line.len() > limits::PAGE {
                    break;
                }
                text.push(',');
            }
            text.push_str(line);
        }
        text.push_str(&format!(r#"],"last":{}}}"#, self.number()));
        text.into()
    }

    /// An entry as the message that tells of it.
    pub fn told(&self, number: u64) -> Option<Utf8Bytes> {
        let index = usize::try_from(number.checked_sub(1)?).ok()?;
        let fields = self.lines.get(index)?.strip_prefix('{')?;
        Some(format!(r#"{{"say":"entry",{fields}"#).into())
    }
}

fn line(entry: &Entry) -> Box<str> {
    serde_json::to_string(entry).unwrap_or_default().into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::{Opening, ServerMessage, SetUp, read_server};

    #[test]
    fn messages_made_of_lines_are_read_as_what_they_are() {
        let start = String::new();
        let opening = Opening::between_people(SetUp::Chess { start });
        let (arbiter, entry) = Arbiter::open(opening, "Ann", 1).expect("a game");
        let token = SeatToken::draw().expect("chance");
        let first = Kept {
            entry: entry.clone(),
            token: Some(token.hash()),
        };
        let mut game = Game::new(arbiter, &first, Mark(1));
        let sat = game.arbiter.sit("Bea").expect("a seat");
        let kept = Kept {
            entry: sat.clone(),
            token: None,
        };
        game.push(&kept, Mark(2));
        let told = game.told(2).expect("an entry");
        assert_eq!(read_server(&told), Ok(ServerMessage::Entry(sat.clone())));
        let page = ServerMessage::Log {
            entries: vec![entry, sat],
            last: 2,
        };
        assert_eq!(read_server(&game.page(1)), Ok(page));
        let beyond = ServerMessage::Log {
            entries: vec![],
            last: 2,
        };
        assert_eq!(read_server(&game.page(u64::MAX)), Ok(beyond));
        assert_eq!(game.seat_with(&token), Some(0));
        assert_eq!(game.seat_with(&SeatToken::draw().expect("chance")), None);
        assert!(!game.lines.concat().contains("token"));
        let loaded = Loaded {
            lines: [&first, &kept]
                .map(|it| serde_json::to_string(it).expect("JSON"))
                .to_vec(),
            mark: Mark(2),
        };
        let again = Game::replay(&loaded).expect("replayed");
        assert_eq!((again.lines, again.tokens), (game.lines, game.tokens));
    }
}
