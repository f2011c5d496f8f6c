//! The trays of the reserve.

use super::*;

#[test]
fn a_reserve_piece_is_picked_up_from_its_tray() {
    let mut harness = narrow(table(HOTSEAT, "6k1/p7/8/8/8/8/8/R3K3 w field - NPPp 1 50"));
    // The attacker's tray works; the defender's waits for its turn.
    let trays: Vec<bool> = harness
        .query_all_by_label_contains("reserve")
        .map(|node| node.accesskit_node())
        .filter(|node| node.role() == egui::accesskit::Role::Button)
        .map(|node| node.is_disabled())
        .collect();
    assert_eq!(trays.iter().filter(|disabled| **disabled).count(), 1);
    assert_eq!(trays.len(), 3);
    click(&mut harness, "Pawn, 2 in the Attacker's reserve");
    let selection = crate::battle::Selection::Reserve(rules::Piece::Pawn);
    assert_eq!(harness.state().table.selection(), Some(selection));
}

/// Dragged out of its tray, a reserve piece follows the pointer from the tray on.
#[test]
fn a_dragged_reserve_piece_follows_the_pointer_over_the_panel() {
    let mut harness = narrow(table(HOTSEAT, "6k1/8/8/8/8/8/8/R3K3 w field - N 1 50"));
    let panel = Rect::from_min_size(pos2(0.0, 0.0), Vec2::new(NARROW, 600.0));
    let drawn = |harness: &Harness<'static, Seen>| {
        carried::carried(&harness.ctx, &harness.state().model(), panel, 70.0)
    };
    assert_eq!(drawn(&harness), None);
    let tray = harness.get_by_label_contains("reserve").rect().center();
    harness.drag_at(tray);
    harness.run();
    for place in [tray + Vec2::new(20.0, -30.0), pos2(5.0, 300.0)] {
        harness.hover_at(place);
        harness.run();
        assert_eq!(drawn(&harness).map(|rect| rect.center()), Some(place));
    }
    harness.hover_at(pos2(-200.0, 300.0));
    harness.run();
    assert_eq!(drawn(&harness), None, "over the board the board draws it");
}

#[test]
fn a_reserve_piece_that_cannot_be_placed_is_dull_and_tells_the_one_reason() {
    let full = "4k3/8/8/8/8/8/8/RNBQKBNR w field - NPp 1 50";
    let checked = "4k3/8/8/8/8/2n5/4P3/3QK3 w field - N 1 50";
    let smothered = "4k3/8/8/8/8/3n4/8/4K3 w field - N 1 50";
    for (position, reason) in [(full, "back rank is full"), (smothered, "saved from check")] {
        let table = table(HOTSEAT, position);
        let refused = table.can_place(rules::Piece::Knight).unwrap_err();
        let mut harness = narrow(table);
        let tray = harness.get_by_label("Knight, 1 in the Attacker's reserve");
        assert!(tray.accesskit_node().is_disabled());
        assert!(refused.to_string().contains(reason), "{refused}");
        tray.hover();
        harness.run_steps(60);
        assert!(harness.query_by_label_contains(reason).is_some());
    }
    assert!(
        table(HOTSEAT, checked)
            .can_place(rules::Piece::Knight)
            .is_ok()
    );
}
