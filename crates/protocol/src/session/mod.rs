//! The end that plays, without sockets and clocks: what is sent, what comes, and the game that
//! follows from it.

mod following;

use crate::{
    Act, Arbiter, ClientMessage, Command, Entry, Opening, Phrase, Presence, Reason, Refusal,
    RoomCode, SeatToken, ServerMessage, Version,
};

/// What an end wants of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Want {
    /// To open a room.
    Host {
        /// Its code.
        room: RoomCode,
        /// What is played there.
        opening: Opening,
        /// The player's name.
        name: String,
        /// The seat's token: keep it before connecting.
        token: SeatToken,
    },
    /// To sit down in a room.
    Join {
        /// Its code.
        room: RoomCode,
        /// The player's name.
        name: String,
        /// The seat's token: keep it before connecting.
        token: SeatToken,
    },
    /// To take a seat back.
    Resume {
        /// The room.
        room: RoomCode,
        /// The seat's token.
        token: SeatToken,
    },
    /// To look on.
    Watch {
        /// The room.
        room: RoomCode,
    },
}

impl Want {
    /// The room it is about.
    pub const fn room(&self) -> &RoomCode {
        match self {
            Self::Host { room, .. }
            | Self::Join { room, .. }
            | Self::Resume { room, .. }
            | Self::Watch { room } => room,
        }
    }

    fn message(&self) -> ClientMessage {
        match self.clone() {
            Self::Host {
                room,
                opening,
                name,
                token,
            } => ClientMessage::Host {
                room,
                opening,
                name,
                token,
            },
            Self::Join { room, name, token } => ClientMessage::Join { room, name, token },
            Self::Resume { room, token } => ClientMessage::Resume { room, token },
            Self::Watch { room } => ClientMessage::Watch { room },
        }
    }

    /// The same, once the seat is had.
    fn seated(&self) -> Self {
        match self.clone() {
            Self::Host { room, token, .. } | Self::Join { room, token, .. } => {
                Self::Resume { room, token }
            }
            other => other,
        }
    }
}

/// What there is to tell whoever plays.
#[derive(Clone, Debug)]
pub enum News {
    /// This end has a place: a seat, or it looks on.
    Placed {
        /// Which seat.
        seat: Option<u8>,
    },
    /// The game as it stands, made anew from the log: after connecting, and after a difference.
    CaughtUp(Box<Arbiter>),
    /// One more entry; what was commanded here comes back as one, too.
    Entry(Entry),
    /// Who is there.
    Presence(Presence),
    /// Somebody said something.
    Phrase {
        /// Which seat.
        seat: u8,
        /// What.
        phrase: Phrase,
    },
    /// What was wished was refused.
    Refused(Refusal),
    /// The server ends the connection; it is tried again by itself.
    Closing(Refusal),
    /// It cannot go on: trying again is of no use.
    Ended(Refusal),
}

/// A command that has not come back yet.
#[derive(Clone, Debug)]
struct Pending {
    command: Command,
    /// Whether it was sent on the present connection.
    sent: bool,
    /// How often it has been sent again after something else happened first.
    again: u8,
}

/// One end of a game: fed with what comes, it says what to send and what is new.
#[derive(Debug)]
pub struct Session {
    want: Want,
    seat: Option<u8>,
    placed: bool,
    arbiter: Option<Arbiter>,
    /// The number of the last entry the server has told of.
    last: u64,
    /// Whether a page of the log is on its way.
    paging: bool,
    /// Whether the whole log is being replayed because of a difference.
    mending: bool,
    /// Whether the game is to be told of as a whole once all of it is here.
    whole: bool,
    pending: Option<Pending>,
    outbox: Vec<ClientMessage>,
    news: Vec<News>,
}

/// Give up sending a command again after so many others came first.
const AGAIN: u8 = 3;

impl Session {
    /// An end that has not connected yet.
    pub fn new(want: Want) -> Self {
        Self {
            want,
            seat: None,
            placed: false,
            arbiter: None,
            last: 0,
            paging: false,
            mending: false,
            whole: false,
            pending: None,
            outbox: Vec::new(),
            news: Vec::new(),
        }
    }

    /// The room.
    pub const fn room(&self) -> &RoomCode {
        self.want.room()
    }

    /// The seat this end has.
    pub const fn seat(&self) -> Option<u8> {
        self.seat
    }

    /// The game as this end knows it.
    pub const fn arbiter(&self) -> Option<&Arbiter> {
        self.arbiter.as_ref()
    }

    /// Whether everything that the server told of is known here.
    pub fn is_caught_up(&self) -> bool {
        self.placed && self.number() >= self.last
    }

