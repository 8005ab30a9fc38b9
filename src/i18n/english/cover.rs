//! Passing the phone.

use crate::i18n::messages::texts::Cover;

pub(super) const COVER: Cover = Cover {
    // Above a name in large type.
    PassTo: "Pass the phone to",
    IAm: "I am {player}",
    WrongPerson: "Wrong person",
    WrongPersonNote: "Nothing was shown. The phone goes to: {player}",
    CoverAlone: "Only this player looks at the screen now.",
    CoverSilence: "No talking until the policy lies on the board.",
    ForEnvelope: "The secret role is in the envelope.",
    ForAnotherLook: "Another look at the secret role.",
    ForBallot: "A ballot is cast in secret.",
    ForDiscard: "The President draws three policies and throws one away.",
    ForEnact: "The Chancellor gets two policies and enacts one.",
    ForEnactAgain: "The veto is refused. The Chancellor must enact one of the two.",
    ForEnactVeto: "The Chancellor gets two policies and enacts one, or asks for a veto.",
    ForInvestigation: "The President looks at one party membership: {target}",
    ForPeek: "The President looks at the top three policies.",
    BackToTable: "Back to the table",
    HandOverStep: "{step} of {steps}",
};
