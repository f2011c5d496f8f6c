//! The rooms and who plays in them.

use crate::Load;
use crate::script::{Script, opening};
use futures_util::future::join_all;
use futures_util::{SinkExt, StreamExt};
use protocol::{
    Act, ClientMessage, Command, RoomCode, SeatToken, ServerMessage, Version, read_server,
};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio::sync::Semaphore;
use tokio::time::{sleep_until, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

/// So many come in at a time.
const DOOR: usize = 64;
/// An answer that takes longer is an error.
const PATIENCE: Duration = Duration::from_secs(30);
/// Entries of a room before its first move: it was opened, and somebody sat down.
const BEFORE: u64 = 2;

/// A connection.
struct End(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl End {
    async fn new(url: &str, first: ClientMessage) -> Result<Self, String> {
        let config = WebSocketConfig::default()
            .read_buffer_size(4096)
            .write_buffer_size(1024);
        let connected = connect_async_with_config(url, Some(config), true).await;
        let mut end = Self(connected.map_err(|it| it.to_string())?.0);
        let version = Version::CURRENT;
        end.say(&ClientMessage::Hello { version }).await?;
        end.say(&first).await?;
        loop {
            match end.hear().await? {
                ServerMessage::Placed { .. } => return Ok(end),
                ServerMessage::Refused { refusal, .. } => return Err(refusal.to_string()),
                _ => {}
            }
        }
    }

    async fn say(&mut self, message: &ClientMessage) -> Result<(), String> {
        let sent = self.0.send(Message::text(message.to_text())).await;
        sent.map_err(|it| it.to_string())
    }

    async fn hear(&mut self) -> Result<ServerMessage, String> {
        loop {
            let heard = timeout(PATIENCE, self.0.next()).await;
            match heard.map_err(|_| "no answer".to_owned())? {
                Some(Ok(Message::Text(text))) => {
                    return read_server(&text).map_err(|it| it.to_string());
                }
                Some(Ok(_)) => {}
                Some(Err(problem)) => return Err(problem.to_string()),
                None => return Err("the server has hung up".to_owned()),
            }
        }
    }

    /// Waits for an entry of the log.
    async fn entry(&mut self, number: u64) -> Result<protocol::Entry, String> {
        loop {
            match self.hear().await? {
                ServerMessage::Entry(entry) if entry.number == number => return Ok(entry),
                ServerMessage::Refused { refusal, .. } | ServerMessage::Closing { refusal } => {
                    return Err(refusal.to_string());
                }
                _ => {}
            }
        }
    }
}

/// A room in which two play, and perhaps others look on.
pub struct Room {
    code: RoomCode,
    script: Script,
    ends: Vec<End>,
}

/// What came of a room.
#[derive(Debug)]
pub struct Played {
    code: RoomCode,
    script: Script,
    /// How many moves were acknowledged.
    pub moves: usize,
    /// From sending a move until it was acknowledged.
    pub acknowledged: Vec<Duration>,
    /// From sending a move until the last of the others had it.
    pub seen: Vec<Duration>,
    pub error: Option<String>,
}

/// Opens all rooms; the first that cannot be opened is told.
pub async fn open(url: &str, load: &Load, scripts: &[Script]) -> Result<Vec<Room>, String> {
    let door = Arc::new(Semaphore::new(DOOR));
    let run: String = SeatToken::draw().map_err(|it| it.to_string())?.reveal()[..8].to_owned();
    let rooms = (0..load.rooms)
        .zip(scripts.iter().cycle())
        .map(|(number, script)| {
            let (door, url, watchers) = (Arc::clone(&door), url.to_owned(), load.watchers);
            let (code, script) = (format!("LOAD{run}{number}"), script.clone());
            tokio::spawn(async move {
                let _in = door.acquire().await;
                open_one(&url, &code, script, watchers).await
            })
        });
    let opened = join_all(rooms).await.into_iter();
    opened.map(|it| it.map_err(|it| it.to_string())?).collect()
}

async fn open_one(url: &str, code: &str, script: Script, watchers: usize) -> Result<Room, String> {
    let room: RoomCode = code.parse().map_err(|it| format!("{code}: {it}"))?;
    let token = || SeatToken::draw().map_err(|it| it.to_string());
    let host = ClientMessage::Host {
        room: room.clone(),
        opening: opening(),
        name: "Ann".into(),
        token: token()?,
    };
    let join = ClientMessage::Join {
        room: room.clone(),
        name: "Bea".into(),
        token: token()?,
    };
    let mut ends = vec![End::new(url, host).await?, End::new(url, join).await?];
    for _ in 0..watchers {
        let room = room.clone();
        ends.push(End::new(url, ClientMessage::Watch { room }).await?);
    }
    Ok(Room {
        code: room,
        script,
        ends,
    })
}

/// Plays in all rooms at the pace that is wished; the rooms take turns evenly.
pub async fn play(rooms: Vec<Room>, load: &Load) -> Vec<Played> {
    let every = Duration::from_secs_f64(load.every);
    let begin = Instant::now() + Duration::from_millis(200);
    let end = begin + Duration::from_secs(load.seconds);
    let count = rooms.len().max(1) as u32;
    let tasks = (0u32..).zip(rooms).map(|(index, room)| {
        let first = begin + every * index / count;
        tokio::spawn(play_one(room, first, every, end))
    });
    let played = join_all(tasks).await;
    played.into_iter().filter_map(Result::ok).collect()
}

async fn play_one(mut room: Room, first: Instant, every: Duration, end: Instant) -> Played {
    let mut played = Played {
        code: room.code.clone(),
        script: room.script.clone(),
        moves: 0,
        acknowledged: Vec::new(),
        seen: Vec::new(),
        error: None,
    };
    let mut at = first;
    while at < end && played.moves < room.script.moves.len() {
        sleep_until(at.into()).await;
        if let Err(problem) = move_once(&mut room, &mut played).await {
            played.error = Some(problem);
            break;
        }
        at += every;
    }
    played
}

async fn move_once(room: &mut Room, played: &mut Played) -> Result<(), String> {
    let (text, before, after) = room.script.moves[played.moves].clone();
    let number = BEFORE + 1 + played.moves as u64;
    let command = ClientMessage::Command(Command {
        expects: number,
        hash: before,
        seat: None,
        act: Act::play(text),
    });
    let mover = played.moves % 2;
    let begun = Instant::now();
    room.ends[mover].say(&command).await?;
    let entry = room.ends[mover].entry(number).await?;
    played.acknowledged.push(begun.elapsed());
    played.moves += 1;
    if entry.hash != after {
        return Err("the state is another one".to_owned());
    }
    for (index, end) in room.ends.iter_mut().enumerate() {
        if index != mover {
            end.entry(number).await?;
        }
    }
    played.seen.push(begun.elapsed());
    Ok(())
}

/// How many acknowledged moves are not in the logs that the server has now.
pub async fn count_lost(url: &str, played: &[Played]) -> Result<usize, String> {
    let door = Arc::new(Semaphore::new(DOOR));
    let looks = played.iter().map(|room| {
        let door = Arc::clone(&door);
        async move {
            let _in = door.acquire().await;
            lost_of(url, room).await
        }
    });
    let lost: Result<Vec<usize>, String> = join_all(looks).await.into_iter().collect();
    lost.map(|lost| lost.iter().sum())
}

async fn lost_of(url: &str, played: &Played) -> Result<usize, String> {
    let room = played.code.clone();
    let mut end = End::new(url, ClientMessage::Watch { room }).await?;
    end.say(&ClientMessage::Log { from: BEFORE + 1 }).await?;
    let entries = loop {
        if let ServerMessage::Log { entries, .. } = end.hear().await? {
            break entries;
        }
    };
    let moves = played.script.moves.iter().take(played.moves).enumerate();
    let lost = moves.filter(|(index, (text, _, after))| {
        let there = entries.get(*index);
        !there.is_some_and(|it| it.act == Act::play(text.clone()) && it.hash == *after)
    });
    Ok(lost.count())
}
