//! One game of a match.

use super::adjudicate::{Agreed, Agreement};
use super::contestant::Contestant;
use super::openings::Openings;
use super::players::{Player, Turn, seat};
use crate::Failure;
use crate::answer::{Line as Fields, outcome_value};
use crate::clock::Clock;
use crate::open::{Line, Playable};
use rules::{Position, Variant, chess};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// A game played.
#[derive(Clone, Debug)]
pub struct Played {
    pub number: u64,
    /// What the first player of the match got: 0, 1 or 2.
    pub half_points: u8,
    /// How it ended, in words.
    pub ended: String,
    /// Whether a player lost by a fault of its program.
    pub is_fault: bool,
    pub plies: usize,
    /// What each player took in all, and for how many moves.
    pub taken: [(Duration, u32); 2],
    /// The game as a vector line.
    pub fields: Fields,
    pub pgn: Option<String>,
}

/// Where games are played, each number always the same game as far as players are.
pub trait Table {
    /// Plays the game of that number.
    ///
    /// # Errors
    /// Says why no game can be played.
    fn play(&mut self, number: u64) -> Result<Played, Failure>;
}

/// In odd games the second player moves first.
pub const fn first_player(number: u64) -> usize {
    (number % 2) as usize
}

/// A seed of its own for every game.
pub const fn game_seed(seed: u32, number: u64) -> u64 {
    (seed as u64) << 44 ^ number << 20
}

/// What all open games of a match share.
#[derive(Clone, Debug)]
pub struct Rules<'a, P> {
    pub players: [&'a Contestant; 2],
    pub openings: Openings,
    /// In place of the usual start.
    pub start: Option<P>,
    pub plies: usize,
    pub adjudicate: bool,
}

/// A table for open games, with players at it.
pub struct OpenTable<'a, P: Position> {
    rules: Rules<'a, P>,
    seats: [Box<dyn Player<P>>; 2],
}

/// How a game ended: who of the match won, in words, and whether by a fault.
struct End {
    winner: Option<usize>,
    words: String,
    is_fault: bool,
}

impl<'a, P: Playable> OpenTable<'a, P> {
    /// Seats the players.
    pub fn new(rules: Rules<'a, P>) -> Result<Self, Failure> {
        let [one, other] = rules.players.map(|who| seat(who).map_err(Failure::Input));
        Ok(Self {
            rules,
            seats: [one?, other?],
        })
    }

    /// Plays a line on to its end.
    fn play_on(
        &mut self,
        line: &mut Line<P>,
        number: u64,
        taken: &mut [(Duration, u32); 2],
    ) -> End {
        let first = first_player(number);
        let mut clocks = self.clocks(first);
        let mut agreement = Agreement::default();
        loop {
            if let Some(outcome) = line.outcome() {
                let winner = outcome
                    .winner
                    .map(|side| usize::from(side != P::FIRST) ^ first);
                return End {
                    winner,
                    words: outcome.reason.to_string(),
                    is_fault: false,
                };
            }
            if line.moves().len() >= self.rules.plies {
                return End {
                    winner: None,
                    words: format!("cut off after {} plies", self.rules.plies),
                    is_fault: false,
                };
            }
            let side = line.turn();
            let who = side ^ first;
            let turn = Turn {
                seed: game_seed(self.rules.openings.seed, number) + line.moves().len() as u64,
                clocks,
            };
            let began = Instant::now();
            let chosen = self.seats[who].choose(line, &turn);
            let time = began.elapsed();
            taken[who].0 += time;
            taken[who].1 += 1;
            let score = chosen.as_ref().ok().and_then(|chosen| chosen.score);
            let fault = match chosen {
                Err(fault) => Some(fault.0),
                Ok(_) if !wind(&mut clocks[side], time) => Some("out of time".to_owned()),
                Ok(chosen) => line.play(chosen.mv).err().map(|error| error.to_string()),
            };
            if let Some(fault) = fault {
                return End {
                    winner: Some(1 - who),
                    words: format!("{} loses: {fault}", self.rules.players[who].text),
                    is_fault: true,
                };
            }
            let agreed = agreement.hear(who, score, line.moves().len());
            if let (Some(agreed), true, None) = (agreed, self.rules.adjudicate, line.outcome()) {
                return End {
                    winner: match agreed {
                        Agreed::Won(winner) => Some(winner),
                        Agreed::Drawn => None,
                    },
                    words: "adjudicated".to_owned(),
                    is_fault: false,
                };
            }
        }
    }

    /// The clocks of the side that moves first and of the other.
    fn clocks(&self, first: usize) -> [Option<Clock>; 2] {
        [0, 1].map(|side| {
            let clock = self.rules.players[side ^ first].clock;
            clock.map(|(left, increment)| Clock {
                left,
                increment,
                moves: None,
            })
        })
    }
}

/// Takes a move off a clock, if there is one; false if there was not so much on it.
fn wind(clock: &mut Option<Clock>, time: Duration) -> bool {
    let Some(clock) = clock else { return true };
    let Some(left) = clock.left.checked_sub(time) else {
        return false;
    };
    clock.left = left + clock.increment;
    true
}

impl<P: Playable> Table for OpenTable<'_, P> {
    fn play(&mut self, number: u64) -> Result<Played, Failure> {
        for seat in &mut self.seats {
            seat.begin().map_err(Failure::Input)?;
        }
        let start = self.rules.start.as_ref();
        let mut line: Line<P> = self.rules.openings.opening(number / 2, start);
        let mut taken = [(Duration::ZERO, 0); 2];
        let end = self.play_on(&mut line, number, &mut taken);
        let names = self.rules.players.map(|who| who.text.as_str());
        Ok(Played {
            number,
            half_points: half_points(end.winner),
            pgn: pgn(&line, number, names, &end),
            ended: end.words,
            is_fault: end.is_fault,
            plies: line.moves().len(),
            taken,
            fields: fields(&line),
        })
    }
}

/// What the first player of the match gets.
pub const fn half_points(winner: Option<usize>) -> u8 {
    match winner {
        Some(0) => 2,
        Some(_) => 0,
        None => 1,
    }
}

fn fields<P: Playable>(line: &Line<P>) -> Fields {
    let moves: Vec<String> = line.moves().iter().map(ToString::to_string).collect();
    let value = json!({
        "variant": P::VARIANT.name(),
        "fen": line.start().to_string(),
        "play": moves,
        "then": line.position().to_string(),
        "outcome": outcome_value::<P>(line.outcome()),
    });
    match value {
        Value::Object(fields) => fields,
        _ => Fields::new(),
    }
}

/// The game in the export format, if it is chess.
fn pgn<P: Playable>(line: &Line<P>, number: u64, names: [&str; 2], end: &End) -> Option<String> {
    use chess::pgn::{Record, Verdict};
    if P::VARIANT != Variant::Chess {
        return None;
    }
    let start: chess::Position = line.start().to_string().parse().ok()?;
    let mut record = Record::new(start);
    for mv in line.moves() {
        record.push(mv.to_string().parse().ok()?).ok()?;
    }
    let first = first_player(number);
    let tags = [
        ("Event", format!("{} - {}", names[0], names[1])),
        ("Round", (number + 1).to_string()),
        ("White", names[first].to_owned()),
        ("Black", names[1 - first].to_owned()),
        ("Termination", end.words.clone()),
    ];
    for (name, value) in tags {
        // A name that cannot be written is left out.
        let _ = record.set_tag(name, &value);
    }
    record.verdict = match end.winner {
        None => Verdict::Draw,
        Some(who) if who == first => Verdict::White,
        Some(_) => Verdict::Black,
    };
    Some(record.to_string())
}
