//! Finding words on all pages.

use super::text::{Block, Text};

/// How many letters of a page's words a result shows around what was found.
const AROUND: usize = 60;

/// A page on which all that is sought stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Found {
    /// Its number.
    pub page: usize,
    /// Words around the first of it.
    pub snippet: String,
}

/// What is sought for: every word of it must stand on a page, anywhere, whatever its case.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Query(Vec<String>);

impl Query {
    /// Reads what was typed.
    pub fn read(typed: &str) -> Self {
        let words = typed.split_whitespace().map(str::to_lowercase);
        Self(words.collect())
    }

    /// Whether nothing is sought.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The parts of `words`, in order, each with whether it is sought.
    pub fn parts<'a>(&self, words: &'a str) -> Vec<(&'a str, bool)> {
        let mut parts = Vec::new();
        let (mut plain, mut at) = (0, 0);
        while at < words.len() {
            let end = self
                .0
                .iter()
                .filter_map(|it| matched(&words[at..], it))
                .max();
            match end {
                Some(length) if length > 0 => {
                    if plain < at {
                        parts.push((&words[plain..at], false));
                    }
                    parts.push((&words[at..at + length], true));
                    at += length;
                    plain = at;
                }
                _ => at += words[at..].chars().next().map_or(1, char::len_utf8),
            }
        }
        if plain < words.len() {
            parts.push((&words[plain..], false));
        }
        parts
    }

    /// Where the first of what is sought begins.
    fn first(&self, words: &str) -> Option<usize> {
        let mut at = 0;
        for (part, sought) in self.parts(words) {
            if sought {
                return Some(at);
            }
            at += part.len();
        }
        None
    }

    /// How well a page answers; `None` if something is missing on it. What stands in the title
    /// counts most, then what leads a paragraph.
    fn score(&self, page: &Indexed) -> Option<usize> {
        let mut score = 0;
        for word in &self.0 {
            let title = page.title.to_lowercase();
            let times = page.lower.matches(word.as_str()).count();
            if title == *word {
                score += 300;
            } else if title
                .split_whitespace()
                .any(|it| it.starts_with(word.as_str()))
            {
                score += 150;
            } else if title.contains(word.as_str()) {
                score += 100;
            } else if times == 0 {
                return None;
            }
            let leads = page.leads.matches(word.as_str()).count();
            score += times.min(9) + 12 * leads.min(5);
        }
        Some(score)
    }
}

/// How many bytes at the beginning of `words` are `sought`, whatever their case.
fn matched(words: &str, sought: &str) -> Option<usize> {
    let (mut length, mut left) = (0, sought);
    for letter in words.chars() {
        if left.is_empty() {
            break;
        }
        for lower in letter.to_lowercase() {
            left = left.strip_prefix(lower)?;
        }
        length += letter.len_utf8();
    }
    left.is_empty().then_some(length)
}

/// A page made ready to be searched.
#[derive(Clone, Debug)]
pub(super) struct Indexed {
    title: String,
    words: String,
    lower: String,
    leads: String,
}

impl Indexed {
    /// A page with the words of what stands on it beside its text.
    pub fn new(text: &Text, beside: impl Fn(&str) -> Option<String>) -> Self {
        let (mut words, mut leads) = (String::new(), String::new());
        for block in &text.blocks {
            if !words.is_empty() {
                words.push(' ');
            }
            match block {
                Block::Head(head) => {
                    words.push_str(head);
                    leads.push_str(&head.to_lowercase());
                    leads.push('\n');
                }
                Block::Words(spans) | Block::Item(spans) => {
                    for span in spans {
                        words.push_str(span.words());
                        if let super::text::Span::Lead(lead) = span {
                            leads.push_str(&lead.to_lowercase());
                            leads.push('\n');
                        }
                    }
                }
                Block::Figure(name) => words.push_str(&beside(name).unwrap_or_default()),
            }
        }
        Self {
            title: text.title.clone(),
            lower: words.to_lowercase(),
            words,
            leads,
        }
    }

    fn snippet(&self, query: &Query) -> String {
        let at = query.first(&self.words).unwrap_or(0);
        let begin = self.words[..at]
            .char_indices()
            .rev()
            .take(AROUND)
            .last()
            .map_or(at, |(index, _)| index);
        // A word is not cut in two.
        let begin = match begin {
            0 => 0,
            begin => self.words[begin..at]
                .find(' ')
                .map_or(begin, |space| begin + space + 1),
        };
        let rest = &self.words[begin..];
        let end = rest
            .char_indices()
            .nth(2 * AROUND + 40)
            .map_or(rest.len(), |(index, _)| index);
        let end = match end == rest.len() {
            true => end,
            false => rest[..end].rfind(' ').unwrap_or(end),
        };
        let (before, after) = (
            if begin > 0 { "… " } else { "" },
            if end < rest.len() { " …" } else { "" },
        );
        format!("{before}{}{after}", &rest[..end])
    }
}

/// The pages on which all that is sought stands, the best first.
pub(super) fn find(pages: &[Indexed], query: &Query) -> Vec<Found> {
    if query.is_empty() {
        return Vec::new();
    }
    let scored = pages.iter().enumerate();
    let mut scored: Vec<(usize, usize)> = scored
        .filter_map(|(number, page)| Some((query.score(page)?, number)))
        .collect();
    scored.sort_by_key(|&(score, number)| (std::cmp::Reverse(score), number));
    let found = scored.into_iter().map(|(_, page)| Found {
        page,
        snippet: pages[page].snippet(query),
    });
    found.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn indexed(text: &str) -> Indexed {
        Indexed::new(&Text::read(text), |name| {
            (name == "board").then(|| "A Knight on d5.".to_owned())
        })
    }

    #[test]
    fn every_word_must_stand_on_a_page() {
        let pages = [
            indexed("Rivers\n\nNobody crosses water but at a ford."),
            indexed("Hills\n\n_Water_ runs down a hill.\n\n@board"),
        ];
        let numbers = |typed: &str| -> Vec<usize> {
            let found = find(&pages, &Query::read(typed));
            found.into_iter().map(|it| it.page).collect()
        };
        assert_eq!(numbers("water"), [1, 0], "a lead counts more");
        assert_eq!(numbers("WATER Ford"), [0]);
        assert_eq!(numbers("river"), [0], "a title counts");
        assert_eq!(numbers("knight"), [1], "and what a board shows");
        assert!(numbers("sea").is_empty() && numbers("  ").is_empty());
    }

    #[test]
    fn a_snippet_shows_what_was_found() {
        let long = "word ".repeat(80);
        let page = indexed(&format!("Title\n\n{long}here it is {long}"));
        let query = Query::read("IT IS");
        let snippet = page.snippet(&query);
        assert!(snippet.starts_with("… word") && snippet.ends_with("word …"));
        assert!(snippet.contains("here it is") && snippet.len() < 240);
        let parts = query.parts("Here it is.");
        let sought: Vec<&str> = parts.iter().filter(|it| it.1).map(|it| it.0).collect();
        assert_eq!(sought, ["it", "is"]);
        assert_eq!(query.parts("nothing"), [("nothing", false)]);
    }

    #[test]
    fn letters_of_other_languages_are_found_in_any_case() {
        let query = Query::read("FLÜSSE");
        assert_eq!(
            query.parts("Die Flüsse"),
            [("Die ", false), ("Flüsse", true)]
        );
    }
}
