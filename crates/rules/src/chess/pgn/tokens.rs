//! Cuts a text into what PGN is made of, line by line.

use super::PgnProblem;
use std::iter::Peekable;
use std::str::Chars;

/// A piece of a text and the line it begins on, from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Token {
    pub line: usize,
    pub kind: Kind,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// `[Name "value"]`.
    Tag { name: String, value: String },
    /// A move, or a verdict.
    Word(String),
    /// `(`.
    Open,
    /// `)`.
    Close,
}

/// What no program can read, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Unreadable {
    pub line: usize,
    pub problem: PgnProblem,
}

/// Reads tokens; skips comments, glyphs, move numbers and escaped lines.
pub(super) struct Tokens<'a> {
    letters: Peekable<Chars<'a>>,
    line: usize,
    /// Whether nothing has been read of this line.
    at_line_start: bool,
}

impl<'a> Tokens<'a> {
    pub fn new(text: &'a str) -> Self {
        // Some editors mark their files with a zero-width letter.
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        Self {
            letters: text.chars().peekable(),
            line: 1,
            at_line_start: true,
        }
    }

    fn take(&mut self) -> Option<char> {
        let letter = self.letters.next()?;
        self.at_line_start = letter == '\n';
        self.line += usize::from(letter == '\n');
        Some(letter)
    }

    fn take_while(&mut self, fits: impl Fn(char) -> bool) -> String {
        let mut taken = String::new();
        while self.letters.peek().is_some_and(|&letter| fits(letter)) {
            taken.extend(self.take());
        }
        taken
    }

    /// Skips all up to and with `end`; without it there is that `problem`, from this line on.
    fn skip_to(&mut self, end: char, problem: PgnProblem) -> Result<(), Unreadable> {
        let line = self.line;
        while let Some(letter) = self.take() {
            if letter == end {
                return Ok(());
            }
        }
        Err(Unreadable { line, problem })
    }

    /// The rest of a tag, after its `[`.
    fn tag(&mut self) -> Result<Kind, Unreadable> {
        let line = self.line;
        self.take_while(char::is_whitespace);
        let name = self.take_while(|c| c.is_ascii_alphanumeric() || c == '_');
        self.take_while(char::is_whitespace);
        if name.is_empty() || self.take() != Some('"') {
            let problem = PgnProblem::Tag;
            return Err(Unreadable { line, problem });
        }
        let mut value = String::new();
        loop {
            match self.take() {
                Some('"') => break,
                Some('\\') => match self.take() {
                    Some(letter @ ('"' | '\\')) => value.push(letter),
                    // Not escaped after all.
                    Some(letter) if !letter.is_control() => value.extend(['\\', letter]),
                    _ => return Err(open_value(line, &name)),
                },
                Some(letter) if !letter.is_control() => value.push(letter),
                _ => return Err(open_value(line, &name)),
            }
        }
        self.take_while(char::is_whitespace);
        if self.take() != Some(']') {
            let problem = PgnProblem::TagEnd(name);
            return Err(Unreadable { line, problem });
        }
        Ok(Kind::Tag { name, value })
    }

    /// The next token, `None` at the end of the text.
    fn read(&mut self) -> Result<Option<Token>, Unreadable> {
        loop {
            let at_line_start = self.at_line_start;
            let line = self.line;
            let Some(&letter) = self.letters.peek() else {
                return Ok(None);
            };
            let kind = match letter {
                _ if is_of_word(letter) => {
                    let word = self.take_while(is_of_word);
                    if is_said_aside(&word) {
                        continue;
                    }
                    Kind::Word(word)
                }
                _ => {
                    self.take();
                    match letter {
                        '%' if at_line_start => {
                            self.take_while(|c| c != '\n');
                            continue;
                        }
                        ';' => {
                            self.take_while(|c| c != '\n');
                            continue;
                        }
                        '{' => {
                            self.skip_to('}', PgnProblem::Comment)?;
                            continue;
                        }
                        '<' => {
                            self.skip_to('>', PgnProblem::Angle)?;
                            continue;
                        }
                        '$' => {
                            self.take_while(|c| c.is_ascii_digit());
                            continue;
                        }
                        '.' | '!' | '?' => continue,
                        _ if letter.is_whitespace() => continue,
                        '[' => self.tag()?,
                        '(' => Kind::Open,
                        ')' => Kind::Close,
                        '*' => Kind::Word("*".to_owned()),
                        _ => {
                            let shown: String = letter.escape_default().take(12).collect();
                            let problem = PgnProblem::MeansNothing(shown);
                            return Err(Unreadable { line, problem });
                        }
                    }
                }
            };
            return Ok(Some(Token { line, kind }));
        }
    }
}

/// The value of a tag has no end on its line.
fn open_value(line: usize, name: &str) -> Unreadable {
    let problem = PgnProblem::TagValue(name.chars().take(20).collect());
    Unreadable { line, problem }
}

fn is_of_word(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || matches!(letter, '+' | '#' | '=' | '-' | '/' | '_' | ':')
}

/// A number of a move, or a judgement such as `+-`; a move given away (`--`) is neither.
fn is_said_aside(word: &str) -> bool {
    let is_number = word.bytes().all(|b| b.is_ascii_digit());
    let is_judgement = word.bytes().all(|b| b"+-=/".contains(&b));
    is_number || is_judgement && word != "--"
}

impl Iterator for Tokens<'_> {
    type Item = Result<Token, Unreadable>;

    fn next(&mut self) -> Option<Self::Item> {
        self.read().transpose()
    }
}
