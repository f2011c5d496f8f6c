use bevy::platform::cell::SyncCell;
use bevy::prelude::Resource;
use link::{Link, LinkError, Pauses, Told};
use protocol::{
    Act, Arbiter, CampaignTable, Entry, Phrase, Presence, Refusal, RoomCode, SeatToken, Want,
};
use std::fmt;
use std::time::{Duration, Instant};
use tabletop::Sitter;

/// How the connection stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// It is being made.
    Connecting,
    /// It stands.
    Up,
    /// There is none; it is tried again by itself.
    Lost {
        /// Why, in words.
        why: String,
        /// When it is tried again.
        again: Instant,
    },
    /// It has ended for good.
    Over(Refusal),
}

/// The room that this screen is in. Removed, the connection ends; the seat stays.
#[derive(Resource)]
pub struct Room {
    link: SyncCell<Link>,
    server: String,
    code: RoomCode,
    token: Option<SeatToken>,
    line: Line,
    /// Whether the server was reached at all.
    reached: bool,
    /// Whether the server has given this screen its place.
    placed: bool,
    seat: Option<u8>,
    arbiter: Option<Arbiter>,
    presence: Presence,
    under_way: Option<Act>,
    /// Since when something is under way.
    since: Instant,
    /// Over which seat's shoulder a watcher looks.
    shoulder: u8,
}

impl fmt::Debug for Room {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Room")
            .field("code", &self.code)
            .field("line", &self.line)
            .field("seat", &self.seat)
            .finish_non_exhaustive()
    }
}

impl Room {
    /// Goes into a room; what comes of it is heard later. `wake` is called from another thread
    /// whenever there is something to hear.
    ///
    /// # Errors
    /// The server's address is none, or the system gives no thread.
    pub fn enter(
        server: &str,
        want: Want,
        wake: impl Fn() + Send + 'static,
    ) -> Result<Self, LinkError> {
        let code = want.room().clone();
        let token = match &want {
            Want::Host { token, .. } | Want::Join { token, .. } | Want::Resume { token, .. } => {
                Some(token.clone())
            }
            Want::Watch { .. } => None,
        };
        let link = Link::open(server, want, Pauses::default(), wake)?;
        Ok(Self {
            link: SyncCell::new(link),
            server: server.to_owned(),
            code,
            token,
            line: Line::Connecting,
            reached: false,
            placed: false,
            seat: None,
            arbiter: None,
            presence: Presence::default(),
            under_way: None,
            since: Instant::now(),
            shoulder: Arbiter::HOST,
        })
    }

    /// The server's address, as it was given.
    pub fn server(&self) -> &str {
        &self.server
    }

    /// What others type to come here.
    pub const fn code(&self) -> &RoomCode {
        &self.code
    }

    /// What the seat is taken back with; whoever looks on has none.
    pub(super) const fn token(&self) -> Option<&SeatToken> {
        self.token.as_ref()
    }

    /// Whether the server was reached at all.
    pub(super) const fn is_reached(&self) -> bool {
        self.reached
    }

    pub(super) const fn reach(&mut self) {
        self.reached = true;
    }

    /// How the connection stands.
    pub const fn line(&self) -> &Line {
        &self.line
    }

    /// The own seat; none for who looks on, or while it is not known yet.
    pub const fn seat(&self) -> Option<u8> {
        self.seat
    }

    /// Whether this screen has its place, and has no seat there.
    pub const fn looks_on(&self) -> bool {
        self.placed && self.seat.is_none()
    }

    /// Whether this screen has its place in the room.
    pub const fn is_placed(&self) -> bool {
        self.placed
    }

    /// The player over whose shoulder this screen looks on, if it has no seat.
    pub fn shoulder(&self) -> Option<u8> {
        let players = self.arbiter.as_ref()?.players_of(self.shoulder);
        players.first().copied().filter(|_| self.looks_on())
    }

    /// The seat of [`Room::shoulder`].
    pub fn shoulder_seat(&self) -> Option<u8> {
        self.looks_on().then_some(self.shoulder)
    }

    /// Looks over another seat's shoulder.
    pub fn look_over(&mut self, seat: u8) {
        self.shoulder = seat;
    }

    /// Whether this screen opened the room: its computers play here.
    pub fn is_host(&self) -> bool {
        self.seat == Some(Arbiter::HOST)
    }

    /// The game as the room has it, once it is known.
    pub const fn arbiter(&self) -> Option<&Arbiter> {
        self.arbiter.as_ref()
    }

    /// Who is connected.
    pub const fn presence(&self) -> &Presence {
        &self.presence
    }

    /// Whether nothing comes and goes: there is no connection.
    pub fn is_cut(&self) -> bool {
        self.line != Line::Up
    }

