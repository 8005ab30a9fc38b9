//! Waiting.

use gloo_timers::callback::{Interval, Timeout};

/// Does something after a while, unless it is dropped before.
#[derive(Debug)]
#[must_use = "dropping it calls it off"]
pub struct Later(#[expect(dead_code, reason = "kept for its drop")] Timeout);

/// Does `what` after this many milliseconds.
pub fn later(milliseconds: u32, what: impl FnOnce() + 'static) -> Later {
    Later(Timeout::new(milliseconds, what))
}

/// Does something again and again, until it is dropped.
#[derive(Debug)]
#[must_use = "dropping it stops it"]
pub struct Ticking(#[expect(dead_code, reason = "kept for its drop")] Interval);

/// Does `what` every so many milliseconds.
pub fn every(milliseconds: u32, what: impl FnMut() + 'static) -> Ticking {
    Ticking(Interval::new(milliseconds, what))
}
