//! Records: carried out as text and brought in again, played on from their middle, many at once.

use super::*;
use crate::battle::{Action, BattleSetup, Company, Entry, Standing, Table};
use crate::library::Branch;
use crate::saves::shelf::Source;
use crate::screens::saves::Filter;
use jiff::Timestamp;
use rules::{Position as _, Variant};
use tabletop::{Saved, Sitter, Sitting, Viewer, WayOut, open};

/// A game played by rote, then given up if it has not come to its end.
fn whole(variant: Variant, start: &str) -> Sitting {
    let mut game = open(variant, start).unwrap();
    for number in 0..120 {
        let Some(player) = game.decider() else { break };
        let all = game.choices();
        // Whoever arranges his army is ready soon.
        let ready = all
            .iter()
            .find(|it| it.action == "ready" && number % 2 == 1);
        let choice = ready.unwrap_or(&all[number * 7 % all.len()]);
        game.play(player, &choice.action).unwrap();
    }
    while let Some(player) = game.decider() {
        let mut ways = game.ways_out(player);
        ways.sort_by_key(|way| *way != WayOut::Resign);
        game.play(player, ways[0].action()).unwrap();
    }
    Sitting::new(
        game,
        &[Sitter::Human, Sitter::Computer(engine::Level::Club)],
    )
}

fn games() -> Vec<Sitting> {
    vec![
        whole(Variant::Chess, ""),
        whole(Variant::Chess, "4k3/8/8/8/8/8/8/4K2R b K - 0 1"),
        whole(Variant::Minnaar, ""),
        whole(Variant::Field, "seed 5"),
        whole(
            Variant::European,
            "nations guild china mycenae plain seed 7",
        ),
        whole(Variant::European, "nations korea - ottoman - seed 3"),
    ]
}

fn fought() -> Table {
    let mut table = Table::new(BattleSetup {
        seats: [Seat::Human; 2],
        ..BattleSetup::default()
    });
    for number in 0..31 {
        let moves = table.position().legal_moves();
        table
            .act(Action::Play(moves[number * 5 % moves.len()]))
            .unwrap();
    }
    table.act(Action::Resign).unwrap();
    table.act(Action::Confirm).unwrap();
    table
}

fn war() -> Campaign {
    let mut campaign = begun(11);
    for _ in 0..3 {
        say(&mut campaign, "end");
    }
    campaign
}

/// One of everything that is kept.
fn everything() -> Vec<Kept> {
    let games = games().into_iter().map(|it| Kept::Game(Box::new(it)));
    let mut all: Vec<Kept> = games.collect();
    all.push(Kept::Battle(Box::new(fought())));
    all.push(kept(&war()));
    all
}

/// Whether both hold the same, whoever plays.
fn check_same(one: &Kept, other: &Kept) {
    match (one, other) {
        (Kept::Game(one), Kept::Game(other)) => {
            let (one, other) = (one.game(), other.game());
            assert_eq!(
                one.steps(Viewer::Everything),
                other.steps(Viewer::Everything)
            );
            assert_eq!(one.position_text(), other.position_text());
            // A file of chess does not tell by what a game ended that the board does not end.
            let winners = |game: &dyn tabletop::Game| game.ending().map(|it| it.winners);
            assert_eq!(winners(one), winners(other));
        }
        (Kept::Battle(one), Kept::Battle(other)) => {
            assert_eq!(one.record().entries(), other.record().entries());
            assert_eq!(one.record().start(), other.record().start());
            assert_eq!(one.outcome(), other.outcome());
        }
        (Kept::Campaign(one, _), Kept::Campaign(other, _)) => {
            assert_eq!(one.record(), other.record());
            assert_eq!(one.state(), other.state());
        }
        _ => panic!("{one:?} and {other:?}"),
    }
}

#[test]
fn everything_goes_out_as_text_and_comes_in_again() {
    let fresh = Fresh::new("text");
    let folder = fresh.folder();
    for kept in everything() {
        let slot = folder.fresh_slot("Mine", &kept);
        folder.save(&slot, &kept).unwrap();
        let card = folder.card(&slot.stem).unwrap();
        let form = Form::of(&card);
        let text = folder.text(&slot.stem, form).unwrap();
        if form != Form::Save {
            assert!(
                text.contains("Computer (Club)") || text.contains("Player"),
                "{text}"
            );
        }
        let from = Source::Text(format!("\u{feff}{text}\n\n"));
        let (pasted, _) = folder.import(&from).unwrap();
        check_same(&kept, &folder.open(&pasted.stem).unwrap().kept);
        // By a file of that form, and by one that is the save.
        for ending in [form.ending(), "json"] {
            let path = fresh.0.join(format!("out.{ending}"));
            folder.export(&slot.stem, &path).unwrap();
            let (brought, _) = folder.import(&Source::File(path)).unwrap();
            check_same(&kept, &folder.open(&brought.stem).unwrap().kept);
        }
        let granted = grant(&folder, Wish::CopyText(slot.stem));
        assert_eq!(granted.clipboard, Some(text));
    }
}

