//! The list of actions worked out from the position string alone, square by square, without a
//! line of the project's own.

use rules::Position as _;
use rules::european::Position;
use std::collections::HashMap;

type At = (i32, i32);

#[derive(Clone, Copy, PartialEq)]
struct Man {
    owner: i32,
    kind: char,
    way: i32,
}

#[derive(Default)]
struct State {
    nations: Vec<String>,
    turn: i32,
    own: Vec<u32>,
    men: HashMap<At, Man>,
    inside: HashMap<At, Vec<(char, i32)>>,
    reserve: HashMap<i32, String>,
    hidden: HashMap<i32, (At, u32)>,
    weary_or_shown: Vec<i32>,
    busy: Option<(String, At)>,
    refused: Vec<At>,
    dice: bool,
    named: Vec<At>,
    rolled: Option<Vec<(At, char)>>,
    ask: Option<(i32, String)>,
}

fn at(text: &str) -> At {
    let letters: Vec<char> = text.chars().collect();
    (
        letters[0] as i32 - 'a' as i32,
        letters[1] as i32 - '1' as i32,
    )
}

fn name((file, rank): At) -> String {
    format!("{}{}", (b'a' + file as u8) as char, rank + 1)
}

fn read(text: &str) -> State {
    let mut state = State::default();
    for item in text.split("; ") {
        let words: Vec<&str> = item.split(' ').collect();
        let number = |i: usize| words[i].parse::<i32>().expect("a number");
        match words[0] {
            "nations" => state.nations = words[1..].iter().map(|w| (*w).to_owned()).collect(),
            "turn" => state.turn = number(1),
            "own" => {
                state.own = words[1..]
                    .iter()
                    .map(|w| w.parse().expect("turns"))
                    .collect()
            }
            "piece" => {
                let way = if words.len() == 6 {
                    number(5)
                } else {
                    number(1)
                };
                let kind = words[2].chars().next().expect("a letter");
                let owner = number(1);
                state.men.insert(at(words[3]), Man { owner, kind, way });
            }
            "inside" => {
                let letters: Vec<char> = words[2].chars().collect();
                let each = letters.chunks(2).map(|p| (p[0], p[1] as i32 - '0' as i32));
                state.inside.insert(at(words[1]), each.collect());
            }
            "reserve" => drop(state.reserve.insert(number(1), words[2].to_owned())),
            "hidden" => drop(
                state
                    .hidden
                    .insert(number(1), (at(words[2]), number(3) as u32)),
            ),
            "weary" | "shown" => state.weary_or_shown.push(number(1)),
            "busy" => state.busy = Some((words[1].to_owned(), at(words[2]))),
            "refused" => state.refused = words[1..].iter().map(|w| at(w)).collect(),
            "dice" => state.dice = true,
            "named" => state.named = words[1..].iter().map(|w| at(w)).collect(),
            "rolled" => {
                let each = words[1..].iter();
                let each = each.map(|w| (at(&w[..2]), w.chars().nth(3).expect("a kind")));
                state.rolled = Some(each.collect());
            }
            "ask" if state.ask.is_none() => state.ask = Some((number(1), words[2].to_owned())),
            _ => {}
        }
    }
    state
}

const AROUND: [At; 8] = [
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
    (-1, 0),
    (-1, 1),
];
const LEAPS: [At; 8] = [
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
];

fn plus(a: At, b: At) -> Option<At> {
    let sum = (a.0 + b.0, a.1 + b.1);
    ((0..8).contains(&sum.0) && (0..8).contains(&sum.1)).then_some(sum)
}

fn ahead(way: i32) -> At {
    [(0, 1), (1, 0), (0, -1), (-1, 0)][way as usize]
}

fn row(way: i32, at: At) -> i32 {
    [at.1, at.0, 7 - at.1, 7 - at.0][way as usize]
}

impl State {
    /// What the player to move takes to stand on a square.
    fn seen(&self, at: At) -> Option<Man> {
        let foreign = |(owner, place): (&i32, &(At, u32))| *owner != self.turn && place.0 == at;
        if self.hidden.iter().any(foreign) {
            return None;
        }
        self.men.get(&at).copied()
    }

    fn may_take(&self, man: Man) -> bool {
        let immune =
            self.nations[man.owner as usize] == "ottoman" && self.own[man.owner as usize] < 2;
        man.owner != self.turn && !immune
    }

