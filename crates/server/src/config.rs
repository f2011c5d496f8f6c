use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

/// How the server is run; every number has a sensible default.
#[derive(Clone, Debug, PartialEq, Eq, clap::Args)]
pub struct Config {
    /// Where to listen
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:7878")]
    pub listen: SocketAddr,
    /// The file that keeps the rooms
    #[arg(long, value_name = "FILE", default_value = "amirs-chess-rooms.redb")]
    pub data: PathBuf,
    /// Keep the rooms in NATS JetStream instead, so that many servers serve all of them:
    /// nats://host:4222
    #[cfg(feature = "nats")]
    #[arg(long, value_name = "URL", conflicts_with = "data")]
    pub nats: Option<String>,
    /// The name of the stream in NATS
    #[cfg(feature = "nats")]
    #[arg(long, value_name = "NAME", default_value = "AMIRS_CHESS")]
    pub nats_stream: String,
    /// How many copies NATS keeps of everything: 3 in a cluster
    #[cfg(feature = "nats")]
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub nats_replicas: usize,
    /// The most rooms there may be
    #[arg(long, value_name = "NUMBER", default_value_t = 20_000)]
    pub rooms: u64,
    /// The most connections at a time
    #[arg(long, value_name = "NUMBER", default_value_t = 10_000)]
    pub connections: usize,
    /// The most watchers of a room
    #[arg(long, value_name = "NUMBER", default_value_t = protocol::limits::WATCHERS)]
    pub watchers: usize,
    /// Messages a second that a connection may send for long; short bursts may be four times that
    #[arg(long, value_name = "NUMBER", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub pace: u32,
    /// Hours after which a room in which nothing happens goes
    #[arg(long, value_name = "HOURS", default_value_t = 24 * 14, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub idle_hours: u64,
    /// Seconds between two pings, 1 to 20: a client is lost after three of them, and gives the
    /// server up itself after 45 seconds of silence
    #[arg(long, value_name = "SECONDS", default_value_t = 15, value_parser = clap::value_parser!(u64).range(1..=20))]
    pub ping: u64,
}

impl Config {
    /// The time after which an idle room goes.
    pub(crate) fn idle(&self) -> Duration {
        Duration::from_secs(self.idle_hours.saturating_mul(3600))
    }

    pub(crate) fn ping_every(&self) -> Duration {
        Duration::from_secs(self.ping)
    }
}

/// The defaults of the command line.
impl Default for Config {
    fn default() -> Self {
        #[derive(clap::Parser)]
        struct Alone {
            #[command(flatten)]
            config: Config,
        }
        <Alone as clap::Parser>::parse_from(["server"]).config
    }
}
