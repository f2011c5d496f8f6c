//! The recorded instruction counts, as a text that people read too.

use std::fmt::Write as _;

/// One fixed perft.
#[derive(Clone, Debug, PartialEq)]
pub struct Count {
    /// Such as `siege/start`.
    pub name: String,
    pub nodes: u64,
    pub instructions: u64,
}

impl Count {
    /// Instructions a node.
    fn each(&self) -> f64 {
        self.instructions as f64 / self.nodes.max(1) as f64
    }
}

const ABOUT: &str = "\
# Instructions of fixed perfts with bulk counting, a figure that no other load of a machine disturbs.
# `cargo xtask bench instructions` counts them again and compares; with `--record` it writes this anew.
";

/// The text of a record; `made` tells by what and when.
pub fn write(counts: &[Count], made: &str) -> String {
    let mut text = format!("{ABOUT}# {made}\n");
    let _ = writeln!(
        text,
        "{:<16} {:>10} {:>14} {:>8}",
        "perft", "nodes", "instructions", "a node"
    );
    for count in counts {
        let (name, nodes, instructions) = (&count.name, count.nodes, count.instructions);
        let each = count.each();
        let _ = writeln!(
            text,
            "{name:<16} {nodes:>10} {instructions:>14} {each:>8.2}"
        );
    }
    text
}

/// The counts of a record, and what is said of how it was made. Other lines are passed over.
pub fn read(text: &str) -> (Vec<Count>, String) {
    let mut remarks = text.lines().filter_map(|line| line.strip_prefix("# "));
    let made = remarks.next_back().unwrap_or_default().to_owned();
    (text.lines().filter_map(count).collect(), made)
}

/// `siege/start 4000000 90000000`, whatever follows.
pub fn count(line: &str) -> Option<Count> {
    let mut words = line.split_whitespace();
    let name = words.next()?.to_owned();
    let mut number = || words.next()?.parse().ok();
    Some(Count {
        name,
        nodes: number()?,
        instructions: number()?,
    })
}

/// What is counted now beside what was recorded.
pub fn compare(now: &[Count], recorded: &[Count]) -> String {
    let mut text = format!(
        "\n{:<16} {:>10} {:>14} {:>8}   to the record\n",
        "perft", "nodes", "instructions", "a node"
    );
    for count in now {
        let before = recorded.iter().find(|it| it.name == count.name);
        let told = match before {
            None => "not recorded".to_owned(),
            Some(before) if before.nodes != count.nodes => "another perft".to_owned(),
            Some(before) => format!(
                "{:.3}",
                count.instructions as f64 / before.instructions.max(1) as f64
            ),
        };
        let _ = writeln!(
            text,
            "{:<16} {:>10} {:>14} {:>8.2}   {told}",
            count.name,
            count.nodes,
            count.instructions,
            count.each()
        );
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(name: &str, nodes: u64, instructions: u64) -> Count {
        Count {
            name: name.to_owned(),
            nodes,
            instructions,
        }
    }

    #[test]
    fn a_record_reads_back() {
        let counts = [of("chess/start", 20, 1000), of("siege/middle", 7, 350)];
        let text = write(&counts, "rustc 1.95.0, 2026-11-30");
        assert_eq!(
            read(&text),
            (counts.to_vec(), "rustc 1.95.0, 2026-11-30".to_owned())
        );
        assert!(text.ends_with("50.00\n"), "{text}");
    }

    #[test]
    fn every_count_is_told_beside_the_record() {
        let now = [of("a", 10, 90), of("b", 10, 90), of("c", 11, 90)];
        let text = compare(&now, &[of("a", 10, 100), of("c", 10, 100)]);
        let told: Vec<&str> = text.lines().skip(2).collect();
        assert!(told[0].ends_with("9.00   0.900"), "{text}");
        assert!(told[1].ends_with("not recorded"), "{text}");
        assert!(told[2].ends_with("another perft"), "{text}");
    }
}
