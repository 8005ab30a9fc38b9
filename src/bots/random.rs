//! A player that chooses blindly.

use rand::{Rng, RngExt, seq::IteratorRandom};

use crate::dealer::View;
use crate::rules::{Act, Ballot, Choice, Intent, Need, Seat};

use super::Player;

/// Chooses uniformly: nominee and target among the eligible, each ballot a fair coin, tiles evenly; asks for a veto half
/// the times it may, and grants half of them.
#[derive(Clone, Debug)]
pub struct Random<R>(pub R);

impl<R: Rng> Player for Random<R> {
    fn choose(&mut self, seat: Seat, view: View<'_>) -> Option<Intent> {
        match view.game.need() {
            Need::Ballots { missing } if missing.contains(seat) => {
                Some(Intent::Ballot(if self.0.random() { Ballot::Ja } else { Ballot::Nein }))
            }
            Need::Seat(actor, choice) if actor == seat => {
                if choice == (Choice::Enact { veto: true }) && self.0.random() {
                    return Some(Intent::Act(Act::ProposeVeto));
                }
                view.game.legal().filter(|act| *act != Act::ProposeVeto).choose(&mut self.0).map(Intent::Act)
            }
            _ => None,
        }
    }
}
