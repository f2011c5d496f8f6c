//! What programs before this one have written, in `tests/golden`, a number for each form it had:
//! all of it is read for ever. What this program writes must be the last of them, so that no form
//! changes by mistake. If one is to change, `AMIRS_CHESS_GOLDEN=write cargo test golden` adds the
//! new form as one more file; the older ones stay as they are.

use super::*;
use crate::battle::{self, Action, Table};
use crate::online::{HeldSeat, seats};
use crate::settings::{Settings, store};
use rules::{Position as _, Variant};
use std::path::Path;
use tabletop::{Act, Sitter};

const WRITE: &str = "AMIRS_CHESS_GOLDEN";

fn golden(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../tests/golden")
        .join(folder)
}

/// The files of a folder, the oldest form first.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap();
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    let number = |file: &PathBuf| -> u32 {
        let stem = file.file_stem().and_then(|stem| stem.to_str()).unwrap();
        stem.parse().unwrap()
    };
    files.sort_by_key(number);
    assert!(!files.is_empty());
    files
}

/// A game of each kind, always the same.
fn samples() -> Vec<(&'static str, Kept)> {
    let setup = battle::BattleSetup {
        seats: [Seat::Human, Seat::Computer(engine::Level::Club)],
        terrain: rules::battle::Terrain::Hill,
        ..Default::default()
    };
    let mut table = Table::new(setup);
    table
        .act(Action::Touch(rules::Square::parse("e2").unwrap()))
        .unwrap();
    table
        .act(Action::Touch(rules::Square::parse("e4").unwrap()))
        .unwrap();
    let mut war = at_war();
    say(&mut war, "march d4 e4 all");
    let mut all = vec![
        ("battle", Kept::Battle(Box::new(table))),
        ("campaign", kept(&war)),
    ];
    for variant in Variant::ALL {
        if variant != Variant::Battle {
            let sitting = games::played(variant, &[Sitter::Human], 9);
            all.push((variant.name(), Kept::Game(Box::new(sitting))));
        }
    }
    all
}

/// Goes on for a step where that can be done by anybody.
fn go_on(kept: &mut Kept) {
    match kept {
        Kept::Campaign(campaign, _) => {
            let command = match campaign.state().pending() {
                None if campaign.state().won().is_none() => "end".to_owned(),
                Some(Pending::Battle(battle)) => {
                    format!("battle {}", battle.position.legal_moves()[0])
                }
                _ => return,
            };
            say(campaign, &command);
        }
        Kept::Game(sitting) => {
            let choice = sitting.game().choices().first().cloned();
            if let Some(choice) = choice {
                let version = sitting.version();
                let action = choice.action;
                // Whoever it is who is to decide.
                let _ = sitting.act(Act::Reply { version, action });
            }
        }
        Kept::Battle(table) => {
            let moves = table.position().legal_moves();
            if let Some(mv) = moves.first().filter(|_| table.outcome().is_none()) {
                // It may be a computer's turn.
                let _ = table.act(Action::Play(*mv));
            }
        }
    }
}

#[test]
fn golden_saves_of_every_form_are_opened_and_gone_on_with() {
    for (kind, _) in samples() {
        for file in files(&golden("saves").join(kind)) {
            let name = file.display();
            let bytes = fs::read(&file).unwrap();
            let mut kept = Kept::read(&bytes).unwrap_or_else(|problem| panic!("{name}: {problem}"));
            for _ in 0..2 {
                let text = kept.text();
                let again = Kept::read(text.as_bytes()).unwrap();
                assert_eq!(again.text(), text, "{name}");
                assert!(again.picture(16).rgb.len() == 16 * 16 * 3, "{name}");
                go_on(&mut kept);
            }
        }
    }
}

#[test]
fn golden_saves_are_what_is_written_today() {
    for (kind, kept) in samples() {
        let folder = golden("saves").join(kind);
        let files = files(&folder);
        let last = files.last().unwrap();
        let (written, text) = (fs::read_to_string(last).unwrap(), kept.text());
        if written == text {
            continue;
        }
        assert!(
            std::env::var_os(WRITE).is_some(),
            "saves of {kind} are no longer written as in {}. If that is meant, keep that file and \
             add the new form: {WRITE}=write cargo test golden\n{text}",
            last.display()
        );
        let next = folder.join(format!("{}.json", files.len() + 1));
        fs::write(next, text).unwrap();
    }
}

#[test]
fn golden_cards_settings_seats_and_rooms_are_read() {
    for file in files(&golden("cards")) {
        let text = fs::read_to_string(&file).unwrap();
        let card = Card::read(&text).unwrap_or_else(|| panic!("{}", file.display()));
        assert!(!card.name.is_empty() && card.saved > 1_700_000_000);
        assert!(!card.opponent_words().is_empty() && !card.state_words().is_empty());
        assert_eq!(Card::read(&ron::to_string(&card).unwrap()), Some(card));
    }
    for file in files(&golden("settings")) {
        let text = fs::read_to_string(&file).unwrap();
        let (settings, lost) = store::read(&text).unwrap();
        assert_eq!(lost, [""; 0], "{}", file.display());
        assert_eq!(settings.volumes.ambience, 0.5);
        let again = ron::to_string(&settings).unwrap();
        assert_eq!(store::read(&again).unwrap(), (settings, Vec::new()));
    }
    assert!(store::read("(ui_scale: 1.5)").unwrap().0 != Settings::default());
    for file in files(&golden("seats")) {
        let seats: Vec<HeldSeat> = seats::parse(&fs::read_to_string(&file).unwrap()).unwrap();
        assert_eq!(seats.len(), 1, "{}", file.display());
        assert!(!seats[0].game_words().is_empty(), "{}", file.display());
    }
    for file in files(&golden("rooms")) {
        let text = fs::read_to_string(&file).unwrap();
        let lines = text.lines().map(serde_json::from_str);
        let log: Vec<protocol::Entry> = lines.collect::<Result<_, _>>().unwrap();
        let arbiter = protocol::Arbiter::replay(&log).unwrap();
        assert_eq!(arbiter.hash(), log.last().unwrap().hash);
    }
}