#[test]
fn chess_goes_out_with_result_names_date_and_its_start() {
    let fresh = Fresh::new("pgn-out");
    let folder = fresh.folder();
    let kept = Kept::Game(Box::new(whole(
        Variant::Chess,
        "4k3/8/8/8/8/8/8/4K2R b K - 0 1",
    )));
    let slot = folder.fresh_slot("Mine", &kept);
    folder.save(&slot, &kept).unwrap();
    let mut card = folder.card(&slot.stem).unwrap();
    // It was played long ago.
    card.saved = 1_000_000_000;
    fs::write(
        folder.path().join(format!("{}.ron", slot.stem)),
        ron::to_string(&card).unwrap(),
    )
    .unwrap();
    let text = folder.text(&slot.stem, Form::Pgn).unwrap();
    for tag in [
        "[White \"Player\"]",
        "[Black \"Computer (Club)\"]",
        "[Date \"2001.09.09\"]",
        "[FEN \"4k3/8/8/8/8/8/8/4K2R b K - 0 1\"]",
        "[Result \"",
    ] {
        assert!(text.contains(tag), "{tag}: {text}");
    }
    assert!(!text.contains("[Result \"*\"]"), "{text}");
}

#[test]
fn rubbish_among_texts_is_told_in_words_and_changes_nothing() {
    let fresh = Fresh::new("rubbish");
    let folder = fresh.folder();
    for text in [
        "",
        "Quick Battle\nno start",
        "Minnaar Chess\nno position",
        "Field Chess\nSet-up: none",
        "European Chess\nStart: nations plain - - - seed 1",
        "European Chess\nStart: nations plain - plain - seed 1\n\n1. Nobody: e2e4",
        "1. e4 e5 2. Ke3",
        "{\"game\":\"amirs-chess\"",
    ] {
        let granted = grant(&folder, Wish::Import(Source::Text(text.into())));
        assert_eq!(granted.notices.len(), 1, "{text}");
        assert!(
            granted.notices[0].starts_with("The text"),
            "{:?}",
            granted.notices
        );
        assert!(granted.list.is_empty() && granted.chosen.is_none());
    }
}

fn chairs(branch: &Branch) -> Vec<Seat> {
    branch.chairs.iter().map(|it| it.seat).collect()
}

#[test]
fn any_game_is_played_on_from_its_middle_and_stays_as_it_was() {
    for sitting in games() {
        let before = Saved::of(sitting.game());
        let at = sitting.game().len() / 2;
        let mut branch = Branch::of_game(&sitting, at).unwrap();
        assert_eq!(chairs(&branch)[1], Seat::Computer(engine::Level::Club));
        branch.chairs[1].seat = Seat::Human;
        let (kept, name) = branch.begin().unwrap();
        let Kept::Game(begun) = kept else { panic!() };
        assert!(
            begun.game().len() >= at && begun.ending().is_none(),
            "{name}"
        );
        assert_eq!(
            begun.game().position_text(),
            sitting.game().position_at(begun.game().len())
        );
        assert!(begun.sitters().iter().all(|it| it.is_human()));
        assert!(begun.version() == 0, "nothing has been done in it yet");
        assert_eq!(Saved::of(sitting.game()), before);
    }
}

#[test]
fn what_is_hidden_is_not_played_on_before_the_end() {
    let club = Sitter::Computer(engine::Level::Club);
    let game = open(Variant::Field, "seed 3").unwrap();
    let sitting = Sitting::new(game, &[Sitter::Human, club]);
    assert!(Branch::of_game(&sitting, 0).is_err());
}

#[test]
fn a_battle_is_played_on_with_other_seats() {
    let table = fought();
    let mut branch = Branch::of_battle(&table, 12).unwrap();
    branch.chairs[0].seat = Seat::Computer(engine::Level::Expert);
    let (kept, name) = branch.begin().unwrap();
    assert_eq!(name, "Quick Battle against Expert, from move 7");
    let Kept::Battle(begun) = kept else { panic!() };
    assert_eq!(begun.record().entries(), &table.record().entries()[..12]);
    assert_eq!(begun.position(), table.record().after(12));
    assert!(begun.outcome().is_none() && begun.job().is_some());
    assert!(begun.is_flipped(), "the board is turned to a lone defender");
}

#[test]
fn a_campaign_is_played_on_from_any_of_its_turns() {
    let mut campaign = war();
    say(&mut campaign, "end");
    say(&mut campaign, "resign");
    assert!(campaign.state().won().is_some());
    for at in 0..campaign.record().len() {
        let mut branch = Branch::of_campaign(&campaign, at).unwrap();
        let seat = if at % 2 == 0 {
            Seat::Human
        } else {
            Seat::Computer(engine::Level::Master)
        };
        branch.chairs[0].seat = seat;
        let (kept, _) = branch.begin().unwrap();
        let Kept::Campaign(begun, _) = kept else {
            panic!()
        };
        assert_eq!(begun.record(), &campaign.record()[..at]);
        assert!(begun.state().won().is_none());
        assert_eq!(Session::resume(*begun).seat(Color::Black), seat);
    }
    let whole = campaign.record().len();
    assert!(Branch::of_campaign(&campaign, whole).is_err(), "it is over");
    // While it goes on in a fog, nobody looks at it from the other side.
    assert!(Branch::of_campaign(&war(), 1).unwrap().chairs.is_empty());
}

