//! The lines of the turn log: what the kingdom before the screen may read, up to what the map has
//! shown, under headings by turn.

use super::log_words::{Topic, raised, words as event_words};
use super::words::who_key;
use crate::campaign::Session;
use ::campaign::{Event, Side, Square};
use rules::Color;
use words::{Key, Language};

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
    pub const ALL: [(Self, Key); 5] = [
        (Self::All, key!("world-filter-all")),
        (Self::Only(Topic::March), key!("world-filter-march")),
        (Self::Only(Topic::Battle), key!("world-filter-battle")),
        (Self::Only(Topic::City), key!("world-filter-city")),
        (Self::Only(Topic::Order), key!("world-filter-order")),
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
    key: Option<(Color, Filter, Language)>,
    /// Where Pawns join in the last row, if it tells of them.
    raised: Vec<Square>,
    read: usize,
    last: Option<Event>,
    turn: Option<(u32, Side)>,
}

impl Log {
    /// The lines that are shown, the oldest first.
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
        let key = Some((viewer, filter, words::spoken()));
        let is_same = before.map(|(_, _, event)| event) == self.last.as_ref();
        if self.key != key || self.read > shown || !is_same {
            *self = Self {
                key,
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
        let Some(words) = event_words(event, viewer).filter(|it| filter.lets_through(it.topic))
        else {
            return;
        };
        if self.turn != Some((round, turn)) {
            self.turn = Some((round, turn));
            self.rows.push(Row {
                text: words!(
                    "world-log-round",
                    round = round,
                    who = who_key(turn, viewer)
                ),
                topic: None,
                at: None,
            });
            self.raised.clear();
        }
        match event {
            Event::Raised { at, .. } => self.raised.push(*at),
            _ => self.raised.clear(),
        }
        // Pawns that join at the start of a turn share a line.
        if self.raised.len() > 1
            && let Some(row) = self.rows.last_mut()
        {
            row.text = raised(&self.raised);
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
