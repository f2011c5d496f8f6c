//! What does not work says why.

use super::measure::is_seen;
use super::screens::{LEAST, drawn};
use bevy_egui::egui::{Button, pos2};
use client::theme;
use egui_kittest::kittest::Queryable;

#[test]
fn a_press_in_vain_tells_the_reason_at_once() {
    let mut harness = drawn(LEAST, (), |ui, ()| {
        let reason = Err("Nobody is there.".to_owned());
        let pressed = theme::with_reason(ui, Button::new("Begin"), reason).clicked();
        pressed.then_some(())
    });
    assert!(!is_seen(&harness, "Nobody is there."));
    harness.get_by_label("Begin").click();
    harness.run_steps(3);
    assert!(is_seen(&harness, "Nobody is there."));
    assert!(harness.state().chosen.is_empty(), "nothing else happens");
    harness.hover_at(pos2(400.0, 500.0));
    harness.run_steps(3);
    assert!(!is_seen(&harness, "Nobody is there."));
}
