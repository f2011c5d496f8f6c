use super::{bad_set_up, illegal};
use crate::{Reason, Refusal, limits};
use rules::battle::{Army, Position, Terrain, deploy};
use rules::{Color, Outcome, Position as _, Reason as Cause};
use tabletop::{Ending, Player};
use words::words;

/// A battle of its own between two people, with everything that was done in it.
#[derive(Clone, Debug)]
pub struct BattleTable {
    /// The position after each decision, the first being the start; never empty.
    positions: Vec<Position>,
    /// Who decided what: a move, `retreat`, `resign`, `extend yes`, `extend no`, `agree`.
    record: Vec<(u8, String)>,
    ended: Option<Outcome<Color>>,
}

fn player(color: Color) -> u8 {
    color.index() as u8
}

fn color(player: u8) -> Color {
    match player {
        0 => Color::White,
        _ => Color::Black,
    }
}

const YES: &str = "extend yes";
const NO: &str = "extend no";
const RETREAT: &str = "retreat";
const RESIGN: &str = "resign";
const AGREE: &str = "agree";

impl BattleTable {
    pub(super) fn open(terrain: &str, armies: [&str; 2]) -> Result<Self, Refusal> {
        let terrain: Terrain = terrain.parse().map_err(bad_set_up)?;
        let mut read = [Army::default(); 2];
        for (army, text) in read.iter_mut().zip(armies) {
            *army = text
                .parse()
                .map_err(|_| bad_set_up("an army is written like 1Q2R2B2N8P"))?;
            if army.total() > limits::ARMY {
                let words = format!("an army has at most {} pieces", limits::ARMY);
                return Err(bad_set_up(words));
            }
        }
        let start = deploy(&read[0], &read[1], terrain);
        if start.outcome().is_some() {
            return Err(bad_set_up("this battle would be over before it begins"));
        }
        Ok(Self {
            positions: vec![start],
            record: Vec::new(),
            ended: None,
        })
    }

    /// How it stands.
    pub fn position(&self) -> &Position {
        &self.positions[self.positions.len() - 1]
    }

    /// How it began.
    pub fn start(&self) -> &Position {
        &self.positions[0]
    }

    /// Who decided what, in order: White is player 0.
    pub fn record(&self) -> &[(u8, String)] {
        &self.record
    }

    /// How it ended; not while the extension may still be agreed on.
    pub fn outcome(&self) -> Option<Outcome<Color>> {
        match self.ended {
            None if !self.position().can_extend() => self.position().outcome(),
            ended => ended,
        }
    }

    pub(super) fn decider(&self) -> Option<u8> {
        if self.outcome().is_some() {
            return None;
        }
        let position = self.position();
        let side = match (position.can_extend(), self.record.last()) {
            (false, _) => position.side_to_move(),
            // The attacker is asked first.
            (true, Some((0, said))) if said == YES => Color::Black,
            (true, _) => Color::White,
        };
        Some(player(side))
    }

    pub(super) fn play(&mut self, who: u8, text: &str) -> Result<(), Refusal> {
        let over = || Refusal::new(Reason::Over, "The battle is over");
        if self.decider().ok_or_else(over)? != who {
            return Err(Refusal::new(Reason::NotYourTurn, "It is not your turn"));
        }
        let mut next = self.position().clone();
        let mut ended = None;
        let asked = next.can_extend();
        match text {
            YES if asked && color(who) == Color::Black => {
                next.extend().map_err(|it| illegal(it.to_string()))?;
            }
            YES if asked => {}
            NO if asked => ended = next.outcome(),
            YES | NO => return Err(illegal("nobody asks for an extension now")),
            _ if asked => {
                return Err(illegal(
                    "the moves are used up: extend yes or extend no comes first",
                ));
            }
            RETREAT => ended = Some(next.retreat().map_err(|it| illegal(it.to_string()))?),
            RESIGN | AGREE => {
                return Err(illegal("giving up and drawing have words of their own"));
            }
            text => {
                let mv = next
                    .parse_move(text)
                    .map_err(|it| illegal(it.to_string()))?;
                next.play(mv).map_err(|it| illegal(it.to_string()))?;
            }
        }
        self.push(who, text, next, ended);
        Ok(())
    }

    fn push(&mut self, who: u8, text: &str, next: Position, ended: Option<Outcome<Color>>) {
        self.positions.push(next);
        self.record.push((who, text.to_owned()));
        self.ended = ended;
    }

    pub(super) fn resign(&mut self, who: u8) -> Result<(), Refusal> {
        let position = self.position().clone();
        let outcome = position.resign(color(who));
        self.end(who, RESIGN, outcome)
    }

    /// Both have agreed.
    pub(super) fn draw(&mut self) -> Result<(), Refusal> {
        let outcome = Outcome {
            winner: None,
            reason: Cause::Agreed,
        };
        self.end(self.decider().unwrap_or_default(), AGREE, outcome)
    }

    fn end(&mut self, who: u8, text: &str, outcome: Outcome<Color>) -> Result<(), Refusal> {
        if self.outcome().is_some() {
            return Err(Refusal::new(Reason::Over, "The battle is over"));
        }
        self.push(who, text, self.position().clone(), Some(outcome));
        Ok(())
    }

    pub(super) fn take_back_to(&self, players: &[u8]) -> Option<usize> {
        let own = |(who, _): &(u8, String)| players.contains(who);
        self.record.iter().rposition(own)
    }

    pub(super) fn take_back(&mut self, len: usize) {
        self.record.truncate(len);
        self.positions.truncate(len + 1);
        self.ended = None;
    }

    pub(super) fn ending(&self) -> Option<Ending> {
        let outcome = self.outcome()?;
        let reason = outcome.reason.name();
        let winner = outcome.winner.map(player);
        Some(Ending {
            winners: winner.map(Player).into_iter().collect(),
            headline: headline(reason, winner),
            words: match winner {
                Some(winner) => words!("battle-ending-wins", winner = part(winner)),
                None => words!("battle-ending-drawn"),
            },
            reason,
        })
    }

    pub(super) fn state_text(&self) -> String {
        format!("{} {:?}", self.position(), self.decider())
    }
}

fn part(player: u8) -> &'static str {
    match player {
        0 => "attacker",
        _ => "defender",
    }
}

/// How a battle ended, by the reason's name in files.
pub(crate) fn headline(reason: &str, winner: Option<u8>) -> String {
    let loser = winner.map_or("", |winner| part(1 - winner.min(1)));
    match reason {
        "checkmate" => words!("chess-ending-checkmate"),
        "bare-kings" => words!("battle-ending-bare-kings"),
        "rout" => words!("battle-ending-rout"),
        "stalemate" => words!("chess-ending-stalemate"),
        "budget" => words!("battle-ending-budget"),
        "retreat" => words!("battle-ending-retreats", loser = loser),
        "resign" => words!("battle-ending-resigns", loser = loser),
        _ => words!("table-ending-agreed"),
    }
}
