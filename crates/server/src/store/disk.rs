//! Rooms in one file. All lines that wait are written together and made safe by one sync.

use super::{Fed, Loaded, Mark, Store, StoreError, Stored};
use futures_util::future::BoxFuture;
use protocol::RoomCode;
use redb::{
    Database, DatabaseError, ReadableDatabase, ReadableTable, ReadableTableMetadata,
    TableDefinition,
};
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{Builder, JoinHandle};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::sync::oneshot;
use tokio::task::spawn_blocking;

/// The lines by room and number from 1.
const LINES: TableDefinition<'_, (&str, u64), &str> = TableDefinition::new("lines");
/// For each room the number of its last line, and when it was written in seconds since 1970.
const ROOMS: TableDefinition<'_, &str, (u64, u64)> = TableDefinition::new("rooms");
/// Bytes of the file that are held in memory.
const CACHE: usize = 64 * 1024 * 1024;
/// At most so many lines are written at a time.
const GROUP: usize = 4096;

/// Rooms in one file on this machine.
#[derive(Debug)]
pub struct Disk {
    /// `None` once it is closed.
    database: Mutex<Option<Arc<Database>>>,
    jobs: Mutex<Option<UnboundedSender<Job>>>,
    writer: Mutex<Option<JoinHandle<()>>>,
}

enum Wanted {
    /// A line after so many.
    Append { after: u64, line: String },
    /// Forgets the room.
    Remove,
}

struct Job {
    room: RoomCode,
    wanted: Wanted,
    done: oneshot::Sender<Result<Mark, StoreError>>,
}

fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |it| it.as_secs())
}

impl Disk {
    /// Opens the file, or makes it.
    ///
    /// # Errors
    /// Says why it cannot be used, such as another server having it open.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        let name = path.display();
        let said =
            |problem: &dyn ToString| StoreError::Broken(format!("{name}: {}", problem.to_string()));
        let mut builder = Database::builder();
        builder.set_cache_size(CACHE);
        let database = builder.create(path).map_err(|problem| match problem {
            DatabaseError::DatabaseAlreadyOpen => said(&"another server has it open"),
            other => said(&other),
        })?;
        make_tables(&database).map_err(|it| said(&it))?;
        let database = Arc::new(database);
        let (jobs, waiting) = unbounded_channel();
        let written = Arc::clone(&database);
        let writer = Builder::new()
            .name("store".into())
            .spawn(move || write_all(&written, waiting))
            .map_err(|it| said(&it))?;
        Ok(Self {
            database: Mutex::new(Some(database)),
            jobs: Mutex::new(Some(jobs)),
            writer: Mutex::new(Some(writer)),
        })
    }

    async fn ask(&self, room: &RoomCode, wanted: Wanted) -> Result<Mark, StoreError> {
        let (done, answer) = oneshot::channel();
        let job = Job {
            room: room.clone(),
            wanted,
            done,
        };
        let sent = {
            let jobs = unpoisoned(&self.jobs);
            jobs.as_ref().is_some_and(|jobs| jobs.send(job).is_ok())
        };
        match sent {
            true => answer.await.map_err(|_| closed())?,
            false => Err(closed()),
        }
    }

    /// Reads in a thread that may wait for the disk.
    async fn read<T: Send + 'static>(
        &self,
        read: impl FnOnce(&Database) -> Result<T, redb::Error> + Send + 'static,
    ) -> Result<T, StoreError> {
        let database = unpoisoned(&self.database).clone().ok_or_else(closed)?;
        let done = spawn_blocking(move || read(&database)).await;
        done.map_err(StoreError::broken)?
            .map_err(StoreError::broken)
    }
}

fn closed() -> StoreError {
    StoreError::Broken("the store is closed".to_owned())
}

