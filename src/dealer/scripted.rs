//! A deal that is written down: for replaying records.

use std::collections::VecDeque;

use crate::rules::{Policy, Role};

use super::{Chance, Spoilt};

/// Follows given roles, deck and reshuffles. `Debug` prints nothing of them.
#[derive(Clone)]
pub struct Scripted {
    roles: Vec<Role>,
    piles: VecDeque<Vec<Policy>>,
}

impl core::fmt::Debug for Scripted {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("Scripted")
    }
}

impl Scripted {
    /// Deals `roles` in seat order and follows `piles`: the deck, then the pile after each reshuffle, tops first.
    pub fn new(roles: Vec<Role>, piles: impl IntoIterator<Item = Vec<Policy>>) -> Self {
        Self { roles, piles: piles.into_iter().collect() }
    }
}

impl Chance for Scripted {
    fn shuffle_roles(&mut self, roles: &mut [Role]) {
        for (place, role) in roles.iter_mut().zip(&self.roles) {
            *place = *role;
        }
    }

    fn shuffle_tiles(&mut self, tiles: &mut [Policy]) -> Result<(), Spoilt> {
        let pile = self.piles.pop_front().ok_or(Spoilt)?;
        let liberals = |tiles: &[Policy]| tiles.iter().filter(|tile| **tile == Policy::Liberal).count();
        if pile.len() != tiles.len() || liberals(&pile) != liberals(tiles) {
            return Err(Spoilt);
        }
        tiles.copy_from_slice(&pile);
        Ok(())
    }

    /// Hands stay in the order drawn.
    fn shuffle_hand(&mut self, _: &mut [u8]) {}
}
