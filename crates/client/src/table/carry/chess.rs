//! What is read and written.

use crate::battle::{Table, side_name, text};
use crate::called;
use crate::saves::names;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use rules::chess::pgn;
use rules::{Color, Variant};
use tabletop::{Export, Game, Refused, Sitter, Sitting, chess_pgn, open};
use words::{Language, speak_here};

/// A game or position that was brought in as text.
#[derive(Clone, Debug)]
pub struct Brought {
    /// The game.
    pub game: Box<dyn Game>,
    /// What it may be called, by who played it.
    pub name: Option<String>,
    /// Something to be told about it.
    pub notice: Option<String>,
}

impl Brought {
    /// The game before people alone.
    pub fn between_people(&self) -> Sitting {
        Sitting::new(self.game.clone(), &[])
    }
}

/// Reads a position or a game of chess: FEN or PGN.
///
/// # Errors
/// Says in words what is wrong with the text.
pub fn read_chess(text: &str) -> Result<Brought, String> {
    if text.trim().is_empty() {
        return Err(words!("table-carry-nothing"));
    }
    let game = open(Variant::Chess, text).map_err(|refused| refused.to_string())?;
    let games = pgn::read(text).unwrap_or_default();
    let notice = match games.len() {
        0 | 1 => None,
        count => Some(words!("table-carry-first-of", count = count)),
    };
    Ok(Brought {
        game,
        name: games.first().and_then(players),
        notice,
    })
}

/// Reads a text as a beginning of that game, else as chess.
///
/// # Errors
/// Says in words what is wrong with the text.
pub fn read_game(text: &str, variant: Variant) -> Result<Brought, String> {
    let other = match variant {
        Variant::Chess | Variant::Battle => None,
        other if text.trim().is_empty() => {
            Some(Err(words!("table-carry-none", game = called::game(other))))
        }
        other => Some(open(other, text.trim()).map_err(|refused| refused.to_string())),
    };
    match other {
        None => read_chess(text),
        Some(Ok(game)) => Ok(Brought {
            game,
            name: None,
            notice: None,
        }),
        Some(Err(problem)) => read_chess(text).map_err(|_| problem),
    }
}

/// Who played a recorded game, if it tells.
fn players(record: &pgn::Record) -> Option<String> {
    let known = |name: &str| {
        let player = record.tag(name)?.trim();
        let told = !player.is_empty() && player != "?" && names::is_shown(player);
        told.then(|| player.to_owned())
    };
    match (known("White"), known("Black")) {
        (Some(white), Some(black)) => Some(format!("{white} – {black}")),
        (Some(one), None) | (None, Some(one)) => Some(one),
        (None, None) => None,
    }
}

/// Who sat somewhere, for those who read it elsewhere.
fn who(sitter: Sitter, called: Option<&str>) -> String {
    match (sitter, called) {
        (_, Some(name)) => name.to_owned(),
        (Sitter::Computer(level), None) => format!("Computer ({})", level.name()),
        (Sitter::Human | Sitter::Afar, None) => "Player".to_owned(),
    }
}

/// The day of a moment, as people here have it.
fn day(played: Timestamp, form: &str) -> String {
    let local = played.to_zoned_datetime(TimeZone::system());
    local.strftime(form).to_string()
}

/// A game as text for elsewhere with who played, and when.
///
/// # Errors
/// Says why who looks cannot have it.
pub(crate) fn export(sitting: &Sitting, played: Timestamp) -> Result<Export, Refused> {
    let plain = sitting.export()?;
    // Such texts are read anywhere: they are in English whatever is spoken.
    let _english = speak_here(Language::English);
    let game = sitting.game();
    let seats = game.players().into_iter();
    let seats = seats.map(|it| (it, who(sitting.sitter(it), sitting.called(it))));
    if game.variant() != Variant::Chess {
        let lines = seats.map(|(it, who)| format!("{}: {who}\n", game.name(it)));
        let lines: String = lines.collect();
        let date = day(played, "%Y-%m-%d");
        let (title, rest) = plain.text.split_once('\n').unwrap_or((&plain.text, ""));
        let text = format!("{title}\nDate: {date}\n{lines}{rest}");
        return Ok(Export { text, ..plain });
    }
    let names: Vec<String> = seats.map(|(_, who)| who).collect();
    let [white, black] = [0, 1].map(|index| names.get(index).map_or("?", String::as_str));
    let date = day(played, "%Y.%m.%d");
    let tags = [
        ("Event", "Amir's Chess"),
        ("Date", &date),
        ("White", white),
        ("Black", black),
    ];
    let text = chess_pgn(game, &tags)?;
    Ok(Export { text, ..plain })
}

