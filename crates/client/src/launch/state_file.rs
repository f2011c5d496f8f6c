//! The state as text in a file, rewritten after every change: for whoever plays from outside.
//!
//! A line each: `screen`, `overlay`, in a battle `position`, `selected` if something is picked up,
//! and `board LEFT TOP SIDE flipped|upright` in logical pixels; in a campaign `map X Y SIDE` (the
//! middle of a1 in the window and the side of a square, in logical pixels), `viewer`, `turn`,
//! `round`, `pending`, `chosen` for the square selected, `picked` for who is picked to go, `working yes|no`, `reel idle|busy`,
//! `campaign` and a sum of the world, and the world's own lines after `| `; at a table the lines of
//! [`super::table_lines`]; `button X Y NAME` for
//! the middle of everything that can be clicked, `on NAME` if it is a choice that is made, `passing`
//! while one screen gives way to another, and `end`.

use super::table_lines::AtTable;
use crate::battle::Table;
use crate::board;
use crate::campaign::{Feed, Question, Session};
use crate::opponent::Working;
use crate::screens::{Overlay, Screen};
use crate::theme::MainCamera;
use crate::transition::Transition;
use crate::world::{Drawn, Reel, SQUARE, middle};
use ::campaign::{Pending, Square};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::accesskit::{Role, Toggled};
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

/// A campaign and how it is shown.
#[derive(SystemParam)]
struct Campaign<'w, 's> {
    session: Option<Res<'w, Session>>,
    drawn: Option<Res<'w, Drawn>>,
    feed: Res<'w, Feed>,
    reel: Res<'w, Reel>,
    working: Res<'w, Working>,
    cameras: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<MainCamera>>,
}

impl Campaign<'_, '_> {
    fn tell(&self, screen: Screen, text: &mut String) {
        if screen == Screen::World && self.drawn.is_some() {
            self.tell_map(text);
        }
        let Some(session) = &self.session else { return };
        if !matches!(screen, Screen::World | Screen::Battle) {
            return;
        }
        let state = session.campaign().state();
        let world = state.to_string();
        let pending = match state.pending() {
            None => "no",
            Some(Pending::Defend(_)) => "defend",
            Some(Pending::Battle(_)) => "battle",
            Some(Pending::Land { .. }) => "land",
        };
        let yes = |it: bool| if it { "yes" } else { "no" };
        let idle = self.reel.is_idle() && self.feed.left(session.viewer()) == 0;
        let reel = if idle { "idle" } else { "busy" };
        let _ = writeln!(text, "viewer {}", session.viewer());
        let _ = writeln!(text, "turn {}\nround {}", state.turn(), state.round());
        let _ = writeln!(text, "pending {pending}");
        if let Some(chosen) = session.selected() {
            let _ = writeln!(text, "chosen {chosen}");
        }
        if let Some(Question::Party(picking)) = session.question() {
            let _ = writeln!(text, "picked {} {}", picking.to, picking.picked);
        }
        let _ = writeln!(text, "working {}", yes(self.working.labour().is_some()));
        let _ = writeln!(text, "reel {reel}\ncampaign {:016x}", sum(&world));
        for line in world.lines() {
            let _ = writeln!(text, "| {line}");
        }
    }

    fn tell_map(&self, text: &mut String) {
        let place = |at: Vec2| {
            let (camera, transform) = self.cameras.single().ok()?;
            camera.world_to_viewport(transform, at.extend(0.0)).ok()
        };
        let a1 = Square::at(0, 0).map(middle).unwrap_or_default();
        if let (Some(a1), Some(b1)) = (place(a1), place(a1 + Vec2::X * SQUARE)) {
            let side = b1.x - a1.x;
            let _ = writeln!(text, "map {:.1} {:.1} {side:.2}", a1.x, a1.y);
        }
    }
}

/// The same for the same words everywhere (FNV-1a).
fn sum(words: &str) -> u64 {
    words.bytes().fold(0xcbf2_9ce4_8422_2325, |sum, byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

fn write(
    mut file: ResMut<StateFile>,
    screen: Res<State<Screen>>,
    overlay: Res<State<Overlay>>,
    table: Option<Res<Table>>,
    area: Option<Res<board::Layout>>,
    campaign: Campaign,
    at_table: AtTable,
    transition: Res<Transition>,
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
    campaign.tell(*screen.get(), &mut text);
    if *screen.get() == Screen::Table {
        at_table.tell(&mut text);
    }
    if transition.goes_on() {
        text.push_str("passing\n");
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
            let name = name.replace('\n', " ");
            let mut lines = format!("button {x:.0} {y:.0} {name}");
            if node.toggled() == Some(Toggled::True) {
                let _ = write!(lines, "\non {name}");
            }
            Some(lines)
        })
        .collect();
    // They come in no lasting order.
    lines.sort();
    for line in lines {
        text.push_str(&line);
        text.push('\n');
    }
}
