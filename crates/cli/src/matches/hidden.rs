//! Games in which not everybody knows everything: levels play them by what each side may see.

use super::game::{Played, Table, first_player, game_seed, half_points};
use crate::answer::{Line as Fields, outcome_value};
use crate::{Failure, european, selfplay};
use campaign::{Campaign, Command, Opponent, Options, Setup, Size, View};
use engine::{Fighter, Level, Stop, strategist};
use rules::european::{Game, Nation, Position};
use rules::{Chance, Position as _};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// Which game.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    Field,
    /// Two nations in opposite corners, or four.
    European(Seats),
    /// A world with barbarians in every third; nobody plays its battles move by move.
    Campaign(Size),
}

/// How many nations play.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Seats {
    Two,
    /// Each player of the match has two of them, now neighbours, now in opposite corners. They
    /// do not play together: it counts whose nation is the last.
    Four,
}

impl Kind {
    /// What is played beside the variant's name, for the record.
    pub const fn ground(self) -> Option<&'static str> {
        match self {
            Self::European(Seats::Four) => Some("four seats"),
            Self::Campaign(Size::Large) => Some("large"),
            _ => None,
        }
    }

    /// Another number is another player.
    pub fn signature(self) -> u64 {
        match self {
            Self::Field => engine::bench(),
            Self::European(_) => engine::european::bench(),
            Self::Campaign(_) => engine::bench() ^ strategist::bench(),
        }
    }
}

/// A table for two levels.
#[derive(Copy, Clone, Debug)]
pub struct HiddenTable {
    pub kind: Kind,
    pub levels: [Level; 2],
    pub seed: u32,
    pub plies: usize,
}

/// A game as it was played.
struct Ended {
    /// Whose nation, kingdom or side won, by the players of the match.
    winner: Option<usize>,
    reason: Option<String>,
    steps: usize,
    taken: [(Duration, u32); 2],
    line: Value,
}

/// A campaign is cut off after so many rounds.
const ROUNDS: u32 = 200;

impl HiddenTable {
    /// The levels in the order of the turns.
    fn by_turn(&self, number: u64) -> [Level; 2] {
        let first = first_player(number);
        [self.levels[first], self.levels[1 - first]]
    }

    /// Both games of a pair begin alike.
    fn start_seed(&self, number: u64) -> u32 {
        Chance::new(self.seed).word() ^ (number / 2) as u32
    }

    fn field(&self, number: u64) -> Ended {
        use rules::field::{Position, Side};
        let own = u64::from(self.start_seed(number)) << 20;
        let [south, north] =
            Side::ALL.map(|side| engine::field::set_up(side, own + side.index() as u64));
        let start = Position::from_setups(&south, &north);
        let seed = game_seed(self.seed, number);
        let game = selfplay::play_field(Some(&start), self.by_turn(number), seed, self.plies);
        let winner = game.outcome.and_then(|outcome| outcome.winner);
        let moves: Vec<String> = game.moves.iter().map(ToString::to_string).collect();
        let line = json!({
            "variant": Position::VARIANT.name(),
            "fen": game.start.to_string(),
            "play": moves,
            "then": game.end.to_string(),
            "outcome": outcome_value::<Position>(game.outcome),
        });
        Ended {
            winner: winner.map(|side| side.index() ^ first_player(number)),
            reason: game.outcome.map(|outcome| outcome.reason.to_string()),
            steps: game.moves.len(),
            taken: [(Duration::ZERO, 0); 2],
            line,
        }
    }

    /// Who of the match has which seat, and with which nation.
    fn seated(&self, seats: Seats, number: u64) -> ([usize; 4], [Option<Nation>; 4]) {
        let swapped = first_player(number);
        let mut lots = Chance::new(!self.start_seed(number));
        let mut nation = || {
            let drawn = lots.below(Nation::ALL.len() as u32) as usize;
            Nation::ALL.get(drawn).copied()
        };
        match seats {
            Seats::Two => ([0, 0, 1, 1].map(|who| who ^ swapped), {
                let (one, other) = (nation(), nation());
                [one, None, other, None]
            }),
            Seats::Four => {
                const WAYS: [[usize; 4]; 3] = [[0, 1, 0, 1], [0, 0, 1, 1], [0, 1, 1, 0]];
                let way = WAYS[(number / 2 % 3) as usize];
                (way.map(|who| who ^ swapped), [(); 4].map(|()| nation()))
            }
        }
    }

