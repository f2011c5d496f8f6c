use crate::limits;

/// A player's name as it is shown to others: one line of visible letters, at most
/// [`limits::NAME`] of them; `Player` if nothing is left.
pub fn tidy_name(name: &str) -> String {
    let words: Vec<&str> = name.split_whitespace().collect();
    let shown = words.join(" ");
    let letters = shown.chars().filter(|letter| is_shown(*letter));
    let name: String = letters.take(limits::NAME).collect();
    match name.trim() {
        "" => "Player".to_owned(),
        name => name.to_owned(),
    }
}

/// Neither steers a terminal nor turns the direction of the text around it.
fn is_shown(letter: char) -> bool {
    let steers = matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}');
    !letter.is_control() && !steers
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_one_short_line() {
        assert_eq!(tidy_name("  Ann \n of\tCleves "), "Ann of Cleves");
        assert_eq!(tidy_name("\u{1b}[31mRed\u{202e}"), "[31mRed");
        assert_eq!(tidy_name("\u{200b}\n"), "Player");
        assert_eq!(tidy_name(&"ä".repeat(100)).chars().count(), limits::NAME);
    }
}
