//! A server in this process, with its rooms on disk, and a line to it that can be cut.

use server::{Config, Disk, Store};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime::Runtime;
use tokio::sync::{oneshot, watch};
use tokio::task::JoinHandle;

static NUMBER: AtomicU32 = AtomicU32::new(1);

/// The server and the line to it.
pub struct Here {
    runtime: Runtime,
    /// What clients call.
    address: SocketAddr,
    target: Arc<Mutex<SocketAddr>>,
    cuts: watch::Sender<u32>,
    serving: Option<(oneshot::Sender<()>, JoinHandle<()>)>,
    folder: PathBuf,
}

impl Here {
    pub fn new() -> Self {
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("amirs-chess-online-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).unwrap();
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .enable_all()
            .build()
            .unwrap();
        let nowhere = SocketAddr::from(([127, 0, 0, 1], 9));
        let target = Arc::new(Mutex::new(nowhere));
        let (cuts, cut) = watch::channel(0);
        let listener = runtime.block_on(TcpListener::bind(("127.0.0.1", 0)));
        let listener = listener.unwrap();
        let address = listener.local_addr().unwrap();
        runtime.spawn(lead(listener, Arc::clone(&target), cut));
        let mut here = Self {
            runtime,
            address,
            target,
            cuts,
            serving: None,
            folder,
        };
        here.start();
        here
    }

    /// What to call.
    pub fn address(&self) -> String {
        self.address.to_string()
    }

    /// The server begins, with what it has kept.
    pub fn start(&mut self) {
        // Tests play faster than people.
        let config = Config {
            pace: 10_000,
            ..Config::default()
        };
        let store: Arc<dyn Store> = Arc::new(Disk::open(&self.folder.join("rooms.redb")).unwrap());
        let any = SocketAddr::from(([127, 0, 0, 1], 0));
        let listener = self.runtime.block_on(server::listen(any)).unwrap();
        *self.target.lock().unwrap() = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let serving = server::serve(listener, config, store, async {
            let _ = stopped.await;
        });
        let serving = self.runtime.spawn(async { serving.await.unwrap() });
        self.serving = Some((stop, serving));
    }

    /// The server stops, and with it every connection.
    pub fn stop(&mut self) {
        let Some((stop, serving)) = self.serving.take() else {
            return;
        };
        stop.send(()).unwrap();
        self.runtime.block_on(serving).unwrap();
    }

    /// Every connection ends at once.
    pub fn cut(&self) {
        self.cuts.send_modify(|cuts| *cuts += 1);
    }

    /// The server stops and begins again from what it has kept.
    pub fn restart(&mut self) {
        self.stop();
        self.start();
    }
}

impl Drop for Here {
    fn drop(&mut self) {
        self.stop();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Leads every connection on to the server, until it is cut.
async fn lead(
    listener: TcpListener,
    target: Arc<Mutex<SocketAddr>>,
    mut cut: watch::Receiver<u32>,
) {
    while let Ok((mut near, _)) = listener.accept().await {
        let target = *target.lock().unwrap();
        cut.mark_unchanged();
        let mut cut = cut.clone();
        tokio::spawn(async move {
            let Ok(mut far) = TcpStream::connect(target).await else {
                return;
            };
            let _ = far.set_nodelay(true);
            let _ = near.set_nodelay(true);
            tokio::select! {
                _ = copy_bidirectional(&mut near, &mut far) => {}
                _ = cut.changed() => {}
            }
        });
    }
}
