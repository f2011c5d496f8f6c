//! What the land's shaders are told, as small pictures: the ground and the fog, a texel a square.

use ::campaign::world::{Ground, SiteKind};
use ::campaign::{Known, Square, View};

/// The land of a view as it is painted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Chart {
    /// Squares along a side.
    pub side: usize,
    /// How much of wood, hill, mountain and farmland there is on each square, by index, from the
    /// south. A square nobody has seen takes after its neighbours, so that paint can run out
    /// softly under the edge of the paper.
    pub ground: Vec<[u8; 4]>,
}

const WOOD: usize = 0;
const HILL: usize = 1;
const MOUNTAIN: usize = 2;
const FARM: usize = 3;

impl Chart {
    /// The land of a view.
    pub fn new(view: &View) -> Self {
        let size = view.size();
        let ground = size.squares().map(|at| match view.ground(at) {
            Some(ground) => paint(view, at, ground),
            None => beside(view, at),
        });
        Self {
            side: usize::from(size.side()),
            ground: ground.collect(),
        }
    }
}

/// What stands on a square, remembered or seen.
pub(super) fn site(view: &View, at: Square) -> Option<SiteKind> {
    match view.at(at) {
        Known::Blank => None,
        Known::Remembered { site, .. } => site.map(|site| site.kind),
        Known::Seen { site, .. } => site.map(|site| site.kind),
    }
}

fn paint(view: &View, at: Square, ground: Ground) -> [u8; 4] {
    let mut texel = [0; 4];
    match ground {
        Ground::Field | Ground::River => {}
        Ground::Hill => texel[HILL] = 255,
        Ground::Forest => texel[WOOD] = 255,
        Ground::Mountain => texel[MOUNTAIN] = 255,
    }
    if ground == Ground::Field {
        texel[FARM] = farmland(view, at);
    }
    texel
}

/// How much of an open square is tilled: most about farms, some about cities.
fn farmland(view: &View, at: Square) -> u8 {
    let tilled = |kind: Option<SiteKind>| match kind {
        Some(SiteKind::Farm) => 255,
        Some(SiteKind::Capital | SiteKind::City) => 190,
        _ => 0,
    };
    let beside = view.size().neighbours(at);
    let about = beside.iter().map(|next| {
        let near = tilled(site(view, next));
        let straight = next.file() == at.file() || next.rank() == at.rank();
        if straight { near / 5 * 3 } else { near / 5 }
    });
    about.chain([tilled(site(view, at))]).max().unwrap_or(0)
}

/// The mean of the known neighbours.
fn beside(view: &View, at: Square) -> [u8; 4] {
    let neighbours = view.size().neighbours(at);
    let known: Vec<[u8; 4]> = neighbours
        .iter()
        .filter_map(|next| Some(paint(view, next, view.ground(next)?)))
        .collect();
    let count = known.len().max(1);
    [WOOD, HILL, MOUNTAIN, FARM].map(|channel| {
        let sum: usize = known.iter().map(|texel| usize::from(texel[channel])).sum();
        u8::try_from(sum / count).unwrap_or(u8::MAX)
    })
}

/// How well each square is known, by index: red is known at all, green is seen now.
pub(super) fn fog(view: &View) -> Vec<[f32; 2]> {
    view.squares()
        .map(|(_, known)| match known {
            Known::Blank => [0.0, 0.0],
            Known::Remembered { .. } => [1.0, 0.0],
            Known::Seen { .. } => [1.0, 1.0],
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::campaign::State;
    use rules::Color;

    const WORLD: &str = "size 8\nmap\n........\n........\n..@.....\n.f^.....\n.~......\n........\n\
        ........\n........\ncapital white b4\ncapital black h4\nfarm - d2\narmy white b4 2P\n";

    fn square(text: &str) -> Square {
        Square::parse(text).expect("a square")
    }

    fn view() -> View {
        let state: State = WORLD.parse().expect("a world");
        View::new(&state, Color::White)
    }

    fn texel(chart: &Chart, at: &str) -> [u8; 4] {
        chart.ground[square(at).rank() as usize * chart.side + square(at).file() as usize]
    }

    #[test]
    fn each_ground_has_its_paint() {
        let chart = Chart::new(&view());
        assert_eq!(texel(&chart, "b5"), [255, 0, 0, 0]);
        assert_eq!(texel(&chart, "c5"), [0, 255, 0, 0]);
        assert_eq!(
            texel(&chart, "b4"),
            [0, 0, 0, 0],
            "a river is drawn as a line"
        );
        assert!(texel(&chart, "c4")[FARM] > texel(&chart, "c3")[FARM]);
    }

    #[test]
    fn what_nobody_has_seen_is_guessed_from_what_is_known_alone() {
        let view = view();
        assert_eq!(view.ground(square("h4")), None);
        let chart = Chart::new(&view);
        assert_eq!(
            texel(&chart, "h4"),
            [0; 4],
            "no farmland betrays the capital"
        );
        assert_eq!(site(&view, square("h4")), None);
        let fog = fog(&view);
        assert_eq!(fog[view.size().index(square("h4"))], [0.0, 0.0]);
        assert_eq!(fog[view.size().index(square("b4"))], [1.0, 1.0]);
    }
}
