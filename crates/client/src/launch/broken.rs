//! Files of the game that can't be read while it runs: drawn plainly or silent, and told of once.

use crate::screens::Notices;
use bevy::asset::UntypedAssetLoadFailedEvent;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use std::time::Duration;

/// How long nothing more must have failed before it is told: all of it together.
const REST: Duration = Duration::from_millis(500);
/// So many files are named, the rest counted.
const NAMED: usize = 3;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, tell);
}

fn tell(
    mut failed: MessageReader<UntypedAssetLoadFailedEvent>,
    mut names: Local<Vec<String>>,
    mut since: Local<Option<Duration>>,
    time: Res<Time<Real>>,
    mut notices: ResMut<Notices>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for event in failed.read() {
        let name = event.path.path().display().to_string();
        debug!("{name}: {}", event.error);
        if !names.contains(&name) {
            names.push(name);
            *since = Some(time.elapsed());
        }
    }
    let Some(then) = *since else { return };
    if time.elapsed() - then < REST {
        redraw.write(RequestRedraw);
        return;
    }
    *since = None;
    notices.push(told(&names));
}

fn told(names: &[String]) -> String {
    let named = names.iter().take(NAMED).cloned().collect::<Vec<_>>();
    let named = named.join(", ");
    let files = match names.len().saturating_sub(NAMED) {
        0 => named,
        more => words!("trust-damaged-more", files = named, count = more),
    };
    words!("trust-damaged", count = names.len(), files = files)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_few_files_are_named_and_the_others_counted() {
        let names: Vec<String> = (1..=5).map(|number| format!("{number}.png")).collect();
        let one = told(&names[..1]);
        assert!(one.starts_with("A file of the game") && one.contains("1.png"));
        let all = told(&names);
        assert!(all.starts_with("5 files"), "{all}");
        assert!(all.contains("1.png, 2.png, 3.png and 2 more"), "{all}");
    }
}
