//! `amir match`: two players against each other, many openings, colours swapped.

mod adjudicate;
mod contestant;
mod game;
mod hidden;
mod openings;
mod players;
mod program;
mod record;
mod talk;
mod tally;

use crate::Failure;
use crate::open::Playable;
use campaign::Size;
use clap::Args;
use contestant::Contestant;
use game::{OpenTable, Played, Rules, Table};
use hidden::{HiddenTable, Kind, Seats};
use openings::Openings;
use record::{Header, Record};
use rules::battle::{self, Terrain};
use rules::{Variant, chess, minnaar};
use std::collections::VecDeque;
use std::io::Write;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::mpsc::{Sender, channel};
use std::thread;
use tally::{Sprt, Tally, Verdict};

/// A match to be played.
#[derive(Args, Clone, Debug)]
pub struct Match {
    /// A level (`club`), a search (`nodes=N`, `depth=N`, `movetime=MS`, `tc=10+0.1`, `skill=0..20`,
    /// `hash=MIB`, `threads=N`, with commas between), or another program: `uci:PROGRAM` or `xboard:PROGRAM`, with
    /// `;Name=Value` after it for its options, `;movetime=MS` and the like
    a: Contestant,
    /// Its opponent, likewise
    b: Contestant,
    /// battle, chess, minnaar, field, european or campaign
    #[arg(long, default_value = "chess")]
    variant: String,
    /// How many games; every two have the same opening with colours swapped
    #[arg(long, default_value_t = 40)]
    games: u64,
    /// What openings and chance come from
    #[arg(long, default_value_t = 1)]
    seed: u32,
    /// How many moves of an opening are drawn at random, so that it is balanced
    #[arg(long, default_value_t = 8)]
    opening: usize,
    /// The ground of battles; each in turn if left out
    #[arg(long)]
    terrain: Option<Terrain>,
    /// Let battles last 70 moves instead of 50: computers always agree to the extension
    #[arg(long)]
    extended: bool,
    /// Where openings of open games begin, in place of the usual start: a position
    #[arg(long)]
    fen: Option<String>,
    /// How many nations play European Chess: two, or four of which each player has two
    #[arg(long, default_value_t = 2)]
    seats: u8,
    /// The side of a campaign's world: 8 or 16 squares
    #[arg(long, default_value_t = 8)]
    size: u8,
    /// Cut a game off as a draw after this many plies
    #[arg(long, default_value_t = 500)]
    plies: usize,
    /// End a game when both players have said for four moves each that one leads by ten pawns or more,
    /// or late in the game for twelve that it is dead even
    #[arg(long)]
    adjudicate: bool,
    /// How many games at a time
    #[arg(long, default_value_t = 1)]
    concurrency: usize,
    /// Keep the games in this file and go on with what is in it; chess also as PGN beside it
    #[arg(long)]
    out: Option<PathBuf>,
    /// End when it is clear whether A is less than ELO0 or more than ELO1 stronger: `0,10`
    #[arg(long, value_parser = sprt)]
    sprt: Option<Sprt>,
}

fn sprt(text: &str) -> Result<Sprt, String> {
    let ends = text.split_once(',');
    let ends =
        ends.and_then(|(low, high)| Some((low.trim().parse().ok()?, high.trim().parse().ok()?)));
    match ends {
        Some((elo0, elo1)) if elo0 < elo1 => Ok(Sprt { elo0, elo1 }),
        _ => Err("write two numbers, the lower first, such as 0,10".to_owned()),
    }
}

/// What is played.
#[derive(Copy, Clone, Debug)]
enum Arena {
    Open(Variant),
    Hidden(Kind),
}

