//! `amir uci`: the engine for chess programs, over the Universal Chess Interface.
//!
//! Beside chess it plays, set by `UCI_Variant`, the other open games. Their positions are the
//! strings of `notation.md`: what follows `position fen` up to the word `moves`, or else to the end
//! of the line, is one position, however many words it has. Moves are the move strings, so a drop
//! in a battle is `N@b1`. In Minnaar Chess `wtime` is the Sovereigns' clock.

mod desk;
mod go;
mod options;
mod thinking;

use crate::Failure;
use crate::clock::Budget;
use desk::{Desk, Say, lay};
use engine::{Skill, Stop, Strength, TranspositionTable};
use go::Go;
use options::{Options, Then};
use std::io::{BufRead, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use thinking::{Task, Terms};

/// Talks with a client until it says `quit` or has gone. A search with limits is finished
/// first when the input merely ends.
///
/// # Errors
/// Fails if nobody reads what is said.
pub fn run(
    input: impl BufRead + Send + 'static,
    out: impl Write + Send + 'static,
) -> Result<(), Failure> {
    let (sender, events) = channel();
    let lines = sender.clone();
    thread::spawn(move || {
        // A line that is no text is a line that is not understood.
        for line in input.split(b'\n') {
            let Ok(line) = line else { break };
            let line = String::from_utf8_lossy(&line).into_owned();
            if lines.send(Event::Line(line)).is_err() {
                return;
            }
        }
        let _ = lines.send(Event::End);
    });
    let (say, gone) = speaker(out);
    let mut session = Session::new(say, sender);
    session.listen(&events);
    if gone.load(Ordering::SeqCst) {
        return Err(Failure::Gone);
    }
    Ok(())
}

/// What writes whole lines at once, and whether nobody reads them any more.
fn speaker(out: impl Write + Send + 'static) -> (Say, Arc<AtomicBool>) {
    let gone = Arc::new(AtomicBool::new(false));
    let (out, lost) = (Mutex::new(out), Arc::clone(&gone));
    let say = move |line: &str| {
        let Ok(mut out) = out.lock() else { return };
        if writeln!(out, "{line}").and_then(|()| out.flush()).is_err() {
            lost.store(true, Ordering::SeqCst);
        }
    };
    (Arc::new(say), gone)
}

enum Event {
    Line(String),
    /// The input has ended.
    End,
    /// The search of that number has.
    Done(u64),
}

/// A search under way.
struct Thinking {
    number: u64,
    thread: thread::JoinHandle<String>,
    is_done: bool,
    stop: Stop,
    terms: Arc<Terms>,
    /// Whether the answer is held back until the client asks for it.
    waits: bool,
    /// Whether that stays so when the expected move is made.
    is_endless: bool,
    /// What the move may take at most.
    most: Option<Duration>,
    /// When it has to end.
    deadline: Option<Instant>,
}

impl Thinking {
    fn end(&mut self) {
        self.waits = false;
        self.stop.stop();
    }
}

struct Session {
    say: Say,
    events: Sender<Event>,
    options: Options,
    desk: Box<dyn Desk>,
    /// What is known from searches before, once it was asked for.
    table: Option<Arc<TranspositionTable>>,
    thinking: Option<Thinking>,
    /// How many searches there have been.
    searches: u64,
    /// Of the present game.
    seed: u64,
    /// Whether the input has ended.
    closing: bool,
}

impl Session {
    fn new(say: Say, events: Sender<Event>) -> Self {
        let options = Options::default();
        Self {
            say,
            events,
            desk: lay(options.variant, options.terrain),
            table: None,
            options,
            thinking: None,
            searches: 0,
            seed: fresh_seed(),
            closing: false,
        }
    }

    fn listen(&mut self, events: &Receiver<Event>) {
        while !(self.closing && self.thinking.is_none()) {
            let deadline = self.thinking.as_ref().and_then(|now| now.deadline);
            let event = match deadline {
                None => events.recv().map_err(|_| RecvTimeoutError::Disconnected),
                Some(deadline) => {
                    events.recv_timeout(deadline.saturating_duration_since(Instant::now()))
                }
            };
            match event {
                Ok(Event::Line(line)) => {
                    if !self.obey(&line) {
                        break;
                    }
                }
                Ok(Event::End) => {
                    self.closing = true;
                    if let Some(thinking) = self.thinking.as_mut().filter(|now| now.waits) {
                        thinking.end();
                    }
                }
                Ok(Event::Done(number)) => {
                    let now = self.thinking.as_mut();
                    if let Some(thinking) = now.filter(|now| now.number == number) {
                        thinking.is_done = true;
                    }
                }
                Err(RecvTimeoutError::Timeout) => self.time_is_up(),
                Err(RecvTimeoutError::Disconnected) => break,
            }
            let is_due = |now: &Thinking| now.is_done && !now.waits;
            if self.thinking.as_ref().is_some_and(is_due) {
                self.answer();
            }
        }
        if let Some(mut thinking) = self.thinking.take() {
            thinking.end();
            let _ = thinking.thread.join();
        }
    }

    fn time_is_up(&mut self) {
        if let Some(thinking) = &mut self.thinking {
            thinking.deadline = None;
            thinking.stop.stop();
        }
    }

    /// Waits for the search to end and tells its move.
    fn answer(&mut self) {
        if let Some(thinking) = self.thinking.take() {
            let last = thinking.thread.join();
            (self.say)(&last.unwrap_or_else(|_| {
                (self.say)("info string the search failed");
                "bestmove 0000".to_owned()
            }));
        }
    }

    fn tell(&self, problem: &str) {
        // A line stays a line.
        let shown: String = problem.chars().filter(|c| !c.is_control()).collect();
        (self.say)(&format!("info string {shown}"));
    }

    /// Does what a line asks; false for `quit`.
    fn obey(&mut self, line: &str) -> bool {
        let words: Vec<&str> = line.split_whitespace().collect();
        // What is not known before a command is passed over.
        let known = words.iter().position(|word| COMMANDS.contains(word));
        let Some(at) = known else {
            if !words.is_empty() {
                let shown: String = line.trim().chars().take(60).collect();
                self.tell(&format!("'{shown}' is no command"));
            }
            return true;
        };
        if at > 0 {
            self.tell(&format!("passed over: {}", words[..at].join(" ")));
        }
        let rest = &words[at + 1..];
        match words[at] {
            "uci" => self.introduce(),
            "isready" => {
                // A large table takes its time, which should be nobody's thinking time.
                self.table();
                (self.say)("readyok");
            }
            "ucinewgame" => {
                self.seed = fresh_seed();
                self.forget();
            }
            "setoption" => self.set_option(rest),
            "position" => self.set_position(rest),
            "go" => self.go(&Go::parse(rest)),
            "stop" => {
                if let Some(thinking) = &mut self.thinking {
                    thinking.end();
                }
            }
            "ponderhit" => self.ponder_hit(),
            "d" => self.tell(&format!("{} {}", self.options.variant, self.desk.fen())),
            "quit" => return false,
            // What only some clients say and nothing follows from.
            _ => {}
        }
        true
    }

    fn introduce(&self) {
        let version = env!("CARGO_PKG_VERSION");
        let options = Options::default().list();
        let lines = format!(
            "id name Amir's Chess {version}\nid author the Amir's Chess project\n{options}uciok"
        );
        (self.say)(&lines);
    }

    /// `name N… [value V…]`.
    fn set_option(&mut self, words: &[&str]) {
        let Some(("name", rest)) = words.split_first().map(|(first, rest)| (*first, rest)) else {
            self.tell("setoption wants: setoption name N value V");
            return;
        };
        let value_at = rest.iter().position(|word| *word == "value");
        let (name, value) = rest.split_at(value_at.unwrap_or(rest.len()));
        let value = value.get(1..).unwrap_or_default().join(" ");
        match self.options.set(&name.join(" "), &value) {
            Ok(Then::NewTable) => {
                self.desk = lay(self.options.variant, self.options.terrain);
                self.forget();
            }
            Ok(Then::Forget) => self.forget(),
            Ok(Then::Nothing) => {}
            Err(problem) => self.tell(&problem),
        }
    }

    /// A search under way keeps what it knows.
    fn forget(&mut self) {
        self.table = None;
    }

    /// `startpos|fen F… [moves M…]`.
    fn set_position(&mut self, words: &[&str]) {
        let moves_at = words.iter().position(|word| *word == "moves");
        let (place, moves) = words.split_at(moves_at.unwrap_or(words.len()));
        let moves = moves.get(1..).unwrap_or_default();
        let set = match place.split_first() {
            Some((&"startpos", [])) => self.desk.set(None, moves),
            Some((&"fen", fen)) => self.desk.set(Some(&fen.join(" ")), moves),
            _ => Err("position wants: position startpos|fen F moves M".to_owned()),
        };
        if let Err(problem) = set {
            self.tell(&problem);
        }
    }

    fn go(&mut self, go: &Go) {
        for problem in &go.problems {
            self.tell(problem);
        }
        // Whoever asks twice gets two answers.
        if let Some(thinking) = &mut self.thinking {
            thinking.end();
            self.answer();
        }
        let clock = go.clocks[self.desk.turn()].filter(|_| go.time.is_none());
        let budget = clock.map(|clock| Budget::of(&clock, self.options.overhead));
        let most = budget.map(|budget| budget.most).or(go.time);
        let most = most.filter(|_| !go.infinite);
        let task = self.task(go, budget.map(|budget| budget.fair));
        let terms = Arc::new(Terms::default());
        terms.pondering.store(go.ponder, Ordering::SeqCst);
        let stop = Stop::default();
        let events = self.events.clone();
        self.searches += 1;
        let number = self.searches;
        let done = Box::new(move || drop(events.send(Event::Done(number))));
        let is_endless = go.is_endless() && go.mate.is_none();
        let deadline = most.filter(|_| !go.ponder);
        self.thinking = Some(Thinking {
            deadline: deadline.and_then(|most| Instant::now().checked_add(most)),
            thread: self.desk.think(
                task,
                Arc::clone(&terms),
                stop.clone(),
                Arc::clone(&self.say),
                done,
            ),
            stop,
            terms,
            number,
            is_done: false,
            waits: go.ponder || is_endless,
            is_endless,
            most,
        });
    }

    fn table(&mut self) -> Arc<TranspositionTable> {
        let hash = self.options.hash;
        let table = self
            .table
            .get_or_insert_with(|| Arc::new(TranspositionTable::new(hash)));
        Arc::clone(table)
    }

    fn task(&mut self, go: &Go, fair: Option<Duration>) -> Task {
        let is_full = self.options.skill == Skill::FULL;
        // What others know makes nobody weak stronger.
        let table = is_full.then(|| self.table());
        let options = &self.options;
        let seed = match options.seed {
            _ if is_full => 0,
            0 => self.seed,
            seed => seed,
        };
        Task {
            limits: go.limits().with_threads(options.threads),
            fair: fair.filter(|_| !go.infinite),
            only: go.only.clone(),
            lines: options.lines,
            mate: go.mate,
            table,
            strength: Strength::Skill(options.skill),
            seed: seed
                .wrapping_mul(1 << 20)
                .wrapping_add(self.desk.played() as u64),
        }
    }

    /// The other side has made the expected move: from now on the clock runs.
    fn ponder_hit(&mut self) {
        let Some(thinking) = self.thinking.as_mut() else {
            return;
        };
        if !thinking.terms.pondering.swap(false, Ordering::SeqCst) {
            return;
        }
        thinking.waits = thinking.is_endless;
        if thinking.terms.content.load(Ordering::SeqCst) {
            thinking.end();
        }
        let most = thinking.most;
        thinking.deadline = most.and_then(|most| Instant::now().checked_add(most));
    }
}

const COMMANDS: [&str; 12] = [
    "uci",
    "debug",
    "isready",
    "setoption",
    "register",
    "ucinewgame",
    "position",
    "go",
    "stop",
    "ponderhit",
    "d",
    "quit",
];

/// Another one every time.
fn fresh_seed() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    now.map_or(1, |now| now.as_nanos() as u64)
}
