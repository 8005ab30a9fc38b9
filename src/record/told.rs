//! A finished game told in full: what every round drew, threw away, passed on and saw.

use arrayvec::ArrayVec;

use crate::dealer::Truth;
use crate::rules::{Act, Event, Fact, Game, Handle, Phase, Policy, Power, TILES};

use super::{Broken, History, Log, Round};

/// A finished game, with everything that was hidden.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// The deck at the start, top first.
    pub deck: Vec<Policy>,
    /// Its rounds.
    pub rounds: Vec<ToldRound>,
}

/// One round with everything that was hidden.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ToldRound {
    /// What everybody saw.
    pub public: Option<Round>,
    /// The tiles that the President drew, in the order drawn; empty if there was no session.
    pub drawn: Vec<Policy>,
    /// What the President threw away.
    pub discarded: Option<Policy>,
    /// What the Chancellor had to choose from, in the order drawn.
    pub passed: Vec<Policy>,
    /// The three tiles that a peek showed, top first.
    pub peeked: Vec<Policy>,
    /// The new draw pile after each reshuffle of this round, top first.
    pub reshuffled: Vec<Vec<Policy>>,
}

/// Tells a finished game.
///
/// # Errors
/// The first fact that the rules refuse.
pub fn tell(log: &Log, truth: &Truth) -> Result<Told, Broken> {
    let mut teller = Teller { truth, piles: truth.piles().iter(), hand: Vec::new(), rounds: Vec::new() };
    let deck = teller.piles.next().map(|pile| pile.to_vec()).unwrap_or_default();
    log.fold_with(|at, game, events| {
        for event in events {
            teller.hear(*event);
        }
        if let Some(fact) = log.facts.get(at) {
            teller.look(fact, game);
        }
    })?;
    let mut rounds = teller.rounds;
    for (told, public) in rounds.iter_mut().zip(History::of(log)?.rounds) {
        told.public = Some(public);
    }
    Ok(Told { deck, rounds })
}

struct Teller<'a> {
    truth: &'a Truth,
    piles: core::slice::Iter<'a, ArrayVec<Policy, TILES>>,
    /// The President's hand before the last fact.
    hand: Vec<Handle>,
    rounds: Vec<ToldRound>,
}

impl Teller<'_> {
    fn hear(&mut self, event: Event) {
        match event {
            Event::Candidate(..) => self.rounds.push(ToldRound::default()),
            Event::Reshuffled(_) => {
                if let Some(round) = self.rounds.last_mut() {
                    round.reshuffled.extend(self.piles.next().map(|pile| pile.to_vec()));
                }
            }
            _ => {}
        }
    }

    fn look(&mut self, fact: &Fact, game: &Game) {
        let Some(round) = self.rounds.last_mut() else { return };
        if let Fact::Act(_, Act::Discard(tile)) = fact {
            round.drawn = faces(&self.hand, self.truth);
            round.discarded = self.truth.policy(*tile);
            round.passed = faces(game.hand(), self.truth);
        }
        if let Phase::Executive { power: Power::PolicyPeek, .. } = game.phase() {
            round.peeked = faces(&game.top(), self.truth);
        }
        self.hand.clear();
        self.hand.extend_from_slice(game.hand());
    }
}

/// The faces of these tiles in the order drawn.
fn faces(tiles: &[Handle], truth: &Truth) -> Vec<Policy> {
    // Three at most: put in one by one, without the library's way of sorting millions.
    let mut sorted: Vec<Handle> = Vec::new();
    for tile in tiles {
        let place = sorted.partition_point(|other| truth.drawn(*other) <= truth.drawn(*tile));
        sorted.insert(place, *tile);
    }
    sorted.iter().filter_map(|tile| truth.policy(*tile)).collect()
}
