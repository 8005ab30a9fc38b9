//! President and Chancellor make a policy.

use crate::i18n::messages::texts::Session;

pub(super) const SESSION: Session = Session {
    SessionTitle: "Legislative session",
    SessionSilence: "No talking, no signs.",
    DiscardTitle: "Throw one away",
    DiscardPrompt: "Three policies. Mark one to throw away. The Chancellor gets the other two.",
    EnactTitle: "Enact one",
    EnactPrompt: "Two policies. Mark one to enact. The other one is thrown away unseen.",
    HoldForTiles: "Press and hold to see the policies",
    TilesMixed: "They lie in a random order.",
    MarkPlace: "Mark the place of a policy",
    PlaceLeft: "Left",
    PlaceMiddle: "Middle",
    PlaceRight: "Right",
    MarkDiscard: "Throw this away",
    MarkEnact: "Enact this",
    MarkedDiscard: "Will be thrown away",
    MarkedEnact: "Will be enacted",
    NothingMarked: "Nothing is marked yet",
    DiscardLeft: "Throw away the left one",
    DiscardMiddle: "Throw away the middle one",
    DiscardRight: "Throw away the right one",
    EnactLeft: "Enact the left one",
    EnactRight: "Enact the right one",
    AskVeto: "Ask for a veto instead",
    AskVetoNote: "The President is asked in front of everybody. If the answer is no, one of the two must be enacted.",
    AskVetoConfirm: "Ask the President for a veto",
    VetoWasRefused: "The veto was refused. It cannot be asked for again in this session.",
    SayVeto: "I wish to veto this agenda.",
};
