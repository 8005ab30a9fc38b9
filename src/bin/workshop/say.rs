//! The terminal: the one place that prints.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command line tool talks to its terminal")]
#![allow(clippy::disallowed_methods, reason = "the workshop is native and times its steps")]

use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

/// One line of text.
pub(crate) fn line(text: &str) {
    println!("{text}");
    // Piped output is read while the tool still runs.
    let _ = std::io::stdout().flush();
}

/// One indented line about one thing: its name, then what is so.
pub(crate) fn item(name: &str, what: &str) {
    line(&format!("  {name:<34} {what}"));
}

/// What went wrong, where errors belong.
pub(crate) fn trouble(text: &str) {
    eprintln!("{text}");
}

/// Whether a person's terminal shows the output.
pub(crate) fn is_terminal() -> bool {
    std::io::stdout().is_terminal()
}

/// A running clock for one step.
pub(crate) struct Watch(Instant);

impl Watch {
    pub(crate) fn start() -> Self {
        Self(Instant::now())
    }

    /// The time since the start, for people.
    pub(crate) fn read(&self) -> String {
        seconds(self.0.elapsed())
    }
}

fn seconds(time: Duration) -> String {
    if time.as_secs() < 60 {
        format!("{:.1} s", time.as_secs_f64())
    } else {
        format!("{} min {:02} s", time.as_secs() / 60, time.as_secs() % 60)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_times_are_told_in_minutes() {
        assert_eq!(seconds(Duration::from_millis(1_240)), "1.2 s");
        assert_eq!(seconds(Duration::from_secs(125)), "2 min 05 s");
    }
}
