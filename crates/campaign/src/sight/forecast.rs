//! What a march would lead to, as far as its kingdom can know.

use super::{Known, View};
use crate::Side;
use crate::battlefield::{defence_of, defends_walls, is_crushing};
use crate::world::{SiteKind, Square};
use rules::battle::{Army, Terrain};

/// What would come of pieces going to a square, by what their kingdom knows: an army that it does
/// not see may still stand there.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Forecast {
    /// They go there, nothing else.
    Walk,
    /// They merge with an own army.
    Join,
    /// A city, capital or resource becomes the kingdom's.
    Take {
        /// What it is.
        site: SiteKind,
        /// Whether that wins the campaign.
        wins: bool,
    },
    /// A camp is razed.
    Raze,
    /// An attack.
    Attack {
        /// On whom.
        whom: Side,
        /// The attackers' points.
        attack: u32,
        /// The defenders' points, Towers counted.
        defence: u32,
        /// Settled without a battle, unless the defender has nowhere to fall back to.
        overrun: bool,
        /// Whether the defender may choose to hold his walls.
        walls: bool,
        /// What an open battle is fought on.
        terrain: Terrain,
        /// What winning takes besides the square.
        site: Option<SiteKind>,
    },
}

impl View {
    /// What would come of `party` going from anywhere to `to`.
    pub fn forecast(&self, party: &Army, to: Square) -> Forecast {
        let Known::Seen { ground, site, army } = self.at(to) else {
            return Forecast::Walk;
        };
        match army {
            Some(army) if army.owner != self.who => {
                let (attack, defence) = (party.points(), defence_of(army, site.as_ref()));
                Forecast::Attack {
                    whom: army.owner,
                    attack,
                    defence,
                    overrun: is_crushing(self.options.opponent, attack, defence),
                    walls: defends_walls(army.owner, site.as_ref()),
                    terrain: ground.battle_terrain(),
                    site: site.map(|site| site.kind),
                }
            }
            Some(_) => Forecast::Join,
            None => match site {
                Some(site) if site.kind == SiteKind::Camp => Forecast::Raze,
                Some(site) if site.owner != Some(self.who) => Forecast::Take {
                    site: site.kind,
                    wins: site.kind == SiteKind::Capital,
                },
                _ => Forecast::Walk,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{NoBattles, Pending, State};
    use rules::Color;

    fn world(extra: &str) -> State {
        let open = "........\n".repeat(8);
        format!("size 8\nmap\n{open}capital white a4\ncapital black h4\nfog off\n{extra}")
            .parse()
            .expect("a world")
    }

    fn square(text: &str) -> Square {
        Square::parse(text).expect("a square")
    }

    fn forecast(state: &State, party: &str, to: &str) -> Forecast {
        let party: Army = party.parse().expect("an army");
        View::new(state, Color::White).forecast(&party, square(to))
    }

    #[test]
    fn what_is_foretold_comes_true() {
        let state = world(
            "opponent computer\ncity - b5\ncamp c5\nmine white b3\ncity black d3 walled\n\
             army white c4 1Q1R5P\narmy white b4 1P\narmy black d5 2P\narmy black d3 1P\n",
        );
        assert_eq!(forecast(&state, "1P", "c3"), Forecast::Walk);
        assert_eq!(forecast(&state, "1P", "b3"), Forecast::Walk);
        assert_eq!(forecast(&state, "1P", "b4"), Forecast::Join);
        assert_eq!(forecast(&state, "1P", "c5"), Forecast::Raze);
        let site = SiteKind::City;
        assert_eq!(
            forecast(&state, "1P", "b5"),
            Forecast::Take { site, wins: false }
        );
        let capital = Forecast::Take {
            site: SiteKind::Capital,
            wins: true,
        };
        assert_eq!(forecast(&state, "1P", "h4"), capital);
        for (party, to, overrun, walls) in [
            ("5P", "d5", false, false),
            ("1R1P", "d5", true, false),
            ("1Q1R5P", "d3", false, true),
        ] {
            let Forecast::Attack {
                overrun: told,
                walls: told_walls,
                ..
            } = forecast(&state, party, to)
            else {
                panic!("{to} is attacked");
            };
            assert_eq!((told, told_walls), (overrun, walls), "{party} {to}");
            let mut after = state.clone();
            let command = format!("march c4 {to} {party}");
            after.apply_text(&command, &mut NoBattles).expect("a march");
            let fallen_back = matches!(after.pending(), Some(Pending::Land { .. }));
            assert_eq!(fallen_back, overrun, "{party} {to}");
            let chooses = matches!(after.pending(), Some(Pending::Defend(_)));
            assert_eq!(chooses, walls, "{party} {to}");
        }
    }

    #[test]
    fn what_is_not_seen_is_not_foretold() {
        let open = "........\n".repeat(8);
        let state: State =
            format!("size 8\nmap\n{open}capital white a4\ncapital black h4\narmy black f4 2P\n")
                .parse()
                .expect("a world");
        assert_eq!(forecast(&state, "1P", "f4"), Forecast::Walk);
        let open = View::revealed(&state, Color::White);
        let party: Army = "1P".parse().expect("an army");
        assert!(matches!(
            open.forecast(&party, square("f4")),
            Forecast::Attack { .. }
        ));
        assert!(open.options.fog, "the replay still tells how it was played");
    }
}
