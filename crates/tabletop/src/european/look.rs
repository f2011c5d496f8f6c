//! Everything a viewer sees.

use super::losses::tray;
use super::phrases::{self, called, key, list, livery, player, rolled};
use super::setting_out::SettingOut;
use super::sight::Sight;
use super::steps::{face, kind_of_turn, up_to};
use super::{European, Line, status};
use crate::{Badge, Counter, Die, Figure, Look, PlayerLook, Sign};
use rules::Square;
use rules::european::{Entry, Fall, Kind, Knight, Man, Nation, Phase, QUIET_TURNS, Question, Seat};
use words::words;

/// A moment of a game before somebody's eyes.
pub(super) struct Scene<'a> {
    pub sight: Sight,
    /// What led here.
    pub lines: &'a [Line],
    /// Whether nothing is yet to fall before somebody decides.
    pub settled: bool,
    /// Whether the game has ended here.
    pub over: bool,
    /// A seat that sets out now, with what it has done so far, if the viewer may know.
    pub setting_out: Option<(Seat, &'a SettingOut)>,
}

impl European {
    /// What a viewer sees after so many entries; `None` hides nothing.
    pub(super) fn scene(&self, who: Option<Seat>, at: usize) -> Scene<'_> {
        let at = at.min(self.lines.len());
        let present = at == self.lines.len();
        let falls = |line: &Line| matches!(line.entry, Entry::Fall(_));
        let sight = Sight::new(&self.shots[at], who);
        let setting_out = self.game.position().setting_out();
        let setting_out = setting_out.filter(|&seat| present && sight.is_of(seat));
        Scene {
            over: present && self.game.outcome().is_some(),
            settled: !self.lines.get(at).is_some_and(falls),
            lines: &self.lines[..at],
            setting_out: setting_out.map(|seat| (seat, &self.setting_out)),
            sight,
        }
    }
}