    fn may_end(&self, at: At) -> bool {
        self.seen(at).is_none_or(|man| self.may_take(man))
    }

    fn slide(&self, from: At, steps: &[At], goals: &mut Vec<At>) {
        for &step in steps {
            let mut here = from;
            while let Some(next) = plus(here, step) {
                if self.may_end(next) {
                    goals.push(next);
                }
                if self.seen(next).is_some() {
                    break;
                }
                here = next;
            }
        }
    }

    fn leap(&self, from: At, steps: &[At], goals: &mut Vec<At>) {
        let all = steps.iter().filter_map(|&step| plus(from, step));
        goals.extend(all.filter(|&to| self.may_end(to)));
    }

    fn jump(&self, from: At, goals: &mut Vec<At>) {
        for step in [(0, 1), (1, 0), (0, -1), (-1, 0)] {
            let (mut here, mut over) = (from, None);
            while let Some(next) = plus(here, step) {
                here = next;
                match (over, self.seen(next)) {
                    (None, jumped) => over = jumped,
                    (Some(_), None) => goals.push(next),
                    (Some(over), Some(man)) => {
                        let fair = man.kind != 'K' || over.owner == self.turn;
                        if self.may_take(man) && fair {
                            goals.push(next);
                        }
                        break;
                    }
                }
            }
        }
    }

    fn pawn(&self, man: Man, from: At, double: bool, goals: &mut Vec<At>) {
        let step = ahead(man.way);
        if let Some(one) = plus(from, step).filter(|&one| self.seen(one).is_none()) {
            goals.push(one);
            let two = plus(one, step).filter(|&two| self.seen(two).is_none());
            goals.extend(two.filter(|_| double && row(man.way, from) == 1));
        }
        for aside in [(step.1, step.0), (-step.1, -step.0)] {
            let to = plus(from, step).and_then(|one| plus(one, aside));
            let taken = |to: &At| self.seen(*to).is_some_and(|man| self.may_take(man));
            goals.extend(to.filter(taken));
        }
    }

    fn goals(&self, man: Man, kind: char, from: At, rolled: bool) -> Vec<At> {
        let mut goals = Vec::new();
        match kind {
            'K' => self.leap(from, &AROUND, &mut goals),
            'Q' => self.slide(from, &AROUND, &mut goals),
            'R' => self.slide(from, &[(0, 1), (1, 0), (0, -1), (-1, 0)], &mut goals),
            'B' => self.slide(from, &[(1, 1), (1, -1), (-1, -1), (-1, 1)], &mut goals),
            'N' => self.leap(from, &LEAPS, &mut goals),
            'P' => self.pawn(man, from, !rolled, &mut goals),
            'C' => self.jump(from, &mut goals),
            'X' if row(man.way, from) >= 4 => {
                self.leap(from, &[(0, 1), (1, 0), (0, -1), (-1, 0)], &mut goals);
            }
            'X' => self.leap(from, &[ahead(man.way)], &mut goals),
            _ => {
                self.leap(from, &LEAPS, &mut goals);
                goals.retain(|&to| self.seen(to).is_none());
            }
        }
        goals
    }

    fn moves(&self, man: Man, kind: char, from: At, rolled: bool, list: &mut Vec<String>) {
        for to in self.goals(man, kind, from, rolled) {
            let text = format!("{}{}", name(from), name(to));
            let real = man.kind == 'P' && !(rolled && kind == 'P');
            if real && row(man.way, to) == 7 {
                let kinds = match self.nations[self.turn as usize].as_str() {
                    "mycenae" => "rbm",
                    "china" => "cn",
                    _ => "rbn",
                };
                list.extend(kinds.chars().map(|kind| format!("{text}{kind}")));
            } else {
                list.push(text);
            }
        }
    }

