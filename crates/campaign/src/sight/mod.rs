//! Fog: what a kingdom sees, and what it knows.

mod forecast;
mod goals;
mod view;
mod words;

pub use forecast::Forecast;
pub use view::{Known, RememberedSite, Treasury, View, ViewAttack, ViewPending};

use crate::world::{Ground, SquareSet};
use crate::{Side, State};
use rules::Color;

/// The squares a kingdom sees now (`campaign.md`, fog).
pub(crate) fn sees(state: &State, who: Color) -> SquareSet {
    let all = state.size().all();
    if !state.options.fog {
        return all;
    }
    let hills = state.map.all(Ground::Hill);
    let mountains = state.map.all(Ground::Mountain);
    let hidden = state.map.all(Ground::Forest) | mountains;
    let eyes = eyes(state, who);
    // A hill's eye has one step more, so its first step is taken before the others start.
    let flood = |set: SquareSet| set | ((set & !mountains).spread() & all);
    let reach = flood(flood(flood(eyes & hills) | eyes));
    (reach & !hidden) | (eyes.spread() & all & hidden)
}

/// Where a kingdom has eyes: its armies, cities, capitals and resources.
fn eyes(state: &State, who: Color) -> SquareSet {
    let held = state
        .sites
        .iter()
        .filter(|(_, site)| site.owner == Some(who))
        .map(|(&square, _)| square);
    held.collect::<SquareSet>() | state.stands(|owner| owner == Side::from(who))
}