    /// Whether a command of this end has not come back yet.
    pub const fn is_waiting(&self) -> bool {
        self.pending.is_some()
    }

    fn number(&self) -> u64 {
        self.arbiter.as_ref().map_or(0, Arbiter::number)
    }

    /// What is to be sent now.
    pub fn to_send(&mut self) -> Vec<ClientMessage> {
        std::mem::take(&mut self.outbox)
    }

    /// What is new.
    pub fn news(&mut self) -> Vec<News> {
        std::mem::take(&mut self.news)
    }

    /// A connection has been made.
    pub fn connected(&mut self) {
        self.lost();
        self.outbox = vec![
            ClientMessage::Hello {
                version: Version::CURRENT,
            },
            self.want.message(),
        ];
    }

    /// The connection is lost.
    pub fn lost(&mut self) {
        self.placed = false;
        self.paging = false;
        self.outbox.clear();
        if let Some(pending) = &mut self.pending {
            pending.sent = false;
        }
    }

    /// Something is to be done in the game, for the own seat or for one that a computer plays.
    ///
    /// # Errors
    /// This end has no seat, or another command has not come back yet.
    pub fn act(&mut self, seat: Option<u8>, act: Act) -> Result<(), Refusal> {
        let Some(arbiter) = self.arbiter.as_ref().filter(|_| self.seat.is_some()) else {
            return Err(Refusal::new(Reason::Place, "you have no seat in this room"));
        };
        if self.pending.is_some() {
            let words = "The last one is still under way";
            return Err(Refusal::new(Reason::QuestionOpen, words));
        }
        let command = Command {
            expects: arbiter.number() + 1,
            hash: arbiter.hash(),
            seat,
            act,
        };
        self.pending = Some(Pending {
            command,
            sent: false,
            again: 0,
        });
        self.send_pending();
        Ok(())
    }

    /// Says something to the others.
    pub fn say(&mut self, phrase: Phrase) {
        if self.placed && self.seat.is_some() {
            self.outbox.push(ClientMessage::Phrase { phrase });
        }
    }

    /// Takes in what the server said.
    pub fn received(&mut self, message: ServerMessage) {
        match message {
            ServerMessage::Hello { version } => {
                if let Err(mismatch) = version.check() {
                    self.end(Refusal::new(Reason::Version, mismatch.to_string()));
                }
            }
            ServerMessage::Placed { seat, last, .. } => self.take_place(seat, last),
            ServerMessage::Entry(entry) => {
                self.last = self.last.max(entry.number);
                self.follow([entry]);
            }
            ServerMessage::Log { entries, last } => {
                self.paging = false;
                self.last = self.last.max(last);
                self.follow(entries);
            }
            ServerMessage::Presence(presence) => self.news.push(News::Presence(presence)),
            ServerMessage::Phrase { seat, phrase } => self.news.push(News::Phrase { seat, phrase }),
            ServerMessage::Refused { expects, refusal } => self.refused(expects, refusal),
            ServerMessage::Closing { refusal } => self.closing(refusal),
        }
    }

    fn take_place(&mut self, seat: Option<u8>, last: u64) {
        self.placed = true;
        self.seat = seat;
        self.want = self.want.seated();
        self.last = last;
        self.news.push(News::Placed { seat });
        if self.number() > last {
            // The server knows less than it once told: only its log counts.
            self.arbiter = None;
        }
        self.catch_up();
    }

    fn refused(&mut self, expects: Option<u64>, refusal: Refusal) {
        let ours = self
            .pending
            .as_ref()
            .is_some_and(|it| Some(it.command.expects) == expects);
        match refusal.reason {
            _ if !self.placed && !refusal.reason.may_pass() => self.end(refusal),
            Reason::Differs if ours && !self.mending => {
                if let Some(pending) = &mut self.pending {
                    pending.sent = false;
                }
                self.mend();
            }
            // What came first is on its way, or here already.
            Reason::Stale if ours => self.overtaken(refusal),
            // That was seen from the log before, and told.
            Reason::Stale if expects.is_some() => {}
            _ => {
                if ours {
                    self.pending = None;
                }
                self.news.push(News::Refused(refusal));
            }
        }
    }

    fn closing(&mut self, refusal: Refusal) {
        match refusal.reason {
            Reason::Place | Reason::Version => self.end(refusal),
            _ => self.news.push(News::Closing(refusal)),
        }
    }

    fn end(&mut self, refusal: Refusal) {
        self.pending = None;
        self.outbox.clear();
        self.news.push(News::Ended(refusal));
    }
}
