//! Which line of a script is due: a state machine that knows taps and ticks, and no clock.

use super::Line;

/// A moment of the script: a line being read, or the pause after it. Every moment is a new one, after a restart too; what
/// was meant for an earlier one (a second tap, a voice that ends late) does nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Moment(u32);

/// What is to be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Showing {
    /// Nobody has begun to read.
    Ready,
    /// This line is being read.
    Line {
        /// The line.
        line: Line,
        /// Its number, counted from 0.
        at: usize,
    },
    /// The pause after this line.
    Pause {
        /// The line that was read.
        line: Line,
        /// Its number, counted from 0.
        at: usize,
        /// How many seconds are left, rounded up.
        seconds: usize,
    },
    /// The last line has been read.
    Done,
}

/// Reads a script line by line.
#[derive(Clone, Debug)]
pub struct Player {
    script: &'static [Line],
    state: State,
    moment: Moment,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Ready,
    Reading { at: usize },
    Pausing { at: usize, left: u32 },
    Done,
}

impl Player {
    /// A player that waits to begin.
    #[must_use]
    pub const fn new(script: &'static [Line]) -> Self {
        Self { script, state: State::Ready, moment: Moment(0) }
    }

    /// The script.
    #[must_use]
    pub const fn script(&self) -> &'static [Line] {
        self.script
    }

    /// The moment that taps are meant for.
    #[must_use]
    pub const fn moment(&self) -> Moment {
        self.moment
    }

    /// What is to be shown now.
    #[must_use]
    pub fn showing(&self) -> Showing {
        let line = |at| self.script.get(at).copied();
        match self.state {
            State::Ready => Showing::Ready,
            State::Done => Showing::Done,
            State::Reading { at } => line(at).map_or(Showing::Done, |line| Showing::Line { line, at }),
            State::Pausing { at, left } => {
                let seconds = left.div_ceil(1000) as usize;
                line(at).map_or(Showing::Done, |line| Showing::Pause { line, at, seconds })
            }
        }
    }

    /// Begins with the first line, also from the middle of the script.
    pub fn start(&mut self) {
        self.enter(State::Reading { at: 0 });
    }

    /// Stops. Half a script is worse than none: it begins again from the first line or not at all.
    pub fn stop(&mut self) {
        self.enter(State::Ready);
    }

    /// The line has been read: its pause begins. In a pause: the pause is over. Does nothing if `moment` has passed.
    pub fn next(&mut self, moment: Moment) {
        if moment != self.moment {
            return;
        }
        match self.state {
            State::Reading { at } => match self.script.get(at).map(|line| line.pause) {
                Some(0) | None => self.go_on(at),
                Some(pause) => self.enter(State::Pausing { at, left: u32::from(pause) * 1000 }),
            },
            State::Pausing { at, .. } => self.go_on(at),
            State::Ready | State::Done => {}
        }
    }

    /// This many milliseconds have passed. Only a pause passes by itself, and no more than that pause, however late a tick
    /// comes: the next line waits for its reader.
    pub fn tick(&mut self, milliseconds: u32) {
        if let State::Pausing { at, left } = &mut self.state {
            let at = *at;
            *left = left.saturating_sub(milliseconds);
            if *left == 0 {
                self.go_on(at);
            }
        }
    }

    fn go_on(&mut self, at: usize) {
        let next = at + 1;
        self.enter(if next < self.script.len() { State::Reading { at: next } } else { State::Done });
    }

    fn enter(&mut self, state: State) {
        self.state = state;
        self.moment.0 = self.moment.0.wrapping_add(1);
    }
}
