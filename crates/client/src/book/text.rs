//! How a page is written: a message of paragraphs between empty lines. The first line is its title.
//!
//! `# words` is a heading, `@name` a board or what else stands on the page, `- words` an item of a
//! list; within words `_a lead_` stands out and `<page|words>` leads to a page.

/// A part of a page, one below the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Block {
    /// A heading within the page.
    Head(String),
    /// A paragraph.
    Words(Vec<Span>),
    /// An item of a list.
    Item(Vec<Span>),
    /// A board or something else, by its name.
    Figure(String),
}

/// A run of words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Span {
    /// As usual.
    Plain(String),
    /// What stands out at the beginning of a paragraph.
    Lead(String),
    /// What leads to a page of that name.
    Link {
        /// The page.
        page: String,
        /// What is read.
        words: String,
    },
}

impl Span {
    /// What is read.
    pub fn words(&self) -> &str {
        match self {
            Self::Plain(words) | Self::Lead(words) | Self::Link { words, .. } => words,
        }
    }
}

/// A page as it is written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Text {
    /// Its title.
    pub title: String,
    /// What stands below.
    pub blocks: Vec<Block>,
}

impl Text {
    /// Reads a page. Nothing is wrong with any text: what is not closed is read as it stands.
    pub fn read(message: &str) -> Self {
        let mut lines = message.lines();
        let title = lines.next().unwrap_or_default().trim().to_owned();
        let mut blocks = Vec::new();
        let mut paragraph = String::new();
        for line in lines.map(str::trim) {
            let special = line.is_empty() || line.starts_with(['#', '@']) || is_item(line);
            if special && !paragraph.is_empty() {
                blocks.push(Block::Words(spans(&std::mem::take(&mut paragraph))));
            }
            if let Some(words) = line.strip_prefix("# ") {
                blocks.push(Block::Head(words.to_owned()));
            } else if let Some(name) = line.strip_prefix('@') {
                blocks.push(Block::Figure(name.to_owned()));
            } else if is_item(line) {
                blocks.push(Block::Item(spans(&line[2..])));
            } else if !line.is_empty() {
                if !paragraph.is_empty() {
                    paragraph.push(' ');
                }
                paragraph.push_str(line);
            }
        }
        if !paragraph.is_empty() {
            blocks.push(Block::Words(spans(&paragraph)));
        }
        Self { title, blocks }
    }

    /// The pages it leads to.
    #[cfg(test)]
    pub fn links(&self) -> Vec<&str> {
        let spans = self.blocks.iter().flat_map(|block| match block {
            Block::Words(spans) | Block::Item(spans) => spans.as_slice(),
            Block::Head(_) | Block::Figure(_) => &[],
        });
        let links = spans.filter_map(|span| match span {
            Span::Link { page, .. } => Some(page.as_str()),
            _ => None,
        });
        links.collect()
    }
}

fn is_item(line: &str) -> bool {
    line.starts_with("- ")
}

/// The runs of a paragraph.
pub(super) fn spans(words: &str) -> Vec<Span> {
    let mut spans = Vec::new();
    let mut rest = words;
    while !rest.is_empty() {
        let Some(at) = rest.find(['_', '<']) else {
            break;
        };
        let (before, from) = rest.split_at(at);
        let Some((span, after)) = marked(from) else {
            break;
        };
        if !before.is_empty() {
            spans.push(Span::Plain(before.to_owned()));
        }
        spans.push(span);
        rest = after;
    }
    if !rest.is_empty() {
        spans.push(Span::Plain(rest.to_owned()));
    }
    spans
}

/// A lead or a link that `text` begins with, and what follows.
fn marked(text: &str) -> Option<(Span, &str)> {
    if let Some(lead) = text.strip_prefix('_') {
        let (words, after) = lead.split_once('_')?;
        return Some((Span::Lead(words.to_owned()), after));
    }
    let (link, after) = text.strip_prefix('<')?.split_once('>')?;
    let (page, words) = link.split_once('|')?;
    let span = Span::Link {
        page: page.to_owned(),
        words: words.to_owned(),
    };
    Some((span, after))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_read() {
        let text = Text::read(
            "The King\n\n_He steps_ one square,\nany way. See <battle-check|checks>.\n\n# More\n@king\n- one\n- two",
        );
        assert_eq!(text.title, "The King");
        let words = Block::Words(vec![
            Span::Lead("He steps".into()),
            Span::Plain(" one square, any way. See ".into()),
            Span::Link {
                page: "battle-check".into(),
                words: "checks".into(),
            },
            Span::Plain(".".into()),
        ]);
        assert_eq!(text.blocks[0], words);
        assert_eq!(text.blocks[1], Block::Head("More".into()));
        assert_eq!(text.blocks[2], Block::Figure("king".into()));
        assert_eq!(text.blocks.len(), 5);
        assert_eq!(text.links(), ["battle-check"]);
    }

    #[test]
    fn what_is_not_closed_is_read_as_it_stands() {
        for words in ["a _lead", "1 < 2", "<page>", "<a|b"] {
            assert_eq!(spans(words), [Span::Plain(words.to_owned())], "{words}");
        }
        assert_eq!(Text::read(""), Text::default());
    }
}
