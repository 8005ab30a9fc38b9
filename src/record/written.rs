//! The exchange form of a whole game: the deal, then every move.

use crate::dealer::Truth;
use crate::rules::{Act, Fact, Game, Handle, Note, Policy, Role, Seat, Seats};

use super::{Broken, Log};

/// A whole game as it is exchanged. Seats count from 0, tiles top first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// Names in seat order.
    pub players: Vec<String>,
    /// Roles in seat order.
    pub roles: Vec<Role>,
    /// The deck, top first.
    pub deck: Vec<Policy>,
    /// The draw pile after each reshuffle, top first.
    pub shuffles: Vec<Vec<Policy>>,
    /// The first candidate's seat.
    pub first_president: usize,
    /// Every move in order.
    pub moves: Vec<Move>,
}

/// One move. `by` is the mover's seat; a tile is its place in the hand in the order drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// Who moves.
    pub by: usize,
    /// What they do.
    pub what: What,
}

/// What a move does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// Names a Chancellor.
    Nominate(usize),
    /// Votes.
    Vote {
        /// Ja or Nein.
        ja: bool,
    },
    /// Throws this tile away, 0 to 2.
    Discard(usize),
    /// Enacts this tile, 0 or 1.
    Enact(usize),
    /// Wishes to veto.
    ProposeVeto,
    /// Answers that wish.
    AnswerVeto {
        /// Whether both tiles are thrown away.
        consent: bool,
    },
    /// Looks at this seat's party.
    Investigate(usize),
    /// Puts the peeked tiles back.
    Peek,
    /// Names the next candidate.
    CallSpecialElection(usize),
    /// Executes this seat.
    Execute(usize),
}

/// Writes a game down, deal included. Only for a game that is over: it tells every secret.
///
/// # Errors
/// The first fact that the rules refuse.
pub fn write(log: &Log, truth: &Truth, players: Vec<String>) -> Result<Written, Broken> {
    let mut moves = Vec::new();
    let mut hand: Vec<Handle> = Vec::new();
    log.fold_with(|at, game: &Game, _| {
        if let Some(fact) = log.facts.get(at) {
            add_moves(&mut moves, fact, &hand, truth);
        }
        hand.clear();
        hand.extend_from_slice(game.hand());
    })?;
    let mut piles = truth.piles().iter().map(|pile| pile.to_vec());
    Ok(Written {
        players,
        roles: truth.roles().iter().map(|(_, role)| *role).collect(),
        deck: piles.next().unwrap_or_default(),
        shuffles: piles.collect(),
        first_president: log.setup.first_president().index(),
        moves,
    })
}

fn add_moves(moves: &mut Vec<Move>, fact: &Fact, hand: &[Handle], truth: &Truth) {
    let place = |tile: Handle| hand.iter().filter(|other| truth.drawn(**other) < truth.drawn(tile)).count();
    match fact {
        Fact::Act(seat, act) => {
            let what = match *act {
                Act::Nominate(target) => What::Nominate(target.index()),
                Act::Discard(tile) => What::Discard(place(tile)),
                Act::Enact(tile) => What::Enact(place(tile)),
                Act::ProposeVeto => What::ProposeVeto,
                Act::AnswerVeto { consent } => What::AnswerVeto { consent },
                Act::Investigate(target) => What::Investigate(target.index()),
                Act::Peek => What::Peek,
                Act::CallSpecialElection(target) => What::CallSpecialElection(target.index()),
                Act::Execute(target) => What::Execute(target.index()),
            };
            moves.push(Move { by: seat.index(), what });
        }
        // Ballots are written in seat order, whatever the order in which they were cast: it tells nobody anything.
        Fact::Note(Note::Ballots { ja, nein }) => moves.extend(votes(*ja, *nein)),
        Fact::Cast(_) | Fact::Note(_) => {}
    }
}

fn votes(ja: Seats, nein: Seats) -> impl Iterator<Item = Move> {
    let vote = move |seat: Seat| Move { by: seat.index(), what: What::Vote { ja: ja.contains(seat) } };
    ja.union(nein).iter().map(vote)
}