impl Match {
    /// Plays what is not played yet, telling each game and how the match stands.
    ///
    /// # Errors
    /// Says which player cannot play or what cannot be written.
    pub fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let arena = self.arena()?;
        let mut tally = Tally::default();
        let mut record = match &self.out {
            Some(path) => Some(Record::open(path, self.header(arena), &mut tally)?),
            None => None,
        };
        if tally.games() > 0 {
            writeln!(out, "{} games are there already", tally.games())?;
        }
        let left: VecDeque<u64> = (0..self.games)
            .filter(|&number| !tally.has(number))
            .collect();
        let mut faults = 0;
        if !left.is_empty() && !self.is_decided(&tally) {
            let tables = self.concurrency.clamp(1, left.len());
            let left = Mutex::new(left);
            thread::scope(|scope| -> Result<(), Failure> {
                let (sender, games) = channel();
                for _ in 0..tables {
                    let (sender, left) = (sender.clone(), &left);
                    scope.spawn(move || self.sit(arena, left, &sender));
                }
                drop(sender);
                let done = games.into_iter().try_for_each(|played| {
                    let played = played?;
                    tally.add(played.number, played.half_points);
                    faults += u64::from(played.is_fault);
                    if let Some(record) = &mut record {
                        record.write(&played)?;
                    }
                    self.tell(&played, &tally, out)?;
                    if self.is_decided(&tally) {
                        clear(&left);
                    }
                    Ok(())
                });
                // Whatever went wrong, the other tables finish their game.
                clear(&left);
                done
            })?;
        }
        self.sum_up(&tally, faults, out)
    }

    fn arena(&self) -> Result<Arena, Failure> {
        let kind = match self.variant.as_str() {
            "campaign" => Kind::Campaign(self.world()?),
            name => match name.parse().map_err(Failure::Input)? {
                Variant::Field => Kind::Field,
                Variant::European => Kind::European(self.nations()?),
                open => return Ok(Arena::Open(open)),
            },
        };
        if [&self.a, &self.b]
            .iter()
            .any(|who| who.plain_level().is_none())
        {
            let problem = format!("only levels play {}", self.variant);
            return Err(Failure::Input(problem));
        }
        Ok(Arena::Hidden(kind))
    }

    fn nations(&self) -> Result<Seats, Failure> {
        match self.seats {
            2 => Ok(Seats::Two),
            4 => Ok(Seats::Four),
            _ => Err(Failure::Input("two players have two or four seats".into())),
        }
    }

    fn world(&self) -> Result<Size, Failure> {
        match self.size {
            8 => Ok(Size::Small),
            16 => Ok(Size::Large),
            _ => Err(Failure::Input("a world has a side of 8 or 16".into())),
        }
    }

    fn header(&self, arena: Arena) -> Header {
        let start = self.fen.as_ref().map(|fen| format!(" {fen}"));
        let ground = match arena {
            Arena::Hidden(kind) => kind.ground().map(str::to_owned),
            Arena::Open(_) => self.terrain.map(|terrain| terrain.to_string()),
        };
        let ground = ground.map(|ground| format!(" {ground}"));
        let ends = if self.adjudicate { " adjudicated" } else { "" };
        let moves = if self.extended { " extended" } else { "" };
        Header {
            game: self.variant.clone(),
            players: [&self.a, &self.b].map(|who| who.text.clone()),
            seed: self.seed,
            opening: format!(
                "{}{}{}{moves}{ends}",
                self.opening,
                ground.unwrap_or_default(),
                start.unwrap_or_default()
            ),
            engine: match arena {
                Arena::Open(_) => engine::bench(),
                Arena::Hidden(kind) => kind.signature(),
            },
        }
    }

    fn is_decided(&self, tally: &Tally) -> bool {
        self.sprt
            .is_some_and(|sprt| tally.verdict(sprt) != Verdict::GoOn)
    }

    /// Plays game after game at one table.
    fn sit(
        &self,
        arena: Arena,
        left: &Mutex<VecDeque<u64>>,
        sender: &Sender<Result<Played, Failure>>,
    ) {
        let mut table = match self.table(arena) {
            Ok(table) => table,
            Err(failure) => return drop(sender.send(Err(failure))),
        };
        loop {
            let next = left.lock().ok().and_then(|mut left| left.pop_front());
            let Some(number) = next else { break };
            let played = table.play(number);
            let failed = played.is_err();
            if sender.send(played).is_err() || failed {
                break;
            }
        }
    }

    fn table(&self, arena: Arena) -> Result<Box<dyn Table + '_>, Failure> {
        Ok(match arena {
            Arena::Open(Variant::Battle) => Box::new(self.open_table::<battle::Position>()?),
            Arena::Open(Variant::Minnaar) => Box::new(self.open_table::<minnaar::Position>()?),
            Arena::Open(_) => Box::new(self.open_table::<chess::Position>()?),
            Arena::Hidden(kind) => {
                let levels = [&self.a, &self.b].map(Contestant::plain_level);
                let [Some(a), Some(b)] = levels else {
                    return Err(Failure::Input("only levels play this".to_owned()));
                };
                Box::new(HiddenTable {
                    kind,
                    levels: [a, b],
                    seed: self.seed,
                    plies: self.plies,
                })
            }
        })
    }

    fn open_table<P: Playable>(&self) -> Result<OpenTable<'_, P>, Failure> {
        let start = self.fen.as_deref().map(P::read).transpose();
        OpenTable::new(Rules {
            players: [&self.a, &self.b],
            openings: Openings {
                seed: self.seed,
                plies: self.opening,
                terrain: self.terrain,
                extended: self.extended,
            },
            start: start.map_err(|error| Failure::Input(error.to_string()))?,
            plies: self.plies,
            adjudicate: self.adjudicate,
        })
    }

    fn tell(&self, played: &Played, tally: &Tally, out: &mut impl Write) -> Result<(), Failure> {
        let points = ["A loses", "a draw", "A wins"][usize::from(played.half_points)];
        let seat = ["first", "second"][game::first_player(played.number)];
        let mean =
            |(time, moves): (std::time::Duration, u32)| time.as_millis() / u128::from(moves.max(1));
        let [a, b] = played.taken.map(mean);
        write!(
            out,
            "game {:>3}, A {seat}: {points} ({}, {} plies, {a}/{b} ms a move)",
            played.number + 1,
            played.ended,
            played.plies,
        )?;
        let [won, drawn, lost] = tally.results();
        write!(out, "  +{won} ={drawn} -{lost}")?;
        if let Some(estimate) = tally.estimate() {
            write!(out, "  {estimate}")?;
        }
        writeln!(out)?;
        Ok(out.flush()?)
    }

    fn sum_up(&self, tally: &Tally, faults: u64, out: &mut impl Write) -> Result<(), Failure> {
        writeln!(
            out,
            "\nA {}\nB {}\n{}",
            self.a.text, self.b.text, self.variant
        )?;
        let [won, drawn, lost] = tally.results();
        writeln!(out, "games {}: +{won} ={drawn} -{lost}", tally.games())?;
        writeln!(out, "pairs by A's half points 0 to 4: {:?}", tally.pairs())?;
        if let Some(estimate) = tally.estimate() {
            writeln!(out, "A has {estimate} (95 %)")?;
        }
        if faults > 0 {
            writeln!(out, "{faults} of them lost by a fault of a program")?;
        }
        if let Some(sprt) = self.sprt {
            let words = match tally.verdict(sprt) {
                Verdict::GoOn => "not decided yet",
                Verdict::Accepted => "A is that much stronger",
                Verdict::Refused => "A is not that much stronger",
            };
            writeln!(
                out,
                "between {:+} and {:+} Elo: {words} (log likelihood {:+.2})",
                sprt.elo0,
                sprt.elo1,
                tally.log_likelihood(sprt)
            )?;
        }
        Ok(())
    }
}

fn clear(left: &Mutex<VecDeque<u64>>) {
    if let Ok(mut left) = left.lock() {
        left.clear();
    }
}
