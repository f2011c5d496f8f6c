use super::{Attack, Battle, Pending};
use crate::event::Event;
use crate::play::{Done, Play, PlayedEnd};
use crate::stack::{Pieces, Status};
use crate::world::Square;
use crate::{Opponent, Refusal, Side};
use rules::battle::Army;
use rules::{Color, Move, Outcome, Position as _, Reason};

impl Play<'_> {
    fn battle(&self) -> Result<Battle, Refusal> {
        match &self.state.pending {
            Some(Pending::Battle(battle)) => Ok(battle.clone()),
            _ => Err(Refusal::NothingToAnswer),
        }
    }

    fn sides(&self, at: Square) -> [Side; 2] {
        [self.state.turn, self.state.defender_at(at)]
    }

    pub(crate) fn battle_move(&mut self, mv: Move) -> Done {
        let mut battle = self.battle()?;
        battle
            .position
            .play(mv)
            .map_err(|_| Refusal::IllegalMove(mv))?;
        let at = battle.to;
        let sides = self.sides(at);
        self.state.pending = Some(Pending::Battle(battle));
        let played = Event::BattleMove {
            at,
            mv: mv.to_string(),
        };
        let heard = Color::ALL.map(|color| {
            let fights = sides.contains(&color.into());
            fights.then(|| played.clone())
        });
        self.reports.push(crate::Report {
            event: played,
            heard,
        });
        self.came_to_rest()
    }

    pub(crate) fn battle_retreat(&mut self) -> Done {
        let outcome = self.battle()?.position.retreat()?;
        self.settle(outcome)
    }

    pub(crate) fn battle_resign(&mut self) -> Done {
        let position = self.battle()?.position;
        self.settle(position.resign(position.side_to_move()))
    }

    /// After a change on the board: a battle that is over is settled, one whose first budget is
    /// used up waits for an answer.
    pub(crate) fn came_to_rest(&mut self) -> Done {
        let battle = self.battle()?;
        match battle.position.outcome() {
            Some(outcome) if !battle.is_extension_asked() => self.settle(outcome),
            _ => Ok(()),
        }
    }

    /// Somebody says whether to fight on. Between two people the attacker is asked first and both
    /// must agree; barbarians always do, and against the computer one answer is enough.
    pub(crate) fn extend(&mut self, yes: bool) -> Done {
        let battle = self.battle()?;
        let at = battle.to;
        let sides = self.sides(at);
        let asked = self.state.waits_for().unwrap_or(self.state.turn);
        let said = Event::Extension {
            who: asked,
            at,
            yes,
        };
        self.tell(&sides, at, said);
        if !yes {
            return self.settle(Battle::draw());
        }
        let alone = self.state.options.opponent == Opponent::Computer;
        let others_agree = sides.iter().all(|&side| {
            side == asked
                || side
                    .kingdom()
                    .is_none_or(|color| self.state.agreed == Some(color))
        });
        if alone || others_agree {
            self.fight_on(battle)
        } else {
            self.state.agreed = asked.kingdom();
            Ok(())
        }
    }

    fn fight_on(&mut self, mut battle: Battle) -> Done {
        battle.position.extend().map_err(|_| Refusal::NoExtension)?;
        self.state.agreed = None;
        self.state.pending = Some(Pending::Battle(battle));
        Ok(())
    }

    /// The battle is played to its end for both sides, from the state's own generator. Computers
    /// always agree to an extension.
    pub(crate) fn play_out(&mut self) -> Done {
        loop {
            let mut battle = self.battle()?;
            if battle.is_extension_asked() {
                self.fight_on(battle)?;
                continue;
            }
            let seed = self.state.chance.wide();
            let played = self
                .battles
                .play_out(&battle.position, seed)
                .ok_or(Refusal::NobodyPlays)?;
            for mv in played.moves {
                battle
                    .position
                    .play(mv)
                    .map_err(|_| Refusal::BadBattle(mv.to_string()))?;
            }
            let position = battle.position.clone();
            self.state.pending = Some(Pending::Battle(battle));
            let outcome = match played.end {
                PlayedEnd::Retreat => position.retreat()?,
                PlayedEnd::Resign => position.resign(position.side_to_move()),
                PlayedEnd::Over => position
                    .outcome()
                    .ok_or_else(|| Refusal::BadBattle("the end".into()))?,
            };
            if outcome.reason != Reason::Budget || !position.can_extend() {
                return self.settle(outcome);
            }
        }
    }

    /// The result of a battle on the map (`campaign.md`, attack, 4).
    fn settle(&mut self, outcome: Outcome<Color>) -> Done {
        let battle = self.battle()?;
        self.state.pending = None;
        self.state.agreed = None;
        let at = battle.to;
        let [who, whom] = self.sides(at);
        let [attackers, defenders] = battle.position.survivors(&outcome);
        self.tell_outcome(&battle, &outcome);
        let attack = Attack {
            from: battle.from,
            to: at,
            attackers,
            camp: battle.camp,
        };
        let retreat = outcome.reason == Reason::Retreat;
        match outcome.winner {
            Some(Color::White) => {
                let camp = self.state.armies.get(&at).and_then(|stack| stack.camp);
                self.vacate(at);
                self.enter(who, &attack, attackers);
                if retreat {
                    self.fall_back(whom, at, defenders, camp);
                }
            }
            Some(Color::Black) => {
                self.stay(at, &defenders);
                if retreat {
                    self.fall_back(who, at, attackers, battle.camp);
                }
            }
            None => {
                self.stay(at, &defenders);
                let spent = Pieces::all(Status::Spent, attackers);
                self.join(who, battle.from, spent, battle.camp);
            }
        }
        self.look();
        Ok(())
    }

    fn tell_outcome(&mut self, battle: &Battle, outcome: &Outcome<Color>) {
        let at = battle.to;
        let [who, whom] = self.sides(at);
        let [attackers, defenders] = battle.position.survivors(outcome);
        let ended = Event::BattleEnded {
            who,
            whom,
            at,
            winner: outcome
                .winner
                .map(|color| if color == Color::White { who } else { whom }),
            reason: outcome.reason,
            attackers,
            defenders,
        };
        self.tell_battle([who, whom], at, ended);
    }

    /// The defender stays with what is left of him.
    fn stay(&mut self, at: Square, survivors: &Army) {
        if let Some(stack) = self.state.armies.get_mut(&at) {
            stack.keep(survivors);
        }
        if survivors.is_empty() {
            self.vacate(at);
        }
    }
}
