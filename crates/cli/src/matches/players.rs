//! The players of open games: this program and others.

use super::contestant::{Contestant, Kind, Protocol};
use super::program::{Fault, Program};
use crate::clock::{Budget, Clock, Pace};
use crate::open::{Line, Playable};
use engine::{Inquiry, Limits, Memory, Stop, Strength, analyse};
use rules::Position;
use std::fmt::Write as _;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

/// What a player knows of its turn beside the game.
#[derive(Copy, Clone, Debug)]
pub struct Turn {
    pub seed: u64,
    /// The clock of the side that moves first in the game, and of the other.
    pub clocks: [Option<Clock>; 2],
}

/// Somebody who plays a game.
pub trait Player<P: Position> {
    /// Gets ready for a new game.
    ///
    /// # Errors
    /// Says why it cannot play at all.
    fn begin(&mut self) -> Result<(), String>;

    /// Makes a move.
    ///
    /// # Errors
    /// Says why it loses.
    fn choose(&mut self, line: &Line<P>, turn: &Turn) -> Result<P::Move, Fault>;
}

/// A player for a contestant.
///
/// # Errors
/// Says what of it cannot be.
pub fn seat<P: Playable>(who: &Contestant) -> Result<Box<dyn Player<P>>, String> {
    match &who.kind {
        &Kind::Own { strength, hash } => Ok(Box::new(Own {
            strength,
            // A level plays as it does in the window: each move for itself.
            memory: (strength == Strength::FULL).then(|| Memory::new(hash.unwrap_or(HASH))),
            limits: who.limits,
        })),
        Kind::Outside { protocol, .. } => {
            let mut outside = Outside {
                who: who.clone(),
                protocol: *protocol,
                program: None,
            };
            // What is wrong with it is better told now.
            Player::<P>::begin(&mut outside)?;
            Ok(Box::new(outside))
        }
    }
}

/// This program.
struct Own {
    strength: Strength,
    memory: Option<Memory>,
    limits: Limits,
}

/// MiB of known positions if not told.
const HASH: usize = 16;

/// What a move costs besides the thinking.
const OVERHEAD: Duration = Duration::from_millis(5);

impl<P: Playable> Player<P> for Own {
    fn begin(&mut self) -> Result<(), String> {
        if let Some(memory) = &self.memory {
            memory.clear();
        }
        Ok(())
    }

