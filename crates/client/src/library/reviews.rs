//! What was found of a game stays with its record.

use crate::analysis::{Analysis, KeptReview};
use crate::saves::{Shelf, Slot};
use crate::screens::Screen;
use bevy::prelude::*;
use bevy::tasks::IoTaskPool;
use std::time::Duration;

/// The least time between two times that what was found is kept.
const OFTEN: Duration = Duration::from_secs(3);

/// The review that came with the record that is about to be shown.
#[derive(Resource, Clone, Debug, Default)]
pub struct Recalled(pub Option<KeptReview>);

/// How much of which game has been kept.
#[derive(Default)]
struct Done {
    stem: String,
    known: usize,
    rested: Duration,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Recalled>().add_systems(
        Update,
        (recall, keep)
            .chain()
            .run_if(in_state(Screen::Battle).or_else(in_state(Screen::Table)))
            .run_if(resource_exists::<Analysis>.and_then(resource_exists::<Shelf>)),
    );
}

fn recall(mut recalled: ResMut<Recalled>, mut analysis: ResMut<Analysis>) {
    if recalled.0.is_some()
        && let Some(review) = recalled.0.take()
    {
        analysis.recall(review);
    }
}

/// Keeps what was found beside the save, now and then while more is found, and all of it.
fn keep(
    analysis: Res<Analysis>,
    slot: Option<Res<Slot>>,
    shelf: Res<Shelf>,
    time: Res<Time<Real>>,
    mut done: Local<Done>,
) {
    let (Some(slot), Some(progress)) = (slot, analysis.progress()) else {
        return;
    };
    if done.stem != slot.stem {
        *done = Done {
            stem: slot.stem.clone(),
            // What was recalled is kept already.
            known: progress.known,
            ..Done::default()
        };
    }
    done.rested += time.delta();
    let is_due = progress.known == progress.all || done.rested >= OFTEN;
    if progress.known == done.known || !is_due {
        return;
    }
    done.known = progress.known;
    done.rested = Duration::ZERO;
    let (Some(review), Some(folder)) = (analysis.kept_review(), shelf.folder().cloned()) else {
        return;
    };
    let stem = slot.stem.clone();
    let write = async move {
        if let Err(problem) = folder.save_review(&stem, &review.text()) {
            warn!("{problem}");
        }
    };
    IoTaskPool::get().spawn(write).detach();
}
