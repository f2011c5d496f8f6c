//! Games at a table and battles of their own on the disk.

use super::*;
use crate::battle;
use crate::saves::shelf::Source;
use rules::{Position as _, Variant};
use tabletop::{Act, Saved, Sitter, Sitting, open};

/// A game after so many choices of everybody, one as good as another.
pub(super) fn played(variant: Variant, sitters: &[Sitter], choices: usize) -> Sitting {
    let mut game = open(variant, "").unwrap();
    for number in 0..choices {
        let Some(player) = game.decider() else { break };
        let all = game.choices();
        let choice = &all[number * 7 % all.len()];
        game.play(player, &choice.action).unwrap();
    }
    Sitting::new(game, sitters)
}

fn kept(sitting: &Sitting) -> Kept {
    Kept::Game(Box::new(sitting.clone()))
}

fn sitting_of(kept: Kept) -> Sitting {
    match kept {
        Kept::Game(sitting) => *sitting,
        other => panic!("no game: {other:?}"),
    }
}

/// The games that are played here already.
fn games() -> impl Iterator<Item = Variant> {
    let all = Variant::ALL.into_iter();
    all.filter(|variant| open(*variant, "").is_ok())
}

#[test]
fn every_game_comes_back_as_it_was() {
    let fresh = Fresh::new("games");
    let folder = fresh.folder();
    assert!(games().count() >= 2);
    for variant in games() {
        for choices in [0, 1, 2, 9, 30] {
            let computer = Sitter::Computer(engine::Level::Club);
            let mut sitting = played(variant, &[Sitter::Human, computer], choices);
            sitting.act(Act::FaceUp(choices == 9)).unwrap();
            let slot = folder.fresh_slot("Mine", &kept(&sitting));
            folder.save(&slot, &kept(&sitting)).unwrap();
            let again = sitting_of(folder.open(&slot.stem).unwrap().kept);
            let (was, is) = (sitting.game(), again.game());
            assert_eq!(Saved::of(is), Saved::of(was), "{variant} {choices}");
            assert_eq!(is.position_text(), was.position_text());
            assert_eq!(is.choices(), was.choices());
            assert_eq!(again.look(), sitting.look());
            assert_eq!(again.sitters(), sitting.sitters());
            assert_eq!(again.is_face_up(), sitting.is_face_up());
            assert_eq!(again.curtain(), sitting.curtain());
        }
    }
    let list = folder.list().unwrap();
    assert_eq!(list.len(), games().count() * 5);
    assert!(
        list.iter()
            .all(|it| folder.picture(&it.stem).is_some() && it.trouble.is_none())
    );
}

#[test]
fn a_damaged_game_gives_way_to_the_one_before_it() {
    let fresh = Fresh::new("damaged-game");
    let folder = fresh.folder();
    let mut sitting = played(Variant::Chess, &[], 4);
    let slot = folder.fresh_slot("Mine", &kept(&sitting));
    folder.save(&slot, &kept(&sitting)).unwrap();
    let before = sitting.game().position_text();
    let next = sitting.choices()[0].action.clone();
    sitting.act(Act::Choose(next)).unwrap();
    folder.save(&slot, &kept(&sitting)).unwrap();
    let path = folder.save_of(&slot.stem);
    damage(&path);
    let opened = folder.open(&slot.stem).unwrap();
    let notice = opened.notice.clone().unwrap();
    assert!(
        notice.contains("Mine") && notice.contains("move 3"),
        "{notice}"
    );
    assert_eq!(sitting_of(opened.kept).game().position_text(), before);
    // A word changed by hand.
    let text = kept(&sitting).text().replacen("human", "club", 1);
    fs::write(&path, text).unwrap();
    let opened = folder.open(&slot.stem).unwrap();
    assert!(opened.notice.is_some(), "the checksum tells");
    let _ = fs::remove_file(::campaign::save::file::older(&path, 1));
    let refused = folder.open(&slot.stem).unwrap_err().to_string();
    assert!(refused.contains("damaged"), "{refused}");
    assert_eq!(folder.list().unwrap().len(), 1, "it is still listed");
}

#[test]
fn games_are_renamed_copied_carried_and_deleted() {
    let fresh = Fresh::new("carried");
    let folder = fresh.folder();
    let sitting = played(Variant::Chess, &[], 4);
    let name = kept(&sitting).usual_name();
    assert_eq!(name, "Chess, two players");
    let slot = folder.fresh_slot(&name, &kept(&sitting));
    folder.save(&slot, &kept(&sitting)).unwrap();
    folder.rename(&slot.stem, "Ours").unwrap();
    let granted = grant(&folder, Wish::CopyOf(slot.stem.clone()));
    let names: Vec<&str> = granted
        .list
        .iter()
        .map(|it| it.card.name.as_str())
        .collect();
    assert!(
        names.contains(&"Ours") && names.contains(&"Ours (2)"),
        "{names:?}"
    );
    let out = fresh.folder().path().join("../out.json");
    folder.export(&slot.stem, &out).unwrap();
    assert_eq!(fs::read_to_string(&out).unwrap(), kept(&sitting).text());
    let granted = grant(&folder, Wish::Import(Source::File(out)));
    assert_eq!(granted.list.len(), 3);
    let granted = grant(&folder, Wish::Delete(vec![slot.stem]));
    assert_eq!(granted.list.len(), 2);
}

