//! How other programs are spoken to, over UCI and over XBoard's protocol.

use super::contestant::{Contestant, Kind, Protocol};
use super::players::Turn;
use super::program::{Fault, Program};
use crate::clock::Clock;
use crate::open::{Line, Playable};
use engine::{Limits, Score};
use rules::Position;
use std::fmt::Write as _;
use std::time::Duration;

/// What a program is given beyond its time before it has lost.
pub const GRACE: Duration = Duration::from_secs(5);

/// A conversation with a program.
pub struct Talk {
    program: Program,
    protocol: Protocol,
    /// Whether moves are announced as such (XBoard).
    usermove: bool,
    /// Whether it answers a ping (XBoard), and how many there were.
    pings: bool,
    pinged: u32,
    /// How many moves of the game it knows (XBoard).
    told: usize,
}

impl Talk {
    pub fn start<P: Position>(who: &Contestant, protocol: Protocol) -> Result<Self, String> {
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
            pings: false,
            pinged: 0,
            told: 0,
        };
        let greeted = match protocol {
            Protocol::Uci => talk.greet_uci::<P>(options),
            Protocol::Xboard => talk.greet_xboard::<P>(options, who),
        };
        greeted.map_err(|fault| format!("{}: {}", who.text, fault.0))?;
        Ok(talk)
    }

    pub fn begin(&mut self) -> Result<(), Fault> {
        self.told = 0;
        match self.protocol {
            Protocol::Uci => {
                self.program.say("ucinewgame")?;
                self.ready()
            }
            Protocol::Xboard => {
                self.program.say("new")?;
                self.program.say("easy")?;
                self.program.say("force")?;
                self.catch_up()
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

    /// Its move, and what it said of the position last.
    pub fn ask_uci<P: Playable>(
        &mut self,
        line: &Line<P>,
        limits: &Limits,
        turn: &Turn,
        most: Duration,
    ) -> Result<(String, Option<Score>), Fault> {
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
        let mut score = None;
        let mv = self.program.wait(most, |line| {
            let mut words = line.split_whitespace();
            if words.next() != Some("bestmove") {
                score = uci_score(line).or(score);
                return None;
            }
            Some(words.next().unwrap_or("nothing").to_owned())
        })?;
        Ok((mv, score))
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
        if who.limits.time.is_some_and(|time| time.subsec_nanos() > 0) {
            let problem =
                "over xboard movetime is in whole seconds, such as 1000; or give tc=10+0.1";
            return Err(Fault(problem.to_owned()));
        }
        self.program.say("xboard")?;
        self.program.say("protover 2")?;
        self.read_features()?;
        for (name, value) in options {
            self.program.say(&format!("option {name}={value}"))?;
        }
        Ok(())
    }

    /// Old programs say nothing; slow ones ask for patience first.
    fn read_features(&mut self) -> Result<(), Fault> {
        let mut most = Duration::from_secs(2);
        loop {
            let (mut usermove, mut pings) = (false, false);
            let found = self.program.wait(most, |line| {
                let has = |feature| line.starts_with("feature") && line.contains(feature);
                usermove |= has("usermove=1");
                pings |= has("ping=1");
                (has("done=0") || has("done=1")).then(|| has("done=1"))
            });
            self.usermove |= usermove;
            self.pings |= pings;
            match found {
                Ok(false) => most = Duration::from_secs(60),
                _ if self.program.is_running() => return Ok(()),
                _ => return found.map(|_| ()),
            }
        }
    }

    /// Lets it finish what it is at, and passes over what it still says of that.
    fn catch_up(&mut self) -> Result<(), Fault> {
        if !self.pings {
            let _ = self
                .program
                .wait(Duration::from_millis(100), |_| None::<()>);
            return Ok(());
        }
        self.pinged += 1;
        let pong = format!("pong {}", self.pinged);
        self.program.say(&format!("ping {}", self.pinged))?;
        let heard = |line: &str| (line == pong).then_some(());
        self.program.wait(GRACE * 2, heard)
    }

    pub fn ask_xboard<P: Playable>(
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
            self.program.say(&format!("st {}", time.as_secs()))?;
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
    pub fn own_move_made(&mut self, moves: usize) {
        self.told = moves + 1;
    }
}

/// What an `info` line says of the position.
fn uci_score(line: &str) -> Option<Score> {
    let (info, rest) = line.split_once(" score ")?;
    let is_other = info
        .split_once(" multipv ")
        .is_some_and(|(_, rest)| rest.split_whitespace().next() != Some("1"));
    if !info.starts_with("info") || is_other {
        return None;
    }
    let mut words = rest.split_whitespace();
    match (words.next()?, words.next()?.parse::<i32>().ok()?) {
        ("cp", points) => Some(Score::Centipawns(points)),
        ("mate", moves @ 1..) => Some(Score::WinIn(2 * moves.unsigned_abs() - 1)),
        ("mate", moves) => Some(Score::LossIn(2 * moves.unsigned_abs())),
        _ => None,
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
    fn scores_are_heard() {
        let heard = |score| uci_score(&format!("info depth 9 {score} nodes 12 pv e2e4"));
        assert_eq!(heard("score cp -31"), Some(Score::Centipawns(-31)));
        let bound = heard("multipv 1 score cp 12 lowerbound");
        assert_eq!(bound, Some(Score::Centipawns(12)));
        assert_eq!(heard("multipv 2 score cp 12"), None);
        assert_eq!(heard("score mate 2"), Some(Score::WinIn(3)));
        assert_eq!(heard("score mate -2"), Some(Score::LossIn(4)));
        assert_eq!(uci_score("info string score cp high"), None);
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
