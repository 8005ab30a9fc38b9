//! Where shuffles come from.

use core::fmt;

use rand::{RngExt, SeedableRng, seq::SliceRandom};
use rand_chacha::ChaCha20Rng;
use serde::{Deserialize, Serialize};

use crate::rules::{Players, Policy, Role, Seat};

/// An order of tiles that was to be followed is missing, or is no order of these tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spoilt;

/// Whatever decides how things are shuffled.
pub trait Chance {
    /// Shuffles the roles that are dealt to the seats.
    fn shuffle_roles(&mut self, roles: &mut [Role]);

    /// Shuffles the draw pile, the top tile first.
    ///
    /// # Errors
    /// There is an order to be followed and it does not fit these tiles.
    fn shuffle_tiles(&mut self, tiles: &mut [Policy]) -> Result<(), Spoilt>;

    /// Shuffles the places of a hand.
    fn shuffle_hand(&mut self, places: &mut [u8]);
}

/// The 32 bytes from which every shuffle of a game follows. `Debug` prints nothing.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seed(pub [u8; 32]);

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed")
    }
}

/// Fair shuffles: Fisher–Yates over ChaCha20, unbiased.
#[derive(Clone)]
pub struct Fair(ChaCha20Rng);

impl fmt::Debug for Fair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Fair")
    }
}

impl Fair {
    /// Shuffles that follow from `seed`.
    #[must_use]
    pub fn new(seed: Seed) -> Self {
        Self(ChaCha20Rng::from_seed(seed.0))
    }

    /// Draws the first Presidential candidate.
    pub fn first_president(&mut self, players: Players) -> Seat {
        let lot = self.0.random_range(0..players.number());
        players.seat(lot).unwrap_or(players.first_seat())
    }
}

impl Chance for Fair {
    fn shuffle_roles(&mut self, roles: &mut [Role]) {
        roles.shuffle(&mut self.0);
    }

    fn shuffle_tiles(&mut self, tiles: &mut [Policy]) -> Result<(), Spoilt> {
        tiles.shuffle(&mut self.0);
        Ok(())
    }

    fn shuffle_hand(&mut self, places: &mut [u8]) {
        places.shuffle(&mut self.0);
    }
}
