use super::check;
use crate::stack::Status;
use crate::world::{Build, Ground, Map, Site, SiteKind, Size, Square, SquareSet, price};
use crate::{Attack, Battle, Chance, Opponent, Options, Order, Pending, Side, Stack, State};
use rules::battle::{self, Army};
use rules::{Color, Piece};
use std::str::FromStr;

/// Why a text is no world.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}{problem}")]
pub struct WorldError {
    place: Place,
    problem: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Place(Option<usize>);

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0
            .map_or(Ok(()), |line| write!(f, "line {line} of the world: "))
    }
}

impl WorldError {
    pub(super) fn whole(problem: impl Into<String>) -> Self {
        Self {
            place: Place(None),
            problem: problem.into(),
        }
    }

    /// The line, from 1, where the trouble is, if it is in one.
    pub const fn line(&self) -> Option<usize> {
        self.place.0
    }
}

type Problem = String;
type Words<'a> = [&'a str];

/// What is read, before it is known to fit together.
struct Reader {
    state: State,
    /// Single lines that have been read.
    once: Vec<String>,
    /// Put into their cities at the end, as these may stand on later lines.
    builds: Vec<(Square, Build)>,
}

impl FromStr for State {
    type Err = WorldError;

    /// Reads a world. Lines may stand in any order; `#` begins a comment.
    fn from_str(text: &str) -> Result<Self, WorldError> {
        let lines: Vec<(usize, Vec<&str>)> = text
            .split('\n')
            .map(|line| line.split('#').next().unwrap_or_default())
            .map(|line| line.split_ascii_whitespace().collect())
            .enumerate()
            .map(|(index, words)| (index + 1, words))
            .collect();
        let size = read_size(&lines)?;
        let (map, map_lines) = read_map(&lines, size)?;
        let mut reader = Reader {
            state: Self::empty(map, Options::default(), Chance::new(0)),
            once: Vec::new(),
            builds: Vec::new(),
        };
        for (number, words) in &lines {
            if words.is_empty() || map_lines.contains(number) {
                continue;
            }
            reader.line(words).map_err(|problem| WorldError {
                place: Place(Some(*number)),
                problem,
            })?;
        }
        reader.finish()
    }
}

type Lines<'a> = [(usize, Vec<&'a str>)];

fn read_size(lines: &Lines<'_>) -> Result<Size, WorldError> {
    let line = lines
        .iter()
        .find(|(_, words)| words.first() == Some(&"size"));
    let Some((number, words)) = line else {
        return Err(WorldError::whole(
            "a world needs a line 'size 8' or 'size 16'",
        ));
    };
    let side = match words[..] {
        [_, side] => number_in(side).ok().and_then(Size::of_side),
        _ => None,
    };
    side.ok_or_else(|| WorldError {
        place: Place(Some(*number)),
        problem: "the size is 8 or 16".into(),
    })
}

/// The map, and which lines it takes up.
fn read_map(
    lines: &Lines<'_>,
    size: Size,
) -> Result<(Map, std::ops::RangeInclusive<usize>), WorldError> {
    let line = lines.iter().find(|(_, words)| words[..] == ["map"]);
    let Some(&(first, _)) = line else {
        return Err(WorldError::whole("a world needs a line 'map'"));
    };
    let mut map = Map::open(size);
    let side = size.side();
    for row in 0..side {
        let number = first + 1 + usize::from(row);
        let wrong = |problem: String| WorldError {
            place: Place(Some(number)),
            problem,
        };
        let letters = match lines.get(number - 1).map(|(_, words)| &words[..]) {
            Some([letters]) if letters.len() == usize::from(side) => *letters,
            _ => return Err(wrong(format!("a row of the map has {side} letters"))),
        };
        for (file, letter) in (0..).zip(letters.chars()) {
            let ground = Ground::from_letter(letter)
                .ok_or_else(|| wrong(format!("'{letter}' is none of . ~ ^ f @")))?;
            if let Some(square) = Square::at(file, side - 1 - row) {
                map.set(square, ground);
            }
        }
    }
    Ok((map, first..=first + usize::from(side)))
}

fn shown(word: &str) -> String {
    word.chars().take(24).collect()
}

/// Plain decimal digits without a leading zero.
fn number_in(word: &str) -> Result<u32, Problem> {
    let plain = !word.is_empty()
        && word.bytes().all(|byte| byte.is_ascii_digit())
        && (word == "0" || !word.starts_with('0'));
    word.parse()
        .ok()
        .filter(|_| plain)
        .ok_or_else(|| format!("'{}' is no number", shown(word)))
}

fn color_in(word: &str) -> Result<Color, Problem> {
    Color::ALL
        .into_iter()
        .find(|color| Side::from(*color).name() == word)
        .ok_or_else(|| format!("'{}' is neither white nor black", shown(word)))
}

