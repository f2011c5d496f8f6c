//! What is in the book, in order.

use words::Key;

/// A chapter.
#[derive(Copy, Clone, Debug)]
pub(super) struct Chapter {
    /// Its name in the contents.
    pub name: Key,
    /// Its pages.
    pub pages: &'static [Page],
}

/// A page.
#[derive(Copy, Clone, Debug)]
pub(super) struct Page {
    /// By which links name it.
    pub name: &'static str,
    /// What stands on it, as `text` reads it.
    pub text: Key,
}

macro_rules! page {
    ($name:literal, $text:expr) => {
        Page {
            name: $name,
            text: $text,
        }
    };
}

/// Every chapter.
pub(super) static CHAPTERS: &[Chapter] = &[
    Chapter {
        name: key!("help-contents-start"),
        pages: &[
            page!("start-welcome", key!("help-start-welcome")),
            page!("start-hands", key!("help-start-hands")),
        ],
    },
    Chapter {
        name: key!("help-contents-battle"),
        pages: &[
            page!("battle-king", key!("help-battle-king")),
            page!("battle-hunt", key!("help-battle-hunt")),
            page!("battle-check", key!("help-battle-check")),
            page!("battle-pawns", key!("help-battle-pawns")),
            page!("battle-reserve", key!("help-battle-reserve")),
            page!("battle-end", key!("help-battle-end")),
            page!("battle-retreat", key!("help-battle-retreat")),
            page!("battle-field", key!("help-battle-field")),
            page!("battle-river", key!("help-battle-river")),
            page!("battle-hill", key!("help-battle-hill")),
            page!("battle-forest", key!("help-battle-forest")),
            page!("battle-siege", key!("help-battle-siege")),
            page!("battle-setup", key!("help-battle-setup")),
            page!("battle-board", key!("help-battle-board")),
            page!("battle-marks", key!("help-battle-marks")),
            page!("battle-puzzles", key!("help-battle-puzzles")),
            page!("battle-keys", key!("help-battle-keys")),
        ],
    },
    Chapter {
        name: key!("help-contents-campaign"),
        pages: &[
            page!("campaign-world", key!("help-campaign-world")),
            page!("campaign-map", key!("help-campaign-map")),
            page!("campaign-marks", key!("help-campaign-marks")),
            page!("campaign-armies", key!("help-campaign-armies")),
            page!("campaign-rally", key!("help-campaign-rally")),
            page!("campaign-cities", key!("help-campaign-cities")),
            page!("campaign-attacks", key!("help-campaign-attacks")),
            page!("campaign-landing", key!("help-campaign-landing")),
            page!("campaign-fog", key!("help-campaign-fog")),
            page!("campaign-barbarians", key!("help-campaign-barbarians")),
            page!("campaign-setup", key!("help-campaign-setup")),
            page!("campaign-keys", key!("help-campaign-keys")),
        ],
    },
    Chapter {
        name: key!("help-contents-chess"),
        pages: &[
            page!("chess-pieces", key!("help-chess-pieces")),
            page!("chess-special", key!("help-chess-special")),
            page!("chess-end", key!("help-chess-end")),
            page!("chess-opening", key!("help-chess-opening")),
            page!("chess-endgame", key!("help-chess-endgame")),
        ],
    },
    Chapter {
        name: key!("help-contents-minnaar"),
        pages: &[
            page!("minnaar-alliances", key!("help-minnaar-alliances")),
            page!("minnaar-moving", key!("help-minnaar-moving")),
            page!("minnaar-end", key!("help-minnaar-end")),
        ],
    },
    Chapter {
        name: key!("help-contents-field"),
        pages: &[
            page!("field-board", key!("help-field-board")),
            page!("field-ranks", key!("help-field-ranks")),
            page!("field-special", key!("help-field-special")),
            page!("field-before", key!("help-field-before")),
            page!("field-known", key!("help-field-known")),
        ],
    },
    Chapter {
        name: key!("help-contents-european"),
        pages: &[
            page!("european-all", key!("help-european-all")),
            page!("european-plain", key!("help-european-plain")),
            page!("european-guild", key!("help-european-guild")),
            page!("european-china", key!("help-european-china")),
            page!("european-mycenae", key!("help-european-mycenae")),
            page!("european-korea", key!("help-european-korea")),
            page!("european-ottomans", key!("help-european-ottomans")),
        ],
    },
    Chapter {
        name: key!("help-contents-online"),
        pages: &[
            page!("online-one", key!("help-online-one")),
            page!("online-rooms", key!("help-online-rooms")),
            page!("online-servers", key!("help-online-servers")),
        ],
    },
    Chapter {
        name: key!("help-contents-analysis"),
        pages: &[
            page!("analysis-lines", key!("help-analysis-lines")),
            page!("analysis-game", key!("help-analysis-game")),
        ],
    },
    Chapter {
        name: key!("help-contents-library"),
        pages: &[
            page!("library-saves", key!("help-library-saves")),
            page!("library-replay", key!("help-library-replay")),
        ],
    },
    Chapter {
        name: key!("help-contents-keys"),
        pages: &[
            page!("keys-everywhere", key!("help-keys-everywhere")),
            page!("keys-tables", key!("help-keys-tables")),
        ],
    },
    Chapter {
        name: key!("help-contents-glossary"),
        pages: &[page!("glossary-terms", key!("help-glossary-terms"))],
    },
];

/// Every page, in order.
pub(super) fn pages() -> impl Iterator<Item = &'static Page> {
    CHAPTERS.iter().flat_map(|chapter| chapter.pages)
}

/// The number of a page.
pub(super) fn number_of(name: &str) -> Option<usize> {
    pages().position(|page| page.name == name)
}

/// The chapter that a page is in.
pub(super) fn chapter_of(number: usize) -> usize {
    let mut end = 0;
    let mut chapters = CHAPTERS.iter();
    let found = chapters.position(|chapter| {
        end += chapter.pages.len();
        number < end
    });
    found.unwrap_or_default()
}

/// The number of a chapter's first page.
pub(super) fn first_of(chapter: usize) -> usize {
    let before = CHAPTERS.iter().take(chapter);
    before.map(|chapter| chapter.pages.len()).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_page_is_found_by_its_name_and_in_its_chapter() {
        let names: BTreeSet<&str> = pages().map(|page| page.name).collect();
        assert_eq!(names.len(), pages().count());
        for (number, page) in pages().enumerate() {
            assert_eq!(number_of(page.name), Some(number));
            let chapter = chapter_of(number);
            assert!(first_of(chapter) <= number && number < first_of(chapter + 1));
        }
        assert_eq!(number_of("no such page"), None);
    }
}
