//! Rooms in NATS JetStream: one stream, a subject a room. A line is written only if the last line
//! of its subject is the one that was expected, so that any server can serve any room.

use super::{Fed, Loaded, Mark, Store, StoreError, Stored};
use async_nats::header::NATS_EXPECTED_LAST_SUBJECT_SEQUENCE;
use async_nats::jetstream::consumer::{DeliverPolicy, pull};
use async_nats::jetstream::context::PublishErrorKind;
use async_nats::jetstream::stream::{LastRawMessageErrorKind, StorageType, Stream};
use async_nats::jetstream::{self, stream};
use async_nats::{Client, HeaderMap};
use futures_util::StreamExt;
use futures_util::future::BoxFuture;
use protocol::RoomCode;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, SystemTime};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

/// The store has so long to acknowledge a line.
const PATIENCE: Duration = Duration::from_secs(5);
/// Before the feed is tried again.
const PAUSE: Duration = Duration::from_millis(500);

/// Rooms in NATS JetStream, 2.9 or newer.
#[derive(Debug)]
pub struct Nats {
    client: Client,
    context: jetstream::Context,
    stream: Stream,
    /// Subjects begin with it.
    prefix: String,
    feed: Mutex<Option<UnboundedReceiver<Fed>>>,
    /// What listens.
    tasks: [JoinHandle<()>; 2],
}

impl Nats {
    /// Connects, and makes the stream if there is none.
    ///
    /// # Errors
    /// Says why it cannot be used.
    pub async fn connect(url: &str, name: &str, replicas: usize) -> Result<Self, StoreError> {
        let said = |problem: &dyn ToString| {
            StoreError::Broken(format!("NATS at {url}: {}", problem.to_string()))
        };
        let client = async_nats::connect(url).await.map_err(|it| said(&it))?;
        let context = jetstream::new(client.clone());
        let prefix = format!("{name}.room.");
        let wanted = stream::Config {
            name: name.to_owned(),
            description: Some("The rooms of Amir's Chess, a subject each".to_owned()),
            subjects: vec![format!("{prefix}*")],
            storage: StorageType::File,
            num_replicas: replicas,
            ..Default::default()
        };
        let stream = context
            .get_or_create_stream(wanted)
            .await
            .map_err(|it| said(&it))?;
        let (tell, feed) = unbounded_channel();
        let lines = tokio::spawn(feed_lines(stream.clone(), prefix.clone(), tell.clone()));
        let shouts = format!("{name}.shout.");
        let mut heard = client
            .subscribe(format!("{shouts}*"))
            .await
            .map_err(|it| said(&it))?;
        let hearing = tokio::spawn(async move {
            while let Some(message) = heard.next().await {
                let room = message
                    .subject
                    .strip_prefix(&shouts)
                    .and_then(|it| it.parse().ok());
                let text = String::from_utf8(message.payload.to_vec()).ok();
                if let (Some(room), Some(text)) = (room, text)
                    && tell.send(Fed::Shout { room, text }).is_err()
                {
                    return;
                }
            }
        });
        Ok(Self {
            client,
            context,
            stream,
            prefix,
            feed: Mutex::new(Some(feed)),
            tasks: [lines, hearing],
        })
    }

    fn subject(&self, room: &RoomCode) -> String {
        format!("{}{room}", self.prefix)
    }

    /// The sequence number of the last line, and when it was written.
    async fn last(&self, room: &RoomCode) -> Result<Option<(u64, SystemTime)>, StoreError> {
        let subject = self.subject(room);
        match self.stream.get_last_raw_message_by_subject(&subject).await {
            Ok(message) => Ok(Some((message.sequence, message.time.into()))),
            Err(problem) => match problem.kind() {
                LastRawMessageErrorKind::NoMessageFound => Ok(None),
                _ => Err(StoreError::broken(problem)),
            },
        }
    }

    async fn read(&self, room: &RoomCode) -> Result<Loaded, StoreError> {
        let Some((last, _)) = self.last(room).await? else {
            return Ok(Loaded::default());
        };
        let config = pull::OrderedConfig {
            filter_subject: self.subject(room),
            deliver_policy: DeliverPolicy::All,
            ..Default::default()
        };
        let consumer = self.stream.create_consumer(config).await;
        let mut messages = consumer
            .map_err(StoreError::broken)?
            .messages()
            .await
            .map_err(StoreError::broken)?;
        let mut lines = Vec::new();
        loop {
            let next = timeout(PATIENCE, messages.next()).await;
            let silent = |_| StoreError::Broken("NATS does not send the log".to_owned());
            let ended = || StoreError::Broken("NATS has stopped sending the log".to_owned());
            let message = next.map_err(silent)?.ok_or_else(ended)?;
            let message = message.map_err(StoreError::broken)?;
            let at = message.info().map_err(StoreError::broken)?.stream_sequence;
            let line = String::from_utf8(message.payload.to_vec());
            lines.push(line.map_err(StoreError::broken)?);
            if at >= last {
                return Ok(Loaded {
                    lines,
                    mark: Mark(at),
                });
            }
        }
    }

