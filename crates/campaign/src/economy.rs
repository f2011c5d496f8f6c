//! Gold, free Pawns and builds (`campaign.md`, the round and cities).

use crate::event::Event;
use crate::play::{Done, Play};
use crate::stack::{Pieces, Status};
use crate::world::{Build, Site, Square, price};
use crate::{Refusal, State};
use rules::battle::Army;
use rules::{Color, Piece};

impl State {
    /// The gold that a kingdom's next turn will bring if nothing changes hands.
    pub fn income(&self, who: Color) -> u32 {
        self.sites
            .values()
            .filter(|site| site.owner == Some(who) && site.sacked == 0)
            .map(|site| site.kind.gold())
            .sum()
    }

    /// The cities and capital of a kingdom by square.
    fn cities(&self, who: Color) -> Vec<Square> {
        self.sites
            .iter()
            .filter(|(_, site)| site.owner == Some(who) && site.kind.is_city())
            .map(|(&square, _)| square)
            .collect()
    }

    fn own_city(&self, who: Color, at: Square) -> Result<Site, Refusal> {
        let site = self.sites.get(&at).copied();
        site.filter(|site| site.kind.is_city() && site.owner == Some(who))
            .ok_or(Refusal::NoCity(at))
    }
}

impl Play<'_> {
    pub(crate) fn build(&mut self, who: Color, at: Square, piece: Piece) -> Done {
        let city = self.state.own_city(who, at)?;
        let (cost, _) = price(piece).ok_or(Refusal::NotBuilt(piece))?;
        if let Some(build) = city.build {
            let piece = build.piece;
            return Err(Refusal::Busy { at, piece });
        }
        let gold = self.state.gold(who);
        let left = gold
            .checked_sub(cost)
            .ok_or(Refusal::TooDear { piece, cost, gold })?;
        self.state.gold[who.index()] = left;
        if let Some(build) = self.state.build_mut(at) {
            *build = Some(Build {
                piece,
                done: 0,
                new: true,
            });
        }
        let side = who.into();
        self.tell(
            &[side],
            at,
            Event::BuildBegun {
                who: side,
                at,
                piece,
            },
        );
        Ok(())
    }

    pub(crate) fn cancel(&mut self, who: Color, at: Square) -> Done {
        let city = self.state.own_city(who, at)?;
        let build = city.build.ok_or(Refusal::NoBuild(at))?;
        let cost = price(build.piece).map_or(0, |(cost, _)| cost);
        let refund = if build.new { cost } else { 0 };
        self.earn(who, refund);
        if let Some(build) = self.state.build_mut(at) {
            *build = None;
        }
        let side = who.into();
        self.tell(
            &[side],
            at,
            Event::BuildCancelled {
                who: side,
                at,
                refund,
            },
        );
        Ok(())
    }

    /// The yield at the start of a turn: gold, then Pawns, then builds. A sacked city gives
    /// nothing, and its time runs.
    pub(crate) fn gather(&mut self, who: Color) {
        let gold = self.state.income(who);
        self.earn(who, gold);
        let side = who.into();
        self.tell_only(who, Event::Income { who: side, gold });
        let yielding: Vec<Square> = self
            .state
            .cities(who)
            .into_iter()
            .filter(|at| {
                self.state
                    .sites
                    .get(at)
                    .is_some_and(|site| site.sacked == 0)
            })
            .collect();
        for &at in &yielding {
            if self.muster(who, at, Piece::Pawn) {
                self.tell(&[side], at, Event::Raised { who: side, at });
            }
        }
        for &at in &yielding {
            self.advance_build(who, at);
        }
        for site in self.state.sites.values_mut() {
            if site.owner == Some(who) {
                site.sacked = site.sacked.saturating_sub(1);
            }
        }
    }

    fn earn(&mut self, who: Color, gold: u32) {
        let purse = &mut self.state.gold[who.index()];
        *purse = purse.saturating_add(gold);
    }

    /// A new piece joins the army of a city; not where somebody else's army stands.
    fn muster(&mut self, who: Color, at: Square, piece: Piece) -> bool {
        let free = self
            .state
            .armies
            .get(&at)
            .is_none_or(|stack| stack.owner == who);
        if free {
            let mut army = Army::default();
            army.add(piece, 1);
            self.join(who.into(), at, Pieces::all(Status::Fresh, army), None);
        }
        free
    }

    fn advance_build(&mut self, who: Color, at: Square) {
        let Some(Some(build)) = self.state.build_mut(at) else {
            return;
        };
        let turns = price(build.piece).map_or(1, |(_, turns)| turns);
        let piece = build.piece;
        build.done += 1;
        if build.done < turns {
            return;
        }
        build.done = turns - 1;
        if self.muster(who, at, piece) {
            if let Some(build) = self.state.build_mut(at) {
                *build = None;
            }
            let side = who.into();
            self.tell(
                &[side],
                at,
                Event::Built {
                    who: side,
                    at,
                    piece,
                },
            );
        }
    }
}
