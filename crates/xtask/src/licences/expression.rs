//! Licence expressions, such as `(MIT OR Apache-2.0) AND Unicode-3.0`.

/// A licence expression, read.
#[derive(Debug, PartialEq, Eq)]
pub enum Expression {
    /// One licence, with its exception if it has one.
    Licence(String),
    /// Any of these, as one likes.
    Any(Vec<Expression>),
    /// All of these together.
    All(Vec<Expression>),
}

impl Expression {
    /// Reads an expression; the old form `MIT/Apache-2.0` means either.
    ///
    /// # Errors
    /// Says what is not understood.
    pub fn read(text: &str) -> Result<Self, String> {
        let spaced = text
            .replace('(', " ( ")
            .replace(')', " ) ")
            .replace('/', " OR ");
        let words: Vec<&str> = spaced.split_whitespace().collect();
        let mut rest = words.as_slice();
        let expression = either(&mut rest).ok_or_else(|| format!("'{text}' is no licence"))?;
        match rest.first() {
            None => Ok(expression),
            Some(word) => Err(format!("'{word}' is not understood in '{text}'")),
        }
    }

    /// Whether what is allowed is enough.
    pub fn is_allowed(&self, allowed: &[String]) -> bool {
        match self {
            Self::Licence(name) => allowed.contains(name),
            Self::Any(parts) => parts.iter().any(|part| part.is_allowed(allowed)),
            Self::All(parts) => parts.iter().all(|part| part.is_allowed(allowed)),
        }
    }
}

fn either(rest: &mut &[&str]) -> Option<Expression> {
    list(rest, "OR", both, Expression::Any)
}

fn both(rest: &mut &[&str]) -> Option<Expression> {
    list(rest, "AND", one, Expression::All)
}

/// Parts with a word between them.
fn list(
    rest: &mut &[&str],
    between: &str,
    part: fn(&mut &[&str]) -> Option<Expression>,
    whole: fn(Vec<Expression>) -> Expression,
) -> Option<Expression> {
    let mut parts = vec![part(rest)?];
    while let Some((&word, after)) = rest.split_first()
        && word == between
    {
        *rest = after;
        parts.push(part(rest)?);
    }
    if parts.len() == 1 {
        parts.pop()
    } else {
        Some(whole(parts))
    }
}

fn one(rest: &mut &[&str]) -> Option<Expression> {
    let (&word, after) = rest.split_first()?;
    *rest = after;
    match word {
        "(" => {
            let inner = either(rest)?;
            let (&close, after) = rest.split_first()?;
            *rest = after;
            (close == ")").then_some(inner)
        }
        ")" | "AND" | "OR" | "WITH" => None,
        _ => {
            let mut name = word.to_owned();
            if let [with, exception, after @ ..] = *rest
                && *with == "WITH"
            {
                name = format!("{name} WITH {exception}");
                *rest = after;
            }
            Some(Expression::Licence(name))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn allowed(text: &str) -> bool {
        let list = ["MIT", "Unicode-3.0", "Apache-2.0 WITH LLVM-exception"].map(String::from);
        Expression::read(text)
            .expect("an expression")
            .is_allowed(&list)
    }

    #[test]
    fn one_of_several_is_enough_and_all_of_several_are_needed() {
        for fine in [
            "MIT",
            "MIT OR GPL-3.0-only",
            "GPL-2.0/MIT",
            "(MIT OR Apache-2.0) AND Unicode-3.0",
            "Apache-2.0 WITH LLVM-exception OR Apache-2.0",
        ] {
            assert!(allowed(fine), "{fine}");
        }
        for not in [
            "GPL-3.0-only",
            "Apache-2.0",
            "MIT AND GPL-3.0-only",
            "Unicode-3.0 AND (GPL-3.0-only OR Apache-2.0)",
        ] {
            assert!(!allowed(not), "{not}");
        }
    }

    #[test]
    fn what_is_no_expression_is_refused() {
        for text in [
            "",
            "MIT OR",
            "(MIT",
            "MIT Apache-2.0",
            "AND MIT",
            "MIT WITH",
        ] {
            assert!(Expression::read(text).is_err(), "{text}");
        }
    }
}