impl Scene<'_> {
    pub(super) fn look(&self) -> Look {
        let seen = self.sight.seen();
        let decider = self.sight.decider().filter(|_| !self.over);
        let mover = match self.sight.setting_out() {
            Some(seat) => seat,
            None => seen.turn(),
        };
        let goes_on = !self.over && !self.sight.is_over();
        Look {
            figures: seen.men().map(|(at, man)| self.figure(at, man)).collect(),
            signs: if goes_on { self.signs() } else { Vec::new() },
            players: self.players(),
            turn: decider.map(player),
            mover: goes_on.then(|| player(mover)),
            counters: vec![Counter {
                name: words!("european-counter-quiet"),
                count: seen.quiet(),
                limit: QUIET_TURNS,
            }],
            dice: self.dice(),
            status: if goes_on && self.settled {
                status::status(&self.sight)
            } else {
                String::new()
            },
            deed: String::new(),
            remark: String::new(),
        }
    }

    fn figure(&self, square: Square, man: Man) -> Figure {
        let mut figure = Figure {
            at: square.into(),
            kind: man.kind.into(),
            livery: livery(man.owner),
            badges: self.badges(square, man),
            words: phrases::of_man(&self.sight, square, man),
        };
        if let Some((seat, setting_out)) = self.setting_out
            && man.owner == seat
        {
            let inside = setting_out.inside(seat, square);
            if !inside.is_empty() {
                figure.badges.push(Badge::Carries(inside.len() as u8));
                let kinds = inside.chunk_by(|one, other| one == other);
                let counts = kinds.map(|same| (same[0], same.len() as u32));
                figure.words = words!("european-inside", pieces = list(counts));
            }
        }
        figure
    }

    fn badges(&self, square: Square, man: Man) -> Vec<Badge> {
        let seen = self.sight.seen();
        let mut badges = Vec::new();
        if self.sight.is_hidden(square) {
            badges.push(Badge::Hidden);
        }
        if man.kind == Kind::Knight && seen.knight(man.owner) == Knight::Weary {
            badges.push(Badge::Weary);
        }
        let cargo = self.sight.cargo(square);
        if !cargo.is_empty() && self.sight.is_of(man.owner) {
            badges.push(Badge::Carries(cargo.len() as u8));
        }
        match seen.phase() {
            Phase::Naming(_, named) if named.contains(&square) => badges.push(Badge::Named),
            _ => {
                let rolled = self.sight.rolled_as(square);
                badges.extend(rolled.map(|kind| match self.settled {
                    true => Badge::As(kind.into()),
                    false => Badge::Named,
                }));
            }
        }
        if seen.is_immune(man.owner) {
            badges.push(Badge::Untouchable);
        }
        badges
    }

    fn signs(&self) -> Vec<(crate::Point, Sign)> {
        let seen = self.sight.seen();
        let turn = seen.turn();
        let mut signs = Vec::new();
        let asked = |square: Square| (square.into(), Sign::Asked);
        match seen.questions().first() {
            Some(&(_, Question::Strike(at))) => signs.push(asked(at)),
            Some(&(_, Question::Allow { piece, .. })) => signs.push(asked(piece)),
            Some(&(seat, Question::Keep)) => {
                signs.extend(seen.pieces(seat, Kind::Knight).into_iter().map(asked));
            }
            None => signs.extend(self.sight.wanted().map(|(_, piece)| asked(piece))),
        }
        let places = signs.is_empty()
            && self.sight.decider() == Some(turn)
            && self.sight.setting_out().is_none()
            && !seen.reserve(turn).is_empty();
        if places {
            let free = turn.deployment().into_iter();
            let free = free.filter(|&square| self.sight.man(square).is_none());
            signs.extend(free.map(|square| (square.into(), Sign::Deploy)));
        }
        signs
    }

    fn dice(&self) -> Vec<Die> {
        let turn = self.sight.seen().turns();
        let falls = self.lines.iter().filter(|line| line.turn == turn);
        let dice = falls.filter_map(|line| {
            let Entry::Fall(fall) = line.entry else {
                return None;
            };
            let words = match fall {
                Fall::Turn(die) => words!("european-die-turn", kind = kind_of_turn(die)),
                Fall::Number(die) => words!("european-die-pieces", count = up_to(die)),
                Fall::Piece(at, die) => words!(
                    "european-die-as",
                    at = at.to_string(),
                    piece = key(rolled(die))
                ),
            };
            Some(Die {
                face: face(fall),
                words,
            })
        });
        dice.collect()
    }

    fn players(&self) -> Vec<PlayerLook> {
        let seen = self.sight.seen();
        let seats = Seat::ALL.into_iter();
        let used = seats.filter(|&seat| seen.nation(seat).is_some());
        used.map(|seat| self.player(seat)).collect()
    }

    fn player(&self, seat: Seat) -> PlayerLook {
        let seen = self.sight.seen();
        let losses = self.lines.iter().map(|line| &line.losses[..]);
        let reserve = match self.setting_out {
            Some((setting, out)) if setting == seat => out.left(),
            _ => {
                let reserve = seen.reserve(seat);
                let each = reserve.iter().map(|(kind, _, count)| (kind, count as u16));
                each.collect()
            }
        };
        let reserve = reserve.into_iter();
        PlayerLook {
            lost: tray(losses, seat, &self.sight),
            reserve: reserve.map(|(kind, count)| (kind.into(), count)).collect(),
            notes: self.notes(seat),
            out: seen.is_out(seat),
            ..PlayerLook::new(player(seat))
        }
    }

    fn notes(&self, seat: Seat) -> Vec<String> {
        let seen = self.sight.seen();
        let mut notes = Vec::new();
        if let Some(count) = self.sight.hidden_turns(seat) {
            notes.push(words!("european-note-hidden", count = count));
        }
        if seen.knight(seat) == Knight::Weary {
            notes.push(words!("european-note-weary"));
        }
        match self.sight.total_inside(seat) {
            0 => {}
            total => notes.push(words!("european-note-inside", count = total)),
        }
        if self.sight.setting_out() == Some(seat) {
            notes.push(words!("european-note-setting-out"));
        }
        if seen.nation(seat) == Some(Nation::Ottoman) && seen.is_immune(seat) && !seen.is_out(seat)
        {
            notes.push(words!("european-note-immune"));
        }
        notes.extend(self.guests(seat));
        notes
    }

    /// Where a seat's pieces ride in others' Knights, as far as the viewer knows.
    fn guests(&self, seat: Seat) -> Option<String> {
        let seen = self.sight.seen();
        let knights = seen.men().filter(|(_, man)| man.owner != seat);
        let rides = knights.filter_map(|(square, man)| {
            let cargo = self.sight.cargo(square).only(seat);
            let kinds = cargo.iter().map(|(kind, _, count)| (kind, count));
            (!cargo.is_empty()).then(|| {
                words!(
                    "european-note-guests",
                    pieces = list(kinds),
                    host = called(seen, man.owner),
                    at = square.to_string()
                )
            })
        });
        let rides: Vec<String> = rides.collect();
        (!rides.is_empty()).then(|| rides.join(", "))
    }
}
