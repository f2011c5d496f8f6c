//! An end by agreement among people who have secrets from each other: the screen goes round.

use super::{Asking, Sitting};
use crate::{Player, Viewer};

/// Others are being asked whether the game is to end undecided.
#[derive(Clone, Debug)]
pub(super) struct Offer {
    /// Who wishes it.
    by: Player,
    /// Who has yet to answer, in order.
    left: Vec<Player>,
}

impl Offer {
    /// Who is asked now.
    pub fn next(&self) -> Option<Player> {
        self.left.first().copied()
    }
}

impl Sitting {
    /// Who wishes the game to end undecided, while others are asked.
    pub fn offered_by(&self) -> Option<Player> {
        self.offer.as_ref().map(|offer| offer.by)
    }

    /// Begins to ask everybody else who still plays. `false` if nobody is to be asked: where
    /// nothing is hidden, all sit before the same question.
    pub(super) fn offer(&mut self, by: Player) -> bool {
        if !self.is_handed_over() || self.face_up {
            return false;
        }
        let left = self.others_in_play(by);
        if left.is_empty() {
            return false;
        }
        self.withdraw();
        self.offer = Some(Offer { by, left });
        true
    }

    /// The other people who still play, in turn order from a player on.
    fn others_in_play(&self, from: Player) -> Vec<Player> {
        let look = self.game.look(Viewer::Everything, self.game.len());
        let out = |player: Player| look.players.iter().any(|it| it.player == player && it.out);
        let mut people: Vec<Player> = self.humans().collect();
        let place = people.iter().position(|it| *it == from);
        people.rotate_left(place.unwrap_or_default());
        people.retain(|player| *player != from && !out(*player));
        people
    }

    /// The screen has been handed to a player: he is asked, if it is for that.
    pub(super) fn ask_to_agree(&mut self, to: Player) {
        let offer = self.offer.as_ref().filter(|it| it.next() == Some(to));
        if let Some(by) = offer.map(|offer| offer.by) {
            self.asking = Some(Asking::Agree { by, to });
        }
    }

    /// Who is asked agrees. Whether that was the last of them.
    pub(super) fn agreed(&mut self) -> bool {
        self.asking = None;
        let Some(offer) = &mut self.offer else {
            return true;
        };
        offer.left = offer.left.split_off(usize::min(1, offer.left.len()));
        offer.left.is_empty()
    }

    /// Nobody is asked any more.
    pub(super) fn withdraw(&mut self) {
        self.asking = None;
        self.offer = None;
    }
}
