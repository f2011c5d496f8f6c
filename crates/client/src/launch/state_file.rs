//! The state as text in a file, rewritten after every change: for whoever plays from outside.
//!
//! A line each: `screen`, `overlay`, `position`, `selected` if something is picked up, `board LEFT
//! TOP SIDE flipped|upright` in logical pixels, `button X Y NAME` for the middle of everything
//! that can be clicked, and `end`.

use crate::battle::Table;
use crate::board;
use crate::screens::{Overlay, Screen};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::accesskit::Role;
use bevy_egui::{EguiContext, EguiContexts, EguiOutput, EguiPostUpdateSet, EguiPrimaryContextPass};
use std::fmt::Write;
use std::path::PathBuf;

pub(super) fn plugin(path: PathBuf) -> impl Fn(&mut App) {
    move |app| {
        app.insert_resource(StateFile {
            path: path.clone(),
            written: String::new(),
        })
        .add_systems(EguiPrimaryContextPass, name_widgets)
        .add_systems(PostUpdate, write.after(EguiPostUpdateSet::ProcessOutput));
    }
}

#[derive(Resource)]
struct StateFile {
    path: PathBuf,
    written: String,
}

/// Lets egui describe its widgets.
fn name_widgets(mut contexts: EguiContexts, mut done: Local<bool>) -> Result {
    if !*done {
        contexts.ctx_mut()?.enable_accesskit();
        *done = true;
    }
    Ok(())
}

fn write(
    mut file: ResMut<StateFile>,
    screen: Res<State<Screen>>,
    overlay: Res<State<Overlay>>,
    table: Option<Res<Table>>,
    area: Option<Res<board::Layout>>,
    mut outputs: Query<(&EguiOutput, &mut EguiContext)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let mut text = format!("screen {:?}\noverlay {:?}\n", screen.get(), overlay.get());
    if let Some(table) = &table {
        let _ = writeln!(text, "position {}", table.position());
        let turned = if table.is_flipped() {
            "flipped"
        } else {
            "upright"
        };
        if let Some(selection) = table.selection() {
            let _ = writeln!(text, "selected {selection:?}");
        }
        if let Some(area) = area {
            let (left, top, side) = (area.board.min.x, area.board.min.y, area.board.width());
            let _ = writeln!(text, "board {left} {top} {side} {turned}");
        }
    }
    for (output, mut context) in &mut outputs {
        list_buttons(output, context.get_mut().zoom_factor().into(), &mut text);
    }
    text.push_str("end\n");
    if text == file.written {
        return;
    }
    redraw.write(RequestRedraw);
    match std::fs::write(&file.path, &text) {
        Ok(()) => file.written = text,
        Err(problem) => error!("{} can't be written: {problem}", file.path.display()),
    }
}

fn list_buttons(output: &EguiOutput, zoom: f64, text: &mut String) {
    let Some(update) = &output.platform_output.accesskit_update else {
        return;
    };
    let mut lines: Vec<String> = update
        .nodes
        .iter()
        .filter(|(_, node)| {
            let role = node.role();
            matches!(role, Role::Button | Role::RadioButton | Role::CheckBox) && !node.is_disabled()
        })
        .filter_map(|(_, node)| {
            let (name, bounds) = (node.label()?, node.bounds()?);
            let x = (bounds.x0 + bounds.x1) / 2.0 * zoom;
            let y = (bounds.y0 + bounds.y1) / 2.0 * zoom;
            Some(format!("button {x:.0} {y:.0} {name}"))
        })
        .collect();
    // They come in no lasting order.
    lines.sort();
    for line in lines {
        text.push_str(&line);
        text.push('\n');
    }
}
