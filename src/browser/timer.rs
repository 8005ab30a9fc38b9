//! Waiting.

use gloo_timers::callback::{Interval, Timeout};

/// Does something after a while, unless it is dropped before.
#[derive(Debug)]
#[must_use = "dropping it calls it off"]
pub struct Later(#[expect(dead_code, reason = "kept for its drop")] Timeout);

/// Does `what` after this many milliseconds.
pub fn later(milliseconds: u32, what: impl FnOnce() + 'static) -> Later {
    once(milliseconds, Box::new(what))
}

fn once(milliseconds: u32, what: Box<dyn FnOnce()>) -> Later {
    let mut what = Some(what);
    Later(Timeout::new(milliseconds, move || super::enter(&mut || what.take().map_or((), |what| what()))))
}

/// Does something again and again, until it is dropped.
#[derive(Debug)]
#[must_use = "dropping it stops it"]
pub struct Ticking(#[expect(dead_code, reason = "kept for its drop")] Interval);

/// Does `what` every so many milliseconds.
pub fn every(milliseconds: u32, what: impl FnMut() + 'static) -> Ticking {
    again(milliseconds, Box::new(what))
}

fn again(milliseconds: u32, mut what: Box<dyn FnMut()>) -> Ticking {
    Ticking(Interval::new(milliseconds, move || super::enter(&mut *what)))
}
