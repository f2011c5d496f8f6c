//! The server as a process of its own, and what it uses.

use std::fs;
use std::net::TcpListener;
use std::path::PathBuf;
use std::process::{Child, Command};
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio::time::sleep;

pub struct Program {
    child: Child,
    port: u16,
    folder: PathBuf,
    nats: Option<String>,
}

/// What a process has used so far.
#[derive(Copy, Clone, Debug)]
pub struct Usage {
    seconds: f64,
}

/// One, five and fifteen minutes' load.
pub fn machine_load() -> String {
    let text = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let words: Vec<&str> = text.split_whitespace().take(3).collect();
    words.join(" ")
}

impl Program {
    pub async fn start(nats: Option<&str>) -> Result<Self, String> {
        let said = |it: std::io::Error| it.to_string();
        let port = TcpListener::bind(("127.0.0.1", 0)).and_then(|it| it.local_addr());
        let port = port.map_err(said)?.port();
        let folder = std::env::temp_dir().join(format!("amirs-chess-load-{}", std::process::id()));
        fs::create_dir_all(&folder).map_err(said)?;
        let nats = nats.map(str::to_owned);
        let child = spawn(port, &folder, nats.as_deref())?;
        let program = Self {
            child,
            port,
            folder,
            nats,
        };
        program.wait().await?;
        Ok(program)
    }

    pub fn url(&self) -> String {
        format!("ws://127.0.0.1:{}/play", self.port)
    }

    async fn wait(&self) -> Result<(), String> {
        let begun = Instant::now();
        while TcpStream::connect(("127.0.0.1", self.port)).await.is_err() {
            if begun.elapsed() > Duration::from_secs(30) {
                return Err("the server does not start".to_owned());
            }
            sleep(Duration::from_millis(20)).await;
        }
        Ok(())
    }

    pub async fn kill_and_start(&mut self) -> Result<(), String> {
        self.stop();
        self.child = spawn(self.port, &self.folder, self.nats.as_deref())?;
        self.wait().await
    }

    fn stop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// `None` where there is no `/proc`.
    pub fn usage(&self) -> Option<Usage> {
        let text = fs::read_to_string(format!("/proc/{}/stat", self.child.id())).ok()?;
        let fields: Vec<&str> = text.rsplit(')').next()?.split_whitespace().collect();
        let ticks = |index: usize| fields.get(index)?.parse::<f64>().ok();
        // A hundred ticks a second on every Linux of today.
        let seconds = (ticks(11)? + ticks(12)?) / 100.0;
        Some(Usage { seconds })
    }

    pub fn print_usage(&self, before: Usage, took: Duration) {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id()));
        let status = status.unwrap_or_default();
        let field = |name: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(name));
            let kilobytes = line.and_then(|it| it.split_whitespace().next()?.parse::<f64>().ok());
            kilobytes.map_or_else(
                || "unknown".to_owned(),
                |it| format!("{:.0} MB", it / 1024.0),
            )
        };
        let now = self.usage().map_or(0.0, |it| it.seconds);
        let part = (now - before.seconds) / took.as_secs_f64() * 100.0;
        println!(
            "the server: {} of memory now, {} at most, {part:.0} % of a core",
            field("VmRSS:"),
            field("VmHWM:")
        );
        let file = fs::metadata(self.folder.join("rooms.redb")).map_or(0, |it| it.len());
        println!("its file: {:.1} MB", file as f64 / 1e6);
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.stop();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn spawn(port: u16, folder: &std::path::Path, nats: Option<&str>) -> Result<Child, String> {
    let me = std::env::current_exe().map_err(|it| it.to_string())?;
    let mut command = Command::new(me);
    command.args(["serve", "--listen", &format!("127.0.0.1:{port}")]);
    match nats {
        Some(url) => command.args(["--nats", url]),
        None => command.arg("--data").arg(folder.join("rooms.redb")),
    };
    command.spawn().map_err(|it| it.to_string())
}
