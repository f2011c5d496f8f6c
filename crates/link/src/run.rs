use crate::Pauses;
use futures_util::{SinkExt, StreamExt};
use protocol::{Act, News, Phrase, Session, Want, limits, read_server};
use std::future::Future;
use std::io::ErrorKind;
use std::ops::ControlFlow;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::error::ProtocolError;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};
use words::words;

/// What whoever plays wishes.
#[derive(Clone, Debug)]
pub enum Wish {
    /// Something is to be done in the game.
    Act {
        /// For which seat; the own one if it is not told.
        seat: Option<u8>,
        /// What.
        act: Act,
    },
    /// Something is to be said.
    Say(Phrase),
    /// It is to be connected at once instead of a little later.
    TryNow,
}

/// What whoever plays is told.
#[derive(Clone, Debug)]
pub enum Told {
    /// It is being connected.
    Connecting,
    /// The connection stands.
    Connected,
    /// There is no connection.
    Lost {
        /// Why, in words.
        why: String,
        /// When it is tried again.
        again_in: Duration,
    },
    /// Something of the game.
    News(News),
}

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// So long a server has to answer when it is called.
const CALL: Duration = Duration::from_secs(10);
/// A server that was silent for so long is gone: it sends a ping more often.
const SILENCE: Duration = Duration::from_secs(45);

/// Holds the connection until it ends for good, or nobody has wishes any more.
pub async fn run(
    url: String,
    want: Want,
    pauses: Pauses,
    mut wishes: UnboundedReceiver<Wish>,
    tell: impl Fn(Told),
) {
    let mut session = Session::new(want);
    let mut failures = 0;
    loop {
        tell(Told::Connecting);
        let why = match call(&url).await {
            Ok(socket) => {
                tell(Told::Connected);
                session.connected();
                let held = hold(&mut session, socket, &mut wishes, &tell).await;
                if session.is_caught_up() {
                    failures = 0;
                }
                match held {
                    ControlFlow::Break(()) => return,
                    ControlFlow::Continue(why) => why,
                }
            }
            Err(why) => why,
        };
        session.lost();
        failures += 1;
        let again_in = pauses.after(failures);
        tracing::info!("no connection to {url}: {why}");
        tell(Told::Lost { why, again_in });
        let waited = wait(&mut session, sleep(again_in), &mut wishes, &tell).await;
        if waited.is_break() {
            return;
        }
    }
}

async fn call(url: &str) -> Result<Socket, String> {
    let config = WebSocketConfig::default()
        .max_message_size(Some(limits::ANSWER))
        .max_frame_size(Some(limits::ANSWER));
    // A move is small and wants to go at once.
    let call = connect_async_with_config(url, Some(config), true);
    match timeout(CALL, call).await {
        Ok(Ok((socket, _))) => Ok(socket),
        Ok(Err(problem)) => Err(in_words(&problem)),
        Err(_) => Err(words!("link-silent")),
    }
}

/// Why a server cannot be reached, for people.
fn in_words(problem: &Error) -> String {
    match problem {
        Error::Io(io) if io.kind() == ErrorKind::ConnectionRefused => {
            words!("link-nothing-there")
        }
        Error::Io(io) if io.kind() == ErrorKind::ConnectionReset => {
            words!("link-broken")
        }
        Error::Io(io) if io.to_string().contains("lookup") => words!("link-no-address"),
        Error::Http(answer) => match answer.status().as_u16() {
            503 => words!("link-full"),
            status => words!("link-not-ours-status", status = status),
        },
        Error::Protocol(ProtocolError::ResetWithoutClosingHandshake) => {
            words!("link-broken")
        }
        Error::Protocol(_) => words!("link-not-ours"),
        other => other.to_string(),
    }
}

/// Talks until the connection is lost (`Continue`, why) or it is all over (`Break`).
async fn hold(
    session: &mut Session,
    mut socket: Socket,
    wishes: &mut UnboundedReceiver<Wish>,
    tell: &impl Fn(Told),
) -> ControlFlow<(), String> {
    loop {
        for message in session.to_send() {
            let sent = socket.send(Message::text(message.to_text())).await;
            if let Err(problem) = sent {
                return ControlFlow::Continue(in_words(&problem));
            }
        }
        if give_news(session, tell).is_break() {
            let _ = socket.close(None).await;
            return ControlFlow::Break(());
        }
        tokio::select! {
            heard = timeout(SILENCE, socket.next()) => match heard {
                Ok(Some(Ok(Message::Text(text)))) => match read_server(&text) {
                    Ok(message) => session.received(message),
                    Err(problem) => tracing::warn!("{problem}"),
                },
                Ok(Some(Ok(Message::Close(_))) | None) => {
                    return ControlFlow::Continue(words!("link-ended"));
                }
                Ok(Some(Ok(_))) => {}
                Ok(Some(Err(problem))) => return ControlFlow::Continue(in_words(&problem)),
                Err(_) => return ControlFlow::Continue(words!("link-gone-silent")),
            },
            wish = wishes.recv() => match wish {
                Some(wish) => grant(session, wish, tell),
                None => {
                    let _ = socket.close(None).await;
                    return ControlFlow::Break(());
                }
            },
        }
    }
}

/// While there is no connection, wishes are kept.
async fn wait(
    session: &mut Session,
    pause: impl Future<Output = ()>,
    wishes: &mut UnboundedReceiver<Wish>,
    tell: &impl Fn(Told),
) -> ControlFlow<()> {
    let mut pause = std::pin::pin!(pause);
    loop {
        tokio::select! {
            () = &mut pause => return ControlFlow::Continue(()),
            wish = wishes.recv() => match wish {
                Some(Wish::TryNow) => return ControlFlow::Continue(()),
                Some(wish) => grant(session, wish, tell),
                None => return ControlFlow::Break(()),
            },
        }
    }
}

fn grant(session: &mut Session, wish: Wish, tell: &impl Fn(Told)) {
    match wish {
        Wish::Act { seat, act } => {
            if let Err(refusal) = session.act(seat, act) {
                tell(Told::News(News::Refused(refusal)));
            }
        }
        Wish::Say(phrase) => session.say(phrase),
        Wish::TryNow => {}
    }
}

/// Tells what is new; `Break` once it has ended for good.
fn give_news(session: &mut Session, tell: &impl Fn(Told)) -> ControlFlow<()> {
    let mut over = false;
    for news in session.news() {
        over |= match &news {
            News::Ended(_) => true,
            News::Entry(entry) => entry.act == Act::Leave && entry.seat == session.seat(),
            _ => false,
        };
        tell(Told::News(news));
    }
    match over {
        true => ControlFlow::Break(()),
        false => ControlFlow::Continue(()),
    }
}
