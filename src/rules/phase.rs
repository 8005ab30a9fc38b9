//! Where the game stands.

use super::{Handle, Party, Pile, Power, Seat, Seats};

/// A President and a Chancellor who stand, or stood, for election together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ticket {
    /// The Presidential candidate, then President.
    pub president: Seat,
    /// The nominee, then Chancellor.
    pub chancellor: Seat,
}

/// Why it is this candidate's turn; the table asks, most of all after a special election.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// Drawn by lot, the first of the game.
    Lot,
    /// Next on the left.
    Left,
    /// Named by a President in a special election.
    Special {
        /// The President who named this candidate.
        by: Seat,
    },
    /// After a special election the Presidency goes on from the President who called it.
    AfterSpecial {
        /// The President who had called it.
        by: Seat,
    },
}

/// The game's phases. Who acts lives in the phase that has them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Envelopes are dealt and tiles mixed.
    Dealing(Dealing),
    /// The candidate picks a Chancellor.
    Nomination {
        /// Whose turn it is.
        candidate: Seat,
    },
    /// Everybody alive votes.
    Election {
        /// Who stands.
        ticket: Ticket,
        /// Whose ballots lie face down.
        cast: Seats,
    },
    /// Elected with three or more Fascist policies: is the Chancellor Hitler?
    Vetting(Ticket),
    /// The government makes a policy, in silence.
    Legislation {
        /// Who governs.
        ticket: Ticket,
        /// The tiles in their hands.
        hand: Pile,
        /// How far they are.
        step: Session,
    },
    /// Three steps of the tracker: the top tile is enacted by itself.
    Chaos,
    /// Fewer than three tiles are left to draw: all that are not enacted are mixed.
    Reshuffling(After),
    /// The President must use a power.
    Executive {
        /// Who must.
        president: Seat,
        /// Which power.
        power: Power,
        /// How far it is.
        step: Executive,
    },
    /// The game has ended.
    Over(Ending),
}

/// Steps of the deal; each is the dealer's to take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dealing {
    /// Envelopes are dealt.
    Envelopes,
    /// This seat gets to see its role.
    Role(Seat),
    /// Fascists get to know each other.
    Recognition,
    /// The tiles are brought.
    Deck,
    /// The tiles are mixed.
    Mix,
}

/// Steps of a legislative session.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Session {
    /// Three tiles are shown to the President.
    Drawing,
    /// The President mixes them, so that an earlier peek does not tell which is thrown away.
    Mixing,
    /// The President throws one away.
    Discarding,
    /// Two tiles are shown to the Chancellor.
    Passing,
    /// The Chancellor enacts one.
    Enacting(Veto),
    /// The President answers a veto.
    Answering,
    /// The chosen tile is turned over for all.
    Turning(Handle),
}

/// Whether a veto may be asked for in this session.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Veto {
    /// Fewer than five Fascist policies lie.
    Locked,
    /// It may be, and has not been.
    Unasked,
    /// Asked for and refused; it may not be asked for again.
    Refused,
}

/// Steps of an executive action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Executive {
    /// The dealer shows the President what the power shows.
    Showing,
    /// The President decides.
    Choosing,
    /// The dealer opens the envelope of this target.
    Opening(Seat),
}

/// What follows a reshuffle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum After {
    /// The next round.
    Round,
    /// The power of the policy that was just enacted.
    Power(Seat, Power),
    /// The chaos that a veto brought.
    Chaos,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// Five Liberal policies.
    LiberalPolicies,
    /// Six Fascist policies.
    FascistPolicies,
    /// Hitler was executed.
    HitlerExecuted,
    /// Hitler was elected Chancellor with three or more Fascist policies.
    HitlerElected,
}

impl Ending {
    /// All four endings.
    pub const ALL: [Self; 4] =
        [Self::LiberalPolicies, Self::HitlerExecuted, Self::FascistPolicies, Self::HitlerElected];

    /// The party that won, its dead included.
    #[must_use]
    pub const fn winner(self) -> Party {
        match self {
            Self::LiberalPolicies | Self::HitlerExecuted => Party::Liberal,
            Self::FascistPolicies | Self::HitlerElected => Party::Fascist,
        }
    }
}
