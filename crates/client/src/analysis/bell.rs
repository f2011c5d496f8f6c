//! Wakes a window that rests when a thread beside it has found something.

use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use std::io;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;
use winit::event_loop::EventLoopProxy;

/// The least time between two pictures: nobody reads faster.
const LEAST: Duration = Duration::from_millis(200);

/// Wakes the window; without one nobody is woken.
#[derive(Clone, Debug, Default)]
pub(super) struct Bell(Option<EventLoopProxy<WinitUserEvent>>);

impl Bell {
    /// That of the window.
    pub fn of(window: Option<&EventLoopProxyWrapper>) -> Self {
        Self(window.map(|window| (**window).clone()))
    }

    /// Something to ring it with, however often; the window is woken five times a second at most.
    pub fn ringer(self) -> io::Result<Ringer> {
        let (ringer, rung) = channel();
        if let Some(window) = self.0 {
            thread::Builder::new()
                .name("bell".into())
                .spawn(move || wake(&window, &rung))?;
        }
        Ok(Ringer(ringer))
    }
}

fn wake(window: &EventLoopProxy<WinitUserEvent>, rung: &Receiver<()>) {
    while rung.recv().is_ok() {
        while rung.try_recv().is_ok() {}
        if window.send_event(WinitUserEvent::WakeUp).is_err() {
            // The game is over.
            return;
        }
        thread::sleep(LEAST);
    }
}

/// Rings the bell.
#[derive(Clone, Debug)]
pub(super) struct Ringer(Sender<()>);

impl Ringer {
    /// There is something new.
    pub fn ring(&self) {
        // Nobody listens where there is no window.
        let _ = self.0.send(());
    }
}
