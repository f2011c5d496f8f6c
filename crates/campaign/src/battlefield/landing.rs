use super::Pending;
use crate::Barred;
use crate::event::Event;
use crate::play::{Done, Play};
use crate::stack::{Pieces, Status};
use crate::world::{Ground, SiteKind, Square, SquareSet};
use crate::{Refusal, Side, State};
use rules::battle::Army;

/// How far from the battlefield a retreating army lands.
const FALL_BACK: u8 = 2;

impl State {
    pub(crate) fn is_city(&self, at: Square) -> bool {
        self.sites.get(&at).is_some_and(|site| site.kind.is_city())
    }

    /// Where an army that retreated from `field` may land (`campaign.md`, landing). This uses the
    /// true state, not what its owner sees.
    pub(crate) fn landings(&self, who: Side, field: Square) -> SquareSet {
        self.size()
            .squares()
            .filter(|&at| self.landing_barred(who, field, at).is_none())
            .collect()
    }

    /// Why nobody of `who` can land on a square; `None` if somebody can.
    fn landing_barred(&self, who: Side, field: Square, at: Square) -> Option<Barred> {
        if at.distance(field) != FALL_BACK {
            return Some(Barred::Far);
        }
        // A warband merges with no other.
        let others = self.stands(|owner| owner != who || who == Side::Rogue);
        let site = self.sites.get(&at);
        if self.map.all(Ground::Mountain).has(at) {
            Some(Barred::Mountain)
        } else if others.has(at) {
            Some(Barred::Taken)
        } else if others.spread().has(at) {
            Some(Barred::Beside)
        } else if site
            .is_some_and(|site| site.kind.is_city() && site.owner.is_some_and(|owner| who != owner))
        {
            Some(Barred::EnemyCity)
        } else if site.is_some_and(|site| site.kind == SiteKind::Camp) {
            Some(Barred::Camp)
        } else {
            None
        }
    }

    /// Where the army that must land now may do so; none if none must.
    pub fn land_goals(&self) -> SquareSet {
        match self.pending {
            Some(Pending::Land { who, field, .. }) if self.won.is_none() => {
                self.landings(who.into(), field)
            }
            _ => SquareSet::EMPTY,
        }
    }
}

impl Play<'_> {
    /// The survivors of a retreat must land: a kingdom picks the square, a warband takes the
    /// lowest index that serves. Without any they are lost. Nobody lands once the game is over.
    pub(crate) fn fall_back(
        &mut self,
        who: Side,
        field: Square,
        survivors: Army,
        camp: Option<Square>,
    ) {
        if survivors.is_empty() || self.state.won.is_some() {
            return;
        }
        let landings = self.state.landings(who, field);
        match (landings.first(), who.kingdom()) {
            (None, _) => {
                let lost = Event::Lost {
                    who,
                    at: field,
                    pieces: survivors,
                };
                self.tell(&[who], field, lost);
            }
            (Some(_), Some(color)) => {
                self.state.pending = Some(Pending::Land {
                    who: color,
                    field,
                    pieces: survivors,
                });
            }
            (Some(at), None) => {
                let shaken = Pieces::all(Status::Shaken, survivors);
                self.join(who, at, shaken, camp);
                self.unclaim(at);
                self.tell_landing(who, at, survivors);
            }
        }
    }

    pub(crate) fn land(&mut self, at: Square) -> Done {
        let Some(Pending::Land { who, field, pieces }) = self.state.pending.clone() else {
            return Err(Refusal::NothingToAnswer);
        };
        if let Some(why) = self.state.landing_barred(who.into(), field, at) {
            return Err(Refusal::NoLanding(at, why));
        }
        self.state.pending = None;
        self.join(who.into(), at, Pieces::all(Status::Shaken, pieces), None);
        self.tell_landing(who.into(), at, pieces);
        self.take(who, at);
        self.look();
        Ok(())
    }

    fn tell_landing(&mut self, who: Side, at: Square, pieces: Army) {
        self.tell(&[who], at, Event::Landed { who, at, pieces });
    }
}
