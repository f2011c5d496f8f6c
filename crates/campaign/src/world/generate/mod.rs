//! Worlds from a seed: mirror-symmetric, connected, and each with a character of its own
//! (`campaign.md`, the world).

mod land;
mod places;
mod river;

use super::{Ground, Map, Site, SiteKind, Size, Square, SquareSet};
use crate::chance::Dice;
use crate::stack::{Pieces, Status};
use crate::{Chance, Options, Side, Stack, State};
use rules::Color;
use rules::battle::Army;

/// What a campaign is set up with; none of it changes later.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// How large the world is.
    pub size: Size,
    /// Fog, barbarians and who plays against White.
    pub options: Options,
    /// What the world and all chance of the campaign come from.
    pub seed: u32,
}

/// What each capital starts with: 4P 1N 1B 1R.
pub const START_ARMY: Army = Army::new(4, 1, 1, 1, 0);

/// How often a world is tried before a bare one must do. One in a few tries succeeds.
const TRIES: u32 = 5_000;

impl State {
    /// A new campaign. The same set-up gives the same world everywhere.
    pub fn new(setup: &Setup) -> Self {
        let tried = (0..TRIES).find_map(|attempt| {
            let mut dice = Dice::new(setup.seed, attempt);
            make(&mut dice, setup)
        });
        tried.unwrap_or_else(|| bare(setup))
    }
}

/// One try at a world; `None` if it does not turn out well.
fn make(dice: &mut Dice, setup: &Setup) -> Option<State> {
    let size = setup.size;
    let capital = places::capital(dice, size)?;
    let map = land::lay(dice, size, capital)?;
    let state = State::empty(map, setup.options, Chance::new(setup.seed));
    let sites = places::choose(dice, &state.map, capital, setup.options.barbarians)?;
    Some(populate(state, capital, &sites))
}

/// Fields and two capitals.
fn bare(setup: &Setup) -> State {
    let map = Map::open(setup.size);
    let state = State::empty(map, setup.options, Chance::new(setup.seed));
    let capital = Square::at(0, setup.size.side() / 2).unwrap_or(Square::from_raw(0));
    populate(state, capital, &[])
}

/// Puts the west's sites and their mirror images on the map, with the armies of the start.
fn populate(mut state: State, capital: Square, sites: &[(Square, Site)]) -> State {
    let size = state.size();
    for (color, seat) in [
        (Color::White, capital),
        (Color::Black, size.mirror(capital)),
    ] {
        let site = Site::new(SiteKind::Capital, Some(color), true);
        state.sites.insert(seat, site);
        let army = Stack {
            owner: Side::from(color),
            camp: None,
            pieces: Pieces::all(Status::Fresh, START_ARMY),
        };
        state.armies.insert(seat, army);
    }
    for &(at, site) in sites {
        state.sites.insert(at, site);
        state.sites.insert(size.mirror(at), site);
    }
    state.seen = Color::ALL.map(|color| state.sees(color));
    state
}

/// Whether one can walk from everywhere to everywhere.
fn is_connected(map: &Map) -> bool {
    let land = map.size().all() & !map.all(Ground::Mountain);
    let Some(first) = land.first() else {
        return false;
    };
    let mut reached = SquareSet::from(first);
    loop {
        let more = (reached.spread() & land) | reached;
        if more == reached {
            return reached == land;
        }
        reached = more;
    }
}