/// A battle as text for elsewhere with who fought, and when.
pub(crate) fn battle_text(table: &Table, played: Timestamp) -> String {
    let _english = speak_here(Language::English);
    let mut about = vec![format!("Date: {}", day(played, "%Y-%m-%d"))];
    about.extend(Color::ALL.map(|color| {
        let sitter = table.setup().seat(color).into();
        format!("{}: {}", side_name(color), who(sitter, table.called(color)))
    }));
    text::write(table, &about)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use tabletop::{Act, Player};

    #[test]
    fn chess_goes_out_with_names_and_comes_back() {
        let club = Sitter::Computer(engine::Level::Club);
        let game = open(Variant::Chess, "").unwrap();
        let mut sitting = Sitting::new(game, &[Sitter::Human, club]);
        sitting.act(Act::Choose("e2e4".into())).unwrap();
        let text = export(&sitting, Timestamp::now()).unwrap().text;
        assert!(text.contains("[White \"Player\"]"), "{text}");
        assert!(text.contains("[Black \"Computer (Club)\"]"), "{text}");
        assert!(!text.contains("????"), "the day is told: {text}");
        let brought = read_chess(&text).unwrap();
        assert_eq!(brought.game.log(), [(Player(0), "e2e4".to_owned())]);
        assert_eq!(brought.name.as_deref(), Some("Player – Computer (Club)"));
        assert_eq!(brought.between_people().lone_human(), None);
    }

    #[test]
    fn names_from_a_file_are_written_back() {
        let text = "[White \"Ada\"]\n[Date \"1843.??.??\"]\n\n1. e4 e5 *\n\n1. d4 *\n";
        let brought = read_chess(text).unwrap();
        assert!(brought.notice.unwrap().contains("2 games"));
        let club = Sitter::Computer(engine::Level::Club);
        let written = export(
            &Sitting::new(brought.game, &[club, Sitter::Human]),
            Timestamp::now(),
        );
        let text = written.unwrap().text;
        for tag in ["[White \"Ada\"]", "[Black \"?\"]", "[Date \"1843.??.??\"]"] {
            assert!(text.contains(tag), "{tag}: {text}");
        }
    }

    #[test]
    fn names_that_cannot_be_drawn_are_left_out() {
        let text = "[White \"\u{4e01}\u{7acb}\u{4eba}\"]\n[Black \"Ada\"]\n\n1. d4 *\n";
        assert_eq!(read_chess(text).unwrap().name.as_deref(), Some("Ada"));
    }

    #[test]
    fn minnaar_goes_out_with_names_and_comes_back() {
        let club = Sitter::Computer(engine::Level::Club);
        let game = open(Variant::Minnaar, "").unwrap();
        let mut sitting = Sitting::new(game, &[Sitter::Human, club]);
        let action = sitting.choices()[0].action.clone();
        sitting.act(Act::Choose(action)).unwrap();
        let text = export(&sitting, Timestamp::now()).unwrap().text;
        assert!(text.contains("Southern Sovereigns: Player"), "{text}");
        assert!(
            text.contains("White Establishment: Computer (Club)"),
            "{text}"
        );
        let brought = read_game(&text, Variant::Minnaar).unwrap();
        assert_eq!(brought.game.log(), sitting.game().log());
    }

    #[test]
    fn positions_are_read_and_rubbish_is_told_in_words() {
        let fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
        assert_eq!(read_chess(fen).unwrap().game.position_text(), fen);
        for (bad, why) in [
            ("", "nothing"),
            ("8/8/8/8/8/8/8/8 w - - 0 1", "position"),
            ("1. e4 e5 2. Ke3", "read"),
        ] {
            let problem = read_chess(bad).unwrap_err();
            assert!(problem.contains(why), "{problem}");
        }
        let minnaar = open(Variant::Minnaar, "").unwrap();
        let again = read_game(&minnaar.position_text(), Variant::Minnaar).unwrap();
        assert_eq!(again.game.variant(), Variant::Minnaar);
        let chess = read_game(fen, Variant::Minnaar).unwrap();
        assert_eq!(chess.game.variant(), Variant::Chess);
    }
}