    async fn write(&self, room: &RoomCode, mark: Mark, line: String) -> Result<Mark, StoreError> {
        let mut headers = HeaderMap::new();
        headers.insert(NATS_EXPECTED_LAST_SUBJECT_SEQUENCE, mark.0.to_string());
        let subject = self.subject(room);
        let sent = self
            .context
            .publish_with_headers(subject, headers, line.into())
            .await
            .map_err(StoreError::broken)?;
        let silent = |_| StoreError::Broken("NATS does not acknowledge".to_owned());
        match timeout(PATIENCE, sent.into_future())
            .await
            .map_err(silent)?
        {
            Ok(written) => Ok(Mark(written.sequence)),
            Err(problem) => match problem.kind() {
                PublishErrorKind::WrongLastSequence => Err(StoreError::Conflict),
                _ => Err(StoreError::broken(problem)),
            },
        }
    }

    async fn rooms(&self) -> Result<Vec<RoomCode>, StoreError> {
        let filter = format!("{}*", self.prefix);
        let info = self.stream.info_with_subjects(filter).await;
        let mut subjects = info.map_err(StoreError::broken)?;
        let mut rooms = Vec::new();
        while let Some(subject) = subjects.next().await {
            let (subject, _) = subject.map_err(StoreError::broken)?;
            let room = subject
                .strip_prefix(&self.prefix)
                .and_then(|it| it.parse().ok());
            rooms.extend(room);
        }
        Ok(rooms)
    }
}

/// Tells every line that is written from now on, whoever wrote it.
async fn feed_lines(stream: Stream, prefix: String, tell: UnboundedSender<Fed>) {
    let mut again = false;
    loop {
        let problem = match feed_once(&stream, &prefix, &tell, again).await {
            Ok(()) => return,
            Err(problem) => problem,
        };
        tracing::warn!("the feed of other servers is interrupted: {problem}");
        again = true;
        sleep(PAUSE).await;
    }
}

/// Ends well only when nobody listens any more.
async fn feed_once(
    stream: &Stream,
    prefix: &str,
    tell: &UnboundedSender<Fed>,
    again: bool,
) -> Result<(), StoreError> {
    let config = pull::OrderedConfig {
        filter_subject: format!("{prefix}*"),
        deliver_policy: DeliverPolicy::New,
        ..Default::default()
    };
    let consumer = stream.create_consumer(config).await;
    let mut messages = consumer
        .map_err(StoreError::broken)?
        .messages()
        .await
        .map_err(StoreError::broken)?;
    if again && tell.send(Fed::Missed).is_err() {
        return Ok(());
    }
    while let Some(message) = messages.next().await {
        let message = message.map_err(StoreError::broken)?;
        let mark = Mark(message.info().map_err(StoreError::broken)?.stream_sequence);
        let room = message
            .subject
            .strip_prefix(prefix)
            .and_then(|it| it.parse().ok());
        let line = String::from_utf8(message.payload.to_vec()).ok();
        if let (Some(room), Some(line)) = (room, line)
            && tell.send(Fed::Line { room, line, mark }).is_err()
        {
            return Ok(());
        }
    }
    Err(StoreError::Broken("it has ended".to_owned()))
}

impl Store for Nats {
    fn load<'a>(&'a self, room: &'a RoomCode) -> Stored<'a, Loaded> {
        Box::pin(self.read(room))
    }

    fn append<'a>(&'a self, room: &'a RoomCode, mark: Mark, line: String) -> Stored<'a, Mark> {
        Box::pin(self.write(room, mark, line))
    }

    fn remove<'a>(&'a self, room: &'a RoomCode) -> Stored<'a, ()> {
        Box::pin(async {
            let purged = self.stream.purge().filter(self.subject(room)).await;
            purged.map(|_| ()).map_err(StoreError::broken)
        })
    }

    fn remove_idle(&self, idle: Duration) -> Stored<'_, Vec<RoomCode>> {
        Box::pin(async move {
            let mut removed = Vec::new();
            for room in self.rooms().await? {
                let last = self.last(&room).await?;
                let age = last.and_then(|(_, at)| SystemTime::now().duration_since(at).ok());
                if age.is_some_and(|age| age > idle) {
                    self.remove(&room).await?;
                    removed.push(room);
                }
            }
            Ok(removed)
        })
    }

    fn count(&self) -> Stored<'_, u64> {
        Box::pin(async {
            let info = self.stream.get_info().await.map_err(StoreError::broken)?;
            Ok(info.state.subjects_count)
        })
    }

    fn check(&self) -> Stored<'_, ()> {
        Box::pin(async { self.count().await.map(|_| ()) })
    }

    fn shout<'a>(&'a self, room: &'a RoomCode, text: String) -> BoxFuture<'a, ()> {
        let name = self.prefix.strip_suffix(".room.").unwrap_or(&self.prefix);
        let subject = format!("{name}.shout.{room}");
        Box::pin(async move {
            if let Err(problem) = self.client.publish(subject, text.into()).await {
                tracing::debug!("the other servers do not hear: {problem}");
            }
        })
    }

    fn feed(&self) -> Option<UnboundedReceiver<Fed>> {
        self.feed
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take()
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(async {
            for task in &self.tasks {
                task.abort();
            }
            let _ = self.client.flush().await;
        })
    }
}
