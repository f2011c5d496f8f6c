//! The book as it lies open: which page, which were before, what is sought, and the boards as they stand.

use super::boards::{Live, example};
use super::contents::{number_of, pages};
use super::find::{Found, Indexed, Query, find};
use super::legend;
use super::text::Text;
use bevy::prelude::Resource;
use std::collections::HashMap;
use words::Edition;

/// The help book as it was left open.
#[derive(Resource, Clone, Debug, Default)]
pub struct Reader {
    /// The page.
    pub(super) page: usize,
    back: Vec<usize>,
    forward: Vec<usize>,
    /// Whether another page was opened: it begins at its top.
    pub(super) turned: bool,
    /// What is typed into the field.
    pub(super) typed: String,
    /// Which of the results Enter opens.
    pub(super) picked: usize,
    /// The page whose words are marked, with what was sought.
    pub(super) sought: Option<Query>,
    live: HashMap<&'static str, Live>,
    printed: Option<Printed>,
}

/// The pages as they read now.
#[derive(Clone, Debug)]
struct Printed {
    edition: Edition,
    texts: Vec<Text>,
    index: Vec<Indexed>,
}

impl Printed {
    fn new(edition: Edition) -> Self {
        let texts: Vec<Text> = pages().map(|page| Text::read(&page.text.say())).collect();
        let caption = |name: &str| {
            let of_board = example(name).map(|it| it.caption.say());
            of_board.or_else(|| legend::words(name))
        };
        let index = texts.iter().map(|text| Indexed::new(text, caption));
        Self {
            edition,
            index: index.collect(),
            texts,
        }
    }
}

impl Reader {
    /// The book open at a page.
    pub fn at(page: usize) -> Self {
        Self {
            page,
            ..Self::default()
        }
    }

    /// The pages in the language that is spoken, with the keys as they are.
    fn printed(&mut self) -> &Printed {
        let now = Edition::now();
        if self.printed.as_ref().is_some_and(|it| it.edition != now) {
            self.printed = None;
        }
        self.printed.get_or_insert_with(|| Printed::new(now))
    }

    /// What stands on a page.
    pub(super) fn text(&mut self, page: usize) -> Text {
        let texts = &self.printed().texts;
        texts.get(page).cloned().unwrap_or_default()
    }

    /// The title of a page.
    pub(super) fn title(&mut self, page: usize) -> String {
        let texts = &self.printed().texts;
        texts
            .get(page)
            .map_or_else(String::new, |it| it.title.clone())
    }

    /// The pages on which what is typed stands.
    pub(super) fn found(&mut self) -> Vec<Found> {
        let query = Query::read(&self.typed);
        find(&self.printed().index, &query)
    }

    /// A little board as it stands.
    pub(super) fn board(
        &mut self,
        name: &str,
    ) -> Option<(&'static super::boards::Example, &mut Live)> {
        let example = example(name)?;
        if !self.live.contains_key(example.name) {
            self.live.insert(example.name, Live::new(example)?);
        }
        let live = self.live.get_mut(example.name)?;
        Some((example, live))
    }

    /// Opens another page.
    pub(super) fn open(&mut self, page: usize) {
        if page != self.page {
            self.back.push(self.page);
            self.forward.clear();
            self.turn_to(page);
        }
    }

    /// Opens the page of that name.
    pub(super) fn follow(&mut self, name: &str) {
        if let Some(page) = number_of(name) {
            self.open(page);
        }
    }

    /// Opens one of the results.
    pub(super) fn open_found(&mut self, page: usize) {
        let query = Query::read(&self.typed);
        self.typed.clear();
        self.open(page);
        self.turned = true;
        self.sought = Some(query);
    }

    fn turn_to(&mut self, page: usize) {
        self.page = page;
        self.turned = true;
        self.sought = None;
        self.typed.clear();
    }

    /// Whether there was a page before and whether there is one to go forward to.
    pub(super) fn ways(&self) -> [bool; 2] {
        [!self.back.is_empty(), !self.forward.is_empty()]
    }

    /// To the page that was open before.
    pub(super) fn go_back(&mut self) {
        if let Some(page) = self.back.pop() {
            self.forward.push(self.page);
            self.turn_to(page);
        }
    }

    /// Forward again.
    pub(super) fn go_forward(&mut self) {
        if let Some(page) = self.forward.pop() {
            self.back.push(self.page);
            self.turn_to(page);
        }
    }

    /// The book is opened at a screen: what was sought and marked is gone.
    pub(super) fn begin(&mut self, page: usize) {
        if page != self.page {
            self.open(page);
        }
        self.typed.clear();
        self.sought = None;
    }

    /// Whether something is typed or in the hand: Escape puts that away before the book.
    pub(super) fn holds(&self) -> bool {
        !self.typed.is_empty() || self.live.values().any(Live::is_held)
    }

    /// Puts it away.
    pub(super) fn put_away(&mut self) {
        if self.typed.is_empty() {
            let held = self.live.values_mut().filter(|live| live.is_held());
            held.for_each(Live::put_down);
        }
        self.typed.clear();
        self.sought = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_are_turned_back_and_forth() {
        let mut reader = Reader::default();
        reader.open(4);
        reader.open(7);
        reader.open(7);
        reader.go_back();
        assert_eq!((reader.page, reader.ways()), (4, [true, true]));
        reader.go_back();
        reader.go_back();
        assert_eq!((reader.page, reader.ways()), (0, [false, true]));
        reader.go_forward();
        assert_eq!(reader.page, 4);
        reader.open(9);
        assert_eq!(reader.ways(), [true, false], "what lay ahead is gone");
        reader.follow("chess-end");
        assert_eq!(Some(reader.page), number_of("chess-end"));
        reader.follow("nowhere");
        assert_eq!(Some(reader.page), number_of("chess-end"));
    }

    #[test]
    fn what_is_found_is_opened_and_marked() {
        let mut reader = Reader {
            typed: "en passant".into(),
            ..Reader::default()
        };
        let found = reader.found();
        assert!(!found.is_empty());
        reader.open_found(found[0].page);
        assert!(reader.sought.is_some() && reader.typed.is_empty() && !reader.holds());
        reader.typed.push('x');
        assert!(reader.holds());
        reader.put_away();
        assert!(!reader.holds() && reader.sought.is_none());
    }
}