    fn choose(&mut self, line: &Line<P>, turn: &Turn) -> Result<P::Move, Fault> {
        let began = Instant::now();
        let clock = turn.clocks[line.turn()];
        let budget = clock.map(|clock| Budget::of(&clock, OVERHEAD));
        let most = budget.map_or_else(Limits::default, |budget| Limits::time(budget.most));
        let inquiry = Inquiry {
            before: line.before(),
            seed: turn.seed,
            memory: self.memory.as_ref(),
            strength: self.strength,
            ..Inquiry::new(self.limits.within(&most))
        };
        let mut pace = budget.map(|budget| Pace::new(budget.fair));
        let thought = analyse(line.position(), &inquiry, &Stop::default(), |report| {
            let pace = pace.as_mut();
            if pace.is_some_and(|pace| pace.is_enough(report, began.elapsed())) {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        thought
            .map(|thought| thought.best)
            .ok_or_else(|| Fault("no move".to_owned()))
    }
}

/// Another program.
struct Outside {
    who: Contestant,
    protocol: Protocol,
    program: Option<Talk>,
}

/// What a program is given beyond its time before it has lost.
const GRACE: Duration = Duration::from_secs(5);
/// What one gets for a count of nodes or plies.
const PATIENCE: Duration = Duration::from_secs(600);

impl<P: Playable> Player<P> for Outside {
    fn begin(&mut self) -> Result<(), String> {
        let mut talk = match self.program.take() {
            Some(talk) => talk,
            None => Talk::start::<P>(&self.who, self.protocol)?,
        };
        if talk.begin().is_err() {
            // It may have died of the last game.
            talk = Talk::start::<P>(&self.who, self.protocol)?;
            talk.begin()
                .map_err(|fault| format!("{}: {}", self.who.text, fault.0))?;
        }
        self.program = Some(talk);
        Ok(())
    }

    fn choose(&mut self, line: &Line<P>, turn: &Turn) -> Result<P::Move, Fault> {
        let mut talk = self
            .program
            .take()
            .ok_or_else(|| Fault("does not play".to_owned()))?;
        let limits = &self.who.limits;
        let clock = turn.clocks[line.turn()];
        let most = match (limits.time, clock) {
            (Some(time), _) => time * 2 + GRACE,
            (None, Some(clock)) => clock.left + GRACE,
            _ => PATIENCE,
        };
        let answer = match self.protocol {
            Protocol::Uci => talk.ask_uci(line, limits, turn, most),
            Protocol::Xboard => talk.ask_xboard(line, limits, turn, most),
        }?;
        let mv = line.position().parse_move(&answer);
        let mv = mv.map_err(|_| Fault(format!("illegal move {answer}")))?;
        talk.own_move_made(line.moves().len());
        self.program = Some(talk);
        Ok(mv)
    }
}

/// A conversation with a program.
struct Talk {
    program: Program,
    protocol: Protocol,
    /// Whether moves are announced as such (XBoard).
    usermove: bool,
    /// How many moves of the game it knows (XBoard).
    told: usize,
}

impl Talk {
    fn start<P: Position>(who: &Contestant, protocol: Protocol) -> Result<Self, String> {
        let Kind::Outside {
            command, options, ..
        } = &who.kind
        else {
            return Err("no program is named".to_owned());
        };
        let mut talk = Self {
            program: Program::start(command)?,
            protocol,
            usermove: false,
            told: 0,
        };
        let greeted = match protocol {
            Protocol::Uci => talk.greet_uci::<P>(options),
            Protocol::Xboard => talk.greet_xboard::<P>(options, who),
        };
        greeted.map_err(|fault| format!("{}: {}", who.text, fault.0))?;
        Ok(talk)
    }

    fn begin(&mut self) -> Result<(), Fault> {
        self.told = 0;
        match self.protocol {
            Protocol::Uci => {
                self.program.say("ucinewgame")?;
                self.ready()
            }
            Protocol::Xboard => {
                self.program.say("new")?;
                self.program.say("easy")?;
                self.program.say("force")
            }
        }
    }

    fn ready(&mut self) -> Result<(), Fault> {
        self.program.say("isready")?;
        let ready = |line: &str| (line == "readyok").then_some(());
        self.program.wait(GRACE * 2, ready)
    }

    fn greet_uci<P: Position>(&mut self, options: &[(String, String)]) -> Result<(), Fault> {
        self.program.say("uci")?;
        let mut offered = Vec::new();
        self.program.wait(GRACE * 2, |line| {
            if let Some(option) = line.strip_prefix("option name ") {
                offered.push(option.to_owned());
            }
            (line == "uciok").then_some(())
        })?;
        let name_of = |option: &String| option.split(" type ").next().map(str::to_lowercase);
        let has = |name: &str| {
            let name = Some(name.to_lowercase());
            offered.iter().any(|option| name_of(option) == name)
        };
        let game = P::VARIANT.name();
        let plays = |option: &&String| {
            option.ends_with(&format!(" var {game}")) || option.contains(&format!(" var {game} "))
        };
        if has("UCI_Variant") && offered.iter().find(plays).is_some() {
            self.program
                .say(&format!("setoption name UCI_Variant value {game}"))?;
        } else if game != "chess" {
            return Err(Fault(format!("it does not play {game}")));
        }
        for (name, value) in options {
            if !has(name) {
                return Err(Fault(format!("it has no option '{name}'")));
            }
            self.program
                .say(&format!("setoption name {name} value {value}"))?;
        }
        self.ready()
    }

    fn ask_uci<P: Playable>(
        &mut self,
        line: &Line<P>,
        limits: &Limits,
        turn: &Turn,
        most: Duration,
    ) -> Result<String, Fault> {
        let mut ask = if *line.start() == P::start(rules::battle::Terrain::Field) {
            "position startpos".to_owned()
        } else {
            format!("position fen {}", line.start())
        };
        if !line.moves().is_empty() {
            ask.push_str(" moves");
        }
        for mv in line.moves() {
            let _ = write!(ask, " {mv}");
        }
        self.program.say(&ask)?;
        self.program.say(&go(limits, turn))?;
        self.program.wait(most, |line| {
            let mut words = line.split_whitespace();
            if words.next() != Some("bestmove") {
                return None;
            }
            Some(words.next().unwrap_or("nothing").to_owned())
        })
    }

    fn greet_xboard<P: Position>(
        &mut self,
        options: &[(String, String)],
        who: &Contestant,
    ) -> Result<(), Fault> {
        if P::VARIANT != rules::Variant::Chess {
            return Err(Fault("over xboard only chess can be played".to_owned()));
        }
        if who.limits.nodes.is_some() {
            return Err(Fault("xboard knows no count of nodes".to_owned()));
        }
        self.program.say("xboard")?;
        self.program.say("protover 2")?;
        // Old programs say nothing.
        let usermove = &mut self.usermove;
        let _ = self.program.wait(Duration::from_secs(2), |line| {
            *usermove |= line.contains("usermove=1");
            (line.starts_with("feature") && line.contains("done=1")).then_some(())
        });
        for (name, value) in options {
            self.program.say(&format!("option {name}={value}"))?;
        }
        Ok(())
    }

    fn ask_xboard<P: Playable>(
        &mut self,
        line: &Line<P>,
        limits: &Limits,
        turn: &Turn,
        most: Duration,
    ) -> Result<String, Fault> {
        // It knows all but the last move and waits for that, or is told the game so far.
        let goes_on = self.told > 0 && self.told + 1 == line.moves().len();
        if !goes_on {
            self.program.say("force")?;
        }
        self.set_pace(limits, turn, line.turn())?;
        for mv in &line.moves()[self.told..] {
            let announce = if self.usermove { "usermove " } else { "" };
            self.program.say(&format!("{announce}{mv}"))?;
        }
        if !goes_on {
            self.program.say("go")?;
        }
        self.program.wait(most, xboard_answer)?
    }

    fn set_pace(&mut self, limits: &Limits, turn: &Turn, side: usize) -> Result<(), Fault> {
        if let Some(time) = limits.time {
            let seconds = time.as_secs_f64();
            self.program.say(&format!("st {seconds}"))?;
        }
        if let Some(depth) = limits.depth {
            self.program.say(&format!("sd {depth}"))?;
        }
        if let Some(clock) = turn.clocks[side] {
            if self.told == 0 {
                let (left, more) = (clock.left.as_secs(), clock.increment.as_secs_f64());
                let level = format!("level 0 {}:{:02} {more}", left / 60, left % 60);
                self.program.say(&level)?;
            }
            let hundredths = |clock: Clock| clock.left.as_millis() / 10;
            let other = turn.clocks[1 - side].unwrap_or(clock);
            self.program.say(&format!("time {}", hundredths(clock)))?;
            self.program.say(&format!("otim {}", hundredths(other)))?;
        }
        Ok(())
    }

    /// After so many moves it made one of its own.
    fn own_move_made(&mut self, moves: usize) {
        self.told = moves + 1;
    }
}

/// What a line from an XBoard program means: its move, or why there is none.
fn xboard_answer(line: &str) -> Option<Result<String, Fault>> {
    let moved = line
        .strip_prefix("move ")
        .or_else(|| line.strip_prefix("My move is :"));
    if let Some(mv) = moved {
        return Some(Ok(mv.trim().to_owned()));
    }
    let ends = ["resign", "1-0", "0-1", "1/2-1/2"];
    if let Some(end) = ends.into_iter().find(|end| line.starts_with(end)) {
        return Some(Err(Fault(format!("gave up the game: {end}"))));
    }
    let refuses = line.starts_with("Illegal move") || line.starts_with("Invalid move");
    refuses.then(|| Err(Fault(format!("refused a legal move: {line}"))))
}

fn go(limits: &Limits, turn: &Turn) -> String {
    let mut go = "go".to_owned();
    if let Some(time) = limits.time {
        let _ = write!(go, " movetime {}", time.as_millis());
    }
    if let Some(nodes) = limits.nodes {
        let _ = write!(go, " nodes {nodes}");
    }
    if let Some(depth) = limits.depth {
        let _ = write!(go, " depth {depth}");
    }
    for (clock, side) in turn.clocks.iter().zip(["w", "b"]) {
        if let Some(clock) = clock {
            let (left, more) = (clock.left.as_millis(), clock.increment.as_millis());
            let _ = write!(go, " {side}time {left} {side}inc {more}");
        }
    }
    go
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_over_xboard_are_understood() {
        let moved = |line| xboard_answer(line).and_then(Result::ok);
        assert_eq!(moved("move e7e8q").as_deref(), Some("e7e8q"));
        assert_eq!(moved("My move is : g1f3").as_deref(), Some("g1f3"));
        assert!(xboard_answer("1. ... g1f3").is_none());
        assert!(xboard_answer("# 1-0").is_none());
        assert!(xboard_answer("resign").is_some_and(|answer| answer.is_err()));
        assert!(xboard_answer("Illegal move: e2e4").is_some_and(|answer| answer.is_err()));
    }

    #[test]
    fn clocks_and_limits_are_told() {
        let clock = Clock {
            left: Duration::from_secs(3),
            increment: Duration::from_millis(50),
            moves: None,
        };
        let turn = Turn {
            seed: 0,
            clocks: [Some(clock); 2],
        };
        let told = go(&Limits::nodes(100), &turn);
        assert_eq!(told, "go nodes 100 wtime 3000 winc 50 btime 3000 binc 50");
    }
}