#[test]
fn chess_from_elsewhere_is_kept_and_opened() {
    let fresh = Fresh::new("pgn");
    let folder = fresh.folder();
    fs::create_dir_all(folder.path()).unwrap();
    let path = folder.path().join("../famous.pgn");
    let pgn = "[White \"Ada\"]\n[Black \"Bo\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n1. e4 *";
    fs::write(&path, pgn).unwrap();
    let bring = |from: Source| Wish::Bring {
        from,
        variant: Variant::Chess,
        sitters: vec![Sitter::Human, Sitter::Computer(engine::Level::Club)],
    };
    let granted = grant(&folder, bring(Source::File(path.clone())));
    let opened = granted.opened.unwrap();
    assert_eq!(opened.slot.name, "Ada – Bo");
    assert!(opened.notice.unwrap().contains("2 games"));
    let card = opened.kept.card("Mine", jiff::Timestamp::now());
    assert_eq!(card.state_words(), "Checkmate: Black wins.");
    assert_eq!(sitting_of(opened.kept).game().len(), 4);
    assert!(granted.list.is_empty(), "nobody has played it here");
    let fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    let granted = grant(&folder, bring(Source::Text(fen.into())));
    let opened = granted.opened.unwrap();
    assert_eq!(sitting_of(opened.kept).game().position_text(), fen);
    for bad in ["nonsense", "4k3/8/8/8/8/8/8/8 w - - 0 1", "1. e4 e5 2. Ke3"] {
        let granted = grant(&folder, bring(Source::Text(bad.into())));
        assert!(
            granted.opened.is_none() && granted.notices.len() == 1,
            "{bad}"
        );
        assert!(granted.list.is_empty());
    }
    let granted = grant(&folder, Wish::Import(Source::File(path)));
    assert!(granted.opened.is_none(), "what goes on stays");
    assert_eq!(granted.list.len(), 1);
}

#[test]
fn a_battle_of_its_own_is_kept_too() {
    let fresh = Fresh::new("own-battle");
    let folder = fresh.folder();
    let mut table = battle::Table::new(battle::BattleSetup::default());
    let mv = table.position().legal_moves()[0];
    table.act(battle::Action::Play(mv)).unwrap();
    let kept = Kept::Battle(Box::new(table.clone()));
    assert_eq!(kept.usual_name(), "Quick Battle against Casual");
    let slot = folder.fresh_slot(&kept.usual_name(), &kept);
    folder.save(&slot, &kept).unwrap();
    match folder.open(&slot.stem).unwrap().kept {
        Kept::Battle(again) => {
            assert_eq!(again.position(), table.position());
            assert_eq!(again.setup(), table.setup());
        }
        other => panic!("no battle: {other:?}"),
    }
    let card = &folder.list().unwrap()[0].card;
    assert_eq!(card.state_words(), "Move 1, Defender to play");
}

#[test]
fn what_is_hidden_is_not_carried_out_before_the_end() {
    let fresh = Fresh::new("hidden-game");
    let folder = fresh.folder();
    fs::create_dir_all(folder.path()).unwrap();
    let club = Sitter::Computer(engine::Level::Club);
    let out = folder.path().join("../out.json");
    for (variant, start, sitters, hides) in [
        (Variant::Chess, "", [Sitter::Human, club], false),
        (Variant::Field, "seed 3", [Sitter::Human, club], true),
        (
            Variant::Field,
            "seed 3",
            [Sitter::Human, Sitter::Human],
            true,
        ),
        (Variant::Field, "seed 3", [club, club], false),
        (
            Variant::European,
            "nations guild - plain - seed 2",
            [Sitter::Human, club],
            true,
        ),
        (
            Variant::European,
            "nations korea - plain - seed 2",
            [Sitter::Human, club],
            false,
        ),
    ] {
        let mut sitting = Sitting::new(open(variant, start).unwrap(), &sitters);
        let slot = folder.fresh_slot("Mine", &kept(&sitting));
        folder.save(&slot, &kept(&sitting)).unwrap();
        let _ = fs::remove_file(&out);
        assert_eq!(
            folder.export(&slot.stem, &out).is_err(),
            hides,
            "{variant} {sitters:?}"
        );
        assert_eq!(out.exists(), !hides);
        sitting.act(Act::FaceUp(true)).unwrap();
        folder.save(&slot, &kept(&sitting)).unwrap();
        folder.export(&slot.stem, &out).unwrap();
    }
    let cards = folder.list().unwrap();
    assert!(cards.iter().all(|it| it.card.may_go_out().is_ok()));
}
