//! Why a fact is refused.

/// Why the rules refuse a fact. The game is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Illegal {
    /// The game has ended.
    Over,
    /// Not in this phase.
    NotNow,
    /// Somebody else must act.
    NotYourTurn,
    /// This player may not be chosen.
    Barred(Bar),
    /// This tile is not in that hand.
    NotInHand,
    /// The veto is not unlocked yet.
    VetoLocked,
    /// The President has refused a veto in this session.
    VetoRefused,
    /// This seat has no ballot, or has cast it.
    NoBallot,
    /// The dealer's note does not answer what was asked.
    WrongNote,
}

/// Why a player may not be chosen now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bar {
    /// Nobody sits there.
    NoSuchSeat,
    /// Out of the game.
    Dead,
    /// Nobody can choose themselves.
    Oneself,
    /// The last elected President, as Chancellor.
    LastPresident,
    /// The last elected Chancellor, as Chancellor again.
    LastChancellor,
    /// Investigated before in this game.
    Investigated,
}
