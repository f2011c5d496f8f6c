//! Wakes a window that rests when a thread beside it has found something.

use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use std::io;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;
use winit::event_loop::EventLoopProxy;

/// Wakes the window; without one nobody is woken.
#[derive(Clone, Debug, Default)]
pub(crate) struct Bell(Option<EventLoopProxy<WinitUserEvent>>);

impl Bell {
    /// That of the window.
    pub fn of(window: Option<&EventLoopProxyWrapper>) -> Self {
        Self(window.map(|window| (**window).clone()))
    }

    /// Something to ring it with, however often; the window is woken with at least the time `least`
    /// between.
    pub fn ringer(self, least: Duration) -> io::Result<Ringer> {
        let (ringer, rung) = channel();
        if let Some(window) = self.0 {
            thread::Builder::new()
                .name("bell".into())
                .spawn(move || wake(&window, &rung, least))?;
        }
        Ok(Ringer(ringer))
    }
}

fn wake(window: &EventLoopProxy<WinitUserEvent>, rung: &Receiver<()>, least: Duration) {
    while rung.recv().is_ok() {
        while rung.try_recv().is_ok() {}
        if window.send_event(WinitUserEvent::WakeUp).is_err() {
            // The game is over.
            return;
        }
        thread::sleep(least);
    }
}

/// Rings the bell.
#[derive(Clone, Debug)]
pub(crate) struct Ringer(Sender<()>);

impl Ringer {
    /// There is something new.
    pub fn ring(&self) {
        // Nobody listens where there is no window.
        let _ = self.0.send(());
    }
}