/// A battle in a room, between Ann elsewhere and Bea here.
fn between_screens(entries: Vec<Entry>) -> Kept {
    let standing = Standing {
        seats: [Seat::Afar, Seat::Human],
        entries,
        extends: None,
        company: Company {
            names: [Some("Ann".to_owned()), Some("Bea".to_owned())],
            ..Company::default()
        },
    };
    let table = Table::online(BattleSetup::default(), standing).unwrap();
    Kept::Battle(Box::new(table))
}

#[test]
fn a_game_between_screens_leaves_a_record_with_names() {
    let kept = between_screens(vec![Entry::Resign(Color::White)]);
    let fresh = Fresh::new("between-screens");
    let folder = fresh.folder();
    let slot = folder.fresh_slot(&kept.usual_name(), &kept);
    assert_eq!(slot.name, "Ann – Bea");
    folder.save(&slot, &kept).unwrap();
    let card = folder.card(&slot.stem).unwrap();
    assert!(card.is_over() && card.opponent_words() == "Ann – Bea");
    let Kept::Battle(mut again) = folder.open(&slot.stem).unwrap().kept else {
        panic!()
    };
    assert_eq!(again.called(Color::White), Some("Ann"));
    assert!(!again.is_online() && again.outcome().is_some());
    assert!(again.act(Action::TakeBack).is_err(), "it is a record");
    let text = folder.text(&slot.stem, Form::Text).unwrap();
    assert!(
        text.contains("Attacker: Ann") && text.contains("Defender: Bea"),
        "{text}"
    );
    let branch = Branch::of_battle(&again, 0).unwrap();
    assert!(
        !chairs(&branch).contains(&Seat::Afar),
        "nobody is elsewhere now"
    );
}

#[test]
fn a_room_that_somebody_left_is_no_game_to_go_on_with() {
    let kept = between_screens(Vec::new());
    let fresh = Fresh::new("left");
    let folder = fresh.folder();
    let slot = folder.fresh_slot(&kept.usual_name(), &kept);
    folder.save(&slot, &kept).unwrap();
    assert!(folder.card(&slot.stem).unwrap().is_over());
    assert!(latest(&folder.list().unwrap(), Some(&slot.stem)).is_none());
}

#[test]
fn a_damaged_record_among_good_ones_costs_only_itself() {
    let fresh = Fresh::new("among");
    let folder = fresh.folder();
    let stems: Vec<String> = everything()
        .iter()
        .map(|kept| {
            let slot = folder.fresh_slot("Mine", kept);
            folder.save(&slot, kept).unwrap();
            slot.stem
        })
        .collect();
    damage(&folder.save_of(&stems[2]));
    fs::remove_file(folder.path().join(format!("{}.ron", stems[2]))).unwrap();
    let list = folder.list().unwrap();
    assert_eq!(list.len(), stems.len());
    let broken: Vec<&str> = list
        .iter()
        .filter(|it| it.trouble.is_some())
        .map(|it| it.stem.as_str())
        .collect();
    assert_eq!(broken, [stems[2].as_str()]);
    let granted = grant(&folder, Wish::Look(stems[2].clone()));
    assert!(granted.opened.is_none() && granted.notices[0].contains("damaged"));
    for stem in stems.iter().filter(|it| **it != stems[2]) {
        assert!(
            grant(&folder, Wish::Look(stem.clone()))
                .opened
                .unwrap()
                .look
        );
    }
    let granted = grant(&folder, Wish::Delete(stems[1..4].to_vec()));
    assert_eq!(granted.list.len(), stems.len() - 3);
}

#[test]
fn a_thousand_records_are_listed_by_their_cards_alone() {
    let fresh = Fresh::new("thousand");
    let folder = fresh.folder();
    fs::create_dir_all(folder.path()).unwrap();
    let game = Kept::Game(Box::new(whole(Variant::Chess, "")));
    for number in 0..1000 {
        let then = Timestamp::from_second(number).unwrap();
        let card = game.card(&format!("Number {number}"), then);
        let beside = |ending: &str| folder.path().join(format!("chess-{number}.{ending}"));
        // Whatever is in it: it is not opened.
        fs::write(beside("json"), "").unwrap();
        fs::write(beside("ron"), ron::to_string(&card).unwrap()).unwrap();
    }
    let list = folder.list().unwrap();
    assert_eq!(list.len(), 1000);
    assert!(
        list.iter()
            .all(|it| it.trouble.is_none() && it.picture.is_none())
    );
    assert_eq!(list[0].card.name, "Number 999");
    let sought = Filter {
        text: "number 99".into(),
        ..Filter::default()
    };
    assert_eq!(sought.of(&list).len(), 11);
    let slot = folder.fresh_slot("Number 5", &game);
    assert_eq!(
        (slot.stem.as_str(), slot.name.as_str()),
        ("chess", "Number 5 (2)")
    );
}
