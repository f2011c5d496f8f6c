//! A server inside the game, for others in one's own network. It keeps its rooms in a file, so
//! that they are there again when the game is.

use super::Room;
use crate::launch::{Bell, Ringer};
use bevy::prelude::*;
use server::{Config, ServerError};
use std::net::{IpAddr, Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::sync::{Mutex, PoisonError};
use std::thread::{Builder, JoinHandle};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// The file that keeps the rooms, in the folder for data.
const FILE: &str = "rooms.redb";
/// So many rooms and connections are enough for friends.
const MOST: usize = 200;
/// So long the server has to say goodbye when the game ends.
const GOODBYE: Duration = Duration::from_secs(6);

/// The server inside this game, once somebody wishes one.
#[derive(Resource, Debug, Default)]
pub struct Inner {
    /// The folder its rooms are kept in.
    folder: Option<PathBuf>,
    running: Option<Running>,
}

#[derive(Debug)]
struct Running {
    news: Mutex<Receiver<Result<u16, String>>>,
    /// The port, once it listens.
    port: Option<u16>,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Inner {
    /// One that keeps its rooms in a folder.
    pub fn new(folder: Option<PathBuf>) -> Self {
        Self {
            folder,
            running: None,
        }
    }

    /// The port it listens on, if it does.
    pub fn port(&self) -> Option<u16> {
        self.running.as_ref()?.port
    }

    /// Runs it, on `port` if it does not run yet; gives the port it listens on once it does.
    pub(super) fn run(
        &mut self,
        port: u16,
        bell: impl FnOnce() -> Bell,
    ) -> Option<Result<u16, String>> {
        if self.running.as_ref().is_some_and(Running::is_over) {
            self.running = None;
        }
        let running = match &mut self.running {
            Some(running) => running,
            none => match begin(self.folder.as_deref(), port, bell()) {
                Ok(running) => none.insert(running),
                Err(problem) => return Some(Err(problem)),
            },
        };
        if let Some(port) = running.port {
            return Some(Ok(port));
        }
        let news = running
            .news
            .get_mut()
            .unwrap_or_else(PoisonError::into_inner);
        let heard = match news.try_recv() {
            Err(TryRecvError::Empty) => return None,
            Err(TryRecvError::Disconnected) => Err(words!("online-server-stopped")),
            Ok(heard) => heard,
        };
        match &heard {
            Ok(port) => running.port = Some(*port),
            Err(_) => self.running = None,
        }
        Some(heard)
    }

    /// Stops it, after it has said goodbye to everybody and closed its file.
    pub fn stop(&mut self) {
        self.running = None;
    }
}

impl Running {
    fn is_over(&self) -> bool {
        self.thread.as_ref().is_none_or(JoinHandle::is_finished) && self.port.is_some()
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It has stopped already if nobody hears it.
        let _ = self.stop.take().map(|stop| stop.send(()));
        let Some(thread) = self.thread.take() else {
            return;
        };
        let begun = Instant::now();
        while !thread.is_finished() && begun.elapsed() < GOODBYE {
            std::thread::sleep(Duration::from_millis(5));
        }
        if thread.is_finished() && thread.join().is_err() {
            error!("the server inside the game has failed");
        }
    }
}

fn begin(folder: Option<&Path>, port: u16, bell: Bell) -> Result<Running, String> {
    let folder = folder.ok_or_else(|| words!("online-no-folder"))?;
    std::fs::create_dir_all(folder).map_err(|problem| {
        let path = folder.display().to_string();
        words!(
            "online-folder-not-made",
            path = path,
            problem = problem.to_string()
        )
    })?;
    let config = Config {
        listen: (IpAddr::V4(Ipv4Addr::UNSPECIFIED), port).into(),
        data: folder.join(FILE),
        rooms: MOST as u64,
        connections: MOST,
        ..Config::default()
    };
    let failed =
        |problem: std::io::Error| words!("online-no-server", problem = problem.to_string());
    let ringer = bell.ringer(Duration::ZERO).map_err(failed)?;
    let (tell, news) = channel();
    let (stop, stopped) = oneshot::channel::<()>();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(1)
        .thread_name("server")
        .enable_all()
        .build()
        .map_err(failed)?;
    let tell = move |heard: Result<u16, String>, ringer: &Ringer| {
        // Whoever asked may have thought better of it.
        let _ = tell.send(heard);
        ringer.ring();
    };
    let work = move || {
        let ended = runtime.block_on(async {
            let listener = server::listen(config.listen).await?;
            let port = listener.local_addr().map_err(ServerError::Serve)?.port();
            let store = server::open_store(&config).await?;
            tell(Ok(port), &ringer);
            let stopped = async {
                let _ = stopped.await;
            };
            server::serve(listener, config, store, stopped).await
        });
        if let Err(problem) = ended {
            warn!("{problem}");
            tell(Err(in_words(&problem)), &ringer);
        }
    };
    let thread = Builder::new().name("server".into()).spawn(work);
    Ok(Running {
        news: Mutex::new(news),
        port: None,
        stop: Some(stop),
        thread: Some(thread.map_err(failed)?),
    })
}

/// The next port that can be had, if that one can't.
pub(super) fn free_port(taken: u16) -> Option<u16> {
    const TRIED: u16 = 100;
    let is_free = |port: &u16| TcpListener::bind((Ipv4Addr::UNSPECIFIED, *port)).is_ok();
    if is_free(&taken) {
        return None;
    }
    (taken..taken.saturating_add(TRIED)).skip(1).find(is_free)
}

/// Why it does not run, for the one who plays.
fn in_words(problem: &ServerError) -> String {
    match problem {
        ServerError::Listen { address, source } => {
            let port = address.port();
            match source.kind() {
                std::io::ErrorKind::AddrInUse => {
                    words!("online-port-in-use", port = port.to_string())
                }
                _ => words!(
                    "online-port-not-had",
                    port = port.to_string(),
                    problem = source.to_string()
                ),
            }
        }
        ServerError::Store(problem) => {
            words!(
                "online-store",
                problem = rules::capital(&problem.to_string())
            )
        }
        ServerError::Serve(problem) => {
            words!("online-network-fails", problem = problem.to_string())
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Inner::new(crate::settings::store::data_folder()))
        .add_systems(Last, stop_with_the_game);
}

/// The game waits until everybody has been told and the file is closed.
fn stop_with_the_game(
    mut exits: MessageReader<AppExit>,
    mut inner: ResMut<Inner>,
    mut commands: Commands,
) {
    if exits.read().count() > 0 {
        commands.remove_resource::<Room>();
        inner.stop();
    }
}