fn side_in(word: &str) -> Result<Side, Problem> {
    Side::ALL
        .into_iter()
        .find(|side| side.name() == word)
        .ok_or_else(|| format!("'{}' is none of white, black, rogue", shown(word)))
}

fn army_in(word: &str) -> Result<Army, Problem> {
    let army: Army = word
        .parse()
        .map_err(|error: battle::ArmySyntaxError| error.to_string())?;
    if army.is_empty() {
        return Err("an army has somebody in it".into());
    }
    Ok(army)
}

fn on_off(word: &str) -> Result<bool, Problem> {
    match word {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err(format!("'{}' is neither on nor off", shown(word))),
    }
}

impl Reader {
    fn square(&self, word: &str) -> Result<Square, Problem> {
        self.state
            .size()
            .parse(word)
            .ok_or_else(|| format!("'{}' is no square of this map", shown(word)))
    }

    /// Refuses a second line of its kind.
    fn once(&mut self, key: impl Into<String>) -> Result<(), Problem> {
        let key = key.into();
        if self.once.contains(&key) {
            return Err(format!("a second line '{key}'"));
        }
        self.once.push(key);
        Ok(())
    }

    fn line(&mut self, words: &Words<'_>) -> Result<(), Problem> {
        match *words {
            ["size", _] => self.once("size"),
            ["map"] => Err("a second map".into()),
            [
                kind @ ("capital" | "city" | "mine" | "farm" | "quarry"),
                owner,
                at,
                ref rest @ ..,
            ] => self.site(kind, owner, at, rest),
            ["camp", at] => self.put_site(at, Site::new(SiteKind::Camp, None, false)),
            ["army", owner, at, army, ref rest @ ..] => self.army(owner, at, army, rest),
            ["gold", who, gold] => {
                let who = color_in(who)?;
                self.once(format!("gold {who}"))?;
                self.state.gold[who.index()] = number_in(gold)?;
                Ok(())
            }
            ["build", at, piece, done] => self.build(at, piece, done, false),
            ["build", at, piece, done, "new"] => self.build(at, piece, done, true),
            ["rally", owner, at, goal, pieces] => {
                self.state.orders.push(Order {
                    owner: color_in(owner)?,
                    at: self.square(at)?,
                    goal: self.square(goal)?,
                    pieces: army_in(pieces)?,
                });
                Ok(())
            }
            ["aside", at] => {
                self.once(format!("aside {}", shown(at)))?;
                self.state.aside.insert(self.square(at)?);
                Ok(())
            }
            ["alert", at] => {
                self.once(format!("alert {}", shown(at)))?;
                self.state.alerts.insert(self.square(at)?);
                Ok(())
            }
            ["turn", who, round] => {
                self.once("turn")?;
                self.state.turn = side_in(who)?;
                self.state.round = number_in(round)?;
                Ok(())
            }
            ["pending", ref rest @ ..] => self.pending(rest),
            ["agreed", who] => {
                self.once("agreed")?;
                self.state.agreed = Some(color_in(who)?);
                Ok(())
            }
            _ => self.option(words),
        }
    }

    fn option(&mut self, words: &Words<'_>) -> Result<(), Problem> {
        let [word, ..] = *words else { return Ok(()) };
        match *words {
            ["fog", on] => self.state.options.fog = on_off(on)?,
            ["barbarians", on] => self.state.options.barbarians = on_off(on)?,
            ["opponent", name] => {
                self.state.options.opponent = Opponent::ALL
                    .into_iter()
                    .find(|opponent| opponent.name() == name)
                    .ok_or_else(|| {
                        format!("'{}' is none of computer, hotseat, online", shown(name))
                    })?;
            }
            ["seed", seed, drawn] => {
                self.state.chance = Chance {
                    seed: number_in(seed)?,
                    drawn: number_in(drawn)?,
                };
            }
            ["seen", who, bits] => {
                let who = color_in(who)?;
                let size = self.state.size();
                self.state.seen[who.index()] = SquareSet::from_hex(bits, size)
                    .ok_or("known ground is written with size*size/4 hexadecimal digits")?;
                return self.once(format!("seen {who}"));
            }
            ["won", who] => self.state.won = Some(color_in(who)?),
            _ => return Err(format!("'{}' begins no such line of a world", shown(word))),
        }
        self.once(word)
    }

    fn put_site(&mut self, at: &str, site: Site) -> Result<(), Problem> {
        let at = self.square(at)?;
        match self.state.sites.insert(at, site) {
            Some(other) => Err(format!("there is already a {} on {at}", other.kind)),
            None => Ok(()),
        }
    }

