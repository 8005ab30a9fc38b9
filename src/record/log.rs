//! The public log of a game.

use serde::{Deserialize, Serialize};

use crate::rules::{Event, Fact, Game, Illegal, Setup};

/// Everything public that happened, in order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Log {
    /// What was settled before the deal.
    pub setup: Setup,
    /// What happened since.
    pub facts: Vec<Fact>,
}

/// A log that no game can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Broken {
    /// The first fact that the rules refuse, counted from 0.
    pub at: usize,
    /// Why.
    pub why: Illegal,
}

impl Log {
    /// A log with nothing in it yet.
    #[must_use]
    pub const fn new(setup: Setup) -> Self {
        Self { setup, facts: Vec::new() }
    }

    /// The game after all facts.
    ///
    /// # Errors
    /// The first fact that the rules refuse.
    pub fn fold(&self) -> Result<Game, Broken> {
        self.fold_with(|_, _, _| ())
    }

    /// The same, telling `see` each fact's number, the game after it and what it brought about.
    ///
    /// # Errors
    /// The first fact that the rules refuse.
    pub fn fold_with(&self, mut see: impl FnMut(usize, &Game, &[Event])) -> Result<Game, Broken> {
        let mut game = Game::new(self.setup);
        for (at, fact) in self.facts.iter().enumerate() {
            let events = game.record(fact).map_err(|why| Broken { at, why })?;
            see(at, &game, &events);
        }
        Ok(game)
    }
}
