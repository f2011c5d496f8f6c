use engine::Stop;
use std::io;
use std::sync::{Arc, OnceLock};
use std::thread::{self, JoinHandle};

/// Work that a thread of its own does beside the game. Dropped, it is told to stop, and what it
/// finds is lost.
#[derive(Debug)]
pub(crate) struct Beside<T> {
    stop: Stop,
    found: Arc<OnceLock<T>>,
    thread: JoinHandle<()>,
}

impl<T: Send + Sync + 'static> Beside<T> {
    /// Lets a thread work; it is given the sign to stop.
    pub fn begin(name: &str, work: impl FnOnce(&Stop) -> T + Send + 'static) -> io::Result<Self> {
        let (stop, found) = (Stop::default(), Arc::new(OnceLock::new()));
        let (its_stop, its_found) = (stop.clone(), found.clone());
        let thread = thread::Builder::new().name(name.into()).spawn(move || {
            // Nobody else sets it: there is one thread a piece of work.
            let _ = its_found.set(work(&its_stop));
        })?;
        Ok(Self {
            stop,
            found,
            thread,
        })
    }

    /// What came of it, once it is done.
    pub fn found(&self) -> Option<&T> {
        self.found.get()
    }

    /// Whether it broke off and nothing will ever come of it.
    pub fn is_broken(&self) -> bool {
        self.thread.is_finished() && self.found.get().is_none()
    }

    /// Asks for the best found so far, now.
    pub fn hurry(&self) {
        self.stop.stop();
    }

    /// Whether it was hurried.
    pub fn is_hurried(&self) -> bool {
        self.stop.is_stopped()
    }
}

impl<T> Drop for Beside<T> {
    fn drop(&mut self) {
        self.stop.stop();
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn wait<T: Send + Sync + 'static>(work: &Beside<T>) {
        while !work.thread.is_finished() {
            thread::yield_now();
        }
    }

    #[test]
    fn what_is_found_is_given_back() {
        let work = Beside::begin("test", |_| 6 * 7).unwrap();
        wait(&work);
        assert_eq!(work.found(), Some(&42));
        assert!(!work.is_broken());
    }

    #[test]
    fn work_is_told_to_stop_when_it_is_dropped() {
        let (sender, receiver) = std::sync::mpsc::channel();
        let work = Beside::begin("test", move |stop| {
            while !stop.is_stopped() {
                thread::yield_now();
            }
            sender.send(()).ok();
        });
        drop(work.unwrap());
        assert_eq!(receiver.recv(), Ok(()));
    }

    #[test]
    fn work_that_breaks_off_is_not_waited_for() {
        let work: Beside<u8> = Beside::begin("test", |_| panic!("as the test wants it")).unwrap();
        wait(&work);
        assert!(work.is_broken());
    }
}
