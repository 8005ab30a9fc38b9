//! Keeping a game in progress, and taking it up again.

use serde::{Deserialize, Serialize};

use crate::dealer::Seed;
use crate::record::Log;
use crate::rules::{Ballot, BySeat};

pub use super::seal::Unreadable;
use super::stand_in::StandIns;
use super::{Acks, Holder, Lock, Options, Step, Table, seal};

/// Changes with every change of what is saved, and when the shuffles that follow from a seed change.
const VERSION: u32 = 1;

/// What is kept. The deal follows from the seed, the game from the log.
#[derive(Serialize, Deserialize)]
struct Saved {
    names: BySeat<String>,
    stand_ins: StandIns,
    options: Options,
    seed: Seed,
    log: Log,
    ballots: BySeat<Option<Ballot>>,
    acks: Acks,
    locks: BySeat<Option<Lock>>,
}

impl Table {
    /// The game as text: no readable word, and a checksum.
    #[must_use]
    pub fn save(&self) -> Option<String> {
        let saved = Saved {
            names: self.names.clone(),
            stand_ins: self.stand_ins.clone(),
            options: self.options,
            seed: self.seed,
            log: self.log.clone(),
            ballots: self.ballots.clone(),
            acks: self.acks.clone(),
            locks: self.locks.clone(),
        };
        seal::seal(VERSION, &saved)
    }

    /// Takes a saved game up again. It lands on a public screen, whoever held the phone.
    ///
    /// # Errors
    /// The text is damaged, or was saved by a later version.
    pub fn load(text: &str) -> Result<Self, Unreadable> {
        let saved: Saved = seal::open(VERSION, text)?;
        let players = saved.log.setup.players();
        if [saved.names.players(), saved.locks.players(), saved.ballots.players()] != [players; 3] {
            return Err(Unreadable::Damaged);
        }
        let mut table = Self::deal(
            &saved.names.iter().map(|(_, name)| name.clone()).collect::<Vec<_>>(),
            saved.options,
            saved.seed,
        )
        .map_err(|_| Unreadable::Damaged)?;
        table.log = saved.log;
        table.ballots = saved.ballots;
        table.rebuild().map_err(|_| Unreadable::Damaged)?;
        table.settle().map_err(|_| Unreadable::Damaged)?;
        (table.stand_ins, table.acks, table.locks) = (saved.stand_ins, saved.acks, saved.locks);
        table.holder = Holder::Away;
        table.step = Step::default();
        Ok(table)
    }
}
