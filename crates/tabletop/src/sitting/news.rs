//! What is told beside the record.

use super::Sitting;
use crate::{Motion, Player, Point, capital};
use words::words;

impl Sitting {
    /// Who was defeated between two lengths of the record and who commands what is left, in
    /// words.
    pub fn defeats(&self, from: usize, to: usize) -> Vec<String> {
        let mut words = Vec::new();
        for (at, step) in self.steps().iter().enumerate().take(to).skip(from) {
            for motion in &step.motions {
                if let Motion::Defeat(player) = motion {
                    words.push(self.defeat(*player, &step.motions, at + 1));
                }
            }
        }
        words
    }

    fn defeat(&self, player: Player, motions: &[Motion], at: usize) -> String {
        let turned = motions.iter().filter_map(|motion| match motion {
            Motion::Turns(point) => Some(*point),
            _ => None,
        });
        let name = capital(&self.game.called(player));
        match self.commander(&turned.collect::<Vec<_>>(), at, player) {
            Some(heir) => {
                let heir = self.game.called(heir);
                words!("table-defeated-heir", name = name, heir = heir)
            }
            None => words!("table-defeated", name = name),
        }
    }

    /// Whose the pieces on these points are after so many entries, if not that player's.
    fn commander(&self, points: &[Point], at: usize, not: Player) -> Option<Player> {
        let look = self.game.look(self.viewer(), at);
        let turned = look.figures.iter().find(|it| points.contains(&it.at))?;
        let mut players = self.game.players().into_iter();
        players.find(|it| *it != not && self.game.livery(*it) == turned.livery)
    }
}
