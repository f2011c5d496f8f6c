//! A display to open windows on: the one that is there, or Xvfb.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::{env, io};

use crate::Stop;

/// A display; one that was started here ends with it.
#[derive(Debug)]
pub struct Display {
    name: String,
    server: Option<Child>,
}

impl Display {
    /// The display of this session, or a new Xvfb of 1920x1080 where there is none.
    ///
    /// # Errors
    /// Stops when Xvfb cannot be started.
    pub fn open() -> Result<Self, Stop> {
        if let Some(name) = env::var("DISPLAY").ok().filter(|name| !name.is_empty()) {
            return Ok(Self { name, server: None });
        }
        start().map_err(|error| {
            Stop::new(format!(
                "no display here, and Xvfb could not be started: {error}."
            ))
        })
    }

    /// The value for `DISPLAY`.
    pub fn name(&self) -> &str {
        &self.name
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        if let Some(server) = &mut self.server {
            // It may have ended already.
            let _ = server.kill();
            let _ = server.wait();
        }
    }
}

fn start() -> io::Result<Display> {
    // It chooses a free number itself and writes it once it is ready.
    let mut server = Command::new("Xvfb")
        .args([
            "-displayfd",
            "1",
            "-screen",
            "0",
            "1920x1080x24",
            "-nolisten",
            "tcp",
        ])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()?;
    let mut number = String::new();
    if let Some(output) = server.stdout.take() {
        BufReader::new(output).read_line(&mut number)?;
    }
    let display = Display {
        name: format!(":{}", number.trim()),
        server: Some(server),
    };
    match number.trim().parse::<u32>() {
        Ok(_) => Ok(display),
        Err(_) => Err(io::Error::other("it ended without telling its number")),
    }
}
