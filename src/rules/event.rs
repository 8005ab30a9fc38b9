//! What happened, for the screen, the voice and the history.

use arrayvec::ArrayVec;

use super::{Ending, Policy, Power, Seat, Seats, Ticket, Turn};

/// Something that happened before everybody's eyes. Derived from a fact, never stored, never an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// Envelopes and tiles are dealt.
    Dealt,
    /// A round begins: this is the candidate, and why.
    Candidate(Seat, Turn),
    /// A Chancellor is named.
    Nominated(Ticket),
    /// All ballots are turned over.
    Voted {
        /// Who stood for election.
        ticket: Ticket,
        /// Who said Ja.
        ja: Seats,
        /// Who said Nein.
        nein: Seats,
        /// Whether Ja is more than half of the living.
        elected: bool,
    },
    /// The Election Tracker moved up to this step.
    Tracker(u8),
    /// This Chancellor is not Hitler: everybody knows it now.
    NotHitler(Seat),
    /// The President threw one tile away and passed two on.
    Passed(Ticket),
    /// The Chancellor wishes to veto.
    VetoProposed(Ticket),
    /// The President answered.
    VetoAnswered {
        /// Who governs.
        ticket: Ticket,
        /// Whether both tiles are thrown away.
        consent: bool,
    },
    /// A tile was laid on its track.
    Enacted {
        /// Its face.
        policy: Policy,
        /// Who enacted it; nobody in chaos.
        by: Option<Ticket>,
    },
    /// From now on a government may veto.
    VetoUnlocked,
    /// Chaos is over: nobody is barred from the next nomination.
    LimitsForgotten,
    /// Everything not enacted was mixed into a new pile of this many tiles.
    Reshuffled(u8),
    /// The President must use this power.
    Power(Seat, Power),
    /// The President saw this player's party.
    Investigated {
        /// Who looked.
        president: Seat,
        /// At whose card.
        target: Seat,
    },
    /// The President saw the top three tiles.
    Peeked(Seat),
    /// The President named the next candidate.
    SpecialElection {
        /// Who called it.
        president: Seat,
        /// The next candidate.
        target: Seat,
    },
    /// The President put a player out of the game.
    Executed {
        /// Who did.
        president: Seat,
        /// Who is out.
        target: Seat,
        /// Whether that was Hitler; the only thing an execution tells.
        hitler: bool,
    },
    /// The game ended.
    Over(Ending),
}

/// What one fact brought about, in order.
pub type Events = ArrayVec<Event, 6>;
