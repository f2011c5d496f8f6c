//! The lines of the turn log: what the kingdom before the screen may read, up to what the map has
//! shown, under headings by turn.

use super::log_words::{Topic, words};
use super::words::side_words;
use crate::campaign::Session;
use ::campaign::{Event, Side, Square};
use rules::Color;

/// Which lines are shown.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Default)]
pub enum Filter {
    /// Every line.
    #[default]
    All,
    /// Only these.
    Only(Topic),
}

impl Filter {
    /// Every choice with its name.
    pub const ALL: [(Self, &'static str); 5] = [
        (Self::All, "All"),
        (Self::Only(Topic::March), "Marches"),
        (Self::Only(Topic::Battle), "Battles"),
        (Self::Only(Topic::City), "Cities"),
        (Self::Only(Topic::Order), "Orders"),
    ];

    fn lets_through(self, topic: Topic) -> bool {
        match self {
            Self::All => true,
            Self::Only(wanted) => topic == wanted || topic == Topic::End,
        }
    }
}

/// A row of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// What it says.
    pub text: String,
    /// What it is about; a heading has no topic.
    pub topic: Option<Topic>,
    /// Where it leads to.
    pub at: Option<Square>,
}

/// The rows under a filter, kept up from frame to frame.
#[derive(Clone, Debug, Default)]
pub struct Log {
    rows: Vec<Row>,
    /// The heights of the rows in points, as far as they have been measured at [`Log::width`].
    pub(super) heights: Vec<f32>,
    pub(super) width: f32,
    key: Option<(Color, Filter)>,
    read: usize,
    last: Option<Event>,
    turn: Option<(u32, Side)>,
}

impl Log {
    /// The rows.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// Takes in what is new. `hidden` is how many of the newest events the map has yet to show.
    pub fn follow(&mut self, session: &Session, filter: Filter, hidden: usize) {
        let viewer = session.viewer();
        let chronicle = session.campaign().chronicle();
        let shown = chronicle.read(viewer).count().saturating_sub(hidden);
        let last = self.read.checked_sub(1);
        let before = last.and_then(|at| chronicle.read(viewer).nth(at));
        let is_same = before.map(|(_, _, event)| event) == self.last.as_ref();
        if self.key != Some((viewer, filter)) || self.read > shown || !is_same {
            *self = Self {
                key: Some((viewer, filter)),
                width: self.width,
                ..Self::default()
            };
        }
        for (round, turn, event) in chronicle.read(viewer).take(shown).skip(self.read) {
            self.add(round, turn, event, viewer, filter);
            self.last = Some(event.clone());
        }
        self.read = shown;
    }

    fn add(&mut self, round: u32, turn: Side, event: &Event, viewer: Color, filter: Filter) {
        let Some(words) = words(event, viewer).filter(|it| filter.lets_through(it.topic)) else {
            return;
        };
        if self.turn != Some((round, turn)) {
            self.turn = Some((round, turn));
            self.rows.push(Row {
                text: format!("Round {round}: {}", side_words(turn, viewer)),
                topic: None,
                at: None,
            });
        }
        if let (Event::Raised { at, .. }, Some(row)) = (event, self.rows.last_mut())
            && let Some(joined) = join_raised(&row.text, *at)
        {
            row.text = joined;
            self.heights.truncate(self.rows.len() - 1);
            return;
        }
        self.rows.push(Row {
            text: words.text,
            topic: Some(words.topic),
            at: words.at,
        });
    }
}

/// Pawns that join at the start of a turn share a line.
fn join_raised(line: &str, at: Square) -> Option<String> {
    let places = line
        .strip_prefix("A Pawn joins on ")
        .or_else(|| line.strip_prefix("Pawns join on "))?
        .strip_suffix('.')?;
    Some(format!("Pawns join on {places}, {at}."))
}
