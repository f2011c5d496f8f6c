//! Which of the things that may be done is written.

use crate::battle::SHOT;

/// One thing that may be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way<T> {
    /// How it is written, the usual way first.
    pub spellings: Vec<String>,
    /// What it is.
    pub does: T,
}

/// What may be done, worked out once a moment.
#[derive(Debug)]
pub struct Known<M, T>(Option<(M, Vec<Way<T>>)>);

impl<M, T> Default for Known<M, T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<M: PartialEq, T> Known<M, T> {
    /// What may be done at a moment, by `ways` if that is not known yet.
    pub fn at(&mut self, moment: M, ways: impl FnOnce() -> Vec<Way<T>>) -> &[Way<T>] {
        if self.0.as_ref().is_some_and(|(then, _)| *then != moment) {
            self.0 = None;
        }
        &self.0.get_or_insert_with(|| (moment, ways())).1
    }
}

/// What a text may mean.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Read {
    /// The ways that begin so, by their index.
    pub begins: Vec<usize>,
    /// The one that is written so in full, if it is just one.
    pub exact: Option<usize>,
}

impl Read {
    /// The one that is meant, as far as the text alone tells it.
    pub fn meant(&self) -> Option<usize> {
        match self.begins.as_slice() {
            [one] => Some(*one),
            _ => self.exact,
        }
    }
}

/// Reads what is written. Signs that tell nothing (`x`, `-`, `+`, `#`, `=`, blanks) may be left out
/// or put in, and capitals count only where both are meant.
pub fn read<T>(text: &str, ways: &[Way<T>]) -> Read {
    let text = plain(text);
    if text.is_empty() {
        let begins = (0..ways.len()).collect();
        return Read {
            begins,
            exact: None,
        };
    }
    let same = |text: &str, fits: fn(&str, &str) -> bool, small: bool| -> Vec<usize> {
        let text = if small {
            text.to_lowercase()
        } else {
            text.to_owned()
        };
        let written = |spelling: &String| {
            let plain = plain(spelling);
            let plain = if small { plain.to_lowercase() } else { plain };
            fits(&plain, &text)
        };
        let fitting = ways.iter().enumerate();
        fitting
            .filter(|(_, way)| way.spellings.iter().any(written))
            .map(|(index, _)| index)
            .collect()
    };
    let either = |fits: fn(&str, &str) -> bool| {
        let strict = same(&text, fits, false);
        match strict.is_empty() {
            true => same(&text, fits, true),
            false => strict,
        }
    };
    let exact = match either(|spelling, text| spelling == text).as_slice() {
        [one] => Some(*one),
        _ => None,
    };
    let mut begins = either(|spelling, text| spelling.starts_with(text));
    // What is written in full comes first.
    begins.sort_by_key(|index| Some(*index) != exact);
    Read { begins, exact }
}

/// The text without what tells nothing.
fn plain(text: &str) -> String {
    let text = text.trim().replace("e.p.", "").replace(SHOT, "");
    let castles = text.starts_with('0') && text.chars().all(|it| matches!(it, '0' | '-' | '+'));
    text.chars()
        .filter(|sign| !matches!(sign, 'x' | '-' | '+' | '#' | '=' | ':' | '!' | '?' | ' '))
        .map(|sign| if castles { 'O' } else { sign })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ways(moves: &[&[&str]]) -> Vec<Way<usize>> {
        let moves = moves.iter().enumerate();
        moves
            .map(|(does, spellings)| Way {
                spellings: spellings.iter().map(|it| (*it).to_owned()).collect(),
                does,
            })
            .collect()
    }

    #[test]
    fn a_move_is_read_in_every_way_it_is_written() {
        let ways = ways(&[
            &["Nf3", "g1f3"],
            &["exd5", "e4d5"],
            &["O-O", "e1g1"],
            &["O-O-O", "e1c1"],
            &["e8=R+", "e7e8r"],
            &["N@b1"],
        ]);
        for (text, does) in [
            ("Nf3", 0),
            ("nf3", 0),
            ("g1-f3", 0),
            ("g1 f3", 0),
            ("Nf", 0),
            ("ed5", 1),
            ("exd5+", 1),
            ("O-O", 2),
            ("0-0", 2),
            ("oo", 2),
            ("0-0-0", 3),
            ("e8R", 4),
            ("e7e8r", 4),
            ("n@b1", 5),
        ] {
            assert_eq!(read(text, &ways).meant(), Some(does), "{text}");
        }
        assert_eq!(read("", &ways).begins.len(), 6);
        assert_eq!(read("", &ways).meant(), None);
        assert_eq!(read("e1", &ways).begins, [2, 3]);
        assert_eq!(read("Qh5", &ways), Read::default());
    }

    #[test]
    fn capitals_count_where_both_are_meant() {
        let ways = ways(&[&["bxc3", "b2c3"], &["Bxc3", "a1c3"]]);
        assert_eq!(read("bc3", &ways).meant(), Some(0));
        assert_eq!(read("Bc3", &ways).meant(), Some(1));
        assert_eq!(read("BC3", &ways).meant(), None, "either could be meant");
    }
}
