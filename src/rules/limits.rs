//! Who may be chosen, and why not. "May be President" and "may be Chancellor" are different questions: term limits bar
//! from the Chancellorship alone.

use super::{Bar, Game, Power, Seat};

/// With this many alive or fewer, only the last elected Chancellor is barred.
const FEW: usize = 5;

impl Game {
    /// Why `target` may not be nominated Chancellor by `candidate`. The living are counted now, not those dealt in.
    pub(super) fn bar_from_office(&self, candidate: Seat, target: Seat) -> Option<Bar> {
        let last = self.last_elected;
        self.bar_as_other(candidate, target).or_else(|| match last {
            Some(last) if last.chancellor == target => Some(Bar::LastChancellor),
            Some(last) if last.president == target && self.alive.len() > FEW => Some(Bar::LastPresident),
            _ => None,
        })
    }

    /// Why `target` may not be the target of `power`, used by `president`.
    pub(super) fn bar_from_power(&self, president: Seat, power: Power, target: Seat) -> Option<Bar> {
        self.bar_as_other(president, target).or_else(|| {
            (power == Power::InvestigateLoyalty && self.investigated.contains(target)).then_some(Bar::Investigated)
        })
    }

    /// Why `target` is not another living player.
    fn bar_as_other(&self, chooser: Seat, target: Seat) -> Option<Bar> {
        if !self.players.seats().contains(target) {
            Some(Bar::NoSuchSeat)
        } else if !self.alive.contains(target) {
            Some(Bar::Dead)
        } else if target == chooser {
            Some(Bar::Oneself)
        } else {
            None
        }
    }
}
