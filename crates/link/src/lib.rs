//! The connection of an end that plays online, or looks on. It lives in a thread of its own, tries
//! again by itself with growing pauses when it is lost, and takes the game up where it was.
//!
//! ```no_run
//! use link::{Link, Pauses, Told};
//! use protocol::{Act, SeatToken, Want};
//!
//! let want = Want::Join {
//!     room: "TEA4TWO".parse().unwrap(),
//!     name: "Bea".to_owned(),
//!     token: SeatToken::draw().unwrap(),
//! };
//! let link = Link::open("localhost", want, Pauses::default(), || ()).unwrap();
//! for told in link.news() {
//!     if let Told::News(news) = told {
//!         println!("{news:?}");
//!     }
//! }
//! link.act(None, Act::play("e7e5"));
//! ```
#![forbid(unsafe_code)]

mod address;
mod pauses;
mod run;

pub use address::{AddressError, PORT, address};
pub use pauses::Pauses;
pub use run::{Told, Wish, run};

use protocol::{Act, Phrase, Want};
use std::io;
use std::sync::mpsc::{Receiver, channel};
use std::thread::Builder;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};
use words::words;

/// A game online, as whoever plays has it in hand. Dropping it ends the connection; the seat
/// stays.
#[derive(Debug)]
pub struct Link {
    wishes: UnboundedSender<Wish>,
    told: Receiver<Told>,
}

/// Why there can be no connection at all.
#[derive(Debug, thiserror::Error)]
pub enum LinkError {
    /// The address is none.
    #[error(transparent)]
    Address(#[from] AddressError),
    /// The system gives no thread or no sockets.
    #[error("{}", no_system(.0))]
    System(#[from] io::Error),
}

fn no_system(problem: &io::Error) -> String {
    words!("link-system", problem = problem.to_string())
}

impl Link {
    /// Begins to connect. `wake` is called whenever there is something new, from another thread.
    ///
    /// # Errors
    /// The server's address is none, or the system gives no thread.
    pub fn open(
        server: &str,
        want: Want,
        pauses: Pauses,
        wake: impl Fn() + Send + 'static,
    ) -> Result<Self, LinkError> {
        let url = address(server)?;
        let (wishes, wished) = unbounded_channel();
        let (tell, told) = channel();
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()?;
        let tell = move |told| {
            // Nobody listens any more once the link is dropped.
            let _ = tell.send(told);
            wake();
        };
        Builder::new()
            .name("online".into())
            .spawn(move || runtime.block_on(run(url, want, pauses, wished, tell)))?;
        Ok(Self { wishes, told })
    }

    /// What is new since it was last asked; never waits.
    pub fn news(&self) -> impl Iterator<Item = Told> + '_ {
        self.told.try_iter()
    }

    /// Wishes something to be done, for the own seat or for one that a computer plays. What comes
    /// of it is told as news; while the connection is lost it waits.
    pub fn act(&self, seat: Option<u8>, act: Act) {
        self.wish(Wish::Act { seat, act });
    }

    /// Says something to the others.
    pub fn say(&self, phrase: Phrase) {
        self.wish(Wish::Say(phrase));
    }

    /// Tries to connect at once, if it waits to try again.
    pub fn try_now(&self) {
        self.wish(Wish::TryNow);
    }

    fn wish(&self, wish: Wish) {
        // It has ended for good; that was told.
        let _ = self.wishes.send(wish);
    }
}
