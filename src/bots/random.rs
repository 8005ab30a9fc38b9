//! A player that chooses blindly.

use rand::{Rng, RngExt};

use crate::dealer::View;
use crate::rules::{Act, Ballot, Choice, Game, Intent, Need, Seat};

use super::Player;

/// Chooses uniformly: nominee and target among the eligible, each ballot a fair coin, tiles evenly; asks for a veto half
/// the times it may, and grants half of them.
#[derive(Clone, Debug)]
pub struct Random<R>(pub R);

impl<R: Rng> Player for Random<R> {
    fn choose(&mut self, seat: Seat, view: View<'_>) -> Option<Intent> {
        if view.game.may_vote(seat) {
            Some(Intent::Ballot(if self.0.random() { Ballot::Ja } else { Ballot::Nein }))
        } else {
            self.act(seat, view.game).map(Intent::Act)
        }
    }
}

impl<R: Rng> Random<R> {
    #[inline(never)]
    fn act(&mut self, seat: Seat, game: &Game) -> Option<Act> {
        let may_veto = match game.need() {
            Need::Seat(actor, choice) if actor == seat => choice == (Choice::Enact { veto: true }),
            _ => return None,
        };
        if may_veto && self.0.random() {
            return Some(Act::ProposeVeto);
        }
        let mut acts = game.legal();
        // The wish to veto is the last of the acts.
        let others = acts.len() - usize::from(may_veto);
        acts.nth(self.0.random_range(0..others))
    }
}
