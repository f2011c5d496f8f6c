//! What hovering tells, and a set-up in words.

use super::*;
use crate::board::Mark;
use crate::terrain::place;

#[test]
fn hovering_tells_of_disarming_and_phantom_defence() {
    let position: Position = "3k4/8/8/3r4/8/8/8/3RK3 w field - - 1 50".parse().unwrap();
    let tip = piece_tip(&position, Square::D5).unwrap();
    assert!(tip.disarms.rook && tip.phantom, "{tip:?}");
    assert!(tip.lines.iter().any(
        |it| it.words.contains("Last Rook: taking it disarms the King")
            && it.mark == Some(Mark::LastOfType)
    ));
    assert!(
        tip.lines
            .iter()
            .any(|it| it.words.contains("Phantom defence") && it.mark == Some(Mark::Phantom))
    );
    assert_eq!(tip.attackers, Square::D1.bitboard());
    assert!(tip.attacks.has(Square::D1));
    assert_eq!(piece_tip(&position, Square::A1), None);
}

#[test]
fn every_special_square_has_words() {
    let named =
        |terrain, square| place(&Position::start(terrain), square).map(|place| place.name.say());
    assert_eq!(named(Terrain::River, Square::A5), Some("Water".into()));
    assert_eq!(named(Terrain::River, Square::B5), Some("Ford".into()));
    assert_eq!(named(Terrain::Hill, Square::C7), Some("High ground".into()));
    assert_eq!(named(Terrain::Forest, Square::C4), Some("Trees".into()));
    assert_eq!(named(Terrain::Siege, Square::A5), Some("Wall".into()));
    assert_eq!(named(Terrain::Siege, Square::C5), Some("Gate".into()));
    assert_eq!(named(Terrain::Siege, Square::D5), Some("Tower".into()));
    let breached: Position = "4k3/8/8/4t3/8/8/8/4K3 w siege - - 1 50".parse().unwrap();
    assert_eq!(
        place(&breached, Square::D5).map(|place| place.name.say()),
        Some("Breach".into())
    );
    assert_eq!(named(Terrain::Field, Square::D5), None);
}

#[test]
fn a_setup_is_kept_in_words() {
    let setup = BattleSetup {
        terrain: Terrain::Siege,
        armies: [Army::new(4, 1, 0, 0, 0), Army::default()],
        seats: [Seat::Computer(Level::Expert), Seat::Human],
        campaign: None,
    };
    let text = ron::to_string(&setup).unwrap();
    assert_eq!(ron::from_str::<BattleSetup>(&text).unwrap(), setup);
    assert!(ron::from_str::<BattleSetup>(&text.replace("siege", "swamp")).is_err());
    assert!(ron::from_str::<BattleSetup>(&text.replace("1N4P", "1X")).is_err());
    assert!(ron::from_str::<BattleSetup>(&text.replace("expert", "genius")).is_err());
    assert_eq!(setup.with_sides_swapped().lone_human(), Some(Color::White));
}