    fn site(&mut self, kind: &str, owner: &str, at: &str, rest: &Words<'_>) -> Result<(), Problem> {
        let kind = SiteKind::ALL
            .into_iter()
            .find(|site| site.name() == kind)
            .ok_or("no such site")?;
        let owner = match owner {
            "-" if kind == SiteKind::Capital => return Err("a capital has an owner".into()),
            "-" => None,
            name => Some(color_in(name)?),
        };
        let (walled, rest) = match rest {
            ["walled", rest @ ..] if kind == SiteKind::City => (true, rest),
            rest => (false, rest),
        };
        let mut site = Site::new(kind, owner, walled);
        match *rest {
            [] => {}
            ["sacked", turns] if kind.is_city() => site.sacked = number_in(turns)?,
            [word, ..] => return Err(format!("'{}' does not fit a {kind}", shown(word))),
        }
        self.put_site(at, site)
    }

    fn army(&mut self, owner: &str, at: &str, army: &str, rest: &Words<'_>) -> Result<(), Problem> {
        let (owner, at, army) = (side_in(owner)?, self.square(at)?, army_in(army)?);
        let status = |word: &str| Status::ALL.into_iter().find(|status| status.name() == word);
        let (status, camp) = match *rest {
            [] => (Status::Fresh, None),
            ["of", camp] => (Status::Fresh, Some(self.square(camp)?)),
            [word] => (status(word).ok_or("no such state of pieces")?, None),
            [word, "of", camp] => {
                let status = status(word).ok_or("no such state of pieces")?;
                (status, Some(self.square(camp)?))
            }
            _ => return Err("an army is written: army white b4 2P moved".into()),
        };
        if (owner == Side::Rogue) != camp.is_some() {
            return Err("a warband, and only a warband, has a camp: army rogue d2 2P of d1".into());
        }
        let stack = self.state.armies.entry(at).or_insert(Stack {
            owner,
            camp,
            pieces: Default::default(),
        });
        if (stack.owner, stack.camp) != (owner, camp) {
            return Err(format!("two armies on {at}"));
        }
        if !stack.pieces.of(status).is_empty() {
            return Err(format!("a second line of {} pieces on {at}", status.name()));
        }
        stack.pieces.add(status, &army);
        if Army::KINDS
            .iter()
            .any(|&kind| stack.total().count(kind) == u16::MAX)
        {
            return Err(format!("too many pieces on {at}"));
        }
        Ok(())
    }

    fn build(&mut self, at: &str, piece: &str, done: &str, new: bool) -> Result<(), Problem> {
        let at = self.square(at)?;
        self.once(format!("build {at}"))?;
        let piece = match piece {
            "N" => Piece::Knight,
            "B" => Piece::Bishop,
            "R" => Piece::Rook,
            "Q" => Piece::Queen,
            _ => return Err("a city builds N, B, R or Q".into()),
        };
        let done = number_in(done)?;
        if price(piece).is_none_or(|(_, turns)| done >= turns) {
            return Err(format!(
                "a {piece} with {done} turns of work would be finished"
            ));
        }
        let build = Build { piece, done, new };
        self.builds.push((at, build));
        Ok(())
    }

    fn pending(&mut self, words: &Words<'_>) -> Result<(), Problem> {
        self.once("pending")?;
        let (words, camp) = match *words {
            [ref words @ .., "of", camp] => (words, Some(self.square(camp)?)),
            _ => (words, None),
        };
        self.state.pending = Some(match *words {
            ["defend", from, to, army] => Pending::Defend(Attack {
                from: self.square(from)?,
                to: self.square(to)?,
                attackers: army_in(army)?,
                camp,
            }),
            ["battle", from, to, ref position @ ..] => Pending::Battle(Battle {
                from: self.square(from)?,
                to: self.square(to)?,
                camp,
                position: position
                    .join(" ")
                    .parse()
                    .map_err(|error: rules::ParseError| error.to_string())?,
            }),
            ["land", who, field, army] => Pending::Land {
                who: color_in(who)?,
                field: self.square(field)?,
                pieces: army_in(army)?,
            },
            _ => {
                return Err("what is pending is written: pending defend b4 b5 1R4P, \
                            pending battle b4 b5 POSITION, or pending land black b5 2P"
                    .into());
            }
        });
        Ok(())
    }

    fn finish(self) -> Result<State, WorldError> {
        let mut state = self.state;
        for (at, build) in self.builds {
            let site = state.sites.get_mut(&at);
            let city = site.filter(|site| site.kind.is_city() && site.owner.is_some());
            let Some(city) = city else {
                return Err(WorldError::whole(format!(
                    "nobody's city on {at} to build in"
                )));
            };
            city.build = Some(build);
        }
        check::check(&state).map_err(WorldError::whole)?;
        for color in Color::ALL {
            // What is seen now is known, whatever is told.
            state.seen[color.index()] |= if state.options.fog {
                state.sees(color)
            } else {
                state.size().all()
            };
        }
        Ok(state)
    }
}