/// What a lock guards, even if somebody came to grief with it in hand.
fn unpoisoned<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn make_tables(database: &Database) -> Result<(), redb::Error> {
    let write = database.begin_write()?;
    write.open_table(LINES)?;
    write.open_table(ROOMS)?;
    write.commit()?;
    Ok(())
}

/// The thread that writes: whatever has come while it wrote is written next, together.
fn write_all(database: &Database, mut waiting: UnboundedReceiver<Job>) {
    while let Some(first) = waiting.blocking_recv() {
        let mut jobs = vec![first];
        while jobs.len() < GROUP
            && let Ok(job) = waiting.try_recv()
        {
            jobs.push(job);
        }
        match write_group(database, &jobs) {
            Ok(results) => {
                for (job, result) in jobs.into_iter().zip(results) {
                    // Whoever does not wait any more finds it in the log.
                    let _ = job.done.send(result);
                }
            }
            Err(problem) => {
                tracing::error!("cannot write {} lines: {problem}", jobs.len());
                for job in jobs {
                    let _ = job.done.send(Err(StoreError::broken(&problem)));
                }
            }
        }
    }
}

/// Writes jobs in one transaction; those that conflict leave no trace in it.
fn write_group(
    database: &Database,
    jobs: &[Job],
) -> Result<Vec<Result<Mark, StoreError>>, redb::Error> {
    let write = database.begin_write()?;
    let mut results = Vec::with_capacity(jobs.len());
    {
        let mut lines = write.open_table(LINES)?;
        let mut rooms = write.open_table(ROOMS)?;
        for job in jobs {
            let room = job.room.as_str();
            let last = rooms.get(room)?.map_or(0, |it| it.value().0);
            match &job.wanted {
                Wanted::Append { after, .. } if *after != last => {
                    results.push(Err(StoreError::Conflict));
                }
                Wanted::Append { line, .. } => {
                    lines.insert((room, last + 1), line.as_str())?;
                    rooms.insert(room, (last + 1, now()))?;
                    results.push(Ok(Mark(last + 1)));
                }
                Wanted::Remove => {
                    lines.retain_in((room, 0)..=(room, u64::MAX), |_, _| false)?;
                    rooms.remove(room)?;
                    results.push(Ok(Mark(0)));
                }
            }
        }
    }
    write.commit()?;
    Ok(results)
}

impl Store for Disk {
    fn load<'a>(&'a self, room: &'a RoomCode) -> Stored<'a, Loaded> {
        let room = room.clone();
        Box::pin(self.read(move |database| {
            let read = database.begin_read()?;
            let table = read.open_table(LINES)?;
            let mut lines = Vec::new();
            for line in table.range((room.as_str(), 0)..=(room.as_str(), u64::MAX))? {
                lines.push(line?.1.value().to_owned());
            }
            let mark = Mark(lines.len() as u64);
            Ok(Loaded { lines, mark })
        }))
    }

    fn append<'a>(&'a self, room: &'a RoomCode, mark: Mark, line: String) -> Stored<'a, Mark> {
        let after = mark.0;
        Box::pin(self.ask(room, Wanted::Append { after, line }))
    }

    fn remove<'a>(&'a self, room: &'a RoomCode) -> Stored<'a, ()> {
        Box::pin(async { self.ask(room, Wanted::Remove).await.map(|_| ()) })
    }

    fn remove_idle(&self, idle: Duration) -> Stored<'_, Vec<RoomCode>> {
        let before = now().saturating_sub(idle.as_secs());
        Box::pin(async move {
            let found = self
                .read(move |database| idle_rooms(database, before))
                .await?;
            for room in &found {
                self.remove(room).await?;
            }
            Ok(found)
        })
    }

    fn count(&self) -> Stored<'_, u64> {
        Box::pin(self.read(|database| {
            let read = database.begin_read()?;
            Ok(read.open_table(ROOMS)?.len()?)
        }))
    }

    fn check(&self) -> Stored<'_, ()> {
        Box::pin(async { self.count().await.map(|_| ()) })
    }

    fn shout<'a>(&'a self, _: &'a RoomCode, _: String) -> BoxFuture<'a, ()> {
        Box::pin(async {})
    }

    fn feed(&self) -> Option<UnboundedReceiver<Fed>> {
        None
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        drop(unpoisoned(&self.jobs).take());
        drop(unpoisoned(&self.database).take());
        let writer = unpoisoned(&self.writer).take();
        Box::pin(async move {
            if let Some(writer) = writer {
                let _ = spawn_blocking(move || writer.join()).await;
            }
        })
    }
}