    /// Whether the others wait for whoever sits here: it is his turn, or he is asked.
    pub(super) fn awaits_own(&self) -> bool {
        let Some((own, arbiter)) = self.seat.zip(self.arbiter.as_ref()) else {
            return false;
        };
        let asked = arbiter.asked().is_some_and(|it| it.left.contains(&own));
        let decides = arbiter.decider().is_some_and(|(player, _)| {
            arbiter.ending().is_none() && self.sitter(player).is_human()
        });
        asked || decides
    }

    /// What was wished here and has not come back yet.
    pub const fn under_way(&self) -> Option<&Act> {
        self.under_way.as_ref()
    }

    /// For how long something has been under way.
    pub fn waits(&self, now: Instant) -> Option<Duration> {
        self.under_way.as_ref()?;
        Some(now.saturating_duration_since(self.since))
    }

    /// Who decides for a player, as this screen has it: somebody here, a computer that thinks
    /// here, or somebody elsewhere.
    pub fn sitter(&self, player: u8) -> Sitter {
        let Some(arbiter) = &self.arbiter else {
            return Sitter::Afar;
        };
        if player == CampaignTable::BARBARIANS && arbiter.table().campaign().is_some() {
            let level = engine::Level::Casual;
            return if self.is_host() {
                Sitter::Computer(level)
            } else {
                Sitter::Afar
            };
        }
        let seat = arbiter.seat_of(player);
        match arbiter.seats().get(usize::from(seat)).map(|it| it.sitter) {
            Some(Sitter::Human) if self.seat == Some(seat) => Sitter::Human,
            Some(Sitter::Computer(level)) if self.is_host() => Sitter::Computer(level),
            _ => Sitter::Afar,
        }
    }

    /// What whoever decides for a player is called: a person's name, the computer's level, or who
    /// has left that seat free.
    pub fn name(&self, player: u8) -> Option<String> {
        let arbiter = self.arbiter.as_ref()?;
        let seat = arbiter.seat_of(player);
        let state = arbiter.seats().get(usize::from(seat))?;
        if let Some(gone) = state.gone().filter(|_| arbiter.ending().is_none()) {
            return Some(words!("online-has-left", name = gone));
        }
        match (arbiter.person(seat), state.sitter) {
            (Some(name), _) => Some(name.to_owned()),
            (None, Sitter::Computer(level)) => Some(words!(
                "online-computer",
                level = crate::called::level(level)
            )),
            (None, _) => None,
        }
    }

    /// Wishes something to be done for a player that this screen plays; for the own seat if none
    /// is told.
    pub fn act(&mut self, player: Option<u8>, act: Act) {
        let seat = player.and_then(|it| Some(self.arbiter.as_ref()?.seat_of(it)));
        let seat = seat.filter(|it| Some(*it) != self.seat);
        self.under_way = Some(act.clone());
        self.since = Instant::now();
        self.link.get().act(seat, act);
    }

    /// Says something to the others.
    pub fn say(&mut self, phrase: Phrase) {
        self.link.get().say(phrase);
    }

    /// Tries to connect at once, if it is not connected.
    pub fn try_now(&mut self) {
        self.link.get().try_now();
    }

    /// What is new since it was last asked.
    pub(super) fn told(&mut self) -> Vec<Told> {
        self.link.get().news().collect()
    }

    pub(super) fn connecting(&mut self) {
        self.line = Line::Connecting;
    }

    pub(super) fn lost(&mut self, why: String, again_in: Duration) {
        let again = Instant::now() + again_in;
        self.line = Line::Lost { why, again };
    }

    pub(super) fn over(&mut self, refusal: Refusal) {
        self.under_way = None;
        self.line = Line::Over(refusal);
    }

    pub(super) fn placed(&mut self, seat: Option<u8>) {
        self.placed = true;
        self.seat = seat;
        self.line = Line::Up;
    }

    pub(super) fn present(&mut self, presence: Presence) {
        self.presence = presence;
    }

    pub(super) fn refused(&mut self) {
        self.under_way = None;
    }

    pub(super) fn caught_up(&mut self, arbiter: Arbiter) {
        self.under_way = None;
        self.arbiter = Some(arbiter);
    }

    /// Takes in an entry; gives for which player it decided, if it is a decision. `Err` if it does
    /// not fit: then the whole comes.
    pub(super) fn follow(&mut self, entry: &Entry) -> Result<Option<u8>, protocol::Broken> {
        if self.under_way.as_ref() == Some(&entry.act) {
            self.under_way = None;
        }
        let Some(arbiter) = &mut self.arbiter else {
            return Ok(None);
        };
        let player = arbiter.decider().map(|(player, _)| player);
        arbiter.apply(entry)?;
        Ok(player)
    }
}
