//! What the cities of a computer kingdom build.

use super::mind::Mind;
use campaign::world::price;
use campaign::{Command, Known, Square};
use rules::Piece;
use rules::battle::Army;

/// A foe this many steps away leaves no time for slow pieces.
const NEAR: usize = 3;

impl Mind<'_> {
    /// The next build, the most pressing city first.
    pub(super) fn build(&self) -> Option<Command> {
        let gold = self.land.view.own.gold;
        let idle = |at: &Square| {
            let known = self.land.view.at(*at);
            matches!(known, Known::Seen { site: Some(site), .. } if site.build.is_none() && site.sacked < 2)
                && !self.forgets(*at, 7, self.skill.lazy)
        };
        let cities = self.land.own_cities().map(|place| place.at);
        let mut cities: Vec<Square> = cities.filter(idle).collect();
        let front = self.stage();
        cities.sort_by_key(|&at| {
            let pressed = self.land.threat(at, NEAR) > 0;
            (!pressed, at != self.land.home && at != front, at)
        });
        let at = *cities.first()?;
        let piece = self.wanted(at, gold, cities.len() as u32)?;
        Some(Command::Build { at, piece })
    }

    /// What a city is to build with so much gold for so many cities.
    fn wanted(&self, at: Square, gold: u32, cities: u32) -> Option<Piece> {
        let pressed = self.land.threat(at, NEAR) > 0;
        let army = self.land.bands.iter().fold(Army::default(), |sum, band| {
            super::land::plus(sum, &band.total)
        });
        let [knights, bishops, rooks, queens] =
            [Piece::Knight, Piece::Bishop, Piece::Rook, Piece::Queen]
                .map(|piece| u32::from(army.count(piece)));
        // What is left to others if each of them builds a light piece.
        let spare = gold.saturating_sub(3 * cities.saturating_sub(1));
        let light = match knights <= bishops {
            true => Piece::Knight,
            false => Piece::Bishop,
        };
        let piece = if pressed {
            light
        } else if self.skill.splendid && spare >= 12 && queens * 6 < knights + bishops + rooks {
            Piece::Queen
        } else if spare >= 5 && rooks * 2 < knights + bishops {
            Piece::Rook
        } else {
            light
        };
        price(piece)
            .filter(|&(cost, _)| cost <= gold)
            .map(|_| piece)
    }
}