    fn european(&self, seats: Seats, number: u64) -> Ended {
        let (players, nations) = self.seated(seats, number);
        let mut taken = [(Duration::ZERO, 0); 2];
        let Some(mut game) = Game::new(nations, self.start_seed(number)) else {
            return Ended {
                winner: None,
                reason: None,
                steps: 0,
                taken,
                line: Value::Null,
            };
        };
        let chance = game.start().chance();
        let seed = game_seed(self.seed, number) >> 20;
        let play = european::play(&mut game, seed, self.plies, |view, turn_seed| {
            let who = players[view.seat().index()];
            timed(&mut taken[who], || {
                engine::european::choose(view, self.levels[who], turn_seed, &Stop::default())
            })
        });
        let outcome = game.outcome();
        let line = json!({
            "variant": Position::VARIANT.name(),
            "fen": game.start().to_string(),
            "seed": chance.seed,
            "drawn": chance.drawn,
            "players": players,
            "play": play,
            "then": game.position().to_string(),
            "outcome": outcome_value::<Position>(outcome),
        });
        let winner = outcome.and_then(|outcome| outcome.winner);
        Ended {
            winner: winner.map(|seat| players[seat.index()]),
            reason: outcome.map(|outcome| outcome.reason.to_string()),
            steps: play.len(),
            taken,
            line,
        }
    }

    fn campaign(&self, size: Size, number: u64) -> Result<Ended, Failure> {
        let setup = Setup {
            size,
            options: Options {
                fog: true,
                barbarians: number / 2 % 3 == 2,
                opponent: Opponent::Computer,
            },
            seed: self.start_seed(number),
        };
        let mut campaign = Campaign::new(&setup, None);
        let mut fighter = Fighter {
            level: Level::Beginner,
        };
        let (swapped, seed) = (first_player(number), game_seed(self.seed, number));
        let mut taken = [(Duration::ZERO, 0); 2];
        let mut commands = Vec::new();
        while campaign.state().won().is_none() && campaign.state().round() <= ROUNDS {
            let Some(side) = campaign.state().waits_for() else {
                break;
            };
            let command = match side.kingdom().filter(|_| !campaign.state().is_fought()) {
                Some(color) => {
                    let who = color.index() ^ swapped;
                    let turn_seed = seed.wrapping_add(commands.len() as u64);
                    timed(&mut taken[who], || {
                        let view = View::new(campaign.state(), color);
                        strategist::decide(&view, self.levels[who], turn_seed, &Stop::default())
                    })
                }
                None => Command::Resolve,
            };
            commands.push(command.to_string());
            campaign.apply(&command, &mut fighter).map_err(|refusal| {
                Failure::Input(format!("{side}'s '{command}' refused: {refusal}"))
            })?;
        }
        let won = campaign.state().won();
        let line = json!({
            "world": campaign.start().to_string(),
            "commands": commands,
            "rounds": campaign.state().round(),
            "winner": won.map(|color| color.to_string()),
        });
        Ok(Ended {
            winner: won.map(|color| color.index() ^ swapped),
            reason: won.map(|_| "conquest".to_owned()),
            steps: commands.len(),
            taken,
            line,
        })
    }
}

/// Does something and counts the time it took.
fn timed<T>(taken: &mut (Duration, u32), work: impl FnOnce() -> T) -> T {
    let began = Instant::now();
    let done = work();
    taken.0 += began.elapsed();
    taken.1 += 1;
    done
}

impl Table for HiddenTable {
    fn play(&mut self, number: u64) -> Result<Played, Failure> {
        let ended = match self.kind {
            Kind::Field => self.field(number),
            Kind::European(seats) => self.european(seats, number),
            Kind::Campaign(size) => self.campaign(size, number)?,
        };
        Ok(Played {
            number,
            half_points: half_points(ended.winner),
            ended: ended
                .reason
                .unwrap_or_else(|| format!("cut off after {} steps", ended.steps)),
            is_fault: false,
            plies: ended.steps,
            taken: ended.taken,
            fields: match ended.line {
                Value::Object(fields) => fields,
                _ => Fields::new(),
            },
            pgn: None,
        })
    }
}