fn idle_rooms(database: &Database, before: u64) -> Result<Vec<RoomCode>, redb::Error> {
    let read = database.begin_read()?;
    let mut found = Vec::new();
    for room in read.open_table(ROOMS)?.iter()? {
        let (room, state) = room?;
        if state.value().1 < before
            && let Ok(room) = room.value().parse()
        {
            found.push(room);
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A file of its own that goes with it.
    struct Place(std::path::PathBuf);

    impl Place {
        fn new(name: &str) -> Self {
            let path = std::env::temp_dir().join(format!("{name}-{}.redb", std::process::id()));
            let _ = std::fs::remove_file(&path);
            Self(path)
        }
    }

    impl Drop for Place {
        fn drop(&mut self) {
            let _ = std::fs::remove_file(&self.0);
        }
    }

    fn room(code: &str) -> RoomCode {
        code.parse().expect("a code")
    }

    #[tokio::test]
    async fn lines_come_back_in_order_and_survive() {
        let place = Place::new("order");
        let (one, other) = (room("ROOM"), room("ROOM2"));
        let disk = Disk::open(&place.0).expect("a store");
        let mut mark = Mark::default();
        for number in 1..=300 {
            mark = disk
                .append(&one, mark, format!("line {number}"))
                .await
                .expect("kept");
        }
        disk.append(&other, Mark(0), "first".into())
            .await
            .expect("kept");
        let wrong = disk.append(&one, Mark(7), "late".into()).await;
        assert!(matches!(wrong, Err(StoreError::Conflict)), "{wrong:?}");
        disk.close().await;
        assert!(disk.append(&one, mark, "closed".into()).await.is_err());
        drop(disk);
        let disk = Disk::open(&place.0).expect("opened again");
        let loaded = disk.load(&one).await.expect("loaded");
        assert_eq!((loaded.lines.len(), loaded.mark), (300, Mark(300)));
        assert_eq!(loaded.lines[299], "line 300");
        assert_eq!(disk.count().await.expect("counted"), 2);
        disk.remove(&one).await.expect("removed");
        assert!(disk.load(&one).await.expect("loaded").lines.is_empty());
        assert_eq!(disk.load(&other).await.expect("loaded").lines, ["first"]);
        assert_eq!(
            disk.remove_idle(Duration::from_secs(60))
                .await
                .expect("looked"),
            []
        );
        tokio::time::sleep(Duration::from_millis(1100)).await;
        let idle = disk.remove_idle(Duration::ZERO).await.expect("looked");
        assert_eq!(idle, std::slice::from_ref(&other));
        assert!(disk.load(&other).await.expect("loaded").lines.is_empty());
    }

    #[tokio::test]
    async fn lines_of_many_rooms_are_written_together() {
        let place = Place::new("group");
        let disk = Disk::open(&place.0).expect("a store");
        let codes: Vec<RoomCode> = (0..200).map(|it| room(&format!("ROOM{it}"))).collect();
        let all = codes.iter().map(|it| disk.append(it, Mark(0), "x".into()));
        let done = futures_util::future::join_all(all).await;
        assert!(done.iter().all(Result::is_ok));
        assert_eq!(disk.count().await.expect("counted"), 200);
        let taken = Disk::open(&place.0).expect_err("open already").to_string();
        assert!(taken.contains("another server"), "{taken}");
    }
}
