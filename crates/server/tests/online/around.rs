//! What the tests play with: servers in this process and as programs, and a line between that can
//! be cut.

use protocol::{Entry, RoomCode};
use server::{Config, Disk, Kept, Mark, ServerError, Store};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{oneshot, watch};
use tokio::task::JoinHandle;
use tokio::time::sleep;

/// Nothing in these tests takes as long as that, even on a busy machine.
pub const PATIENCE: Duration = Duration::from_secs(120);

static NUMBER: AtomicU32 = AtomicU32::new(1);

fn number() -> u32 {
    NUMBER.fetch_add(1, Ordering::Relaxed)
}

/// A room of its own for each test.
pub fn room() -> RoomCode {
    format!("ROOM{}", number()).parse().unwrap()
}

/// A folder that goes with it.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new() -> Self {
        let name = format!("amirs-chess-server-{}-{}", std::process::id(), number());
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }

    pub fn data(&self) -> PathBuf {
        self.0.join("rooms.redb")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A server in this process.
pub struct Here {
    pub address: SocketAddr,
    pub config: Config,
    folder: Arc<Folder>,
    stop: Option<oneshot::Sender<()>>,
    serving: JoinHandle<Result<(), ServerError>>,
}

/// Tests talk faster than people.
pub fn fast() -> Config {
    Config {
        pace: 5000,
        ..Config::default()
    }
}

impl Here {
    pub async fn new() -> Self {
        Self::with(fast()).await
    }

    pub async fn with(config: Config) -> Self {
        let any = SocketAddr::from(([127, 0, 0, 1], 0));
        Self::begin(config, any, Arc::new(Folder::new())).await
    }

    /// One that has kept a room from before.
    pub async fn keeping(config: Config, room: &RoomCode, log: &[Entry]) -> Self {
        let folder = Folder::new();
        let disk = Disk::open(&folder.data()).unwrap();
        let mut mark = Mark::default();
        for entry in log {
            let (entry, token) = (entry.clone(), None);
            let line = serde_json::to_string(&Kept { entry, token }).unwrap();
            mark = disk.append(room, mark, line).await.unwrap();
        }
        disk.close().await;
        let any = SocketAddr::from(([127, 0, 0, 1], 0));
        Self::begin(config, any, Arc::new(folder)).await
    }

    async fn begin(config: Config, at: SocketAddr, folder: Arc<Folder>) -> Self {
        let store: Arc<dyn Store> = Arc::new(Disk::open(&folder.data()).unwrap());
        let listener = server::listen(at).await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let serving = server::serve(listener, config.clone(), store, async {
            let _ = stopped.await;
        });
        Self {
            address,
            config,
            folder,
            stop: Some(stop),
            serving: tokio::spawn(serving),
        }
    }

    pub fn url(&self) -> String {
        format!("ws://{}/play", self.address)
    }

    pub async fn stop(&mut self) {
        self.stop.take().unwrap().send(()).unwrap();
        (&mut self.serving).await.unwrap().unwrap();
    }

    /// Stops in good order and begins again at the same place.
    pub async fn restart(&mut self) {
        self.stop().await;
        let again = Self::begin(self.config.clone(), self.address, Arc::clone(&self.folder));
        *self = again.await;
    }

    pub async fn get(&self, path: &str) -> String {
        get(self.address, path).await
    }
}

/// The answer to a plain HTTP question, its head too.
pub async fn get(address: SocketAddr, path: &str) -> String {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let mut stream = TcpStream::connect(address).await.unwrap();
    let asked = format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    stream.write_all(asked.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer
}

/// A server as a program of its own.
pub struct Program {
    child: Child,
    pub address: SocketAddr,
}

fn free_port() -> u16 {
    let listener = std::net::TcpListener::bind(("127.0.0.1", 0)).unwrap();
    listener.local_addr().unwrap().port()
}

impl Program {
    /// Starts at a free port and waits until it answers.
    pub async fn new(arguments: &[&str]) -> Self {
        Self::at(free_port(), arguments).await
    }

    pub async fn at(port: u16, arguments: &[&str]) -> Self {
        let address = SocketAddr::from(([127, 0, 0, 1], port));
        let child = Command::new(env!("CARGO_BIN_EXE_server"))
            .args(["--listen", &address.to_string(), "--pace", "5000"])
            .args(arguments)
            .env("RUST_LOG", "warn")
            .spawn()
            .unwrap();
        wait_for(address).await;
        Self { child, address }
    }

    /// `SIGKILL`: not a word of goodbye.
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

async fn wait_for(address: SocketAddr) {
    let begun = Instant::now();
    while TcpStream::connect(address).await.is_err() {
        assert!(begun.elapsed() < PATIENCE, "nothing answers at {address}");
        sleep(Duration::from_millis(20)).await;
    }
}

/// A NATS server with its own folder; `None` where the program is not installed.
pub struct NatsServer {
    child: Child,
    pub url: String,
    _folder: Folder,
}

impl NatsServer {
    pub async fn new() -> Option<Self> {
        let folder = Folder::new();
        let port = free_port();
        let address = SocketAddr::from(([127, 0, 0, 1], port));
        let child = Command::new("nats-server")
            .args([
                "--jetstream",
                "--addr",
                "127.0.0.1",
                "--port",
                &port.to_string(),
            ])
            .arg("--store_dir")
            .arg(folder.path())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        let Ok(child) = child else {
            eprintln!("SKIPPED: nats-server is not installed; `cargo verify` installs it");
            return None;
        };
        wait_for(address).await;
        Some(Self {
            child,
            url: format!("nats://{address}"),
            _folder: folder,
        })
    }
}

impl Drop for NatsServer {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A line to a server that can be cut, and laid to another one.
pub struct Line {
    pub url: String,
    target: Arc<Mutex<SocketAddr>>,
    cuts: watch::Sender<u32>,
}

impl Line {
    pub async fn to(target: SocketAddr) -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let url = format!("ws://{}/play", listener.local_addr().unwrap());
        let target = Arc::new(Mutex::new(target));
        let (cuts, cut) = watch::channel(0);
        let shared = Arc::clone(&target);
        tokio::spawn(async move {
            while let Ok((mut near, _)) = listener.accept().await {
                let target = *shared.lock().unwrap();
                let mut cut = cut.clone();
                cut.mark_unchanged();
                tokio::spawn(async move {
                    let Ok(mut far) = TcpStream::connect(target).await else {
                        return;
                    };
                    tokio::select! {
                        _ = copy_bidirectional(&mut near, &mut far) => {}
                        _ = cut.changed() => {}
                    }
                });
            }
        });
        Self { url, target, cuts }
    }

    /// Every connection on it ends at once.
    pub fn cut(&self) {
        self.cuts.send_modify(|cuts| *cuts += 1);
    }

    pub fn lay_to(&self, target: SocketAddr) {
        *self.target.lock().unwrap() = target;
    }
}
