//! Other programs: started, spoken to and ended.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

/// Why a player has lost without having been beaten, such as `crashed`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault(pub String);

/// A program that runs and is spoken to line by line.
#[derive(Debug)]
pub struct Program {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

/// A program that is told to quit gets so long.
const FAREWELL: Duration = Duration::from_millis(500);

impl Program {
    /// Starts it.
    ///
    /// # Errors
    /// Says why it does not start.
    pub fn start(command: &[String]) -> Result<Self, String> {
        let (name, arguments) = command.split_first().ok_or("no program is named")?;
        let mut child = Command::new(name)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("{name} does not start: {error}"))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(format!("{name} cannot be spoken to"));
        };
        let (sender, lines) = channel();
        thread::spawn(move || {
            for line in BufReader::new(output).split(b'\n').map_while(Result::ok) {
                let line = String::from_utf8_lossy(&line).trim().to_owned();
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        Ok(Self {
            child,
            input,
            lines,
        })
    }

    /// Says a line.
    pub fn say(&mut self, line: &str) -> Result<(), Fault> {
        let said = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
        said.map_err(|_| self.crash())
    }

    /// Waits for a line that `wanted` makes something of.
    pub fn wait<T>(
        &mut self,
        most: Duration,
        mut wanted: impl FnMut(&str) -> Option<T>,
    ) -> Result<T, Fault> {
        let end = Instant::now() + most;
        loop {
            let left = end.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left) {
                Ok(line) => {
                    if let Some(found) = wanted(&line) {
                        return Ok(found);
                    }
                }
                Err(RecvTimeoutError::Timeout) => {
                    let most = most.as_secs_f64();
                    return Err(Fault(format!("no answer in {most:.1} s")));
                }
                Err(RecvTimeoutError::Disconnected) => return Err(self.crash()),
            }
        }
    }

    /// Whether it has not ended.
    pub fn is_running(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }

    fn crash(&mut self) -> Fault {
        // It may be on its way out.
        thread::sleep(Duration::from_millis(20));
        Fault(match self.child.try_wait() {
            Ok(Some(status)) => format!("the program ended: {status}"),
            _ => "the program does not listen any more".to_owned(),
        })
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = writeln!(self.input, "quit").and_then(|()| self.input.flush());
        let end = Instant::now() + FAREWELL;
        while Instant::now() < end {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return;
            }
            thread::sleep(Duration::from_millis(10));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