    fn own(&self) -> impl Iterator<Item = (At, Man)> + '_ {
        let own = self.men.iter().filter(|(_, man)| man.owner == self.turn);
        own.map(|(at, man)| (*at, *man))
    }

    fn loads(&self, knight: At, list: &mut Vec<String>) {
        for piece in AROUND.iter().filter_map(|&step| plus(knight, step)) {
            let fits = self.seen(piece).is_some_and(|man| man.kind != 'M');
            if fits && !self.refused.contains(&piece) {
                list.push(format!("load {}:{}", name(knight), name(piece)));
            }
        }
    }

    fn unloads(&self, knight: At, list: &mut Vec<String>) {
        let inside = self.inside.get(&knight).cloned().unwrap_or_default();
        let mut kinds: Vec<char> = inside
            .into_iter()
            .filter(|(_, owner)| *owner == self.turn)
            .map(|(kind, _)| kind)
            .collect();
        kinds.dedup();
        for kind in kinds {
            for to in AROUND.iter().filter_map(|&step| plus(knight, step)) {
                if self.seen(to).is_none() {
                    list.push(format!("unload {}:{kind}{}", name(knight), name(to)));
                }
            }
        }
    }

    fn placements(&self, list: &mut Vec<String>) {
        let reserve = self.reserve.get(&self.turn).cloned().unwrap_or_default();
        let mut kinds: Vec<char> = reserve.chars().collect();
        kinds.dedup();
        for kind in kinds {
            let left = reserve.replacen(kind, "", 1);
            let wanting = left.chars().filter(|kind| "KP".contains(*kind)).count();
            let placed = 8 - left.len();
            if placed <= 5 && placed + wanting > 5 {
                continue;
            }
            for i in 0..4 {
                let home = [(i, 0), (0, 7 - i), (7 - i, 7), (7, i)][self.turn as usize];
                if self.seen(home).is_none() {
                    list.push(format!("{kind}@{}", name(home)));
                }
            }
        }
    }

    fn guild(&self, list: &mut Vec<String>) {
        if self.nations[self.turn as usize] != "guild" {
            return;
        }
        let knights = self.own().filter(|(_, man)| man.kind == 'N').count();
        match self.hidden.get(&self.turn) {
            Some(&(_, count)) if count >= 2 => list.push("show".into()),
            None if knights == 1 && !self.weary_or_shown.contains(&self.turn) => {
                list.push("hide".into());
            }
            _ => {}
        }
        let turned = self.own().filter(|(_, man)| "BR".contains(man.kind));
        list.extend(turned.map(|(at, _)| format!("{}=N", name(at))));
    }

    fn list(&self) -> Vec<String> {
        let mut list = Vec::new();
        if let Some((seat, question)) = &self.ask {
            match question.as_str() {
                "keep" => {
                    let knights = self.men.iter();
                    let knights = knights.filter(|(_, man)| man.owner == *seat && man.kind == 'N');
                    list.extend(knights.map(|(at, _)| format!("keep {}", name(*at))));
                }
                "strike" => list.extend(["strike".to_owned(), "let".to_owned()]),
                _ => list.extend(["allow".to_owned(), "refuse".to_owned()]),
            }
        } else if self.dice {
            let free = self.own().filter(|(at, _)| !self.named.contains(at));
            list.extend(free.map(|(at, _)| format!("pick {}", name(at))));
            if !self.named.is_empty() {
                list.push("roll".into());
            }
        } else if let Some(rolled) = &self.rolled {
            for &(from, kind) in rolled {
                self.moves(self.men[&from], kind, from, true, &mut list);
            }
            list.push("end".into());
        } else if let Some((what, knight)) = &self.busy {
            match what.as_str() {
                "load" => self.loads(*knight, &mut list),
                _ => self.unloads(*knight, &mut list),
            }
            list.push("end".into());
        } else {
            for (from, man) in self.own() {
                self.moves(man, man.kind, from, false, &mut list);
                if man.kind == 'M' {
                    self.loads(from, &mut list);
                    if self.inside.contains_key(&from) {
                        list.push(format!("burn {}", name(from)));
                    }
                }
            }
            let knights: Vec<At> = self.inside.keys().copied().collect();
            for knight in knights {
                self.unloads(knight, &mut list);
            }
            self.placements(&mut list);
            self.guild(&mut list);
        }
        if list.is_empty() {
            list.push("pass".into());
        }
        list.sort();
        list
    }
}

/// What must hold of the offers of a position; gives how many there are, if it is anybody's turn.
pub fn compare(position: &Position) -> Option<usize> {
    if position.setting_out().is_some() || position.outcome().is_some() {
        assert_eq!(position.legal_moves(), []);
        return None;
    }
    let moves = position.legal_moves();
    let mut fast: Vec<String> = moves.iter().map(ToString::to_string).collect();
    fast.sort();
    let text = position.to_string();
    assert_eq!(fast, read(&text).list(), "{text}");
    Some(fast.len())
}
