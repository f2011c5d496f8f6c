//! Clients without a window.

use crate::around::PATIENCE;
use crate::player::{Dice, next};
use link::{Pauses, Told, Wish, run};
use protocol::{
    Act, Arbiter, Entry, News, Opening, Phrase, Presence, Reason, Refusal, RoomCode, SeatToken,
    StateHash, Want,
};
use std::collections::BTreeMap;
use std::time::Duration;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::{sleep, timeout};

/// An end of a game and what it knows.
#[derive(Debug)]
pub struct End {
    wishes: UnboundedSender<Wish>,
    told: UnboundedReceiver<Told>,
    pub want: Want,
    pub seat: Option<u8>,
    /// The game as it was told to whoever plays here.
    pub game: Option<Arbiter>,
    /// The entries that came one by one.
    pub entries: BTreeMap<u64, Entry>,
    pub presence: Presence,
    pub phrases: Vec<(u8, Phrase)>,
    pub refused: Vec<Refusal>,
    pub ended: Option<Refusal>,
    pub losses: u32,
}

pub fn token() -> SeatToken {
    SeatToken::draw().unwrap()
}

impl End {
    pub fn new(url: &str, want: Want) -> Self {
        let (wishes, wished) = unbounded_channel();
        let (tell, told) = unbounded_channel();
        let pauses = Pauses {
            first: Duration::from_millis(20),
            longest: Duration::from_millis(200),
        };
        let tell = move |told| drop(tell.send(told));
        tokio::spawn(run(url.to_owned(), want.clone(), pauses, wished, tell));
        Self {
            wishes,
            told,
            want,
            seat: None,
            game: None,
            entries: BTreeMap::new(),
            presence: Presence::default(),
            phrases: Vec::new(),
            refused: Vec::new(),
            ended: None,
            losses: 0,
        }
    }

    pub fn host(url: &str, room: &RoomCode, opening: Opening) -> Self {
        let want = Want::Host {
            room: room.clone(),
            opening,
            name: "Ann".to_owned(),
            token: token(),
        };
        Self::new(url, want)
    }

    pub fn join(url: &str, room: &RoomCode) -> Self {
        let want = Want::Join {
            room: room.clone(),
            name: "Bea".to_owned(),
            token: token(),
        };
        Self::new(url, want)
    }

    pub fn watch(url: &str, room: &RoomCode) -> Self {
        Self::new(url, Want::Watch { room: room.clone() })
    }

    /// The same seat, taken up again by a program that knows nothing but its token.
    pub fn resumed(&self, url: &str) -> Self {
        let (Want::Host { room, token, .. }
        | Want::Join { room, token, .. }
        | Want::Resume { room, token }) = self.want.clone()
        else {
            panic!("a watcher has no seat");
        };
        Self::new(url, Want::Resume { room, token })
    }

    pub fn number(&self) -> u64 {
        self.game.as_ref().map_or(0, Arbiter::number)
    }

    pub fn hash(&self) -> Option<StateHash> {
        self.game.as_ref().map(Arbiter::hash)
    }

    pub fn game(&self) -> &Arbiter {
        self.game.as_ref().expect("a game")
    }

    pub fn wish(&self, seat: Option<u8>, act: Act) {
        self.wishes.send(Wish::Act { seat, act }).unwrap();
    }

    pub fn act(&self, act: Act) {
        self.wish(None, act);
    }

    pub fn say(&self, phrase: Phrase) {
        self.wishes.send(Wish::Say(phrase)).unwrap();
    }

    fn take_in(&mut self, told: Told) {
        let news = match told {
            Told::News(news) => news,
            Told::Lost { .. } => {
                self.losses += 1;
                return;
            }
            Told::Connecting | Told::Connected => return,
        };
        match news {
            News::Placed { seat } => self.seat = seat,
            News::CaughtUp(game) => self.game = Some(*game),
            News::Entry(entry) => {
                self.game.as_mut().unwrap().apply(&entry).unwrap();
                self.entries.insert(entry.number, entry);
            }
            News::Presence(presence) => self.presence = presence,
            News::Phrase { seat, phrase } => self.phrases.push((seat, phrase)),
            News::Refused(refusal) => self.refused.push(refusal),
            News::Closing(_) => {}
            News::Ended(refusal) => self.ended = Some(refusal),
        }
    }

    /// Waits until something holds of what this end knows.
    pub async fn until(&mut self, what: &str, holds: impl Fn(&Self) -> bool) {
        let waiting = async {
            while !holds(self) {
                match self.told.recv().await {
                    Some(told) => self.take_in(told),
                    None if holds(self) => {}
                    None => panic!("it has ended before {what}: {:?}", self.ended),
                }
            }
        };
        if timeout(PATIENCE, waiting).await.is_err() {
            panic!("{what} has not come: {self:#?}");
        }
    }

    pub async fn until_number(&mut self, number: u64) {
        self.until("an entry", |end| end.number() >= number).await;
    }

    /// Waits for a refusal and gives it.
    pub async fn refusal(&mut self) -> Reason {
        self.until("a refusal", |end| !end.refused.is_empty()).await;
        self.refused.remove(0).reason
    }
}

/// Waits until all know the same.
pub async fn together(ends: &mut [End]) {
    loop {
        let most = ends.iter().map(End::number).max().unwrap().max(1);
        for end in ends.iter_mut() {
            end.until_number(most).await;
        }
        if ends.iter().all(|end| end.number() == most) {
            break;
        }
    }
    let hash = ends[0].hash();
    assert!(ends.iter().all(|end| end.hash() == hash));
}

/// Lets the seats play until the game is over or `limit` decisions are made; `between` is called
/// before each. The last of the ends looks on. Gives the number of decisions.
pub async fn play(
    ends: &mut [End],
    dice: &mut Dice,
    limit: usize,
    mut between: impl AsyncFnMut(usize),
) -> usize {
    for decision in 0..limit {
        between(decision).await;
        together(ends).await;
        let game = ends[0].game();
        let Some((seat, act)) = next(game, dice) else {
            return decision;
        };
        let number = game.number();
        let by = match game.seats()[usize::from(seat)].is_taken() {
            true => seat,
            false => Arbiter::HOST,
        };
        let end = ends.iter_mut().find(|it| it.seat == Some(by)).unwrap();
        end.wish(Some(seat), act.clone());
        end.until("its own entry", |end| {
            assert_eq!(end.refused, [], "{act:?}");
            end.number() > number
        })
        .await;
    }
    together(ends).await;
    limit
}

/// Two people and one who looks on, all at one place.
pub async fn three(url: &str, room: &RoomCode, opening: Opening) -> Vec<End> {
    let mut ends = vec![End::host(url, room, opening)];
    ends[0].until_number(1).await;
    while ends[0].game().is_waiting() {
        let mut end = End::join(url, room);
        end.until("a seat", |end| end.seat.is_some()).await;
        ends.push(end);
        let number = ends[0].number() + 1;
        ends[0].until_number(number).await;
    }
    ends.push(End::watch(url, room));
    together(&mut ends).await;
    ends
}

/// A pause of a test.
pub async fn pause(millis: u64) {
    sleep(Duration::from_millis(millis)).await;
}
